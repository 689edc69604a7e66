"""Queries on motions and on who agreed to them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, bindparam, delete, insert, select, update

from core.model import Action, ActionKind, Motion, Outcome
from core.store.database import Transaction, insert_new, rows_of
from core.store.models import MotionRow, VoteRow

MOTIONS = rows_of(MotionRow)
_CLEAR = delete(MOTIONS).where(MOTIONS.c.table_id == bindparam("table"))


async def add(db: Transaction, table: int, action: Action, **columns: Any) -> int:
    """Store a motion in place of the last one of its kind; return its number."""
    old = (MotionRow.table_id == table, MotionRow.kind == action.kind)
    await db.execute(delete(MotionRow).where(*old))
    row = insert(MotionRow).values(
        table_id=table,
        kind=action.kind,
        seat=action.seat,
        user_id=action.user,
        outcome=Outcome.OPEN,
        **columns,
    )
    return int((await db.execute(row.returning(MotionRow.id))).scalar_one())


async def agree(db: Transaction, motion: int, user: int) -> None:
    insert_new(db, VoteRow, {"motion_id": motion, "user_id": user})


async def decide(db: Transaction, motion: int, outcome: Outcome) -> None:
    await db.execute(update(MotionRow).where(MotionRow.id == motion).values(outcome=outcome))


async def find(db: Transaction, table: int, number: int) -> Motion | None:
    return await _one(db, MotionRow.table_id == table, MotionRow.id == number)


async def of_kind(db: Transaction, table: int, kind: ActionKind) -> Motion | None:
    """Return the newest motion of this kind, decided or not."""
    return await _one(db, MotionRow.table_id == table, MotionRow.kind == kind)


async def agreed_by(db: Transaction, table: int, user: int) -> list[Motion]:
    """Return the undecided motions this user has agreed to."""
    query = (
        select(MotionRow.id)
        .join(VoteRow, VoteRow.motion_id == MotionRow.id)
        .where(MotionRow.table_id == table, MotionRow.outcome == Outcome.OPEN)
        .where(VoteRow.user_id == user)
    )
    found = [await find(db, table, number) for number in (await db.execute(query)).scalars()]
    return [motion for motion in found if motion]


async def clear(db: Transaction, table: int) -> None:
    db.later(_CLEAR, {"table": table})


async def _one(db: Transaction, *where: ColumnElement[bool]) -> Motion | None:
    row = (await db.execute(select(MotionRow.__table__).where(*where))).one_or_none()
    if row is None:
        return None
    votes = select(VoteRow.user_id).where(VoteRow.motion_id == row.id).order_by(VoteRow.user_id)
    return Motion(
        row.id,
        Action(ActionKind(row.kind), row.seat, row.user_id),
        row.by_id,
        row.prompt,
        row.opened_at,
        Outcome(row.outcome),
        tuple((await db.execute(votes)).scalars()),
    )
