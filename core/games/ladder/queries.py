"""Questions about a view: which numbers a cell can take, who could use a tile."""

from __future__ import annotations

from functools import lru_cache

from core.engine.advice import own_seat
from core.engine.rules import Seat
from core.games.ladder.scoring import bounds
from core.games.ladder.state import (
    CELLS,
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
    Put,
    View,
)

_STEP = (HIGHEST - 1) / (2 * SIDE - 2)
_DRAWING, _LEAVING, _SWAPPING = 4.0, 5.0, 6.0
"""How odd these look: as odd as filling a cell with a tile this many numbers off."""


def own_board(view: View) -> Board:
    return view.boards[own_seat(view)]


def even_number(cell: Cell) -> float:
    """Return the number this cell would hold on an evenly filled board."""
    return 1 + _STEP * sum(divmod(cell, SIDE))


def oddness(view: View, move: Move) -> float:
    """Return how odd a move looks: how far its tiles are from the even numbers of their cells."""
    match move:
        case Arrange(tiles):
            laid = zip(tiles, DIAGONAL, strict=True)
            return sum(abs(tile - even_number(cell)) for tile, cell in laid)
        case Put(tile, cell):
            swapping = 0.0 if own_board(view)[cell] == FREE else _SWAPPING
            return swapping + abs(tile - even_number(cell))
        case Draw():
            return _DRAWING
        case Leave():
            return _LEAVING


def rivals(view: View) -> tuple[Seat, ...]:
    """Return the other seats in turn order."""
    seat, seats = own_seat(view), len(view.boards)
    return tuple((seat + i) % seats for i in range(1, seats))


@lru_cache(maxsize=4096)
def choices(board: Board) -> tuple[int, ...]:
    """Return how many numbers each free cell could hold on a completed board with these tiles."""
    least, turned = (
        _least(board),
        _least(tuple(tile and HIGHEST + 1 - tile for tile in board[::-1])),
    )
    spans = zip(board, least, turned[::-1], strict=True)
    return tuple(0 if tile else max(0, HIGHEST + 2 - up - low) for tile, low, up in spans)


def _least(board: Board) -> tuple[int, ...]:
    least: list[int] = []
    for cell, tile in enumerate(board):
        above = least[cell - SIDE] if cell >= SIDE else 0
        left = least[cell - 1] if cell % SIDE else 0
        least.append(tile or max(above, left) + 1)
    return tuple(least)


def free(board: Board) -> tuple[Cell, ...]:
    return tuple(cell for cell in range(CELLS) if board[cell] == FREE)


def fillable(board: Board, tile: int) -> tuple[Cell, ...]:
    """Return the free cells this tile fits (L8, L9)."""
    limits = bounds(board)
    return tuple(cell for cell in free(board) if limits[cell][0] < tile < limits[cell][1])


def first_to_use(view: View, tile: int) -> Seat | None:
    """Return the next rival who could fill a cell with this tile."""
    return next((seat for seat in rivals(view) if fillable(view.boards[seat], tile)), None)


def filling_tiles(view: View) -> int:
    """Return how many of the face-down tiles would fill an own cell."""
    board = own_board(view)
    return sum(count for tile, count in enumerate(view.unseen) if count and fillable(board, tile))
