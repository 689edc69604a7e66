"""Ratings per game and server: OpenSkill's Plackett-Luce model as a pure fold.

Ratings are not stored: they are the fold of all rated results in the order they ended, so deleting
a game or a user means folding again. Within a table the seats are rated in order of rank and name,
so that not even rounding depends on the seating.

AI levels are anchors: they take part but never change. This keeps a server's ratings from drifting
as a whole, and lets newcomers earn a rating against AIs alone.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from types import MappingProxyType
from typing import TypeAlias

from openskill.models import PlackettLuce

from core.engine.rules import Level

Name: TypeAlias = str
"""A user's id, or `ai_name(level)`."""

MU, SIGMA = 25.0, 25.0 / 3
BETA = SIGMA / 2
PROVISIONAL_GAMES = 10
"""A rating from fewer games is marked provisional: it still moves a lot."""

_SHOWN_AT_START, _SHOWN_PER_POINT = 1000, 40
_SURE = 3
"""Standard deviations below the mean: the player is almost certainly better than the result."""


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
        """Return the displayed number; a newcomer's is 1000."""
        return round(_SHOWN_AT_START + _SHOWN_PER_POINT * (self.mu - _SURE * self.sigma))


@dataclass(frozen=True, slots=True)
class Rated:
    """A finished rated table: names and their ranks; equal ranks are ties."""

    names: tuple[Name, ...]
    ranks: tuple[int, ...]


Ratings: TypeAlias = Mapping[Name, Rating]


def ai_name(level: Level) -> Name:
    return f"ai:{level}"


def distance(share: float) -> float:
    """Return how far apart two settled players are if one wins this share of their games."""
    return math.sqrt(2) * BETA * math.log(share / (1 - share))


def anchors(shares: Sequence[float]) -> Ratings:
    """Return the ratings of the levels, from each one's share of wins against the level below.

    The shares are of two-player games. The medium level is rated where newcomers begin.
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
    """Return the new ratings of everybody this table affects; of nobody if only AIs played."""
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


def leaderboard(ratings: Ratings) -> tuple[tuple[int, Name, Rating], ...]:
    """Return rank, name and rating, provisional ones last; equal numbers share a rank."""
    ranked = sorted(ratings.items(), key=lambda row: (*_board_key(row[1]), row[0]))
    keys = [_board_key(rating) for _, rating in ranked]
    return tuple((1 + keys.index(_board_key(r)), name, r) for name, r in ranked)


def _board_key(rating: Rating) -> tuple[bool, int]:
    return rating.provisional, -rating.shown
