"""The tables of the database.

Only ids are kept, never names. A game's state is not here: it follows from its setup, its secret
and its moves. Secrets are deferred: no query returns one unless it asks for it by name.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    TypeDecorator,
    UniqueConstraint,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.orm import DeclarativeBase, Mapped, deferred, mapped_column

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}

Id = BigInteger().with_variant(Integer, "sqlite")
"""Discord's ids need 64 bits; SQLite numbers rows by itself only under the name INTEGER."""


class Instant(TypeDecorator[datetime]):
    """A moment in UTC; SQLite, which has no time zones, keeps it without one."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        utc = value.astimezone(UTC)
        return utc.replace(tzinfo=None) if dialect.name == "sqlite" else utc

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None or dialect.name != "sqlite":
            return value
        return value.replace(tzinfo=UTC)


class Base(DeclarativeBase):
    metadata = MetaData(naming_convention=NAMING)
    type_annotation_map = {  # noqa: RUF012 - SQLAlchemy reads it as it is
        int: Id,
        datetime: Instant(),
        str: String(200),
        dict[str, Any]: JSON(),
        list[int]: JSON(),
        list[str]: JSON(),
        list[dict[str, Any]]: JSON(none_as_null=True),
    }


class ServerRow(Base):
    """A Discord server and what its admins have set. None: as the program's settings say."""

    __tablename__ = "servers"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    language: Mapped[str | None]
    turn_seconds: Mapped[int | None]
    threads: Mapped[bool] = mapped_column(default=False)
    pings: Mapped[bool] = mapped_column(default=True)
    hints: Mapped[bool] = mapped_column(default=True)
    channels: Mapped[list[int]] = mapped_column(default=list)
    """The channels games may be opened in; empty: in all."""
    left_at: Mapped[datetime | None]
    """When the bot was removed; its data is deleted some time after."""


class UserRow(Base):
    """A person's own wishes."""

    __tablename__ = "users"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    language: Mapped[str | None]
    pictures: Mapped[bool] = mapped_column(default=True)
    pings: Mapped[bool] = mapped_column(default=True)


class TableRow(Base):
    """One game at one table, from the lobby to the end."""

    __tablename__ = "tables"
    __table_args__ = (
        Index(None, "server_id", "status"),
        Index(None, "channel_id", "status"),
        Index(None, "series_id"),
        # An id is never given twice, also after a deletion: old buttons and the cache carry it.
        {"sqlite_autoincrement": True},
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    server_id: Mapped[int] = mapped_column(ForeignKey("servers.id", ondelete="CASCADE"))
    channel_id: Mapped[int]
    host_id: Mapped[int]
    game: Mapped[str]
    rules: Mapped[int]
    """The version of the rules it is played by."""
    options: Mapped[dict[str, Any]]
    games: Mapped[str]
    """How many games the match has, as chosen: `1`, `5`, `players`."""
    series_id: Mapped[int | None]
    """The first table of the match; None while there is only one game."""
    series_game: Mapped[int] = mapped_column(default=0)
    tournament_id: Mapped[int | None]
    """The tournament it is played in: its seats are given, and it starts by itself."""
    first: Mapped[int | None]
    """The starting seat where it is not drawn by lot."""
    turn_seconds: Mapped[int]
    """0: without a limit."""
    hints: Mapped[bool]
    rated: Mapped[bool]
    status: Mapped[str] = mapped_column(String(20))
    version: Mapped[int] = mapped_column(default=0)
    """Grows with every change that people can see."""
    length: Mapped[int] = mapped_column(default=0)
    """How many moves the log holds."""
    commitment: Mapped[str]
    secret: Mapped[bytes] = deferred(mapped_column(LargeBinary(32)))
    start_id: Mapped[str | None]
    """The id of the click that started the game."""
    seated: Mapped[str] = mapped_column(default="")
    """The seats' names in the seed and the replay file; see docs/privacy.md."""
    opened_at: Mapped[datetime]
    ended_at: Mapped[datetime | None]


class SeatRow(Base):
    """Who sits where. A seat with a level is played by the AI, with or without a person's name."""

    __tablename__ = "seats"
    __table_args__ = (UniqueConstraint("table_id", "user_id"), Index(None, "user_id"))

    table_id: Mapped[int] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    user_id: Mapped[int | None]
    level: Mapped[str | None] = mapped_column(String(20))
    strikes: Mapped[int] = mapped_column(default=0)
    """Turns running in which the clock had to answer."""
    resigned: Mapped[bool] = mapped_column(default=False)
    forfeited: Mapped[bool] = mapped_column(default=False)


class MoveRow(Base):
    """The log: the truth about every game."""

    __tablename__ = "moves"

    table_id: Mapped[int] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]
    move: Mapped[str] = mapped_column(String(40))
    cause: Mapped[str] = mapped_column(String(20))
    interaction_id: Mapped[int | None]
    at: Mapped[datetime]


class InteractionRow(Base):
    """Clicks that have been carried out, so that none is carried out twice."""

    __tablename__ = "interactions"
    __table_args__ = (Index(None, "at"),)

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    table_id: Mapped[int | None]
    user_id: Mapped[int]
    did: Mapped[str] = mapped_column(String(40))
    at: Mapped[datetime]


class DeadlineRow(Base):
    """The next thing the clock has to do at a table; one row per table that waits."""

    __tablename__ = "deadlines"
    __table_args__ = (Index(None, "due_at"),)

    table_id: Mapped[int] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    kind: Mapped[str] = mapped_column(String(20))
    due_at: Mapped[datetime]
    prompt: Mapped[int]
    turn_due: Mapped[datetime | None]
    """When the turn's time is up, while something else is due before."""


class OutboxRow(Base):
    """Tables whose newest version nobody has been shown yet; the row goes when it is shown."""

    __tablename__ = "to_show"
    __table_args__ = (Index(None, "next_try"),)

    table_id: Mapped[int] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    wanted: Mapped[int]
    next_try: Mapped[datetime]
    tries: Mapped[int] = mapped_column(default=0)


class MessageRow(Base):
    """The public message a table is shown in."""

    __tablename__ = "posted"

    table_id: Mapped[int] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    channel_id: Mapped[int]
    message_id: Mapped[int]
    asked: Mapped[str] = mapped_column(String(40))
    """What it is about: the seats it asks, the lobby or the end. See bot/publishing."""
    posted_at: Mapped[datetime]
    told: Mapped[int]
    """How much of the story earlier messages have told: this one begins there."""
    length: Mapped[int]
    """How long the story was when it was posted: the next message begins there."""


class ResultRow(Base):
    """How a finished game came out, one row per seat."""

    __tablename__ = "results"
    __table_args__ = (
        Index(None, "server_id", "game", "user_id"),
        Index(None, "user_id"),
    )

    table_id: Mapped[int] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    server_id: Mapped[int]
    game: Mapped[str]
    user_id: Mapped[int | None]
    level: Mapped[str | None] = mapped_column(String(20))
    rank: Mapped[int]
    score: Mapped[int]
    points: Mapped[int]
    won: Mapped[bool]
    forfeited: Mapped[bool]
    ended_at: Mapped[datetime]


class TournamentRow(Base):
    """A tournament, from its announcement to its podium."""

    __tablename__ = "tournaments"
    __table_args__ = (Index(None, "server_id", "status"), Index(None, "status"))

    id: Mapped[int] = mapped_column(primary_key=True)
    server_id: Mapped[int] = mapped_column(ForeignKey("servers.id", ondelete="CASCADE"))
    channel_id: Mapped[int]
    organiser_id: Mapped[int]
    name: Mapped[str] = mapped_column(String(100))
    game: Mapped[str]
    options: Mapped[dict[str, Any]]
    format: Mapped[str] = mapped_column(String(20))
    rounds: Mapped[int]
    table_size: Mapped[int]
    games: Mapped[str] = mapped_column(String(20))
    final: Mapped[int]
    turn_seconds: Mapped[int]
    hints: Mapped[bool]
    rated: Mapped[bool]
    role_id: Mapped[int | None]
    """Who may join; None: everybody."""
    start_at: Mapped[datetime | None]
    status: Mapped[str] = mapped_column(String(20))
    round: Mapped[int]
    """The round being played; 0 before the first."""
    version: Mapped[int]
    """Grows with every change that people can see."""
    shown: Mapped[int]
    """The version people have been shown."""
    message_id: Mapped[int | None]
    about: Mapped[str | None] = mapped_column(String(20))
    """What the message is about: the announcement, a round, the end. See bot/publishing."""
    opened_at: Mapped[datetime]
    ended_at: Mapped[datetime | None]


class EntrantRow(Base):
    """Who takes part; an AI has a level and no user."""

    __tablename__ = "entrants"
    __table_args__ = (Index(None, "user_id"),)

    tournament_id: Mapped[int] = mapped_column(
        ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
    )
    player: Mapped[str] = mapped_column(String(40), primary_key=True)
    user_id: Mapped[int | None]
    level: Mapped[str | None] = mapped_column(String(20))
    number: Mapped[int]
    """In the order they joined: the seed order."""
    joined: Mapped[int]
    dropped: Mapped[int | None]


class PairingRow(Base):
    """One table of a round and, once it is played, its result. The key keeps rounds single."""

    __tablename__ = "pairings"
    __table_args__ = (Index(None, "table_id"),)

    tournament_id: Mapped[int] = mapped_column(
        ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
    )
    round: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seats: Mapped[list[str]]
    table_id: Mapped[int | None]
    """The first game's table; None for a bye."""
    result: Mapped[list[dict[str, Any]] | None]


class CorrectionRow(Base):
    """An organiser's decision about a result; none is ever overwritten."""

    __tablename__ = "corrections"

    tournament_id: Mapped[int] = mapped_column(
        ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    round: Mapped[int]
    table: Mapped[int]
    result: Mapped[list[dict[str, Any]]]
    reason: Mapped[str] = mapped_column(String(300))
    by_id: Mapped[int]
    at: Mapped[datetime]


class TimestampRow(Base):
    """Single facts of the whole database, such as when the program was last alive."""

    __tablename__ = "marks"

    key: Mapped[str] = mapped_column(String(40), primary_key=True)
    at: Mapped[datetime]
