"""Queries on messages that are to be deleted."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, bindparam, delete, select, update

from core.model import Shards
from core.store.database import Transaction, insert_new, rows_of
from core.store.models import RemovalRow, TableRow
from core.store.shards import is_of

REMOVALS, TABLES = map(rows_of, (RemovalRow, TableRow))
_FORGET = delete(REMOVALS).where(REMOVALS.c.message_id == bindparam("message"))
_RELEASE = update(REMOVALS).where(
    REMOVALS.c.table_id == bindparam("table"),
    REMOVALS.c.step != bindparam("now_at"),
    REMOVALS.c.next_try.is_(None),
)


async def add(
    db: Transaction, table: int, channel: int, message: int, step: str, at: datetime | None
) -> None:
    """Have a message deleted at this time, or if None, when the table leaves this step."""
    row = {"message_id": message, "channel_id": channel, "table_id": table, "step": step}
    insert_new(db, RemovalRow, row | {"next_try": at, "tries": 0})


async def release(db: Transaction, table: int, step: str, at: datetime) -> None:
    """Have what does not belong to this step deleted at this time."""
    db.later(_RELEASE, {"table": table, "now_at": step, "next_try": at})


def _due(shards: Shards) -> Select[Any]:
    query = select(REMOVALS).join(TABLES, TABLES.c.id == REMOVALS.c.table_id)
    return query.where(REMOVALS.c.next_try <= bindparam("now"), is_of(shards, TABLES))


def waits(shards: Shards) -> ColumnElement[bool]:
    """Return whether a message of these shards is to be deleted."""
    return _due(shards).exists()


async def due(db: Transaction, now: datetime, limit: int, shards: Shards) -> list[Row[Any]]:
    query = _due(shards).order_by(REMOVALS.c.next_try).limit(limit)
    return list((await db.execute(query, {"now": now})).all())


async def forget(db: Transaction, messages: Collection[int]) -> None:
    for message in messages:
        db.later(_FORGET, {"message": message})


async def put_off(db: Transaction, message: int, until: datetime) -> None:
    where = update(REMOVALS).where(REMOVALS.c.message_id == message)
    await db.execute(where.values(next_try=until, tries=REMOVALS.c.tries + 1))
