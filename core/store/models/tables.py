"""Tables where people play, and all that belongs to one."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import Float, ForeignKey, Index, LargeBinary, String, UniqueConstraint, false
from sqlalchemy.orm import Mapped, deferred, mapped_column

from core.store.models.base import Base, Key, TableKey


class TableRow(Base):
    """One match at one table, from the lobby to the end: what the clock does and what is shown too.

    All of it is one row, so that one statement changes all of it or nothing.
    """

    __tablename__ = "tables"
    __table_args__ = (
        Index(None, "server_id", "status"),
        Index(None, "channel_id", "status"),
        Index(None, "series_id"),
        Index(None, "due_at"),
        Index(None, "show_at"),
        Index(None, "calls_at"),
        Index(None, "message_channel_id"),
        # Ids are never reused, even after a deletion: old buttons and the cache hold them.
        {"sqlite_autoincrement": True},
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    server_id: Mapped[int] = mapped_column(ForeignKey("servers.id", ondelete="CASCADE"))
    channel_id: Mapped[int]
    host_id: Mapped[int]
    game: Mapped[str]
    rules: Mapped[int]
    """The version of the rules."""
    options: Mapped[dict[str, Any]]
    games: Mapped[str]
    """The length of the series as chosen: `1`, `5`, `players`."""
    series_id: Mapped[int | None]
    """The first table of the series; None while there is only one."""
    series_game: Mapped[int] = mapped_column(default=0)
    tournament_id: Mapped[int | None]
    """The tournament it belongs to, which assigns the seats and starts it."""
    first: Mapped[int | None]
    """The starting seat, unless it is drawn at random."""
    turn_seconds: Mapped[int]
    """0 means no limit."""
    hints: Mapped[bool]
    rated: Mapped[bool]
    status: Mapped[str] = mapped_column(String(20))
    version: Mapped[int] = mapped_column(default=0)
    """Grows with every visible change."""
    mark: Mapped[int] = mapped_column(default=0, server_default="0")
    """A new number after every change, whatever changed: never given twice. See
    core/store/tables."""
    length: Mapped[int] = mapped_column(default=0)
    """The number of moves in the log."""
    commitment: Mapped[str]
    secret: Mapped[bytes] = deferred(mapped_column(LargeBinary(32)))
    start_id: Mapped[str | None]
    """The id of the interaction that started the game."""
    seated: Mapped[tuple[str, ...]] = mapped_column(default=())
    """The seats' aliases in the seed and the replay file; see docs/privacy.md."""
    opened_at: Mapped[datetime]
    ended_at: Mapped[datetime | None]
    ended_by_id: Mapped[int | None]
    """Who ended it before its time."""
    paused_at: Mapped[datetime | None]
    """When the pause began."""
    paused_until: Mapped[datetime | None]
    """When a paused game goes on by itself; None: it is not paused."""
    nudged_at: Mapped[datetime | None]
    """When a player last nudged those who owe an answer."""
    private: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Only invited users may join."""
    autostart: Mapped[bool] = mapped_column(default=False, server_default=false())
    """It starts by itself when all seats are taken and everybody is ready."""
    changed: Mapped[tuple[str, ...] | None]
    """The settings changed since everybody was ready."""
    thread: Mapped[bool | None]
    """Whether it is played in a thread; None: as the server has set."""
    rematch_of: Mapped[int | None]
    """The finished table whose players meet again here."""
    due_kind: Mapped[str | None] = mapped_column(String(20))
    """What the clock does next; None: nothing."""
    due_at: Mapped[datetime | None]
    due_prompt: Mapped[int | None]
    turn_due: Mapped[datetime | None]
    """When the turn's time is up; None while the clock stands."""
    seconds_left: Mapped[float | None] = mapped_column(Float)
    """What is left of the time while the clock stands; None while it runs."""
    show_at: Mapped[datetime | None]
    """When to show its newest version; None: it is shown."""
    show_tries: Mapped[int] = mapped_column(default=0, server_default="0")
    message_channel_id: Mapped[int | None]
    message_id: Mapped[int | None]
    """The public message that shows it."""
    asked: Mapped[str | None] = mapped_column(String(40))
    """What the message shows: the seats it asks, the lobby or the end. See bot/publishing."""
    posted_at: Mapped[datetime | None]
    told: Mapped[int | None]
    """How much narration earlier messages cover: this one starts there."""
    told_until: Mapped[int | None]
    """How long the narration was when it was posted: the next message starts there."""
    calls_at: Mapped[datetime | None]
    """When those who were asked by an edit are called by a new message."""
    lobby_channel_id: Mapped[int | None]
    lobby_id: Mapped[int | None]
    """The message in which the lobby showed its commitment."""


class SeatRow(Base):
    """Who sits where. An AI plays a seat that has a level, whether it belongs to a user or not."""

    __tablename__ = "seats"
    __table_args__ = (UniqueConstraint("table_id", "user_id"), Index(None, "user_id"))

    table_id: Mapped[TableKey]
    seat: Mapped[Key]
    user_id: Mapped[int | None]
    level: Mapped[str | None] = mapped_column(String(20))
    strikes: Mapped[int] = mapped_column(default=0)
    """Consecutive turns the clock had to answer."""
    resigned: Mapped[bool] = mapped_column(default=False)
    forfeited: Mapped[bool] = mapped_column(default=False)
    ready: Mapped[bool] = mapped_column(default=False, server_default=false())


class GuestRow(Base):
    """Users whom the host of a lobby has invited, or keeps out."""

    __tablename__ = "guests"
    __table_args__ = (Index(None, "user_id"),)

    table_id: Mapped[TableKey]
    user_id: Mapped[Key]
    refused: Mapped[bool]
    kept_until: Mapped[datetime | None]
    """How long a seat is kept for an invited user."""


class WatcherRow(Base):
    """Somebody without a seat who wants to be told of the end, or waits for a seat."""

    __tablename__ = "watchers"
    __table_args__ = (Index(None, "user_id"),)

    table_id: Mapped[TableKey]
    user_id: Mapped[Key]
    wish: Mapped[str] = mapped_column(String(20), primary_key=True)
    at: Mapped[datetime]


class MotionRow(Base):
    """What the people at a table are to agree to; the newest of each kind."""

    __tablename__ = "motions"
    __table_args__ = (
        UniqueConstraint("table_id", "kind"),
        # Ids are never reused: old buttons hold them.
        {"sqlite_autoincrement": True},
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    kind: Mapped[str] = mapped_column(String(20))
    seat: Mapped[int | None]
    user_id: Mapped[int | None]
    """Who is to get the seat."""
    by_id: Mapped[int]
    prompt: Mapped[int]
    """The prompt it was moved at; it lapses when the game goes on."""
    opened_at: Mapped[datetime]
    outcome: Mapped[str] = mapped_column(String(20))


class VoteRow(Base):
    """Who agreed to a motion."""

    __tablename__ = "votes"
    __table_args__ = (Index(None, "user_id"),)

    motion_id: Mapped[int] = mapped_column(
        ForeignKey("motions.id", ondelete="CASCADE"), primary_key=True
    )
    user_id: Mapped[Key]


class MoveRow(Base):
    """The log of moves, from which every game can be replayed."""

    __tablename__ = "moves"

    table_id: Mapped[TableKey]
    number: Mapped[Key]
    seat: Mapped[int]
    move: Mapped[str] = mapped_column(String(40))
    cause: Mapped[str] = mapped_column(String(20))
    interaction_id: Mapped[int | None]
    at: Mapped[datetime]


class RemovalRow(Base):
    """Messages that are to be deleted: turns that are over, reminders that have served."""

    __tablename__ = "to_remove"
    __table_args__ = (Index(None, "next_try"), Index(None, "table_id"))

    message_id: Mapped[Key]
    channel_id: Mapped[int]
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    step: Mapped[str] = mapped_column(String(40))
    """The step of the table it belongs to. See core/tables/outbox."""
    next_try: Mapped[datetime | None]
    """When to delete it; None: not before the table has left the step."""
    tries: Mapped[int] = mapped_column(default=0)
