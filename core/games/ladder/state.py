"""The values of 5 vor 12 and Lucky Numbers: boards, moves, state and view.

A board is a tuple of sixteen numbers in reading order, 0 for a free cell. The supply is a multiset:
nothing decides which tile comes next before it is revealed.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from core.engine.rules import Prompt, Seat, Standing
from core.games.cells import cell_name

SIDE = 4
CELLS = SIDE * SIDE
HIGHEST = 20
DIAGONAL = tuple(i * SIDE + i for i in range(SIDE))
FREE = 0
NAMES = tuple(cell_name(cell % SIDE, cell // SIDE) for cell in range(CELLS))

_NOTATION = tuple(tuple(f"{tile}@{name}" for name in NAMES) for tile in range(HIGHEST + 1))

Board: TypeAlias = tuple[int, ...]
Cell: TypeAlias = int

EMPTY: Board = (FREE,) * CELLS


class Phase(StrEnum):
    """What the match waits for; the value is the prompt's key."""

    ARRANGE = "arrange"
    SET_UP = "set_up"
    TURN = "turn"
    DRAWN = "drawn"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Arrange:
    """All four tiles along the diagonal, top left first (L4a)."""

    tiles: tuple[int, ...]

    def __str__(self) -> str:
        return "-".join(map(str, self.tiles))


@dataclass(frozen=True, slots=True)
class Put:
    """A tile onto a cell, free or not: dealt, revealed or from the middle."""

    tile: int
    cell: Cell

    def __str__(self) -> str:
        return _NOTATION[self.tile][self.cell]


@dataclass(frozen=True, slots=True)
class Draw:
    """Reveal a face-down tile (L7 A)."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the revealed tile face up in the middle (L11)."""

    def __str__(self) -> str:
        return "leave"


PUTS = tuple(tuple(Put(tile, cell) for cell in range(CELLS)) for tile in range(HIGHEST + 1))
"""Every tile on every cell, created once: legal moves are picked from here."""
NAMED_PUTS = {str(put): put for puts in PUTS[1:] for put in puts}
DRAW, LEAVE = Draw(), Leave()

Move: TypeAlias = Arrange | Put | Draw | Leave


class State(NamedTuple):
    boards: tuple[Board, ...]
    supply: tuple[int, ...]
    """How many face-down tiles there are of each number (index 0 is unused)."""
    phase: Phase
    prompt: int
    active: Seat
    hands: tuple[tuple[int, ...], ...] = ()
    """Tiles dealt in set-up and not yet placed."""
    answers: tuple[Move | None, ...] = ()
    """Answers to the set-up prompt, hidden until the last one is in."""
    open: tuple[int, ...] = ()
    """The face-up tiles in the middle, sorted."""
    drawn: int | None = None
    """The tile the active player has just revealed."""
    taken: int = 0
    """Turns without a reveal since the last one (L15)."""
    last: tuple[tuple[Seat, Cell], ...] = ()
    """The cells filled by the latest move."""
    left: int | None = None
    """The tile the latest move left in the middle."""
    ending: str | None = None


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know, or the public with `seat` None; they differ only in set-up."""

    seat: Seat | None
    game: str
    boards: tuple[Board, ...]
    phase: Phase
    prompt: Prompt | None
    active: Seat
    hands: tuple[tuple[int, ...], ...]
    answer: Move | None
    """This seat's own answer to the set-up prompt, before the others have answered."""
    open: tuple[int, ...]
    drawn: int | None
    unseen: tuple[int, ...]
    """How many face-down tiles there are of each number: public, since everybody can count."""
    must_draw: bool
    """Whether the next player has to reveal a tile (L15)."""
    last: tuple[tuple[Seat, Cell], ...]
    left: int | None
    ending: str | None
    standings: tuple[Standing, ...]

    @property
    def supply(self) -> int:
        return sum(self.unseen)
