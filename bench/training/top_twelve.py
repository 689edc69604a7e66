"""Train the strength of sheets by self-play and write core/games/top_twelve/strength.npz.

    OMP_NUM_THREADS=1 python -m bench.training.top_twelve --seed 1 --batches 130

TD(lambda): the network plays a batch of games against itself, with two, three or four players, and
then learns to predict at every naming who wins.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from bench.training.top_twelve_play import Played, play
from core.games.arrays import Floats
from core.games.top_twelve import net as shipped
from core.games.top_twelve.columns import DEAD, FREE_FIELDS, TRAITS, WAYS
from core.games.top_twelve.net import FORMAT, INPUTS, LEAK, Net, chances
from core.games.top_twelve.state import COLUMNS

TARGET = Path(shipped.__file__).with_name(shipped.FILE)
UNITS = 32
GAMES = 64
PLAYERS = (2, 4, 2, 3, 2, 4)
"""The number of players, batch by batch, repeated."""
LAMBDA = 0.8
MINIBATCH = 512
RATES = ((0.5, 0.004), (0.8, 0.0015), (1.0, 0.0004))
"""The learning rate up to each share of the batches."""


@dataclass(frozen=True, slots=True)
class Samples:
    """Positions with the same number of players: the network's input and the target."""

    seen: Floats
    goals: Floats

    def minibatches(self, rng: np.random.Generator) -> Iterator[Samples]:
        order = rng.permutation(len(self.seen))
        for start in range(0, len(order), MINIBATCH):
            chosen = order[start : start + MINIBATCH]
            yield Samples(self.seen[chosen], self.goals[chosen])


def samples(net: Net, played: Played) -> Samples:
    goals, found = played.shares.copy(), []
    for moment in reversed(played.moments):
        found.append(Samples(moment.seen, goals[moment.games]))
        # One round earlier, the target mixes this prediction with the outcome.
        predicted = _chances(net, moment.seen)
        goals[moment.games] = LAMBDA * goals[moment.games] + (1 - LAMBDA) * predicted
    seen = np.concatenate([sample.seen for sample in found])
    return Samples(seen, np.concatenate([sample.goals for sample in found]))


def _chances(net: Net, seen: Floats) -> Floats:
    """Return the chances as [position, player]."""
    return chances(net.of(seen).T).T


def gradients(net: Net, batch: Samples) -> tuple[Floats, Floats]:
    """Return the gradients of the mean cross entropy, for both layers."""
    units = batch.seen @ net.hidden
    slope = np.where(units > 0, np.float32(1), np.float32(LEAK))
    error = (_chances(net, batch.seen) - batch.goals) / len(batch.seen)
    output = np.einsum("bp,bpu->u", error, units * slope)
    back = error[..., None] * slope * net.output
    return np.einsum("bpi,bpu->iu", batch.seen, back, optimize=True), output


class Adam:
    """Gradient steps scaled by the running mean and size of the gradients."""

    def __init__(self, shapes: Sequence[Floats]) -> None:
        self._means = [np.zeros_like(shape) for shape in shapes]
        self._squares = [np.zeros_like(shape) for shape in shapes]
        self._steps = 0

    def step(self, weights: Sequence[Floats], slopes: Sequence[Floats], rate: float) -> None:
        self._steps += 1
        for layer, (weight, slope) in enumerate(zip(weights, slopes, strict=True)):
            self._means[layer] += 0.1 * (slope - self._means[layer])
            self._squares[layer] += 0.001 * (slope**2 - self._squares[layer])
            steady = self._means[layer] / (1 - 0.9**self._steps)
            large = np.sqrt(self._squares[layer] / (1 - 0.999**self._steps))
            np.subtract(weight, rate * steady / (large + 1e-8), out=weight)


def fresh(rng: np.random.Generator) -> Net:
    """Return random weights, with one unit against free fields so that the first games end."""
    hidden = rng.normal(0, (1 / INPUTS) ** 0.5, (INPUTS, UNITS))
    output = rng.normal(0, 0.1, UNITS)
    hidden[:, 0] = 0
    hidden[FREE_FIELDS : COLUMNS * TRAITS : TRAITS, 0] = [4, 2, 1, 0.5, 0.3]
    hidden[DEAD : COLUMNS * TRAITS : TRAITS, 0] = [4, 2, 1, 0.5, 0.3]
    hidden[WAYS : COLUMNS * TRAITS : TRAITS, 0] = -0.2
    hidden[-1, 0] = 2
    output[0] = -2
    return Net(hidden.astype(np.float32), output.astype(np.float32))


def train(seed: int, batches: int) -> Iterator[Net]:
    """Yield the network after every batch."""
    rng = np.random.default_rng(seed)
    net = fresh(rng)
    adam = Adam([net.hidden, net.output])
    for number in range(batches):
        rate = next(rate for until, rate in RATES if number < until * batches)
        seen = samples(net, play(net, GAMES, PLAYERS[number % len(PLAYERS)], rng))
        for batch in seen.minibatches(rng):
            adam.step([net.hidden, net.output], gradients(net, batch), rate)
        told = _surprise(net, seen)
        print(f"batch {number + 1}: {len(seen.seen)} positions, surprise {told:.4f}")
        yield net


def _surprise(net: Net, seen: Samples) -> float:
    """Return the cross entropy relative to uniform chances."""
    told = np.log(_chances(net, seen.seen) + 1e-9)
    return float(-(seen.goals * told).sum(-1).mean() / np.log(seen.goals.shape[-1]))


def save(net: Net, path: Path) -> None:
    np.savez(path, format=np.int64(FORMAT), hidden=net.hidden, output=net.output)


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.training.top_twelve")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batches", type=int, default=130)
    parser.add_argument("--out", type=Path, default=TARGET)
    args = parser.parse_args(argv)
    for net in train(args.seed, args.batches):
        save(net, args.out)


if __name__ == "__main__":
    main()
