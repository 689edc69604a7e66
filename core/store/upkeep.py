"""Read everything stored about tables, to check it and to export replay files.

Tables are read in pages, each in one snapshot, so a long check can run while the bot does: it never
sees a half of what happens meanwhile. What must hold is in core/tables/audit.py.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Row, exists, func, or_, select
from sqlalchemy import Table as SqlTable
from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.match import Answer
from core.engine.replay import write
from core.engine.rules import Level, Seat
from core.model import Cause, Status, Table
from core.store import tables as store
from core.store.database import Database
from core.store.deadlines import DEADLINES, OUTBOX
from core.store.outbox import MESSAGES
from core.store.tables import MOVES, RESULTS, SEATS, TABLES
from core.verify import check as verify

PAGE = 100


@dataclass(frozen=True, slots=True)
class Kept:
    """Everything stored about one table."""

    table: Table
    secret: bytes
    numbers: tuple[int, ...]
    log: tuple[Answer, ...]
    clicks: Mapping[Seat, int]
    """The answers people gave themselves."""
    results: tuple[Row[Any], ...]
    deadline: Row[Any] | None
    owed: Row[Any] | None
    """That its newest version is to be shown."""
    message: Row[Any] | None

    def __repr__(self) -> str:
        return f"Kept(table {self.table.id})"


async def count(database: Database) -> int:
    async with database.read() as db:
        return int((await db.execute(select(func.count()).select_from(TABLES))).scalar_one())


_STRANGE = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.level.not_in(list(Level)))
_UNREADABLE = or_(TABLES.c.status.not_in(list(Status)), _STRANGE)


async def unreadable(db: AsyncConnection) -> list[str]:
    """Return which tables say what nobody knows; they are left out of every page."""
    query = select(TABLES.c.id).where(_UNREADABLE).order_by(TABLES.c.id)
    found = (await db.execute(query)).scalars()
    return [f"table {number}: its status or a level is not known" for number in found]


async def integrity(database: Database) -> list[str]:
    """Return what the database itself finds wrong with its file or its keys."""
    async with database.read() as db:
        return await db.run_sync(database.backend.integrity)


async def kept(database: Database, size: int = PAGE) -> AsyncIterator[Kept]:
    """Yield every table with everything stored about it, oldest first."""
    last = 0
    while True:
        async with database.read() as db:
            found = await page(db, last, size)
        for each in found:
            yield each
        if len(found) < size:
            return
        last = found[-1].table.id


async def page(db: AsyncConnection, after: int = 0, size: int = PAGE) -> list[Kept]:
    query = select(TABLES).where(TABLES.c.id > after, ~_UNREADABLE).order_by(TABLES.c.id)
    heads = (await db.execute(query.limit(size))).all()
    if not heads:
        return []
    ids = (heads[0].id, heads[-1].id)
    seats, moves, results, due, owed, posted = [
        await _by_table(db, rows, order, ids)
        for rows, order in (
            (SEATS, SEATS.c.seat),
            (MOVES, MOVES.c.number),
            (RESULTS, RESULTS.c.seat),
            *((rows, rows.c.table_id) for rows in (DEADLINES, OUTBOX, MESSAGES)),
        )
    ]
    return [
        Kept(
            store.as_table(head, tuple(map(store.as_chair, seats[head.id]))),
            bytes(head.secret),
            tuple(row.number for row in moves[head.id]),
            tuple(Answer(row.seat, row.move) for row in moves[head.id]),
            Counter(row.seat for row in moves[head.id] if row.cause == Cause.CLICK),
            tuple(results[head.id]),
            *(next(iter(rows[head.id]), None) for rows in (due, owed, posted)),
        )
        for head in heads
    ]


async def _by_table(
    db: AsyncConnection, rows: SqlTable, order: ColumnElement[Any], ids: tuple[int, int]
) -> dict[int, list[Row[Any]]]:
    query = select(rows).where(rows.c.table_id.between(*ids)).order_by(rows.c.table_id, order)
    found: dict[int, list[Row[Any]]] = defaultdict(list)
    for row in await db.execute(query):
        found[row.table_id].append(row)
    return found


@dataclass(frozen=True, slots=True)
class Replay:
    """A finished game as a verified replay file."""

    name: str
    text: str


def replay_file(kept: Kept) -> Replay | None:
    """Return the replay file, None if the game is not finished or its rules are not available."""
    if kept.table.status is not Status.FINISHED or not kept.table.replayable:
        return None
    text = write(kept.table.kind.rules, store.record(kept.table, kept.secret, kept.log))
    verdict = verify(text)
    if not verdict.consistent:
        raise ValueError(f"table {kept.table.id}: {verdict.words}")
    return Replay(f"table-{kept.table.id}.txt", text)
