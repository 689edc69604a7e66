"""Interactions, each of which is carried out at most once."""

from __future__ import annotations

from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, bindparam, delete, select

from core.store.database import insert_new, rows_of
from core.store.models.upkeep import InteractionRow

INTERACTIONS = rows_of(InteractionRow)
_RECALL = select(INTERACTIONS).where(INTERACTIONS.c.id == bindparam("interaction"))


class CarriedOutBefore(Exception):  # no fault: a click that came twice
    """The click was already carried out."""


class Claim(NamedTuple):
    """A click and what it did."""

    id: int
    user_id: int
    table_id: int | None
    did: str
    at: datetime


def put(connection: Connection, claim: Claim) -> None:
    """Store a click; refuse one that was carried out before."""
    if not insert_new(connection, InteractionRow, claim._asdict()):
        raise CarriedOutBefore


def recall(connection: Connection, interaction: int) -> Row[Any] | None:
    """Return what a click did, if it was carried out."""
    return connection.execute(_RECALL, {"interaction": interaction}).one_or_none()


def forget(connection: Connection, before: datetime) -> int:
    return connection.execute(delete(INTERACTIONS).where(INTERACTIONS.c.at < before)).rowcount
