"""Messages that are to be deleted."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, bindparam, delete, select, update

from core.model.shards import Shards
from core.store.database import insert_new
from core.store.models.tables import RemovalRow
from core.store.shards import is_of
from core.store.tables import REMOVALS, TABLES

_RELEASE = update(REMOVALS).where(
    REMOVALS.c.table_id == bindparam("table"),
    REMOVALS.c.step != bindparam("now_at"),
    REMOVALS.c.next_try.is_(None),
)


def add(
    connection: Connection, table: int, channel: int, message: int, step: str, at: datetime | None
) -> None:
    """Have a message deleted at this time, or if None, when the table leaves this step."""
    row = {"message_id": message, "channel_id": channel, "table_id": table, "step": step}
    insert_new(connection, RemovalRow, row | {"next_try": at, "tries": 0})


def release(connection: Connection, table: int, step: str, at: datetime) -> None:
    """Have what does not belong to this step deleted at this time."""
    connection.execute(_RELEASE, {"table": table, "now_at": step, "next_try": at})


def _due(shards: Shards) -> Select[Any]:
    query = select(REMOVALS).join(TABLES, TABLES.c.id == REMOVALS.c.table_id)
    return query.where(REMOVALS.c.next_try <= bindparam("now"), is_of(shards, TABLES))


def waits(shards: Shards) -> ColumnElement[bool]:
    """Return whether a message of these shards is to be deleted."""
    return _due(shards).exists()


def due(connection: Connection, now: datetime, limit: int, shards: Shards) -> Sequence[Row[Any]]:
    query = _due(shards).order_by(REMOVALS.c.next_try).limit(limit)
    return connection.execute(query, {"now": now}).all()


def forget(connection: Connection, messages: Collection[int]) -> None:
    connection.execute(delete(REMOVALS).where(REMOVALS.c.message_id.in_(messages)))


def postpone(connection: Connection, message: int, until: datetime) -> None:
    where = update(REMOVALS).where(REMOVALS.c.message_id == message)
    connection.execute(where.values(next_try=until, tries=REMOVALS.c.tries + 1))
