"""A small network, trained by self-play, that estimates how many turns a player still needs.

Its input is one player's board and the tiles left; `race.py` turns the estimates of all players
into chances to win. `bench/training/ladder.py` writes the data file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from core.games.arrays import Floats, read_weights
from core.games.ladder.encoding import encode
from core.games.ladder.positions import Positions, Tiles, side_by_side
from core.games.ladder.race import Race, settled

FORMAT = 1
DATA = "value.npz"
_CHUNK = 2048
"""Positions encoded at a time: few enough to fit the CPU cache."""
_STRIP = 64
"""Positions multiplied at a time: too few for BLAS to start threads, which would cost more than
they gain and take cores from other tables."""


@dataclass(frozen=True, slots=True)
class Network:
    """Layers of rectified linear units with a linear output."""

    weights: tuple[Floats, ...]
    """[out, in] for each layer"""
    biases: tuple[Floats, ...]
    """[out, 1] for each layer"""

    def turns(self, positions: Positions) -> Floats:
        """Return the own turns to a full board: none if it is full, otherwise at least one."""
        chunks = [
            self._sum(features[:, strip : strip + _STRIP])
            for start in range(0, len(positions), _CHUNK)
            for features in (encode(positions.at(slice(start, start + _CHUNK))),)
            for strip in range(0, len(features.T), _STRIP)
        ]
        needed = np.maximum(np.concatenate(chunks), 1)
        needed[positions.full] = 0
        return needed

    def _sum(self, features: Floats) -> Floats:
        *hidden, last = zip(self.weights, self.biases, strict=True)
        for weight, bias in hidden:
            features = weight @ features
            features += bias
            np.maximum(features, 0, out=features)
        total: Floats = (last[0] @ features + last[1])[0]
        return total


@dataclass(frozen=True, slots=True)
class Outlook:
    """What the network expects of each position."""

    win: Floats
    """The mover's chance to win; a win shared by k counts 1/k."""
    turns: Floats
    """[player, position]: own turns to a full board, the mover last"""


@dataclass(frozen=True, slots=True)
class Evaluator:
    """The trained network and the fitted races."""

    network: Network
    races: Mapping[int, Race]
    """By number of players"""

    def outlook(self, after: Positions, rivals: Sequence[Tiles]) -> Outlook:
        """Return the outlook of the player who has just moved; rivals' boards are in turn order."""
        everybody = [*(after.with_cells(cells) for cells in rivals), after]
        turns = self.network.turns(side_by_side(everybody)).reshape(len(everybody), -1)
        chance = self.races[after.players].chances(turns)[-1]
        over, share = settled(everybody)
        return Outlook(np.where(over, share, chance), turns)


@cache
def load() -> Evaluator:
    """Return the trained evaluator, read on first use; a second thread may read it again."""
    arrays = read_weights(__package__, DATA, FORMAT)
    layers = range(sum(name.startswith("weight") for name in arrays))
    network = Network(
        tuple(arrays[f"weight{layer}"].astype(np.float32) for layer in layers),
        tuple(arrays[f"bias{layer}"].astype(np.float32) for layer in layers),
    )
    races = {int(row[0]): Race(*map(float, row[1:])) for row in arrays["races"]}
    return Evaluator(network, races)
