"""What a table should not be, as one number that is smaller the better.

Wishes, each stronger than all below it together:

1. no second bye (or other full score without an opponent) for anybody;
2. no second meeting, and rather two second meetings than a third;
3. nobody more than one start away from the fair share;
4. small differences in points at each table.

Players are numbers here: their place in the order of standings.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from core.tournaments.pairing.history import GAME, History, gains
from core.tournaments.plan import TABLE_MATCH_SIZES, Plan, Player

_START = 1 << 30
_REMATCH = 1 << 40
_GIFT = 1 << 54

BROKEN = _START
"""From here on a cost means that one of the first three wishes is not met."""


class Wishes:
    """Made once for a round; asked about many tables."""

    def __init__(
        self, plan: Plan, ranked: Sequence[Player], points: Sequence[int], past: History
    ) -> None:
        self.nobody = len(ranked)
        """Sits at the bye's table, so that a bye is a pair like any other."""
        self.pairs = _pairs(ranked, points, past)
        """What it costs to put two together."""
        self._starts = [past.starts[player] for player in ranked]
        self._gains = {size: gains(plan.games_at(size), size) for size in TABLE_MATCH_SIZES}

    def cost(self, table: Sequence[int]) -> int:
        return self.strain(table) + sum(self.pairs[a][b] for a, b in combinations(table, 2))

    def strain(self, table: Sequence[int]) -> int:
        """For everybody who would be more than one start away from the fair share."""
        if self.nobody in table:
            return 0
        owed = sorted(self._starts[i] for i in table)
        after = map(sum, zip(owed, self._gains[len(table)], strict=True))
        return _START * sum(abs(ahead) > GAME for ahead in after)


def _pairs(ranked: Sequence[Player], points: Sequence[int], past: History) -> list[list[int]]:
    """The last line and column are for nobody, who has as many points as the lowest."""
    place = {player: i for i, player in enumerate(ranked)}
    costs = [[(mine - theirs) ** 2 for theirs in (*points, points[-1])] for mine in points]
    for pair, times in past.met.items():
        if all(player in place for player in pair):
            a, b = (place[player] for player in pair)
            costs[a][b] += _REMATCH * times**2
            costs[b][a] = costs[a][b]
    for i, player in enumerate(ranked):
        costs[i][-1] += _GIFT * past.gifts[player] ** 2
    return [*costs, [line[-1] for line in costs] + [0]]
