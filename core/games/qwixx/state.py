"""The values of Qwixx: colors, sheets, dice, moves, state and view."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import NamedTuple, TypeAlias

from core.engine.rules import Prompt, Seat, Standing

NUMBERS = 11
"""Numbers in a row: 2 to 12, or 12 to 2."""
LAST = NUMBERS - 1
"""The position of a row's rightmost number."""
CROSSES_TO_CLOSE = 5
MISTHROWS = 4
ROWS_TO_END = 2


class Color(IntEnum):
    """A row of the sheet and its die, in the order they are printed."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3

    @property
    def letter(self) -> str:
        return "rygb"[self]

    @property
    def word(self) -> str:
        return _WORDS[self]

    @property
    def rises(self) -> bool:
        """Return whether the row is printed 2 to 12, as red and yellow are, not 12 to 2 (Q1)."""
        return self < Color.GREEN

    def position(self, number: int) -> int:
        """Return where a number stands in this row, from 0 at the left."""
        return _POSITIONS[self][number]

    def number(self, position: int) -> int:
        return position + 2 if self.rises else 12 - position


COLORS = tuple(Color)
# Tables, because computing these on the enum takes longer than the rest of a move.
_WORDS = tuple(color.name.lower() for color in COLORS)
_POSITIONS = tuple(
    tuple(number - 2 if color.rises else 12 - number for number in range(13)) for color in COLORS
)

Row: TypeAlias = tuple[int, ...]
"""The numbers crossed in a row, left to right."""


class Sheet(NamedTuple):
    rows: tuple[Row, ...] = ((),) * len(COLORS)
    misthrows: int = 0


class Dice(NamedTuple):
    """One roll; None for the die of a closed color (Q8)."""

    white: tuple[int, int]
    colored: tuple[int | None, ...]

    @property
    def total(self) -> int:
        return sum(self.white)


class Phase(StrEnum):
    """What the match waits for; the value is the prompt's key."""

    WHITE = "white_dice"
    COLORED = "colored_dice"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Cross:
    color: Color
    number: int

    def __str__(self) -> str:
        return f"{self.color.letter}{self.number}"


@dataclass(frozen=True, slots=True)
class Pass:
    def __str__(self) -> str:
        return "pass"


CROSSES = tuple(tuple(Cross(color, number) for number in range(13)) for color in COLORS)
"""Every cross, created once: legal moves are picked from here."""

Move: TypeAlias = Cross | Pass
PASS = Pass()


class State(NamedTuple):
    sheets: tuple[Sheet, ...]
    dice: Dice
    active: Seat
    phase: Phase
    prompt: int
    answers: tuple[Move | None, ...]
    """Answers to action 1, hidden until the last one is in; None if pending."""
    closed: tuple[Color, ...] = ()
    """Rows closed for all (Q8), in the order they were closed."""
    crossed: bool = False
    """Whether the active player crossed something in action 1 of this turn (Q6)."""
    last: tuple[tuple[Seat, Cross], ...] = ()
    """The crosses of the latest action with any."""
    ending: str | None = None


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know, or the public with `seat` None."""

    seat: Seat | None
    sheets: tuple[Sheet, ...]
    dice: Dice
    active: Seat
    phase: Phase
    prompt: Prompt | None
    answer: Move | None
    """This seat's own answer to action 1, before the others have answered."""
    closed: tuple[Color, ...]
    crossed: bool
    """Whether the active player crossed in action 1; false until action 1 is over."""
    last: tuple[tuple[Seat, Cross], ...]
    ending: str | None
    standings: tuple[Standing, ...]
