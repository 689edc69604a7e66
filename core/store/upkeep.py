"""Check a database and export its replay files.

The log is authoritative: a check replays every game and compares it with everything else stored
about it, such as length, results and deadlines. Tables are read in pages, each in one snapshot, so
a long check can run while the bot does.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Row, func, select, text
from sqlalchemy import Table as SqlTable

from core.engine.errors import Refusal
from core.engine.match import Answer, Match
from core.engine.replay import Record, is_over, retell, standings, write
from core.engine.rng import commitment
from core.engine.rules import Standing
from core.model import Status, Table
from core.store import tables as store
from core.store.database import Database, Transaction
from core.store.deadlines import DEADLINES
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
    results: tuple[Standing, ...]
    deadline: bool

    def __repr__(self) -> str:
        return f"Kept(table {self.table.id})"


async def count(database: Database) -> int:
    async with database.read() as db:
        return int((await db.execute(select(func.count()).select_from(TABLES))).scalar_one())


async def integrity(database: Database) -> list[str]:
    """Return what SQLite itself finds wrong. PostgreSQL enforces its keys at all times."""
    if not database.is_sqlite:
        return []
    async with database.read() as db:
        pages = (await db.execute(text("PRAGMA integrity_check"))).scalars().all()
        orphans = (await db.execute(text("PRAGMA foreign_key_check"))).all()
    found = [f"file: {words}" for words in pages if words != "ok"]
    return found + [f"{row.table}: row {row.rowid} has no {row.parent}" for row in orphans]


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


async def page(db: Transaction, after: int = 0, size: int = PAGE) -> list[Kept]:
    query = select(TABLES).where(TABLES.c.id > after).order_by(TABLES.c.id).limit(size)
    heads = (await db.execute(query)).all()
    if not heads:
        return []
    ids = (heads[0].id, heads[-1].id)
    seats, moves, results, due = [
        await _by_table(db, rows, order, ids)
        for rows, order in (
            (SEATS, SEATS.c.seat),
            (MOVES, MOVES.c.number),
            (RESULTS, RESULTS.c.seat),
            (DEADLINES, DEADLINES.c.due_at),
        )
    ]
    return [
        Kept(
            store.as_table(head, tuple(map(store.as_chair, seats[head.id]))),
            bytes(head.secret),
            tuple(row.number for row in moves[head.id]),
            tuple(Answer(row.seat, row.move) for row in moves[head.id]),
            tuple(map(store.as_standing, results[head.id])),
            bool(due[head.id]),
        )
        for head in heads
    ]


async def _by_table(
    db: Transaction, rows: SqlTable, order: ColumnElement[Any], ids: tuple[int, int]
) -> dict[int, list[Row[Any]]]:
    query = select(rows).where(rows.c.table_id.between(*ids)).order_by(rows.c.table_id, order)
    found: dict[int, list[Row[Any]]] = defaultdict(list)
    for row in await db.execute(query):
        found[row.table_id].append(row)
    return found


def faults(kept: Kept) -> Iterator[str]:
    """Yield what is wrong with a table."""
    yield from (f"table {kept.table.id}: {words}" for words in _faults(kept))


def _faults(kept: Kept) -> Iterator[str]:
    table = kept.table
    if kept.numbers != tuple(range(1, len(kept.log) + 1)):
        yield "its moves are not numbered without a gap"
    if table.length != len(kept.log):
        yield f"it should have {table.length} moves and has {len(kept.log)}"
    if commitment(kept.secret) != table.commitment:
        yield "its secret is not the one that was committed to"
    if not table.status.open and kept.deadline:
        yield "it is over and still has a deadline"
    if table.status.open and not kept.deadline:
        yield "it waits for the clock and has no deadline"
    if table.status is not Status.FINISHED and kept.results:
        yield "it has results without being finished"
    if table.start is None:
        yield from ["it has moves without having been started"] if kept.log else []
    elif table.replayable:
        yield from _replay_faults(kept)


def _replay_faults(kept: Kept) -> Iterator[str]:
    record = store.record(kept.table, kept.secret, kept.log)
    match: Match[Any, Any, Any] | None = None
    played = 0
    try:
        for line in retell(kept.table.kind.rules, record):
            match, played = line.match, line.number
    except Refusal as refusal:
        yield f"move {played + 1} is against the rules: {refusal}"
        return
    if match is not None:
        yield from _end_faults(kept, record, match)


def _end_faults(kept: Kept, record: Record, match: Match[Any, Any, Any]) -> Iterator[str]:
    match kept.table.status:
        case Status.FINISHED if not is_over(match, record):
            yield "it is finished, but its game is not over"
        case Status.FINISHED if kept.results != _plain(standings(match, record)):
            yield "its results are not what its moves lead to"
        case Status.PLAYING if match.over:
            yield "its game is over, but it is not finished"


def _plain(final: Sequence[Standing]) -> tuple[Standing, ...]:
    """Return standings as they are stored, without details."""
    return tuple(standing._replace(details={}) for standing in final)


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
