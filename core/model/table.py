"""A table as everybody may know it: who sits there and on which terms."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from core.engine.errors import (
    GameOver,
    GaveUp,
    KeptOut,
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
from core.engine.rules import Level, Seat, Setup
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

QUIET_DAYS = 30
"""A game without a time limit is closed after this many days without a move."""

NOBODY = 0
"""The host or organizer whose data was deleted."""


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
    """The person wants to start on the terms the lobby shows now."""

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

        Whoever has abandoned a seat when the game ends has lost, however well the AI played.
        """
        return self.forfeited or self.resigned or self.kept


@dataclass(frozen=True, slots=True)
class Guest:
    """A user the host has invited to a lobby, or keeps out of it."""

    user: int
    refused: bool = False
    kept_until: datetime | None = None
    """Until when a seat is kept for an invited user; None: not any more."""


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
    """Who ended it before its time; NOBODY if that is no longer known."""
    seated: tuple[str, ...] = ()
    chairs: tuple[Chair, ...] = ()
    private: bool = False
    autostart: bool = False
    changed: tuple[str, ...] = ()
    """The settings changed since everybody was ready."""
    rematch_of: int | None = None
    thread: bool | None = None
    paused_at: datetime | None = None
    """When its pause began."""
    paused_until: datetime | None = None
    """When a paused game goes on by itself."""
    guests: tuple[Guest, ...] = ()
    """Those of a lobby; during a game only those who are kept out."""

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
        """Return whether a seat may go to somebody else during the game: only where the game
        counts for nothing beyond itself."""
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

        During the game these are only the forfeited ones: people who are away may come back.
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
