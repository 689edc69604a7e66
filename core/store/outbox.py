"""Queries on unshown changes and on the messages tables are shown in."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, bindparam, delete, exists, func, select, update

from core.model import Shards, Status
from core.store.database import Database, Transaction, rows_of, upsert
from core.store.deadlines import DEADLINES, OUTBOX, TABLES
from core.store.models import MessageRow, MoveRow, OutboxRow, TableRow
from core.store.shards import is_of
from core.store.watchers import WATCHERS

MESSAGES = rows_of(MessageRow)
_PLACE = (TABLES.c.id, TABLES.c.server_id, TABLES.c.channel_id)

# What a click needs is built once: building a statement takes longer than executing it.
_SHOWN = delete(OUTBOX).where(
    OUTBOX.c.table_id == bindparam("table"), OUTBOX.c.wanted <= bindparam("version")
)
_ASKED = update(MESSAGES).where(MESSAGES.c.table_id == bindparam("table"))
_STATE = (
    select(
        TABLES.c.version,
        OUTBOX.c.wanted,
        exists().where(WATCHERS.c.table_id == TABLES.c.id).label("watched"),
        *(column for column in DEADLINES.c if column.name != "table_id"),
        *(column for column in MESSAGES.c if column.name != "table_id"),
    )
    .select_from(
        TABLES.outerjoin(OUTBOX, OUTBOX.c.table_id == TABLES.c.id)
        .outerjoin(DEADLINES, DEADLINES.c.table_id == TABLES.c.id)
        .outerjoin(MESSAGES, MESSAGES.c.table_id == TABLES.c.id)
    )
    .where(TABLES.c.id == bindparam("table"), TABLES.c.server_id == bindparam("server"))
)


async def state(db: Transaction | Database, server: int, table: int) -> Any:  # noqa: ANN401 - a row
    """Return a table's version, deadline and message, what is to be shown, and if any watch it."""
    where = {"server": server, "table": table}
    if isinstance(db, Database):
        return await db.find(_STATE, where)
    return (await db.execute(_STATE, where)).one_or_none()


async def want_shown(db: Transaction, table: int, version: int, now: datetime) -> None:
    row = {"table_id": table, "wanted": version, "next_try": now, "tries": 0}
    upsert(db, OutboxRow, ["table_id"], row)


def _unshown(shards: Shards) -> Select[int, int, int]:
    query = select(*_PLACE).join(OUTBOX, OUTBOX.c.table_id == TABLES.c.id)
    return query.where(OUTBOX.c.next_try <= bindparam("now"), is_of(shards, TABLES))


async def unshown(
    db: Transaction, now: datetime, limit: int, shards: Shards
) -> Sequence[Row[int, int, int]]:
    query = _unshown(shards).order_by(OUTBOX.c.next_try, OUTBOX.c.table_id)
    return (await db.execute(query.limit(limit), {"now": now})).all()


async def is_unshown(db: Transaction, table: int) -> bool:
    query = select(OutboxRow.wanted).where(OutboxRow.table_id == table)
    return (await db.execute(query)).one_or_none() is not None


async def was_shown(db: Transaction, table: int, version: int) -> None:
    """Remove the entry, unless a newer version is waiting to be shown."""
    db.later(_SHOWN, {"table": table, "version": version})


async def put_off(db: Transaction, table: int, until: datetime) -> None:
    await db.execute(
        update(OutboxRow)
        .where(OutboxRow.table_id == table)
        .values(next_try=until, tries=OutboxRow.tries + 1)
    )


async def try_again(db: Transaction, server: int, now: datetime) -> None:
    """Let everything put off on a server be shown now."""
    theirs = select(TableRow.id).where(TableRow.server_id == server)
    query = update(OutboxRow).where(OutboxRow.table_id.in_(theirs), OutboxRow.next_try > now)
    await db.execute(query.values(next_try=now))


async def hurry(db: Transaction, now: datetime) -> None:
    """Let everything put off be shown now."""
    await db.execute(update(OutboxRow).where(OutboxRow.next_try > now).values(next_try=now))


async def posted_in(db: Transaction, channel: int) -> list[int]:
    """Return the tables shown in this channel, in the order every writer locks them."""
    query = select(MessageRow.table_id).where(MessageRow.channel_id == channel)
    return list((await db.execute(query.order_by(MessageRow.table_id))).scalars())


async def posted(db: Transaction, table: int) -> Row[Any] | None:
    query = select(MessageRow.__table__).where(MessageRow.table_id == table)
    return (await db.execute(query)).one_or_none()


async def note_posted(db: Transaction, table: int, **columns: Any) -> None:
    upsert(db, MessageRow, ["table_id"], {"table_id": table, **columns})


async def note_asked(
    db: Transaction, table: int, asked: str, calls_at: datetime | None = None
) -> None:
    """Record what the message asks now, and when to call who is asked, unless that stays."""
    values: dict[str, Any] = {"asked": asked} | ({"calls_at": calls_at} if calls_at else {})
    db.later(_ASKED, {"table": table, **values})


async def backlog(db: Transaction, shards: Shards) -> tuple[int, datetime | None]:
    """Return how many tables of these shards are unshown, and since when the first could be."""
    query = select(func.count(), func.min(OUTBOX.c.next_try)).select_from(OUTBOX)
    query = query.join(TABLES, TABLES.c.id == OUTBOX.c.table_id).where(is_of(shards, TABLES))
    count, first = (await db.execute(query)).one()
    return count, first


def _silent(shards: Shards) -> Select[int, int, int]:
    query = select(*_PLACE).join(MESSAGES, MESSAGES.c.table_id == TABLES.c.id)
    due = MESSAGES.c.calls_at <= bindparam("now")
    return query.where(due, TABLES.c.status == Status.PLAYING, is_of(shards, TABLES))


async def silent(
    db: Transaction, now: datetime, limit: int, shards: Shards
) -> Sequence[Row[int, int, int]]:
    """Return the tables being played whose people are to be called by a new message."""
    query = _silent(shards).order_by(MESSAGES.c.calls_at)
    return (await db.execute(query.limit(limit), {"now": now})).all()


def waits(shards: Shards) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    """Return whether a table of these shards is unshown, and whether people are to be called."""
    return _unshown(shards).exists(), _silent(shards).exists()


async def put_off_call(db: Transaction, table: int, until: datetime) -> None:
    waits = (MessageRow.table_id == table, MessageRow.calls_at < until)
    await db.execute(update(MessageRow).where(*waits).values(calls_at=until))


async def asked_since(db: Transaction, table: int) -> datetime | None:
    """Return since when the board shown asks what it asks now; None if the newest is unshown."""
    shown = None if await is_unshown(db, table) else await posted(db, table)
    if shown is None:
        return None
    last = select(func.max(MoveRow.at)).where(MoveRow.table_id == table)
    moved: datetime | None = (await db.execute(last)).scalar_one()
    posted_at: datetime = shown.posted_at
    return posted_at if moved is None else max(posted_at, moved)
