"""A Discord for one bot, as light as it can be: gateway and REST on 127.0.0.1.

It keeps messages and checks nothing. Its own work must not blur what is measured, so it is much
less than SimCord's; the tests use that one.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Self, TypeVar

import discord
from aiohttp import WSMsgType, web

PATIENCE = 20.0
"""Seconds until a click without an answer ends the run."""
EPOCH = 1_420_070_400_000
EPHEMERAL = 64
APPLICATION, GUILD = "900", "1000"
CHANNELS = ("1001", "1002")
ALLOWED = str(
    discord.Permissions(
        view_channel=True,
        send_messages=True,
        embed_links=True,
        attach_files=True,
        read_message_history=True,
        use_application_commands=True,
    ).value
)
_CHANNELS = {
    number: {"id": number, "type": 0, "name": f"games-{number}", "position": 0, "guild_id": GUILD}
    for number in CHANNELS
}

Json = dict[str, Any]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Person:
    id: int
    name: str

    @property
    def user(self) -> Json:
        return user(str(self.id), self.name)


@dataclass(slots=True)
class Asked:
    """An interaction and what the bot has answered."""

    token: str
    channel: str
    clicked: Json | None
    kind: int | None = None
    """The type of the first answer."""
    form: Json | None = None
    said: Json | None = None
    """A new message, which is private."""
    edited: bool = False


def user(number: str, name: str, *, bot: bool = False) -> Json:
    return {
        "id": number,
        "username": name.lower().replace(" ", "_"),
        "global_name": name,
        "discriminator": "0",
        "avatar": None,
        "bot": bot,
    }


def buttons(message: Json) -> Iterator[Json]:
    """Yield the parts of a message that can be clicked now."""
    for row in message["components"]:
        yield from (part for part in row["components"] if not part.get("disabled"))


@dataclass(slots=True)
class Stub:
    address: str = ""
    requests: int = 0
    uploaded: int = 0
    """Bytes of the last picture."""
    identified: asyncio.Event = field(default_factory=asyncio.Event)
    on_identify: Callable[[], None] = lambda: None
    on_message: Callable[[Json], None] = lambda _: None
    """Called for every public message that is posted or edited."""
    messages: dict[str, Json] = field(default_factory=dict)
    _commands: list[Json] = field(default_factory=list)
    _asked: dict[str, Asked] = field(default_factory=dict)
    _numbers: Iterator[int] = field(default_factory=lambda: count(1))
    _events: Iterator[int] = field(default_factory=lambda: count(1))
    _news: asyncio.Event = field(default_factory=asyncio.Event)
    _socket: web.WebSocketResponse | None = None
    _runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=32 << 20)
        app.router.add_get("/gw/", self._gateway)
        app.router.add_route("*", "/api/v10/{path:.*}", self._rest)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        host, port = self._runner.addresses[0]
        self.address = f"{host}:{port}"
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._runner is not None
        await self._runner.cleanup()

    def snowflake(self) -> str:
        return str((int(time.time() * 1000) - EPOCH << 22) + next(self._numbers) % (1 << 22))

    async def until(self, true: Callable[[], T], what: str) -> T:
        """Wait until `true` returns something truthy; it is called after every request."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not (value := true()):
                    self._news.clear()
                    await self._news.wait()
                return value
        except TimeoutError:
            raise RuntimeError(f"waited {PATIENCE:.0f} seconds for {what}") from None

    # ------------------------------------------------------------------ people

    async def command(self, who: Person, where: str, name: str, **options: str | int) -> Asked:
        known = next(each for each in self._commands if each["name"] == name)
        given = [
            {"name": key, "type": 3 if isinstance(value, str) else 4, "value": value}
            for key, value in options.items()
        ]
        data = {"id": known["id"], "name": name, "type": 1, "options": given}
        return await self._ask(who, where, 2, data)

    async def click(self, who: Person, message: Json, custom_id: str) -> Asked:
        data = {"component_type": 2, "custom_id": custom_id}
        return await self._ask(who, message["channel_id"], 3, data, message)

    async def submit(self, who: Person, message: Json, form: Json, text: str) -> Asked:
        field = {"type": 4, "custom_id": "number", "value": text}
        data = {"custom_id": form["custom_id"], "components": [{"type": 18, "component": field}]}
        return await self._ask(who, message["channel_id"], 5, data, message)

    async def _ask(
        self, who: Person, where: str, kind: int, data: Json, message: Json | None = None
    ) -> Asked:
        number = self.snowflake()
        asked = self._asked[f"t{number}"] = Asked(f"t{number}", where, message)
        member = {"user": who.user, "roles": [], "flags": 0, "permissions": ALLOWED}
        payload = {
            "id": number,
            "application_id": APPLICATION,
            "type": kind,
            "token": asked.token,
            "version": 1,
            "data": data,
            "guild_id": GUILD,
            "channel_id": where,
            "channel": _CHANNELS[where],
            "member": {**member, "joined_at": "2026-01-01T00:00:00+00:00"},
            "app_permissions": ALLOWED,
            "locale": "en-US",
            "guild_locale": "en-US",
            "entitlements": [],
            "authorizing_integration_owners": {"0": GUILD},
            "context": 0,
            "attachment_size_limit": 10_485_760,
        }
        await self._tell("INTERACTION_CREATE", payload | ({"message": message} if message else {}))
        return asked

    # ----------------------------------------------------------------- gateway

    async def _tell(self, event: str, data: Json) -> None:
        assert self._socket is not None
        frame = {"op": 0, "t": event, "s": next(self._events), "d": data}
        await self._socket.send_str(json.dumps(frame))

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = self._socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_str(json.dumps({"op": 10, "d": {"heartbeat_interval": 41_250}}))
        async for frame in socket:
            if frame.type is not WSMsgType.TEXT:
                break
            operation = json.loads(frame.data)["op"]
            if operation == 1:
                await socket.send_str('{"op": 11}')
            elif operation == 2:
                self.on_identify()
                await self._welcome()
        return socket

    async def _welcome(self) -> None:
        ready = {
            "v": 10,
            "user": user(APPLICATION, "Rungs", bot=True),
            "guilds": [{"id": GUILD, "unavailable": True}],
            "session_id": "session",
            "resume_gateway_url": f"ws://{self.address}/gw/",
            "application": {"id": APPLICATION, "flags": 0},
        }
        everyone = {"id": GUILD, "name": "@everyone", "permissions": ALLOWED}
        me = {"user": user(APPLICATION, "Rungs", bot=True), "roles": [], "flags": 0}
        guild = {
            "id": GUILD,
            "name": "Club",
            "owner_id": "901",
            "unavailable": False,
            "member_count": 2,
            "preferred_locale": "en-US",
            "roles": [everyone],
            "channels": list(_CHANNELS.values()),
            "members": [me],
            "threads": [],
        }
        await self._tell("READY", ready)
        await self._tell("GUILD_CREATE", guild)
        self.identified.set()

    # -------------------------------------------------------------------- REST

    async def _rest(self, request: web.Request) -> web.Response:
        self.requests += 1
        body, pictures = _read(await request.read())
        result = self._answer(request.method, request.match_info["path"].split("/"), body, pictures)
        self._news.set()
        if result is None:
            return web.Response(status=204)
        # discord.py compares the whole content type, so it must name no charset.
        kind = {"Content-Type": "application/json"}
        if result is NOT_FOUND:
            return web.Response(body=b'{"code": 10008}', status=404, headers=kind)
        return web.Response(body=json.dumps(result).encode(), headers=kind)

    def _answer(self, method: str, path: list[str], body: Any, pictures: list[int]) -> Any:  # noqa: ANN401
        match method, path:
            case "POST", ["interactions", number, token, "callback"]:
                return self._called_back(number, self._asked[token], body, pictures)
            case "POST", ["webhooks", _, token]:
                asked = self._asked[token]
                asked.said = self._new(asked.channel, body, pictures)
                return asked.said
            case "PATCH", ["webhooks", _, token, "messages", "@original"]:
                return self._edited_by(self._asked[token], body, pictures)
            case "DELETE", ["webhooks", _, token, "messages", "@original"]:
                self._delete(self._asked[token].clicked)
                return None
            case "POST", ["channels", channel, "messages"]:
                return self._shown(self._new(channel, body, pictures))
            case "PATCH", ["channels", _, "messages", number]:
                message = self.messages.get(number)
                return self._shown(self._edit(message, body, pictures)) if message else NOT_FOUND
            case "DELETE", ["channels", _, "messages", number]:
                self._delete(self.messages.get(number))
                return None
            case "GET", ["channels", channel, "messages"]:
                newest = reversed(self.messages.values())
                return [each for each in newest if each["channel_id"] == channel][:100]
            case "GET", ["channels", _, "messages", number]:
                return self.messages.get(number, NOT_FOUND)
        return self._about(method, path, body)

    def _about(self, method: str, path: list[str], body: Any) -> Any:  # noqa: ANN401
        match method, path:
            case "GET", ["users", "@me"]:
                return user(APPLICATION, "Rungs", bot=True)
            case "GET", ["oauth2", "applications", "@me"]:
                return _APPLICATION
            case "GET", ["applications", _, "commands"]:
                return self._commands
            case "PUT", ["applications", _, "commands"]:
                about = {"application_id": APPLICATION, "version": "1"}
                self._commands = [{**each, **about, "id": self.snowflake()} for each in body]
                return self._commands
        raise RuntimeError(f"the stub knows no {method} /{'/'.join(path)}")

    def _called_back(self, number: str, asked: Asked, body: Json, pictures: list[int]) -> Json:
        asked.kind = body["type"]
        answer: Json = {"id": number, "type": 3}
        data, resource = body.get("data") or {}, None
        if asked.kind == 4:
            asked.said = resource = self._new(asked.channel, data, pictures)
        elif asked.kind == 7:
            resource = self._edited_by(asked, data, pictures)
        elif asked.kind == 9:
            asked.form = data
        if asked.kind == 5:
            answer |= {"response_message_id": self.snowflake(), "response_message_loading": True}
        if resource is None:
            return {"interaction": answer}
        answer["response_message_id"] = resource["id"]
        return {"interaction": answer, "resource": {"type": asked.kind, "message": resource}}

    def _edited_by(self, asked: Asked, body: Json, pictures: list[int]) -> Json:
        """Edit the clicked message, or give a deferred answer its content."""
        asked.edited = True
        if asked.clicked is None:
            asked.said = self._new(asked.channel, body, pictures)
            return asked.said
        return self._shown(self._edit(asked.clicked, body, pictures))

    def _new(self, channel: str, body: Json, pictures: list[int]) -> Json:
        message: Json = {
            "id": self.snowflake(),
            "channel_id": channel,
            "author": user(APPLICATION, "Rungs", bot=True),
            "content": "",
            "timestamp": "2026-01-01T00:00:00+00:00",
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "components": [],
            "pinned": False,
            "type": 0,
            "flags": body.get("flags") or 0,
            "application_id": APPLICATION,
        }
        return self._edit(message, body, pictures)

    def _edit(self, message: Json, body: Json, pictures: list[int]) -> Json:
        for key in ("content", "embeds", "components"):
            if key in body:
                message[key] = body[key] or ("" if key == "content" else [])
        if "attachments" in body:
            given = zip(body["attachments"], pictures, strict=False)
            message["attachments"] = [self._attachment(each, size) for each, size in given]
        self.uploaded = pictures[0] if pictures else self.uploaded
        for each in message["embeds"]:
            if "image" in each and message["attachments"]:
                each["image"]["url"] = message["attachments"][0]["url"]
        return message

    def _attachment(self, given: Json, size: int) -> Json:
        number, name = self.snowflake(), given["filename"]
        url = f"http://{self.address}/attachments/{number}/{name}"
        about = {"content_type": "image/png", "width": 1000, "height": 800, "size": size}
        return {**about, **given, "id": number, "url": url, "proxy_url": url}

    def _shown(self, message: Json) -> Json:
        if not message["flags"] & EPHEMERAL:
            self.messages[message["id"]] = message
            self.on_message(message)
        return message

    def _delete(self, message: Json | None) -> None:
        if message is not None:
            self.messages.pop(message["id"], None)


NOT_FOUND = object()
_APPLICATION = {
    "id": APPLICATION,
    "name": "Rungs",
    "icon": None,
    "description": "",
    "bot_public": True,
    "bot_require_code_grant": False,
    "verify_key": "",
    "flags": 0,
    "owner": user("901", "Owner"),
}


def _read(body: bytes) -> tuple[Any, list[int]]:
    """Return the JSON of a request and the sizes of its uploads; discord.py sends JSON first."""
    if not body.startswith(b"--"):
        return (json.loads(body) if body else None), []
    boundary = body[: body.index(b"\r\n")]
    first, *files = (part.partition(b"\r\n\r\n")[2] for part in body.split(boundary)[1:-1])
    return json.loads(first), [len(each) - 2 for each in files]
