"""Large fields: repair the draft of a round, table by table, until no wish is broken (tabu search).

Each step makes the cheapest exchange of two players for one broken table. Players who have just
moved rest for a few steps, which keeps the search from cycling. The best arrangement seen wins.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import nsmallest
from typing import TypeAlias

from core.tournaments.pairing.wishes import BROKEN, Wishes

_PATIENCE, _PATIENCE_SHARED = 40, 6000
"""Give up after _PATIENCE + _PATIENCE_SHARED // players steps without improvement."""
_REST = 4
"""For how many steps players who have just moved stay put."""
_LIKELY = 24
"""For how many exchanges starts are evaluated too."""

_Exchange: TypeAlias = tuple[int, int, int, int, int]
"""Cost change, distance in standing, player here, player there, index of the other table."""


def repaired(wishes: Wishes, tables: Sequence[Sequence[int]]) -> list[list[int]]:
    return _Repair(wishes, [list(table) for table in tables]).run()


class _Repair:
    def __init__(self, wishes: Wishes, tables: list[list[int]]) -> None:
        self.wishes = wishes
        self.tables = tables
        self.resting = [0] * (wishes.nobody + 1)
        """The step until which each player rests."""

    def run(self) -> list[list[int]]:
        best, kept = self._total(), self._copy()
        step = since = 0
        while best >= BROKEN and since < _PATIENCE + _PATIENCE_SHARED // self.wishes.nobody:
            step, since = step + 1, since + 1
            self._exchange(step)
            if self._total() < best:
                best, kept, since = self._total(), self._copy(), 0
        return kept

    def _copy(self) -> list[list[int]]:
        return [list(table) for table in self.tables]

    def _total(self) -> int:
        return sum(map(self.wishes.cost, self.tables))

    def _exchange(self, step: int) -> None:
        """Make one exchange for one broken table, among players who are not resting."""
        broken = [table for table in self.tables if self.wishes.cost(table) >= BROKEN]
        here = broken[step % len(broken)]
        likely = nsmallest(_LIKELY, self._exchanges(here, self._awake(step)))
        if not likely:
            return
        *_, i, j, n = min(likely, key=lambda found: (self._change(here, *found), found))
        there = self.tables[n]
        here[here.index(i)], there[there.index(j)] = j, i
        self.resting[i] = self.resting[j] = step + _REST

    def _awake(self, step: int) -> list[list[int]]:
        nobody, resting = self.wishes.nobody, self.resting
        return [[i for i in t if i != nobody and resting[i] < step] for t in self.tables]

    def _exchanges(self, here: list[int], awake: list[list[int]]) -> Iterator[_Exchange]:
        """Yield every exchange with another table, with its cost change ignoring starts."""
        pairs = self.wishes.pairs
        for i in awake[self.tables.index(here)]:
            mine, left = pairs[i], [a for a in here if a != i]
            was = sum(mine[a] for a in left)
            for n, there in enumerate(self.tables):
                if there is here:
                    continue
                joining = sum(mine[b] for b in there) - was
                for j in awake[n]:
                    yours = pairs[j]
                    change = joining - mine[j] - sum([yours[b] for b in there])
                    yield change + sum([yours[a] for a in left]), abs(i - j), i, j, n

    def _change(self, here: list[int], change: int, _: int, i: int, j: int, n: int) -> int:
        """Return the cost change of an exchange, including starts."""
        strain, there = self.wishes.strain, self.tables[n]
        with_j = [j if a == i else a for a in here]
        with_i = [i if b == j else b for b in there]
        return change + strain(with_j) + strain(with_i) - strain(here) - strain(there)
