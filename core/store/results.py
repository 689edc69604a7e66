"""Queries for the results of finished games."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, TypeAlias

from sqlalchemy import Row, and_, func, or_, select

from core.store.database import Transaction
from core.store.models import ResultRow, TableRow
from core.store.tables import are_ids

Moment: TypeAlias = tuple[datetime, int]
"""When a table ended, and its id to break ties."""

_ORDER = (ResultRow.ended_at, ResultRow.table_id, ResultRow.seat)


async def rated(
    db: Transaction, server: int, game: str, after: Moment | None = None
) -> Sequence[Row[Any]]:
    """Return the results that count for ratings, in the order the tables ended."""
    query = _rated(select(ResultRow.__table__), server, game)
    if after is not None:
        at, table = after
        later = and_(ResultRow.ended_at == at, ResultRow.table_id > table)
        query = query.where(or_(ResultRow.ended_at > at, later))
    found: Sequence[Row[Any]] = (await db.execute(query.order_by(*_ORDER))).all()
    return found


async def count_rated(db: Transaction, server: int, game: str) -> tuple[int, int]:
    """Return the number of rated results, and how many of them belong to users."""
    query = _rated(select(func.count(), func.count(ResultRow.user_id)), server, game)
    rows, people = (await db.execute(query.select_from(ResultRow))).one()
    return int(rows), int(people)


def _rated(query: Any, server: int, game: str) -> Any:  # noqa: ANN401 - any kind of select
    return query.join(TableRow, TableRow.id == ResultRow.table_id).where(
        ResultRow.server_id == server, ResultRow.game == game, TableRow.rated
    )


async def of_user(
    db: Transaction, server: int, user: int, game: str | None = None
) -> Sequence[Row[Any]]:
    """Return a user's results on a server, oldest first, rated or not."""
    if not are_ids(server, user):
        return []
    query = select(ResultRow.__table__).where(
        ResultRow.server_id == server, ResultRow.user_id == user
    )
    if game is not None:
        query = query.where(ResultRow.game == game)
    return (await db.execute(query.order_by(*_ORDER))).all()
