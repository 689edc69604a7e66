"""The values of 5 vor 12 and Lucky Numbers: facts, boards, moves, state and view.

A board is a tuple of sixteen numbers in reading order, 0 for a free cell. The supply is a multiset:
which tile comes next is not known to anybody before it is revealed.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

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
    """L4a: all four tiles along the diagonal, top left first."""

    tiles: tuple[int, ...]

    def __str__(self) -> str:
        return "-".join(map(str, self.tiles))


@dataclass(frozen=True, slots=True)
class Put:
    """A tile onto a cell: in set-up, drawn or taken from the middle, free cell or swap."""

    tile: int
    cell: Cell

    def __str__(self) -> str:
        return _NOTATION[self.tile][self.cell]


@dataclass(frozen=True, slots=True)
class Draw:
    """L7 A: reveal a face-down tile."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Leave:
    """L11: leave the revealed tile face up in the middle."""

    def __str__(self) -> str:
        return "leave"


PUTS = tuple(tuple(Put(tile, cell) for cell in range(CELLS)) for tile in range(HIGHEST + 1))
"""Every tile on every cell, made once: lists of legal moves are picked from here."""

Move: TypeAlias = Arrange | Put | Draw | Leave


@dataclass(frozen=True, slots=True)
class State:
    boards: tuple[Board, ...]
    supply: tuple[int, ...]
    """How many face-down tiles there are of each number (index 0 stays 0)."""
    phase: Phase
    prompt: int
    first: Seat
    active: Seat
    hands: tuple[tuple[int, ...], ...] = ()
    """Tiles drawn in set-up that wait to be placed."""
    answers: tuple[Move | None, ...] = ()
    """Answers to the set-up prompt so far: hidden until the last one is there."""
    open: tuple[int, ...] = ()
    """The face-up tiles in the middle, sorted."""
    drawn: int | None = None
    """The tile the active player has just revealed."""
    taken: int = 0
    """Turns of kind B since the last reveal (L15)."""
    last: tuple[tuple[Seat, Cell], ...] = ()
    """The cells filled by the latest move."""
    ending: str | None = None


@dataclass(frozen=True, slots=True)
class View:
    """What one seat (or everybody, with `seat` None) may know. Only the set-up holds a secret."""

    seat: Seat | None
    game: str
    boards: tuple[Board, ...]
    phase: Phase
    prompt: Prompt | None
    active: Seat
    hands: tuple[tuple[int, ...], ...]
    answer: Move | None
    """This seat's own answer to the set-up prompt, while others still think."""
    open: tuple[int, ...]
    drawn: int | None
    unseen: tuple[int, ...]
    """How many face-down tiles there are of each number; everybody can count them."""
    must_draw: bool
    """L15: the next player has to reveal a tile."""
    last: tuple[tuple[Seat, Cell], ...]
    ending: str | None
    standings: tuple[Standing, ...]

    @property
    def supply(self) -> int:
        return sum(self.unseen)
