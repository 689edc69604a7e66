"""Processes by shards on one database: one shard each, each with a server where people play.

`playing` yields a `Fleet`. A process is replaced without a gap by `ready` and `follow`, or with one
by `restart`. While a `people` block runs, two people on each server press buttons without a pause,
and a `Tally` counts what became of every click.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import discord
from simcord import GuildHandle, ResponseMessage
from sqlalchemy import func, select, text

from bot.pages.custom_ids import Verb, parse
from core.model.views import Cause
from core.store import processes
from core.store.database import Database
from core.store.models.tables import MoveRow
from core.store.processes import Process
from tests.patience import LOOK_AGAIN, SECONDS, SILENCE, waiting_for
from tests.programs import ROOT, environment
from tests.wire import process
from tests.wire.bridge import Bridge
from tests.wire.process import BotProcess
from tests.wire.world import NAMES, TOKEN, World, buttons

CROWD = tuple(f"{name}{number}" for number in range(4) for name in NAMES)
"""Two of them play the next game: new tables have a pace for each person."""
FIRST = 1 << 40
"""Ids of servers start here."""


@dataclass(slots=True)
class Tally:
    """What became of the clicks on one server."""

    clicks: int = 0
    played: set[str] = field(default_factory=set)
    """Who was asked what, and was told nothing else than that it is done."""
    refused: int = 0
    """They were answered by a sentence: mostly that they have answered already."""
    restarting: int = 0
    """They were asked to try again in a moment."""
    missed: int = 0
    """They were not answered."""
    waits: list[tuple[float, float]] = field(default_factory=list)
    """When each that was answered began, and ended."""


@dataclass(slots=True)
class Server:
    """A server of one shard, and its people at a table that never ends."""

    world: World
    guild: GuildHandle
    patience: float
    tally: Tally = field(default_factory=Tally)
    games: int = 0

    @property
    def players(self) -> tuple[str, ...]:
        first = 2 * self.games % len(CROWD)
        return CROWD[first : first + 2]

    async def open(self) -> None:
        """Start a game, in a channel where nothing else stands."""
        self.games += 1
        self.world.channel = self.guild.create_text_channel(f"games {self.games}")
        await self.world.seat(*self.players)
        await self.world.click(self.players[0], "Start")
        await self.world.playing()

    async def _open_somehow(self) -> None:
        """Start a game; if nobody answers, start another."""
        while True:
            try:
                async with asyncio.timeout(4 * self.patience):
                    return await self.open()
            except TimeoutError:
                self.tally.missed += 1

    async def press(self, who: str) -> bool:
        """Press a button of the newest turn if it asks them; return whether there is a turn."""
        turns = [board for board in self.world.boards() if _button(board)]
        if turns and self.world.people[who].mention in turns[-1].content:
            await self._press(who, turns[-1])
        return bool(turns)

    async def _press(self, who: str, turn: discord.Message) -> None:
        button, begin = _button(turn), time.monotonic()
        stored = self.world.bridge.backend.get_message(self.world.channel.id, turn.id)
        message = ResponseMessage(self.world.bridge, stored)
        self.tally.clicks += 1
        try:
            async with asyncio.timeout(self.patience):
                result = await self.world.people[who].click(message, custom_id=button)
        except TimeoutError:
            self.tally.missed += 1
            return
        self.tally.waits.append((begin, time.monotonic()))
        said = result.response.content if result.response and result.response.ephemeral else ""
        if not said:
            self.tally.played.add(f"{button} {who}")
        elif "restarting" in said:
            self.tally.restarting += 1
        else:
            self.tally.refused += 1

    async def play(self) -> None:
        """Play until canceled, one game after the other."""
        while True:
            seen = len(self.world.bridge.http_requests)
            if not any([await self.press(who) for who in self.players]):
                await self._open_somehow()
            await self._acts(seen)

    async def _acts(self, seen: int) -> None:
        requests = self.world.bridge.http_requests
        await self.world.bridge.until(lambda: len(requests) > seen, "the bot to act")


def _button(message: discord.Message) -> str | None:
    """Return what the last button for a move says to the bot: table, prompt and move."""
    found = [part.custom_id for part in buttons(message) if part.custom_id and not part.disabled]
    return next((one for one in reversed(found) if _is_one_move(one)), None)


def _is_one_move(custom_id: str) -> bool:
    click = parse(custom_id)
    return click is not None and click.verb is Verb.MOVE and " " not in click.target


@dataclass(slots=True)
class Fleet:
    bridge: Bridge
    database: Database
    servers: list[Server]
    bots: dict[int, BotProcess] = field(default_factory=dict)
    """By shard."""

    async def start(self, shard: int, **env: str) -> BotProcess:
        await self._forget_logins()
        given = self.env | {"RUNGS_SHARD_IDS": str(shard)} | env
        return await process.start(self.bridge, "bot", env=given)

    async def ready(self, shard: int) -> BotProcess:
        """Return a process that is ready to follow the one that has this shard."""
        new = await self.start(shard, RUNGS_HANDOVER_SECONDS=str(SECONDS))
        await self.until(new, in_charge=False)
        return new

    async def follow(self, shard: int, new: BotProcess, *, kill: bool = False) -> int | None:
        """End the process that has this shard, and return its exit status once `new` has it."""
        old, self.bots[shard] = self.bots[shard], new
        status = await (old.kill() if kill else old.terminate())
        await self.until(new, in_charge=True)
        return status

    async def restart(self, shard: int) -> int:
        """End a process and start another; return the old one's exit status."""
        status = await self.bots[shard].terminate()
        self.bots[shard] = await self.start(shard)
        await self.until(self.bots[shard], in_charge=True)
        return status

    async def until(self, bot: BotProcess, *, in_charge: bool) -> Process:
        """Wait until a process says that it is connected, and in charge or ready to follow."""
        async with waiting_for(f"process {bot.pid} to be connected", SILENCE):
            while bot.returncode is None:
                for one in await self.database.look(processes.found):
                    if (one.pid, one.in_charge, one.connected) == (bot.pid, in_charge, True):
                        return one
                await asyncio.sleep(LOOK_AGAIN)
        raise RuntimeError(f"process {bot.pid} ended with {bot.returncode}")

    async def wrong(self) -> tuple[int, int]:
        """Return how many moves were lost that were acknowledged, and how many doubled."""
        clicks = func.count(func.distinct(MoveRow.interaction_id))
        query = select(func.count(), clicks).where(MoveRow.cause == Cause.CLICK)
        async with self.database.read() as db:
            moves, distinct = (await db.execute(query)).one()
        played = sum(len(server.tally.played) for server in self.servers)
        return max(played - distinct, 0), moves - distinct

    async def command(self, *arguments: str) -> tuple[int, list[str]]:
        """Run an operator's command; return its exit status and what it says."""
        command = (sys.executable, "-m", "bot", *arguments)
        pipe = asyncio.subprocess.PIPE
        running = await asyncio.create_subprocess_exec(
            *command, cwd=ROOT, env=environment(**self.env), stdout=pipe, stderr=pipe
        )
        said, errors = await running.communicate()
        return running.returncode or 0, (said + errors).decode().splitlines()

    @property
    def env(self) -> dict[str, str]:
        return {
            "DISCORD_TOKEN": TOKEN,
            "DATABASE_URL": self.database.url.render_as_string(hide_password=False),
            "RUNGS_SHARD_COUNT": str(len(self.servers)),
            "RUNGS_LOBBIES_PER_USER": "1000",
            "RUNGS_TABLES_PER_USER": "1000",
            "RUNGS_TABLES_PER_SERVER": "1000",
            "LOG_LEVEL": "WARNING",
        }

    @asynccontextmanager
    async def people(self) -> AsyncIterator[None]:
        """Let people on all servers play while the block runs."""
        playing = [asyncio.create_task(server.play()) for server in self.servers]
        try:
            yield
        finally:
            for each in playing:
                each.cancel()
            for ended in await asyncio.gather(*playing, return_exceptions=True):
                if isinstance(ended, Exception):
                    raise ended

    async def _forget_logins(self) -> None:
        """Let processes start as often as they are told to."""
        async with self.database.write() as db:
            await db.execute(text("DELETE FROM marks WHERE key LIKE '% login %'"))


@asynccontextmanager
async def playing(
    address: str, shards: int, *, patience: float = SECONDS, env: Mapping[str, str] | None = None
) -> AsyncIterator[Fleet]:
    """Run a process for each shard on the database at this address, which is up to date."""
    async with Bridge() as bridge, AsyncExitStack() as stack:
        servers = [_server(bridge, shard, patience) for shard in range(shards)]
        fleet = Fleet(bridge, Database(address), servers)
        stack.push_async_callback(fleet.database.close)
        stack.push_async_callback(_end, fleet)
        bots = (fleet.start(shard, **(env or {})) for shard in range(shards))
        fleet.bots = dict(enumerate(await asyncio.gather(*bots)))
        for bot in fleet.bots.values():
            await fleet.until(bot, in_charge=True)
        yield fleet


async def _end(fleet: Fleet) -> None:
    for bot in fleet.bots.values():
        if bot.returncode is None:
            await bot.kill()


def _server(bridge: Bridge, shard: int, patience: float) -> Server:
    guild = bridge.create_guild(f"Club {shard}", id=FIRST + (shard << 22))
    people = {name: guild.add_member(bridge.create_user(f"{name}{shard}")) for name in CROWD}
    channel = guild.create_text_channel("games")
    # No process of its own, and no file: what is stored is asked of the fleet.
    world = World(bridge, channel, people, Path(), None)  # type: ignore[arg-type]
    return Server(world, guild, patience)
