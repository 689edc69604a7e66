"""Tables as they are stored: one row each, with its seats, guests, log, watchers and motions.

`load` and `save` are the only ways in and out of a table that somebody plays at. Every change of a
row gives it another mark, which nobody else can have given: a remembered table is the stored one if
their marks are equal, even after a backup was restored under a running program. So every statement
that updates tables is built by `updated` (`tests/store/test_tables.py` looks for others).
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Update,
    bindparam,
    delete,
    insert,
    select,
    update,
)
from sqlalchemy import Table as SqlTable

from core.engine.errors import UnknownTable
from core.engine.match import Answer, replay
from core.live.table import Live
from core.model.actions import Motion
from core.model.messages import Place
from core.model.views import Cause
from core.store import interactions, rows
from core.store.database import are_ids, rows_of
from core.store.models.people import ResultRow
from core.store.models.tables import (
    GuestRow,
    MotionRow,
    MoveRow,
    RemovalRow,
    SeatRow,
    TableRow,
    VoteRow,
    WatcherRow,
)

TABLES, SEATS, GUESTS = map(rows_of, (TableRow, SeatRow, GuestRow))
MOVES, RESULTS = map(rows_of, (MoveRow, ResultRow))
WATCHERS, MOTIONS, VOTES = map(rows_of, (WatcherRow, MotionRow, VoteRow))
REMOVALS = rows_of(RemovalRow)
LONG = 100
"""Logs with at least this many answers are replayed in a thread, off the event loop."""

# Statements are built once: building one takes longer than executing most of them.
_MARK = select(TABLES.c.mark, TABLES.c.server_id).where(TABLES.c.id == bindparam("table"))
_LOCKED_MARK = _MARK.with_for_update(key_share=True)
_ROW = select(TABLES).where(TABLES.c.id == bindparam("table"))
_PARTS = {
    of: select(of).where(of.c.table_id == bindparam("table")).order_by(*order)
    for of, order in (
        (SEATS, [SEATS.c.seat]),
        (GUESTS, [GUESTS.c.user_id]),
        (WATCHERS, [WATCHERS.c.at, WATCHERS.c.user_id, WATCHERS.c.wish]),
        (MOTIONS, [MOTIONS.c.id]),
        (MOVES, [MOVES.c.number]),
    )
}
_CLEAR = {
    of: delete(of).where(of.c.table_id == bindparam("table"))
    for of in (SEATS, GUESTS, WATCHERS, MOTIONS)
}
_VOTES = (
    select(VOTES)
    .join(MOTIONS, MOTIONS.c.id == VOTES.c.motion_id)
    .where(MOTIONS.c.table_id == bindparam("table"))
    .order_by(VOTES.c.user_id)
)
_ADD = insert(TABLES).returning(TABLES.c.id)
_ADD_MOTION = insert(MOTIONS).returning(MOTIONS.c.id)
_SAVE = update(TABLES).where(
    TABLES.c.id == bindparam("table"), TABLES.c.mark == bindparam("before")
)
_ASIDES = select(REMOVALS.c.step).where(
    REMOVALS.c.table_id == bindparam("table"), REMOVALS.c.next_try.is_(None)
)


class Conflict(Exception):  # no fault: somebody else was faster
    """The table was changed since it was read."""


def new_mark() -> int:
    return secrets.randbits(62)


def updated(**columns: Any) -> Update:
    """Return the statement that changes these columns of tables, and their mark with them."""
    return update(TABLES).values(mark=new_mark(), **columns)


def update_all(connection: Connection, /, *which: ColumnElement[bool], **columns: Any) -> None:
    """Change several tables, locked by their numbers: two who do that never wait for each other."""
    query = select(TABLES.c.id).where(*which).order_by(TABLES.c.id)
    found = connection.execute(query.with_for_update(key_share=True)).scalars().all()
    if found:
        change = updated(**columns).where(TABLES.c.id == bindparam("table"))
        connection.execute(change, [{"table": number} for number in found])


# One table: from its row to the value.


@dataclass(frozen=True, slots=True)
class Stored:
    """What is stored about a table; its match is still to be replayed."""

    live: Live
    log: tuple[Answer, ...]

    def replayed(self) -> Live:
        live, table = self.live, self.live.table
        if table.start is None:
            return live
        return live.with_lines(replay(table.kind.rules, table.setup, live.seed, self.log))


def load(
    connection: Connection,
    server: int | None,
    number: int,
    known: Live | None = None,
    *,
    lock: bool = False,
) -> Live | Stored:
    """Return a table of this server (None: of any): the known value if it is the stored one."""
    if not are_ids(server or 0, number):
        raise UnknownTable
    where = {"table": number}
    head = connection.execute(_LOCKED_MARK if lock else _MARK, where).one_or_none()
    if head is None or server not in (None, head.server_id):
        raise UnknownTable
    if known is not None and known.mark == head.mark:
        return known
    row = connection.execute(_ROW, where).one_or_none()
    if row is None:  # deleted since
        raise UnknownTable
    parts = {of: connection.execute(query, where).all() for of, query in _PARTS.items()}
    votes = connection.execute(_VOTES, where).all() if parts[MOTIONS] else ()
    asides = frozenset(connection.execute(_ASIDES, where).scalars())
    return _stored(row, parts, votes, asides)


async def replayed(found: Live | Stored) -> Live:
    """Return the value with its match; a long game is replayed off the event loop."""
    if isinstance(found, Live):
        return found
    if len(found.log) < LONG:
        return found.replayed()
    return await asyncio.to_thread(found.replayed)


def _stored(
    row: Row[Any],
    parts: Mapping[SqlTable, Sequence[Row[Any]]],
    votes: Sequence[Row[Any]],
    asides: frozenset[str],
) -> Stored:
    log = parts[MOVES]
    live = Live(
        rows.as_table(row, parts[SEATS], parts[GUESTS]),
        mark=row.mark,
        secret=bytes(row.secret),
        clock=rows.as_clock(row),
        unshown=rows.as_unshown(row),
        message=rows.as_message(row),
        asides=asides,
        lobby=None if row.lobby_id is None else Place(row.lobby_channel_id, row.lobby_id),
        clicks=Counter(move.seat for move in log if move.cause == Cause.CLICK),
        moved_at=log[-1].at if log else None,
        nudged_at=row.nudged_at,
        watchers=tuple(map(rows.as_watcher, parts[WATCHERS])),
        motions=tuple(rows.as_motion(each, votes) for each in parts[MOTIONS]),
    )
    return Stored(live, tuple(Answer(move.seat, move.move) for move in log))


# And back: what differs between two values.


def add(connection: Connection, live: Live) -> Live:
    """Store a new table; return it with its number."""
    mark = new_mark()
    columns = {"mark": mark, **rows.fixed(live), **rows.of_row(live)}
    number = int(connection.execute(_ADD, columns).scalar_one())
    made = replace(live.change(id=number), mark=mark, follows=())
    for into, _, of in _ROWS:
        _put(connection, into, of(made))
    return made


def save(
    connection: Connection, before: Live, after: Live, claim: interactions.Claim | None = None
) -> Live:
    """Store what a change has made of a table, and the click it was made by.

    Raise `Conflict` if the stored table is not the one it was made from.
    """
    number, mark = before.table.id, before.mark
    if after is before:
        if connection.execute(_MARK, {"table": number}).scalar_one_or_none() != mark:
            raise Conflict
    else:
        mark = new_mark()
        which = {"table": number, "before": before.mark, "mark": mark}
        if connection.execute(_SAVE, which | rows.differing(before, after)).rowcount != 1:
            raise Conflict
        after = _save_rows(connection, before, after)
    if claim is not None:
        interactions.put(connection, claim)
    return replace(after, mark=mark, logged=(), follows=())


def _save_rows(connection: Connection, before: Live, after: Live) -> Live:
    _put(connection, MOVES, rows.of_log(after))
    for into, part, of in _ROWS:
        if part(after) != part(before):
            connection.execute(_CLEAR[into], {"table": after.table.id})
            _put(connection, into, of(after))
    if after.motions != before.motions:
        connection.execute(_CLEAR[MOTIONS], {"table": after.table.id})
        motions = tuple(_put_motion(connection, after.table.id, each) for each in after.motions)
        after = replace(after, motions=motions)
    for follow in after.follows:
        follow(connection)
    return after


def _put_motion(connection: Connection, table: int, motion: Motion) -> Motion:
    row = rows.of_motion(table, motion)
    number = int(connection.execute(_ADD_MOTION, row).scalar_one())
    _put(connection, VOTES, [{"motion_id": number, "user_id": user} for user in motion.agreed])
    return replace(motion, id=number, missing=())


def _put(connection: Connection, into: SqlTable, new: Sequence[Mapping[str, Any]]) -> None:
    if new:
        connection.execute(insert(into), new)


_ROWS: Sequence[
    tuple[SqlTable, Callable[[Live], object], Callable[[Live], list[dict[str, Any]]]]
] = (
    (SEATS, attrgetter("table.chairs"), rows.of_chairs),
    (GUESTS, attrgetter("table.guests"), rows.of_guests),
    (WATCHERS, attrgetter("watchers"), rows.of_watchers),
)
