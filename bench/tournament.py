"""Measure how long the organizer waits: pairing and standings of the largest tournament.

CPU milliseconds for pairing each round of 256 players, for their standings after ten rounds, and,
as the lower bound, for a plain sort of the same rows. Then how good pairing is: second meetings and
squared differences in points, against the best there is (pairs: a matching; tables of three and
four: all arrangements of twelve players, which the search of larger fields is given here).
Run: `python -m bench tournament`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from time import process_time
from typing import TypeVar

from core.engine.rules import Standing
from core.model.plan import Entrant, Format, Pairing, Plan, TableResult
from core.model.standings import EntrantStanding, standings
from core.tournaments.pairing import exact
from core.tournaments.pairing.costs import BROKEN, GIFT, REMATCH, Costs
from core.tournaments.pairing.deal import deal
from core.tournaments.pairing.matching import matched
from core.tournaments.pairing.meetings import history
from core.tournaments.pairing.pairing import pair, table_sizes
from core.tournaments.pairing.search import searched

PLAYERS = 256
ROUNDS = 10
REPEATS = 5

T = TypeVar("T")


def main(argv: list[str] | None = None) -> None:
    players = int(argv[0]) if argv else PLAYERS
    print(f"{players} players, {ROUNDS} rounds, CPU ms")
    print(f"{'tables of':>10}{'pair, mean':>12}{'pair, most':>12}{'standings':>11}{'sort':>8}")
    for size in (2, 3, 4):
        pairings, ranking, floor = measure(players, size)
        mean = sum(pairings) / len(pairings)
        print(f"{size:10}{mean:12.1f}{max(pairings):12.1f}{ranking:11.1f}{floor:8.2f}")
    print(
        f"{'tables of':>10}{'rounds':>12}{'rematches':>12}{'needed':>11}{'points':>8}{'least':>8}"
    )
    for size in (2, 3, 4):
        found, least = qualities(size)
        rematches, points = zip(*map(parts, found), strict=True)
        needed, closest = zip(*map(parts, least), strict=True)
        print(f"{size:10}{len(found):12}{sum(rematches):12}{sum(needed):11}", end="")
        print(f"{sum(points):8}{sum(closest):8}")


def qualities(size: int) -> tuple[list[int], list[int]]:
    """Return the costs of many rounds as they are paired, and the least possible."""
    fields = (13, 20, 27, 40, 60) if size == 2 else (9, 10, 11, 12)
    found, least = [], []
    for players in fields:
        for seed in range(5):
            for costs, tables in rounds(players, size, seed):
                best, tried = (matched, None) if size == 2 else (exact.best, searched)
                shown = tried(costs, tables[0]) if tried else tables[1]
                found.append(sum(map(costs.cost, shown)))
                least.append(sum(map(costs.cost, best(costs, tables[0]))))
    return found, least


def rounds(
    players: int, size: int, seed: int
) -> Iterator[tuple[Costs, tuple[list[list[int]], list[list[int]]]]]:
    """Yield what is wished for in each round, with its draft and its tables."""
    random = Random(seed)
    plan = Plan(Format.SWISS, rounds=ROUNDS, table_size=size)
    entrants = tuple(Entrant(f"p{number}") for number in range(players))
    results: list[TableResult] = []
    for number in range(1, ROUNDS + 1):
        paired = pair(plan, entrants, results, number)
        rows, past = standings(plan, entrants, results), history(plan, results)
        ranked, points = [row.player for row in rows], [row.points for row in rows]
        costs = Costs(plan, ranked, points, past)
        draft = deal(points, table_sizes(players, size), [past.gifts[p] for p in ranked])
        shown = [sorted(map(ranked.index, pairing.seats)) for pairing in paired]
        yield costs, (whole(draft, players), whole(shown, players))
        results += [played(pairing, random) for pairing in paired]


def whole(tables: Sequence[Sequence[int]], nobody: int) -> list[list[int]]:
    """Return the tables with the bye as a pair, like any other."""
    return [[*table] if len(table) > 1 else [*table, nobody] for table in tables]


def parts(cost: int) -> tuple[int, int]:
    """Return the second meetings (squared) and the points (squared) in a cost."""
    return cost % GIFT // REMATCH, cost % BROKEN


def measure(players: int, size: int) -> tuple[list[float], float, float]:
    random = Random(size)
    plan = Plan(Format.SWISS, rounds=ROUNDS, table_size=size)
    entrants = tuple(Entrant(f"p{number}") for number in range(players))
    results: list[TableResult] = []
    pairings = []
    for number in range(1, ROUNDS + 1):
        paired, spent = timed(partial(pair, plan, entrants, tuple(results), number))
        pairings.append(spent)
        results += [played(pairing, random) for pairing in paired]
    rows, ranking = best(lambda: standings(plan, entrants, results))
    _, floor = best(lambda: sorted(rows, key=plain))
    return pairings, ranking, floor


def timed(work: Callable[[], T]) -> tuple[T, float]:
    start = process_time()
    done = work()
    return done, 1000 * (process_time() - start)


def best(work: Callable[[], T]) -> tuple[T, float]:
    return min((timed(work) for _ in range(REPEATS)), key=lambda run: run[1])


def plain(row: EntrantStanding) -> tuple[int, ...]:
    return -row.points, row.absences, -row.opponents, -row.encounter, -row.wins, -row.margin


def played(pairing: Pairing, random: Random) -> TableResult:
    if pairing.is_bye:
        return pairing.result()
    scores = [random.randrange(100) for _ in pairing.seats]
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    return pairing.result(
        [
            Standing(seat, rank, score, score, won=rank == 1)
            for seat, (rank, score) in enumerate(zip(ranks, scores, strict=True))
        ]
    )
