"""A small network that predicts the win and the final score.

Every row of a sheet is one of a few codes, and the first layer is a table of what each code adds,
so evaluating a position takes a few lookups. The player is compared with each opponent and the
results are pooled, so one network serves any number of players. `bench/training/qwixx.py` writes
the data file.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache

import numpy as np

from core.games.arrays import Floats, Ints, read_weights
from core.games.qwixx.positions import ROWS, Positions, shares

FORMAT = 2
SCORE_SCALE = 50.0
"""Points per unit of the network's score output."""
POINT = 6e-3
"""The weight of an expected point, in chances to win. Measured: more points, no fewer wins."""
_DATA = "value.npz"


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a player can expect, per position or per position and choice."""

    win: Floats
    """The chance to win, where a win shared by k counts 1/k; -inf for an illegal choice"""
    score: Floats
    """The expected final score"""

    def worth(self) -> Floats:
        """Return the values to rank by; no points outweigh a game already won."""
        return self.win + np.float32(POINT) * self.score + (self.win >= 1)

    def best(self) -> Ints:
        """Return the best choice of each position."""
        choice: Ints = self.worth().argmax(1)
        return choice

    def picked(self, choice: Ints) -> Outlook:
        rows = np.arange(len(choice))
        return Outlook(self.win[rows, choice], self.score[rows, choice])

    def spread(self, shape: tuple[int, ...], which: Ints, choice: Ints) -> Outlook:
        """Arrange the outlooks of a list of legal choices as [position, choice]."""
        outlook = Outlook(np.full(shape, -np.inf, np.float32), np.zeros(shape, np.float32))
        outlook.win[which, choice] = self.win
        outlook.score[which, choice] = self.score
        return outlook


@dataclass(frozen=True, slots=True)
class Net:
    """The weights: H hidden units per opponent, pooled and mixed into G units."""

    own_rows: Floats
    """[row, code, H]"""
    rows: Floats
    """[row, code, H]: the same for the opponent"""
    own_misthrows: Floats
    """[count, H]"""
    misthrows: Floats
    """[count, H]"""
    order: Floats
    """[players, turns until the player's own, H]"""
    distance: Floats
    """[players, seats from the player to the opponent, H]"""
    mix: Floats
    """[2 H, G]"""
    mix_bias: Floats
    out: Floats
    """[G, 2]: win (log odds) and score"""
    out_bias: Floats

    def outlook(self, positions: Positions, player: int, turn: int) -> Outlook:
        """Return the player's outlook before the roll of `turn`; exact where the game is over."""
        raw = self._predict(positions, player, turn)
        win = np.reciprocal(1 + np.exp(-raw[:, 0]))
        score = raw[:, 1] * np.float32(SCORE_SCALE)
        over = np.flatnonzero(positions.over())
        if over.size:
            scores = positions.scores()[over]
            win[over], score[over] = shares(scores)[:, player], scores[:, player]
        return Outlook(win, score)

    def _predict(self, positions: Positions, player: int, turn: int) -> Floats:
        players, codes = positions.players, positions.codes()
        own = self.order[players, (player - turn) % players] + _looked_up(
            self.own_rows, self.own_misthrows, codes[:, player], positions.misthrows[:, player]
        )
        faced = [
            np.maximum(own + self._faced(positions, codes, player, distance), 0)
            for distance in range(1, players)
        ]
        pooled = np.concatenate(_pool(faced), 1)
        mixed = np.maximum(pooled @ self.mix + self.mix_bias, 0)
        raw: Floats = mixed @ self.out + self.out_bias
        return raw

    def _faced(self, positions: Positions, codes: Ints, player: int, distance: int) -> Floats:
        other = (player + distance) % positions.players
        rows = _looked_up(self.rows, self.misthrows, codes[:, other], positions.misthrows[:, other])
        rows += self.distance[positions.players, distance]
        return rows


def _looked_up(rows: Floats, misthrows: Floats, codes: Ints, counts: Ints) -> Floats:
    total: Floats = misthrows[counts]
    for row in range(ROWS):
        total += rows[row, codes[:, row]]
    return total


def _pool(faced: list[Floats]) -> tuple[Floats, Floats]:
    """Return the mean and the maximum over the opponents."""
    total, most = faced[0].copy(), faced[0]
    for hidden in faced[1:]:
        total += hidden
        most = np.maximum(most, hidden)
    total /= np.float32(len(faced))
    return total, most


@cache
def load() -> Net:
    """Return the trained network, read on first use; a second thread may read it again."""
    arrays = read_weights(__package__, _DATA, FORMAT)
    return Net(**{f.name: arrays[f.name].astype(np.float32) for f in fields(Net)})
