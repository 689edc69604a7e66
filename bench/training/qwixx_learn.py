"""How the network of core/games/qwixx/value.py learns: features, gradient, steps.

With one free table entry per code, each row would be learned on its own. Here the tables are
products of features and weights, so that similar rows learn together. `as_net` multiplies them out
for play.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import TypeAlias

import numpy as np

from core.games.arrays import Floats, Ints
from core.games.qwixx.positions import CODES, POINTS, ROWS
from core.games.qwixx.state import CROSSES_TO_CLOSE, LAST, MISTHROWS, NUMBERS
from core.games.qwixx.value import Net

HIDDEN, MIXED = 64, 32
MOST_PLAYERS = 5
SCORE_LOSS = np.float32(1.0)
"""The weight of an error in the score relative to one in the win."""
_TABLES = ("own_rows", "rows")

Weights: TypeAlias = dict[str, Floats]


@dataclass(frozen=True, slots=True)
class Samples:
    """Positions before a roll, each as one player sees it; that player comes first."""

    codes: Ints
    """[sample, player, row]"""
    misthrows: Ints
    """[sample, player]"""
    order: Ints
    """[sample]: turns until this player's own"""
    goal: Floats
    """[sample, 2]: win and score, in the network's units"""

    def __len__(self) -> int:
        return len(self.order)

    def take(self, index: Ints) -> Samples:
        return Samples(
            self.codes[index], self.misthrows[index], self.order[index], self.goal[index]
        )

    def reordered(self, rows: Sequence[int]) -> Samples:
        return Samples(self.codes[:, :, list(rows)], self.misthrows, self.order, self.goal)


def joined(parts: Sequence[Samples]) -> Samples:
    return Samples(
        np.concatenate([part.codes for part in parts]),
        np.concatenate([part.misthrows for part in parts]),
        np.concatenate([part.order for part in parts]),
        np.concatenate([part.goal for part in parts]),
    )


def _row_features() -> Floats:
    """Return [code, feature]: one-hot codes and features shared between codes."""
    shared = np.stack([_shared_features(code) for code in range(CODES)])
    return np.concatenate([np.eye(CODES, dtype=np.float32), shared], 1)


def _shared_features(code: int) -> Floats:
    closed = code >= NUMBERS * NUMBERS
    reached, crosses = (0, code - NUMBERS * NUMBERS) if closed else divmod(code, NUMBERS)
    left = 0 if closed else LAST - reached
    closable = not closed and crosses >= CROSSES_TO_CLOSE
    places, counts = _one_hot(reached, NUMBERS), _one_hot(crosses, NUMBERS + 2)
    extra = [closed, POINTS[crosses] / 20, left / 10, crosses * left / 30, closable]
    extra += [closable * left / 5, max(0, CROSSES_TO_CLOSE - crosses) * (10 - left) / 20]
    parts = places * np.float32(not closed), counts, counts * np.float32(closed)
    return np.concatenate([*parts, np.array(extra, np.float32)])


def _one_hot(index: int, size: int) -> Floats:
    hot = np.zeros(size, np.float32)
    hot[index] = 1
    return hot


FEATURES = _row_features()


def fresh(rng: np.random.Generator) -> Weights:
    """Return small random weights."""
    table = ROWS, FEATURES.shape[1], HIDDEN
    places = MOST_PLAYERS + 1, MOST_PLAYERS + 1, HIDDEN
    shapes: dict[str, tuple[int, ...]] = {
        "own_rows": table,
        "rows": table,
        "own_misthrows": (MISTHROWS + 1, HIDDEN),
        "misthrows": (MISTHROWS + 1, HIDDEN),
        "order": places,
        "distance": places,
        "mix": (2 * HIDDEN, MIXED),
        "mix_bias": (MIXED,),
        "out": (MIXED, 2),
        "out_bias": (2,),
    }
    return {
        k: (0.08 * rng.standard_normal(shape)).astype(np.float32) for k, shape in shapes.items()
    }


def as_net(weights: Mapping[str, Floats]) -> Net:
    """Return the network for play, with the features multiplied into the tables."""
    folded = {**weights, **{name: FEATURES @ weights[name] for name in _TABLES}}
    return Net(**{field.name: folded[field.name] for field in fields(Net)})


@dataclass(frozen=True, slots=True)
class _Trace:
    """What the forward pass keeps for the backward pass."""

    faced: list[Floats]
    pooled: Floats
    mixed: Floats
    raw: Floats


def _forward(net: Net, batch: Samples) -> _Trace:
    players = batch.codes.shape[1]
    own = net.own_misthrows[batch.misthrows[:, 0]] + net.order[players, batch.order]
    own += _looked_up(net.own_rows, batch.codes[:, 0])
    faced = []
    for other in range(1, players):
        hidden = own + net.misthrows[batch.misthrows[:, other]] + net.distance[players, other]
        faced.append(np.maximum(hidden + _looked_up(net.rows, batch.codes[:, other]), 0))
    pooled = np.concatenate([np.mean(faced, 0), np.max(faced, 0)], 1)
    mixed = np.maximum(pooled @ net.mix + net.mix_bias, 0)
    return _Trace(faced, pooled, mixed, mixed @ net.out + net.out_bias)


def _looked_up(rows: Floats, codes: Ints) -> Floats:
    total: Floats = rows[0, codes[:, 0]]
    for row in range(1, ROWS):
        total += rows[row, codes[:, row]]
    return total


def gradient(weights: Weights, batch: Samples) -> tuple[Weights, Floats]:
    """Return the gradient of the loss and the mean squared errors of win and score."""
    net = as_net(weights)
    trace = _forward(net, batch)
    error = trace.raw - batch.goal
    error[:, 0] = 1 / (1 + np.exp(-trace.raw[:, 0])) - batch.goal[:, 0]
    slope = error * np.array([1, SCORE_LOSS], np.float32) / np.float32(len(batch))
    return _backward(net, batch, trace, slope), np.square(error).mean(0)


def _backward(net: Net, batch: Samples, trace: _Trace, slope: Floats) -> Weights:
    mixed: Floats = (slope @ net.out.T) * (trace.mixed > 0)
    weights = {
        "out": trace.mixed.T @ slope,
        "out_bias": slope.sum(0),
        "mix": trace.pooled.T @ mixed,
        "mix_bias": mixed.sum(0),
    }
    faced = _faced_slopes(trace, mixed @ net.mix.T)
    own = np.sum(faced, 0)
    return weights | _own_slopes(net, batch, own) | _other_slopes(net, batch, faced)


def _faced_slopes(trace: _Trace, pooled: Floats) -> list[Floats]:
    """Backpropagate through the pooling: the mean to all, the maximum to the greatest."""
    mean, most = pooled[:, :HIDDEN] / np.float32(len(trace.faced)), pooled[:, HIDDEN:]
    greatest = np.argmax(trace.faced, 0)
    return [
        (mean + most * (greatest == index)) * (hidden > 0)
        for index, hidden in enumerate(trace.faced)
    ]


def _own_slopes(net: Net, batch: Samples, own: Floats) -> Weights:
    order = np.zeros_like(net.order)
    order[batch.codes.shape[1]] = _gathered(batch.order, order.shape[1], own)
    return {
        "order": order,
        "own_misthrows": _gathered(batch.misthrows[:, 0], MISTHROWS + 1, own),
        "own_rows": _row_slopes(batch.codes[:, 0], own),
    }


def _other_slopes(net: Net, batch: Samples, faced: list[Floats]) -> Weights:
    distance = np.zeros_like(net.distance)
    distance[len(faced) + 1, 1 : len(faced) + 1] = [slope.sum(0) for slope in faced]
    slope = np.concatenate(faced)
    codes = np.concatenate([batch.codes[:, other] for other in range(1, len(faced) + 1)])
    misthrows = batch.misthrows[:, 1:].T.reshape(-1)
    return {
        "distance": distance,
        "misthrows": _gathered(misthrows, MISTHROWS + 1, slope),
        "rows": _row_slopes(codes, slope),
    }


def _row_slopes(codes: Ints, slope: Floats) -> Floats:
    tables = [_gathered(codes[:, row], CODES, slope) for row in range(ROWS)]
    return np.stack([FEATURES.T @ table for table in tables])


def _gathered(index: Ints, size: int, slope: Floats) -> Floats:
    """Return the sum of the slopes of each index."""
    hot = np.zeros((len(index), size), np.float32)
    hot[np.arange(len(index)), index] = 1
    total: Floats = hot.T @ slope
    return total


class Adam:
    """Gradient steps of about `rate` for every weight, regardless of its gradient's size."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._mean = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self._square = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self._steps = 0

    def step(self, slopes: Weights, rate: float) -> None:
        self._steps += 1
        warm, hot = 1 - 0.9**self._steps, 1 - 0.999**self._steps
        for name, slope in slopes.items():
            self._mean[name] += np.float32(0.1) * (slope - self._mean[name])
            self._square[name] += np.float32(0.001) * (slope * slope - self._square[name])
            size = np.sqrt(self._square[name] / np.float32(hot)) + np.float32(1e-8)
            self._weights[name] -= np.float32(rate / warm) * self._mean[name] / size
