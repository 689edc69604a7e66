"""The gateway: HELLO, IDENTIFY, RESUME, and events by intent and by shard."""

import asyncio
import copy
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

import discord
from aiohttp import web
from simcord import intents
from simcord.backend import Backend, serializers
from simcord.backend.cdn import CDN_BASE

HEARTBEAT_MS = 41_250
OF_GUILD = {"GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE"}  # other events have it in guild_id
LOST = 4000  # a close code after which a client resumes

Event = dict[str, Any]


class Op(IntEnum):
    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    RESUME = 6
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


def local(payload: Any, host: str) -> str:  # noqa: ANN401
    """Return JSON whose file URLs point to the bridge's CDN."""
    return json.dumps(payload).replace(CDN_BASE, f"http://{host}/cdn")


@dataclass(slots=True)
class Session:
    """One IDENTIFY. It outlives its socket, so that missed events can be replayed."""

    id: str
    intents: discord.Intents
    shard: tuple[int, int]
    events: list[Event] = field(default_factory=list)
    queue: asyncio.Queue[Event] | None = None

    def hears(self, event: str, payload: Mapping[str, Any]) -> bool:
        gate = intents.required_intent(event, payload)
        if gate is not None and not getattr(self.intents, gate):
            return False
        guild = payload["id"] if event in OF_GUILD else payload.get("guild_id") or 0
        number, shards = self.shard
        return (int(guild) >> 22) % shards == number

    def tell(self, event: str, payload: Mapping[str, Any]) -> None:
        number = len(self.events) + 1
        self.events.append({"op": Op.DISPATCH, "t": event, "s": number, "d": payload})
        if self.queue is not None:
            self.queue.put_nowait(self.events[-1])


class Gateway:
    def __init__(self, backend: Backend, changed: Callable[[], None]) -> None:
        self._backend = backend
        self._changed = changed
        self._sockets: set[web.WebSocketResponse] = set()
        self.sessions: dict[str, Session] = {}
        self.identified = 0
        self.resumed = 0
        backend.subscribers.append(self._emit)

    async def drop(self, *, forget: bool = False, code: int = LOST) -> None:
        """Close every connection. The bot resumes, or identifies if its session is forgotten."""
        if forget:
            self.sessions.clear()
        for socket in tuple(self._sockets):
            await socket.close(code=code)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self._sockets.add(socket)
        queue: asyncio.Queue[Event] = asyncio.Queue()
        queue.put_nowait({"op": Op.HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}})
        sender = asyncio.ensure_future(self._send(socket, queue, str(request.host)))
        try:
            async for frame in socket:
                self._hear(json.loads(frame.data), queue, str(request.host))
        finally:
            sender.cancel()
            self._sockets.discard(socket)
            for session in self.sessions.values():
                session.queue = None if session.queue is queue else session.queue
        return socket

    async def _send(
        self, socket: web.WebSocketResponse, queue: asyncio.Queue[Event], host: str
    ) -> None:
        while not socket.closed:
            await socket.send_str(local(await queue.get(), host))

    def _hear(self, frame: Event, queue: asyncio.Queue[Event], host: str) -> None:
        data = frame["d"]
        match frame["op"]:
            case Op.HEARTBEAT:
                queue.put_nowait({"op": Op.HEARTBEAT_ACK})
            case Op.IDENTIFY:
                self._identify(data, queue, host)
            case Op.RESUME:
                self._resume(data, queue)

    def _identify(self, data: Mapping[str, Any], queue: asyncio.Queue[Event], host: str) -> None:
        self.identified += 1
        number, shards = data.get("shard", (0, 1))
        wanted = discord.Intents._from_value(data["intents"])
        session = Session(f"session-{self.identified}", wanted, (number, shards), queue=queue)
        self.sessions[session.id] = session
        session.tell("READY", self._ready(session, host))
        for guild in self._backend.guilds.values():
            self._offer(
                session, "GUILD_CREATE", serializers.guild_create_payload(self._backend, guild)
            )
        self._changed()

    def _ready(self, session: Session, host: str) -> Event:
        guilds = [
            {"id": str(guild), "unavailable": True}
            for guild in self._backend.guilds
            if session.hears("GUILD_CREATE", {"id": guild})
        ]
        return {
            "v": 10,
            "user": dict(serializers.user_payload(self._backend.bot_user)),
            "guilds": guilds,
            "session_id": session.id,
            "resume_gateway_url": f"ws://{host}/gw/",
            "shard": session.shard,
            "application": {"id": str(self._backend.application_id), "flags": 0},
        }

    def _resume(self, data: Mapping[str, Any], queue: asyncio.Queue[Event]) -> None:
        session = self.sessions.get(data["session_id"])
        if session is None:
            queue.put_nowait({"op": Op.INVALID_SESSION, "d": False})
            return
        self.resumed += 1
        for event in session.events[data["seq"] :]:
            queue.put_nowait(event)
        session.queue = queue
        session.tell("RESUMED", {})
        self._changed()

    def _emit(self, event: str, payload: Mapping[str, Any]) -> None:
        for session in self.sessions.values():
            self._offer(session, event, payload)

    def _offer(self, session: Session, event: str, payload: Mapping[str, Any]) -> None:
        """Send a copy, reduced to what the session's intents allow."""
        if not session.hears(event, payload):
            return
        shown = copy.deepcopy(dict(payload))
        bot = self._backend.bot_user.id
        if event == "GUILD_CREATE":
            intents.prune_guild_create(shown, session.intents, bot)
        if event.startswith("MESSAGE_") and not session.intents.message_content:
            intents.censor_message(shown, bot, backend=self._backend)
        session.tell(event, shown)
