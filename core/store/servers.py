"""The servers where people play; locked while tables are opened there."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from core.store.database import insert_new, rows_of
from core.store.models.people import ServerRow

SERVERS = rows_of(ServerRow)


def know_server(connection: Connection, server: int) -> None:
    """Make sure the server has a row, and lock it, so that tables are opened one at a time.

    A server where somebody plays has the bot, so it no longer counts as left.
    """
    columns = {"id": server, "threads": False, "pings": True, "hints": True, "channels": []}
    insert_new(connection, ServerRow, columns)
    left = update(SERVERS).where(SERVERS.c.id == server, SERVERS.c.left_at.is_not(None))
    connection.execute(left.values(left_at=None))
    lock_server(connection, server)


def lock_server(connection: Connection, server: int) -> None:
    """Let nobody else open or join a table until this transaction ends."""
    query = select(SERVERS.c.id).where(SERVERS.c.id == server)
    connection.execute(query.with_for_update(key_share=True))


def time_zone(connection: Connection, server: int) -> str | None:
    """Return the time zone that a server has set."""
    query = select(SERVERS.c.time_zone).where(SERVERS.c.id == server)
    return connection.execute(query).scalar_one_or_none()
