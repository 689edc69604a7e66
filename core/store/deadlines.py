"""When tables need attention next: what the clock asks for, and what moves all clocks."""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy import (
    ColumnElement,
    Connection,
    bindparam,
    func,
    or_,
    select,
    true,
    update,
)

from core.model.shards import Shards
from core.store.database import rows_of
from core.store.models.tournaments import TournamentRow
from core.store.shards import is_of
from core.store.tables import TABLES, updated

TOURNAMENTS = rows_of(TournamentRow)


def due(shards: Shards) -> ColumnElement[bool]:
    """Return whether a deadline of these shards has passed `now`."""
    overdue = select(TABLES.c.id).where(TABLES.c.due_at <= bindparam("now"), is_of(shards, TABLES))
    return overdue.exists()


def first(connection: Connection, shards: Shards) -> datetime | None:
    """Return the first deadline of these shards."""
    query = select(func.min(TABLES.c.due_at)).where(is_of(shards, TABLES))
    found: datetime | None = connection.execute(query).scalar_one()
    return found


def is_due(connection: Connection, now: datetime, shards: Shards) -> bool:
    return bool(connection.execute(select(due(shards)), {"now": now}).scalar_one())


def overdue(connection: Connection, now: datetime, shards: Shards) -> tuple[int, int] | None:
    """Return the server and the table with the longest overdue deadline of these shards.

    A table that is just being changed is skipped: all others would wait for it.
    """
    query = select(TABLES.c.server_id, TABLES.c.id).where(
        TABLES.c.due_kind.is_not(None), TABLES.c.due_at <= now, is_of(shards, TABLES)
    )
    free = query.with_for_update(skip_locked=True, key_share=True)
    row = connection.execute(free.order_by(TABLES.c.due_at).limit(1)).one_or_none()
    return None if row is None else (row.server_id, row.id)


def postpone(connection: Connection, table: int, until: datetime) -> None:
    """Postpone what is due at a table that cannot be loaded."""
    which = TABLES.c.id == table
    connection.execute(updated(due_at=until).where(which, TABLES.c.due_at < until))


def credit(
    connection: Connection, since: datetime, lost: timedelta, shards: Shards, latest: datetime
) -> None:
    """Postpone deadlines not yet due at `since` by the lost time, and none beyond `latest`.

    A due reminder moves too if its turn was not over yet: a crash costs nobody a turn.
    """
    to_come = or_(TABLES.c.due_at > since, TABLES.c.turn_due > since)
    _move(connection, to_come, lost, shards, latest)


def move(connection: Connection, by: timedelta, shards: Shards, latest: datetime) -> None:
    """Move all deadlines along with a clock that was set."""
    _move(connection, true(), by, shards, latest)


def _move(
    connection: Connection,
    which: ColumnElement[bool],
    by: timedelta,
    shards: Shards,
    latest: datetime,
) -> None:
    query = select(TABLES.c.id, TABLES.c.due_at, TABLES.c.turn_due).where(
        which, TABLES.c.due_at.is_not(None), is_of(shards, TABLES)
    )
    moved = [
        {
            "table": row.id,
            "due_at": min(row.due_at + by, latest),
            "turn_due": min(row.turn_due + by, latest) if row.turn_due else None,
        }
        for row in connection.execute(query.order_by(TABLES.c.id).with_for_update())
    ]
    if moved:
        connection.execute(updated().where(TABLES.c.id == bindparam("table")), moved)


def credit_check_ins(
    connection: Connection, since: datetime, lost: timedelta, shards: Shards
) -> None:
    """Postpone the end of check-ins not yet over at `since` by the lost time, and have it shown."""
    query = select(TOURNAMENTS.c.id, TOURNAMENTS.c.due_at).where(
        TOURNAMENTS.c.checking_in,
        TOURNAMENTS.c.round == 0,
        TOURNAMENTS.c.ended_at.is_(None),
        TOURNAMENTS.c.due_at > since,
        is_of(shards, TOURNAMENTS),
    )
    query = query.order_by(TOURNAMENTS.c.id).with_for_update()
    for row in connection.execute(query).all():
        later = {"due_at": row.due_at + lost, "version": TOURNAMENTS.c.version + 1}
        connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == row.id).values(later))
