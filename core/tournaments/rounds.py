"""Rounds: opened from the results before them, their results noted as their tables end."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.errors import GameOver
from core.engine.rules import Standing
from core.engine.series import fold
from core.model import NOBODY, Chair, Order, Status
from core.store import deadlines, outbox
from core.store import tables as table_store
from core.tables import play
from core.tables.deadlines import Kind, Timing
from core.tables.lobby import write_table
from core.tables.session import TableSession
from core.tournaments import reading, store
from core.tournaments.model import Person, Tournament, TournamentStatus
from core.tournaments.pairing.pairing import pair
from core.tournaments.plan import Pairing, Player, TableResult, problems


async def start_by_itself(db: AsyncConnection, tournament: Tournament, now: datetime) -> int:
    if problems(tournament.plan, len(await reading.people(db, tournament.id))):
        await store.change(db, tournament.id, status=TournamentStatus.CANCELLED, ended_at=now)
    else:
        await open_round(db, tournament, 1, now)
    return 1


async def open_round(
    db: AsyncConnection, tournament: Tournament, number: int, now: datetime
) -> None:
    """The next round with its tables; the end, when there is none any more."""
    entrants, results = (
        await reading.entrants(db, tournament.id),
        await reading.results(db, tournament.id),
    )
    pairings = await asyncio.to_thread(pair, tournament.plan, entrants, results, number)
    if sum(len(pairing.seats) for pairing in pairings) < 2:
        await store.change(db, tournament.id, status=TournamentStatus.FINISHED, ended_at=now)
        return
    people = await reading.people(db, tournament.id)
    for pairing in pairings:
        first = None if pairing.is_bye else await _open_table(db, tournament, pairing, people, now)
        await store.add_pairing(
            db,
            tournament_id=tournament.id,
            round=number,
            number=pairing.number,
            seats=list(pairing.seats),
            table_id=first,
            result=reading.packed(pairing.result()) if pairing.is_bye else None,
        )
    await store.change(db, tournament.id, status=TournamentStatus.RUNNING, round=number)


async def _open_table(
    db: AsyncConnection,
    tournament: Tournament,
    pairing: Pairing,
    people: Mapping[Player, Person],
    now: datetime,
) -> int:
    seated = [people[player] for player in pairing.seats]
    number = await write_table(
        db,
        (Chair(0, person.user, person.level) for person in seated),
        server_id=tournament.server,
        channel_id=tournament.channel,
        host_id=tournament.organiser,
        game=tournament.game,
        rules=Order(tournament.game).kind.rules.version,
        options=dict(tournament.options),
        games=tournament.plan.games,
        tournament_id=tournament.id,
        first=0,
        turn_seconds=tournament.turn_seconds,
        hints=tournament.hints,
        rated=tournament.rated,
        opened_at=now,
    )
    await deadlines.put(db, number, Kind.LOBBY, now + Timing().given_seats)
    await outbox.want_shown(db, number, 1, now)
    return number


async def note_results(db: AsyncConnection, tournament: Tournament) -> int:
    """Notes the result of every table of this round that has come to its end."""
    noted = 0
    for fixture in await reading.fixtures(db, tournament.id, tournament.round):
        if fixture.result or fixture.first_game is None:
            continue
        games = await store.series_tables(db, fixture.first_game)
        if any(Status(game.status).open for game in games):
            continue
        result = await _outcome(db, fixture.pairing, [(game.id, game.status) for game in games])
        await store.set_result(
            db, tournament.id, tournament.round, fixture.pairing.number, reading.packed(result)
        )
        noted += 1
    return noted


async def close_tables(db: AsyncConnection, tournament: Tournament, now: datetime) -> list[int]:
    """Ends all tables that are still open, without a result; says which.

    Looks until there are none: a game that ends meanwhile may open the next of its series.
    """
    closed: list[int] = []
    while found := set(await store.open_tables(db, tournament.id)) - set(closed):
        for number in sorted(found):
            session = await TableSession.open(db, tournament.server, number, now, Timing(), None)
            with suppress(GameOver):
                await play.abort(session, NOBODY, moderator=True)
            await session.close()
            closed.append(number)
    return closed


async def _outcome(
    db: AsyncConnection, pairing: Pairing, games: Sequence[tuple[int, str]]
) -> TableResult:
    """The series at a table: its games added up, and who came and who left."""
    finished = [number for number, status in games if status == Status.FINISHED]
    results = [await table_store.results(db, number) for number in finished]
    chairs = await table_store.chairs(db, games[0][0])
    numbers = [number for number, _ in games]
    came = await store.who_came(db, numbers)
    # A game can end before a seat has owed an answer: whoever gave up has given it to the others.
    waited_for = await store.who_was_stood_in_for(db, numbers) if finished else range(len(chairs))
    gone = await store.who_left(db, games[-1][0])
    absent = {
        player
        for player, chair in zip(pairing.seats, chairs, strict=True)
        if chair.user is not None and chair.seat not in came and chair.seat in waited_for
    }
    left = {pairing.seats[seat] for seat in gone} - absent
    total = _added_up(results, len(pairing.seats))
    present = [s for s in total if pairing.seats[s.seat] not in absent]
    return pairing.result(present, left=left, no_shows=absent)


def _added_up(results: Sequence[tuple[Standing, ...]], seats: int) -> tuple[Standing, ...]:
    if len(results) == 1:
        return results[0]  # one game knows its own tie-breaks
    return fold(len(results), seats, results).standings() if results else ()
