"""Rounds: paired from earlier results, closed when their tables have ended."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any

from core.engine.errors import BadTournament, GameOver, TournamentMovedOn
from core.model.calls import Order
from core.model.table import NOBODY, Chair, Status, Table
from core.store import tables as table_store
from core.tables import play
from core.tables.executor import locked, save
from core.tables.lobby import new_table
from core.tournaments import reading, results, store
from core.tournaments.announcing import announce_next
from core.tournaments.lots import drawn, seeded
from core.tournaments.model import ONGOING, Away, Fixture, Person, TournamentCall, TournamentStatus
from core.tournaments.pairing.pairing import pair
from core.tournaments.plan import FEWEST_PLAYERS, Player, TableResult, corrected, problems
from core.tournaments.results import Decision
from core.tournaments.seeding import rated
from core.tournaments.session import TournamentSession


async def start(session: TournamentSession, call: TournamentCall) -> None:
    await session.need_organizer(call)
    status = session.tournament.status
    if status is not TournamentStatus.OPEN:
        running = status is TournamentStatus.RUNNING
        raise TournamentMovedOn(problem="started" if running else "over")
    field, left_out = await _field(session)
    if found := problems(session.tournament.plan, len(field)):
        missed = session.tournament.expects_check_in and found[0] == "too_few_players"
        raise BadTournament(problem="too_few_checked_in" if missed else found[0])
    await _open_first_round(session, field, left_out)


async def close_round(session: TournamentSession, call: TournamentCall, number: int) -> None:
    """End the round's unfinished tables and open the next round.

    The round number keeps a second, simultaneous call from closing the next round too.
    """
    await session.need_organizer(call)
    session.tournament.need_running()
    if session.tournament.round != number:
        raise TournamentMovedOn(problem="round_over")
    await _close_tables(session)
    await advance(session)


async def cancel(session: TournamentSession, call: TournamentCall, *, for_good: bool) -> None:
    """Cancel the tournament and end its tables; `for_good`, it is not repeated either."""
    await session.need_organizer(call)
    if session.tournament.status not in ONGOING:
        raise TournamentMovedOn(problem="over")
    await _close_tables(session)
    if for_good:
        await session.change(repeat=None)
    await _end(session, TournamentStatus.CANCELLED, due_at=None)


async def decide(session: TournamentSession, call: TournamentCall, decision: Decision) -> None:
    """Replace the result of a table; a table still open ends as decided."""
    await session.need_organizer(call)
    number = session.tournament.round if decision.round is None else decision.round
    fixture = await results.found(session, number, decision.table)
    if fixture.result:
        await results.correct(session, call, decision, fixture)
        return
    session.tournament.need_running()
    await _close_tables(session, fixture.first_game)
    fixture = await results.noted(session, fixture, excused=True)
    await results.correct(session, call, decision, fixture)
    await advance(session)


async def reopen(
    session: TournamentSession,
    call: TournamentCall,
    table: int,
    reason: str,
    number: int | None = None,
) -> None:
    """Give a table that ended unplayed back to its players, as a new one.

    What a later round was paired from stays: only a table of the current round can be given back.
    """
    await session.need_organizer(call)
    session.tournament.need_running()
    current = session.tournament.round
    if number not in (None, current):
        raise BadTournament(problem="earlier_round")
    fixture = await results.found(session, current, table)
    await _need_unplayed(session, fixture)
    people = await reading.people(session.db, session.id)
    seated = [people[player] for player in fixture.pairing.seats]
    if any(who.user is None and who.level is None for who in seated):
        raise BadTournament(problem="nobody")
    await store.open_again(
        session.db, session.id, fixture.pairing.round, table, await _open_table(session, seated)
    )
    missed = [who.player for who in seated if who.away is Away.MISSED]
    await store.bring_back(session.db, session.id, missed)
    await results.give_back(session, call, fixture, reason)


async def _need_unplayed(session: TournamentSession, fixture: Fixture) -> None:
    assert fixture.first_game is not None  # no bye
    games = await store.series_tables(session.db, fixture.first_game)
    if fixture.result is None:
        raise BadTournament(problem="still_open")
    if any(game.status == Status.FINISHED for game in games):
        raise BadTournament(problem="played")


async def advance(session: TournamentSession) -> int:
    """Take the next step that the stored state allows; return how much was done."""
    tournament = session.tournament
    if tournament.status is TournamentStatus.OPEN:
        return await _start_if_due(session)
    if tournament.status is not TournamentStatus.RUNNING:
        return 0
    before = await reading.fixtures(session.db, session.id)
    fixtures = await results.note(session, before)
    known = reading.results(fixtures)
    noted = len(known) - len(reading.results(before))
    if len(known) < len(fixtures):
        if noted:
            await session.change()
        return noted
    people = await _called(session, tournament.round + 1)
    counting = corrected(known, await reading.corrections(session.db, session.id))
    await _open_round(session, tournament.round + 1, people, counting)
    return noted + 1


async def _start_if_due(session: TournamentSession) -> int:
    tournament = session.tournament
    if tournament.due_at is None or tournament.due_at > session.now:
        return 0
    if tournament.check_in and not tournament.checking_in:
        await _open_check_in(session)
        return 1
    field, left_out = await _field(session)
    if problems(tournament.plan, len(field)):
        if tournament.message is None:  # nobody can see it, so nobody ever comes
            await session.change(repeat=None)
        await _end(session, TournamentStatus.CANCELLED)
    else:
        await _open_first_round(session, field, left_out)
    return 1


async def _open_check_in(session: TournamentSession) -> None:
    """Ask everybody whether they are there; their time runs once that was shown."""
    await store.reset_check_in(session.db, session.id)
    await session.change(checking_in=True, due_at=None)


async def _field(session: TournamentSession) -> tuple[dict[Player, Person], list[Player]]:
    """Return who plays from the first round on, and who has entered but is left out."""
    people = await reading.people(session.db, session.id)
    field = {who.player: who for who in session.tournament.field(people.values())}
    return field, [player for player in people if player not in field]


async def _end(session: TournamentSession, status: TournamentStatus, **columns: Any) -> None:
    await session.change(status=status, ended_at=session.now, **columns)
    await announce_next(session)


async def _open_first_round(
    session: TournamentSession, people: Mapping[Player, Person], left_out: Collection[Player]
) -> None:
    plan = session.tournament.plan
    await store.leave_out(session.db, session.id, left_out)
    await session.change(rounds=plan.rounds_for(len(people)), asked_rounds=plan.rounds)
    await _open_round(session, 1, await rated(session, people), ())


async def _called(session: TournamentSession, number: int) -> Mapping[Player, Person]:
    """Return all entrants; who missed a round is called again if nobody else could play."""
    people = await reading.people(session.db, session.id)
    missed = [who.player for who in people.values() if who.away is Away.MISSED]
    if not missed or sum(who.plays(number) for who in people.values()) >= FEWEST_PLAYERS:
        return people
    await store.bring_back(session.db, session.id, missed)
    return await reading.people(session.db, session.id)


async def _open_round(
    session: TournamentSession,
    number: int,
    people: Mapping[Player, Person],
    counting: Sequence[TableResult],
) -> None:
    """Open a round and its tables, or end the tournament if none is left to play."""
    plan, secret = session.tournament.plan, await store.secret(session.db, session.id)
    order = drawn if number > plan.rounds else seeded  # only lots decide who is in the final
    entrants = order(people.values(), secret)
    pairings = await asyncio.to_thread(pair, plan, entrants, counting, number)
    if sum(len(pairing.seats) for pairing in pairings) < 2:
        await _end(session, TournamentStatus.FINISHED)
        return
    for pairing in pairings:
        seated = [people[player] for player in pairing.seats]
        await store.add_pairing(
            session.db,
            tournament_id=session.id,
            round=number,
            number=pairing.number,
            seats=list(pairing.seats),
            table_id=None if pairing.is_bye else await _open_table(session, seated),
            result=reading.packed(pairing.result()) if pairing.is_bye else None,
        )
    await session.change(status=TournamentStatus.RUNNING, round=number)


async def _open_table(session: TournamentSession, seated: Sequence[Person]) -> int:
    tournament = session.tournament
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
        opened_at=session.now,
        chairs=tuple(Chair(seat, who.user, who.level) for seat, who in enumerate(seated)),
    )
    lobby = new_table(table, session.now, session.timing.given_seats)
    return (await session.db.run_sync(table_store.add, lobby)).table.id


async def _close_tables(session: TournamentSession, first_game: int | None = None) -> None:
    """End all open tables, or those of one series, without a result.

    Repeat until none is left: a game that ends meanwhile may open the next of its series.
    """
    while found := await _still_open(session, first_game):
        for number in sorted(found):
            await _close_table(session, number)


async def _still_open(session: TournamentSession, first_game: int | None) -> set[int]:
    found = await store.open_tables(session.db, session.id, first_game)
    return set(found) - set(session.ended)


async def _close_table(session: TournamentSession, number: int) -> None:
    before = await locked(session.db, session.tournament.server, number)
    with suppress(GameOver):
        after = play.aborted(before, session.moment, NOBODY, moderator=True)
        await save(session.db, before, after, session.moment)
    session.ended += (number,)
