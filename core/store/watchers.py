"""Those who watch tables without a seat."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from core.model.actions import Wish
from core.store.tables import TABLES, WATCHERS, updated


def take_back(connection: Connection, table: int, user: int, wish: Wish) -> None:
    """Take back this user's wish at all other tables.

    Tables that are just being changed are skipped: two users who trade tables would wait for each
    other.
    """
    theirs = WATCHERS.c.user_id == user, WATCHERS.c.wish == wish
    elsewhere = select(WATCHERS.c.table_id).where(*theirs, WATCHERS.c.table_id != table)
    query = select(TABLES.c.id).where(TABLES.c.id.in_(elsewhere))
    free = connection.execute(query.with_for_update(skip_locked=True)).scalars().all()
    connection.execute(updated().where(TABLES.c.id.in_(free)))
    connection.execute(delete(WATCHERS).where(*theirs, WATCHERS.c.table_id.in_(free)))
