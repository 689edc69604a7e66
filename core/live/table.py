"""A table as one value: whatever is stored about it, and the match that its log leads to.

A change of a table is a function from one such value to the next (`core/tables`), or a refusal.
What differs between the two is stored in one transaction (`core/store/tables.py`).
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from typing import Any, NamedTuple

from sqlalchemy import Connection

from core.engine.errors import NotStarted
from core.engine.match import Answer, Line, Match
from core.engine.rng import derive_seed
from core.engine.rules import Seat, Standing
from core.engine.standings import settle
from core.model.actions import Motion, Watcher, Wish
from core.model.messages import Message, Place
from core.model.table import Chair, Guest, Status, Table
from core.model.views import KEPT, Cause, StoryLine


class Kind(StrEnum):
    """What the clock does next."""

    LOBBY = "lobby"
    REMIND = "remind"
    TURN = "turn"
    AI = "ai"
    STANDING = "standing"
    """The clock stands; only if that lasts too long is anything due."""


@dataclass(frozen=True, slots=True)
class Clock:
    """The next thing that is due at a table, and the time people have."""

    kind: Kind
    at: datetime
    prompt: int = 0
    turn: datetime | None = None
    """When the turn's time is up; None while the clock stands."""
    left: float | None = None
    """The seconds left while the clock stands; None while it runs."""


class Unshown(NamedTuple):
    """The newest version of a table is to be shown."""

    at: datetime
    """When to try."""
    tries: int = 0


class Logged(NamedTuple):
    """A new line of the log."""

    number: int
    answer: Answer
    cause: Cause
    click: int | None
    at: datetime


@dataclass(frozen=True, slots=True)
class Live:
    """A table, its match, its clock, what is to be shown of it and what was."""

    table: Table
    match: Match[Any, Any, Any] | None = None
    story: tuple[StoryLine, ...] = ()
    """Its latest lines."""
    mark: int = 0
    """A new number after every change, never given twice: equal marks mean equal tables."""
    secret: bytes = field(default=b"", repr=False)
    """What the seed comes from; only the rules may use it until the game is over."""
    clock: Clock | None = None
    unshown: Unshown | None = None
    """None once its newest version is shown."""
    message: Message | None = None
    """The message it was last shown in."""
    asides: frozenset[str] = frozenset()
    """The steps at which messages beside the board, or boards before it, are still to stay."""
    lobby: Place | None = None
    """Where the lobby was shown last, and its commitment with it."""
    clicks: Mapping[Seat, int] = field(default_factory=dict)
    """The answers people gave themselves, by seat; seats without any are left out."""
    moved_at: datetime | None = None
    """When the last answer was given."""
    nudged_at: datetime | None = None
    """When a player last nudged those who owe an answer."""
    watchers: tuple[Watcher, ...] = ()
    """In the order they asked."""
    motions: tuple[Motion, ...] = ()
    """The newest of each kind."""
    logged: tuple[Logged, ...] = ()
    """New lines of the log, not stored yet."""
    follows: tuple[Callable[[Connection], None], ...] = ()
    """What is to be checked and stored elsewhere in the same transaction."""

    @classmethod
    def of(cls, table: Table, lines: Iterable[Line[Any, Any, Any]]) -> Live:
        """Return the table with the match these lines have led to."""
        return cls(table).with_lines(lines)

    def with_lines(self, lines: Iterable[Line[Any, Any, Any]]) -> Live:
        """Return this table with the match that its whole log has led to."""
        latest = deque(lines, KEPT)
        return replace(self, match=latest[-1].match, story=tuple(map(StoryLine.of, latest)))

    # Who sits there, and on which terms.

    def change(self, **fields: Any) -> Live:
        return replace(self, table=replace(self.table, **fields))

    def sit(self, chairs: Iterable[Chair]) -> Live:
        """Replace the chairs and renumber their seats in the given order."""
        numbered = tuple(replace(chair, seat=seat) for seat, chair in enumerate(chairs))
        return self if numbered == self.table.chairs else self.change(chairs=numbered)

    def change_chair(self, seat: Seat, **fields: Any) -> Live:
        return self.sit(
            replace(chair, **fields) if chair.seat == seat else chair for chair in self.table.chairs
        )

    def note_guest(self, guest: Guest) -> Live:
        others = [other for other in self.table.guests if other.user != guest.user]
        return self.change(guests=tuple(sorted((*others, guest), key=lambda each: each.user)))

    def then(self, *follows: Callable[[Connection], None]) -> Live:
        """Have this checked or stored too, in the same transaction."""
        return replace(self, follows=(*self.follows, *follows))

    # The match.

    @property
    def started(self) -> Match[Any, Any, Any]:
        """Return the match; refuse if it has not begun."""
        if self.match is None:
            raise NotStarted
        return self.match

    @property
    def seed(self) -> bytes:
        table = self.table
        assert table.start is not None  # only a started game is played
        return derive_seed(self.secret, str(table.id), table.start, table.seated)

    def begin(self, start: str) -> Live:
        """Start the match; from now on the seats are fixed."""
        seated = tuple(chair.alias(start) for chair in self.table.chairs)
        begun = self.change(status=Status.PLAYING, start=start, seated=seated)
        match, events = Match.start(begun.table.kind.rules, begun.table.setup, begun.seed)
        return begun.with_lines([Line(None, events, match)])

    def answer(
        self,
        seat: Seat,
        move: str,
        prompt: int | None,
        cause: Cause,
        at: datetime,
        click: int | None = None,
    ) -> Live:
        """Return the table after one more answer, which is logged; refuse an illegal one."""
        asked = self.started.prompt
        match, events = self.started.play(seat, move, prompt)
        line = Line(Answer(seat, move), events, match, asked.number if asked else None)
        return self.after([line], cause, at, click)

    def after(
        self,
        lines: Sequence[Line[Any, Any, Any]],
        cause: Cause,
        at: datetime,
        click: int | None = None,
    ) -> Live:
        """Return the table after further lines of its match, which are logged."""
        match, clicks = lines[-1].match, dict(self.clicks)
        logged = [
            Logged(line.number, line.answer, cause, click, at) for line in lines if line.answer
        ]
        if cause is Cause.CLICK:
            for one in logged:
                clicks[one.answer.seat] = clicks.get(one.answer.seat, 0) + 1
        return replace(
            self,
            table=replace(self.table, length=match.length),
            match=match,
            story=(*self.story, *map(StoryLine.of, lines))[-KEPT:],
            clicks=clicks,
            moved_at=at,
            logged=(*self.logged, *logged),
        )

    @property
    def standings(self) -> tuple[Standing, ...]:
        """Return how the seats stand; once the game has ended, what counts."""
        if self.match is None:
            return ()
        stopped = self.table.status is Status.FINISHED and not self.match.over
        return settle(self.match.standings(), self.table.lost, over=not stopped)

    def view(self, seat: Seat | None) -> Any:  # noqa: ANN401 - a view of any game
        """Return what this seat sees; of a finished game, without a prompt and with what counts."""
        if self.match is None:
            return None
        view = self.match.view(seat)
        if self.table.status is not Status.FINISHED:
            return view
        return replace(view, prompt=None, standings=self.standings)

    # Who watches, and what people vote on.

    def wishing(self, wish: Wish) -> tuple[int, ...]:
        """Return who wants this, in the order they asked."""
        return tuple(watcher.user for watcher in self.watchers if watcher.wish is wish)

    def watch(self, watcher: Watcher) -> Live:
        order = sorted((*self.watchers, watcher), key=lambda each: (each.at, each.user))
        return replace(self, watchers=tuple(order))

    def unwatch(self, user: int, *wishes: Wish) -> Live:
        """Take back these wishes of a user; without any, all."""
        left = (
            one for one in self.watchers if one.user != user or (wishes and one.wish not in wishes)
        )
        return replace(self, watchers=tuple(left))

    def motion(self, number: int) -> Motion | None:
        return next((motion for motion in self.motions if motion.id == number), None)

    def move(self, motion: Motion) -> Live:
        """Replace the last motion of its kind with this one, or with what became of it."""
        kind = motion.action.kind
        others = (other for other in self.motions if other.action.kind is not kind)
        # One without a number gets the highest.
        order = sorted((*others, motion), key=lambda each: each.id or math.inf)
        return replace(self, motions=tuple(order))
