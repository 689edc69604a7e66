"""A channel to play in: the real client in SimCord, a real SQLite file, people who click."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import discord
import simcord
from simcord import ChannelHandle, MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from simcord.results import to_discord_message

from bot.app import build_client
from bot.interactions.client import Patience, RungsClient
from bot.interactions.pace import Pace
from bot.ops.health import Metrics
from bot.ops.settings import load
from bot.render.painter import Painter
from bot.text.languages import Words
from core.store import schema
from core.store.database import Database
from core.tables.service import TableService
from tests.patience import SECONDS

Shown: TypeAlias = discord.Message | simcord.ResponseMessage

TICK = 30.0
"""The bot's clock looks this often: hours pass in few steps."""
UNHURRIED = Patience(SECONDS, SECONDS, SECONDS)
"""On a slow machine the bot's own timers would run off, and move the simulated clock."""
PEOPLE = ("ada", "ben", "cleo", "dan", "eve")


@dataclass(slots=True)
class World:
    env: simcord.Env
    database: Database
    channel: ChannelHandle
    people: dict[str, MemberActor]
    owner: MemberActor
    written: Callable[[str], str] = str
    """How its language writes what is in English here."""

    @property
    def client(self) -> RungsClient:
        client = self.env.bot
        assert isinstance(client, RungsClient)
        return client

    @property
    def guild(self) -> simcord.GuildHandle:
        assert self.channel.guild is not None
        return self.channel.guild

    @property
    def server(self) -> int:
        return self.guild.id

    @property
    def tables(self) -> TableService:
        return self.client.services.tables

    def __getitem__(self, name: str) -> MemberActor:
        return self.people[name]

    async def restart(self) -> None:
        """The process dies and another one takes over, with the same database."""
        await self.env.restart_bot(make_client(self.database))
        await self.env.settle()

    def last(self, channel: ChannelHandle | None = None) -> discord.Message:
        """The newest public message."""
        return to_discord_message(self.env, self._public(channel)[-1])

    def clickable(self) -> list[discord.Message]:
        """The public messages with something to click, oldest first."""
        return [to_discord_message(self.env, m) for m in self._public() if m.components]

    def _public(self, channel: ChannelHandle | None = None) -> list[Any]:
        """Not by `history`, which copies a long channel whole for the sake of one message."""
        stored = self.env.backend.messages.get((channel or self.channel).id, {})
        return [stored[number] for number in sorted(stored) if stored[number].visible_to(None)]

    async def hidden_from(self, who: str) -> ChannelHandle:
        """A channel that one of the people cannot see."""
        den = self.guild.create_text_channel("den")
        await self.hide(den, who)
        return den

    async def hide(self, channel: ChannelHandle, who: str) -> None:
        """One of the people cannot see this channel any more."""
        sight = discord.Permissions(view_channel=True).value
        unseen = Overwrite(self[who].id, OverwriteType.MEMBER, allow=0, deny=sight)
        self.env.backend.set_overwrite(channel.id, unseen)
        await self.env.settle()

    async def stranger(self) -> tuple[MemberActor, ChannelHandle]:
        """Somebody on another server, and a channel there."""
        other = self.env.create_guild("Other")
        there = other.create_text_channel("games")
        stranger = other.add_member(self.env.create_user("stranger"))
        await self.env.settle()
        return stranger, there

    async def press(
        self, who: str, label: str, message: Shown | None = None
    ) -> simcord.InteractionResult:
        """Clicks the button with this label, on the newest message unless another is given."""
        return await self[who].click(message or self.last(), label=self.written(label))


def make_client(
    database: Database,
    words: Words | None = None,
    pace: Pace | None = None,
    tick: float = TICK,
    present: float = 0,
    system: Callable[[], datetime] = discord.utils.utcnow,
    *,
    opens_threads: bool = True,
    painter: Painter | None = None,
) -> RungsClient:
    """The bot as it is, but that nobody is asked to slow down unless a pace is given.

    No time passes between two clicks, so nobody is taken to be there unless `present` says so.
    """
    client = build_client(
        load(),
        database,
        Metrics(),
        words=words or _words(),
        painter=painter or _painter(),
        patience=replace(UNHURRIED, present=present),
        pace=pace or Pace(_seconds, {}),
        monotonic=_seconds,
        system=system,
        opens_threads=opens_threads,
    )
    client.clock.loop.change_interval(seconds=tick)
    return client


def _seconds() -> float:
    return discord.utils.utcnow().timestamp()


@cache
def _words() -> Words:
    """The catalogue, read once for all worlds of a process."""
    return Words()


@cache
def _painter() -> Painter:
    """One painter for all worlds of a process: what one has drawn the others need not."""
    return Painter()


@cache
def _empty() -> bytes:
    """A migrated file to copy."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.sqlite3"
        asyncio.run(_migrate(f"sqlite:///{path}"))
        return path.read_bytes()


async def _migrate(address: str) -> None:
    database = Database(address)
    await schema.prepare(database)
    await database.close()


class _Env(simcord.Env):
    """Looks ten times as often whether the bot has come to rest: most of the time it has."""

    async def _settle_internal(self, *, idle: float = 0.005, **how: Any) -> None:
        await super()._settle_internal(idle=idle, **how)


class _Running(simcord.run):
    def __init__(self, bot: discord.Client, **options: Any) -> None:
        self._env = _Env(bot, **options)


@asynccontextmanager
async def playing(
    folder: Path,
    words: Words | None = None,
    pace: Pace | None = None,
    tick: float = TICK,
    present: float = 0,
    system: Callable[[], datetime] = discord.utils.utcnow,
    *,
    opens_threads: bool = True,
    painter: Painter | None = None,
    written: Callable[[str], str] = str,
) -> AsyncIterator[World]:
    file = folder / "rungs.sqlite3"
    file.write_bytes(await asyncio.to_thread(_empty))
    database = Database(f"sqlite:///{file}")
    try:
        client = make_client(
            database,
            words,
            pace,
            tick,
            present,
            system,
            opens_threads=opens_threads,
            painter=painter,
        )
        async with _Running(client, settle_timeout=SECONDS) as env:
            guild = env.create_guild("Club")
            channel = guild.create_text_channel("games")
            people = {name: _member(env, guild, name) for name in PEOPLE}
            owner = MemberActor(env, guild, guild.owner)
            await env.settle()
            yield World(env, database, channel, people, owner, written)
    finally:
        await database.close()


def _member(env: simcord.Env, guild: simcord.GuildHandle, name: str) -> MemberActor:
    return guild.add_member(env.create_user(name, global_name=name.capitalize()))


def labels(message: Shown) -> list[str]:
    """What the enabled buttons of a message say."""
    return [
        part["label"]
        for row in raw(message)
        for part in row["components"]
        if part["type"] == 2 and not part.get("disabled")
    ]


def custom_ids(message: Shown) -> list[str]:
    return [
        part["custom_id"]
        for row in raw(message)
        for part in row["components"]
        if not part.get("disabled")
    ]


def raw(message: Shown) -> list[dict[str, Any]]:
    if isinstance(message, discord.Message):
        return [row.to_dict() for row in message.components]  # type: ignore[misc]
    return list(message.components)
