"""Tables of two: the cheapest arrangement there is, a minimum-weight perfect matching.

The library breaks ties at random, so there must be none: of equally cheap arrangements the one
nearest to the draft wins (the squared distances, in places, between the opponents each player gets
here and there), then the one with the least sum of a fixed checksum of the places that meet.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from zlib import crc32

from core.tournaments.pairing.costs import Costs

_NEAR, _COST = 40, 64
"""By how many bits each criterion outweighs the sum of those below; together they fit 128 bits."""


def matched(costs: Costs, draft: Sequence[Sequence[int]]) -> list[list[int]]:
    from rustworkx import PyGraph, max_weight_matching

    graph: PyGraph[int | None, int] = PyGraph(multigraph=False)
    graph.add_nodes_from(range(2 * len(draft)))
    graph.extend_from_weighted_edge_list(list(_edges(costs, draft)))
    found = max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    return [list(pair) for pair in found]


def _edges(costs: Costs, draft: Sequence[Sequence[int]]) -> Iterator[tuple[int, int, int]]:
    """Yield the pairs that can be in an arrangement as cheap as the draft, cheaper is heavier."""
    mate = {one: other for a, b in draft for one, other in ((a, b), (b, a))}
    most = sum(map(costs.cost, draft))
    bye = min(costs.pairs[costs.nobody][:-1])
    for a, b in combinations(range(2 * len(draft)), 2):
        cost = costs.cost((a, b))
        if cost <= most:
            near = (mate[a] - b) ** 2 + (mate[b] - a) ** 2
            cost -= bye if b == costs.nobody else 0
            yield a, b, -((cost << _COST) + (near << _NEAR) + crc32(b"%d-%d" % (a, b)))
