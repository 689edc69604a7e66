"""How strong a player is at one game on one server: OpenSkill's Plackett-Luce, as a pure fold.

Ratings are never stored as the truth: they are the fold of all rated results in the order they
ended, so a deleted game or person is dealt with by folding again. Within one table the seats are
rated in the order of rank and name, so that even the last bit does not hang on who sat where.

AI levels are anchors: they take part, they never change. So a server's numbers cannot drift away
together, and a newcomer is placed by playing alone against the machine.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from types import MappingProxyType
from typing import TypeAlias

from openskill.models import PlackettLuce

from core.engine.rules import Level

Name: TypeAlias = str
"""A player's id, or `ai_name(level)`."""

MU, SIGMA = 25.0, 25.0 / 3
BETA = SIGMA / 2
PROVISIONAL_GAMES = 10
"""Before so many games a rating is marked: it still moves a lot."""

_SHOWN_AT_START, _SHOWN_PER_POINT = 1000, 40
_SURE = 3
"""Standard deviations: the shown number is one the player is almost certainly better than."""


@dataclass(frozen=True, slots=True)
class Rating:
    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def provisional(self) -> bool:
        return self.games < PROVISIONAL_GAMES

    @property
    def shown(self) -> int:
        """The number people see; 1000 for somebody nothing is known about."""
        return round(_SHOWN_AT_START + _SHOWN_PER_POINT * (self.mu - _SURE * self.sigma))


@dataclass(frozen=True, slots=True)
class Rated:
    """A finished rated table: names and ranks in the same order; equal ranks tie."""

    names: tuple[Name, ...]
    ranks: tuple[int, ...]


Ratings: TypeAlias = Mapping[Name, Rating]


def ai_name(level: Level) -> Name:
    return f"ai:{level}"


def distance(share: float) -> float:
    """How far apart two well-known players are when one wins this share of their games."""
    return math.sqrt(2) * BETA * math.log(share / (1 - share))


def anchors(shares: Sequence[float]) -> Ratings:
    """Where the levels stand, from what each wins of its games for two against the one below.

    The medium level stands where newcomers begin.
    """
    heights = list(accumulate(map(distance, shares), initial=0.0))
    medium = heights[list(Level).index(Level.MEDIUM)]
    return MappingProxyType(
        {
            ai_name(level): Rating(MU + height - medium, 1.0)
            for level, height in zip(Level, heights, strict=True)
        }
    )


def changes(ratings: Ratings, table: Rated, fixed: Ratings) -> dict[Name, Rating]:
    """The new ratings of those whom this table changes: nobody, if nobody played anybody."""
    if len(table.names) < 2 or all(name in fixed for name in table.names):
        return {}
    return {
        name: Rating(mu, sigma, ratings.get(name, Rating()).games + 1)
        for name, mu, sigma in _rated(ratings, table, fixed)
        if name not in fixed
    }


def _rated(ratings: Ratings, table: Rated, fixed: Ratings) -> Iterator[tuple[Name, float, float]]:
    model = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)
    seats = sorted(zip(table.ranks, table.names, strict=True))
    before = [fixed.get(name) or ratings.get(name, Rating()) for _, name in seats]
    teams = [[model.rating(rating.mu, rating.sigma)] for rating in before]
    after = model.rate(teams, ranks=[float(rank) for rank, _ in seats])
    for (_, name), (seat,) in zip(seats, after, strict=True):
        yield name, seat.mu, seat.sigma


def fold(tables: Iterable[Rated], fixed: Ratings) -> dict[Name, Rating]:
    """All ratings from all rated tables, in the order they ended."""
    ratings: dict[Name, Rating] = {}
    for table in tables:
        ratings.update(changes(ratings, table, fixed))
    return ratings


def leaderboard(ratings: Ratings) -> tuple[tuple[int, Name, Rating], ...]:
    """Place, name, rating: the settled first, then the provisional; equal numbers share a place."""
    ranked = sorted(ratings.items(), key=lambda row: (*_board_key(row[1]), row[0]))
    keys = [_board_key(rating) for _, rating in ranked]
    return tuple((1 + keys.index(_board_key(r)), name, r) for name, r in ranked)


def _board_key(rating: Rating) -> tuple[bool, int]:
    return rating.provisional, -rating.shown
