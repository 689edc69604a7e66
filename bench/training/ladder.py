"""Train the value network of 5 vor 12 and Lucky Numbers and write core/games/ladder/value.npz.

    python -m bench.training.ladder --seed 1 --batches 120

TD(lambda) on self-play. The target of a position is the estimate before the player's next move, a
mean over all tiles that could come, so luck adds little noise. Mirroring a board, or rotating it
and replacing every number n by 21 - n, gives the same game; samples are shown in all four ways.
Now and then, and at the end, the race is fitted to who won (`core/games/ladder/race.py`).
"""

from __future__ import annotations

import argparse
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
import numpy.typing as npt

from bench.training.ladder_play import Moment, Played, Visit, play
from core.games.arrays import Floats, Ints
from core.games.ladder import value
from core.games.ladder.encoding import FEATURES, encode
from core.games.ladder.positions import Positions, side_by_side
from core.games.ladder.race import Race
from core.games.ladder.state import CELLS, DIAGONAL, FREE, HIGHEST, SIDE
from core.games.ladder.value import FORMAT, Evaluator, Network

TARGET = Path(value.__file__).with_name(value.DATA)
HIDDEN = (64, 32)
BOARDS = 512
"""Boards in one batch: more players mean fewer games."""
REMEMBERED = 16
"""Batches kept to learn from."""
STEPS, SAMPLES = 48, 512
FIRST_GUESS = 8.0
MOST_PLAYERS = 4
RATES = ((0.3, 2e-3), (0.6, 1e-3), (0.85, 3e-4), (1.0, 1e-4))
"""The learning rate up to each share of the batches."""
LAMBDAS = ((0.1, 0.9), (1.0, 0.7))
RACING = 0.7
"""From this share of the batches on, all play for the win. Before that they play for speed, which
teaches nearly the same in a third of the time."""
FIT_EVERY, FITTED = 10, 24
"""How often the race is fitted, and to how many batches"""

_MIRROR = np.arange(CELLS).reshape(SIDE, SIDE).T.ravel()


@dataclass(frozen=True, slots=True)
class Sample:
    positions: Positions
    targets: Floats


@dataclass(slots=True)
class Learner:
    """The weights and the moments of their gradients (Adam)."""

    parameters: list[Floats]
    """Weights of all layers, then biases."""
    means: list[Floats] = field(init=False)
    squares: list[Floats] = field(init=False)
    steps: int = 0

    def __post_init__(self) -> None:
        self.means = [np.zeros_like(each) for each in self.parameters]
        self.squares = [np.zeros_like(each) for each in self.parameters]

    @property
    def network(self) -> Network:
        layers = len(self.parameters) // 2
        return Network(tuple(self.parameters[:layers]), tuple(self.parameters[layers:]))

    def learn(self, features: Floats, targets: Floats, rate: float) -> float:
        """Take one step toward the targets; return the mean squared error before it."""
        error, gradients = _gradients(self.network, features, targets)
        self.steps += 1
        correction = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for which, gradient in enumerate(gradients):
            self.means[which] += (gradient - self.means[which]) * np.float32(0.1)
            self.squares[which] += (gradient**2 - self.squares[which]) * np.float32(0.001)
            pace = np.sqrt(self.squares[which]) + np.float32(1e-8)
            self.parameters[which] -= np.float32(rate * correction) * self.means[which] / pace
        return error


def new_learner(rng: np.random.Generator) -> Learner:
    sizes = (FEATURES, *HIDDEN, 1)
    weights = [
        rng.normal(0, np.sqrt(2 / before), (after, before)).astype(np.float32)
        for before, after in pairwise(sizes)
    ]
    biases = [np.zeros((after, 1), np.float32) for after in sizes[1:]]
    weights[-1] *= np.float32(0.1)
    biases[-1] += np.float32(FIRST_GUESS)
    return Learner(weights + biases)


def _gradients(network: Network, features: Floats, targets: Floats) -> tuple[float, list[Floats]]:
    layers = [features]
    for weight, bias in zip(network.weights[:-1], network.biases[:-1], strict=True):
        layers.append(np.maximum(weight @ layers[-1] + bias, 0))
    miss = (network.weights[-1] @ layers[-1] + network.biases[-1])[0] - targets
    back = (np.clip(miss, -4, 4) / len(targets))[None]
    weights: list[Floats] = []
    biases: list[Floats] = []
    for layer in reversed(range(len(layers))):
        weights.insert(0, back @ layers[layer].T)
        biases.insert(0, back.sum(1, keepdims=True))
        back = (network.weights[layer].T @ back) * (layers[layer] > 0)
    return float((miss * miss).mean()), weights + biases


def sample(played: Played, trace: float) -> Sample:
    """Return every position except each player's last one, with its target."""
    parts = [part for path in played.paths for part in _targets(path, len(played.winner), trace)]
    return Sample(
        side_by_side([part.positions for part in parts]),
        np.concatenate([part.targets for part in parts]),
    )


def _targets(path: Sequence[Visit], games: int, trace: float) -> list[Sample]:
    """Return targets: the estimate before the next move, plus `trace` of its error."""
    samples = []
    foreseen, surprise = np.full(games, np.nan, np.float32), np.zeros(games, np.float32)
    for visit in reversed(path):
        target = foreseen[visit.games] + trace * surprise[visit.games]
        known = ~np.isnan(target)
        samples.append(Sample(visit.positions.at(known), target[known]))
        surprise[visit.games] = np.where(known, target - visit.turns, 0)
        if visit.foreseen is not None:
            foreseen[visit.games] = visit.foreseen
    return samples


def shuffled(positions: Positions, rng: np.random.Generator) -> Positions:
    """Return the positions in one of the four equivalent forms, at random."""
    cells, unseen, middle = positions.cells, positions.unseen, positions.open
    if rng.integers(2):
        cells = cells[_MIRROR]
    if rng.integers(2):
        cells = np.where(cells == FREE, FREE, HIGHEST + 1 - cells)[::-1]
        unseen, middle = (np.concatenate([p[:1], p[:0:-1]]) for p in (unseen, middle))
    return Positions(cells, unseen, middle, positions.players)


def fit_race(batches: Sequence[Played], players: int) -> Race | None:
    """Return the race that makes the actual winners most likely."""
    played = [batch for batch in batches if batch.players == players and batch.moments]
    if not played:
        return None
    parts = [_finished(batch, moment) for batch in played for moment in batch.moments]
    turns = np.concatenate([part[0] for part in parts], 1)
    winner = np.concatenate([part[1] for part in parts])
    starts = [_set_up(path).turns for batch in played for path in batch.paths]
    start = float(np.concatenate(starts).mean())
    races = (
        Race(sharpness, blur, lag, start)
        for sharpness in np.arange(0.8, 3.6, 0.2)
        for blur in (0.0, 0.5, 1.0, 2.0, 4.0, 8.0)
        for lag in (0.5, 0.75, 1.0, 1.25, 1.5, 2.0)
    )
    return max(races, key=lambda race: _likelihood(race, turns, winner))


def _set_up(path: Sequence[Visit]) -> Visit:
    return next(visit for visit in path if (visit.positions.cells[list(DIAGONAL)] != FREE).all())


def _finished(played: Played, moment: Moment) -> tuple[Floats, Ints]:
    """Return turns and winners, in turn order, of the games not yet over that somebody won."""
    winner = played.winner[moment.games]
    use = (winner >= 0) & (moment.turns > 0).all(0)
    return moment.turns[:, use], (winner[use] - moment.seat) % played.players


def _likelihood(race: Race, turns: Floats, winner: Ints) -> float:
    chance = race.chances(turns)[winner, np.arange(len(winner))]
    return float(np.log(np.maximum(chance, 1e-6)).mean())


def _at(schedule: Sequence[tuple[float, float]], share: float) -> float:
    return next(setting for until, setting in schedule if share <= until)


def train(seed: int, batches: int) -> Evaluator:
    rng = np.random.default_rng(seed)
    learner = new_learner(rng)
    races = {players: Race() for players in range(2, MOST_PLAYERS + 1)}
    memory: deque[Sample] = deque(maxlen=REMEMBERED)
    recent: deque[Played] = deque(maxlen=FITTED)
    for batch in range(batches):
        share = batch / batches
        evaluator = Evaluator(learner.network, races)
        recent.append(_play(evaluator, rng, racing=share >= RACING))
        memory.append(sample(recent[-1], _at(LAMBDAS, share)))
        error = _learn(learner, memory, _at(RATES, share), rng)
        if batch % FIT_EVERY == FIT_EVERY - 1:
            races |= {n: race for n in races if (race := fit_race(recent, n))}
            print(f"{process_time():7.0f} s  batch {batch + 1:4}  error {error:.3f}", flush=True)
    print(*races.items(), sep="\n")
    return Evaluator(learner.network, races)


def _play(evaluator: Evaluator, rng: np.random.Generator, *, racing: bool) -> Played:
    players, four = int(rng.choice([2, 2, 3, 4])), bool(rng.integers(2))
    return play(evaluator, players, BOARDS // players, rng, four=four, racing=racing)


def _learn(
    learner: Learner, memory: Sequence[Sample], rate: float, rng: np.random.Generator
) -> float:
    errors = []
    for _ in range(STEPS):
        chosen = memory[int(rng.integers(len(memory)))]
        some = rng.integers(len(chosen.targets), size=SAMPLES)
        features = encode(shuffled(chosen.positions.at(some), rng))
        errors.append(learner.learn(features, chosen.targets[some], rate))
    return float(np.mean(errors))


def to_arrays(evaluator: Evaluator) -> dict[str, npt.NDArray[Any]]:
    network = evaluator.network
    races = [[players, *race] for players, race in evaluator.races.items()]
    return {
        "format": np.array(FORMAT),
        "races": np.array(races, np.float32),
        **{f"weight{layer}": weight for layer, weight in enumerate(network.weights)},
        **{f"bias{layer}": bias for layer, bias in enumerate(network.biases)},
    }


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.training.ladder", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batches", type=int, default=120)
    parser.add_argument("--target", type=Path, default=TARGET)
    args = parser.parse_args(argv)
    arrays = to_arrays(train(args.seed, args.batches))
    np.savez_compressed(args.target, allow_pickle=False, **arrays)


if __name__ == "__main__":
    main()
