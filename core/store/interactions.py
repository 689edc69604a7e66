"""Queries on interactions, each of which is carried out at most once."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import Row, delete, select

from core.store.database import Transaction, insert_new
from core.store.models import InteractionRow


class CarriedOutBefore(Exception):  # no fault: a click that came twice
    """The click was already carried out."""


async def claim(
    db: Transaction, interaction: int, user: int, table: int | None, did: str, at: datetime
) -> None:
    """Claim a click; if it was claimed before, the next statement or the commit raises."""
    row = {"id": interaction, "user_id": user, "table_id": table, "did": did, "at": at}
    insert_new(db, InteractionRow, row, CarriedOutBefore)


async def recall(db: Transaction, interaction: int) -> Row[Any] | None:
    """Return what a click did, if it was carried out."""
    query = select(InteractionRow.__table__).where(InteractionRow.id == interaction)
    return (await db.execute(query)).one_or_none()


async def forget(db: Transaction, before: datetime) -> int:
    return (await db.execute(delete(InteractionRow).where(InteractionRow.at < before))).rowcount
