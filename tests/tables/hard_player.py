"""A process that plays hard until it is killed, and what must be true of the database after it.

Every answer the service has acknowledged is told over a pipe. The process can kill itself at a
named point of the pipeline; the points hang on the events of SQLAlchemy and of the drivers, the
program knows nothing of them. Used by test_kill.py and by `python -m bench hard`.
"""

from __future__ import annotations

import asyncio
import itertools
import multiprocessing
import os
import random
import signal
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from multiprocessing.connection import Connection
from typing import NamedTuple

from sqlalchemy import select

from core.engine.errors import Refusal
from core.model.table import Status
from core.store import upkeep
from core.store.database import Database
from core.store.tables import MOVES
from core.tables import audit
from core.tables.service import TableService
from tests.databases import trace
from tests.tables.world import HOME, PLENTY, Clock, World

TABLES = 4
COMMIT = "COMMIT"
STATEMENTS = {
    "claimed": "INSERT INTO interactions",
    "logged": "INSERT INTO moves",
    "saved": "UPDATE tables",
    "committing": COMMIT,
}
"""Points at a statement of the transaction: once it is made, or before the commit."""
POINTS = (*STATEMENTS, "committed")
MOST_ANSWERS = 500
"""Far more than it takes to pass any point as often as asked for."""


class Acknowledged(NamedTuple):
    """An answer whose giver was told that it counts."""

    table: int
    number: int
    seat: int
    move: str
    click: int


class Death:
    """Kills this process when it has passed a point so many times."""

    def __init__(self, point: str | None, passes: int) -> None:
        self._point = point
        self._left = passes
        self.armed = False

    def at(self, point: str) -> None:
        if self.armed and point == self._point:
            self._left -= 1
            if self._left <= 0:
                os.kill(os.getpid(), signal.SIGKILL)

    def watch(self, database: Database) -> None:
        def seen(sql: str) -> None:
            for point, words in STATEMENTS.items():
                if words in sql:
                    self.at(point)

        trace(database, seen)


def run(address: str, acknowledge: Connection, seed: int, point: str | None, passes: int) -> None:
    """The life of the process."""
    asyncio.run(_play(address, acknowledge, seed, Death(point, passes)))


async def _play(address: str, acknowledge: Connection, seed: int, death: Death) -> None:
    database = Database(address)
    death.watch(database)
    clock = Clock()
    world = World(
        TableService(database, clock, limits=PLENTY),
        clock,
        clicks=itertools.count(1 + seed * 10**9),
        chance=random.Random(seed),
    )
    tables = await world.service.tables(HOME, Status.PLAYING, limit=TABLES)
    numbers = [table.id for table in tables]
    while len(numbers) < TABLES:
        numbers.append(await world.game(turn_seconds=3600))
    death.armed = True
    await asyncio.gather(*(_answer(world, table, acknowledge, death) for table in numbers))


async def _answer(world: World, table: int, acknowledge: Connection, death: Death) -> None:
    """Plays one table after the other, for ever."""
    while True:
        if (await world.table(table)).status is not Status.PLAYING:
            table = await world.game(turn_seconds=3600)
        call, prompt, move = await world.next_answer(table)
        with suppress(Refusal):
            now = (await world.service.play(call, prompt, move)).table
            death.at("committed")
            chair = now.chair_of(call.user)
            assert chair is not None
            acknowledge.send(Acknowledged(table, now.length, chair.seat, move, call.interaction))


class Killer:
    """Starts hard players on one database, kills them, and remembers what they were told."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.acknowledged: list[Acknowledged] = []
        self.kills = 0
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload([__name__])

    def kill_at(self, point: str, passes: int) -> None:
        before = len(self.acknowledged)
        self._live(point, passes, until=lambda heard: heard >= MOST_ANSWERS)
        assert len(self.acknowledged) < before + MOST_ANSWERS, f"it never came to {point!r}"

    def kill_after(self, answers: int) -> None:
        """From outside, at whatever moment it is when so many answers have been heard of."""
        self._live(None, 0, until=lambda heard: heard >= answers)

    def _live(self, point: str | None, passes: int, until: Callable[[int], bool]) -> None:
        self.kills += 1
        here, there = self._context.Pipe(duplex=False)
        process = self._context.Process(
            target=run, args=(self.address, there, self.kills, point, passes), daemon=True
        )
        process.start()
        there.close()
        heard = 0
        with suppress(EOFError):
            while not until(heard):
                self.acknowledged.append(here.recv())
                heard += 1
            process.kill()
            while True:
                self.acknowledged.append(here.recv())
        process.join()
        assert process.exitcode == -signal.SIGKILL, "it died of something else"
        process.close()
        here.close()


async def lost_or_doubled(database: Database, acknowledged: list[Acknowledged]) -> list[str]:
    """What is not as it was promised; nothing, as long as no move is ever lost."""
    columns = (MOVES.c.table_id, MOVES.c.number, MOVES.c.seat, MOVES.c.move, MOVES.c.interaction_id)
    async with database.read() as db:
        stored = Counter(Acknowledged(*row) for row in await db.execute(select(*columns)))
    clicks = Counter(move.click for move in stored.elements())
    wrong = [f"{move} is there {stored[move]} times" for move in acknowledged if stored[move] != 1]
    wrong += [f"click {click} was played {n} times" for click, n in clicks.items() if n != 1]
    return wrong + await faults_in(database)


async def faults_in(database: Database) -> list[str]:
    """What does not fit together in the database, whatever was promised."""
    now = datetime.now(UTC)
    kept = [each async for each in upkeep.kept(database, upkeep.page)]
    wrong = [fault for each in kept for fault in audit.faults(each, now)]
    return await upkeep.integrity(database) + wrong
