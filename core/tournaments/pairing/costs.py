"""The cost of a table; lower is better.

Wishes, each outweighing all below it together:

1. nobody gets a second bye (or other full score without an opponent);
2. nobody meets twice, and two second meetings are better than one third;
3. nobody is more than one start away from the fair share;
4. differences in points at each table are small.

Players are represented by their index in the standings.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from core.model.plan import TABLE_MATCH_SIZES, Plan, Player
from core.tournaments.pairing.meetings import GAME, Meetings, gains

_START = 1 << 30
REMATCH = 1 << 40
GIFT = 1 << 54

BROKEN = _START
"""At or above this cost, one of the first three wishes is not met."""


class Costs:
    """The costs of one round's possible tables."""

    def __init__(
        self, plan: Plan, ranked: Sequence[Player], points: Sequence[int], past: Meetings
    ) -> None:
        self.nobody = len(ranked)
        """A placeholder opponent, which makes a bye a pair like any other."""
        self.points = points
        self.pairs = _pairs(ranked, points, past)
        """The cost of pairing each two players."""
        self._starts = [past.starts[player] for player in ranked]
        self._gains = {size: gains(plan.games_at(size), size) for size in TABLE_MATCH_SIZES}

    def cost(self, table: Sequence[int]) -> int:
        cost = self._strain(table)
        for a, b in combinations(table, 2):  # a sum of a generator takes half as long again
            cost += self.pairs[a][b]
        return cost

    def _strain(self, table: Sequence[int]) -> int:
        """Return the cost of the players who would be more than one start off the fair share."""
        if self.nobody in table:
            return 0
        owed = sorted(self._starts[i] for i in table)
        after = map(sum, zip(owed, self._gains[len(table)], strict=True))
        return _START * sum(abs(ahead) > GAME for ahead in after)


def _pairs(ranked: Sequence[Player], points: Sequence[int], past: Meetings) -> list[list[int]]:
    """Return the cost matrix; the last row and column are `nobody`, with the lowest points."""
    place = {player: i for i, player in enumerate(ranked)}
    fewest = min(points)  # not always of the last: who never came stands behind everybody
    costs = [[(mine - theirs) ** 2 for theirs in (*points, fewest)] for mine in points]
    for pair, times in past.met.items():
        if all(player in place for player in pair):
            a, b = (place[player] for player in pair)
            costs[a][b] += REMATCH * times**2
            costs[b][a] = costs[a][b]
    for i, player in enumerate(ranked):
        costs[i][-1] += GIFT * past.gifts[player] ** 2
    return [*costs, [line[-1] for line in costs] + [0]]
