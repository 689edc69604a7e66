"""What keeps the program going: clicks handled before, moments and processes."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Index, String
from sqlalchemy.orm import Mapped, mapped_column

from core.store.models.base import Base, Key


class InteractionRow(Base):
    """Interactions already handled, so that none is handled twice."""

    __tablename__ = "interactions"
    __table_args__ = (Index(None, "at"),)

    id: Mapped[Key]
    table_id: Mapped[int | None]
    user_id: Mapped[int]
    did: Mapped[str] = mapped_column(String(40))
    at: Mapped[datetime]


class TimestampRow(Base):
    """Timestamps about the whole database, such as when the program was last alive."""

    __tablename__ = "marks"

    key: Mapped[str] = mapped_column(String(40), primary_key=True)
    at: Mapped[datetime]


class ProcessRow(Base):
    """A running program, as it last told of itself."""

    __tablename__ = "processes"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    host: Mapped[str] = mapped_column(String(80))
    pid: Mapped[int]
    version: Mapped[str] = mapped_column(String(40))
    shard_count: Mapped[int]
    shards: Mapped[list[int]]
    heard: Mapped[list[int]]
    """Those of its shards whose connection stands."""
    in_charge: Mapped[bool]
    """Whether it answers what it hears; if not, it waits for the process before it to end."""
    answered: Mapped[list[int]]
    """The interactions it answered last, for the process that follows it."""
    since: Mapped[datetime]
    seen_at: Mapped[datetime]
