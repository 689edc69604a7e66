"""The tables of the database.

Only ids are stored, never names. A game's state is not stored: it follows from its setup, its
secret and its moves. Secrets are deferred: a query returns one only if it asks for it by name.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any

from sqlalchemy import (
    JSON,
    BigInteger,
    DateTime,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    TypeDecorator,
    UniqueConstraint,
    false,
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
"""Discord's ids need 64 bits; SQLite only auto-numbers columns of type INTEGER."""

Key = Annotated[int, mapped_column(primary_key=True, autoincrement=False)]
TableKey = Annotated[
    int, mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
]
TournamentKey = Annotated[
    int, mapped_column(ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)
]


class Instant(TypeDecorator[datetime]):
    """A timestamp in UTC. SQLite has no time zones: it stores none and gives none back."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, _dialect: Dialect) -> datetime | None:
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, _dialect: Dialect) -> datetime | None:
        if value is None or value.tzinfo is not None:
            return value
        return value.replace(tzinfo=UTC)


class Words(TypeDecorator[tuple[str, ...]]):
    """Words without spaces in them, in their order."""

    impl = String(200)
    cache_ok = True

    def process_bind_param(self, value: tuple[str, ...] | None, _dialect: Dialect) -> str | None:
        return None if value is None else " ".join(value)

    def process_result_value(self, value: str | None, _dialect: Dialect) -> tuple[str, ...]:
        return tuple((value or "").split())


class Base(DeclarativeBase):
    metadata = MetaData(naming_convention=NAMING)
    type_annotation_map = {  # noqa: RUF012 - SQLAlchemy expects a plain attribute
        int: Id,
        datetime: Instant(),
        tuple[str, ...]: Words(),
        str: String(200),
        dict[str, Any]: JSON(),
        list[int]: JSON(),
        list[str]: JSON(),
        list[dict[str, Any]]: JSON(none_as_null=True),
    }


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
    """Another number after every change, whatever changed: never given twice. See
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
    """When the break began."""
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


class InteractionRow(Base):
    """Interactions already handled, so that none is handled twice."""

    __tablename__ = "interactions"
    __table_args__ = (Index(None, "at"),)

    id: Mapped[Key]
    table_id: Mapped[int | None]
    user_id: Mapped[int]
    did: Mapped[str] = mapped_column(String(40))
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
    """How many may play; who enters after them waits for a free place."""
    check_in: Mapped[int] = mapped_column(server_default="0")
    """Minutes before the start in which everybody must say that they are there; 0: nobody must."""
    repeat: Mapped[str | None] = mapped_column(String(20))
    news_channel_id: Mapped[int | None]
    """Where it is announced, besides its own channel."""
    ping_role_id: Mapped[int | None]
    """Who is pinged when it is announced."""
    prize_role_id: Mapped[int | None]
    """What the winner is given, and the winner before loses."""
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
    """What that message tells, and in which channel. See bot/publishing/arrangements."""
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
    """Why, if the person may come back. See core/tournaments/model."""
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
    """The interactions that it has answered last, for the process that follows it."""
    since: Mapped[datetime]
    seen_at: Mapped[datetime]
