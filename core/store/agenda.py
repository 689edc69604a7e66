"""Statements about what is still to be done: clicks carried out, deadlines, boards to show."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Row, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from core.store.database import insert_new, upsert
from core.store.models import Deadline, Interaction, Mark, Posted, Table, ToShow


async def claim(
    db: AsyncConnection, interaction: int, user: int, table: int | None, did: str, at: datetime
) -> bool:
    """Takes a click as ours to carry out; False if it has been carried out before."""
    row = {"id": interaction, "user_id": user, "table_id": table, "did": did, "at": at}
    return await insert_new(db, Interaction, row)


async def recall(db: AsyncConnection, interaction: int) -> Row[Any] | None:
    """What a click has done, if it was carried out."""
    query = select(Interaction.__table__).where(Interaction.id == interaction)
    return (await db.execute(query)).one_or_none()


async def settle_claim(db: AsyncConnection, interaction: int, table: int) -> None:
    """Notes which table a click has opened."""
    await db.execute(
        update(Interaction).where(Interaction.id == interaction).values(table_id=table)
    )


async def forget_clicks(db: AsyncConnection, before: datetime) -> int:
    return (await db.execute(delete(Interaction).where(Interaction.at < before))).rowcount


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
    await upsert(db, Deadline, ["table_id"], row | {"turn_due": turn_due})


async def clear_deadline(db: AsyncConnection, table: int) -> None:
    await db.execute(delete(Deadline).where(Deadline.table_id == table))


async def deadline(db: AsyncConnection, table: int) -> Row[Any] | None:
    query = select(Deadline.__table__).where(Deadline.table_id == table)
    return (await db.execute(query)).one_or_none()


async def take_due(db: AsyncConnection, now: datetime) -> Row[Any] | None:
    """The deadline longest overdue, ours alone until this transaction ends."""
    query = (
        select(Deadline.__table__, Table.server_id)
        .join(Table, Table.id == Deadline.table_id)
        .where(Deadline.due_at <= now)
        .order_by(Deadline.due_at)
        .limit(1)
    )
    if db.dialect.name != "sqlite":
        query = query.with_for_update(of=Deadline.__table__, skip_locked=True)
    return (await db.execute(query)).one_or_none()


async def next_due(db: AsyncConnection) -> datetime | None:
    return (await db.execute(select(func.min(Deadline.due_at)))).scalar_one_or_none()


async def credit(db: AsyncConnection, since: datetime, lost: timedelta) -> int:
    """Moves what was not yet due at `since` by the time that was lost; says how many."""
    rows = await db.execute(select(Deadline.__table__).where(Deadline.due_at > since))
    moved = rows.all()
    for row in moved:
        later = row.turn_due + lost if row.turn_due else None
        await db.execute(
            update(Deadline)
            .where(Deadline.table_id == row.table_id)
            .values(due_at=row.due_at + lost, turn_due=later)
        )
    return len(moved)


# What is still to be shown.


async def want_shown(db: AsyncConnection, table: int, version: int, now: datetime) -> None:
    row = {"table_id": table, "wanted": version, "next_try": now, "tries": 0}
    await upsert(db, ToShow, ["table_id"], row)


async def unshown(db: AsyncConnection, now: datetime, limit: int) -> list[Row[Any]]:
    query = (
        select(ToShow.__table__, Table.server_id)
        .join(Table, Table.id == ToShow.table_id)
        .where(ToShow.next_try <= now)
        .order_by(ToShow.next_try)
        .limit(limit)
    )
    return list((await db.execute(query)).all())


async def was_shown(db: AsyncConnection, table: int, version: int) -> None:
    """Forgets the wish, unless something newer is wanted by now."""
    await db.execute(delete(ToShow).where(ToShow.table_id == table, ToShow.wanted <= version))


async def put_off(db: AsyncConnection, table: int, until: datetime) -> None:
    await db.execute(
        update(ToShow)
        .where(ToShow.table_id == table)
        .values(next_try=until, tries=ToShow.tries + 1)
    )


async def posted(db: AsyncConnection, table: int) -> Row[Any] | None:
    query = select(Posted.__table__).where(Posted.table_id == table)
    return (await db.execute(query)).one_or_none()


async def note_posted(db: AsyncConnection, table: int, **columns: Any) -> None:
    await upsert(db, Posted, ["table_id"], {"table_id": table, **columns})


async def note_asked(db: AsyncConnection, table: int, asked: str) -> None:
    await db.execute(update(Posted).where(Posted.table_id == table).values(asked=asked))


# Being alive.


async def mark(db: AsyncConnection, key: str, at: datetime) -> None:
    await upsert(db, Mark, ["key"], {"key": key, "at": at})


async def marked(db: AsyncConnection, key: str) -> datetime | None:
    return (await db.execute(select(Mark.at).where(Mark.key == key))).scalar_one_or_none()
