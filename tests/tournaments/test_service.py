"""Tournaments on a real database, with tables played by the AI and by people who click."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from core.engine.errors import (
    BadTournament,
    NotHost,
    NotOrganizer,
    UnknownTournament,
)
from core.engine.rules import Level
from core.model.plan import Attendance, Format, Plan
from core.model.shards import Shards
from core.model.table import Status
from core.model.tournament import (
    Tournament,
    TournamentOrder,
    TournamentStatus,
)
from core.players import privacy
from core.tables import lobby, play
from core.tournaments import entries, rounds
from tests.tournaments.world import (
    ADMIN,
    CHANNEL,
    ORGANIZER,
    PEOPLE,
    SERVER,
    STRANGER,
    SWISS,
    World,
    first_table,
)


async def test_ai_entrants_play_among_people(world: World) -> None:
    tournament = await world.create(
        Plan(Format.SWISS, rounds=1, table_size=4), Level.EASY, Level.HARD
    )
    await world.fill(tournament, 2)
    await world.begin(tournament)
    view = await world.play_round(tournament)
    assert view.tournament.status is TournamentStatus.FINISHED
    assert {person.level for person in view.people.values()} == {None, Level.EASY, Level.HARD}
    result = view.of_round(1)[0].result
    assert result is not None
    assert {seat.presence for seat in result.seats} == {Attendance.PLAYED}


async def test_only_the_organizer_and_admins_decide(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 4)
    with pytest.raises(NotOrganizer):
        await world.tournaments.change(world.ask(tournament, STRANGER), rounds.start)
    with pytest.raises(NotOrganizer):
        await world.tournaments.change(world.ask(tournament, STRANGER), rounds.cancel)
    with pytest.raises(NotOrganizer):
        await world.tournaments.change(world.ask(tournament, STRANGER), entries.drop, PEOPLE[1])
    receipt = await world.tournaments.change(world.ask(tournament, ADMIN), rounds.start)
    assert receipt.tournament.status is TournamentStatus.RUNNING
    with pytest.raises(NotOrganizer):
        await world.correct(tournament, 1, 1, [1, 2], "mine", user=STRANGER)


async def is_news(world: World, tournament: Tournament, doing: Awaitable[object]) -> bool:
    """Whether people have not been shown yet what came of this."""
    now = await world.tournaments.tournament(SERVER, tournament.id)
    await world.tournament_outbox.shown(await world.see(now), "open")
    assert await owed(world) == []
    await doing
    return await owed(world) == [tournament.id]


async def owed(world: World) -> list[int]:
    async with world.database.read() as db:
        return [each.number for each in await world.tournament_outbox.owed(db)]


async def test_a_process_looks_after_tournaments_of_its_own_shards(world: World) -> None:
    here, there = (Shards(2, frozenset({number})) for number in (0, 1))
    assert SERVER in here
    tournament = await world.create(SWISS, start_at=world.clock() + timedelta(hours=1))
    await world.fill(tournament, 4)
    world.clock.forward(hours=2)
    for shards, mine in ((here, 1), (there, 0)):
        async with world.database.read() as db:
            assert len(await world.tournaments.ready(db, shards)) == mine
            assert len(await world.tournament_outbox.owed(db, shards)) == mine
        assert await world.clocks.anything_waits(shards) == bool(mine)


async def test_whatever_people_can_see_is_to_be_shown(world: World) -> None:
    tournament = await world.create(SWISS)
    assert await owed(world) == [tournament.id]
    for user in PEOPLE[:5]:
        assert await is_news(
            world, tournament, world.tournaments.change(world.ask(tournament, user), entries.join)
        )
    assert await is_news(
        world, tournament, world.tournaments.change(world.ask(tournament, PEOPLE[4]), entries.leave)
    )
    assert await is_news(
        world, tournament, world.tournaments.change(world.ask(tournament), rounds.start)
    )
    assert await is_news(
        world, tournament, world.tournaments.change(world.ask(tournament), entries.drop, PEOPLE[3])
    )
    table = (await world.service.tables(SERVER, Status.LOBBY))[0]
    await world.service.change(world.call(table.id, ADMIN), play.abort, moderator=True)
    assert await is_news(world, tournament, world.tournaments.advance())
    assert not await is_news(world, tournament, world.tournaments.advance())
    ended = next(m for m in (await world.see(tournament)).fixtures if m.result)
    correcting = world.correct(tournament, 1, ended.pairing.number, [1, 2], "x")
    assert await is_news(world, tournament, correcting)
    assert await is_news(
        world, tournament, world.tournaments.change(world.ask(tournament), rounds.cancel)
    )


async def test_another_server_sees_nothing_of_it(world: World) -> None:
    tournament = await world.create(SWISS)
    for attempt in (
        world.tournaments.see(7, tournament.id),
        world.tournaments.change(replace(world.ask(tournament, 5), server=7), entries.join),
        world.tournaments.change(replace(world.ask(tournament, ADMIN), server=7), rounds.start),
        world.tournaments.change(replace(world.ask(tournament, ADMIN), server=7), rounds.cancel),
    ):
        with pytest.raises(UnknownTournament):
            await attempt
    assert await world.tournaments.listed(7, *TournamentStatus) == []


@pytest.mark.parametrize(
    "changes",
    [
        {"name": ""},
        {"name": "x" * 200},
        {"plan": Plan(Format.SWISS, rounds=-1)},
        {"plan": Plan(Format.SWISS, rounds=2, table_size=9)},
        {"plan": Plan(Format.SWISS, rounds=2, final=9)},
        {"start_at": datetime(2025, 1, 1, tzinfo=UTC)},
    ],
)
async def test_what_cannot_be_played_is_refused(world: World, changes: dict[str, object]) -> None:
    base: dict[str, object] = {"name": "Cup", "game": "lucky_numbers", "plan": SWISS}
    order = TournamentOrder(**(base | changes))  # type: ignore[arg-type]
    with pytest.raises(BadTournament):
        await world.tournaments.create(SERVER, CHANNEL, ORGANIZER, next(world.clicks), order)


async def test_no_player_becomes_host_of_a_tournaments_table(world: World) -> None:
    _, table, people = await first_table(world)
    (other,) = set(people) - {ORGANIZER}
    await world.service.change(world.call(table.id, ORGANIZER), lobby.leave)
    with pytest.raises(NotHost):
        await world.service.change(world.call(table.id, other), play.abort)
    await privacy.forget(world.database, ORGANIZER, world.clock())
    with pytest.raises(NotHost):
        await world.service.change(world.call(table.id, other), play.abort)


async def test_a_number_beyond_64_bits_is_no_tournament(world: World) -> None:
    for number in (2**63, -(2**63) - 1):
        with pytest.raises(UnknownTournament):
            await world.tournaments.see(1, number)
