"""Read everything stored about tables, to check it and to export replay files.

Tables are read in pages, each in one snapshot, so a long check can run while the bot does: it never
sees half a change. What must hold is in core/tables/audit.py.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar

from sqlalchemy import ColumnElement, Connection, Row, exists, func, or_, select
from sqlalchemy import Table as SqlTable

from core.engine.match import Answer
from core.engine.replay import write
from core.engine.rules import Level, Seat
from core.live.table import Clock, Kind, Unshown
from core.model.messages import Message
from core.model.table import Status, Table
from core.model.views import Cause
from core.store import rows
from core.store.database import Database
from core.store.records import record
from core.store.tables import MOVES, RESULTS, SEATS, TABLES
from core.verify import check as verify

PAGE = 100

_Rows: TypeAlias = list[Row[Any]]


@dataclass(frozen=True, slots=True)
class StoredTable:
    """Everything stored about one table."""

    table: Table
    secret: bytes
    numbers: tuple[int, ...]
    log: tuple[Answer, ...]
    clicks: Mapping[Seat, int]
    """The answers people gave themselves."""
    results: tuple[Row[Any], ...]
    clock: Clock | None
    unshown: Unshown | None
    message: Message | None

    def __repr__(self) -> str:
        return f"StoredTable({self.number})"

    @property
    def number(self) -> int:
        return self.table.id


def count(connection: Connection) -> int:
    return int(connection.execute(select(func.count()).select_from(TABLES)).scalar_one())


_TOGETHER = (
    ("due_kind", "due_at", "due_prompt"),
    ("message_id", "message_channel_id", "asked", "posted_at", "told", "told_until"),
    ("lobby_id", "lobby_channel_id"),
)
"""Columns that are set together or not at all."""
_TORN = or_(
    *(
        TABLES.c[first].is_(None) != TABLES.c[name].is_(None)
        for first, *others in _TOGETHER
        for name in others
    )
)
_STRANGE = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.level.not_in(list(Level)))
_UNREADABLE = or_(
    TABLES.c.status.not_in(list(Status)),
    func.coalesce(TABLES.c.due_kind, Kind.AI).not_in(list(Kind)),
    _TORN,
    _STRANGE,
)


def unreadable(connection: Connection) -> list[str]:
    """Return the tables that hold an unknown value; every page leaves them out."""
    query = select(TABLES.c.id).where(_UNREADABLE).order_by(TABLES.c.id)
    found = connection.execute(query).scalars()
    words = "its status, what is due, where it is shown or a level is not known"
    return [f"table {number}: {words}" for number in found]


async def integrity(database: Database) -> list[str]:
    """Return what the database itself finds wrong with its file or its keys."""
    return await database.look(database.backend.integrity)


class Numbered(Protocol):
    @property
    def number(self) -> int: ...


V = TypeVar("V", bound=Numbered)


async def kept(
    database: Database, page: Callable[[Connection, int, int], Sequence[V]], size: int = PAGE
) -> AsyncIterator[V]:
    """Yield every table or tournament with everything stored about it, oldest first."""
    last = 0
    while found := await database.look(page, last, size):
        for each in found:
            yield each
        last = found[-1].number


def page(connection: Connection, after: int = 0, size: int = PAGE) -> list[StoredTable]:
    query = select(TABLES).where(TABLES.c.id > after, ~_UNREADABLE).order_by(TABLES.c.id)
    heads = connection.execute(query.limit(size)).all()
    if not heads:
        return []
    ids = (heads[0].id, heads[-1].id)
    seats, moves, results = (
        _by_table(connection, rows, order, ids)
        for rows, order in (
            (SEATS, SEATS.c.seat),
            (MOVES, MOVES.c.number),
            (RESULTS, RESULTS.c.seat),
        )
    )
    return [_kept(head, seats[head.id], moves[head.id], results[head.id]) for head in heads]


def _kept(head: Row[Any], seats: _Rows, moves: _Rows, results: _Rows) -> StoredTable:
    return StoredTable(
        rows.as_table(head, seats),
        bytes(head.secret),
        tuple(row.number for row in moves),
        tuple(Answer(row.seat, row.move) for row in moves),
        Counter(row.seat for row in moves if row.cause == Cause.CLICK),
        tuple(results),
        rows.as_clock(head),
        rows.as_unshown(head),
        rows.as_message(head),
    )


def _by_table(
    connection: Connection, rows: SqlTable, order: ColumnElement[Any], ids: tuple[int, int]
) -> dict[int, _Rows]:
    query = select(rows).where(rows.c.table_id.between(*ids)).order_by(rows.c.table_id, order)
    found: dict[int, _Rows] = defaultdict(list)
    for row in connection.execute(query):
        found[row.table_id].append(row)
    return found


@dataclass(frozen=True, slots=True)
class Replay:
    """A finished game as a verified replay file."""

    name: str
    text: str


def replay_file(kept: StoredTable) -> Replay | None:
    """Return the replay file, None if the game is not finished or its rules are not available."""
    if kept.table.status is not Status.FINISHED or not kept.table.replayable:
        return None
    text = write(kept.table.kind.rules, record(kept.table, kept.secret, kept.log))
    verdict = verify(text)
    if not verdict.consistent:
        raise ValueError(f"table {kept.table.id}: {verdict.words}")
    return Replay(f"table-{kept.table.id}.txt", text)
