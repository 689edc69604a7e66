"""Table results: recorded when a table ends, corrected by the organizer."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from core.engine.errors import BadTournament
from core.engine.rules import Standing
from core.engine.series import fold
from core.live.facts import Facts
from core.live.tournament import LiveTournament, PairedTable
from core.model.plan import (
    FEWEST_PLAYERS,
    Attendance,
    Correction,
    Pairing,
    Player,
    SeatResult,
    TableResult,
)
from core.model.table import Chair, Status
from core.model.tournament import LONGEST_REASON, Away, Fixture
from core.tournaments.calls import TournamentCall


def recorded(live: LiveTournament, at: Facts) -> LiveTournament:
    """Record the result of every table that has ended, and set aside who missed it."""
    for fixture in live.of_round(live.tournament.round):
        if fixture.result is None and at.has_ended(fixture.first_game):
            result, chairs = _result(fixture, at)
            missed = [live.entered[player] for player in _missed(result, chairs)]
            live = live.pair(replace(fixture, result=result))
            if live.tournament.goes_on:
                still_here = [who for who in missed if not who.dropped]
                live = live.set_aside(still_here, Away.MISSED)
    return live


def excused(live: LiveTournament, at: Facts, fixture: Fixture) -> LiveTournament:
    """Record the result of a table that has ended, without setting anybody aside."""
    return live.pair(replace(fixture, result=_result(fixture, at)[0]))


def _result(fixture: Fixture, at: Facts) -> tuple[TableResult, Sequence[Chair]]:
    """Return the result of a fixture, and who had which seat in the end."""
    assert fixture.first_game is not None  # a bye has its result from the start
    series = at.series(fixture.first_game)
    return outcome(fixture.pairing, series), series[-1].chairs


def _missed(result: TableResult, chairs: Sequence[Chair]) -> list[Player]:
    """Return those who did not come to a table, or were away when it ended."""
    return [
        seat.player
        for seat, chair in zip(result.seats, chairs, strict=True)
        if not seat.present or chair.kept
    ]


@dataclass(frozen=True, slots=True)
class Closing:
    """What would come of closing a round now."""

    counts: Mapping[Fixture, TableResult]
    """What each table that is still open would count as."""
    missed: tuple[Player, ...]
    """Who would not be paired again until they are back."""


def if_closed(live: LiveTournament, at: Facts) -> Closing:
    """Return what would come of closing the current round now."""
    going = [fixture for fixture in live.of_round(live.tournament.round) if fixture.result is None]
    found = {fixture: _result(fixture, at) for fixture in going}
    missed = {player for each in found.values() for player in _missed(*each)}
    counts = {fixture: result for fixture, (result, _) in found.items()}
    return Closing(counts, _set_aside_by_closing(live, missed))


def _set_aside_by_closing(live: LiveTournament, missed: Collection[Player]) -> tuple[Player, ...]:
    """Return which of those would not be paired: nobody, if too few others could play."""
    after = live.tournament.round + 1
    playing = [who.player for who in live.people.values() if who.plays(after)]
    if not live.tournament.goes_on or len(set(playing) - set(missed)) < FEWEST_PLAYERS:
        return ()
    return tuple(player for player in playing if player in missed)


def outcome(
    pairing: Pairing, series: Sequence[PairedTable], no_shows: Collection[Player] = ()
) -> TableResult:
    """Return the result of a table's series: the sum of its games, who came and who left.

    `no_shows` are known not to have come, though their seats no longer tell whose they were.
    """
    finished = [table.standings for table in series if table.status is Status.FINISHED]
    came = {seat for table in series for seat in table.came}
    # A game can end by resignation before a seat was ever asked: that seat is not absent.
    waited_for = {seat for table in series for seat in table.stood_in_for}
    absent = {
        player
        for player, chair in zip(pairing.seats, series[0].chairs, strict=True)
        if (chair.user is not None or player in no_shows)
        and chair.seat not in came
        and (chair.seat in waited_for or not finished)
    }
    gone = {pairing.seats[chair.seat] for chair in series[-1].chairs if chair.abandoned}
    total = _added_up(finished, len(pairing.seats))
    present = [s for s in total if pairing.seats[s.seat] not in absent]
    return pairing.result(present, left=gone - absent, no_shows=absent)


def _added_up(results: Sequence[tuple[Standing, ...]], seats: int) -> tuple[Standing, ...]:
    if len(results) == 1:
        return results[0]  # a single game applies its own tiebreaks
    return fold(len(results), seats, results).standings() if results else ()


@dataclass(frozen=True, slots=True)
class Decision:
    """An organizer's decision about a table: places in seat order, and the reason."""

    round: int | None
    """None: the round being played."""
    table: int
    places: Sequence[int]
    reason: str


def correct(
    live: LiveTournament, call: TournamentCall, decision: Decision, result: TableResult
) -> LiveTournament:
    """Have this decision count instead of a result."""
    return _correct(live, call, _replaced(result, decision.places), decision.reason)


def give_back(
    live: LiveTournament, call: TournamentCall, fixture: Fixture, reason: str
) -> LiveTournament:
    """Let only what is still to be played count for this fixture."""
    pairing = fixture.pairing
    return _correct(live, call, TableResult(pairing.round, pairing.number, ()), reason)


def _correct(
    live: LiveTournament, call: TournamentCall, result: TableResult, reason: str
) -> LiveTournament:
    if not reason.strip():
        raise BadTournament(problem="reason")
    if len(reason) > LONGEST_REASON:
        raise BadTournament(problem="long_reason")
    last = max((entry.number for entry in live.corrections), default=0)
    entry = Correction(last + 1, result, reason.strip(), str(call.user))
    return replace(live, corrections=(*live.corrections, entry)).change()


def found(live: LiveTournament, round_number: int, table: int) -> Fixture:
    """Return the fixture at this table of a round, which must not be a bye."""
    for fixture in live.fixtures:
        if fixture.key == (round_number, table):
            if fixture.pairing.is_bye:
                raise BadTournament(problem="bye")
            return fixture
    raise BadTournament(problem="no_such_table")


def _replaced(result: TableResult, places: Sequence[int]) -> TableResult:
    possible = range(1, len(result.seats) + 1)
    if len(places) != len(possible) or 1 not in places or not set(places) <= set(possible):
        raise BadTournament(problem="places")
    seats = tuple(
        SeatResult(seat.player, place, seat.points, Attendance.PLAYED)
        for seat, place in zip(result.seats, places, strict=True)
    )
    return TableResult(result.round, result.table, seats)
