"""The first draft of a round: group players of similar standing, ignoring past meetings.

The bye goes to the lowest-ranked of the players with the fewest gifts (`history`). Each group of
equal points is folded over its tables, so that the upper half meets the lower half; players left
over join the best of the next group. Players are represented by their index in the standings.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby


def deal(points: Sequence[int], sizes: Sequence[int], gifts: Sequence[int]) -> list[list[int]]:
    """Return the tables in the order of standings, the bye last."""
    field, full = list(range(len(points))), [size for size in sizes if size > 1]
    byes = []
    if len(full) < len(sizes):
        bye = min(field, key=lambda i: (gifts[i], -i))
        field.remove(bye)
        byes = [[bye]]
    return _folded([list(g) for _, g in groupby(field, key=points.__getitem__)], full) + byes


def _folded(groups: Sequence[list[int]], sizes: Sequence[int]) -> list[list[int]]:
    tables: list[list[int]] = []
    waiting: list[int] = []
    for group in groups:
        pool = waiting + group
        if waiting and len(pool) >= (size := sizes[len(tables)]):
            tables.append(pool[:size])
            pool = pool[size:]
        filled = _filled(len(pool), sizes[len(tables) :])
        tables += _fold(pool, filled)
        waiting = pool[sum(filled) :]
    return tables


def _filled(players: int, sizes: Sequence[int]) -> list[int]:
    """Return the sizes of the next tables that this many players fill."""
    filled: list[int] = []
    for size in sizes:
        if sum(filled) + size > players:
            break
        filled.append(size)
    return filled


def _fold(pool: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    tables: list[list[int]] = [[] for _ in sizes]
    players = iter(pool)
    for seat in range(max(sizes, default=0)):
        for table, size in zip(tables, sizes, strict=True):
            if seat < size:
                table.append(next(players))
    return tables
