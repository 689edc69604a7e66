"""Who sits at the table, as a picture shows it: name, seat letter, and what each is doing."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from string import ascii_uppercase
from typing import TypeAlias

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
    """What a seat is doing; each has a symbol of its own."""

    IDLE = "idle"
    TURN = "turn"
    OWES = "owes"
    DONE = "done"
    WON = "won"


@dataclass(frozen=True, slots=True)
class Person:
    """One seat and who sits there."""

    seat: Seat
    name: str
    status: Status = Status.IDLE
    active: bool = False

    @property
    def ground(self) -> Color:
        """What the name stands on: gold for whose turn it is and for who won.

        Only the name: whatever else changed with the turn would have to be encoded anew.
        """
        return GOLD if self.active or self.status is Status.WON else PANEL


def shown_name(names: Names, seat: Seat) -> str:
    """The name as it can be drawn; who has none goes by the seat's letter."""
    return clean(names[seat]) or LETTERS[seat]


def name_in_sentence(names: Names, seat: Seat) -> str:
    """Not too long, and kept apart from the sentence's writing direction."""
    name = shown_name(names, seat)
    return isolated(name if len(name) <= _IN_SENTENCE else name[: _IN_SENTENCE - 1] + ELLIPSIS)


def people(view: View, names: Names, *, active: Seat | None, together: bool) -> tuple[Person, ...]:
    """Everybody at the table. `together`: all answer at once, so who owes nothing has answered."""
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
