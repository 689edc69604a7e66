"""Database-wide timestamps, such as when the program last ran."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from sqlalchemy import Connection, select

from core.store.database import upsert
from core.store.models.upkeep import TimestampRow


def put(connection: Connection, key: str, at: datetime) -> None:
    upsert(connection, TimestampRow, ["key"], {"key": key, "at": at})


def found(connection: Connection, keys: Collection[str]) -> dict[str, datetime]:
    """Return those of these keys that have a timestamp, with it."""
    query = select(TimestampRow.key, TimestampRow.at).where(TimestampRow.key.in_(keys))
    return {row.key: row.at for row in connection.execute(query)}


def find(connection: Connection, key: str, *, lock: bool = False) -> datetime | None:
    query = select(TimestampRow.at).where(TimestampRow.key == key)
    if lock:
        query = query.with_for_update()
    return connection.execute(query).scalar_one_or_none()
