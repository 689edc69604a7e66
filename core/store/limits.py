"""How many tables may be open at once, checked where no other table can be opened meanwhile."""

from __future__ import annotations

from sqlalchemy import Connection

from core.engine.errors import LimitReached
from core.model.calls import Limits
from core.store import servers, table_lists


def need_room(connection: Connection, server: int, channel: int, user: int, limits: Limits) -> None:
    """Refuse to open one more table on this server."""
    servers.know_server(connection, server)
    _need(connection, server, "lobbies", limits.lobbies_per_user, host=user)
    _need(connection, server, "user", limits.tables_per_user, user=user)
    _need(connection, server, "channel", limits.tables_per_channel, channel=channel)
    _need(connection, server, "server", limits.tables_per_server)


def need_few(connection: Connection, server: int, table: int, user: int, limits: Limits) -> None:
    """Refuse a user who sits at as many other tables as allowed."""
    servers.lock_server(connection, server)
    _need(connection, server, "user", limits.tables_per_user, user=user, besides=table)


def _need(connection: Connection, server: int, kind: str, most: int, **whose: int) -> None:
    if table_lists.count_open(connection, server, **whose) >= most:
        raise LimitReached(kind=kind, limit=most)
