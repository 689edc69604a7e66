"""The standings: the only function from results to places.

Players are ordered by these criteria in turn, and every criterion is shown:

1. the final table, if there was one: finalists by their place at it;
2. whoever never came to a table, and has missed one or is away, is behind all others; then
   tournament points (see `scoring`);
3. fewer tables abandoned or missed;
4. opponents: the mean of their tournament points, in hundredths. A round an opponent did not play
   counts as average here, whatever it scored, so that other players' byes, drops and no-shows
   neither help nor hurt. A player's own bye adds no opponent, nor does somebody who did not come;
   whoever has met nobody counts as average;
5. direct encounter, if all players still tied have met one another: two for each shared table at
   which a player finished ahead, one for each tie;
6. tables won by play, alone or shared;
7. margin: game points against the mean of the others at the table, summed;
8. otherwise they share a place. Where one of them must be chosen, lots decide (see `lots`).

Invariants (tests/tournaments): the order of the results does not matter; a better place at one
table never worsens a player's standing, because tournament points come first and strictly rise with
it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby, pairwise, permutations
from typing import TypeAlias

from core.model.plan import Attendance, Entrant, Plan, Player, TableResult
from core.model.scoring import EVEN, WIN, margins, table_places, table_points

_HUNDREDTHS = 100
_AHEAD, _EVEN = 2, 1
CRITERIA = ("final", "came", "points", "absences", "opponents", "encounter", "wins", "margin")
"""What decides, in this order; the fields of a row that `_key` compares."""
TIE_BREAKS = CRITERIA[3:]
_UNITS = {"opponents": _HUNDREDTHS, "margin": WIN}
"""What is kept in parts of a point: how many make one."""


@dataclass(frozen=True, slots=True)
class EntrantStanding:
    """One row of the standings, its fields in the order of the criteria."""

    place: int
    player: Player
    points: int
    absences: int
    opponents: int
    """In hundredths of a tournament point."""
    encounter: int
    wins: int
    margin: int
    """In twelfths of a game point."""
    played: int
    """Tables at which this player had an opponent."""
    dropped: bool
    final: int | None
    """The place at the final table."""
    came: bool
    """Whether this player ever came to a table."""


@dataclass(frozen=True, slots=True)
class TieBreak:
    """What puts a player ahead of the next one, who has as many points."""

    criterion: str
    own: float
    other: float


@dataclass(slots=True)
class _Tally:
    """The totals of one player's results."""

    points: int = 0
    absences: int = 0
    wins: int = 0
    margin: int = 0
    played: int = 0
    came: bool = False
    earned: int = 0
    """Tournament points at the tables counted in `played`."""
    duels: dict[Player, int] = field(default_factory=lambda: defaultdict(int))
    """Direct encounter points against each opponent."""
    meetings: list[Player] = field(default_factory=list)
    """Opponents, once for each meeting."""


_Tallies: TypeAlias = dict[Player, _Tally]


def standings(
    plan: Plan, entrants: Sequence[Entrant], results: Iterable[TableResult]
) -> tuple[EntrantStanding, ...]:
    """Return all entrants, best first; those who share a place are in seed order."""
    everything = tuple(results)
    counted = [result for result in everything if result.round <= plan.rounds]
    finale = _final_places(result for result in everything if result.round > plan.rounds)
    tallies = _tallied(entrants, counted)
    rounds = max((result.round for result in counted), default=0)
    rows = [_row(entrant, tallies, rounds, finale) for entrant in entrants]
    return _placed(_with_encounters(rows, tallies))


def _tallied(entrants: Sequence[Entrant], results: Iterable[TableResult]) -> _Tallies:
    tallies = {entrant.player: _Tally() for entrant in entrants}
    for result in results:
        points = table_points(result)
        for seat, earned, margin in zip(result.seats, points, margins(result), strict=True):
            tally = tallies[seat.player]
            tally.points += earned
            tally.absences += seat.presence is not Attendance.PLAYED
            tally.margin += margin
            tally.came |= seat.present and len(result.seats) > 1
        if result.contested:
            _meet(tallies, result, points)
    return tallies


def _meet(tallies: _Tallies, result: TableResult, points: tuple[int, ...]) -> None:
    present = [(s.player, p) for s, p in zip(result.seats, points, strict=True) if s.present]
    best = max(points)
    for player, earned in present:
        tally = tallies[player]
        tally.played += 1
        tally.earned += earned
        tally.wins += earned == best > 0
    for (player, mine), (other, theirs) in permutations(present, 2):
        tally = tallies[player]
        tally.meetings.append(other)
        tally.duels[other] += _AHEAD if mine > theirs else _EVEN if mine == theirs else 0


def _row(
    entrant: Entrant, tallies: _Tallies, rounds: int, finale: dict[Player, int]
) -> EntrantStanding:
    tally = tallies[entrant.player]
    return EntrantStanding(
        place=0,
        player=entrant.player,
        points=tally.points,
        absences=tally.absences,
        opponents=_opponents(tally, tallies, rounds),
        encounter=0,
        wins=tally.wins,
        margin=tally.margin,
        played=tally.played,
        dropped=entrant.dropped is not None,
        final=finale.get(entrant.player),
        came=tally.came,
    )


def _opponents(tally: _Tally, tallies: _Tallies, rounds: int) -> int:
    if not tally.meetings:
        return _HUNDREDTHS * EVEN * rounds
    met = [tallies[player] for player in tally.meetings]
    total = sum(other.earned + EVEN * (rounds - other.played) for other in met)
    return _HUNDREDTHS * total // len(met)


def _final_places(results: Iterable[TableResult]) -> dict[Player, int]:
    return {
        seat.player: place
        for result in results
        for seat, place in zip(result.seats, table_places(result), strict=True)
    }


_Key: TypeAlias = tuple[int, ...]


def _before_encounter(row: EntrantStanding) -> _Key:
    final = -(1 << 10) if row.final is None else -row.final
    took_part = row.came or not (row.absences or row.dropped)
    return final, took_part, row.points, -row.absences, row.opponents


def _key(row: EntrantStanding) -> _Key:
    return (*_before_encounter(row), row.encounter, row.wins, row.margin)


def _with_encounters(rows: Iterable[EntrantStanding], tallies: _Tallies) -> list[EntrantStanding]:
    ranked = sorted(rows, key=_before_encounter, reverse=True)
    groups = (list(group) for _, group in groupby(ranked, key=_before_encounter))
    return [row for group in groups for row in _encountered(group, tallies)]


def _encountered(group: list[EntrantStanding], tallies: _Tallies) -> list[EntrantStanding]:
    names = [row.player for row in group]
    duels = {name: tallies[name].duels for name in names}
    if len(names) == 1 or not all(b in duels[a] for a, b in permutations(names, 2)):
        return group
    return [
        replace(row, encounter=sum(duels[row.player].get(name, 0) for name in names))
        for row in group
    ]


def _placed(rows: Iterable[EntrantStanding]) -> tuple[EntrantStanding, ...]:
    """Assign places; equal keys share one, in seed order because sorting is stable."""
    placed: list[EntrantStanding] = []
    for number, row in enumerate(sorted(rows, key=_key, reverse=True), start=1):
        shared = placed and _key(placed[-1]) == _key(row)
        placed.append(replace(row, place=placed[-1].place if shared else number))
    return tuple(placed)


def by_lot(
    plan: Plan,
    entrants: Sequence[Entrant],
    results: Iterable[TableResult],
    finalists: Collection[Player],
) -> frozenset[Player]:
    """Return the finalists who share a place, before the final, with somebody who could have come.

    By what counts now: a correction made since the final was paired may have broken the tie.
    """
    if not finalists:
        return frozenset()
    before = [result for result in results if result.round <= plan.rounds]
    here = {who.player for who in entrants if who.plays(plan.total_rounds)}
    rows = [row for row in standings(plan, entrants, before) if row.player in here]
    left_out = {row.place for row in rows if row.player not in finalists}
    return frozenset(
        row.player for row in rows if row.player in finalists and row.place in left_out
    )


def by_points(rows: Iterable[EntrantStanding]) -> tuple[EntrantStanding, ...]:
    """Return the standings of a round that is still open: without tie-breaks.

    Some have played and others have not, so whatever else is compared misleads.
    """
    placed: list[EntrantStanding] = []
    ranked = sorted(rows, key=lambda row: (-row.points, -row.wins, row.played))
    for number, row in enumerate(ranked, start=1):
        shared = placed and placed[-1].points == row.points
        placed.append(replace(row, place=placed[-1].place if shared else number))
    return tuple(placed)


def tie_breaks(rows: Sequence[EntrantStanding]) -> dict[Player, TieBreak]:
    """Return for each player whom only a tie-break puts ahead of the next one which it was."""
    found = ((row, other, _decider(row, other)) for row, other in pairwise(rows))
    return {
        row.player: TieBreak(on, measure(row, on), measure(other, on))
        for row, other, on in found
        if on in TIE_BREAKS
    }


def _decider(row: EntrantStanding, other: EntrantStanding) -> str:
    """Return the first criterion in which two rows differ; empty if they share a place."""
    compared = zip(CRITERIA, _key(row), _key(other), strict=True)
    return next((name for name, own, theirs in compared if own != theirs), "")


def measure(row: EntrantStanding, criterion: str) -> float:
    """Return what a row has of a criterion, in whole points where it is kept in parts."""
    value: int = getattr(row, criterion)
    return round(value / _UNITS[criterion], 2) if criterion in _UNITS else value
