"""All possible turns of many positions at once: take, or reveal and place, swap or leave.

A reveal is worth the mean, over the face-down tiles, of the best move with each.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from core.games.arrays import Bools, Floats, Ints
from core.games.ladder.positions import NUMBERS, Positions, fits
from core.games.ladder.state import CELLS

LEAVE = CELLS
"""The cell of a tile that goes to the middle."""


@dataclass(frozen=True, slots=True)
class Outcomes:
    """Turns played: from which position, with which tile, onto which cell."""

    start: Ints
    tile: Ints
    cell: Ints
    taken: Bools
    """Whether the tile comes from the middle."""

    def after(self, starts: Positions) -> Positions:
        """Return the positions these turns lead to."""
        result = starts.at(self.start)
        shown, taken = np.flatnonzero(~self.taken), np.flatnonzero(self.taken)
        result.unseen[self.tile[shown], shown] -= 1
        result.open[self.tile[taken], taken] -= 1
        left, put = np.flatnonzero(self.cell == LEAVE), np.flatnonzero(self.cell != LEAVE)
        result.open[self.tile[left], left] += 1
        result.open[result.cells[self.cell[put], put], put] += 1
        result.open[0] = 0  # the "tile" that lay on a free cell
        result.cells[self.cell[put], put] = self.tile[put]
        return result


@dataclass(frozen=True, slots=True)
class Prospects:
    """The value of every turn; minus infinity if impossible."""

    revealed: Floats
    """[position, tile, cell or LEAVE]: this tile was revealed and went there"""
    taken: Floats
    """[position, tile, cell]: this open tile went there"""
    odds: Floats
    """[position, tile]: the chance that a reveal shows it"""

    @property
    def reveal(self) -> Floats:
        return mean(self.odds, self.revealed.max(2))


def turns(starts: Positions) -> Outcomes:
    """Return every possible turn: each face-down tile placed or left, each open tile placed."""
    ways = np.zeros((2, len(starts), NUMBERS, CELLS + 1), np.bool_)
    ways[0, :, :, :CELLS] = fits(starts.cells, starts.unseen)
    ways[0, :, :, LEAVE] = starts.unseen.T > 0
    ways[1, :, :, :CELLS] = fits(starts.cells, starts.open)
    taken, start, tile, cell = np.nonzero(ways)
    return Outcomes(start, tile, cell, taken == 1)


def prospects(starts: Positions, outcomes: Outcomes, worth: Floats) -> Prospects:
    table = np.full((2, len(starts), NUMBERS, CELLS + 1), -np.inf, np.float32)
    table[outcomes.taken.astype(np.intp), outcomes.start, outcomes.tile, outcomes.cell] = worth
    return Prospects(table[0], table[1, :, :, :CELLS], odds(starts))


def odds(starts: Positions) -> Floats:
    """Return the chance that a reveal shows each tile, as [position, tile]."""
    unseen = starts.unseen.T.astype(np.float32)
    chance: Floats = unseen / np.maximum(unseen.sum(1, keepdims=True), 1)
    return chance


def mean(chances: Floats, worth: Floats) -> Floats:
    """Return the mean over the tiles that can come."""
    total: Floats = (np.where(chances > 0, worth, 0) * chances).sum(1)
    return total
