"""Queries for tables, their seats and their moves."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import (
    Row,
    Select,
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

from core.engine.match import Answer
from core.engine.replay import FIRST, NEWEST, Record
from core.engine.rules import Level, Seat, Standing
from core.model import NOBODY, OPEN, Cause, Chair, Guest, Status, Table
from core.store.database import Asked, Database, Transaction, insert_new, rows_of
from core.store.models import GuestRow, MoveRow, ResultRow, SeatRow, ServerRow, TableRow

TABLES, SEATS, GUESTS = map(rows_of, (TableRow, SeatRow, GuestRow))
MOVES, RESULTS = map(rows_of, (MoveRow, ResultRow))

# Statements are built once: building one takes longer than executing most of them.
_HEAD = select(*(column for column in TABLES.c if column.name != "secret")).where(
    TABLES.c.id == bindparam("table"), TABLES.c.server_id == bindparam("server")
)
_LOCKED_HEAD = _HEAD.with_for_update(key_share=True)
_SAVE = update(TABLES).where(
    TABLES.c.id == bindparam("table"), TABLES.c.version == bindparam("before")
)
_CHAIRS = select(SEATS).where(SEATS.c.table_id == bindparam("table")).order_by(SEATS.c.seat)
_CLEAR_CHAIRS = delete(SEATS).where(SEATS.c.table_id == bindparam("table"))
_GUESTS = select(GUESTS).where(GUESTS.c.table_id == bindparam("table")).order_by(GUESTS.c.user_id)
_CLEAR_GUESTS = delete(GUESTS).where(GUESTS.c.table_id == bindparam("table"))
_SECRET = select(TABLES.c.secret).where(TABLES.c.id == bindparam("table"))
_LOG = (
    select(MOVES.c.seat, MOVES.c.move)
    .where(MOVES.c.table_id == bindparam("table"))
    .order_by(MOVES.c.number)
)
_CLICKS = (
    select(MOVES.c.seat, func.count().label("given"))
    .where(MOVES.c.table_id == bindparam("table"), MOVES.c.cause == Cause.CLICK)
    .group_by(MOVES.c.seat)
)
_RESULTS = select(RESULTS).where(RESULTS.c.table_id == bindparam("table")).order_by(RESULTS.c.seat)


async def add(db: Transaction, secret: bytes, **columns: Any) -> int:
    done = await db.execute(
        insert(TableRow).values(secret=secret, **columns).returning(TableRow.id)
    )
    return int(done.scalar_one())


async def head(db: Transaction, server: int, table: int, *, lock: bool = False) -> Row[Any] | None:
    """Return the row of one of this server's tables, locked against other writers on request."""
    if not are_ids(server, table):
        return None
    locked = lock and db.dialect.name != "sqlite"  # SQLite admits only one writer anyway
    where = {"table": table, "server": server}
    return (await db.execute(_LOCKED_HEAD if locked else _HEAD, where)).one_or_none()


def are_ids(*numbers: int) -> bool:
    """Return whether these fit into 64 bits; anything else must not reach the database."""
    return all(-(2**63) <= number < 2**63 for number in numbers)


async def table(db: Transaction, server: int, number: int) -> Table | None:
    row = await head(db, server, number)
    return None if row is None else await whole(db, row)


async def whole(db: Transaction, row: Row[Any]) -> Table:
    """Return the table of this row with its seats and, in a lobby, its guests."""
    found = as_table(row, await chairs(db, row.id))
    if found.status is not Status.LOBBY:
        return found
    return replace(found, guests=await guests(db, row.id))


async def has_ended(db: Transaction, table: int) -> bool:
    query = select(TABLES.c.status).where(TABLES.c.id == table)
    return not Status((await db.execute(query)).scalar_one()).open


async def chairs(db: Transaction, table: int) -> tuple[Chair, ...]:
    rows = await db.execute(_CHAIRS, {"table": table})
    return tuple(map(as_chair, rows))


def as_chair(row: Row[Any]) -> Chair:
    level = None if row.level is None else Level(row.level)
    return Chair(row.seat, row.user_id, level, row.strikes, row.resigned, row.forfeited, row.ready)


def as_table(row: Row[Any], seated: tuple[Chair, ...]) -> Table:
    return Table(
        id=row.id,
        server=row.server_id,
        channel=row.channel_id,
        host=row.host_id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        games=row.games,
        series=row.series_id,
        series_game=row.series_game,
        tournament=row.tournament_id,
        first=row.first,
        turn_seconds=row.turn_seconds,
        hints=row.hints,
        rated=row.rated,
        status=Status(row.status),
        version=row.version,
        length=row.length,
        commitment=row.commitment,
        start=row.start_id,
        opened_at=row.opened_at,
        ended_at=row.ended_at,
        ended_by=row.ended_by_id,
        seated=tuple(row.seated.split()),
        chairs=seated,
        private=row.private,
        autostart=row.autostart,
        changed=tuple((row.changed or "").split()),
        rematch_of=row.rematch_of,
        thread=row.thread,
        paused_until=row.paused_until,
    )


class Stale(Exception):  # no fault: somebody else was faster
    """The table was changed since it was read."""


async def save(db: Transaction, table: Table) -> None:
    """Update the table's row from the previous version to the given one.

    If that is not the stored one, the next statement or the commit raises `Stale`.
    """
    which = {"table": table.id, "before": table.version - 1}
    db.later(_SAVE, which | progress(table), unless_one=Stale, first=True)


def progress(table: Table) -> dict[str, Any]:
    """Return what may change with every call."""
    return {
        "version": table.version,
        "length": table.length,
        "status": table.status,
        "host_id": table.host,
        "start_id": table.start,
        "seated": " ".join(table.seated),
        "ended_at": table.ended_at,
        "ended_by_id": table.ended_by,
        "paused_until": table.paused_until,
    }


async def seat_all(db: Transaction, table: int, seated: Iterable[Chair]) -> None:
    """Replace the seats of a table."""
    db.later(_CLEAR_CHAIRS, {"table": table})
    rows = [
        {
            "table_id": table,
            "seat": chair.seat,
            "user_id": chair.user,
            "level": chair.level,
            "strikes": chair.strikes,
            "resigned": chair.resigned,
            "forfeited": chair.forfeited,
            "ready": chair.ready,
        }
        for chair in seated
    ]
    if rows:
        await db.execute(insert(SEATS), rows)


async def save_settings(db: Transaction, table: Table) -> None:
    await db.execute(update(TableRow).where(TableRow.id == table.id).values(settings(table)))


def settings(table: Table) -> dict[str, Any]:
    """Return what only changes in a lobby."""
    return {
        "options": dict(table.options),
        "games": table.games,
        "turn_seconds": table.turn_seconds,
        "rated": table.rated,
        "private": table.private,
        "autostart": table.autostart,
        "changed": " ".join(table.changed),
    }


async def guests(db: Transaction, table: int) -> tuple[Guest, ...]:
    rows = await db.execute(_GUESTS, {"table": table})
    return tuple(Guest(row.user_id, row.refused, row.kept_until) for row in rows)


async def put_guests(db: Transaction, table: int, guests: Iterable[Guest]) -> None:
    """Replace the guests of a table."""
    db.later(_CLEAR_GUESTS, {"table": table})
    rows = [
        {
            "table_id": table,
            "user_id": guest.user,
            "refused": guest.refused,
            "kept_until": guest.kept_until,
        }
        for guest in guests
    ]
    if rows:
        await db.execute(insert(GUESTS), rows)


async def secret(db: Database | Transaction, table: int) -> bytes:
    """Return the secret the seed comes from; only the rules may use it until the game is over."""
    row = await db.find(_SECRET, {"table": table})
    if row is None:  # it has been deleted
        raise Stale
    return bytes(row.secret)


async def append(db: Transaction, table: int, number: int, **columns: Any) -> None:
    insert_new(db, MoveRow, {"table_id": table, "number": number, **columns}, Stale)


async def unlink_moves(db: Transaction, table: int, seat: int) -> None:
    """Forget which clicks the moves of a seat came from."""
    theirs = update(MOVES).where(MOVES.c.table_id == table, MOVES.c.seat == seat)
    await db.execute(theirs.values(interaction_id=None))


async def log(db: Transaction, table: int) -> tuple[Answer, ...]:
    rows = await db.execute(_LOG, {"table": table})
    return tuple(Answer(row.seat, row.move) for row in rows)


async def clicks(db: Transaction, table: int) -> dict[Seat, int]:
    """Return how many answers people gave themselves, by seat; without seats that gave none."""
    return by_seat(await db.execute(*clicks_of(table)))


def clicks_of(table: int) -> Asked:
    return _CLICKS, {"table": table}


def by_seat(rows: Iterable[Any]) -> dict[Seat, int]:
    return {row.seat: row.given for row in rows}


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


async def records(db: Transaction, server: int, numbers: Collection[int]) -> list[Record]:
    """Return those of a server's tables that are finished and can be replayed, in any order."""
    if not numbers:
        return []
    wanted = TABLES.c.id.in_(numbers), TABLES.c.server_id == server
    heads = await db.execute(select(TABLES).where(*wanted, TABLES.c.status == Status.FINISHED))
    seats, logs = [
        await _grouped(db, query.where(rows.c.table_id.in_(numbers)))
        for rows, query in (
            (SEATS, select(SEATS).order_by(SEATS.c.seat)),
            (MOVES, select(MOVES).order_by(MOVES.c.number)),
        )
    ]
    found = [(as_table(head, tuple(map(as_chair, seats[head.id]))), head.secret) for head in heads]
    return [
        record(table, bytes(secret), tuple(Answer(row.seat, row.move) for row in logs[table.id]))
        for table, secret in found
        if table.replayable
    ]


async def _grouped(db: Transaction, query: Select[Any]) -> dict[int, list[Row[Any]]]:
    found: dict[int, list[Row[Any]]] = defaultdict(list)
    for row in await db.execute(query):
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


async def results(db: Transaction, table: int) -> tuple[Standing, ...]:
    rows = await db.execute(_RESULTS, {"table": table})
    return tuple(map(as_standing, rows))


def as_standing(row: Row[Any]) -> Standing:
    """Return a standing without details, which follow from the log."""
    return Standing(row.seat, row.rank, row.score, row.points, row.won, left=row.forfeited)


async def series_tables(db: Transaction, server: int, series: int) -> tuple[int, ...]:
    """Return the finished tables of a series, in order."""
    query = (
        select(TableRow.id)
        .where(
            TableRow.server_id == server,
            (TableRow.series_id == series) | (TableRow.id == series),
            TableRow.status == Status.FINISHED,
        )
        .order_by(TableRow.series_game)
    )
    return tuple((await db.execute(query)).scalars())


async def count_open(
    db: Transaction,
    server: int,
    *,
    host: int | None = None,
    user: int | None = None,
    channel: int | None = None,
) -> int:
    """Count a server's open tables: all, a host's lobbies, or those of a user or a channel."""
    query = select(func.count(TableRow.id)).where(
        TableRow.server_id == server, TableRow.status.in_(OPEN)
    )
    if host is not None:
        query = query.where(TableRow.host_id == host, TableRow.status == Status.LOBBY)
    if channel is not None:
        query = query.where(TableRow.channel_id == channel)
    if user is not None:
        query = query.join(SeatRow, SeatRow.table_id == TableRow.id).where(SeatRow.user_id == user)
    return int((await db.execute(query)).scalar_one())


async def listed(
    db: Transaction,
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
    query = select(TableRow.id).where(TableRow.server_id == server, TableRow.status.in_(statuses))
    if user is not None:
        query = query.join(SeatRow, SeatRow.table_id == TableRow.id).where(SeatRow.user_id == user)
    if channel is not None:
        query = query.where(TableRow.channel_id == channel)
    query = query.order_by(TableRow.id.desc()).limit(limit)
    return tuple((await db.execute(query)).scalars())


async def places(
    db: Transaction, server: int, statuses: Sequence[Status], user: int | None = None
) -> list[tuple[int, int]]:
    """Return the ids and channels of all of a server's or a user's tables, newest first."""
    if not are_ids(server, user or 0):
        return []
    query = select(TableRow.id, TableRow.channel_id).order_by(TableRow.id.desc())
    query = query.where(TableRow.server_id == server, TableRow.status.in_(statuses))
    if user is not None:
        query = query.join(SeatRow, SeatRow.table_id == TableRow.id).where(SeatRow.user_id == user)
    return [(row.id, row.channel_id) for row in await db.execute(query)]


async def rematch(db: Transaction, server: int, old: int) -> int | None:
    """Return the lobby in which the players of a finished table meet again, if one is open."""
    query = select(TableRow.id).where(
        TableRow.server_id == server,
        TableRow.status == Status.LOBBY,
        TableRow.rematch_of == old,
    )
    return (await db.execute(query.limit(1))).scalar_one_or_none()


async def kept_waiting(
    db: Transaction, moved_before: datetime, opened_before: datetime
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
    return {(server, user) for server, user in await db.execute(seated.union(hosts))}


async def open_with(db: Transaction, server: int, user: int) -> tuple[int, ...]:
    """Return a server's open tables where this user is the host or has a seat."""
    seated = select(SEATS.c.table_id).where(SEATS.c.user_id == user, SEATS.c.resigned.is_(False))
    theirs = or_(TABLES.c.host_id == user, TABLES.c.id.in_(seated))
    query = select(TABLES.c.id).where(
        TABLES.c.server_id == server, TABLES.c.status.in_(OPEN), theirs
    )
    return tuple((await db.execute(query.order_by(TABLES.c.id))).scalars())


async def know_server(db: Transaction, server: int) -> None:
    """Make sure the server has a row, and lock it, so that tables are opened one at a time.

    A server where somebody plays has the bot, so it no longer counts as left.
    """
    columns = {"id": server, "threads": False, "pings": True, "hints": True, "channels": []}
    insert_new(db, ServerRow, columns)
    left = update(ServerRow).where(ServerRow.id == server, ServerRow.left_at.is_not(None))
    await db.execute(left.values(left_at=None))
    await lock_server(db, server)


async def lock_server(db: Transaction, server: int) -> None:
    """Let nobody else open or join a table until this transaction ends."""
    if db.dialect.name != "sqlite":  # SQLite admits only one writer anyway
        query = select(ServerRow.id).where(ServerRow.id == server).with_for_update(key_share=True)
        await db.execute(query)
