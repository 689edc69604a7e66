"""The players as pictures show them: name, seat letter and status."""

from __future__ import annotations

from enum import Enum
from string import ascii_uppercase
from typing import NamedTuple, TypeAlias

from bot.render.bidi import isolated
from bot.render.names import clean
from bot.render.tokens import GOLD, PANEL, Color
from bot.render.typeface import ELLIPSIS
from core.engine.rules import Prompt, Seat, Standing, View

LETTERS = ascii_uppercase
_IN_SENTENCE = 16

Names: TypeAlias = tuple[str, ...]
"""The players' names as they wrote them, in seat order."""


class Status(Enum):
    """What a seat is doing; each status has its own symbol."""

    __hash__ = object.__hash__  # Enum's own is slow, and every cached piece of a seat asks for it
    IDLE = "idle"
    TURN = "turn"
    OWES = "owes"
    DONE = "done"
    WON = "won"


class Person(NamedTuple):
    """One seat and its player."""

    seat: Seat
    name: str
    status: Status = Status.IDLE
    active: bool = False

    @property
    def ground(self) -> Color:
        """Return the background of the name: gold for the active seat and for winners.

        Only the name changes: anything else that changed with the turn would be encoded again.
        """
        return GOLD if self.active or self.status is Status.WON else PANEL


def shown_name(names: Names, seat: Seat) -> str:
    """Return the drawable part of the name, or the seat's letter if nothing is left."""
    return clean(names[seat]) or LETTERS[seat]


def name_in_sentence(names: Names, seat: Seat) -> str:
    """Return the name truncated and isolated from the sentence's writing direction."""
    name = shown_name(names, seat)
    return isolated(name if len(name) <= _IN_SENTENCE else name[: _IN_SENTENCE - 1] + ELLIPSIS)


def people(view: View, names: Names, *, active: Seat | None, together: bool) -> tuple[Person, ...]:
    """Return all players. `together`: all answer at once, so seats not asked have answered."""
    return tuple(
        Person(
            standing.seat,
            shown_name(names, standing.seat),
            _status(standing, view.prompt, together),
            active=view.prompt is not None and standing.seat == active,
        )
        for standing in view.standings
    )


def _status(standing: Standing, prompt: Prompt | None, together: bool) -> Status:
    if prompt is None:
        return Status.WON if standing.won else Status.IDLE
    if standing.seat in prompt.seats:
        return Status.OWES if together else Status.TURN
    return Status.DONE if together else Status.IDLE
