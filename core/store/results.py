"""Queries for the results of finished games."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import BindParameter, Connection, Row, bindparam, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.rules import Seat, Standing
from core.model.table import Table
from core.store.database import are_ids
from core.store.tables import RESULTS, TABLES

ON_RATING = ("weight", "mu", "sigma", "games", "gained")
"""The columns that tell what a table did to a rating."""

_OF_GAME = RESULTS.c.server_id == bindparam("server"), RESULTS.c.game == bindparam("game")
_LAST = select(func.coalesce(func.max(RESULTS.c.number), 0).label("last")).where(*_OF_GAME)
_OF_TABLE = (
    select(RESULTS.c.user_id, *(RESULTS.c[name] for name in ON_RATING))
    .where(RESULTS.c.server_id == bindparam("server"), RESULTS.c.table_id == bindparam("table"))
    .order_by(RESULTS.c.seat)
)
_STANDINGS = (
    select(RESULTS).where(RESULTS.c.table_id == bindparam("table")).order_by(RESULTS.c.seat)
)
_CURVE = (
    select(RESULTS.c.mu, RESULTS.c.sigma)
    .where(*_OF_GAME, RESULTS.c.user_id == bindparam("user"), RESULTS.c.mu.is_not(None))
    .order_by(RESULTS.c.number)
)
_FINISHED = (
    select(RESULTS.c.table_id, RESULTS.c.seat)
    .where(*_OF_GAME, RESULTS.c.user_id == bindparam("user"), RESULTS.c.forfeited.is_(False))
    .order_by(RESULTS.c.number.desc())
    .limit(bindparam("most"))
)
_LEFT, _STAYED = RESULTS.alias("gave_up"), RESULTS.alias("stayed")
_USERS: BindParameter[Any] = bindparam("users", expanding=True)
_FEW: BindParameter[Any] = bindparam("few")
_QUICK_ENDS = (
    select(_LEFT.c.user_id, _STAYED.c.user_id, _LEFT.c.ended_at)
    .join(_STAYED, _STAYED.c.table_id == _LEFT.c.table_id)
    .where(
        _LEFT.c.server_id == bindparam("server"),
        _LEFT.c.game == bindparam("game"),
        _LEFT.c.user_id.in_(_USERS),
        _LEFT.c.weight.is_not(None),
        _LEFT.c.ended_at > bindparam("since"),
        _LEFT.c.forfeited,
        _LEFT.c.clicks < _FEW,
        _STAYED.c.user_id.in_(_USERS),
        _STAYED.c.forfeited.is_(False) | (_STAYED.c.clicks >= _FEW),
    )
)
_COUNTED = update(RESULTS).where(
    RESULTS.c.table_id == bindparam("table"), RESULTS.c.seat == bindparam("place")
)


def add(connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
    connection.execute(insert(RESULTS), rows)


def last_number(connection: Connection, server: int, game: str) -> int:
    """Return the last number of those tables of a server and game that have been counted."""
    return int(connection.execute(_LAST, {"server": server, "game": game}).scalar_one())


async def all_games(db: AsyncConnection) -> list[tuple[int, str]]:
    """Return every server and game with a result."""
    query = select(RESULTS.c.server_id, RESULTS.c.game).distinct()
    return [(row.server_id, row.game) for row in await db.execute(query)]


async def all_of(db: AsyncConnection, server: int, game: str) -> Sequence[Row[Any]]:
    """Return the results of a server and game in the order they count, and which are rated."""
    query = (
        select(RESULTS, TABLES.c.rated)
        .join(TABLES, TABLES.c.id == RESULTS.c.table_id)
        .where(*_OF_GAME)
        .order_by(RESULTS.c.number, RESULTS.c.table_id, RESULTS.c.seat)
    )
    return (await db.execute(query, {"server": server, "game": game})).all()


def of_table(connection: Connection, server: int, table: int) -> Sequence[Row[Any]]:
    """Return what a table did to the ratings of its seats."""
    return connection.execute(_OF_TABLE, {"server": server, "table": table}).all()


async def curve(
    db: AsyncConnection, server: int, game: str, user: int
) -> list[tuple[float, float]]:
    """Return a user's ratings, each as mean and deviation, in the order they were reached."""
    rows = await db.execute(_CURVE, {"server": server, "game": game, "user": user})
    return [(row.mu, row.sigma) for row in rows]


async def latest(
    db: AsyncConnection, server: int, game: str, user: int, most: int
) -> dict[int, int]:
    """Return the user's seats at the latest tables they played to the end."""
    if not are_ids(server, user):
        return {}
    where = {"server": server, "game": game, "user": user, "most": most}
    return {row.table_id: row.seat for row in await db.execute(_FINISHED, where)}


def quick_ends(
    connection: Connection,
    server: int,
    game: str,
    users: Collection[int],
    clicks: int,
    since: datetime,
) -> list[tuple[int, int, datetime]]:
    """Return which of these users left whom, and when, at a rated table after few answers."""
    where = {"server": server, "game": game, "users": list(users), "few": clicks, "since": since}
    rows = connection.execute(_QUICK_ENDS, where)
    return [(left, stayed, at) for left, stayed, at in rows]


async def note_ratings(db: AsyncConnection, rows: Sequence[Mapping[str, Any]]) -> None:
    """Store what tables did to ratings, each by the keys `table` and `place`."""
    if rows:
        await db.execute(_COUNTED, rows)


def as_rows(
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


def standings(connection: Connection, table: int) -> tuple[Standing, ...]:
    return tuple(map(as_standing, connection.execute(_STANDINGS, {"table": table})))


def as_standing(row: Row[Any]) -> Standing:
    """Return a standing without details, which follow from the log."""
    return Standing(row.seat, row.rank, row.score, row.points, row.won, left=row.forfeited)
