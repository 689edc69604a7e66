"""Many positions of one player as arrays: a board, the face-down tiles and the open ones.

Search and training both evaluate thousands of boards at once. Each position is a column, so one
numpy operation handles a cell or a number of all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from core.games.arrays import Bools, Ints
from core.games.ladder.state import FREE, HIGHEST, SIDE, Board

Tiles: TypeAlias = npt.NDArray[np.int8]

NUMBERS = HIGHEST + 1
"""The rows of a pool: how many tiles there are of each number; row 0 is never read."""


@dataclass(frozen=True, slots=True)
class Positions:
    cells: Tiles
    """[cell, position]: 0 for a free cell"""
    unseen: Tiles
    """[number, position]: face-down tiles"""
    open: Tiles
    """[number, position]: open tiles in the middle"""
    players: int

    def __len__(self) -> int:
        return len(self.cells.T)

    def at(self, columns: Ints | Bools | slice) -> Positions:
        pools = self.unseen[:, columns], self.open[:, columns]
        return Positions(self.cells[:, columns], *pools, self.players)

    def with_cells(self, cells: Tiles) -> Positions:
        """Return the same pools with other boards."""
        return Positions(cells, self.unseen, self.open, self.players)

    @property
    def full(self) -> Bools:
        filled: Bools = (self.cells != FREE).all(0)
        return filled


def position(
    board: Board, unseen: Sequence[int], open_tiles: Sequence[int], players: int
) -> Positions:
    """Return a single position."""
    middle = np.bincount(np.array(open_tiles, np.intp), minlength=NUMBERS)
    return Positions(_column(board), _column(unseen), _column(middle), players)


def side_by_side(several: Sequence[Positions]) -> Positions:
    cells, unseen, middle = (
        np.concatenate(arrays, axis=1)
        for arrays in zip(*((each.cells, each.unseen, each.open) for each in several), strict=True)
    )
    return Positions(cells, unseen, middle, several[0].players)


def _column(numbers: Sequence[int] | npt.NDArray[np.intp]) -> Tiles:
    return np.array(numbers, np.int8)[:, None]


def limits(cells: Tiles) -> tuple[Tiles, Tiles]:
    """Return the numbers between which a tile must lie in each cell (L9), ignoring its own tile."""
    grid = cells.reshape(SIDE, SIDE, -1)
    low = np.maximum(_running(grid), _running(grid.swapaxes(0, 1)).swapaxes(0, 1))
    turned = np.where(cells == FREE, FREE, NUMBERS - cells)[::-1].reshape(grid.shape)
    high = np.maximum(_running(turned), _running(turned.swapaxes(0, 1)).swapaxes(0, 1))
    return low.reshape(cells.shape), NUMBERS - high.reshape(cells.shape)[::-1]


def _running(grid: Tiles) -> Tiles:
    """Return the highest number to the left of each cell."""
    highest = np.zeros_like(grid)
    for column in range(1, SIDE):
        np.maximum(highest[:, column - 1], grid[:, column - 1], out=highest[:, column])
    return highest


def fits(cells: Tiles, tiles: Tiles) -> Bools:
    """Return whether the pool has this number and it may go there, as [position, number, cell]."""
    low, high = (limit.T[:, None, :] for limit in limits(cells))
    number = np.arange(NUMBERS, dtype=np.int8)[:, None]
    there = tiles.T[:, :, None] > 0
    allowed: Bools = (low < number) & (number < high) & (cells.T[:, None, :] != number) & there
    return allowed
