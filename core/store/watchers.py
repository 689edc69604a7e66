"""Queries on those who watch a table without a seat, and on nudges."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum

from sqlalchemy import bindparam, delete, select, update

from core.store.database import Transaction, insert_new, rows_of
from core.store.models import TableRow, WatcherRow

WATCHERS = rows_of(WatcherRow)
_CLEAR = delete(WATCHERS).where(WATCHERS.c.table_id == bindparam("table"))


class Wish(StrEnum):
    """What somebody without a seat wants."""

    FOLLOW = "follow"
    """To be told when the game ends."""
    SEAT = "seat"
    """To get a seat."""


async def add(db: Transaction, table: int, user: int, wish: Wish, at: datetime) -> None:
    row = {"table_id": table, "user_id": user, "wish": wish, "at": at}
    insert_new(db, WatcherRow, row)


async def remove(db: Transaction, table: int, user: int, wish: Wish) -> None:
    await db.execute(
        delete(WatcherRow).where(
            WatcherRow.table_id == table, WatcherRow.user_id == user, WatcherRow.wish == wish
        )
    )


async def take_back(db: Transaction, user: int, wish: Wish) -> None:
    """Remove what this user wishes anywhere."""
    wishes = delete(WatcherRow).where(WatcherRow.user_id == user, WatcherRow.wish == wish)
    await db.execute(wishes)


async def leave(db: Transaction, table: int, user: int) -> None:
    """Remove all that this user wishes at a table."""
    await db.execute(
        delete(WatcherRow).where(WatcherRow.table_id == table, WatcherRow.user_id == user)
    )


async def clear(db: Transaction, table: int) -> None:
    db.later(_CLEAR, {"table": table})


async def of_table(db: Transaction, table: int) -> dict[Wish, tuple[int, ...]]:
    """Return who wants what at a table, those who have wanted it longest first."""
    query = (
        select(WatcherRow.user_id, WatcherRow.wish)
        .where(WatcherRow.table_id == table)
        .order_by(WatcherRow.at, WatcherRow.user_id)
    )
    rows = (await db.execute(query)).all()
    return {wish: tuple(row.user_id for row in rows if row.wish == wish) for wish in Wish}


async def nudged_at(db: Transaction, table: int) -> datetime | None:
    query = select(TableRow.nudged_at).where(TableRow.id == table)
    return (await db.execute(query)).scalar_one_or_none()


async def note_nudge(db: Transaction, table: int, at: datetime) -> None:
    await db.execute(update(TableRow).where(TableRow.id == table).values(nudged_at=at))
