"""SimCord's Discord behind real sockets on 127.0.0.1: REST, CDN and gateway, in real time.

The bot runs in a separate process (`process`), so it can be killed, restarted and disconnected.
People act through SimCord's own `MemberActor`s with all their checks: `await ada.click(message,
custom_id="go")` returns when the bot has answered, or at once while `answers_expected` is false.
Actions may overlap. `until` waits for anything else; `fail`, `drop` and `hold` break requests.

Two differences from SimCord: a repeated `nonce` returns the message it made before, as the bot
relies on, and an answer after more than three seconds still counts.
"""

import asyncio
import fnmatch
import io
import json
import socket
import struct
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any, Self, TypeVar

import discord
import simcord
from aiohttp import BodyPartReader, web
from simcord.backend.cdn import CDN_BASE
from simcord.http import router

from bot.playground.live import LiveClock
from tests.patience import SILENCE, waiting_for
from tests.wire.gateway import Gateway, local

RESET = struct.pack("ii", 1, 0)  # SO_LINGER: close with RST, the way a crashed peer looks

T = TypeVar("T")
_asked: ContextVar[Any] = ContextVar("asked", default=None)


@dataclass(slots=True)
class Fault:
    """A fault for the next requests that match."""

    bridge: "Bridge"
    method: str
    path: str
    times: int
    status: int = 0
    body: Mapping[str, Any] = field(default_factory=dict)
    headers: Mapping[str, str] = field(default_factory=dict)
    drop: bool = False
    landed: bool = False
    release: asyncio.Event | None = None
    reached: bool = False

    def meets(self, method: str, path: str) -> bool:
        return self.times > 0 and method == self.method and fnmatch.fnmatch(path, self.path)

    async def met(self) -> None:
        """Wait until a request has met this fault."""
        await self.bridge.until(lambda: self.reached, f"a {self.method} {self.path}")


class Bridge(simcord.Env):
    """A SimCord environment whose bot runs in another process."""

    def __init__(self) -> None:
        super().__init__(discord.Client(intents=discord.Intents.none()), check_errors=False)
        self.backend.clock = LiveClock()  # type: ignore[assignment]
        self.gateway = Gateway(self.backend, self.change)
        self.faults: list[Fault] = []
        self.address = ""
        self.lost = ""
        """What became of a bot whose end nobody wanted."""
        self._answers_expected = True
        self._news = asyncio.Event()
        self._nonces: dict[tuple[str, str], Any] = {}
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=32 << 20)
        app.router.add_get("/gw/", self.gateway.serve)
        app.router.add_get("/cdn/{path:.*}", self._cdn)
        app.router.add_route("*", "/api/v10/{path:.*}", self._rest)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        host, port = self._runner.addresses[0]
        self.address = f"{host}:{port}"
        return self

    async def __aexit__(self, *_: object) -> None:
        for fault in self.faults:
            if fault.release is not None:
                fault.release.set()
        assert self._runner is not None
        await self._runner.cleanup()

    # -------------------------------------------------------------- for tests

    async def until(self, true: Callable[[], T], what: str) -> T:
        """Wait until `true` returns something truthy; it is called after every change.

        A bot that has died, or of which nothing is heard for long, brings no change any more.
        """
        async with waiting_for(what):
            while not (value := true()):
                if self.lost:
                    raise RuntimeError(f"waited for {what}, but {self.lost}")
                self._news.clear()
                async with waiting_for(f"{what}, without a sign of life", SILENCE):
                    await self._news.wait()
            return value

    @property
    def answers_expected(self) -> bool:
        """Return whether people wait for answers; there are none while the bot is dead."""
        return self._answers_expected

    @answers_expected.setter
    def answers_expected(self, expected: bool) -> None:
        self._answers_expected = expected
        self.change()

    def change(self) -> None:
        """Let everything that waits in `until` check again."""
        self._news.set()

    def fail(
        self,
        method: str,
        path: str,
        status: int,
        *,
        times: int = 1,
        landed: bool = False,
        **body: Any,
    ) -> Fault:
        """Answer with an error. `landed` means that the request took effect nevertheless."""
        headers = {"Via": "1.1 wire", "Retry-After": "1"} if status == 429 else {}
        return self._expect(Fault(self, method, path, times, status, body, headers, landed=landed))

    def drop(self, method: str, path: str, *, times: int = 1, landed: bool = False) -> Fault:
        """Reset the connection instead of answering."""
        return self._expect(Fault(self, method, path, times, drop=True, landed=landed))

    def hold(self, method: str, path: str, *, landed: bool = False) -> Fault:
        """Keep the request waiting, before or after its effect, until `release` is set."""
        return self._expect(Fault(self, method, path, 1, landed=landed, release=asyncio.Event()))

    def _expect(self, fault: Fault) -> Fault:
        self.faults.append(fault)
        return fault

    # ------------------------------------------------------------------ people

    def _begin_operation(self, label: str) -> None:
        """Allow overlapping actions, which SimCord forbids."""

    def _end_operation(self) -> None:
        pass

    def _notify_dispatch_observers(self, interaction: Any) -> None:  # noqa: ANN401
        interaction.initial_response_deadline = None
        _asked.set(interaction)

    async def _settle_internal(self, **_: Any) -> None:
        asked = _asked.get()
        _asked.set(None)
        if asked is not None:
            await self.until(
                lambda: asked.responded or not self.answers_expected, "an answer to a click"
            )

    # ----------------------------------------------------------------- the bot

    async def _cdn(self, request: web.Request) -> web.Response:
        blob = self.backend.cdn.get(f"{CDN_BASE}/{request.match_info['path']}")
        return web.Response(status=404) if blob is None else web.Response(body=blob)

    async def _rest(self, request: web.Request) -> web.StreamResponse:
        path = "/" + request.match_info["path"]
        fault = next((f for f in self.faults if f.meets(request.method, path)), None)
        if fault is None:
            return await self._answer(request, path)
        fault.times -= 1
        answer = await self._answer(request, path) if fault.landed else None
        fault.reached = True
        self.change()
        if fault.release is not None:
            await fault.release.wait()
        if fault.drop:
            return _reset(request)
        if fault.status:
            return _json(fault.body, fault.status, request.host, fault.headers)
        return answer or await self._answer(request, path)

    async def _answer(self, request: web.Request, path: str) -> web.Response:
        body, files = await _read(request)
        try:
            result = self._dispatch(request, path, body, files)
        except simcord.BackendError as error:
            return _json(error.to_json(), error.status, request.host)
        finally:
            self.change()
        return _json(result, 204 if result is None else 200, request.host)

    def _dispatch(
        self,
        request: web.Request,
        path: str,
        body: Any,  # noqa: ANN401
        files: list[discord.File],
    ) -> Any:  # noqa: ANN401
        nonce = body.get("nonce") if isinstance(body, dict) and body.get("enforce_nonce") else None
        if nonce is not None and (path, nonce) in self._nonces:
            return self._nonces[path, nonce]
        result = router.dispatch(
            self.backend,
            request.method,
            path,
            json=body,
            params=dict(request.query),
            files=files,
            reason=request.headers.get("X-Audit-Log-Reason"),
        )
        if nonce is not None:
            self._nonces[path, nonce] = result
        return result


async def _read(request: web.Request) -> tuple[Any, list[discord.File]]:
    """Return the JSON body and the uploads, with their descriptions from the body."""
    if not request.content_type.startswith("multipart/"):
        return (await request.json() if request.can_read_body else None), []
    body: Any = None
    uploads: list[tuple[str, bytes]] = []
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        if part.name == "payload_json":
            body = json.loads(await part.text())
        else:
            uploads.append((part.filename or "", bytes(await part.read())))
    described = (body.get("data") or body).get("attachments") or []
    texts = {str(item["id"]): item.get("description") for item in described}
    return body, [
        discord.File(io.BytesIO(data), name, description=texts.get(str(index)))
        for index, (name, data) in enumerate(uploads)
    ]


def _json(
    result: Any,  # noqa: ANN401
    status: int,
    host: str,
    headers: Mapping[str, str] | None = None,
) -> web.Response:
    """Answer with JSON; discord.py compares the whole content type, so it must name no charset."""
    if status == 204:
        return web.Response(status=status, headers=headers)
    body = local(result, host).encode()
    kind = {"Content-Type": "application/json"}
    return web.Response(body=body, status=status, headers={**kind, **(headers or {})})


def _reset(request: web.Request) -> web.Response:
    assert request.transport is not None
    wire = request.transport.get_extra_info("socket")
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
    request.transport.abort()
    return web.Response()
