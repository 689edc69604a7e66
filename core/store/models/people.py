"""Servers, users, and what their finished games add up to."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Float, ForeignKey, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from core.store.models.base import Base, Key, TableKey


class ServerRow(Base):
    """A Discord server and its admins' settings. None means the program's default."""

    __tablename__ = "servers"

    id: Mapped[Key]
    language: Mapped[str | None]
    turn_seconds: Mapped[int | None]
    threads: Mapped[bool] = mapped_column(default=False)
    pings: Mapped[bool] = mapped_column(default=True)
    hints: Mapped[bool] = mapped_column(default=True)
    old_turns: Mapped[str] = mapped_column(String(20), server_default="remove")
    """What becomes of a turn's message when the next one stands. See core/players/preferences."""
    theme: Mapped[str] = mapped_column(String(20), server_default="dark")
    """How pictures are drawn. See bot/render/tokens."""
    time_zone: Mapped[str | None] = mapped_column(String(40))
    """By its IANA name; None means UTC."""
    channels: Mapped[list[int]] = mapped_column(default=list)
    """The channels games may be opened in; empty means all."""
    left_at: Mapped[datetime | None]
    """When the bot was removed; the server's data is deleted some time later."""


class UserRow(Base):
    """A user's settings."""

    __tablename__ = "users"

    id: Mapped[Key]
    language: Mapped[str | None]
    pictures: Mapped[bool] = mapped_column(default=True)
    pings: Mapped[bool] = mapped_column(default=True)


class ResultRow(Base):
    """The result of a finished game, one row per seat."""

    __tablename__ = "results"
    __table_args__ = (
        Index(None, "server_id", "game", "number"),
        Index(None, "server_id", "game", "user_id", "number"),
        Index(None, "user_id"),
    )

    table_id: Mapped[TableKey]
    seat: Mapped[Key]
    server_id: Mapped[int]
    game: Mapped[str]
    user_id: Mapped[int | None]
    level: Mapped[str | None] = mapped_column(String(20))
    rank: Mapped[int]
    score: Mapped[int]
    points: Mapped[int]
    won: Mapped[bool]
    forfeited: Mapped[bool]
    """Its person abandoned the seat."""
    clicks: Mapped[int] = mapped_column(server_default="0")
    """The answers its person gave."""
    ended_at: Mapped[datetime]
    number: Mapped[int] = mapped_column(server_default="0")
    """Which of the server's tables of this game it was: they are counted in this order."""
    weight: Mapped[float | None] = mapped_column(Float)
    """How much the table counts for ratings; None: it is unrated."""
    mu: Mapped[float | None] = mapped_column(Float)
    """The person's rating after it; None if the table did not change it."""
    sigma: Mapped[float | None] = mapped_column(Float)
    games: Mapped[int | None]
    """The rated games of the person, with this one."""
    gained: Mapped[int | None]
    """The points by which the rating changed, as shown."""


class CareerRow(Base):
    """A person's career at one game on one server, counted as each table ends."""

    __tablename__ = "careers"
    __table_args__ = (Index(None, "server_id", "game", "ranked", "shown"), Index(None, "user_id"))

    server_id: Mapped[int] = mapped_column(
        ForeignKey("servers.id", ondelete="CASCADE"), primary_key=True
    )
    game: Mapped[str] = mapped_column(primary_key=True)
    user_id: Mapped[Key]
    games: Mapped[int]
    wins: Mapped[int]
    scored: Mapped[int]
    total: Mapped[int]
    best: Mapped[int | None]
    best_points: Mapped[int | None]
    streak: Mapped[int]
    longest: Mapped[int]
    rated: Mapped[int]
    """The games that changed the rating."""
    mu: Mapped[float | None] = mapped_column(Float)
    """None until a game has changed it."""
    sigma: Mapped[float | None] = mapped_column(Float)
    shown: Mapped[int | None]
    """The number on the leaderboard, stored to be listed by."""
    ranked: Mapped[bool]
    """Whether it has a place there; provisional ratings do not."""
