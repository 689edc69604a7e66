"""A channel to play in: the real client in SimCord, a real SQLite file, people who click."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import discord
import simcord
from simcord import ChannelHandle, MemberActor

from bot.client import RungsClient, build_client
from bot.health import Metrics
from bot.settings import Settings
from core.preferences import Preferences
from core.store import schema
from core.store.database import Database
from core.tables.service import TableService

Shown: TypeAlias = discord.Message | simcord.ResponseMessage

PATIENCE = 60.0
"""Seconds the bot has for everything behind one act: on a busy machine it needs more than five."""
TICK = 30.0
"""The bot's clock looks this often: hours pass in few steps."""
PEOPLE = ("ada", "ben", "cleo", "dan", "eve")


@dataclass(slots=True)
class World:
    env: simcord.Env
    database: Database
    channel: ChannelHandle
    people: dict[str, MemberActor]
    owner: MemberActor

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
        return self.client.house.tables

    def __getitem__(self, name: str) -> MemberActor:
        return self.people[name]

    async def restart(self) -> None:
        """The process dies and another one takes over, with the same database."""
        await self.env.restart_bot(make_client(self.database))
        await self.env.settle()

    def last(self, channel: ChannelHandle | None = None) -> discord.Message:
        """The newest public message."""
        return (channel or self.channel).history()[-1]

    async def press(
        self, who: str, label: str, message: Shown | None = None
    ) -> simcord.InteractionResult:
        """Clicks the button with this label, on the newest message unless another is given."""
        return await self[who].click(message or self.last(), label=label)


def make_client(database: Database) -> RungsClient:
    settings = Settings(_env_file=None)  # type: ignore[call-arg]
    tables = TableService(
        database, discord.utils.utcnow, limits=settings.limits, timing=settings.timing
    )
    client = build_client(settings, database, tables, Preferences(database), Metrics())
    client.clock.loop.change_interval(seconds=TICK)
    return client


@asynccontextmanager
async def playing(folder: Path) -> AsyncIterator[World]:
    database = Database(f"sqlite:///{folder / 'rungs.sqlite3'}")
    await schema.prepare(database)
    try:
        async with simcord.run(make_client(database), settle_timeout=PATIENCE) as env:
            guild = env.create_guild("Club")
            channel = guild.create_text_channel("games")
            people = {name: _member(env, guild, name) for name in PEOPLE}
            owner = MemberActor(env, guild, guild.owner)
            await env.settle()
            yield World(env, database, channel, people, owner)
    finally:
        await database.close()


def _member(env: simcord.Env, guild: simcord.GuildHandle, name: str) -> MemberActor:
    return guild.add_member(env.create_user(name, global_name=name.capitalize()))


def labels(message: Shown) -> list[str]:
    """What the enabled buttons of a message say."""
    return [
        part["label"]
        for row in _raw(message)
        for part in row["components"]
        if part["type"] == 2 and not part.get("disabled")
    ]


def custom_ids(message: Shown) -> list[str]:
    return [
        part["custom_id"]
        for row in _raw(message)
        for part in row["components"]
        if not part.get("disabled")
    ]


def _raw(message: Shown) -> list[dict[str, Any]]:
    if isinstance(message, discord.Message):
        return [row.to_dict() for row in message.components]  # type: ignore[misc]
    return list(message.components)
