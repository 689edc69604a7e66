"""The values the table service takes and returns: frozen, without rows or sessions."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from typing import Any, NamedTuple

from core.engine.errors import (
    CannotAct,
    GameOver,
    GaveUp,
    KeptOut,
    NotAsked,
    NotInvited,
    NotOver,
    NotSeated,
    NotStarted,
    Paused,
    Refusal,
    SeatsKept,
    TableClosed,
    TableFull,
)
from core.engine.match import Answer, Line
from core.engine.rules import Advice, Event, Level, Prompt, Seat, Setup, Standing
from core.games.registry import GAMES, Game


class Status(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    ABORTED = "aborted"
    EXPIRED = "expired"

    @property
    def open(self) -> bool:
        """Return whether the table is a lobby or a running game."""
        return self in OPEN


OPEN = (Status.LOBBY, Status.PLAYING)
HIDDEN = "?"
"""Replaces a move that this seat may not see yet."""
QUIET_DAYS = 30
"""A game without a time limit is closed after so many days without a move."""
NOBODY = 0
"""The host or organizer whose data was deleted."""


class Cause(StrEnum):
    """Why a move is in the log."""

    CLICK = "click"
    AI = "ai"
    TIMEOUT = "timeout"


@dataclass(frozen=True, slots=True)
class Call:
    """Who asks, from where, about which table, by which click. Nothing else is trusted."""

    server: int
    table: int
    user: int
    interaction: int


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits in a seat. With a level set, the AI plays it, even if it belongs to a user."""

    seat: Seat
    user: int | None = None
    level: Level | None = None
    strikes: int = 0
    resigned: bool = False
    forfeited: bool = False
    ready: bool = False
    """The person wants to start, with what the lobby says now."""

    def alias(self, start: str) -> str:
        """Return the seat's name in the seed and the replay file.

        Not the user's id: a person's data must be deletable without making old games unverifiable.
        """
        if self.user is None:
            return f"ai:{self.level}"
        return hashlib.sha256(f"{start}:{self.user}".encode()).hexdigest()[:16]

    @property
    def waits(self) -> bool:
        """Return whether a person answers for this seat."""
        return self.user is not None and self.level is None and not self.forfeited

    @property
    def kept(self) -> bool:
        """Return whether the AI only fills in until the person returns."""
        return self.user is not None and self.level is not None and not self.resigned

    @property
    def abandoned(self) -> bool:
        """Return whether the person is not there: forfeited, resigned, or away.

        Who abandoned a seat when the game ends has lost, however well the AI played.
        """
        return self.forfeited or self.resigned or self.kept


@dataclass(frozen=True, slots=True)
class Guest:
    """A user the host has invited to a lobby, or keeps out of it."""

    user: int
    refused: bool = False
    kept_until: datetime | None = None
    """How long a seat is kept for an invited user; None: no longer."""


@dataclass(frozen=True, slots=True)
class Order:
    """The settings of a new table."""

    game: str
    options: Mapping[str, str] = field(default_factory=dict)
    games: str = "1"
    turn_seconds: int = 0
    levels: tuple[Level, ...] = ()
    """AI seats to begin with."""
    hints: bool = True
    rated: bool = True
    private: bool = False
    """Only invited users may join."""
    autostart: bool = False
    """It starts by itself when all seats are taken and everybody is ready."""
    invited: tuple[int, ...] = ()
    thread: bool | None = None
    """Whether it is played in a thread; None: as the server has set."""

    @property
    def kind(self) -> Game:
        return GAMES[self.game]


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """The public data of a table."""

    id: int
    server: int
    channel: int
    host: int
    game: str
    rules: int
    options: Mapping[str, str]
    games: str
    series: int | None = None
    series_game: int = 0
    tournament: int | None = None
    first: Seat | None = None
    turn_seconds: int
    hints: bool
    rated: bool
    status: Status = Status.LOBBY
    version: int = 1
    length: int = 0
    commitment: str = ""
    start: str | None = None
    opened_at: datetime
    ended_at: datetime | None = None
    ended_by: int | None = None
    """Who ended it before its time; NOBODY if that is not known any more."""
    seated: tuple[str, ...] = ()
    chairs: tuple[Chair, ...] = ()
    private: bool = False
    autostart: bool = False
    changed: tuple[str, ...] = ()
    """The settings changed since everybody was ready."""
    rematch_of: int | None = None
    thread: bool | None = None
    paused_at: datetime | None = None
    """When its break began."""
    paused_until: datetime | None = None
    """When a paused game goes on by itself."""
    guests: tuple[Guest, ...] = ()
    """Of lobbies; during a game only those who are kept out."""

    @property
    def kind(self) -> Game:
        return GAMES[self.game]

    @property
    def chosen(self) -> dict[str, str]:
        """Every option of the game with its choice; one that the game got later has its default."""
        options = self.kind.rules.options
        return {option.key: self.options.get(option.key, option.default) for option in options}

    @property
    def replayable(self) -> bool:
        """Return whether the rules version the game was played with is available."""
        return self.game in GAMES and self.kind.rules.version == self.rules

    @property
    def setup(self) -> Setup:
        return Setup(len(self.chairs), self.options, self.first)

    @property
    def free(self) -> int:
        """Return the number of free seats."""
        return max(self.kind.rules.players[-1] - len(self.chairs), 0)

    @property
    def full(self) -> bool:
        return not self.free

    @property
    def all_ready(self) -> bool:
        return all(chair.ready for chair in self.people)

    @property
    def seats_given(self) -> bool:
        """Return whether a series or a pairing fixed who sits here."""
        return self.series is not None or self.tournament is not None

    @property
    def seats_pass_on(self) -> bool:
        """Return whether a seat may go to somebody else during the game: only where it counts
        for nothing beyond this one game."""
        return not (self.rated or self.seats_given or self.games != "1")

    @property
    def startable(self) -> bool:
        return len(self.chairs) in self.kind.rules.players

    @property
    def people(self) -> tuple[Chair, ...]:
        """Return the seats a person still answers for."""
        return tuple(chair for chair in self.chairs if chair.waits)

    @property
    def forfeited(self) -> tuple[Seat, ...]:
        return tuple(chair.seat for chair in self.chairs if chair.forfeited)

    @property
    def abandoned(self) -> tuple[Seat, ...]:
        return tuple(chair.seat for chair in self.chairs if chair.abandoned)

    @property
    def lost(self) -> tuple[Seat, ...]:
        """Return the seats that have lost, whatever their position.

        During the game only forfeited ones: who is away may come back.
        """
        return self.abandoned if self.status is Status.FINISHED else self.forfeited

    def chair_of(self, user: int) -> Chair | None:
        return next((chair for chair in self.chairs if chair.user == user), None)

    def has_seat_for(self, user: int, now: datetime) -> bool:
        """Return whether this user can sit down here, or take their seat back from the AI."""
        chair = self.chair_of(user)
        if chair is not None:
            return self.status.open and chair.kept
        free = self.status is Status.LOBBY and not self.seats_given
        return free and self.why_no_seat(user, now) is None

    def why_no_seat(self, user: int, now: datetime) -> type[Refusal] | None:
        """Return why this user gets no seat in this lobby; None if they do."""
        guest, awaited = self.guest(user), self.awaited(now)
        if guest and guest.refused:
            return KeptOut
        if self.private and guest is None:
            return NotInvited
        if self.full:
            return TableFull
        return SeatsKept if guest not in awaited and self.free <= len(awaited) else None

    def has_own_seat(self, user: int) -> bool:
        """Return whether this user answers for a seat here."""
        chair = self.chair_of(user)
        return chair is not None and chair.waits

    def guest(self, user: int) -> Guest | None:
        return next((guest for guest in self.guests if guest.user == user), None)

    def awaited(self, now: datetime) -> tuple[Guest, ...]:
        """Return the invited users for whom a seat is still kept."""
        return tuple(
            guest
            for guest in self.guests
            if guest.kept_until and guest.kept_until > now and not self.chair_of(guest.user)
        )

    def need_playing(self) -> None:
        """Refuse unless a game is being played here."""
        if self.status is not Status.PLAYING:
            raise NotStarted if self.status is Status.LOBBY else self.ending

    def need_finished(self) -> None:
        """Refuse unless a game was played to its end here."""
        if self.status.open:
            raise NotStarted if self.status is Status.LOBBY else NotOver
        if self.status is not Status.FINISHED:
            raise TableClosed

    @property
    def ending(self) -> type[GameOver]:
        """Return the refusal of whatever needs this table to be open."""
        return GameOver if self.status is Status.FINISHED else TableClosed

    def need_running(self) -> None:
        """Refuse unless moves can be made here."""
        self.need_playing()
        if self.paused_until is not None:
            raise Paused

    def own_chair(self, user: int) -> Chair:
        """Return the chair this user plays from; refuse if there is none."""
        self.need_playing()
        chair = self.chair_of(user)
        if chair is None:
            raise NotSeated
        if chair.resigned:
            raise GaveUp
        return chair


class Wish(StrEnum):
    """What somebody without a seat wants."""

    FOLLOW = "follow"
    """To be told when the game ends."""
    SEAT = "seat"
    """To get a seat."""


class Watcher(NamedTuple):
    """Somebody without a seat who follows a table or waits for a seat, and since when."""

    user: int
    wish: Wish
    at: datetime


@dataclass(frozen=True, slots=True)
class Place:
    """Where a message stands."""

    channel: int
    id: int


@dataclass(frozen=True, slots=True)
class Message:
    """The public message something is shown in."""

    channel: int
    id: int
    about: str
    """What it is about; a new subject gets a new message."""
    posted_at: datetime
    told: int
    """How many lines of the story earlier messages told; this one starts there."""
    length: int
    """The length of the story when it was posted; the next message starts there."""
    calls_at: datetime | None = None
    """When those who were asked by an edit are called by a new message."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How many tables may be open at once, so that nobody can flood a server."""

    lobbies_per_user: int = 2
    tables_per_user: int = 10
    tables_per_channel: int = 25
    tables_per_server: int = 200


class Told(NamedTuple):
    """One line of the story: an answer (None for the start) and the events it caused."""

    answer: Answer | None
    """Its move is HIDDEN while it is still another seat's secret."""
    events: tuple[Event, ...]
    prompt: int | None = None
    """The number of the prompt it answers."""

    @classmethod
    def of(cls, line: Line[Any, Any, Any]) -> Told:
        return cls(line.answer, line.events, line.prompt)


KEPT = 16
"""Lines of its story that a live table keeps. Only the story's own page, an old button, or an old
message that stays needs more; the game is replayed for them."""


@dataclass(frozen=True, slots=True)
class Shards:
    """Some of Discord's shards: the connections by which the clicks of servers reach us."""

    count: int = 1
    numbers: frozenset[int] = frozenset({0})

    def __contains__(self, server: int) -> bool:
        return (server >> 22) % self.count in self.numbers

    def __sub__(self, others: frozenset[int]) -> Shards:
        return replace(self, numbers=self.numbers - others)


ONE_SHARD = Shards()


@dataclass(frozen=True, slots=True)
class Due:
    """The next deadline of a table."""

    kind: str
    at: datetime
    turn: datetime | None
    """When the turn's time is up."""
    left: float | None = None
    """The seconds left while the clock stands; the times are those if it started now."""

    @property
    def stands(self) -> bool:
        return self.left is not None


@dataclass(frozen=True, slots=True)
class TableView:
    """A table as one seat sees it now, or as spectators do if `seat` is None."""

    table: Table
    seat: Seat | None
    prompt: Prompt | None
    view: Any
    choices: tuple[Any, ...]
    """This seat's legal moves; empty when it owes no answer."""
    story: tuple[Told, ...]
    """Its latest lines, or all of them."""
    standings: tuple[Standing, ...]
    due: Due | None = None
    open_choices: Mapping[Seat, tuple[Any, ...]] = field(default_factory=dict)
    """The asked seats' legal moves if they are public, for buttons everybody sees."""
    secret: bytes | None = field(default=None, repr=False)
    """Revealed only when the game has finished."""
    earlier: int = 0
    """How many lines of the story come before these."""

    @property
    def length(self) -> int:
        """Return how many lines the whole story has."""
        return self.earlier + len(self.story)

    def told(self, since: int, until: int) -> tuple[Told, ...]:
        """Return what happened between two lengths of the story, of the lines that are here."""
        return self.story[max(since - self.earlier, 0) : max(until - self.earlier, 0)]

    def need_seat(self) -> None:
        """Refuse unless a game is being played and this view is a player's own."""
        self.table.need_playing()
        if self.seat is None:
            raise NotSeated

    def need_asked(self) -> None:
        """Refuse unless this view is of a player who owes an answer."""
        self.need_seat()
        self.table.need_running()
        if not self.choices:
            raise NotAsked


@dataclass(frozen=True, slots=True)
class Position:
    """One position of a finished game, as everybody saw it."""

    story: tuple[Told, ...]
    """The answers that led to it: all those to one prompt, because they count together."""
    view: Any


@dataclass(frozen=True, slots=True)
class Playback:
    """A finished game to look at: the table as it is now, and every position from the start on."""

    seen: TableView
    positions: tuple[Position, ...]


class ActionKind(StrEnum):
    """What people can do at a running table besides moving."""

    NUDGE = "nudge"
    FOLLOW = "follow"
    UNFOLLOW = "unfollow"
    WAIT = "wait"
    """Wait for a seat."""
    UNWAIT = "unwait"
    RESUME = "resume"
    # Motions: the people who play decide.
    PAUSE = "pause"
    END = "end"
    """End the game without a result."""
    SKIP = "skip"
    """Play the default answer for somebody who is away, as if their time were up."""
    AI = "ai"
    """Let the AI play for somebody who is away, until they are back."""
    SWAP = "swap"
    """Give a seat for good to somebody who waits for one."""


@dataclass(frozen=True, slots=True)
class Action:
    kind: ActionKind
    seat: Seat | None = None
    """The seat it is about."""
    user: int | None = None
    """Who gets the seat."""

    def __str__(self) -> str:
        about = (part for part in (self.kind, self.seat, self.user) if part is not None)
        return " ".join(map(str, about))

    @classmethod
    def parse(cls, text: str) -> Action:
        """Return the action of this text; refuse any other text."""
        kind, *about = text.split(" ")
        fits = kind in set(ActionKind) and len(about) == _ABOUT.get(ActionKind(kind), 0)
        if not (fits and all(map(_is_number, about))):
            raise CannotAct(problem="unknown")
        return cls(ActionKind(kind), *map(int, about))


_ABOUT = {ActionKind.SKIP: 1, ActionKind.AI: 1, ActionKind.SWAP: 2}
"""How many numbers the text of an action has: its seat and who gets it."""


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 20


@dataclass(frozen=True, slots=True)
class Motion:
    """An action put to the vote; it holds for one prompt."""

    id: int
    """Given by the database, never twice, because old buttons hold it; 0: not stored yet."""
    action: Action
    by: int
    prompt: int
    opened_at: datetime
    outcome: Outcome
    agreed: tuple[int, ...]
    missing: tuple[int, ...] = ()
    """Who has yet to agree."""


class Outcome(StrEnum):
    OPEN = "open"
    PASSED = "passed"
    DECLINED = "declined"
    LAPSED = "lapsed"
    """The game went on, or the reason has gone."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What one person can do at a running table now besides moving."""

    view: TableView
    asked_since: datetime | None
    """Since when the board shown asks what it asks now; None while it is not shown."""
    away_from: datetime | None
    """When those who have not answered by then count as away."""
    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Receipt:
    """The answer to a call: what was done, and the table afterwards."""

    did: str
    table: Table
    repeated: bool = False
    """This click was already carried out; nothing was done now."""


@dataclass(frozen=True, slots=True)
class Hint:
    """Advice for one seat, best move first, from what that seat can see."""

    seen: TableView
    advice: tuple[Advice[Any], ...]
