"""Table results: recorded when a table ends, corrected by the organizer."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.errors import BadTournament
from core.engine.rules import Standing
from core.engine.series import fold
from core.model.table import Chair, Status
from core.store import tables as table_store
from core.tournaments import reading, store
from core.tournaments.model import LONGEST_REASON, Away, Fixture, TournamentCall, TournamentView
from core.tournaments.plan import (
    FEWEST_PLAYERS,
    Attendance,
    Pairing,
    Player,
    SeatResult,
    TableResult,
)
from core.tournaments.session import TournamentSession


async def note(session: TournamentSession, fixtures: Sequence[Fixture]) -> tuple[Fixture, ...]:
    """Record the result of every table that has ended; return the updated fixtures."""
    return tuple([await noted(session, fixture) for fixture in fixtures])


async def noted(session: TournamentSession, fixture: Fixture, *, excused: bool = False) -> Fixture:
    """Record the result of a table that has ended; unless excused, set aside who missed it."""
    if fixture.result or fixture.first_game is None:
        return fixture
    games = await store.series_tables(session.db, fixture.first_game)
    if any(Status(game.status).open for game in games):
        return fixture
    pairing = fixture.pairing
    result = await outcome(session.db, pairing, [(game.id, game.status) for game in games])
    await store.set_result(
        session.db, session.id, pairing.round, pairing.number, reading.packed(result)
    )
    if not excused:
        await _set_aside(
            session, result, await session.db.run_sync(table_store.chairs, games[-1].id)
        )
    return replace(fixture, result=result)


async def _set_aside(
    session: TournamentSession, result: TableResult, chairs: Sequence[Chair]
) -> None:
    """Stop pairing those who did not come, or were away at the end, until they are back."""
    tournament, missed = session.tournament, _missed(result, chairs)
    if missed and tournament.goes_on:
        people = await reading.people(session.db, session.id)
        still_here = [player for player in missed if not people[player].dropped]
        since = tournament.round + 1
        await store.set_aside(session.db, session.id, still_here, since, Away.MISSED)


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


async def if_closed(db: AsyncConnection, view: TournamentView) -> Closing:
    """Return what would come of closing the current round now."""
    counts: dict[Fixture, TableResult] = {}
    missed: list[Player] = []
    for fixture in view.of_round(view.tournament.round):
        if fixture.result is None and fixture.first_game is not None:
            games = await store.series_tables(db, fixture.first_game)
            numbered = [(game.id, game.status) for game in games]
            counts[fixture] = await outcome(db, fixture.pairing, numbered)
            chairs = await db.run_sync(table_store.chairs, games[-1].id)
            missed += _missed(counts[fixture], chairs)
    return Closing(counts, _set_aside_by_closing(view, missed))


def _set_aside_by_closing(view: TournamentView, missed: Sequence[Player]) -> tuple[Player, ...]:
    """Return who of those would not be paired: nobody, if too few others could play."""
    after = view.tournament.round + 1
    playing = [who.player for who in view.people.values() if who.plays(after)]
    others = set(playing) - set(missed)
    if not view.tournament.goes_on or len(others) < FEWEST_PLAYERS:
        return ()
    return tuple(player for player in playing if player in missed)


async def outcome(
    db: AsyncConnection,
    pairing: Pairing,
    games: Sequence[tuple[int, str]],
    no_shows: Collection[Player] = (),
) -> TableResult:
    """Return the result of a table's series: the sum of its games, who came and who left.

    `no_shows` are known not to have come, though their seats do not tell whose they were any more.
    """
    finished = [number for number, status in games if status == Status.FINISHED]
    results = [await db.run_sync(table_store.results, number) for number in finished]
    chairs = await db.run_sync(table_store.chairs, games[0][0])
    numbers = [number for number, _ in games]
    came = await store.who_came(db, numbers)
    # A game can end by resignation before a seat was ever asked: that seat is not absent.
    waited_for = await store.who_was_stood_in_for(db, numbers) if finished else range(len(chairs))
    gone = [
        chair.seat
        for chair in await db.run_sync(table_store.chairs, games[-1][0])
        if chair.abandoned
    ]
    absent = {
        player
        for player, chair in zip(pairing.seats, chairs, strict=True)
        if (chair.user is not None or player in no_shows)
        and chair.seat not in came
        and chair.seat in waited_for
    }
    left = {pairing.seats[seat] for seat in gone} - absent
    total = _added_up(results, len(pairing.seats))
    present = [s for s in total if pairing.seats[s.seat] not in absent]
    return pairing.result(present, left=left, no_shows=absent)


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


async def correct(
    session: TournamentSession, call: TournamentCall, decision: Decision, fixture: Fixture
) -> None:
    """Replace the result of a fixture that has one."""
    assert fixture.result is not None
    await _keep(session, call, _replaced(fixture.result, decision.places), decision.reason)


async def give_back(
    session: TournamentSession, call: TournamentCall, fixture: Fixture, reason: str
) -> None:
    """Let nothing count for this fixture but what is still to be played."""
    pairing = fixture.pairing
    await _keep(session, call, TableResult(pairing.round, pairing.number, ()), reason)


async def _keep(
    session: TournamentSession, call: TournamentCall, result: TableResult, reason: str
) -> None:
    if not reason.strip():
        raise BadTournament(problem="reason")
    if len(reason) > LONGEST_REASON:
        raise BadTournament(problem="long_reason")
    await store.add_correction(
        session.db,
        session.id,
        round=result.round,
        table=result.table,
        result=reading.packed(result),
        reason=reason.strip(),
        by_id=call.user,
        at=session.now,
    )
    await session.change()


async def found(session: TournamentSession, round_number: int, table: int) -> Fixture:
    """Return the fixture at this table of a round, which is no bye."""
    for fixture in await reading.fixtures(session.db, session.id):
        if (fixture.pairing.round, fixture.pairing.number) == (round_number, table):
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
