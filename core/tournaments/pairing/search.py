"""Large fields at tables of three or four: improve the draft two tables at a time.

The players of two tables are seated in the cheapest way there is, until no two tables can be
improved. Then a few players are moved at random, the tables around them improved again, and what
costs more is undone (iterated local search). The lots never change, and what ends the search is
counted and not timed: the same round is paired the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cache
from itertools import combinations
from operator import itemgetter
from typing import TypeAlias

from core.engine.rng import Rng
from core.tournaments.pairing.costs import BROKEN, Costs

_PATIENCE = 200
"""The search ends after moving players at random this often without finding anything better."""
_PRICED = 50_000
"""It also ends when it knows the costs of this many tables: half a second for 256 players."""
_MOVES = 2
"""How many exchanges at random there are at a time."""
_NEAR = 4
"""How many tables further up or down they reach."""

_Table: TypeAlias = tuple[int, ...]
_Pick: TypeAlias = Callable[[_Table], _Table]


def searched(costs: Costs, draft: Sequence[Sequence[int]]) -> list[list[int]]:
    """Return the cheapest arrangement found with the table sizes of the draft."""
    search = _LocalSearch(costs, draft)
    search.run()
    return [list(table) for table in search.tables]


class _LocalSearch:
    def __init__(self, costs: Costs, draft: Sequence[Sequence[int]]) -> None:
        self.costs = costs
        self.tables: list[_Table] = [tuple(sorted(table)) for table in draft]
        self.known: dict[_Table, int] = {}
        self.best: dict[_Table, tuple[int, _Table, _Table]] = {}
        """The cheapest two tables for the players of two tables, and their cost."""
        self.lots = Rng(b"pairing", 0)

    def run(self) -> None:
        self._improve(range(len(self.tables)))
        total, tries = self._total(), 0
        while total and tries < _PATIENCE and len(self.known) < _PRICED:
            self._try(total)
            before, total = total, self._total()
            tries = tries + 1 if total == before else 0

    def _try(self, most: int) -> None:
        """Move a few players at random and improve their tables; undo it all if it costs more."""
        self.tables.sort()
        kept = list(self.tables)
        self._improve(self._shaken())
        if self._total() > most:
            self.tables = kept

    def _shaken(self) -> set[int]:
        """Exchange a few players of tables near one that could be better; return these tables."""
        costs = [self._cost(table) for table in self.tables]
        limit = BROKEN if max(costs) >= BROKEN else 1
        here = self.lots.choice([n for n, cost in enumerate(costs) if cost >= limit])
        shaken = {here}
        for _ in range(_MOVES):
            near = range(max(here - _NEAR, 0), min(here + _NEAR + 1, len(self.tables)))
            there = self.lots.choice([n for n in near if n != here])
            self._exchange(here, there)
            shaken.add(there)
            here = there
        return shaken

    def _exchange(self, here: int, there: int) -> None:
        one, other = self.tables[here], self.tables[there]
        i, j = self.lots.choice(one), self.lots.choice(other)
        self.tables[here] = tuple(sorted({*one, j} - {i}))
        self.tables[there] = tuple(sorted({*other, i} - {j}))

    def _improve(self, changed: Collection[int]) -> None:
        """Seat these tables anew, with each other table, and those this changes, and so on."""
        while changed:
            better: set[int] = set()
            for here in sorted(changed):
                for there in range(len(self.tables)):
                    if here != there and self._improved(here, there):
                        better |= {here, there}
            changed = better

    def _improved(self, here: int, there: int) -> bool:
        one, other = self.tables[here], self.tables[there]
        cost = self._cost(one) + self._cost(other)
        if cost < BROKEN and self._apart(one, other):
            return False
        players = tuple(sorted(one + other))
        if players not in self.best:
            self.best[players] = self._split(players, (cost, one, other))
        least, *tables = self.best[players]
        if least == cost:
            return False
        for n in (here, there):
            self.tables[n] = tables.pop(len(tables[0]) != len(self.tables[n]))
        return True

    def _apart(self, one: _Table, other: _Table) -> bool:
        """Return whether nobody at one table has fewer points than anybody at the other.

        If the tables are of one size, no exchange brings points closer together then.
        """
        points = self.costs.points
        return len(one) == len(other) and (
            points[one[-1]] >= points[other[0]] or points[other[-1]] >= points[one[0]]
        )

    def _split(
        self, players: _Table, best: tuple[int, _Table, _Table]
    ) -> tuple[int, _Table, _Table]:
        """Return the cheapest two tables for these players; the best known if none is cheaper."""
        for first, second in _splits(len(players), len(best[1])):
            one = first(players)
            cost = self._cost(one)
            if cost < best[0]:
                other = second(players)
                cost += self._cost(other)
                if cost < best[0]:
                    best = cost, one, other
        return best

    def _cost(self, table: _Table) -> int:
        cost = self.known.get(table)
        if cost is None:
            cost = self.known[table] = self.costs.cost(table)
        return cost

    def _total(self) -> int:
        return sum(map(self._cost, self.tables))


@cache
def _splits(players: int, size: int) -> list[tuple[_Pick, _Pick]]:
    """Return all ways to take a table of this size out of two tables' players."""
    everybody = range(players)
    halves = 2 * size == players
    return [
        (itemgetter(*table), itemgetter(*(i for i in everybody if i not in table)))
        for table in combinations(everybody, size)
        if not halves or 0 in table
    ]
