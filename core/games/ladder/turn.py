"""All the ways a turn can go, for many positions at once: take, or reveal and place, swap, leave.

The tile under a reveal is not known, so a reveal is worth the mean, over the face-down tiles, of
what is best with each.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from core.games.arrays import Bools, Floats, Ints
from core.games.ladder.positions import NUMBERS, Positions, fits
from core.games.ladder.state import CELLS

LEAVE = CELLS
"""Stands where a cell would, for a tile that goes to the middle."""


@dataclass(frozen=True, slots=True)
class Outcomes:
    """Turns played: from which position, with which tile, onto which cell."""

    start: Ints
    tile: Ints
    cell: Ints
    taken: Bools
    """From the middle, not revealed."""

    def after(self, starts: Positions) -> Positions:
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
    """What every turn is worth; minus infinity where it cannot be."""

    revealed: Floats
    """[position, tile, cell or LEAVE]: this tile came, and went there."""
    taken: Floats
    """[position, tile, cell]: this open tile went there."""
    odds: Floats
    """[position, tile]: the chance that a reveal shows it."""

    @property
    def reveal(self) -> Floats:
        return mean(self.odds, self.revealed.max(2))


def turns(starts: Positions) -> Outcomes:
    """Every face-down tile onto every cell it fits, or left; every open tile where it fits."""
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
    """[position, tile]: the chance that a reveal shows it."""
    unseen = starts.unseen.T.astype(np.float32)
    chance: Floats = unseen / np.maximum(unseen.sum(1, keepdims=True), 1)
    return chance


def mean(chances: Floats, worth: Floats) -> Floats:
    """The mean over the tiles that can come."""
    total: Floats = (np.where(chances > 0, worth, 0) * chances).sum(1)
    return total
