"""Which tables there are: on a server, in a channel, in a series, of somebody."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, Select, and_, exists, func, not_, or_, select
from sqlalchemy import Table as SqlTable

from core.model.table import NOBODY, OPEN, Status, Table
from core.store import rows
from core.store.database import are_ids
from core.store.tables import GUESTS, MOVES, SEATS, TABLES


def these(connection: Connection, server: int, numbers: Collection[int]) -> list[Table]:
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


def of_series(connection: Connection, server: int, series: int) -> tuple[int, ...]:
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


def rematch_of(connection: Connection, server: int, old: int) -> int | None:
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
    """Return server and user of everybody at an old lobby, or at a game without recent moves."""
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


def grouped(
    connection: Connection, query: Select[Any], of: SqlTable, numbers: Collection[int]
) -> dict[int, list[Row[Any]]]:
    """Return rows of these tables, by table."""
    found: dict[int, list[Row[Any]]] = defaultdict(list)
    for row in connection.execute(query.where(of.c.table_id.in_(numbers))):
        found[row.table_id].append(row)
    return found
