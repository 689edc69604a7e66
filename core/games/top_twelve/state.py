"""The values of Top 12: sheets, symbols, moves, state and view.

A sheet is five columns of twelve numbers each, top to bottom, 0 for a free field. A column is kept
as bytes: a third of the memory of a tuple, and much is looked up by column.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import NamedTuple, TypeAlias

from core.engine.rules import Prompt, Seat, Standing
from core.games.cells import cell_name

COLUMNS = 5
FIELDS = 12
HIGHEST = 100
FREE = 0
START_NUMBERS = (10, 20, 30, 40, 50)

Column: TypeAlias = bytes
Sheet: TypeAlias = tuple[Column, ...]

NAMES = tuple(
    tuple(cell_name(column, field) for field in range(FIELDS)) for column in range(COLUMNS)
)
"""Every field's name, by column: `a1` to `e12`."""

PLACES = {
    name: (column, field) for column, names in enumerate(NAMES) for field, name in enumerate(names)
}
"""The column and the field of each name."""

EMPTY: Sheet = (bytes([FREE] * FIELDS),) * COLUMNS


class Symbol(IntEnum):
    """A face of the die: the five columns in the order they are printed, and the joker."""

    HAND = 0
    STAR = 1
    HOUSE = 2
    TREE = 3
    MOON = 4
    JOKER = 5

    @property
    def word(self) -> str:
        return self.name.lower()


class Phase(StrEnum):
    """What the match waits for; the value is the prompt's key."""

    START = "start_numbers"
    NAME = "name_number"
    ENTER = "enter_number"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Put:
    """Enter a start number (T2) or the named number (T5) in a field."""

    number: int
    column: int
    field: int
    """Counted from 0 at the top."""

    @property
    def cell(self) -> str:
        return NAMES[self.column][self.field]

    def __str__(self) -> str:
        return f"{self.number}@{self.cell}"


@dataclass(frozen=True, slots=True)
class Name:
    """Name a number (T4)."""

    number: int

    def __str__(self) -> str:
        return str(self.number)


Move: TypeAlias = Put | Name


class State(NamedTuple):
    sheets: tuple[Sheet, ...]
    phase: Phase
    prompt: int
    active: Seat
    starts: tuple[tuple[Put, ...], ...] = ()
    """Start numbers so far, hidden until the last one is in."""
    number: int | None = None
    symbol: Symbol | None = None
    answers: tuple[Put | None, ...] = ()
    """Entries of this round, hidden until the last one is in."""
    asked: tuple[Seat, ...] = ()
    """The seats whose entry is pending."""
    rounds: int = 0
    """Rolls so far (T11)."""
    idle: int = 0
    """Consecutive rounds without any entry (T12)."""
    last: tuple[tuple[Seat, Put], ...] = ()
    """The entries of the latest round."""
    ending: str | None = None


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know, or the public with `seat` None."""

    seat: Seat | None
    sheets: tuple[Sheet, ...]
    phase: Phase
    prompt: Prompt | None
    active: Seat
    starts: tuple[Put, ...]
    """This seat's own start numbers, before the sheets are open."""
    number: int | None
    symbol: Symbol | None
    answer: Put | None
    """This seat's own entry, before the others have entered."""
    rounds: int
    idle: int
    last: tuple[tuple[Seat, Put], ...]
    ending: str | None
    standings: tuple[Standing, ...]
