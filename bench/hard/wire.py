"""A Discord that breaks, for a bot that dies: the light stub, with faults, resuming and nonces."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from aiohttp import WSMsgType, web

from bench.wire.stub import Asked, Json, Person, Stub
from tests.wire.bridge import _json, _reset

T = TypeVar("T")

REMEMBERED = 2000
"""Events kept for a bot that resumes."""
SLOW = (0.05, 0.6)
"""Seconds by which a slow answer is late."""


class Gone(Exception):
    """The bot has died while somebody waited."""


@dataclass(slots=True)
class Sent:
    """A click, and when it was answered."""

    asked: Asked
    who: int
    custom_id: str
    at: float
    life: int
    answered: float | None = None
    faulted: bool = False
    """Whether its answer met a fault, which the person sees instead."""

    @property
    def id(self) -> int:
        return int(self.asked.token[1:])

    @property
    def told(self) -> str:
        return (self.asked.said or {}).get("content") or ""


@dataclass(slots=True)
class Trouble:
    """How often requests fail, and how; counted."""

    chance: random.Random
    share: float = 0.0
    met: Counter[str] = field(default_factory=Counter)

    def next(self) -> str | None:
        if self.chance.random() >= self.share:
            return None
        kind = self.chance.choice(("503", "503 landed", "reset", "reset landed", "429", "slow"))
        self.met[kind] += 1
        return kind


@dataclass(slots=True)
class BreakableStub(Stub):
    trouble: Trouble = field(default_factory=lambda: Trouble(random.Random(1)))
    life: int = 0
    """How many bots have died."""
    sent: list[Sent] = field(default_factory=list)
    on_request: Callable[[str, bool], None] = lambda _what, _landed: None
    """Called before and after each request took effect: what kind it is."""
    resumed: int = 0
    up: asyncio.Event = field(default_factory=asyncio.Event)
    _by_token: dict[str, Sent] = field(default_factory=dict)
    _nonces: dict[str, Json] = field(default_factory=dict)
    _members: dict[str, Person] = field(default_factory=dict)
    _events_kept: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    _number: int = 0

    # ------------------------------------------------------------------ people

    async def until(self, true: Callable[[], T], what: str) -> T:
        """Wait, but not for a bot that has died."""
        life = self.life

        def true_unless_gone() -> T:
            if self.life != life:
                raise Gone
            return true()

        return await Stub.until(self, true_unless_gone, what)

    def died(self) -> None:
        self.life += 1
        self.up.clear()
        self._news.set()

    def change(self) -> None:
        self._news.set()

    async def _ask(
        self, who: Person, where: str, kind: int, data: Json, message: Json | None = None
    ) -> Asked:
        if not self.up.is_set():
            raise Gone
        self._members[str(who.id)] = who
        begin = time.monotonic()
        asked = await Stub._ask(self, who, where, kind, data, message)
        sent = Sent(asked, who.id, str(data.get("custom_id", data.get("name"))), begin, self.life)
        self._by_token[asked.token] = sent
        self.sent.append(sent)
        return asked

    def forget(self, before: float) -> None:
        """Forget clicks from before this time: a long run has many."""
        for sent in [each for each in self.sent if each.at < before]:
            self._by_token.pop(sent.asked.token, None)
            self._asked.pop(sent.asked.token, None)
        self.sent = [each for each in self.sent if each.at >= before]

    # ----------------------------------------------------------------- gateway

    async def _tell(self, event: str, data: Json) -> None:
        """Send an event, and keep it for a bot that is cut off at the moment."""
        self._number += 1
        frame = json.dumps({"op": 0, "t": event, "s": self._number, "d": data})
        self._events_kept.append((self._number, frame))
        if self._socket is not None and not self._socket.closed:
            try:
                await self._socket.send_str(frame)
            except ConnectionError:
                self._socket = None

    async def cut(self) -> None:
        """Close the connection; the bot resumes."""
        if self._socket is not None:
            await self._socket.close(code=4000)

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_str(json.dumps({"op": 10, "d": {"heartbeat_interval": 41_250}}))
        async for frame in socket:
            if frame.type is not WSMsgType.TEXT:
                break
            told = json.loads(frame.data)
            if told["op"] == 1:
                await socket.send_str('{"op": 11}')
            elif told["op"] == 2:
                self._socket = socket
                self.on_identify()
                self._events_kept.clear()
                self._number = 0
                await self._welcome()
                self.up.set()
                self.change()
            elif told["op"] == 6:
                await self._resume(socket, told["d"]["seq"])
        return socket

    async def _resume(self, socket: web.WebSocketResponse, seen: int) -> None:
        self.resumed += 1
        for number, frame in tuple(self._events_kept):
            if number > seen:
                await socket.send_str(frame)
        self._socket = socket
        await self._tell("RESUMED", {})

    # -------------------------------------------------------------------- REST

    async def _rest(self, request: web.Request) -> web.Response:
        path = request.match_info["path"].split("/")
        what = _kind(request.method, path)
        fault = self.trouble.next() if what else None
        self.on_request(what, False)
        if fault and what in {"callback", "follow-up"} and (sent := self._by_token.get(path[2])):
            sent.faulted = True
        answer = None
        if fault is None or fault.endswith("landed") or fault == "slow":
            try:
                answer = await Stub._rest(self, request)
            except ConnectionError:  # the bot has died in the middle of it
                return web.Response(status=400)
            self.on_request(what, True)
        if fault is None:
            assert answer is not None
            return answer
        return await self._broken(request, fault) or answer or web.Response(status=503)

    async def _broken(self, request: web.Request, fault: str) -> web.Response | None:
        if fault.startswith("reset"):
            return _reset(request)
        if fault.startswith("503"):
            return _json({}, 503, request.host)
        if fault == "429":
            wait = self.trouble.chance.uniform(*SLOW)
            about = {"Via": "1.1 wire", "Retry-After": f"{wait:.2f}"}
            body = {"message": "slow down", "retry_after": wait, "global": False}
            return _json(body, 429, request.host, about)
        await asyncio.sleep(self.trouble.chance.uniform(*SLOW))
        return None

    def _answer(self, method: str, path: list[str], body: Any, pictures: list[int]) -> Any:  # noqa: ANN401
        nonce = isinstance(body, dict) and body.get("enforce_nonce") and str(body.get("nonce"))
        if nonce and nonce in self._nonces:
            return self._nonces[nonce]
        result = Stub._answer(self, method, path, body, pictures)
        if nonce:
            self._nonces[nonce] = result
        return result

    def _called_back(self, number: str, asked: Asked, body: Json, pictures: list[int]) -> Json:
        sent = self._by_token.get(asked.token)
        if sent is not None and sent.answered is None:
            sent.answered = time.monotonic()
        return Stub._called_back(self, number, asked, body, pictures)

    def _about(self, method: str, path: list[str], body: Any) -> Any:  # noqa: ANN401
        match method, path:
            case "GET", ["guilds", _, "members", number]:
                who = self._members.get(number) or Person(int(number), f"Guest {number}")
                return {"user": who.user, "roles": [], "flags": 0, "joined_at": "2026-01-01"}
            case "GET", ["webhooks", _, token, "messages", "@original"]:
                asked = self._asked[token]
                return asked.said or asked.clicked
        return Stub._about(self, method, path, body)


def _kind(method: str, path: list[str]) -> str:
    """Return what a request does for people; nothing for others."""
    match method, path:
        case "POST", ["interactions", _, _, "callback"]:
            return "callback"
        case _, ["webhooks", *_]:
            return "follow-up"
        case "POST", ["channels", _, "messages"]:
            return "post"
        case "PATCH", ["channels", _, "messages", _]:
            return "edit"
        case "DELETE", ["channels", _, "messages", _]:
            return "remove"
    return ""
