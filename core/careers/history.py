"""What finished tables do to people's careers, counted one table after the other.

The tables of a server and game are counted in one order, as each of them ends; so a career that is
kept and one that is counted again from the start are the same. A person whose data was deleted has
no career, and nobody else's changes by it: what such a table did to the others can no longer be
computed, so it stands as it was stored.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta

from core.careers.ratings import (
    QUICK,
    Name,
    Pair,
    Rated,
    Rating,
    Ratings,
    ai_name,
    anchors,
    changes,
    quick_pairs,
    quick_weight,
)
from core.careers.statistics import Played, Stats
from core.engine.rules import Level
from core.games.registry import GAMES

QUICK_WITHIN = timedelta(days=30)
"""How long a quick end makes further ones between the same two count less."""


@dataclass(frozen=True, slots=True)
class Result:
    """One seat of a finished table, as it is stored."""

    table_id: int
    seat: int
    user_id: int | None
    level: str | None
    rank: int
    score: int
    points: int
    won: bool
    forfeited: bool
    clicks: int
    ended_at: datetime
    weight: float | None = None
    """What the table did to ratings, once it was counted."""
    mu: float | None = None
    sigma: float | None = None

    @property
    def name(self) -> Name:
        if self.user_id is not None:
            return str(self.user_id)
        if self.level is not None and not self.gone:
            return ai_name(Level(self.level))
        return f"gone:{self.table_id}:{self.seat}"

    @property
    def gone(self) -> bool:
        """Return whether its person's data was deleted.

        An AI has no rating: where one is stored, an older version left it, and the AI, in the place
        of somebody whose leaving had ended the game.
        """
        return self.user_id is None and (self.level is None or self.mu is not None)

    @property
    def quick(self) -> bool:
        """Return whether its person left after only a few moves."""
        return self.forfeited and self.clicks < QUICK


@dataclass(frozen=True, slots=True)
class Career:
    """What one person's games of one kind on one server add up to."""

    game: str
    stats: Stats = field(default_factory=Stats)
    rating: Rating | None = None
    curve: tuple[int, ...] = ()
    """The rating after each game that changed it, as shown; only where it was asked for."""


@dataclass(frozen=True, slots=True)
class RatingChange:
    """How one table changed a rating."""

    after: Rating
    points: int


@dataclass(frozen=True, slots=True)
class Counted:
    """What one table did to ratings."""

    weight: float | None = None
    """How much it counts: 1 in full, 0 not at all; None if it is unrated."""
    changes: Mapping[int, RatingChange] = field(default_factory=dict)
    """By user."""


class History:
    """The tables of a server and game up to now: as much of it as the next ones need."""

    def __init__(
        self,
        game: str,
        careers: Mapping[int, Career] | None = None,
        quick: Iterable[tuple[Pair, datetime]] = (),
    ) -> None:
        self._game = game
        self._fixed = anchors(GAMES[game].levels)
        self.careers = dict(careers or {})
        self._quick: dict[Pair, list[datetime]] = defaultdict(list)
        for pair, at in quick:
            self._quick[pair].append(at)

    def count(self, seats: Sequence[Result], *, rated: bool) -> Counted:
        """Count one more table and return what it did."""
        users = [seat.user_id for seat in seats if seat.user_id is not None]
        before = {user: self.careers.get(user, Career(self._game)) for user in users}
        ratings = {str(u): c.rating for u, c in before.items() if c.rating is not None}
        weight, after = self._rate(seats, ratings) if rated else (None, {})
        for seat in seats:
            if seat.user_id is not None:
                old = before[seat.user_id]
                new = after.get(seat.name, old.rating)
                self.careers[seat.user_id] = replace(old, stats=_added(old.stats, seat), rating=new)
        told = {user: after[str(user)] for user in users if str(user) in after}
        return Counted(
            weight, {user: _change(before[user].rating, new) for user, new in told.items()}
        )

    def _rate(
        self, seats: Sequence[Result], ratings: Ratings
    ) -> tuple[float, Mapping[Name, Rating]]:
        """Return how much a table counts, and the ratings it changes."""
        table = _table(seats)
        weight = self._weight(table, seats[0].ended_at)
        stored = seats[0].weight
        if stored is not None and any(seat.gone for seat in seats):
            return stored, _stored(seats, ratings)
        if not any(seat.clicks for seat in seats):
            return weight, {}
        return weight, changes(ratings, table, self._fixed, weight)

    def _weight(self, table: Rated, at: datetime) -> float:
        """Return how much a table counts, and note who left whom if it ended quickly."""
        earlier = [0]
        for pair in quick_pairs(table, self._fixed):
            earlier.append(sum(at - moment < QUICK_WITHIN for moment in self._quick[pair]))
            self._quick[pair].append(at)
        return quick_weight(max(earlier))


def _table(seats: Sequence[Result]) -> Rated:
    return Rated(
        names=tuple(seat.name for seat in seats),
        ranks=tuple(seat.rank for seat in seats),
        left=frozenset(seat.name for seat in seats if seat.forfeited),
        quick=frozenset(seat.name for seat in seats if seat.quick),
        decided=any(seat.won for seat in seats),
    )


def _stored(seats: Iterable[Result], ratings: Ratings) -> dict[Name, Rating]:
    return {
        seat.name: Rating(seat.mu, seat.sigma, ratings.get(seat.name, Rating()).games + 1)
        for seat in seats
        if seat.user_id is not None and seat.mu is not None and seat.sigma is not None
    }


def _added(stats: Stats, seat: Result) -> Stats:
    return stats.add(Played(seat.won, seat.score, seat.points, seat.forfeited))


def _change(before: Rating | None, after: Rating) -> RatingChange:
    return RatingChange(after, after.shown - (before or Rating()).shown)
