"""Tournaments, their entrants, pairings and corrections."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import Float, ForeignKey, Index, LargeBinary, String, false
from sqlalchemy.orm import Mapped, deferred, mapped_column

from core.store.models.base import Base, Key, TournamentKey


class TournamentRow(Base):
    """A tournament, from its announcement to its final standings."""

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
    """The role that may join; None means everybody."""
    start_at: Mapped[datetime | None]
    seeding: Mapped[str] = mapped_column(String(20), server_default="lots")
    most: Mapped[int | None]
    """How many may play; whoever enters after them waits for a free place."""
    check_in: Mapped[int] = mapped_column(server_default="0")
    """Minutes before the start in which everybody must check in; 0: no check-in."""
    repeat: Mapped[str | None] = mapped_column(String(20))
    news_channel_id: Mapped[int | None]
    """Where it is announced, besides its own channel."""
    ping_role_id: Mapped[int | None]
    """Who is pinged when it is announced."""
    prize_role_id: Mapped[int | None]
    """What the winner is given and the previous winner loses."""
    status: Mapped[str] = mapped_column(String(20))
    checking_in: Mapped[bool] = mapped_column(server_default=false())
    """Whether its check-in is open, or was when it started."""
    due_at: Mapped[datetime | None]
    """When its check-in opens or it starts; None while a check-in waits to be shown."""
    round: Mapped[int]
    """The round being played; 0 before the first."""
    version: Mapped[int]
    """Grows with every visible change."""
    shown: Mapped[int]
    """The version last shown."""
    next_try: Mapped[datetime | None]
    """When to try again to show it; None: at once."""
    message_id: Mapped[int | None]
    about: Mapped[str | None] = mapped_column(String(20))
    """What the message shows: the announcement, a round, the end. See bot/publishing."""
    secret: Mapped[bytes | None] = deferred(mapped_column(LargeBinary(32)))
    """What lots are drawn from; None: announced before there were lots."""
    previous_id: Mapped[int | None]
    """The tournament it repeats."""
    repeats_from: Mapped[datetime | None]
    """The start of the first of those it repeats: weeks and months are counted from there."""
    asked_rounds: Mapped[int | None]
    """The rounds the organizer asked for, once the first is paired; None: as in `rounds`."""
    event_id: Mapped[int | None]
    """Its event among the server's scheduled ones; 0: somebody has deleted it."""
    news_id: Mapped[int | None]
    """The last message of news about it."""
    news_about: Mapped[str | None] = mapped_column(String(40))
    """What that message tells, and in which channel. See bot/publishing/arranger."""
    arranged: Mapped[int] = mapped_column(server_default="0")
    """The version that its event, its prize and the news about it are up to."""
    arranged_as: Mapped[str | None] = mapped_column(String(24))
    """What was arranged, as a digest: most versions change nothing about it."""
    opened_at: Mapped[datetime]
    ended_at: Mapped[datetime | None]


class EntrantRow(Base):
    """A participant; an AI has a level and no user."""

    __tablename__ = "entrants"
    __table_args__ = (Index(None, "user_id"),)

    tournament_id: Mapped[TournamentKey]
    player: Mapped[str] = mapped_column(String(40), primary_key=True)
    user_id: Mapped[int | None]
    level: Mapped[str | None] = mapped_column(String(20))
    number: Mapped[int]
    """The order of joining."""
    joined: Mapped[int]
    """The first round to be paired for; 0: left out at the start."""
    dropped: Mapped[int | None]
    """The first round not paired for."""
    away: Mapped[str | None] = mapped_column(String(20))
    """Why, if the person may come back. See core/model/tournament."""
    checked_in: Mapped[bool] = mapped_column(server_default=false())
    rating: Mapped[float | None] = mapped_column(Float)
    """As it was when it decided where the entrant is seeded."""


class CoOrganizerRow(Base):
    """Somebody who may run a tournament that another has announced."""

    __tablename__ = "co_organizers"
    __table_args__ = (Index(None, "user_id"),)

    tournament_id: Mapped[TournamentKey]
    user_id: Mapped[Key]


class PrizeHolderRow(Base):
    """Somebody who was given a tournament's prize and has not lost it since."""

    __tablename__ = "prize_holders"
    __table_args__ = (Index(None, "user_id"),)

    tournament_id: Mapped[TournamentKey]
    user_id: Mapped[Key]


class PairingRow(Base):
    """One pairing and, once played, its result. The key keeps a round from being paired twice."""

    __tablename__ = "pairings"
    __table_args__ = (Index(None, "table_id"),)

    tournament_id: Mapped[TournamentKey]
    round: Mapped[Key]
    number: Mapped[Key]
    seats: Mapped[list[str]]
    table_id: Mapped[int | None]
    """The table of the first game; None for a bye."""
    result: Mapped[list[dict[str, Any]] | None]


class CorrectionRow(Base):
    """An organizer's correction of a result; none is ever overwritten."""

    __tablename__ = "corrections"

    tournament_id: Mapped[TournamentKey]
    number: Mapped[Key]
    round: Mapped[int]
    table: Mapped[int]
    result: Mapped[list[dict[str, Any]]]
    reason: Mapped[str] = mapped_column(String(300))
    by_id: Mapped[int]
    at: Mapped[datetime]
