"""Queries on database-wide timestamps, such as when the program last ran."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import select

from core.store.database import Transaction, upsert
from core.store.models import TimestampRow


async def put(db: Transaction, key: str, at: datetime) -> None:
    upsert(db, TimestampRow, ["key"], {"key": key, "at": at})


async def find(db: Transaction, key: str, *, lock: bool = False) -> datetime | None:
    query = select(TimestampRow.at).where(TimestampRow.key == key)
    if lock and db.dialect.name != "sqlite":
        query = query.with_for_update()
    return (await db.execute(query)).scalar_one_or_none()
