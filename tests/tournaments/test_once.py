"""Each act once: the same interaction delivered twice, at the same time, or after a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from core.engine.errors import BadTournament, LimitReached, NotEntered, UnknownTournament
from core.engine.rules import Level
from core.model.calls import Order
from core.model.table import Status
from core.model.tournament import TournamentOrder, TournamentStatus
from core.store import interactions
from core.tables import play
from core.tournaments import entries, rounds, team
from core.tournaments.calls import TournamentCall, TournamentDid, TournamentReceipt
from core.tournaments.results import Decision
from core.tournaments.service import MOST_ONGOING, TournamentService
from tests.databases import dump
from tests.tournaments.world import ADMIN, CHANNEL, ORGANIZER, PEOPLE, SERVER, SWISS, World

Act = Callable[[TournamentService, TournamentCall], Awaitable[TournamentReceipt]]

BEFORE: dict[str, Act] = {
    "join": lambda service, call: service.change(replace(call, user=PEOPLE[4]), entries.join),
    "leave": lambda service, call: service.change(replace(call, user=PEOPLE[3]), entries.leave),
    "drop": lambda service, call: service.change(call, entries.drop, PEOPLE[3]),
    "drop_ai": lambda service, call: service.change(call, entries.drop, ai=1),
    "team": lambda service, call: service.change(call, team.change_team, add=PEOPLE[7]),
    "start": lambda service, call: service.change(call, rounds.start),
    "cancel": lambda service, call: service.change(call, rounds.cancel),
}
RUNNING: dict[str, Act] = {
    "close_round": lambda service, call: service.change(call, rounds.close_round, 1),
    "correct": lambda service, call: service.change(
        call, rounds.decide, Decision(1, 1, [1, 2], "agreed")
    ),
    "drop": lambda service, call: service.change(call, entries.drop, PEOPLE[3]),
    "cancel": lambda service, call: service.change(call, rounds.cancel),
}
ORDER = TournamentOrder("First", "lucky_numbers", SWISS)


async def delivered_twice(world: World, act: Act, call: TournamentCall) -> TournamentReceipt:
    first = await act(world.tournaments, call)
    before = await dump(world.database)
    for service in (world.tournaments, world.process()):
        again = await act(service, call)
        assert again == replace(first, ended=(), repeated=True)
        assert await dump(world.database) == before
    return first


@pytest.mark.parametrize("act", BEFORE)
async def test_an_act_before_the_start_is_carried_out_once(world: World, act: str) -> None:
    tournament = await world.create(SWISS, Level.EASY)
    await world.fill(tournament, 4)
    await delivered_twice(world, BEFORE[act], world.ask(tournament))


@pytest.mark.parametrize("act", RUNNING)
async def test_an_act_in_a_round_is_carried_out_once(world: World, act: str) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 4)
    await world.begin(tournament)
    table = (await world.service.tables(SERVER, Status.LOBBY))[-1]
    await world.service.change(world.call(table.id, ADMIN), play.abort, moderator=True)
    await world.tournaments.advance()
    receipt = await delivered_twice(world, RUNNING[act], world.ask(tournament))
    assert receipt.tables == (1 if act in {"close_round", "cancel"} else 0)


async def test_an_act_delivered_many_times_at_once_is_carried_out_once(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 4)
    call = world.ask(tournament)
    done = await asyncio.gather(*(world.process().change(call, rounds.start) for _ in range(4)))
    assert sorted(receipt.repeated for receipt in done) == [False, True, True, True]
    assert len(await world.service.tables(SERVER, Status.LOBBY)) == 2


async def test_an_act_is_carried_out_even_if_its_caller_gives_up(world: World) -> None:
    tournament = await world.create(SWISS)
    call = world.ask(tournament)
    doing = asyncio.create_task(world.tournaments.change(call, entries.join))
    await asyncio.sleep(0)
    doing.cancel()
    await world.tournaments.close()
    assert (await world.tournaments.change(call, entries.join)).repeated


async def test_a_refused_act_is_judged_again(world: World) -> None:
    tournament = await world.create(SWISS)
    call = world.ask(tournament)
    with pytest.raises(NotEntered):
        await world.tournaments.change(call, entries.leave)
    await world.fill(tournament, 1)
    assert not (await world.tournaments.change(call, entries.leave)).repeated


async def test_a_command_delivered_twice_announces_one_tournament(world: World) -> None:
    first = await world.tournaments.create(SERVER, CHANNEL, ORGANIZER, 77, ORDER)
    await world.create(SWISS)
    again = await world.tournaments.create(SERVER, CHANNEL, ORGANIZER, 77, ORDER)
    assert again == replace(first, repeated=True)
    assert len(await world.tournaments.listed(SERVER, *TournamentStatus)) == 2


async def test_the_last_tournament_there_is_room_for_is_announced_twice_alike(
    world: World,
) -> None:
    clicks = [next(world.clicks) for _ in range(MOST_ONGOING)]
    *_, last, again = [
        await world.tournaments.create(SERVER, CHANNEL, ORGANIZER, click, ORDER)
        for click in [*clicks, clicks[-1]]
    ]
    assert again == replace(last, repeated=True)
    with pytest.raises(LimitReached) as refused:
        await world.create(SWISS)
    assert refused.value.params == {"kind": "tournaments", "limit": MOST_ONGOING}
    await world.tournaments.change(world.ask(last.tournament), rounds.cancel)
    await world.create(SWISS)


async def test_what_an_older_version_has_announced_is_recognized(world: World) -> None:
    tournament = await world.create(SWISS)
    trace = f"tournament {tournament.id}"
    claim = interactions.Claim(78, ORGANIZER, None, trace, world.clock())
    await world.database.transact(interactions.put, claim)
    again = await world.tournaments.create(SERVER, CHANNEL, ORGANIZER, 78, ORDER)
    assert again == TournamentReceipt(TournamentDid.ANNOUNCED, tournament, repeated=True)


async def test_a_click_on_a_table_is_none_on_a_tournament(world: World) -> None:
    order = Order("lucky_numbers")
    opened = await world.service.open(SERVER, CHANNEL, ORGANIZER, 79, order)
    assert opened.table.id
    with pytest.raises(UnknownTournament):
        await world.tournaments.create(SERVER, CHANNEL, ORGANIZER, 79, ORDER)


@pytest.mark.parametrize(
    "call",
    [
        TournamentCall(2**63, 1, 1, 1),
        TournamentCall(1, 2**63, 1, 1),
        TournamentCall(1, 1, 2**63, 1),
        TournamentCall(1, 1, 1, 2**63),
    ],
)
async def test_what_cannot_be_an_id_reaches_no_database(world: World, call: TournamentCall) -> None:
    with pytest.raises(UnknownTournament):
        await world.tournaments.change(call, entries.join)


async def test_a_round_closed_by_another_click_is_refused(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 4)
    await world.begin(tournament)
    await world.tournaments.change(world.ask(tournament), rounds.close_round, 1)
    with pytest.raises(BadTournament):
        await world.tournaments.change(world.ask(tournament), rounds.close_round, 1)
