"""Rounds: opened from the results before them, their results noted as their tables end."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from core.cups import reading
from core.cups.values import Cup, CupStatus, Person
from core.errors import GameOver
from core.rules import Standing
from core.series import fold
from core.store import agenda
from core.store import tables as table_store
from core.store import tournaments as store
from core.tables import course
from core.tables.clock import Kind, Timing
from core.tables.desk import Desk
from core.tables.lobby import write_table
from core.tables.values import NOBODY, Chair, Order, Status
from core.tournament.pairing import pair
from core.tournament.plan import Player, Table, TableResult, problems


async def start_by_itself(db: AsyncConnection, cup: Cup, now: datetime) -> int:
    if problems(cup.plan, len(await reading.people(db, cup.id))):
        await store.change(db, cup.id, status=CupStatus.CANCELLED, ended_at=now)
    else:
        await open_round(db, cup, 1, now)
    return 1


async def open_round(db: AsyncConnection, cup: Cup, number: int, now: datetime) -> None:
    """The next round with its tables; the end, when there is none any more."""
    entrants, results = await reading.entrants(db, cup.id), await reading.results(db, cup.id)
    tables = await asyncio.to_thread(pair, cup.plan, entrants, results, number)
    if sum(len(table.seats) for table in tables) < 2:
        await store.change(db, cup.id, status=CupStatus.FINISHED, ended_at=now)
        return
    people = await reading.people(db, cup.id)
    for table in tables:
        first = None if table.is_bye else await _open_table(db, cup, table, people, now)
        await store.add_pairing(
            db,
            tournament_id=cup.id,
            round=number,
            number=table.number,
            seats=list(table.seats),
            table_id=first,
            result=reading.packed(table.result()) if table.is_bye else None,
        )
    await store.change(db, cup.id, status=CupStatus.RUNNING, round=number)


async def _open_table(
    db: AsyncConnection, cup: Cup, table: Table, people: Mapping[Player, Person], now: datetime
) -> int:
    seated = [people[player] for player in table.seats]
    number = await write_table(
        db,
        (Chair(0, person.user, person.level) for person in seated),
        server_id=cup.server,
        channel_id=cup.channel,
        host_id=cup.organiser,
        game=cup.game,
        rules=Order(cup.game).kind.rules.version,
        options=dict(cup.options),
        games=cup.plan.games,
        tournament_id=cup.id,
        first=0,
        turn_seconds=cup.turn_seconds,
        hints=cup.hints,
        rated=cup.rated,
        opened_at=now,
    )
    await agenda.set_deadline(db, number, Kind.LOBBY, now + Timing().given_seats)
    await agenda.want_shown(db, number, 1, now)
    return number


async def note_results(db: AsyncConnection, cup: Cup) -> int:
    """Notes the result of every table of this round that has come to its end."""
    noted = 0
    for match in await reading.matches(db, cup.id, cup.round):
        if match.result or match.first_game is None:
            continue
        games = await store.match_tables(db, match.first_game)
        if any(Status(game.status).open for game in games):
            continue
        result = await _outcome(db, match.table, [(game.id, game.status) for game in games])
        await store.set_result(db, cup.id, cup.round, match.table.number, reading.packed(result))
        noted += 1
    return noted


async def close_tables(db: AsyncConnection, cup: Cup, now: datetime) -> list[int]:
    """Ends all tables that are still open, without a result; says which.

    They are looked for until there are none: a game that ends meanwhile may open its match's next.
    """
    closed: list[int] = []
    while found := set(await store.open_tables(db, cup.id)) - set(closed):
        for number in sorted(found):
            desk = await Desk.open(db, cup.server, number, now, Timing(), None)
            with suppress(GameOver):
                await course.abort(desk, NOBODY, moderator=True)
            await desk.close()
            closed.append(number)
    return closed


async def _outcome(
    db: AsyncConnection, table: Table, games: Sequence[tuple[int, str]]
) -> TableResult:
    """The match at a table: its games added up, and who came and who left."""
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
        for player, chair in zip(table.seats, chairs, strict=True)
        if chair.user is not None and chair.seat not in came and chair.seat in waited_for
    }
    left = {table.seats[seat] for seat in gone} - absent
    total = _added_up(results, len(table.seats))
    present = [s for s in total if table.seats[s.seat] not in absent]
    return table.result(present, left=left, no_shows=absent)


def _added_up(results: Sequence[tuple[Standing, ...]], seats: int) -> tuple[Standing, ...]:
    if len(results) == 1:
        return results[0]  # one game knows its own tie-breaks
    return fold(len(results), seats, results).standings() if results else ()
