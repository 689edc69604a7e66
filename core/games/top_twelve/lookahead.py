"""The chance to win after each move, against others.

Looks one round ahead, exactly over the die: for every number and face, each player makes the entry
that leaves the strongest sheet. `solo` serves a player without opponents.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

import numpy as np

from core.engine.rules import Seat
from core.games.arrays import Bools, Floats, Ints
from core.games.top_twelve.columns import (
    TRAITS,
    WAYS,
    Entries,
    column_traits,
    entered_traits,
    entries,
    traits,
)
from core.games.top_twelve.net import Net, by_symbol, chances
from core.games.top_twelve.rounds import proportional_field, started
from core.games.top_twelve.rules import IDLE_ROUNDS
from core.games.top_twelve.scoring import entered, fullness
from core.games.top_twelve.state import COLUMNS, EMPTY, Column, Phase, Put, View

_ALL = slice(None)
_TINY = np.float32(1e-7)
_FORESIGHT = 5
"""A stall counts from this many rounds before it."""


@dataclass(frozen=True, slots=True)
class Lookahead:
    """Evaluates the moves of the seat `me` by the log odds of its win, less what all share."""

    net: Net
    view: View
    me: Seat
    unit: str = "win"

    def of_numbers(self) -> Floats:
        chance = self._with_stall(chances(self._after_round())[self.me]).mean(-2)
        return np.asarray(np.log(chance + _TINY) - np.log(1 - chance + _TINY))

    def of_entries(self, puts: tuple[Put, ...]) -> Floats:
        sheets = entered_traits(self.view.sheets[self.me], puts)
        return self.net.strengths(sheets, self._waits(1)[self.me], self._players)

    def of_starts(self, puts: tuple[Put, ...]) -> Floats:
        """Return the cost of the ways lost, negated.

        The network is no use here: it was never trained on bad starts.
        """
        return -np.array([_ways_lost(put) for put in puts], np.float32)

    def values(self, merits: Floats) -> Floats:
        odds = merits.astype(np.float64) + self._in_common()
        return np.asarray(np.exp(-np.logaddexp(0, -odds)))

    def _in_common(self) -> float:
        """Return what the merits lack to be log odds: the same for all, so their order stays."""
        match self.view.phase:
            case Phase.START:
                usual = np.broadcast_to(traits(started(())), (self._players, COLUMNS, TRAITS))
                strengths = self.net.strengths(usual, self._waits(0), self._players)
                others = np.logaddexp.reduce(strengths[self._others], dtype=np.float64)
                return float(strengths[self.me] - others)
            case Phase.ENTER:
                assert self.view.number is not None  # named and rolled before it is entered
                assert self.view.symbol is not None
                at = slice(self.view.number - 1, self.view.number)
                after = self._after_round(at)[self._others, self.view.symbol, 0]
                return -float(np.logaddexp.reduce(after, dtype=np.float64))
        return 0.0

    def _with_stall(self, chance: Floats) -> Floats:
        """Account for a stall (T12): rounds without an entry end the game for the fullest sheet."""
        spare = IDLE_ROUNDS * self._players - 1 - self.view.idle
        if spare > _FORESIGHT:
            return chance
        keys = [fullness(sheet) for sheet in self.view.sheets]
        share = (keys[self.me] == max(keys)) / keys.count(max(keys))
        near = 0.5**spare
        return np.where(self._barren(), near * share + (1 - near) * chance, chance)

    def _barren(self) -> Bools:
        """Return where nobody can enter anything, as [symbol, number - 1]."""
        fits = self._entries().fits.any(0)
        return ~np.concatenate([fits, fits.any(0, keepdims=True)])

    @property
    def _players(self) -> int:
        return len(self.view.sheets)

    @property
    def _others(self) -> list[Seat]:
        return [seat for seat in range(self._players) if seat != self.me]

    def _waits(self, rounds: int) -> Ints:
        """Return how many others name before each seat, this many rounds from now."""
        return (np.arange(self._players) - self.view.active - rounds) % self._players

    @property
    def _columns(self) -> list[Column]:
        return [column for sheet in self.view.sheets for column in sheet]

    def _entries(self) -> Entries:
        """Return what entering each number does, by sheet and column."""
        fits, found = entries(self._columns)
        shape = self._players, COLUMNS
        return Entries(fits.reshape(*shape, -1), found.reshape(*shape, -1, TRAITS))

    def _after_round(self, numbers: slice = _ALL) -> Floats:
        """Return the strengths after this round, as [seat, symbol, number - 1]."""
        waits, found = self._waits(1), self._entries()
        now = traits(self._columns).reshape(-1, COLUMNS, TRAITS)
        fits = found.fits[:, :, numbers]
        seats, columns, _ = fits.nonzero()
        after = now[seats]
        after[np.arange(len(seats)), columns] = found.traits[:, :, numbers][fits]
        then = np.zeros(fits.shape, np.float32)
        then[fits] = self.net.strengths(after, waits[seats], self._players)
        before = self.net.strengths(now, waits, self._players)
        return by_symbol(then, fits, before)


@cache
def _ways_lost(start: Put) -> float:
    """Return the ways lost compared with the proportional field."""
    best = replace(start, field=proportional_field(start.number))
    return _ways(best) - _ways(start)


def _ways(start: Put) -> float:
    return float(column_traits(entered(EMPTY, start)[start.column])[WAYS])
