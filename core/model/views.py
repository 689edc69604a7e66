"""What one seat, or the public, may see of a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any, NamedTuple

from core.engine.errors import NotAsked, NotSeated
from core.engine.match import Answer, Line
from core.engine.rules import Advice, Event, Prompt, Seat, Standing
from core.model.table import Table

HIDDEN = "?"
"""Replaces a move that this seat may not see yet."""


class Cause(StrEnum):
    """Why a move is in the log."""

    CLICK = "click"
    AI = "ai"
    TIMEOUT = "timeout"


class StoryLine(NamedTuple):
    """One line of the story: an answer (None for the start) and the events it caused."""

    answer: Answer | None
    """Its move is HIDDEN while it is still another seat's secret."""
    events: tuple[Event, ...]
    prompt: int | None = None
    """The number of the prompt it answers."""

    @classmethod
    def of(cls, line: Line[Any, Any, Any]) -> StoryLine:
        return cls(line.answer, line.events, line.prompt)


KEPT = 16
"""Lines of its story that a live table keeps. Only the story's own page, an old button or an old
message that stays needs more; for them the game is replayed."""


@dataclass(frozen=True, slots=True)
class Due:
    """The next deadline of a table."""

    kind: str
    at: datetime
    turn: datetime | None
    """When the turn's time is up."""
    left: float | None = None
    """The seconds left while the clock is stopped; the times are as if it started now."""

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
    story: tuple[StoryLine, ...]
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

    def between(self, since: int, until: int) -> tuple[StoryLine, ...]:
        """Return the lines between two lengths of the story, as far as they are here."""
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

    story: tuple[StoryLine, ...]
    """The answers that led to it: all those to one prompt, because they count together."""
    view: Any


@dataclass(frozen=True, slots=True)
class Playback:
    """A finished game to look at: the table as it is now, and every position from the start on."""

    seen: TableView
    positions: tuple[Position, ...]


@dataclass(frozen=True, slots=True)
class Hint:
    """Advice for one seat, best move first, from what that seat can see."""

    seen: TableView
    advice: tuple[Advice[Any], ...]
