"""Every way to fill the tables, for small fields: what the search must not be worse than."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TypeAlias

from core.tournaments.pairing.history import GAME, History, gains
from core.tournaments.plan import Plan, Player

Broken: TypeAlias = tuple[int, int, int]
"""Second byes, second meetings (squared), starts too far from the fair share."""


def arrangements(
    players: Sequence[Player], sizes: Sequence[int]
) -> Iterator[tuple[tuple[Player, ...], ...]]:
    if not players:
        yield ()
        return
    for size in sorted(set(sizes)):
        left = list(sizes)
        left.remove(size)
        for mates in combinations(players[1:], size - 1):
            others = [player for player in players[1:] if player not in mates]
            for rest in arrangements(others, left):
                yield ((players[0], *mates), *rest)


def broken(plan: Plan, past: History, tables: Sequence[Sequence[Player]]) -> Broken:
    gifts = sum(past.gifts[table[0]] ** 2 for table in tables if len(table) == 1)
    met = sum(past.met[frozenset(pair)] ** 2 for t in tables for pair in combinations(t, 2))
    return gifts, met, sum(_strained(plan, past, table) for table in tables if len(table) > 1)


def _strained(plan: Plan, past: History, table: Sequence[Player]) -> int:
    change = gains(plan.games_at(len(table)), len(table))
    owed = sorted(past.starts[player] for player in table)
    return sum(abs(start + gain) > GAME for start, gain in zip(owed, change, strict=True))


def least_broken(
    plan: Plan, past: History, players: Sequence[Player], sizes: Sequence[int]
) -> Broken:
    return min(broken(plan, past, tables) for tables in arrangements(players, sizes))
