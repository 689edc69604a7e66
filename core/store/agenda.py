"""Statements about what is still to be done: clicks carried out, deadlines, boards to show."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import BindParameter, Row, bindparam, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from core.store.database import insert_new, later, rows_of, upsert
from core.store.models import (
    DeadlineRow,
    InteractionRow,
    MessageRow,
    OutboxRow,
    TableRow,
    TimestampRow,
)

DEADLINES = rows_of(DeadlineRow)
_TABLE: BindParameter[int] = bindparam("table")
_DEADLINE = select(DEADLINES).where(DEADLINES.c.table_id == _TABLE)
_NO_DEADLINE = delete(DEADLINES).where(DEADLINES.c.table_id == _TABLE)
_MOVE_DEADLINE = update(DEADLINES).where(DEADLINES.c.table_id == _TABLE)


class CarriedOutBefore(Exception):  # no fault: a click that came twice
    """The click has been carried out already."""


async def claim(
    db: AsyncConnection, interaction: int, user: int, table: int | None, did: str, at: datetime
) -> None:
    """Takes a click as ours; the next statement, or the commit, raises if it was before."""
    row = {"id": interaction, "user_id": user, "table_id": table, "did": did, "at": at}
    await insert_new(db, InteractionRow, row, CarriedOutBefore)


async def recall(db: AsyncConnection, interaction: int) -> Row[Any] | None:
    """What a click has done, if it was carried out."""
    query = select(InteractionRow.__table__).where(InteractionRow.id == interaction)
    return (await db.execute(query)).one_or_none()


async def forget_clicks(db: AsyncConnection, before: datetime) -> int:
    return (await db.execute(delete(InteractionRow).where(InteractionRow.at < before))).rowcount


# Deadlines.


async def set_deadline(
    db: AsyncConnection,
    table: int,
    kind: str,
    due_at: datetime,
    prompt: int = 0,
    turn_due: datetime | None = None,
) -> None:
    row = {"table_id": table, "kind": kind, "due_at": due_at, "prompt": prompt}
    await upsert(db, DeadlineRow, ["table_id"], row | {"turn_due": turn_due})


async def clear_deadline(db: AsyncConnection, table: int) -> None:
    await later(db, _NO_DEADLINE, {"table": table})


async def deadline(db: AsyncConnection, table: int) -> Row[Any] | None:
    return (await db.execute(_DEADLINE, {"table": table})).one_or_none()


async def take_due(db: AsyncConnection, now: datetime) -> tuple[int, Row[Any]] | None:
    """The deadline longest overdue and its server; its table is ours until the transaction ends.

    It is the table that is locked, as by everybody who changes one: locking the deadline first
    would be the other way round than a move does it, and the two could wait for each other. What
    was read while the table was not ours yet may be old, so the deadline is read again.
    """
    query = (
        select(TableRow.id, TableRow.server_id)
        .join(DeadlineRow, TableRow.id == DeadlineRow.table_id)
        .where(DeadlineRow.due_at <= now)
        .order_by(DeadlineRow.due_at)
        .limit(1)
    )
    if db.dialect.name != "sqlite":
        query = query.with_for_update(of=rows_of(TableRow), skip_locked=True, key_share=True)
    table = (await db.execute(query)).one_or_none()
    if table is None:
        return None
    due = await deadline(db, table.id)
    return None if due is None or due.due_at > now else (table.server_id, due)


async def next_due(db: AsyncConnection) -> datetime | None:
    return (await db.execute(select(func.min(DeadlineRow.due_at)))).scalar_one_or_none()


async def credit(db: AsyncConnection, since: datetime, lost: timedelta) -> int:
    """Moves what was not yet due at `since` by the time that was lost; says how many.

    A reminder that was due moves too while its turn was not: a crash costs nobody a turn.
    """
    to_come = or_(DEADLINES.c.due_at > since, DEADLINES.c.turn_due > since)
    query = select(DEADLINES).where(to_come).order_by(DEADLINES.c.table_id)
    if db.dialect.name != "sqlite":
        query = query.with_for_update()
    moved = [
        {
            "table": row.table_id,
            "due_at": row.due_at + lost,
            "turn_due": row.turn_due + lost if row.turn_due else None,
        }
        for row in await db.execute(query)
    ]
    if moved:
        await db.execute(_MOVE_DEADLINE, moved)
    return len(moved)


async def put_off_deadline(db: AsyncConnection, table: int, until: datetime) -> None:
    await db.execute(_MOVE_DEADLINE, {"table": table, "due_at": until})


# What is still to be shown.


async def want_shown(db: AsyncConnection, table: int, version: int, now: datetime) -> None:
    row = {"table_id": table, "wanted": version, "next_try": now, "tries": 0}
    await upsert(db, OutboxRow, ["table_id"], row)


async def unshown(db: AsyncConnection, now: datetime, limit: int) -> list[Row[Any]]:
    query = (
        select(OutboxRow.__table__, TableRow.server_id, TableRow.channel_id)
        .join(TableRow, TableRow.id == OutboxRow.table_id)
        .where(OutboxRow.next_try <= now)
        .order_by(OutboxRow.next_try, OutboxRow.table_id)
        .limit(limit)
    )
    return list((await db.execute(query)).all())


async def is_unshown(db: AsyncConnection, table: int) -> bool:
    query = select(OutboxRow.wanted).where(OutboxRow.table_id == table)
    return (await db.execute(query)).one_or_none() is not None


async def was_shown(db: AsyncConnection, table: int, version: int) -> None:
    """Forgets the wish, unless something newer is wanted by now."""
    await db.execute(
        delete(OutboxRow).where(OutboxRow.table_id == table, OutboxRow.wanted <= version)
    )


async def put_off(db: AsyncConnection, table: int, until: datetime) -> None:
    await db.execute(
        update(OutboxRow)
        .where(OutboxRow.table_id == table)
        .values(next_try=until, tries=OutboxRow.tries + 1)
    )


async def posted(db: AsyncConnection, table: int) -> Row[Any] | None:
    query = select(MessageRow.__table__).where(MessageRow.table_id == table)
    return (await db.execute(query)).one_or_none()


async def note_posted(db: AsyncConnection, table: int, **columns: Any) -> None:
    await upsert(db, MessageRow, ["table_id"], {"table_id": table, **columns})


async def note_asked(db: AsyncConnection, table: int, asked: str) -> None:
    await db.execute(update(MessageRow).where(MessageRow.table_id == table).values(asked=asked))


# Being alive.


async def mark(db: AsyncConnection, key: str, at: datetime) -> None:
    await upsert(db, TimestampRow, ["key"], {"key": key, "at": at})


async def marked(db: AsyncConnection, key: str, *, lock: bool = False) -> datetime | None:
    query = select(TimestampRow.at).where(TimestampRow.key == key)
    if lock and db.dialect.name != "sqlite":
        query = query.with_for_update()
    return (await db.execute(query)).scalar_one_or_none()
