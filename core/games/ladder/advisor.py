"""Advice for 5 vor 12 and Lucky Numbers: which tile to take, where it goes, when to leave it.

Every cell has a number it would hold on an evenly filled board; a tile is good near that number.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from core.games.ladder.state import (
    DIAGONAL,
    FREE,
    HIGHEST,
    SIDE,
    Arrange,
    Board,
    Cell,
    Leave,
    Move,
    Phase,
    Put,
    View,
)
from core.rules import Advice, Advisor, Budget, Level, Reason

UNIT = "cells"
"""How much nearer to a full, even board a move brings; a filled cell counts one."""

_STEP = (HIGHEST - 1) / (2 * SIDE - 2)


@dataclass(frozen=True, slots=True)
class Even:
    """Fills cells with the tiles nearest to their even place, swaps only for a clear gain."""

    def rank(
        self,
        view: View,
        moves: tuple[Move, ...],
        budget: Budget,  # noqa: ARG002
    ) -> tuple[Advice[Move], ...]:
        assert view.seat is not None  # noqa: S101 - only players are advised
        board = view.boards[view.seat]
        advice = [Advice(move, _gain(board, move), UNIT, _reasons(board, move)) for move in moves]
        if view.phase is Phase.TURN and not view.must_draw:
            advice = [_wary(board, item) for item in advice]
        return tuple(sorted(advice, key=lambda item: -item.value))


def ideal(cell: Cell) -> float:
    return 1 + _STEP * sum(divmod(cell, SIDE))


def _distance(tile: int, cell: Cell) -> float:
    return abs(tile - ideal(cell)) / HIGHEST


def _gain(board: Board, move: Move) -> float:
    match move:
        case Put(tile, cell) if board[cell] == FREE:
            return 1 - _distance(tile, cell)
        case Put(tile, cell):
            return _distance(board[cell], cell) - _distance(tile, cell) - 0.5 / HIGHEST
        case Arrange(tiles):
            return -sum(map(_distance, tiles, DIAGONAL))
        case Leave():
            return 0.0
    return 0.1


def _wary(board: Board, item: Advice[Move]) -> Advice[Move]:
    """A swap with an open tile fills nothing, so a reveal is worth more than it."""
    move = item.move
    if isinstance(move, Put) and board[move.cell] != FREE:
        return Advice(move, item.value - 1, item.unit, item.reasons)
    return item


def _reasons(board: Board, move: Move) -> tuple[Reason, ...]:
    match move:
        case Put(tile, cell) if board[cell] == FREE:
            return (Reason("fills_cell", {"tile": tile}),)
        case Put(tile, cell):
            return (Reason("swaps_out", {"tile": tile, "out": board[cell]}),)
    return ()


ADVISORS: Mapping[Level, Advisor[View, Move]] = MappingProxyType({level: Even() for level in Level})
