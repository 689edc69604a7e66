"""Tables as they are stored: one row each, with its seats, guests, log, watchers and motions.

`load` and `save` are the only ways in and out of a table that somebody plays at. Every change of a
row gives it another mark, which nobody else can have given: what is remembered is what is stored if
their marks are equal, also after a backup was restored under a running program. So every statement
that updates tables is built by `updated` (`tests/store/test_tables.py` looks for others).
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from operator import attrgetter
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    Update,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    not_,
    or_,
    select,
    update,
)
from sqlalchemy import Table as SqlTable

from core.engine.errors import UnknownTable
from core.engine.match import Answer, replay
from core.engine.replay import FIRST, NEWEST, Record
from core.engine.rules import Seat, Standing
from core.live import Live
from core.model.actions import Motion
from core.model.messages import Place
from core.model.table import NOBODY, OPEN, Chair, Status, Table
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
_LOG = (
    select(MOVES.c.seat, MOVES.c.move)
    .where(MOVES.c.table_id == bindparam("table"))
    .order_by(MOVES.c.number)
)
_RESULTS = select(RESULTS).where(RESULTS.c.table_id == bindparam("table")).order_by(RESULTS.c.seat)


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

    Raise `Conflict` if the table stored is another one than it was made of.
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


# What a finished game leaves.


def chairs(connection: Connection, table: int) -> tuple[Chair, ...]:
    return tuple(map(rows.as_chair, connection.execute(_PARTS[SEATS], {"table": table})))


def log(connection: Connection, table: int) -> tuple[Answer, ...]:
    found = connection.execute(_LOG, {"table": table})
    return tuple(Answer(row.seat, row.move) for row in found)


def unlink_moves(connection: Connection, table: int, seat: int) -> None:
    """Forget which clicks the moves of a seat came from."""
    theirs = update(MOVES).where(MOVES.c.table_id == table, MOVES.c.seat == seat)
    connection.execute(theirs.values(interaction_id=None))


def record(table: Table, secret: bytes, log: tuple[Answer, ...], number: int = NEWEST) -> Record:
    """Return a game in the form that replay files of this format are written from."""
    assert table.start is not None  # a finished game was started
    return Record(
        game=table.game,
        version=table.rules,
        options=tuple(sorted(table.options.items())),
        seats=table.seated,
        first=table.first,
        table=str(table.id),
        start=table.start,
        commitment=table.commitment,
        secret=secret,
        log=log,
        abandoned=table.forfeited if number == FIRST else table.abandoned,
        format=number,
    )


def records(connection: Connection, server: int, numbers: Collection[int]) -> list[Record]:
    """Return those of a server's tables that are finished and can be replayed, in any order."""
    if not numbers:
        return []
    wanted = TABLES.c.id.in_(numbers), TABLES.c.server_id == server
    query = select(TABLES).where(*wanted, TABLES.c.status == Status.FINISHED)
    heads = connection.execute(query).all()
    seats = grouped(connection, select(SEATS).order_by(SEATS.c.seat), SEATS, numbers)
    logs = grouped(connection, select(MOVES).order_by(MOVES.c.number), MOVES, numbers)
    found = [(rows.as_table(head, seats[head.id]), bytes(head.secret)) for head in heads]
    return [
        record(table, secret, tuple(Answer(row.seat, row.move) for row in logs[table.id]))
        for table, secret in found
        if table.replayable
    ]


def grouped(
    connection: Connection, query: Select[Any], of: SqlTable, numbers: Collection[int]
) -> dict[int, list[Row[Any]]]:
    found: dict[int, list[Row[Any]]] = defaultdict(list)
    for row in connection.execute(query.where(of.c.table_id.in_(numbers))):
        found[row.table_id].append(row)
    return found


def as_results(
    table: Table, standings: Sequence[Standing], clicked: Mapping[Seat, int], at: datetime | None
) -> list[dict[str, Any]]:
    """Return the result of every seat as it is to be stored."""
    return [
        {
            "table_id": table.id,
            "seat": standing.seat,
            "server_id": table.server,
            "game": table.game,
            "user_id": chair.user,
            # The AI that plays on for a deleted user is not rated in their place.
            "level": None if chair.user is None and chair.resigned else chair.level,
            "rank": standing.rank,
            "score": standing.score,
            "points": standing.points,
            "won": standing.won,
            "forfeited": standing.left,
            "clicks": clicked.get(standing.seat, 0),
            "ended_at": at,
        }
        for chair, standing in zip(table.chairs, standings, strict=True)
    ]


def results(connection: Connection, table: int) -> tuple[Standing, ...]:
    return tuple(map(as_standing, connection.execute(_RESULTS, {"table": table})))


def as_standing(row: Row[Any]) -> Standing:
    """Return a standing without details, which follow from the log."""
    return Standing(row.seat, row.rank, row.score, row.points, row.won, left=row.forfeited)


# Lists of tables.


def tables(connection: Connection, server: int, numbers: Collection[int]) -> list[Table]:
    """Return these tables of a server, in this order, as far as they still exist."""
    if not numbers:
        return []
    query = select(TABLES).where(TABLES.c.id.in_(numbers), TABLES.c.server_id == server)
    heads = {row.id: row for row in connection.execute(query)}
    seats = grouped(connection, select(SEATS).order_by(SEATS.c.seat), SEATS, numbers)
    guests = grouped(connection, select(GUESTS).order_by(GUESTS.c.user_id), GUESTS, numbers)
    return [
        rows.as_table(heads[number], seats[number], guests[number])
        for number in numbers
        if number in heads
    ]


def series_tables(connection: Connection, server: int, series: int) -> tuple[int, ...]:
    """Return the finished tables of a series, in order."""
    query = (
        select(TABLES.c.id)
        .where(
            TABLES.c.server_id == server,
            (TABLES.c.series_id == series) | (TABLES.c.id == series),
            TABLES.c.status == Status.FINISHED,
        )
        .order_by(TABLES.c.series_game)
    )
    return tuple(connection.execute(query).scalars())


def count_open(
    connection: Connection,
    server: int,
    *,
    host: int | None = None,
    user: int | None = None,
    channel: int | None = None,
    besides: int = 0,
) -> int:
    """Count a server's open tables: all, a host's lobbies, or those of a user or a channel."""
    query = select(func.count(TABLES.c.id)).where(
        TABLES.c.server_id == server, TABLES.c.status.in_(OPEN), TABLES.c.id != besides
    )
    if host is not None:
        query = query.where(TABLES.c.host_id == host, TABLES.c.status == Status.LOBBY)
    if channel is not None:
        query = query.where(TABLES.c.channel_id == channel)
    if user is not None:
        query = query.join(SEATS, SEATS.c.table_id == TABLES.c.id).where(SEATS.c.user_id == user)
    return int(connection.execute(query).scalar_one())


def listed(
    connection: Connection,
    server: int,
    statuses: Sequence[Status],
    *,
    user: int | None = None,
    channel: int | None = None,
    limit: int = 25,
) -> tuple[int, ...]:
    """Return the ids of a server's tables, newest first."""
    if not are_ids(server, user or 0, channel or 0):
        return ()
    query = select(TABLES.c.id).where(TABLES.c.server_id == server, TABLES.c.status.in_(statuses))
    if user is not None:
        query = query.join(SEATS, SEATS.c.table_id == TABLES.c.id).where(SEATS.c.user_id == user)
    if channel is not None:
        query = query.where(TABLES.c.channel_id == channel)
    query = query.order_by(TABLES.c.id.desc()).limit(limit)
    return tuple(connection.execute(query).scalars())


def places(
    connection: Connection, server: int, statuses: Sequence[Status], user: int | None = None
) -> list[tuple[int, int]]:
    """Return the ids and channels of all of a server's or a user's tables, newest first."""
    if not are_ids(server, user or 0):
        return []
    query = select(TABLES.c.id, TABLES.c.channel_id).order_by(TABLES.c.id.desc())
    query = query.where(TABLES.c.server_id == server, TABLES.c.status.in_(statuses))
    if user is not None:
        query = query.join(SEATS, SEATS.c.table_id == TABLES.c.id).where(SEATS.c.user_id == user)
    return [(row.id, row.channel_id) for row in connection.execute(query)]


def rematch(connection: Connection, server: int, old: int) -> int | None:
    """Return the lobby in which the players of a finished table meet again, if one is open."""
    query = select(TABLES.c.id).where(
        TABLES.c.server_id == server,
        TABLES.c.status == Status.LOBBY,
        TABLES.c.rematch_of == old,
    )
    return connection.execute(query.limit(1)).scalar_one_or_none()


def kept_waiting(
    connection: Connection, moved_before: datetime, opened_before: datetime
) -> set[tuple[int, int]]:
    """Return server and user of everybody at a game nobody moved in, or at an old lobby, since."""
    moved = exists().where(MOVES.c.table_id == TABLES.c.id, MOVES.c.at >= moved_before)
    playing = and_(
        TABLES.c.status == Status.PLAYING, TABLES.c.opened_at < moved_before, not_(moved)
    )
    lobby = and_(TABLES.c.status == Status.LOBBY, TABLES.c.opened_at < opened_before)
    waiting = or_(playing, lobby)
    there = SEATS.c.user_id.is_not(None) & SEATS.c.resigned.is_(False)
    seated = select(TABLES.c.server_id, SEATS.c.user_id).where(
        waiting, SEATS.c.table_id == TABLES.c.id, there
    )
    hosts = select(TABLES.c.server_id, TABLES.c.host_id).where(
        waiting, TABLES.c.tournament_id.is_(None), TABLES.c.host_id != NOBODY
    )
    return {(server, user) for server, user in connection.execute(seated.union(hosts))}


def open_with(connection: Connection, server: int, user: int) -> tuple[int, ...]:
    """Return a server's open tables where this user is the host or has a seat."""
    seated = select(SEATS.c.table_id).where(SEATS.c.user_id == user, SEATS.c.resigned.is_(False))
    theirs = or_(TABLES.c.host_id == user, TABLES.c.id.in_(seated))
    query = select(TABLES.c.id).where(
        TABLES.c.server_id == server, TABLES.c.status.in_(OPEN), theirs
    )
    return tuple(connection.execute(query.order_by(TABLES.c.id)).scalars())
