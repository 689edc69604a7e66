"""Statements about tables, their seats and their moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Row, Select, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from core.match import Answer
from core.rules import Level, Standing
from core.store.database import insert_new
from core.store.models import Move, Result, Seat, Server, Table
from core.tables import values
from core.tables.values import Chair, Status

_COLUMNS = tuple(c for c in Table.__table__.c if c.name != "secret")


async def add(db: AsyncConnection, secret: bytes, **columns: Any) -> int:
    done = await db.execute(insert(Table).values(secret=secret, **columns).returning(Table.id))
    return int(done.scalar_one())


async def head(
    db: AsyncConnection, server: int, table: int, *, lock: bool = False
) -> Row[Any] | None:
    """The table's row, if it is one of this server's; locked against other writers on request."""
    query = select(*_COLUMNS).where(Table.id == table, Table.server_id == server)
    if lock and db.dialect.name != "sqlite":  # SQLite's writers are alone anyway
        query = query.with_for_update()
    return (await db.execute(query)).one_or_none()


async def chairs(db: AsyncConnection, table: int) -> tuple[Chair, ...]:
    rows = await db.execute(select(Seat).where(Seat.table_id == table).order_by(Seat.seat))
    return tuple(
        Chair(
            row.seat,
            row.user_id,
            None if row.level is None else Level(row.level),
            row.strikes,
            row.resigned,
            row.forfeited,
        )
        for row in rows
    )


def as_table(row: Row[Any], seated: tuple[Chair, ...]) -> values.Table:
    return values.Table(
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
        seated=tuple(row.seated.split()),
        chairs=seated,
    )


async def save(db: AsyncConnection, table: values.Table) -> None:
    """Changes the table's row to the given version; its caller holds the lock."""
    await db.execute(
        update(Table)
        .where(Table.id == table.id)
        .values(
            version=table.version,
            length=table.length,
            status=table.status,
            host_id=table.host,
            start_id=table.start,
            seated=" ".join(table.seated),
            ended_at=table.ended_at,
        )
    )


async def seat_all(db: AsyncConnection, table: int, seated: Iterable[Chair]) -> None:
    """Writes the seats of a table anew."""
    await db.execute(delete(Seat).where(Seat.table_id == table))
    rows = [
        {
            "table_id": table,
            "seat": chair.seat,
            "user_id": chair.user,
            "level": chair.level,
            "strikes": chair.strikes,
            "resigned": chair.resigned,
            "forfeited": chair.forfeited,
        }
        for chair in seated
    ]
    if rows:
        await db.execute(insert(Seat), rows)


async def secret(db: AsyncConnection, table: int) -> bytes:
    """The secret the dice come from: for the rules, and for everybody once the game is over."""
    return (await db.execute(select(Table.secret).where(Table.id == table))).scalar_one()


async def append(db: AsyncConnection, table: int, number: int, **columns: Any) -> None:
    await db.execute(insert(Move).values(table_id=table, number=number, **columns))


async def log(db: AsyncConnection, table: int) -> tuple[Answer, ...]:
    query = select(Move.seat, Move.move).where(Move.table_id == table).order_by(Move.number)
    return tuple(Answer(row.seat, row.move) for row in await db.execute(query))


async def add_results(
    db: AsyncConnection, table: values.Table, standings: Sequence[Standing], at: datetime
) -> None:
    rows = [
        {
            "table_id": table.id,
            "seat": standing.seat,
            "server_id": table.server,
            "game": table.game,
            "user_id": chair.user,
            "level": chair.level,
            "rank": standing.rank,
            "score": standing.score,
            "points": standing.points,
            "won": standing.won,
            "forfeited": chair.forfeited or chair.resigned,
            "ended_at": at,
        }
        for chair, standing in zip(table.chairs, standings, strict=True)
    ]
    await db.execute(insert(Result), rows)


async def results(db: AsyncConnection, table: int) -> tuple[Standing, ...]:
    query = select(Result).where(Result.table_id == table).order_by(Result.seat)
    return tuple(
        Standing(row.seat, row.rank, row.score, row.points, row.won)
        for row in await db.execute(query)
    )


async def series_tables(db: AsyncConnection, server: int, series: int) -> tuple[int, ...]:
    """The finished games of a match, in order."""
    query = (
        select(Table.id)
        .where(
            Table.server_id == server,
            (Table.series_id == series) | (Table.id == series),
            Table.status == Status.FINISHED,
        )
        .order_by(Table.series_game)
    )
    return tuple((await db.execute(query)).scalars())


def _open(query: Select[Any], *statuses: Status) -> Select[Any]:
    return query.where(Table.status.in_(statuses))


async def count_open(
    db: AsyncConnection,
    server: int,
    *,
    host: int | None = None,
    user: int | None = None,
    channel: int | None = None,
) -> int:
    """Open tables of a server: all, the lobbies of a host, those of a player or of a channel."""
    query = select(func.count(func.distinct(Table.id))).where(Table.server_id == server)
    statuses = (Status.LOBBY, Status.PLAYING)
    if host is not None:
        query, statuses = query.where(Table.host_id == host), (Status.LOBBY, Status.LOBBY)
    if channel is not None:
        query = query.where(Table.channel_id == channel)
    if user is not None:
        query = query.join(Seat, Seat.table_id == Table.id).where(Seat.user_id == user)
    return int((await db.execute(_open(query, *statuses))).scalar_one())


async def listed(
    db: AsyncConnection,
    server: int,
    statuses: Sequence[Status],
    *,
    user: int | None = None,
    channel: int | None = None,
    limit: int = 25,
) -> tuple[int, ...]:
    """Ids of a server's tables, newest first."""
    query = select(Table.id).where(Table.server_id == server, Table.status.in_(statuses))
    if user is not None:
        query = query.join(Seat, Seat.table_id == Table.id).where(Seat.user_id == user)
    if channel is not None:
        query = query.where(Table.channel_id == channel)
    query = query.order_by(Table.id.desc()).limit(limit)
    return tuple((await db.execute(query)).scalars())


async def know_server(db: AsyncConnection, server: int) -> None:
    """Makes sure the server has a row, and locks it: tables are opened one at a time."""
    columns = {"id": server, "threads": False, "pings": True, "hints": True, "channels": []}
    await insert_new(db, Server, columns)
    if db.dialect.name != "sqlite":
        await db.execute(select(Server.id).where(Server.id == server).with_for_update())
