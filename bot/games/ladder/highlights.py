"""Highlights on a board: the last move, legal cells, suggestions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.games.common.kit import Highlight
from bot.games.ladder.pieces import Square
from core.engine.rules import Seat
from core.games.ladder.state import DIAGONAL, FREE, Arrange, Board, Cell, Move, Put, View


def rank_of(move: Move, best: Sequence[Move]) -> int:
    """Return the rank of a suggested move, from 1 for the best; 0 if it is not suggested."""
    return best.index(move) + 1 if move in best else 0


def puts(move: Move | None) -> Iterable[Put]:
    """Return the tiles a move places on the board."""
    match move:
        case Put():
            return (move,)
        case Arrange(tiles):
            return tuple(map(Put, tiles, DIAGONAL))
    return ()


def last_squares(board: Board, last: tuple[Cell, ...], *, won: bool) -> tuple[Square, ...]:
    """Return a board with its latest tiles highlighted; one that won by filling it is lit (L12)."""
    lit = won and FREE not in board
    return tuple(
        Square(number, Highlight.LAST, lit=lit) if cell in last else Square(number)
        for cell, number in enumerate(board)
    )


def owner_squares(
    view: View, seat: Seat, legal: Sequence[Move], best: Sequence[Move]
) -> tuple[Square, ...]:
    """Return a board with its owner's legal cells, suggestions and given answer."""
    open_cells = {put.cell for move in legal for put in puts(move)}
    offers = {put.cell: (put.tile, 0) for put in puts(view.answer)}
    for rank, move in reversed(list(enumerate(best, start=1))):
        offers |= {put.cell: (put.tile, rank) for put in puts(move)}
    return tuple(
        Square(number, _highlight(cell in open_cells), *offers.get(cell, (0, 0)))
        for cell, number in enumerate(view.boards[seat])
    )


def _highlight(legal: bool) -> Highlight:
    return Highlight.LEGAL if legal else Highlight.NONE
