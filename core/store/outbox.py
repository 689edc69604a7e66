"""Which tables are still to be shown, and where they are."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime

from sqlalchemy import ColumnElement, Connection, Row, Select, bindparam, func, select

from core.model.shards import Shards
from core.model.table import OPEN, Status
from core.store.shards import is_of
from core.store.tables import TABLES, update_all, updated

_CHANNEL = func.coalesce(TABLES.c.message_channel_id, TABLES.c.channel_id).label("channel_id")
"""Where a table is shown: in a thread of its own, or in the channel where it was opened."""
_PLACE = (TABLES.c.id, TABLES.c.server_id, _CHANNEL)


def _unshown(shards: Shards) -> Select[int, int, int]:
    return select(*_PLACE).where(TABLES.c.show_at <= bindparam("now"), is_of(shards, TABLES))


def unshown(
    connection: Connection, now: datetime, limit: int, shards: Shards
) -> Sequence[Row[int, int, int]]:
    query = _unshown(shards).order_by(TABLES.c.show_at, TABLES.c.id).limit(limit)
    return connection.execute(query, {"now": now}).all()


def unshown_of(connection: Connection, tables: Collection[int]) -> Sequence[Row[int, int, int]]:
    """Return which of these tables are still to be shown, postponed ones included."""
    query = select(*_PLACE).where(TABLES.c.id.in_(tables), TABLES.c.show_at.is_not(None))
    return connection.execute(query.order_by(TABLES.c.id)).all()


def _silent(shards: Shards) -> Select[int, int, int]:
    due = TABLES.c.calls_at <= bindparam("now")
    return select(*_PLACE).where(due, TABLES.c.status == Status.PLAYING, is_of(shards, TABLES))


def silent(
    connection: Connection, now: datetime, limit: int, shards: Shards
) -> Sequence[Row[int, int, int]]:
    """Return the tables being played whose people are to be called by a new message."""
    query = _silent(shards).order_by(TABLES.c.calls_at).limit(limit)
    return connection.execute(query, {"now": now}).all()


def waits(shards: Shards) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    """Return whether a table of these shards is unshown, and whether people are to be called."""
    return _unshown(shards).exists(), _silent(shards).exists()


def posted_in(connection: Connection, channel: int) -> Sequence[int]:
    """Return the open tables shown in this channel."""
    there = TABLES.c.message_channel_id == channel, TABLES.c.status.in_(OPEN)
    return connection.execute(select(TABLES.c.id).where(*there)).scalars().all()


def postpone(connection: Connection, table: int, until: datetime) -> None:
    """Postpone showing a table that cannot be loaded."""
    later = updated(show_at=until, show_tries=TABLES.c.show_tries + 1)
    connection.execute(later.where(TABLES.c.id == table, TABLES.c.show_at.is_not(None)))


def try_again(connection: Connection, server: int, now: datetime) -> None:
    """Let everything postponed on a server be shown now."""
    update_all(connection, TABLES.c.server_id == server, TABLES.c.show_at > now, show_at=now)


def hurry(connection: Connection, now: datetime, shards: Shards) -> None:
    """Let everything postponed on the servers of these shards be shown now."""
    update_all(connection, is_of(shards, TABLES), TABLES.c.show_at > now, show_at=now)


def backlog(connection: Connection, shards: Shards) -> tuple[int, datetime | None]:
    """Return how many tables of these shards are unshown, and since when the first could be."""
    query = select(func.count(), func.min(TABLES.c.show_at))
    waiting = TABLES.c.show_at.is_not(None), is_of(shards, TABLES)
    count, first = connection.execute(query.select_from(TABLES).where(*waiting)).one()
    return count, first
