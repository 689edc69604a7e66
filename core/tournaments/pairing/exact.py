"""Small fields: find the best arrangement by branch and bound.

In small fields rematches soon become hard to avoid, and a search may miss the only solution.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from core.tournaments.pairing.costs import Costs

MOST = 12
"""With more players there are too many arrangements to try."""


def best(costs: Costs, tables: Sequence[Sequence[int]]) -> list[list[int]]:
    """Return the cheapest arrangement with these table sizes; `tables` if none is cheaper."""
    search = _ExactSearch(costs, tables)
    players = sorted(i for table in tables for i in table)
    search.run(players, sorted(map(len, tables), reverse=True), 0, [])
    return search.kept


class _ExactSearch:
    def __init__(self, costs: Costs, tables: Sequence[Sequence[int]]) -> None:
        self.costs = costs
        self.known: dict[tuple[int, ...], int] = {}
        self.kept = [list(table) for table in tables]
        self.least = sum(map(costs.cost, tables))

    def run(
        self, players: list[int], sizes: list[int], spent: int, done: list[tuple[int, ...]]
    ) -> None:
        """Continue from the tables `done`, which cost `spent`."""
        if not players and spent < self.least:
            self.least, self.kept = spent, [list(table) for table in done]
        for cost, size, table in sorted(self._tables(players, sizes)):
            if spent + cost >= self.least:
                return
            left = list(sizes)
            left.remove(size)
            rest = [i for i in players if i not in table]
            self.run(rest, left, spent + cost, [*done, table])

    def _tables(
        self, players: list[int], sizes: list[int]
    ) -> Iterator[tuple[int, int, tuple[int, ...]]]:
        """Yield every table the first of these players can sit at."""
        for size in set(sizes):
            for mates in combinations(players[1:], size - 1):
                table = (players[0], *mates)
                if table not in self.known:
                    self.known[table] = self.costs.cost(table)
                yield self.known[table], size, table
