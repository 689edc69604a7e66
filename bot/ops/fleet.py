"""The processes on one database: each reports that it runs, and one command reports on all.

A process that was killed cannot say so; it is just no longer heard of. The process that takes over
its shards, which needs their locks, forgets it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from sqlalchemy import Connection

from core.model.shards import Shards
from core.store import deadlines, outbox, processes, schema
from core.store.database import Database
from core.store.problems import StorageProblem
from core.store.processes import Process

BEAT = 10.0
"""Seconds between two signs of life."""
WAITING_BEAT = 1.0
"""The same while waiting: a process about to end looks for one that is ready to follow."""
SILENT = timedelta(seconds=3 * BEAT)
"""A process not heard of for this long has ended or is cut off."""
FORGOTTEN = timedelta(days=1)

log = logging.getLogger(__name__)


class Member:
    """This process among those that share the database."""

    def __init__(
        self,
        database: Database,
        version: str,
        shards: Callable[[], Shards],
        heard: Callable[[], Shards],
        now: Callable[[], datetime],
        outdated: Callable[[], None],
        beat: float = BEAT,
    ) -> None:
        """Call `outdated` when the schema has been changed to one that this program cannot use."""
        self._database = database
        self._shards = shards
        self._heard = heard
        self._now = now
        self._outdated = outdated
        self._seconds = beat
        self._beating = asyncio.Lock()
        self._left = False
        self._me = Process(
            secrets.token_hex(8),
            socket.gethostname()[:80],
            os.getpid(),
            version,
            shards(),
            frozenset(),
            in_charge=False,
            since=now(),
            seen_at=now(),
        )

    @asynccontextmanager
    async def alive(self) -> AsyncIterator[None]:
        """Report this process while the block runs, and sign off at its end."""
        await self.tell()
        beat = asyncio.create_task(self._beat())
        try:
            yield
        finally:
            beat.cancel()
            with suppress(asyncio.CancelledError):
                await beat
            with suppress(StorageProblem):
                await self._take_leave()

    async def tell(self) -> None:
        """Report that this process runs, and which shards it hears."""
        async with self._beating:
            if self._left:
                return
            heard = self._heard().numbers
            self._me = replace(self._me, shards=self._shards(), heard=heard, seen_at=self._now())
            await self._database.transact(processes.put, self._me)

    async def follow(self) -> tuple[int, ...]:
        """Take charge, and return what the former processes of these shards have answered."""
        now = self._now()
        self._me = replace(self._me, in_charge=True, since=now, seen_at=now)
        async with self._beating:
            before = await self._database.transact(self._replace)
        return tuple(click for one in before for click in one.answered)

    def _replace(self, connection: Connection) -> list[Process]:
        before = [one for one in processes.found(connection) if self._is_before(one)]
        processes.forget(connection, *(one.id for one in before))
        processes.put(connection, self._me)
        return before

    def _is_before(self, other: Process) -> bool:
        old = other.seen_at < self._now() - FORGOTTEN
        return old or (other.in_charge and other.shares(self._me))

    async def has_successor(self) -> bool:
        """Return whether a process is ready to take over all shards of this one."""
        others = await self._database.look(processes.found)
        return any(
            one.shards.numbers >= self._me.shards.numbers
            and one.shards.count == self._me.shards.count
            for one in others
            if not one.in_charge and one.connected and not _is_silent(one, self._now())
        )

    async def hand_over(self, answered: Iterable[int]) -> None:
        """Leave word for the successor which interactions need no answer."""
        async with self._beating:
            self._left = True
            await self._database.transact(processes.hand_over, self._me.id, tuple(answered))

    async def _take_leave(self) -> None:
        if not self._left:  # else the successor forgets us
            await self._database.transact(processes.forget, self._me.id)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self._seconds if self._me.in_charge else WAITING_BEAT)
            try:
                await self.tell()
                if not await self._database.look(schema.fits):
                    self._outdated()
            except StorageProblem as problem:
                log.warning("other processes do not hear of us: %s", problem)


def _is_silent(process: Process, now: datetime) -> bool:
    return process.seen_at < now - SILENT


async def lately(database: Database, now: datetime) -> list[Process]:
    """Return the processes heard of lately; none if the database has no table of them yet."""
    return [one for one in await database.look(_known) if not _is_silent(one, now)]


def _known(connection: Connection) -> list[Process]:
    known = schema.has_table(connection, processes.PROCESSES.name)
    return processes.found(connection) if known else []


# What operators read.


@dataclass(frozen=True, slots=True)
class FleetReport:
    lines: tuple[str, ...]
    well: bool
    """Every shard is looked after, heard, and on time."""


LATE = timedelta(seconds=60)


async def report(database: Database, now: datetime) -> FleetReport:
    """Return which process has which shards, and how far behind it is."""
    return await database.look(_report, now)


def _report(connection: Connection, now: datetime) -> FleetReport:
    known = processes.found(connection)
    if not known:
        behind = _behind(connection, Shards(), now)
        return FleetReport((f"no process runs; {behind.words}",), well=False)
    described = [_described(connection, one, now) for one in known]
    alone = [_unserved(connection, shards, now) for shards in _without(known, now)]
    well = not alone and all(fine for _, fine in described)
    return FleetReport((*(line for line, _ in described), *alone), well)


def _described(connection: Connection, process: Process, now: datetime) -> tuple[str, bool]:
    """Return what to say of a process, and whether it is as it should be."""
    silent, behind = _is_silent(process, now), _behind(connection, process.shards, now)
    seen = f"last heard of {_span(now - process.seen_at)} ago"
    parts = [
        f"{name(process)}, Rungs {process.version}, since {process.since:%Y-%m-%d %H:%M:%S} UTC",
        _has(process),
        f"{seen}: it has ended or is cut off" if silent else seen,
        *([behind.words] if process.in_charge else []),
    ]
    return "; ".join(parts), not silent and process.connected and not behind.late


def _has(process: Process) -> str:
    shards = f"{numbers(process.shards.numbers)} of {process.shards.count}"
    deaf = process.shards.numbers - process.heard
    heard = f", not connected: {numbers(deaf)}" if deaf else ""
    return f"{'shards' if process.in_charge else 'waits for shards'} {shards}{heard}"


def _without(known: list[Process], now: datetime) -> Iterator[Shards]:
    """Yield the shards nobody has, grouped by the total number of shards."""
    in_charge = [one for one in known if one.in_charge and not _is_silent(one, now)]
    for count in {one.shards.count for one in in_charge or known}:
        held = {n for one in in_charge if one.shards.count == count for n in one.shards.numbers}
        if left := frozenset(range(count)) - held:
            yield Shards(count, left)


def _unserved(connection: Connection, shards: Shards, now: datetime) -> str:
    behind = _behind(connection, shards, now)
    return f"nobody has shards {numbers(shards.numbers)} of {shards.count}; {behind.words}"


@dataclass(frozen=True, slots=True)
class Behind:
    boards: timedelta
    deadlines: timedelta

    @property
    def late(self) -> bool:
        return max(self.boards, self.deadlines) > LATE

    @property
    def words(self) -> str:
        late = {"boards": self.boards, "deadlines": self.deadlines}
        found = [f"{what} {_span(by)} late" for what, by in late.items() if by]
        return ", ".join(found) or "nothing is late"


def _behind(connection: Connection, shards: Shards, now: datetime) -> Behind:
    _, board = outbox.backlog(connection, shards)
    firsts = (board, deadlines.first(connection, shards))
    return Behind(*(max(now - first, timedelta()) if first else timedelta() for first in firsts))


def name(process: Process) -> str:
    return f"process {process.pid} on {process.host}"


def numbers(shards: Iterable[int]) -> str:
    """Return shard numbers as settings write them: 0-3,7."""
    ranges: list[list[int]] = []
    for number in sorted(shards):
        if ranges and number == ranges[-1][-1] + 1:
            ranges[-1][1:] = [number]
        else:
            ranges.append([number])
    return ",".join("-".join(map(str, each)) for each in ranges)


def _span(span: timedelta) -> str:
    seconds = int(span.total_seconds())
    return f"{seconds} s" if seconds < 600 else f"{seconds // 60} min"
