"""Queries on database-wide timestamps, such as when the program last ran."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from core.store.database import upsert
from core.store.models import TimestampRow


async def put(db: AsyncConnection, key: str, at: datetime) -> None:
    await db.run_sync(upsert, TimestampRow, ["key"], {"key": key, "at": at})


async def found(db: AsyncConnection, keys: Collection[str]) -> dict[str, datetime]:
    """Return those of these keys that have a timestamp, with it."""
    query = select(TimestampRow.key, TimestampRow.at).where(TimestampRow.key.in_(keys))
    return {row.key: row.at for row in await db.execute(query)}


async def find(db: AsyncConnection, key: str, *, lock: bool = False) -> datetime | None:
    query = select(TimestampRow.at).where(TimestampRow.key == key)
    if lock:
        query = query.with_for_update()
    return (await db.execute(query)).scalar_one_or_none()
