"""The lower levels: put each tile near the number its cell would hold on an evenly filled board.

They fill a cell whenever they can and ignore the rivals. The levels differ in how well they
estimate those numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from core.engine.advice import best_first, explained
from core.engine.rules import Advice, Budget
from core.games.arrays import errors
from core.games.ladder.queries import even_number, own_board
from core.games.ladder.reasons import reasons
from core.games.ladder.state import (
    CELLS,
    DIAGONAL,
    FREE,
    HIGHEST,
    Arrange,
    Cell,
    Move,
    Phase,
    Put,
    View,
)

_MARGIN = 0.5
"""How much nearer a swap must bring a cell to its even number."""
_SCALE = 2 * HIGHEST
UNIT = "even"
"""Gain in evenness: a filled cell counts 1, each number off costs 1/40."""


@dataclass(frozen=True, slots=True)
class Heuristic:
    """Fills, else reveals, else swaps for a clearly better tile, but never from the middle."""

    blur: float = 0.0
    """The standard deviation of its error in a cell's even number."""

    def rank(self, view: View, moves: tuple[Move, ...], budget: Budget) -> tuple[Advice[Move], ...]:
        even = self._even_numbers(view, budget)
        ranked = best_first(moves, (self._worth(view, move, even) for move in moves), UNIT)
        return explained(ranked, budget, partial(reasons, view))

    def _even_numbers(self, view: View, budget: Budget) -> list[float]:
        off = errors(view, budget, CELLS) * self.blur
        return [even_number(cell) + off[cell] for cell in range(CELLS)]

    def _worth(self, view: View, move: Move, even: list[float]) -> float:
        board = own_board(view)
        match move:
            case Arrange(tiles):
                return -sum(_off(even, *laid) ** 2 for laid in zip(tiles, DIAGONAL, strict=True))
            case Put(tile, cell) if board[cell] == FREE:
                return 1 - _off(even, tile, cell)
            case Put(tile, cell) if view.phase is Phase.DRAWN:
                return _off(even, board[cell], cell) - _off(even, tile, cell) - _MARGIN / _SCALE
            case Put():
                return -1.0
        return 0.0


def _off(even: list[float], tile: int, cell: Cell) -> float:
    return abs(tile - even[cell]) / _SCALE
