"""Playing alone: the rounds a sheet still needs after each move (T11).

The exact rounds of `rounds` count, and a game that stalls (T12) counts as hopeless. Among moves
that are equal so far, the one that leaves more ways to complete the columns stands better.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from core.games.arrays import Floats
from core.games.top_twelve.columns import DEAD, WAYS, Entries, sheet_entries, sheet_traits
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
"""In rounds: small enough to part only moves that are equal otherwise."""
_CAREFUL = 2
"""So many rounds before a stall it begins to count."""


@dataclass(frozen=True, slots=True)
class Solo:
    """Merits are rounds, negative."""

    view: View
    unit: str = "rounds"

    def of_numbers(self) -> Floats:
        sheet = self.view.sheets[0]
        found = sheet_entries(sheet)
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
        """What a round without an entry may cost: the game, if too many came before it."""
        spare = IDLE_ROUNDS - 1 - self.view.idle
        barren = 1 - (int(found.fits.sum(0).max()) + 1) / len(Symbol)
        return HOPELESS * barren**spare if spare < _CAREFUL else 0.0


def rounds_named(sheet: Sheet, blank: float = 0.0) -> Floats:
    """By number - 1, over all faces of the die; `blank` is added where nothing can be entered."""
    found = sheet_entries(sheet)
    then = np.stack([_rounds_entered(sheet, column, found) for column in range(COLUMNS)])
    faces = np.where(found.fits, then, rounds_left(sheet) + blank)
    return np.asarray((faces.sum(0) + faces.min(0)) / len(Symbol))


def _rounds_entered(sheet: Sheet, column: int, found: Entries) -> Floats:
    """By number - 1: the rounds left once it is entered in this column."""
    left = tuple(map(missing, sheet))
    lost = _rounds_with(left, column, LOST)
    filled = lost if left[column] == LOST else _rounds_with(left, column, left[column] - 1)
    return np.where(found.traits[column, :, DEAD] > 0, lost, filled)


def _rounds_with(left: tuple[int, ...], column: int, fields: int) -> float:
    return rounds_for(tuple(sorted(replaced(left, column, fields))))


def _merit(sheet: Sheet) -> float:
    ways = float(sheet_traits(sheet)[:, WAYS].sum())
    return _WAYS_WORTH * ways - rounds_left(sheet)
