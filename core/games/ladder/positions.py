"""Many positions of one player side by side: a board, the face-down and the open tiles.

Look-ahead and training both need thousands of boards at once. Columns are positions, so that one
numpy operation handles a cell, or a number, of all of them.
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
"""Rows of a pool: the count of each number; row 0 is never read."""


@dataclass(frozen=True, slots=True)
class Positions:
    cells: Tiles
    """[cell, position], 0 for a free cell."""
    unseen: Tiles
    """[number, position]: how many lie face down."""
    open: Tiles
    """[number, position]: how many lie open in the middle."""
    players: int

    def __len__(self) -> int:
        return len(self.cells.T)

    def at(self, columns: Ints | Bools | slice) -> Positions:
        pools = self.unseen[:, columns], self.open[:, columns]
        return Positions(self.cells[:, columns], *pools, self.players)

    def with_cells(self, cells: Tiles) -> Positions:
        """The same pools around other boards."""
        return Positions(cells, self.unseen, self.open, self.players)

    @property
    def full(self) -> Bools:
        filled: Bools = (self.cells != FREE).all(0)
        return filled


def position(
    board: Board, unseen: Sequence[int], open_tiles: Sequence[int], players: int
) -> Positions:
    """A single one."""
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
    """Per cell the numbers between which a tile there must lie (L9), its own tile aside."""
    grid = cells.reshape(SIDE, SIDE, -1)
    low = np.maximum(_running(grid), _running(grid.swapaxes(0, 1)).swapaxes(0, 1))
    turned = np.where(cells == FREE, FREE, NUMBERS - cells)[::-1].reshape(grid.shape)
    high = np.maximum(_running(turned), _running(turned.swapaxes(0, 1)).swapaxes(0, 1))
    return low.reshape(cells.shape), NUMBERS - high.reshape(cells.shape)[::-1]


def _running(grid: Tiles) -> Tiles:
    """The highest number further left in the row."""
    highest = np.zeros_like(grid)
    for column in range(1, SIDE):
        np.maximum(highest[:, column - 1], grid[:, column - 1], out=highest[:, column])
    return highest


def fits(cells: Tiles, tiles: Tiles) -> Bools:
    """[position, number, cell]: this number lies in the pool and may go there (L8-L10)."""
    low, high = (limit.T[:, None, :] for limit in limits(cells))
    number = np.arange(NUMBERS, dtype=np.int8)[:, None]
    there = tiles.T[:, :, None] > 0
    allowed: Bools = (low < number) & (number < high) & (cells.T[:, None, :] != number) & there
    return allowed
