"""Queries for the careers that people have at a server's games."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Row, bindparam, delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from core.store.database import are_ids, rows_of, upsert
from core.store.models.people import CareerRow

CAREERS = rows_of(CareerRow)
_KEY = ("server_id", "game", "user_id")

_OF_GAME = CAREERS.c.server_id == bindparam("server"), CAREERS.c.game == bindparam("game")
_LISTED = *_OF_GAME, CAREERS.c.shown.is_not(None)
_OF_PLAYERS = select(CAREERS).where(
    *_OF_GAME, CAREERS.c.user_id.in_(bindparam("users", expanding=True))
)
_OF_USER = select(CAREERS).where(
    CAREERS.c.server_id == bindparam("server"), CAREERS.c.user_id == bindparam("user")
)
_SIZE = select(func.count()).select_from(CAREERS).where(*_LISTED)
_PAGE = (
    select(CAREERS)
    .where(*_LISTED)
    .order_by(CAREERS.c.ranked.desc(), CAREERS.c.shown.desc(), CAREERS.c.user_id)
    .offset(bindparam("skip"))
    .limit(bindparam("most"))
)
_ABOVE = (
    select(func.count())
    .select_from(CAREERS)
    .where(*_OF_GAME, CAREERS.c.ranked, CAREERS.c.shown > bindparam("shown"))
)


def put(
    connection: Connection, server: int, game: str, user: int, columns: Mapping[str, Any]
) -> None:
    key = {"server_id": server, "game": game, "user_id": user}
    upsert(connection, CareerRow, _KEY, {**key, **columns})


async def remove(db: AsyncConnection, server: int, game: str, user: int) -> None:
    query = delete(CAREERS).where(*_OF_GAME, CAREERS.c.user_id == bindparam("user"))
    await db.execute(query, {"server": server, "game": game, "user": user})


async def all_games(db: AsyncConnection) -> list[tuple[int, str]]:
    """Return every server and game with a career."""
    query = select(CAREERS.c.server_id, CAREERS.c.game).distinct()
    return [(row.server_id, row.game) for row in await db.execute(query)]


async def all_of(db: AsyncConnection, server: int, game: str) -> Sequence[Row[Any]]:
    query = select(CAREERS).where(*_OF_GAME).order_by(CAREERS.c.user_id)
    return (await db.execute(query, {"server": server, "game": game})).all()


def of_players(
    connection: Connection, server: int, game: str, users: Collection[int]
) -> Sequence[Row[Any]]:
    where = {"server": server, "game": game, "users": list(users)}
    return connection.execute(_OF_PLAYERS, where).all()


async def of_user(db: AsyncConnection, server: int, user: int) -> Sequence[Row[Any]]:
    if not are_ids(server, user):
        return []
    return (await db.execute(_OF_USER, {"server": server, "user": user})).all()


async def size(db: AsyncConnection, server: int, game: str) -> int:
    """Return how many people the leaderboard has."""
    return int((await db.execute(_SIZE, {"server": server, "game": game})).scalar_one())


async def page(
    db: AsyncConnection, server: int, game: str, skip: int, most: int
) -> Sequence[Row[Any]]:
    """Return a part of the leaderboard, best first; those without a place are last."""
    where = {"server": server, "game": game, "skip": skip, "most": most}
    return (await db.execute(_PAGE, where)).all()


async def above(db: AsyncConnection, server: int, game: str, shown: int) -> int:
    """Return how many have a place on the leaderboard and a higher number."""
    where = {"server": server, "game": game, "shown": shown}
    return int((await db.execute(_ABOVE, where)).scalar_one())
