"""Train the value network of Qwixx by self-play and write core/games/qwixx/value.npz.

    python -m bench.training.qwixx --seed 1 --rounds 80

TD(lambda): in every round the network plays a batch of games against itself, with two players and
with more, then learns to predict the win and the score of every player at every turn. Swapping rows
of one direction, or the two directions, does not change the game, so every sample is shown in a
random one of these orders.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import fields
from pathlib import Path

import numpy as np

from bench.training.qwixx_learn import Adam, Samples, Weights, as_net, fresh, gradient, joined
from bench.training.qwixx_play import GREEDY, SKIP1, ByNet, Moment, Played, Policy, play, share
from core.games.arrays import Floats
from core.games.qwixx import value
from core.games.qwixx.positions import shares
from core.games.qwixx.value import FORMAT, SCORE_SCALE, Net

TARGET = Path(value.__file__).with_name("value.npz")
LAMBDA = np.float32(0.8)
RATE = 1e-3
MINIBATCH = 2048
TWO_PLAYER_GAMES = 800
"""Per round; games with more players alternate."""
OTHER_GAMES = {3: 300, 4: 250, 5: 120}
OTHERS = (3, 4, 4, 5)
_PAIRS = ((0, 1), (1, 0))
ROW_ORDERS = [
    (*(2 * first + a for a in left), *(2 * second + a for a in right))
    for first, second in _PAIRS
    for left in _PAIRS
    for right in _PAIRS
]


def samples(net: Net, played: Played) -> Samples:
    """Return every turn of every game as each player sees it, with the target."""
    goal = np.stack([shares(played.scores), played.scores / np.float32(SCORE_SCALE)], 2)
    goal = goal.astype(np.float32)
    parts: list[Samples] = []
    for number, moment in reversed(list(enumerate(played.moments))):
        parts += _seen_by_all(moment, number, goal)
        # One turn earlier, the target mixes this prediction with the outcome.
        goal[moment.games] *= LAMBDA
        goal[moment.games] += (1 - LAMBDA) * _predicted(net, moment, number)
    return joined(parts)


def _seen_by_all(moment: Moment, number: int, goal: Floats) -> Iterator[Samples]:
    players, codes = moment.positions.players, moment.positions.codes()
    for player in range(players):
        yield Samples(
            np.roll(codes, -player, 1),
            np.roll(moment.positions.misthrows, -player, 1),
            np.full(len(codes), player),
            goal[moment.games, (player + number) % players],
        )


def _predicted(net: Net, moment: Moment, number: int) -> Floats:
    """Return the predictions as [game, seat, 2]."""
    outlooks = [net.outlook(moment.positions, p, turn=0) for p in range(moment.positions.players)]
    seen = [np.stack([o.win, o.score / np.float32(SCORE_SCALE)], 1) for o in outlooks]
    return np.roll(np.stack(seen, 1), number, 1)


def minibatches(seen: Sequence[Samples], rng: np.random.Generator) -> list[Samples]:
    """Shuffle all player counts: learned in sequence, the last would overwrite the others."""
    batches = []
    for part in seen:
        shuffled = rng.permutation(len(part))
        cuts = range(0, len(part), MINIBATCH)
        batches += [part.take(shuffled[start : start + MINIBATCH]) for start in cuts]
    return [batches[index] for index in rng.permutation(len(batches))]


def learn(
    weights: Weights, adam: Adam, batches: Sequence[Samples], rate: float, rng: np.random.Generator
) -> Floats:
    """Make one pass; return the mean squared errors."""
    errors = []
    for batch in batches:
        slopes, error = gradient(weights, batch.reordered(ROW_ORDERS[rng.integers(8)]))
        adam.step(slopes, rate)
        errors.append(error)
    mean: Floats = np.mean(errors, 0)
    return mean


def train(seed: int, rounds: int) -> Iterator[tuple[int, Weights, Floats]]:
    """Yield the weights after each round; the learning rate falls to zero."""
    rng = np.random.default_rng(seed)
    weights = fresh(rng)
    adam = Adam(weights)
    for number in range(rounds):
        net, rate = as_net(weights), RATE * (1 - number / rounds)
        seen = [
            samples(net, play([ByNet(net)] * players, games, rng))
            for players, games in _batches(number)
        ]
        yield number + 1, weights, learn(weights, adam, minibatches(seen, rng), rate, rng)


def _batches(number: int) -> Sequence[tuple[int, int]]:
    others = OTHERS[number % len(OTHERS)]
    return (2, TWO_PLAYER_GAMES), (others, OTHER_GAMES[others])


def win_share(net: Net, other: Policy, players: int, games: int, rng: np.random.Generator) -> float:
    """Return the win share of the network against copies of a reference player, seats rotated."""
    own, total = ByNet(net), 0.0
    for seat in range(players):
        policies = [own if other_seat == seat else other for other_seat in range(players)]
        total += float(share(play(policies, games // players, rng).scores, seat).mean())
    return total / players


def save(net: Net, path: Path) -> None:
    """Save in half precision: the advice stays the same and the file small."""
    arrays = {field.name: getattr(net, field.name).astype(np.float16) for field in fields(Net)}
    np.savez_compressed(path, format=np.array(FORMAT), **arrays)


def _progress(number: int, net: Net, errors: Floats, seed: int) -> None:
    rng = np.random.default_rng([seed, number])
    looks = [(2, GREEDY), (2, SKIP1), (4, SKIP1)]
    marks = [f"{100 * win_share(net, other, n, 1000, rng):.1f}" for n, other in looks]
    print(f"round {number}: errors {errors.round(4)}, wins {' '.join(marks)} %", flush=True)


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=80)
    parser.add_argument("--target", type=Path, default=TARGET)
    args = parser.parse_args(argv)
    for number, weights, errors in train(args.seed, args.rounds):
        if number % 40 == 0 or number == args.rounds:
            _progress(number, as_net(weights), errors, args.seed)
            save(as_net(weights), args.target)


if __name__ == "__main__":
    main()
