"""Queries on deadlines: when each waiting table needs attention next, and why."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Row,
    bindparam,
    delete,
    exists,
    func,
    or_,
    select,
    true,
    update,
)

from core.model import Shards
from core.store.database import Transaction, rows_of, upsert
from core.store.models import DeadlineRow, OutboxRow, TableRow, TournamentRow
from core.store.shards import is_of

DEADLINES = rows_of(DeadlineRow)
TABLES, OUTBOX, TOURNAMENTS = map(rows_of, (TableRow, OutboxRow, TournamentRow))
_TABLE: BindParameter[int] = bindparam("table")
_DEADLINE = select(DEADLINES).where(DEADLINES.c.table_id == _TABLE)
_TIMED = ("id", "status", "turn_seconds", "paused_until", "version")
_HEAD = select(*(TABLES.c[name] for name in _TIMED)).where(TABLES.c.id == _TABLE)
_LOCKED_HEAD = _HEAD.with_for_update(key_share=True)
_LOCK_AS_SEEN = (
    select(TABLES.c.id)
    .where(TABLES.c.id == _TABLE, TABLES.c.version == bindparam("version"))
    .with_for_update(key_share=True)
)
_NO_DEADLINE = delete(DEADLINES).where(DEADLINES.c.table_id == _TABLE)
_MOVE_DEADLINE = update(DEADLINES).where(DEADLINES.c.table_id == _TABLE)
_NOTHING_NEWER = ~exists().where(
    OUTBOX.c.table_id == _TABLE, OUTBOX.c.wanted > bindparam("version")
)
_STANDING = _MOVE_DEADLINE.where(DEADLINES.c.seconds_left == bindparam("left"))
_AS_SEEN = _MOVE_DEADLINE.where(
    DEADLINES.c.seconds_left.is_not_distinct_from(bindparam("left")), _NOTHING_NEWER
)


async def put(
    db: Transaction,
    table: int,
    kind: str,
    due_at: datetime,
    prompt: int = 0,
    turn_due: datetime | None = None,
    seconds_left: float | None = None,
) -> None:
    row = {"table_id": table, "kind": kind, "due_at": due_at, "prompt": prompt}
    turn = {"turn_due": turn_due, "seconds_left": seconds_left}
    upsert(db, DeadlineRow, ["table_id"], row | turn)


async def put_standing(
    db: Transaction, table: int, left: float | None, otherwise: type[Exception], **columns: Any
) -> None:
    """Put a deadline in place of one whose clock stands with so much time left.

    If there is no such one, the next statement or the commit raises `otherwise`.
    """
    db.later(_STANDING, {"table": table, "left": left, **columns}, otherwise)


class Changed(Exception):  # no fault: something else happened at the table
    """The deadline is not as it was seen, or a newer version of the table is not shown yet."""


async def change(db: Transaction, table: int, **columns: Any) -> None:
    db.later(_MOVE_DEADLINE, {"table": table, **columns})


async def change_seen(
    db: Transaction, table: int, version: int, left: float | None, **columns: Any
) -> None:
    """Change a deadline that has so much time left, unless a newer version waits to be shown.

    Otherwise the next statement or the commit raises `Changed`.
    """
    where = {"table": table, "version": version, "left": left}
    db.later(_AS_SEEN, where | columns, Changed)


async def clear(db: Transaction, table: int) -> None:
    db.later(_NO_DEADLINE, {"table": table})


async def lock(db: Transaction, table: int) -> Row[Any] | None:
    """Lock the table and return what its time depends on.

    Every writer of a deadline locks the table first, and only then reads the deadline.
    """
    query = _HEAD if db.dialect.name == "sqlite" else _LOCKED_HEAD
    return (await db.execute(query, {"table": table})).one_or_none()


async def lock_as_seen(db: Transaction, table: int, version: int) -> None:
    """Have the table locked before all other changes, if this is its version.

    Otherwise the next statement or the commit raises `Changed`.
    """
    if db.dialect.name != "sqlite":  # SQLite admits only one writer anyway
        where = {"table": table, "version": version}
        db.later(_LOCK_AS_SEEN, where, Changed, first=True)


async def find(db: Transaction, table: int) -> Row[Any] | None:
    return (await db.execute(_DEADLINE, {"table": table})).one_or_none()


def due(shards: Shards) -> ColumnElement[bool]:
    """Return whether a deadline of these shards has passed `now`."""
    theirs = select(DEADLINES.c.table_id).join(TABLES, TABLES.c.id == DEADLINES.c.table_id)
    return theirs.where(DEADLINES.c.due_at <= bindparam("now"), is_of(shards, TABLES)).exists()


async def first(db: Transaction, shards: Shards) -> datetime | None:
    """Return the first deadline of these shards."""
    query = select(func.min(DEADLINES.c.due_at)).select_from(DEADLINES)
    query = query.join(TABLES, TABLES.c.id == DEADLINES.c.table_id).where(is_of(shards, TABLES))
    found: datetime | None = (await db.execute(query)).scalar_one()
    return found


async def is_due(db: Transaction, now: datetime, shards: Shards) -> bool:
    return bool((await db.execute(select(due(shards)), {"now": now})).scalar_one())


async def take_due(db: Transaction, now: datetime, shards: Shards) -> tuple[int, Row[Any]] | None:
    """Return the server and the longest overdue deadline of these shards, and lock its table.

    Lock the table, not the deadline: a move locks the table first, and the opposite order could
    deadlock. The deadline is read again under the lock, because it may have changed before.
    """
    query = (
        select(TableRow.id, TableRow.server_id)
        .join(DeadlineRow, TableRow.id == DeadlineRow.table_id)
        .where(DeadlineRow.due_at <= now, is_of(shards, TABLES))
        .order_by(DeadlineRow.due_at)
        .limit(1)
    )
    if db.dialect.name != "sqlite":
        query = query.with_for_update(of=rows_of(TableRow), skip_locked=True, key_share=True)
    table = (await db.execute(query)).one_or_none()
    if table is None:
        return None
    due = await find(db, table.id)
    return None if due is None or due.due_at > now else (table.server_id, due)


async def credit(
    db: Transaction, since: datetime, lost: timedelta, shards: Shards, latest: datetime
) -> None:
    """Postpone deadlines not yet due at `since` by the lost time, and none beyond `latest`.

    A due reminder moves too if its turn was not over yet: a crash costs nobody a turn.
    """
    to_come = or_(DEADLINES.c.due_at > since, DEADLINES.c.turn_due > since)
    await _move(db, to_come, lost, shards, latest)


async def move(db: Transaction, by: timedelta, shards: Shards, latest: datetime) -> None:
    """Move all deadlines along with a clock that was set."""
    await _move(db, true(), by, shards, latest)


async def _move(
    db: Transaction, which: ColumnElement[bool], by: timedelta, shards: Shards, latest: datetime
) -> None:
    theirs = select(TABLES.c.id).where(is_of(shards, TABLES))
    query = select(DEADLINES).where(which, DEADLINES.c.table_id.in_(theirs))
    query = query.order_by(DEADLINES.c.table_id)
    if db.dialect.name != "sqlite":
        query = query.with_for_update()
    moved = [
        {
            "table": row.table_id,
            "due_at": min(row.due_at + by, latest),
            "turn_due": min(row.turn_due + by, latest) if row.turn_due else None,
        }
        for row in await db.execute(query)
    ]
    if moved:
        await db.execute(_MOVE_DEADLINE, moved)


async def credit_check_ins(
    db: Transaction, since: datetime, lost: timedelta, shards: Shards
) -> None:
    """Postpone the end of check-ins not yet over at `since` by the lost time, and have it shown."""
    query = select(TOURNAMENTS.c.id, TOURNAMENTS.c.due_at).where(
        TOURNAMENTS.c.checking_in,
        TOURNAMENTS.c.round == 0,
        TOURNAMENTS.c.ended_at.is_(None),
        TOURNAMENTS.c.due_at > since,
        is_of(shards, TOURNAMENTS),
    )
    query = query.order_by(TOURNAMENTS.c.id)
    if db.dialect.name != "sqlite":
        query = query.with_for_update()
    for row in (await db.execute(query)).all():
        later = {"due_at": row.due_at + lost, "version": TOURNAMENTS.c.version + 1}
        await db.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == row.id).values(later))


async def put_off(db: Transaction, table: int, until: datetime) -> None:
    await change(db, table, due_at=until)
