"""Fill the tables of a round: group players of similar standing, and avoid rematches.

Draft the tables by standing, then try every arrangement (small fields) or repair the draft (large
fields). Matching libraries only pair two players; tables of three and four are a different problem,
and one search for all sizes is less code to trust.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.tournaments.pairing import exact
from core.tournaments.pairing.deal import deal
from core.tournaments.pairing.history import History
from core.tournaments.pairing.repair import repaired
from core.tournaments.pairing.wishes import Wishes
from core.tournaments.plan import Plan, Player


def arrange(
    plan: Plan,
    ranked: Sequence[Player],
    points: Sequence[int],
    sizes: Sequence[int],
    past: History,
) -> list[list[Player]]:
    """Return the tables, best first and the bye last, each in the order of `ranked`."""
    wishes = Wishes(plan, ranked, points, past)
    draft = deal(points, sizes, [past.gifts[player] for player in ranked])
    tables = [table if len(table) > 1 else [*table, wishes.nobody] for table in draft]
    improve = exact.best if len(ranked) <= exact.MOST else repaired
    found = sorted(map(sorted, improve(wishes, tables)), key=lambda t: (wishes.nobody in t, t))
    return [[ranked[i] for i in table if i < wishes.nobody] for table in found]
