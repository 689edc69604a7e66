"""One table inside one transaction: read it, change it, write the changes once at the end.

Every change to a table goes through a session, so that none forgets the version, the deadline or
the outbox.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from sqlalchemy import Row

from core.engine.errors import NotStarted, UnknownTable
from core.engine.match import Answer, Match, replay
from core.engine.rng import derive_seed
from core.engine.rules import Seat
from core.model import Cause, Chair, Guest, Live, Status, Table, Told
from core.store import outbox
from core.store import tables as store
from core.store.database import Transaction
from core.tables import deadlines

LONG = 100
"""Logs with at least this many answers are replayed in a thread, off the event loop."""


@dataclass(slots=True)
class TableSession:
    """A table being changed; `live` is its current state."""

    db: Transaction
    now: datetime
    timing: deadlines.Timing
    before: Live
    live: Live
    seats_changed: bool = False

    @classmethod
    async def open(
        cls,
        db: Transaction,
        server: int,
        table: int,
        now: datetime,
        timing: deadlines.Timing,
        known: Live | None,
    ) -> TableSession:
        """Read and lock the table."""
        row = await store.head(db, server, table, lock=True)
        if row is None:
            raise UnknownTable
        return cls.of(db, now, timing, await load(db, row, known))

    @classmethod
    def of(
        cls, db: Transaction, now: datetime, timing: deadlines.Timing, live: Live
    ) -> TableSession:
        return cls(db, now, timing, live, live)

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def match(self) -> Match[Any, Any, Any]:
        if self.live.match is None:
            raise NotStarted
        return self.live.match

    def change(self, **fields: Any) -> None:
        self.live = replace(self.live, table=replace(self.table, **fields))

    def sit(self, chairs: Iterable[Chair]) -> None:
        """Replace the chairs and renumber their seats in the given order."""
        numbered = tuple(replace(chair, seat=seat) for seat, chair in enumerate(chairs))
        if numbered != self.table.chairs:
            self.change(chairs=numbered)
            self.seats_changed = True

    def change_chair(self, seat: Seat, **fields: Any) -> None:
        self.sit(
            replace(chair, **fields) if chair.seat == seat else chair for chair in self.table.chairs
        )

    def note_guest(self, guest: Guest) -> None:
        others = (other for other in self.table.guests if other.user != guest.user)
        self.change(guests=(*others, guest))

    async def begin(self, start: str) -> None:
        """Start the match; from now on the seats are fixed."""
        seated = tuple(chair.alias(start) for chair in self.table.chairs)
        self.change(status=Status.PLAYING, start=start, seated=seated)
        self.live = await _started(self.db, self.table)

    async def answer(
        self, seat: Seat, move: str, prompt: int | None, cause: Cause, click: int | None = None
    ) -> None:
        """Play and log one answer; the match refuses an illegal one."""
        self.live = self.live.answer(seat, move, prompt)
        await self.log(self.table.length, Answer(seat, move), cause, click)

    async def log(self, number: int, answer: Answer, cause: Cause, click: int | None) -> None:
        await store.append(
            self.db,
            self.table.id,
            number,
            seat=answer.seat,
            move=answer.move,
            cause=cause,
            interaction_id=click,
            at=self.now,
        )

    async def close(self) -> Live:
        """Write the changes, if there are any."""
        if self.live is self.before:
            return self.live
        kept = guests = self.table.guests
        if self.table.status is not Status.LOBBY:  # nobody waits for them any more
            kept, guests = (), tuple(guest for guest in guests if guest.refused)
        self.change(version=self.table.version + 1, guests=kept)
        table = self.table
        if self.seats_changed:
            await store.seat_all(self.db, table.id, table.chairs)
        if table.guests != self.before.table.guests:
            await store.put_guests(self.db, table.id, guests)
        if store.settings(table) != store.settings(self.before.table):
            await store.save_settings(self.db, table)
        await store.save(self.db, table)
        await deadlines.reset(self.db, self.now, self.timing, self.before, self.live)
        await outbox.want_shown(self.db, table.id, table.version, self.now)
        return self.live


async def load(db: Transaction, row: Row[Any], known: Live | None) -> Live:
    """Return the stored table, reusing the known one if its version is the same."""
    if known is not None and known.table.version == row.version:
        return known
    table = await store.whole(db, row)
    return Live(table) if table.start is None else await _replayed(db, table)


async def _started(db: Transaction, table: Table) -> Live:
    return _replay(table, await _seed(db, table), ())


async def _replayed(db: Transaction, table: Table) -> Live:
    seed, log = await _seed(db, table), await store.log(db, table.id)
    if len(log) < LONG:
        return _replay(table, seed, log)
    return await asyncio.to_thread(_replay, table, seed, log)


async def whole_story(db: Transaction, live: Live) -> tuple[Told, ...]:
    """Return the story from its start, of which a live table keeps only the latest lines."""
    if live.match is None:
        return ()
    log = (await store.log(db, live.table.id))[: live.match.length]
    return await asyncio.to_thread(_retell, live.match, log)


def _retell(match: Match[Any, Any, Any], log: Sequence[Answer]) -> tuple[Told, ...]:
    return tuple(map(Told.of, match.retold(log)))


async def _seed(db: Transaction, table: Table) -> bytes:
    assert table.start is not None  # only a started game is played
    return derive_seed(await store.secret(db, table.id), str(table.id), table.start, table.seated)


def _replay(table: Table, seed: bytes, log: Sequence[Answer]) -> Live:
    return Live.of(table, replay(table.kind.rules, table.setup, seed, log))
