"""What pairing must not be worse than: every way to fill the tables, and a matching of pairs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import TypeAlias

from rustworkx import PyGraph, max_weight_matching

from core.model.plan import Plan, Player
from core.tournaments.pairing.meetings import GAME, Meetings, gains

Cost: TypeAlias = tuple[int, ...]
"""Second byes, second meetings (squared), starts too far from the fair share, points (squared)."""
Price: TypeAlias = Callable[[tuple[Player, ...]], Cost]

NOTHING = (0, 0, 0, 0)
FREE = "nobody"


def pricing(plan: Plan, past: Meetings, points: Mapping[Player, int]) -> Price:
    """Return what a table costs, told once more in the plainest way."""

    @cache
    def price(table: tuple[Player, ...]) -> Cost:
        if len(table) == 1:
            low = min(points.values())
            return past.gifts[table[0]] ** 2, 0, 0, (points[table[0]] - low) ** 2
        pairs = list(combinations(table, 2))
        met = sum(past.met[frozenset(pair)] ** 2 for pair in pairs)
        apart = sum((points[a] - points[b]) ** 2 for a, b in pairs)
        return 0, met, _strained(plan, past, table), apart

    return price


def _strained(plan: Plan, past: Meetings, table: Sequence[Player]) -> int:
    change = gains(plan.games_at(len(table)), len(table))
    owed = sorted(past.starts[player] for player in table)
    return sum(abs(start + gain) > GAME for start, gain in zip(owed, change, strict=True))


def total(costs: Iterable[Cost]) -> Cost:
    return tuple(map(sum, zip(NOTHING, *costs, strict=True)))


def least(price: Price, players: Sequence[Player], sizes: Sequence[int]) -> Cost:
    """Return what the best of all arrangements costs."""

    @cache
    def rest(players: tuple[Player, ...], sizes: tuple[int, ...]) -> Cost:
        if not players:
            return NOTHING
        return min(
            total((price(table), rest(others, left)))
            for table, others, left in _first_tables(players, sizes)
        )

    return rest(tuple(players), tuple(sizes))


def _first_tables(
    players: tuple[Player, ...], sizes: tuple[int, ...]
) -> Iterator[tuple[tuple[Player, ...], tuple[Player, ...], tuple[int, ...]]]:
    """Yield every table of the first player, the other players and the other tables' sizes."""
    for size in sorted(set(sizes)):
        left = list(sizes)
        left.remove(size)
        for mates in combinations(players[1:], size - 1):
            others = tuple(player for player in players[1:] if player not in mates)
            yield (players[0], *mates), others, tuple(left)


def strangers_can_meet(past: Meetings, players: Sequence[Player], sizes: Sequence[int]) -> bool:
    """Return whether there is an arrangement in which nobody meets somebody again."""
    if not players:
        return True

    def new(player: Player) -> list[Player]:
        return [p for p in players if p != player and not past.met[frozenset((p, player))]]

    first = min(players, key=lambda player: len(new(player)))
    return any(
        all(not past.met[frozenset(pair)] for pair in combinations(mates, 2))
        and strangers_can_meet(
            past, [p for p in players if p != first and p not in mates], _without(sizes, size)
        )
        for size in sorted(set(sizes))
        for mates in combinations(new(first), size - 1)
    )


def _without(sizes: Sequence[int], size: int) -> list[int]:
    left = list(sizes)
    left.remove(size)
    return left


def least_of_pairs(price: Price, players: Sequence[Player]) -> Cost:
    """Return what the best pairs cost, by a matching library; each wish outweighs the next."""
    everybody = [*players, FREE] if len(players) % 2 else [*players]
    graph: PyGraph[Player, Cost] = PyGraph(multigraph=False)
    graph.add_nodes_from(everybody)
    for (i, a), (j, b) in combinations(enumerate(everybody), 2):
        graph.add_edge(i, j, price((a,) if b == FREE else (a, b)))
    found = max_weight_matching(graph, max_cardinality=True, weight_fn=_weight)
    return total(graph.get_edge_data(i, j) for i, j in found)


def _weight(cost: Cost) -> int:
    gifts, met, strained, apart = cost
    return -(((gifts << 20 | met) << 20 | strained) << 30 | apart)
