"""Thousands of games of Qwixx played together, for training and quick strength checks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from core.games.arrays import Bools, Floats, Ints
from core.games.qwixx import turn
from core.games.qwixx.positions import NOTHING, ROWS, Positions, Rolls, shares
from core.games.qwixx.state import LAST
from core.games.qwixx.value import Net, Outlook


class Policy(Protocol):
    def white(self, positions: Positions, rolls: Rolls, players: Sequence[int]) -> Ints:
        """Return the rows these players cross in action 1, as [position, player]."""
        ...

    def colored(self, positions: Positions, rolls: Rolls, crossed: Bools) -> Ints:
        """Return the choice in action 2 of each position."""
        ...


@dataclass(frozen=True, slots=True, eq=False)
class ByNet:
    """Plays as the expert: searches through one roll with this network."""

    net: Net

    def _judge(self, positions: Positions, player: int) -> Outlook:
        return self.net.outlook(positions, player, turn=1)

    def white(self, positions: Positions, rolls: Rolls, players: Sequence[int]) -> Ints:
        return turn.expected(self._judge, positions, rolls).answers[:, players]

    def colored(self, positions: Positions, rolls: Rolls, crossed: Bools) -> Ints:
        return turn.colored_outlook(self._judge, positions, rolls, crossed).best()


@dataclass(frozen=True, slots=True)
class BySkips:
    """The reference players greedy and skip1 (see bench/reference/qwixx.py)."""

    limit: int = LAST
    rescue: int = LAST

    def white(self, positions: Positions, rolls: Rolls, players: Sequence[int]) -> Ints:
        return np.stack([self._white(positions, rolls, player) for player in players], 1)

    def _white(self, positions: Positions, rolls: Rolls, player: int) -> Ints:
        cost = _cost(positions.reached[:, player], rolls.white)
        cost[~positions.fits(player, rolls.white[:, :, None])[:, :, 0]] = LAST + 1
        return np.where(cost.min(1) <= self.limit, cost.argmin(1), NOTHING)

    def colored(self, positions: Positions, rolls: Rolls, crossed: Bools) -> Ints:
        flat = rolls.colored.reshape(len(positions), -1)
        cost = _cost(positions.reached[:, 0].repeat(2, 1), flat)
        cost[~positions.fits(0, rolls.colored).reshape(flat.shape)] = LAST + 1
        limit = np.where(crossed, self.limit, self.rescue)
        return np.where(cost.min(1) <= limit, cost.argmin(1), turn.NO_COLORED)


def _cost(reached: Ints, places: Ints) -> Ints:
    return np.where(places == LAST, -1, places - reached - 1)


GREEDY = BySkips()
SKIP1 = BySkips(limit=1, rescue=3)


@dataclass(frozen=True, slots=True)
class Moment:
    """The games still running when a turn begins."""

    games: Ints
    positions: Positions


@dataclass(frozen=True, slots=True)
class Played:
    """The record of a batch of games."""

    moments: list[Moment]
    """One per turn; in moment t, player p is seat (p + t) % players."""
    scores: Ints
    """[game, seat]"""


def play(policies: Sequence[Policy], games: int, rng: np.random.Generator) -> Played:
    """Play games with one policy per seat; seat 0 begins."""
    players = len(policies)
    positions, running = Positions.new(games, players), np.arange(games)
    moments: list[Moment] = []
    scores = np.zeros((games, players), np.intp)
    while len(running):
        start = len(moments) % players
        moments.append(Moment(running, positions))
        seated = [policies[(start + player) % players] for player in range(players)]
        positions = _turn(
            seated, positions.take(np.arange(len(positions))), roll(len(positions), rng)
        )
        over = positions.over()
        scores[running[over]] = np.roll(positions.scores()[over], start, 1)
        positions, running = positions.take(np.flatnonzero(~over)).passed_on(), running[~over]
    return Played(moments, scores)


def roll(positions: int, rng: np.random.Generator) -> Rolls:
    pips = rng.integers(1, 7, (positions, 2 + ROWS))
    return Rolls.of(pips[:, :2], pips[:, 2:])


def _turn(policies: Sequence[Policy], positions: Positions, rolls: Rolls) -> Positions:
    answers = np.empty((len(positions), positions.players), np.intp)
    for policy in dict.fromkeys(policies):
        players = [p for p, own in enumerate(policies) if own is policy]
        answers[:, players] = policy.white(positions, rolls, players)
    positions = turn.answered(positions, rolls, answers)
    crossed = answers[:, 0] != NOTHING
    turn.finish(positions, rolls, policies[0].colored(positions, rolls, crossed), crossed)
    return positions


def share(scores: Ints, seat: int) -> Floats:
    mine: Floats = shares(scores)[:, seat]
    return mine
