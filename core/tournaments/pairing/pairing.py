"""Pair a round: a pure function of plan, entrants and the results of earlier rounds.

Results of this round and later ones are ignored, so the same call after a crash returns the same
tables, even if some have ended. Nothing is drawn here: the order of the entrants, which the
tournament's lots have given, breaks ties in the standings.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from core.model.plan import Entrant, Format, Pairing, Plan, Player, TableResult
from core.model.standings import standings
from core.tournaments.pairing.arrange import arrange
from core.tournaments.pairing.meetings import Meetings, history


def pair(
    plan: Plan, entrants: Sequence[Entrant], results: Iterable[TableResult], number: int
) -> tuple[Pairing, ...]:
    """Return the tables of a round, best first, byes last; none if the tournament is over."""
    past = tuple(result for result in results if result.round < number)
    if number > plan.total_rounds:
        return ()
    before = history(plan, past)
    groups = _groups(plan, entrants, past, number, before)
    return tuple(
        Pairing(number, table, _seated(group, before, table))
        for table, group in enumerate(groups, start=1)
    )


def _groups(
    plan: Plan,
    entrants: Sequence[Entrant],
    past: Sequence[TableResult],
    number: int,
    before: Meetings,
) -> list[list[Player]]:
    """Return each table's players, best standing first."""
    here = [entrant.player for entrant in entrants if entrant.plays(number)]
    if not here or plan.format is Format.TABLE_MATCH:
        return [here] if here else []
    sizes = table_sizes(len(here), plan.table_size)
    if plan.format is Format.ROUND_ROBIN and number <= plan.rounds:
        if plan.table_size == 2:
            return _circle(entrants, number)
        return arrange(plan, here, [0] * len(here), sizes, before)
    rows = [row for row in standings(plan, entrants, past) if row.player in set(here)]
    ranked = [row.player for row in rows]
    if number > plan.rounds:
        return [ranked[: plan.final]]
    return arrange(plan, ranked, [row.points for row in rows], sizes, before)


def table_sizes(players: int, most: int) -> tuple[int, ...]:
    """Return the sizes of as few and as even tables as possible, larger first; 1 is a bye."""
    tables = -(-players // most)
    seats, larger = divmod(players, tables)
    return (seats + 1,) * larger + (seats,) * (tables - larger)


def _circle(entrants: Sequence[Entrant], number: int) -> list[list[Player]]:
    """Pair a round robin by the circle method: one stays, the others rotate by one each round.

    The circle keeps its original entrants, so each later opponent of a dropped one gets a bye.
    """
    first_day = [entrant for entrant in entrants if entrant.joined == 1]
    ring: list[Entrant | None] = [*first_day]
    ring += [None] * (len(ring) % 2)
    turn = (number - 1) % (len(ring) - 1)
    ring[1:] = ring[1 + turn :] + ring[1 : 1 + turn]
    half = len(ring) // 2
    pairs = zip(ring[:half], reversed(ring[half:]), strict=True)
    groups = [[e.player for e in pair if e and e.plays(number)] for pair in pairs]
    return sorted(filter(None, groups), key=len, reverse=True)


def _seated(group: Sequence[Player], before: Meetings, table: int) -> tuple[Player, ...]:
    """Seat the player with the fewest starts first; ties alternate from table to table."""
    ordered = group if table % 2 else list(reversed(group))
    return tuple(sorted(ordered, key=before.starts.__getitem__))
