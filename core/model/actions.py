"""What people can do at a running table besides moving, and what they vote on."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import NamedTuple

from core.engine.errors import CannotAct
from core.engine.rules import Seat
from core.model.views import TableView


class Wish(StrEnum):
    """What somebody without a seat wants."""

    FOLLOW = "follow"
    """To be notified when the game ends."""
    SEAT = "seat"
    """To get a seat."""


class Watcher(NamedTuple):
    """Somebody without a seat who follows a table or waits for a seat, and since when."""

    user: int
    wish: Wish
    at: datetime


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
    """The seat it concerns."""
    user: int | None = None
    """Who gets the seat."""

    def __str__(self) -> str:
        parts = (part for part in (self.kind, self.seat, self.user) if part is not None)
        return " ".join(map(str, parts))

    @classmethod
    def parse(cls, text: str) -> Action:
        """Return the action of this text; refuse any other text."""
        kind, *numbers = text.split(" ")
        fits = kind in set(ActionKind) and len(numbers) == _NUMBERS.get(ActionKind(kind), 0)
        if not (fits and all(map(_is_number, numbers))):
            raise CannotAct(problem="unknown")
        return cls(ActionKind(kind), *map(int, numbers))


_NUMBERS = {ActionKind.SKIP: 1, ActionKind.AI: 1, ActionKind.SWAP: 2}
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
    """Since when a board has shown the current question; None while none does."""
    away_from: datetime | None
    """From when those who have not answered count as away."""
    actions: tuple[Action, ...]
