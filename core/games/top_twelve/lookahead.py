"""The chance to win after each move, against others.

Looks one round ahead, exactly over the die: for every number and face, each player makes the entry
that leaves the strongest sheet. `solo` serves a player without opponents.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache

import numpy as np

from core.engine.rules import Seat
from core.games.arrays import Bools, Floats
from core.games.top_twelve.columns import (
    WAYS,
    column_traits,
    entered_traits,
    sheet_entries,
    sheet_traits,
)
from core.games.top_twelve.net import Net, after_entry, by_symbol, chances
from core.games.top_twelve.rounds import proportional_field, started
from core.games.top_twelve.rules import IDLE_ROUNDS
from core.games.top_twelve.scoring import entered, fullness
from core.games.top_twelve.state import EMPTY, Phase, Put, View

_ALL = slice(None)
_TINY = np.float32(1e-7)
_FORESIGHT = 5
"""From this many rounds before a stall on, it counts."""


@dataclass(frozen=True, slots=True)
class Lookahead:
    """Evaluates the moves of the seat `me` by the log odds of its win, less what all share."""

    net: Net
    view: View
    me: Seat
    unit: str = "win"

    def of_numbers(self) -> Floats:
        strengths = [self._after_round(seat) for seat in range(self._players)]
        chance = self._with_stall(chances(np.stack(strengths))[self.me]).mean(-2)
        return np.asarray(np.log(chance + _TINY) - np.log(1 - chance + _TINY))

    def of_entries(self, puts: tuple[Put, ...]) -> Floats:
        sheets = entered_traits(self.view.sheets[self.me], puts)
        return self.net.strengths(sheets, self._wait(self.me, 1), self._players)

    def of_starts(self, puts: tuple[Put, ...]) -> Floats:
        """Return the cost of the ways lost, negated.

        The network is no use here: it was never trained on bad starts.
        """
        return -np.array([_ways_lost(put) for put in puts], np.float32)

    def values(self, merits: Floats) -> Floats:
        odds = merits.astype(np.float64) + self._in_common()
        return np.asarray(np.exp(-np.logaddexp(0, -odds)))

    def _in_common(self) -> float:
        """Return what all merits lack of log odds: it changes nothing about their order."""
        match self.view.phase:
            case Phase.START:
                usual = [self._at_start(seat) for seat in range(self._players)]
                return usual[self.me] - _sum_of_logs(usual[seat] for seat in self._others)
            case Phase.ENTER:
                assert self.view.number is not None  # named and rolled before it is entered
                assert self.view.symbol is not None
                at = slice(self.view.number - 1, self.view.number)
                after = (self._after_round(seat, at) for seat in self._others)
                return -_sum_of_logs(float(found[self.view.symbol, 0]) for found in after)
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
        fits = np.stack([sheet_entries(sheet).fits for sheet in self.view.sheets]).any(0)
        return ~np.concatenate([fits, fits.any(0, keepdims=True)])

    @property
    def _players(self) -> int:
        return len(self.view.sheets)

    @property
    def _others(self) -> list[Seat]:
        return [seat for seat in range(self._players) if seat != self.me]

    def _wait(self, seat: Seat, rounds: int) -> int:
        """Return how many others name before this seat, this many rounds from now."""
        return (seat - self.view.active - rounds) % self._players

    def _after_round(self, seat: Seat, numbers: slice = _ALL) -> Floats:
        """Return the seat's strength after this round, as [symbol, number - 1]."""
        wait, sheet = self._wait(seat, 1), self.view.sheets[seat]
        now, found = sheet_traits(sheet), sheet_entries(sheet)
        then = self.net.strengths(after_entry(now, found.traits[:, numbers]), wait, self._players)
        return by_symbol(then, found.fits[:, numbers], self.net.strengths(now, wait, self._players))

    def _at_start(self, seat: Seat) -> float:
        """Return the strength of a proportional sheet."""
        sheet = sheet_traits(started(()))
        return float(self.net.strengths(sheet, self._wait(seat, 0), self._players))


def _sum_of_logs(strengths: Iterable[float]) -> float:
    return float(np.logaddexp.reduce(list(strengths)))


@cache
def _ways_lost(start: Put) -> float:
    """Return the ways lost compared with the proportional field."""
    best = replace(start, field=proportional_field(start.number))
    return _ways(best) - _ways(start)


def _ways(start: Put) -> float:
    return float(column_traits(entered(EMPTY, start)[start.column])[WAYS])
