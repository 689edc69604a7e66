"""Many positions at once, as arrays, for the value function and for training.

Player 0 is the active one, the others follow clockwise. Rows are indexed by place, 0 at the left to
LAST at the right, so that rising and falling rows look alike. The rules here must agree with
`rules.py`; a test plays both side by side.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from core.games.arrays import Bools, Floats, Ints
from core.games.qwixx.scoring import MISTHROW_POINTS
from core.games.qwixx.state import COLORS, CROSSES_TO_CLOSE, LAST, MISTHROWS, NUMBERS, ROWS_TO_END

ROWS = len(COLORS)
NOTHING = ROWS
"""The row for crossing nothing."""
POINTS: Ints = np.array([n * (n + 1) // 2 for n in range(NUMBERS + 2)])
_OPEN_CODES = NUMBERS * NUMBERS
CODES = _OPEN_CODES + NUMBERS + 2
"""The number of different rows: open ones by last place and crosses, closed ones by crosses."""


@dataclass(frozen=True, slots=True)
class Rolls:
    """One roll for each position, as places in the rows."""

    white: Ints
    """[position, row]"""
    colored: Ints
    """[position, row, white die]"""

    @classmethod
    def of(cls, white: Ints, colored: Ints) -> Rolls:
        """Convert pips, [position, die] and [position, row]; 0 for a die out of the game."""
        total = white.sum(1, keepdims=True).repeat(ROWS, 1)
        return cls(_places(total), _places(colored[:, :, None] + white[:, None, :]))

    def take(self, index: Ints) -> Rolls:
        return Rolls(self.white[index], self.colored[index])


def _places(numbers: Ints) -> Ints:
    places = 12 - numbers
    rising = [color for color in COLORS if color.rises]
    places[:, rising] = numbers[:, rising] - 2
    return places


@dataclass(frozen=True, slots=True)
class Positions:
    """Positions of games with the same number of players. `cross` and `close` change them."""

    reached: Ints
    """[position, player, row]: the place of the last cross, -1 for none"""
    crosses: Ints
    """[position, player, row]: crosses that count, including the lock"""
    misthrows: Ints
    """[position, player]"""
    closed: Bools
    """[position, row]"""

    @classmethod
    def new(cls, positions: int, players: int) -> Positions:
        rows = np.zeros((positions, players, ROWS), np.intp)
        misthrows = np.zeros((positions, players), np.intp)
        return cls(rows - 1, rows, misthrows, np.zeros((positions, ROWS), np.bool_))

    def __len__(self) -> int:
        return len(self.reached)

    @property
    def players(self) -> int:
        return int(self.reached.shape[1])

    def take(self, index: Ints) -> Positions:
        """Return copies of the selected positions."""
        return Positions(
            self.reached[index], self.crosses[index], self.misthrows[index], self.closed[index]
        )

    def passed_on(self) -> Positions:
        """Return the positions with the next player active."""
        return Positions(
            np.roll(self.reached, -1, 1),
            np.roll(self.crosses, -1, 1),
            np.roll(self.misthrows, -1, 1),
            self.closed,
        )

    def fits(self, player: int, places: Ints) -> Bools:
        """Return whether the player may cross these places (Q2, Q7, Q8), [position, row, die]."""
        right = places > self.reached[:, player, :, None]
        enough = (places < LAST) | (self.crosses[:, player, :, None] >= CROSSES_TO_CLOSE)
        return right & enough & ~self.closed[:, :, None]

    def cross(self, player: int, row: Ints, place: Ints) -> None:
        """Make one cross per position, unless `row` is NOTHING; rows stay open until `close`."""
        which = np.flatnonzero(row < NOTHING)
        row, place = row[which], place[which]
        self.reached[which, player, row] = place
        self.crosses[which, player, row] += 1 + (place == LAST)

    def close(self) -> None:
        np.logical_or(self.closed, (self.reached == LAST).any(1), out=self.closed)

    def over(self) -> Bools:
        rows: Bools = self.closed.sum(1) >= ROWS_TO_END
        return rows | (self.misthrows >= MISTHROWS).any(1)

    def scores(self) -> Ints:
        """Return the scores as [position, player]."""
        scores: Ints = POINTS[self.crosses].sum(2) + MISTHROW_POINTS * self.misthrows
        return scores

    def codes(self) -> Ints:
        """Return each row as a number below CODES, [position, player, row]."""
        open_code = (self.reached + 1) * NUMBERS + self.crosses
        return np.where(self.closed[:, None, :], _OPEN_CODES + self.crosses, open_code)


def shares(scores: Ints) -> Floats:
    """Return 1 for a win, 1/k for a win shared by k, as [position, player]."""
    best = scores == scores.max(1, keepdims=True)
    split: Floats = (best / best.sum(1, keepdims=True)).astype(np.float32)
    return split
