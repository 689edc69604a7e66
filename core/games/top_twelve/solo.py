"""Solo play: the rounds a sheet still needs after each move (T11).

Uses the exact rounds of `rounds.py` and counts a stalled game (T12) as hopeless. Ties are broken
by the ways left to complete the columns.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from core.games.arrays import Floats
from core.games.top_twelve.columns import DEAD, WAYS, Entries, entries, traits
from core.games.top_twelve.rounds import (
    HOPELESS,
    LOST,
    missing,
    rounds_for,
    rounds_left,
    started,
)
from core.games.top_twelve.rules import IDLE_ROUNDS
from core.games.top_twelve.scoring import entered
from core.games.top_twelve.state import COLUMNS, Put, Sheet, Symbol, View
from core.games.tuples import replaced

_WAYS_WORTH = 1e-3
"""In rounds; small enough to break ties only."""
_CAREFUL = 2
"""A stall counts from this many rounds before it."""


@dataclass(frozen=True, slots=True)
class Solo:
    """Evaluates moves by the rounds still needed, negated."""

    view: View
    unit: str = "rounds"

    def of_numbers(self) -> Floats:
        sheet = self.view.sheets[0]
        found = entries(sheet)
        rounds = rounds_named(sheet, self._risk(found))
        return np.asarray(_WAYS_WORTH * found.traits[..., WAYS].sum(0) - rounds, np.float32)

    def of_entries(self, puts: tuple[Put, ...]) -> Floats:
        sheet = self.view.sheets[0]
        return np.array([_merit(entered(sheet, put)) for put in puts], np.float32)

    def of_starts(self, puts: tuple[Put, ...]) -> Floats:
        written = self.view.starts
        return np.array([_merit(started((*written, put))) for put in puts], np.float32)

    def values(self, merits: Floats) -> Floats:
        return np.maximum(-merits, 0)

    def _risk(self, found: Entries) -> float:
        """Return the cost of a round without an entry, which may end the game (T12)."""
        spare = IDLE_ROUNDS - 1 - self.view.idle
        barren = 1 - (int(found.fits.sum(0).max()) + 1) / len(Symbol)
        return HOPELESS * barren**spare if spare < _CAREFUL else 0.0


def rounds_named(sheet: Sheet, blank: float = 0.0) -> Floats:
    """Return the mean rounds over the die by number - 1; `blank` is added if nothing fits."""
    found = entries(sheet)
    then = np.stack([_rounds_entered(sheet, column, found) for column in range(COLUMNS)])
    faces = np.where(found.fits, then, rounds_left(sheet) + blank)
    return np.asarray((faces.sum(0) + faces.min(0)) / len(Symbol))


def _rounds_entered(sheet: Sheet, column: int, found: Entries) -> Floats:
    """Return the rounds left after entering each number in this column, by number - 1."""
    left = tuple(map(missing, sheet))
    lost = _rounds_with(left, column, LOST)
    filled = lost if left[column] == LOST else _rounds_with(left, column, left[column] - 1)
    return np.where(found.traits[column, :, DEAD] > 0, lost, filled)


def _rounds_with(left: tuple[int, ...], column: int, fields: int) -> float:
    return rounds_for(tuple(sorted(replaced(left, column, fields))))


def _merit(sheet: Sheet) -> float:
    ways = float(traits(sheet)[:, WAYS].sum())
    return _WAYS_WORTH * ways - rounds_left(sheet)
