"""The strength of sheets, trained by self-play (bench/training/top_twelve.py), and chances to win.

A small network maps one sheet to a strength; the chances of all players are the softmax of their
strengths. So a player's best entry is the one with the greatest strength, regardless of the others,
and looking ahead over the die evaluates each sheet only once.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np

from core.games.arrays import Bools, Floats, Ints, read_weights
from core.games.top_twelve.columns import DEAD, FREE_FIELDS, TRAITS, WAYS
from core.games.top_twelve.state import COLUMNS, FIELDS

FILE = "strength.npz"
FORMAT = 1
INPUTS = COLUMNS * TRAITS + 3
LEAK = 0.05
_WON = 60.0
"""More than the strength of any sheet without a full column; T8's tie-break is added to it."""
_HALF = 1 / (2 * FIELDS)


@dataclass(frozen=True, slots=True)
class Net:
    hidden: Floats
    """[input, unit]"""
    output: Floats
    """[unit]"""

    def strengths(self, sheets: Floats, wait: int | Ints, players: int) -> Floats:
        """Return strengths from traits [..., column, trait], `wait` turns before they name."""
        learned = self.of(inputs(sheets, wait, players))
        full = (sheets[..., FREE_FIELDS] < _HALF).any(-1)
        return np.where(full, _won(sheets), learned) if full.any() else learned

    def of(self, seen: Floats) -> Floats:
        units = seen @ self.hidden
        return np.asarray(np.maximum(units, LEAK * units) @ self.output, np.float32)


def inputs(sheets: Floats, wait: int | Ints, players: int) -> Floats:
    """Return the network's input: the columns, closest to completion first, and the turn."""
    key = sheets[..., FREE_FIELDS] * FIELDS - sheets[..., WAYS] / 10 + 100 * sheets[..., DEAD]
    order = key.reshape(-1, COLUMNS).argsort(-1, kind="stable")
    rows = order + COLUMNS * np.arange(len(order))[:, None]
    columns = sheets.reshape(-1, TRAITS).take(rows, 0)
    seen = np.empty((*sheets.shape[:-2], INPUTS), np.float32)
    seen[..., :-3] = columns.reshape(*sheets.shape[:-2], COLUMNS * TRAITS)
    seen[..., -3] = wait / players
    seen[..., -2:] = players / 4, 1
    return seen


def _won(sheets: Floats) -> Floats:
    """Return the strength of finished sheets, ordered by their next fullest columns (T8)."""
    filled = FIELDS * (1 - np.sort(sheets[..., FREE_FIELDS], -1))
    weights = np.array([0, 4, 0.3, 0.02, 0.001], np.float32)
    return np.asarray(_WON + filled @ weights, np.float32)


def by_symbol(strengths: Floats, fits: Bools, now: Floats) -> Floats:
    """Return the strength after the best entry by symbol, given strengths by column."""
    entered = np.where(fits, strengths, now[..., None, None])
    joker = np.where(fits, strengths, -np.inf).max(-2)
    joker = np.where(fits.any(-2), joker, now[..., None])
    return np.concatenate([entered, joker[..., None, :]], -2)


def chances(strengths: Floats) -> Floats:
    """Return each player's chance to win; the first axis is the player."""
    shares = np.exp(strengths - strengths.max(0))
    return np.asarray(shares / shares.sum(0), np.float32)


@cache
def load() -> Net:
    """Return the trained network, read on first use."""
    arrays = read_weights(__package__, FILE, FORMAT)
    return Net(arrays["hidden"], arrays["output"])
