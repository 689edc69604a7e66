"""A channel whose bot is a separate process, behind sockets."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import discord
from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage

from tests.wire import process
from tests.wire.bridge import Bridge

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789AB"
NAMES = ("ada", "ben", "cleo", "dan")


@dataclass(slots=True)
class World:
    bridge: Bridge
    channel: ChannelHandle
    people: dict[str, MemberActor]
    file: Path
    bot: process.BotProcess

    @property
    def env(self) -> dict[str, str]:
        return bot_env(self.file)

    async def click(self, who: str, label: str) -> InteractionResult:
        return await self.press(who, self.boards()[-1], label)

    async def press(self, who: str, message: discord.Message, label: str) -> InteractionResult:
        stored = self.bridge.backend.get_message(self.channel.id, message.id)
        return await self.people[who].click(ResponseMessage(self.bridge, stored), label=label)

    def boards(self) -> list[discord.Message]:
        """Return the messages that have more buttons than the card of a game that has started."""
        return [message for message in self.channel.history() if len(buttons(message)) > 1]

    async def seat(self, *names: str) -> None:
        """Open a Qwixx table with these people, ready for the first to start."""
        await self.people[names[0]].slash(self.channel, "newgame", game="qwixx")
        await self.bridge.until(self.boards, "the lobby")
        for name in names[1:]:
            await self.click(name, "Join")
        if len(names) > 1:
            await self.bridge.until(self._can_start, "a lobby that can be started")

    def _can_start(self) -> bool:
        """Return whether the lobby shows Start enabled; it may be updated after the answer."""
        return any(
            part.label == "Start" and not part.disabled for part in buttons(self.boards()[-1])
        )

    async def playing(self) -> discord.Message:
        """Wait for the only message with the game's buttons and return it."""

        def only_turn() -> list[discord.Message]:
            return [
                message
                for message in self.boards()
                if any(part.label == "Pass" for part in buttons(message))
            ]

        await self.bridge.until(
            lambda: only_turn() and len(self.boards()) == 1, "the one message of the turn"
        )
        return only_turn()[0]

    def put_off(self) -> datetime | None:
        """Return when the next try to show a table is due, if one has failed."""
        with closing(sqlite3.connect(self.file)) as db:
            (when,) = db.execute("SELECT min(show_at) FROM tables WHERE show_tries > 0").fetchone()
        return datetime.fromisoformat(when).replace(tzinfo=UTC) if when else None

    def moves(self) -> list[tuple[int, str]]:
        """Return seat and move of every stored move."""
        with closing(sqlite3.connect(self.file)) as db:
            return db.execute("SELECT seat, move FROM moves ORDER BY number").fetchall()


def buttons(message: discord.Message) -> list[discord.Button]:
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    parts = [part for row in rows for part in row.children]
    return [part for part in parts if isinstance(part, discord.Button)]


def bot_env(file: Path) -> dict[str, str]:
    return {"DISCORD_TOKEN": TOKEN, "DATABASE_URL": f"sqlite:///{file}", "LOG_LEVEL": "WARNING"}


@asynccontextmanager
async def playing(folder: Path, **env: str) -> AsyncIterator[World]:
    file = folder / "rungs.sqlite3"
    async with Bridge() as bridge:
        guild = bridge.create_guild("Club")
        channel = guild.create_text_channel("games")
        people = {name: guild.add_member(bridge.create_user(name)) for name in NAMES}
        async with process.running(bridge, "bot", env=bot_env(file) | env) as bot:
            yield World(bridge, channel, people, file, bot)
