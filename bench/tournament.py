"""Measure how long the organizer waits: pairing and standings of the largest tournament.

CPU milliseconds for pairing each round of 256 players, for their standings after ten rounds, and,
as the lower bound, for a plain sort of the same rows. Run: `python -m bench tournament`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time
from typing import TypeVar

from core.engine.rules import Standing
from core.tournaments.pairing.pairing import pair
from core.tournaments.plan import Entrant, Format, Pairing, Plan, TableResult
from core.tournaments.standings import EntrantStanding, standings

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
