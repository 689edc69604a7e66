"""Those who watch tables without a seat."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from core.model import Wish
from core.store.tables import TABLES, WATCHERS, updated


def take_back(connection: Connection, table: int, user: int, wish: Wish) -> None:
    """Remove what this user wishes at other tables than this one."""
    elsewhere = (
        WATCHERS.c.user_id == user,
        WATCHERS.c.wish == wish,
        WATCHERS.c.table_id != table,
    )
    tables = select(WATCHERS.c.table_id).where(*elsewhere)
    connection.execute(updated().where(TABLES.c.id.in_(tables)))
    connection.execute(delete(WATCHERS).where(*elsewhere))
