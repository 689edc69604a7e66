"""Fill the tables of a round: group players of similar standing, and avoid rematches.

Draft the tables by standing, then improve them: a matching is best for tables of two, and all
arrangements are compared in small fields. For many tables of three or four no method known is both
quick and exact, so a search improves the draft as far as it gets.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.model.plan import Plan, Player
from core.tournaments.pairing import exact
from core.tournaments.pairing.costs import Costs
from core.tournaments.pairing.deal import deal
from core.tournaments.pairing.matching import matched
from core.tournaments.pairing.meetings import Meetings
from core.tournaments.pairing.search import searched


def arrange(
    plan: Plan,
    ranked: Sequence[Player],
    points: Sequence[int],
    sizes: Sequence[int],
    past: Meetings,
) -> list[list[Player]]:
    """Return the tables, best first and the bye last, each in the order of `ranked`."""
    costs = Costs(plan, ranked, points, past)
    draft = deal(points, sizes, [past.gifts[player] for player in ranked])
    tables = [table if len(table) > 1 else [*table, costs.nobody] for table in draft]
    found = sorted(map(sorted, _best(costs, tables)), key=lambda t: (costs.nobody in t, t))
    return [[ranked[i] for i in table if i < costs.nobody] for table in found]


def _best(costs: Costs, draft: list[list[int]]) -> list[list[int]]:
    if all(len(table) == 2 for table in draft):
        return matched(costs, draft)
    return (exact.best if costs.nobody <= exact.MOST else searched)(costs, draft)
