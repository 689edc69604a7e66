"""Where a tile fits (L8-L10), how many cells are free, who leads (L12-L14)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from core.engine.rules import Standing
from core.engine.standings import places
from core.games.ladder.state import CELLS, FREE, HIGHEST, SIDE, Board, Cell

WIN_POINTS = 2
"""L14: what a winner scores in tournament mode."""


def _line_mates(cell: Cell) -> tuple[tuple[Cell, ...], tuple[Cell, ...]]:
    """Return the cells before and after this one in its row and its column."""
    row, column = divmod(cell, SIDE)
    before = [row * SIDE + i for i in range(column)] + [i * SIDE + column for i in range(row)]
    after = [row * SIDE + i for i in range(column + 1, SIDE)]
    after += [i * SIDE + column for i in range(row + 1, SIDE)]
    return tuple(before), tuple(after)


_MATES = tuple(_line_mates(cell) for cell in range(CELLS))


@lru_cache(maxsize=1024)
def bounds(board: Board) -> tuple[tuple[int, int], ...]:
    """Return for each cell the numbers between which a tile there must lie (L9)."""
    turned = [tile and HIGHEST + 1 - tile for tile in reversed(board)]
    highs = (HIGHEST + 1 - low for low in reversed(_lows(turned)))
    return tuple(zip(_lows(board), highs, strict=True))


def _lows(board: Sequence[int]) -> list[int]:
    """Return for each cell the greatest number before it in its row and its column."""
    lows, above = [], [FREE] * SIDE
    for row in range(0, CELLS, SIDE):
        left = FREE
        for column in range(SIDE):
            lows.append(max(left, above[column]))
            if tile := board[row + column]:  # greater than those before it
                left = above[column] = tile
    return lows


def fits(board: Board, tile: int, cell: Cell) -> bool:
    """Return whether this tile may go to this cell: the same for one cell as for all."""
    before, after = _MATES[cell]
    rises = all(board[mate] < tile for mate in before) and all(
        board[mate] > tile or board[mate] == FREE for mate in after
    )
    return rises and board[cell] != tile


def fitting(board: Board, tile: int) -> tuple[Cell, ...]:
    """Return the cells this tile may go to, free (L8) or swapped for another number (L10)."""
    return tuple(
        cell
        for cell, (low, high) in enumerate(bounds(board))
        if low < tile < high and board[cell] != tile
    )


def free_cells(board: Board) -> int:
    return board.count(FREE)


@lru_cache(maxsize=1024)
def standings(boards: tuple[Board, ...], *, over: bool) -> tuple[Standing, ...]:
    """Return places by fewest free cells (L12, L13), with points as in tournament mode (L14)."""
    left = [free_cells(board) for board in boards]
    ranks = places([-free for free in left])
    return tuple(
        Standing(
            seat=seat,
            rank=rank,
            score=free,
            points=WIN_POINTS if over and rank == 1 else -free,
            won=over and rank == 1,
            details={"free": free},
        )
        for seat, (free, rank) in enumerate(zip(left, ranks, strict=True))
    )
