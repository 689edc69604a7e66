"""Tournaments played by nobody: strengths, luck and accidents from a seed, results from those."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from random import Random

from core.engine.rules import Standing
from core.engine.standings import places
from core.model.plan import Entrant, Pairing, Plan, Player, TableResult
from core.tournaments.pairing.meetings import GAME
from core.tournaments.pairing.pairing import pair


def field(players: int) -> tuple[Entrant, ...]:
    return tuple(Entrant(f"p{number}") for number in range(players))


def outcome(scores: Sequence[int]) -> tuple[Standing, ...]:
    """The end of a game in which the seats scored so much."""
    return tuple(
        Standing(seat, rank, score=points, points=points, won=rank == 1)
        for seat, (rank, points) in enumerate(zip(places(scores), scores, strict=True))
    )


def result(number: int, table: int, *scores: tuple[Player, int]) -> TableResult:
    """A table at which these players, in seat order, scored so much."""
    seats = tuple(player for player, _ in scores)
    return Pairing(number, table, seats).result(outcome([points for _, points in scores]))


def bye(number: int, table: int, player: Player) -> TableResult:
    return Pairing(number, table, (player,)).result()


@dataclass(frozen=True, slots=True)
class Chances:
    """How likely accidents are, for each player in each round."""

    drop: float = 0.0
    no_show: float = 0.0
    leave: float = 0.0
    join: float = 0.0


CALM = Chances()
STORMY = Chances(drop=0.03, no_show=0.05, leave=0.03, join=0.2)


@dataclass(frozen=True, slots=True)
class Moment:
    """A tournament after a round was paired and played."""

    plan: Plan
    number: int
    entrants: tuple[Entrant, ...]
    before: tuple[TableResult, ...]
    pairings: tuple[Pairing, ...]
    results: tuple[TableResult, ...]


def moments(plan: Plan, players: int, seed: int, chances: Chances = CALM) -> Iterator[Moment]:
    """Seeds of its own, not the run's: in large fields the wishes are mostly kept, not always."""
    random = Random(f"{plan}/{players}/{seed}")
    entrants = field(players)
    results: tuple[TableResult, ...] = ()
    for number in range(1, plan.total_rounds + 1):
        pairings = pair(plan, entrants, results, number)
        played = tuple(play(pairing, random, chances) for pairing in pairings)
        yield Moment(plan, number, entrants, results, pairings, (*results, *played))
        results = (*results, *played)
        entrants = tuple(_after(entrant, number, random, chances) for entrant in entrants)
        if random.random() < chances.join:
            entrants = (*entrants, Entrant(f"late{number}", joined=number + 1))


def play(pairing: Pairing, random: Random, chances: Chances = CALM) -> TableResult:
    if pairing.is_bye:
        return pairing.result()
    no_shows = {player for player in pairing.seats if random.random() < chances.no_show}
    came = [player for player in pairing.seats if player not in no_shows]
    left = {player for player in came if random.random() < chances.leave}
    scores = [_strength(player) + random.randrange(30) for player in came]
    return pairing.result(outcome(scores), left=left, no_shows=no_shows)


def _strength(player: Player) -> int:
    return sum(map(ord, player)) % 20


def _after(entrant: Entrant, number: int, random: Random, chances: Chances) -> Entrant:
    if entrant.dropped is None and random.random() < chances.drop:
        return replace(entrant, dropped=number + 1)
    return entrant


def meetings(results: Sequence[TableResult]) -> Counter[frozenset[Player]]:
    """Counted once more, in the plainest way."""
    return Counter(
        frozenset((a.player, b.player))
        for table in results
        for a, b in combinations(table.seats, 2)
        if a.present and b.present
    )


def starts_ahead(plan: Plan, results: Sequence[TableResult]) -> Counter[Player]:
    """Starts ahead of the fair share, in sixtieths of a game."""
    ahead: Counter[Player] = Counter()
    for table in results:
        seats = [seat.player for seat in table.seats if seat.present]
        games = plan.games_at(len(seats)) if seats else 0
        for seat, player in enumerate(seats if len(seats) > 1 else ()):
            started = sum(game % len(seats) == seat for game in range(games))
            ahead[player] += GAME * started - GAME * games // len(seats)
    return ahead
