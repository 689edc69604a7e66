"""Rounds: paired from earlier results, closed when their tables have ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from core.changes import change
from core.engine.errors import BadTournament, TournamentMovedOn
from core.live.facts import Facts
from core.live.table import Live
from core.live.tournament import LiveTournament
from core.model.calls import Order
from core.model.plan import FEWEST_PLAYERS, Pairing, problems
from core.model.table import Chair, Status, Table
from core.model.tournament import LEFT_OUT, ONGOING, Away, Fixture, Person, TournamentStatus
from core.tables.lobby import new_table
from core.tournaments import results
from core.tournaments.announcing import with_next
from core.tournaments.calls import TournamentCall, TournamentDid
from core.tournaments.lots import drawn, seeded
from core.tournaments.pairing.pairing import pair
from core.tournaments.results import Decision
from core.tournaments.seeding import rated


@change(TournamentDid.STARTED)
def start(live: LiveTournament, at: Facts, call: TournamentCall) -> LiveTournament:
    tournament = live.tournament
    call.need_organizer(tournament, live.team)
    if tournament.status is not TournamentStatus.OPEN:
        running = tournament.status is TournamentStatus.RUNNING
        raise TournamentMovedOn(problem="started" if running else "over")
    field = tournament.field(live.people.values())
    if found := problems(tournament.plan, len(field)):
        missed = tournament.expects_check_in and found[0] == "too_few_players"
        raise BadTournament(problem="too_few_checked_in" if missed else found[0])
    return _open_first_round(live, at, field)


@change(TournamentDid.CLOSED)
def close_round(
    live: LiveTournament, at: Facts, call: TournamentCall, number: int
) -> LiveTournament:
    """End the round's unfinished tables and open the next round.

    The round number keeps a second, simultaneous call from closing the next round too.
    """
    call.need_organizer(live.tournament, live.team)
    live.tournament.need_running()
    if live.tournament.round != number:
        raise TournamentMovedOn(problem="round_over")
    return replace(live, closes=at.all_open) if at.all_open else advance(live, at)


@change(TournamentDid.CANCELLED)
def cancel(
    live: LiveTournament, at: Facts, call: TournamentCall, *, for_good: bool = False
) -> LiveTournament:
    """Cancel the tournament and end its tables; `for_good`, it is not repeated either."""
    call.need_organizer(live.tournament, live.team)
    if live.tournament.status not in ONGOING:
        raise TournamentMovedOn(problem="over")
    if at.all_open:
        return replace(live, closes=at.all_open)
    if for_good:
        live = live.change(repeat=None)
    return _end(live, at, TournamentStatus.CANCELLED, due_at=None)


@change(TournamentDid.CORRECTED)
def decide(
    live: LiveTournament, at: Facts, call: TournamentCall, decision: Decision
) -> LiveTournament:
    """Replace the result of a table; a table still open ends as decided."""
    call.need_organizer(live.tournament, live.team)
    number = live.tournament.round if decision.round is None else decision.round
    fixture = results.found(live, number, decision.table)
    if fixture.result:
        return results.correct(live, call, decision, fixture.result)
    live.tournament.need_running()
    assert fixture.first_game is not None  # no bye
    if tables := at.open_tables(fixture.first_game):
        return replace(live, closes=tables)
    live = results.excused(live, at, fixture)
    result = results.found(live, *fixture.key).result
    assert result is not None
    return advance(results.correct(live, call, decision, result), at)


@change(TournamentDid.REOPENED)
def reopen(
    live: LiveTournament,
    at: Facts,
    call: TournamentCall,
    table: int,
    reason: str,
    number: int | None = None,
) -> LiveTournament:
    """Give a table that ended unplayed back to its players, as a new one.

    What a later round was paired from stays: only a table of the current round can be given back.
    """
    call.need_organizer(live.tournament, live.team)
    live.tournament.need_running()
    current = live.tournament.round
    if number not in (None, current):
        raise BadTournament(problem="earlier_round")
    fixture = results.found(live, current, table)
    _need_unplayed(fixture, at)
    seated = _seated(live, fixture.pairing)
    if any(who.user is None and who.level is None for who in seated):
        raise BadTournament(problem="nobody")
    again = Fixture(fixture.pairing, None, None)
    live = live.pair(again, _new_table(live, at, seated))
    live = live.bring_back(who for who in seated if who.away is Away.MISSED)
    return results.give_back(live, call, fixture, reason)


def _need_unplayed(fixture: Fixture, at: Facts) -> None:
    assert fixture.first_game is not None  # no bye
    if fixture.result is None:
        raise BadTournament(problem="still_open")
    if any(status is Status.FINISHED for _, status in at.games[fixture.first_game]):
        raise BadTournament(problem="played")


def advance(live: LiveTournament, at: Facts) -> LiveTournament:
    """Take the next step that the stored state allows, if there is one."""
    tournament = live.tournament
    if tournament.status is TournamentStatus.OPEN:
        return _start_if_due(live, at)
    if tournament.status is not TournamentStatus.RUNNING:
        return live
    after = results.recorded(live, at)
    if len(after.results) < len(after.fixtures):
        return live if after is live else after.change()
    return _open_round(_called(after), at, tournament.round + 1)


def _start_if_due(live: LiveTournament, at: Facts) -> LiveTournament:
    tournament = live.tournament
    if tournament.due_at is None or tournament.due_at > at.now:
        return live
    if tournament.check_in and not tournament.checking_in:
        return _open_check_in(live)
    field = tournament.field(live.people.values())
    if not problems(tournament.plan, len(field)):
        return _open_first_round(live, at, field)
    if tournament.message is None:  # nobody can see it, so nobody ever comes
        live = live.change(repeat=None)
    return _end(live, at, TournamentStatus.CANCELLED)


def _open_check_in(live: LiveTournament) -> LiveTournament:
    """Ask everybody whether they are there; their time runs once that was shown."""
    asked = (replace(who, checked_in=False) for who in live.entered.values())
    return live.enter(*asked).change(checking_in=True, due_at=None)


def _end(
    live: LiveTournament, at: Facts, status: TournamentStatus, **fields: Any
) -> LiveTournament:
    return with_next(live.change(status=status, ended_at=at.now, **fields), at)


def _open_first_round(live: LiveTournament, at: Facts, field: Sequence[Person]) -> LiveTournament:
    """Open the first round for these; everybody else who entered is left out."""
    plan, playing = live.tournament.plan, {who.player for who in field}
    others = (who for who in live.people.values() if who.player not in playing)
    live = live.enter(*(replace(who, joined=LEFT_OUT, dropped=LEFT_OUT) for who in others))
    agreed = replace(plan, rounds=plan.rounds_for(len(field)))
    live = live.change(plan=agreed, asked_rounds=plan.rounds)
    return _open_round(rated(live, at, field), at, 1)


def _called(live: LiveTournament) -> LiveTournament:
    """Call those who missed a round again if nobody else could play the next one."""
    people, number = live.people.values(), live.tournament.round + 1
    if sum(who.plays(number) for who in people) >= FEWEST_PLAYERS:
        return live
    return live.bring_back(who for who in people if who.away is Away.MISSED)


def _open_round(live: LiveTournament, at: Facts, number: int) -> LiveTournament:
    """Open a round and its tables, or end the tournament if none is left to play."""
    plan = live.tournament.plan
    order = drawn if number > plan.rounds else seeded  # only lots decide who is in the final
    entrants = order(live.people.values(), live.secret)
    pairings = pair(plan, entrants, live.counting, number)
    if sum(len(pairing.seats) for pairing in pairings) < 2:
        return _end(live, at, TournamentStatus.FINISHED)
    for pairing in pairings:
        if pairing.is_bye:
            live = live.pair(Fixture(pairing, None, pairing.result()))
        else:
            table = _new_table(live, at, _seated(live, pairing))
            live = live.pair(Fixture(pairing, None, None), table)
    return live.change(status=TournamentStatus.RUNNING, round=number)


def _seated(live: LiveTournament, pairing: Pairing) -> list[Person]:
    return [live.entered[player] for player in pairing.seats]


def _new_table(live: LiveTournament, at: Facts, seated: Sequence[Person]) -> Live:
    tournament = live.tournament
    table = Table(
        id=0,
        server=tournament.server,
        channel=tournament.channel,
        host=tournament.organizer,
        game=tournament.game,
        rules=Order(tournament.game).kind.rules.version,
        options=dict(tournament.options),
        games=tournament.plan.games,
        tournament=tournament.id,
        first=0,
        turn_seconds=tournament.turn_seconds,
        hints=tournament.hints,
        rated=tournament.rated,
        opened_at=at.now,
        chairs=tuple(Chair(seat, who.user, who.level) for seat, who in enumerate(seated)),
    )
    return new_table(table, at.now, at.timing.given_seats)
