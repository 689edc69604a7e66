"""Ratings per game and server: OpenSkill's Plackett-Luce model as a pure fold.

Ratings are the fold of all rated results in the order they were counted (history.py). Within a
table the seats are rated in order of rank and name, so that not even rounding depends on the
seating.

AI levels are anchors: they take part but never change. This keeps a server's ratings from drifting
as a whole, and lets newcomers earn a rating against AIs alone.

Whoever abandons a game never gains by it, not even by becoming better known: the estimate may fall,
its deviation stays. If a game between the same two ends quickly because one of them left, again and
again, it counts less each time and then nothing; the others at the table are rated as if the one
who left had not been there.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import accumulate
from types import MappingProxyType
from typing import TYPE_CHECKING, TypeAlias

from core.engine.rules import Level

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

Name: TypeAlias = str
"""A user's id, or `ai_name(level)`."""

MU, SIGMA = 25.0, 25.0 / 3
BETA = SIGMA / 2
PROVISIONAL_GAMES = 10
"""A rating from fewer games is marked provisional: it still moves a lot."""

QUICK = 10
"""Whoever leaves with fewer moves than this has left quickly; a game takes 25 to 45."""
QUICK_WEIGHTS = (1.0, 0.5, 0.25)
"""What quick ends between the same two count: the first, the second, the third; then nothing."""

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
    left: frozenset[Name] = frozenset()
    """Those who abandoned the game."""
    quick: frozenset[Name] = frozenset()
    """Those of them who left after only a few moves."""
    decided: bool = True
    """Somebody won. If nobody did, only those who left are rated."""


Pair: TypeAlias = frozenset[Name]
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


def quick_pairs(table: Rated, fixed: Ratings) -> tuple[Pair, ...]:
    """Return who left whom quickly; AIs are nobody's accomplices."""
    others = [name for name in table.names if name not in fixed and name not in table.quick]
    return tuple(frozenset((name, other)) for name in sorted(table.quick) for other in others)


def quick_weight(earlier: int) -> float:
    """Return how much a quick end counts after this many earlier ones."""
    return QUICK_WEIGHTS[earlier] if earlier < len(QUICK_WEIGHTS) else 0.0


def changes(
    ratings: Ratings, table: Rated, fixed: Ratings, weight: float = 1.0
) -> dict[Name, Rating]:
    """Return the new ratings of everybody this table affects; of nobody if only AIs played.

    With a weight below 1, those who left quickly count only in part.
    """
    full = _changes(ratings, table, fixed) if weight else {}
    if weight == 1:
        return full
    rest = _changes(ratings, _without(table, table.quick), fixed)
    blended = {
        name: _between(rest.get(name) or ratings.get(name, Rating()), new, weight)
        for name, new in full.items()
    }
    return {**rest, **blended}


def _without(table: Rated, names: frozenset[Name]) -> Rated:
    seats = zip(table.names, table.ranks, strict=True)
    stayed = [(name, rank) for name, rank in seats if name not in names]
    kept, ranks = (tuple(column) for column in zip(*stayed, strict=True)) if stayed else ((), ())
    return replace(table, names=kept, ranks=ranks)


def _between(start: Rating, end: Rating, weight: float) -> Rating:
    return Rating(
        start.mu + weight * (end.mu - start.mu),
        start.sigma + weight * (end.sigma - start.sigma),
        end.games,
    )


def _changes(ratings: Ratings, table: Rated, fixed: Ratings) -> dict[Name, Rating]:
    people = {name for name in table.names if name not in fixed}
    if len(table.names) < 2 or not people or table.left.issuperset(table.names):
        return {}
    affected = people if table.decided else people & table.left
    return {
        name: _counted(ratings.get(name, Rating()), mu, sigma, left=name in table.left)
        for name, mu, sigma in _rated(ratings, table, fixed)
        if name in affected
    }


def _counted(before: Rating, mu: float, sigma: float, *, left: bool) -> Rating:
    if left:
        mu, sigma = min(mu, before.mu), before.sigma
    return Rating(mu, sigma, before.games + 1)


def _rated(ratings: Ratings, table: Rated, fixed: Ratings) -> Iterator[tuple[Name, float, float]]:
    model = load_model()
    seats = sorted(zip(table.ranks, table.names, strict=True))
    before = [fixed.get(name) or ratings.get(name, Rating()) for _, name in seats]
    teams = [[model.rating(rating.mu, rating.sigma)] for rating in before]
    after = model.rate(teams, ranks=[float(rank) for rank, _ in seats])
    for (_, name), (seat,) in zip(seats, after, strict=True):
        yield name, seat.mu, seat.sigma


@cache
def load_model() -> PlackettLuce:
    """Return the model; it is imported here, because the bot starts faster without it."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)


def is_model_loaded() -> bool:
    """Return whether the model is there: loading it would block others."""
    return load_model.cache_info().currsize > 0
