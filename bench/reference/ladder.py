"""*Ladder greedy*, the reference player of 5 vor 12 and Lucky Numbers.

It must not change: strength is measured against it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from core.engine.rules import Advice, Advisor, Budget
from core.games.ladder.state import (
    DIAGONAL,
    FREE,
    HIGHEST,
    SIDE,
    Arrange,
    Board,
    Cell,
    Draw,
    Leave,
    Move,
    Phase,
    Put,
    View,
)

UNIT = "preference"
SWAP_MARGIN = 0.5
"""A swap must bring a cell closer to its ideal by more than this."""

_PLACE = 1000.0
"""Larger than any distance, so that filling a cell always comes first."""


@dataclass(frozen=True, slots=True)
class Greedy:
    """Fills the cell closest to its ideal, or else reveals, or else swaps for a gain."""

    def rank(
        self,
        view: View,
        moves: tuple[Move, ...],
        budget: Budget,  # noqa: ARG002
    ) -> tuple[Advice[Move], ...]:
        assert view.seat is not None
        board, phase = view.boards[view.seat], view.phase
        advice = [Advice(move, _preference(board, phase, move), UNIT) for move in moves]
        return tuple(sorted(advice, key=lambda item: -item.value))


def ideal(cell: Cell) -> float:
    row, column = divmod(cell, SIDE)
    return 1 + (HIGHEST - 1) * (row + column) / (2 * SIDE - 2)


def _distance(tile: int, cell: Cell) -> float:
    return abs(tile - ideal(cell))


def _preference(board: Board, phase: Phase, move: Move) -> float:
    match move:
        case Arrange(tiles):
            return -sum(
                (tile - ideal(cell)) ** 2 for tile, cell in zip(tiles, DIAGONAL, strict=True)
            )
        case Put(tile, cell) if board[cell] == FREE:
            return _PLACE - _distance(tile, cell)
        case Put(tile, cell) if phase is Phase.DRAWN:
            return _distance(board[cell], cell) - _distance(tile, cell) - SWAP_MARGIN
        case Put():
            return -_PLACE
        case Draw() | Leave():
            return 0.0


REFERENCE: Mapping[str, Advisor[View, Move]] = MappingProxyType({"greedy": Greedy()})
