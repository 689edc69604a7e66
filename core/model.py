"""What callers of the table service say and see: frozen values, no rows, no sessions."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any

from core.engine.errors import GameOver, NotAsked, NotSeated, NotStarted
from core.engine.match import Answer, Match
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
        """Return whether it is a lobby or a running game."""
        return self in OPEN


OPEN = (Status.LOBBY, Status.PLAYING)
HIDDEN = "?"
"""Stands for a move that this seat may not know yet."""
NOBODY = 0
"""A host or organizer who has gone."""


class Cause(StrEnum):
    """Why a move is in the log."""

    CLICK = "click"
    AI = "ai"
    TIMEOUT = "timeout"


@dataclass(frozen=True, slots=True)
class Call:
    """Who asks, from where, about which table, by which click. Nothing else is believed."""

    server: int
    table: int
    user: int
    interaction: int


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits on a seat. With a level the AI plays it, whoever it belongs to."""

    seat: Seat
    user: int | None = None
    level: Level | None = None
    strikes: int = 0
    resigned: bool = False
    forfeited: bool = False

    def alias(self, start: str) -> str:
        """Return the seat's name in the seed and the replay file.

        Not the user's id: a person's data must be deletable without making old games uncheckable.
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
        """Return whether the AI plays only until the person is back."""
        return self.user is not None and self.level is not None and not self.resigned


@dataclass(frozen=True, slots=True)
class Order:
    """What is asked for when a table is opened."""

    game: str
    options: Mapping[str, str] = field(default_factory=dict)
    games: str = "1"
    turn_seconds: int = 0
    levels: tuple[Level, ...] = ()
    """AI seats to begin with."""
    hints: bool = True
    rated: bool = True

    @property
    def kind(self) -> Game:
        return GAMES[self.game]


@dataclass(frozen=True, slots=True)
class Table:
    """A table as everybody may see it."""

    id: int
    server: int
    channel: int
    host: int
    game: str
    rules: int
    options: Mapping[str, str]
    games: str
    series: int | None
    series_game: int
    tournament: int | None
    first: Seat | None
    turn_seconds: int
    hints: bool
    rated: bool
    status: Status
    version: int
    length: int
    commitment: str
    start: str | None
    opened_at: datetime
    ended_at: datetime | None
    seated: tuple[str, ...] = ()
    chairs: tuple[Chair, ...] = ()

    @property
    def kind(self) -> Game:
        return GAMES[self.game]

    @property
    def replayable(self) -> bool:
        """Return whether this program has the rules the game was played by."""
        return self.game in GAMES and self.kind.rules.version == self.rules

    @property
    def setup(self) -> Setup:
        return Setup(len(self.chairs), dict(self.options), self.first)

    @property
    def full(self) -> bool:
        return len(self.chairs) >= self.kind.rules.players[-1]

    @property
    def seats_given(self) -> bool:
        """Return whether a series or a pairing decided who sits there."""
        return self.series is not None or self.tournament is not None

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

    def chair_of(self, user: int) -> Chair | None:
        return next((chair for chair in self.chairs if chair.user == user), None)

    def need_playing(self) -> None:
        """Refuse unless a game is being played here."""
        if self.status is not Status.PLAYING:
            raise NotStarted if self.status is Status.LOBBY else GameOver

    def own_chair(self, user: int) -> Chair:
        """Return the chair of somebody who plays here, or refuse."""
        self.need_playing()
        chair = self.chair_of(user)
        if chair is None or chair.resigned:
            raise NotSeated
        return chair


@dataclass(frozen=True, slots=True)
class Told:
    """One line of the story: an answer (none for the start) and what happened because of it."""

    answer: Answer | None
    """Its move reads HIDDEN where it is still another seat's secret."""
    events: tuple[Event, ...]
    prompt: int | None = None
    """The number of the prompt it answers."""


@dataclass(frozen=True, slots=True)
class Due:
    """The next thing the clock will do at a table."""

    kind: str
    at: datetime
    turn: datetime | None
    """When the turn's time is up."""


@dataclass(frozen=True, slots=True)
class TableView:
    """A table as one seat (or everybody, with `seat` None) may see it now."""

    table: Table
    seat: Seat | None
    prompt: Prompt | None
    view: Any
    choices: tuple[Any, ...]
    """This seat's legal moves; empty when it owes no answer."""
    story: tuple[Told, ...]
    standings: tuple[Standing, ...]
    due: Due | None = None
    open_choices: Mapping[Seat, tuple[Any, ...]] = field(default_factory=dict)
    """The asked seats' legal moves where they are no secret, for buttons everybody sees."""
    secret: bytes | None = field(default=None, repr=False)
    """Revealed with the end of the game, never before."""

    def need_seat(self) -> None:
        """Refuse unless a game is being played and this view is a player's own."""
        self.table.need_playing()
        if self.seat is None:
            raise NotSeated

    def need_asked(self) -> None:
        """Refuse unless this view is of a player who owes an answer."""
        self.need_seat()
        if not self.choices:
            raise NotAsked


@dataclass(frozen=True, slots=True)
class Receipt:
    """The answer to a call: what was done, once, and the table after it."""

    did: str
    table: Table
    repeated: bool = False
    """This click had been carried out before; nothing was done now."""


@dataclass(frozen=True, slots=True)
class Hint:
    """Advice for one seat, best move first, from what that seat can see."""

    seen: TableView
    advice: tuple[Advice[Any], ...]


@dataclass(frozen=True, slots=True)
class Live:
    """A table with its match, as of one version; what the cache holds."""

    table: Table
    match: Match[Any, Any, Any] | None = None
    story: tuple[Told, ...] = ()
