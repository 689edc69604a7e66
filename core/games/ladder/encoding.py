"""The input of the value network: features of each cell, of the tiles left and of the board.

The most telling feature is the *room* of a free cell: the numbers it could hold on a completed
board that keeps the tiles already placed. Of two free cells between 8 and 12, the first takes a 9
or a 10: an 11 would fit now but leave no number for the second. After any change here, train again.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from core.games.arrays import Bools, Floats
from core.games.ladder.positions import NUMBERS, Positions, Tiles, limits
from core.games.ladder.state import CELLS, FREE, HIGHEST, SIDE

Counts: TypeAlias = npt.NDArray[np.int16]
"""Face-down and open tiles in one number: unseen + 128 * open."""

FEATURES = 7 * CELLS + 12
_OPEN = 7
_UNSEEN = (1 << _OPEN) - 1


def encode(positions: Positions) -> Floats:
    """Return the features as [feature, position]."""
    free = positions.cells == FREE
    now, lasting = limits(positions.cells), _reach(room(positions.cells))
    counts = _count_up(positions)
    total = np.maximum(counts[-1] & _UNSEEN, 1).astype(np.float32)
    scarcity = free / ((_between(counts, *lasting) & _UNSEEN) + np.float32(1))
    rows = [
        *_cell_rows(positions.cells, free, now, _between(counts, *now) * free, total),
        2 * scarcity,
        *_useful_rows(positions, free, now, total),
        *_useful_rows(positions, free, lasting, total),
        *_pool_rows(positions, counts, total),
        *_board_rows(free, scarcity, lasting),
    ]
    return np.concatenate([np.atleast_2d(row) for row in rows], dtype=np.float32, casting="unsafe")


def room(cells: Tiles) -> tuple[Tiles, Tiles]:
    """Return each cell's lowest and highest number on a completed board; a tile counts as both."""
    grid = cells.reshape(SIDE, SIDE, -1)
    turned = np.where(grid == FREE, FREE, NUMBERS - grid)[::-1, ::-1]
    both = _least(np.concatenate([grid, turned], axis=2))
    least, highest = both[:, :, : len(cells.T)], NUMBERS - both[::-1, ::-1, len(cells.T) :]
    return least.reshape(cells.shape), highest.reshape(cells.shape)


def _least(grid: Tiles) -> Tiles:
    least = np.zeros((SIDE + 1, SIDE + 1, grid.shape[2]), np.int8)
    for row in range(SIDE):
        for column in range(SIDE):
            after = np.maximum(least[row, column + 1], least[row + 1, column]) + np.int8(1)
            tile = grid[row, column]
            least[row + 1, column + 1] = np.where(tile == FREE, after, tile)
    return least[1:, 1:]


def _reach(spans: tuple[Tiles, Tiles]) -> tuple[Tiles, Tiles]:
    """Turn inclusive spans into exclusive ones; an empty span stays empty."""
    least, highest = spans
    return np.minimum(least - 1, HIGHEST), np.maximum(highest + 1, 0)


def _count_up(positions: Positions) -> Counts:
    """Return how many tiles are at most each number, as [number, position]."""
    tiles = positions.unseen + positions.open * np.int16(1 << _OPEN)
    counts = np.zeros_like(tiles)
    for number in range(1, NUMBERS):
        np.add(counts[number - 1], tiles[number], out=counts[number])
    return counts


def _between(counts: Counts, low: Tiles, high: Tiles) -> Counts:
    """Return for each cell how many tiles lie strictly between its limits."""
    size, flat = len(counts.T), counts.ravel()
    column = np.arange(size)
    top = np.maximum(high - 1, low).astype(np.intp) * size + column
    bottom = low.astype(np.intp) * size + column
    found: Counts = flat.take(top) - flat.take(bottom)
    return found


def _cell_rows(
    cells: Tiles, free: Bools, now: tuple[Tiles, Tiles], fitting: Counts, total: Floats
) -> list[Floats]:
    scale = np.float32(1 / HIGHEST)
    low, high = now
    return [
        cells * scale,
        free.astype(np.float32),
        low * scale,
        high * scale,
        (fitting & _UNSEEN) * (4 / total),
        np.minimum(fitting >> _OPEN, 2) * np.float32(0.5),
    ]


def _useful_rows(
    positions: Positions, free: Bools, spans: tuple[Tiles, Tiles], total: Floats
) -> list[Floats]:
    """Return the share of face-down tiles and the count of open numbers that fit a free cell."""
    low, high = spans
    sets = _numbers_between().take(low.astype(np.intp) * (NUMBERS + 1) + high) * free
    useful = np.bitwise_or.reduce(sets, axis=0)
    tiles = positions.unseen + np.minimum(positions.open, 1) * np.int16(1 << _OPEN)
    bits = (useful >> np.arange(NUMBERS, dtype=np.int32)[:, None]) & 1
    count = (bits.astype(np.int16) * tiles).sum(0, dtype=np.int16)
    return [(count & _UNSEEN) / total * 2, np.minimum(count >> _OPEN, 4) * np.float32(0.5)]


def _pool_rows(positions: Positions, counts: Counts, total: Floats) -> list[Floats]:
    players = np.full(len(positions), (positions.players - 2) / 2, np.float32)
    middle = np.minimum(counts[-1] >> _OPEN, 12) * np.float32(1 / 6)
    return [total / (HIGHEST * positions.players), players, middle]


def _board_rows(free: Bools, scarcity: Floats, lasting: tuple[Tiles, Tiles]) -> list[Floats]:
    low, high = lasting
    left = free.sum(0, dtype=np.float32)
    dead = ((high - low < 2) & free).sum(0, dtype=np.float32)
    return [left / 6, left <= 2, dead / 2, scarcity.sum(0) / 3, scarcity.max(0) * 3]


@cache
def _numbers_between() -> npt.NDArray[np.int32]:
    """Return the numbers between every pair of limits, as flattened bit sets."""
    ones = (1 << np.arange(NUMBERS + 1, dtype=np.int32)) - 1
    sets: npt.NDArray[np.int32] = np.maximum(ones[None, :] & ~(2 * ones[:, None] | 1), 0)
    return sets.ravel()
