"""Before the game: opening, sitting down, leaving, AI seats, the start, limits."""

from __future__ import annotations

import hashlib

import pytest

from core.engine.errors import (
    AlreadySeated,
    AlreadyStarted,
    BadSetup,
    LimitReached,
    NoSuchSeat,
    NotHost,
    NotSeated,
    TableClosed,
    TableFull,
    TooFewPlayers,
)
from core.engine.rules import Level
from core.games.registry import GAMES
from core.model import Order, Status
from core.store.database import Database
from core.tables.lobby import Limits
from core.tables.outbox import Outbox
from tests.tables.world import ANN, BO, CHANNEL, CY, HOME, World, make_world, robots


async def test_who_opens_a_table_is_its_host_and_sits_there(world: World) -> None:
    table = await world.open(host=ANN)
    assert (table.status, table.host, table.version) == (Status.LOBBY, ANN, 1)
    assert [chair.user for chair in table.chairs] == [ANN]


async def test_every_option_is_kept_as_chosen_or_by_default(world: World) -> None:
    for key, game in GAMES.items():
        table = await world.open(key)
        assert table.options == {option.key: option.default for option in game.rules.options}


@pytest.mark.parametrize(
    "order",
    [
        Order("chess"),
        Order("qwixx", options={"colour": "red"}),
        Order("qwixx", games="6"),
        Order("lucky_numbers", games="2"),
        Order("qwixx", turn_seconds=-1),
        Order("qwixx", turn_seconds=10**12),
        Order("qwixx", turn_seconds=1),
    ],
)
async def test_what_the_game_does_not_know_is_refused(world: World, order: Order) -> None:
    with pytest.raises(BadSetup):
        await world.service.open(HOME, CHANNEL, ANN, 1, order)
    assert await world.service.tables(HOME, *Status) == []


@pytest.mark.parametrize("seconds", [0, 30, 14 * 24 * 3600])
async def test_a_turn_may_take_half_a_minute_to_two_weeks_or_for_ever(
    world: World, seconds: int
) -> None:
    assert (await world.open(turn_seconds=seconds)).turn_seconds == seconds


@pytest.mark.parametrize("seconds", [29, 14 * 24 * 3600 + 1])
async def test_a_turn_may_not_be_shorter_or_longer(world: World, seconds: int) -> None:
    with pytest.raises(BadSetup):
        await world.open(turn_seconds=seconds)


async def test_the_ai_may_have_every_seat_but_the_hosts(world: World) -> None:
    for key, game in GAMES.items():
        table = await world.open(key, **robots(*[Level.EASY] * (game.rules.players[-1] - 1)))
        assert table.full


async def test_a_new_table_wants_to_be_shown(world: World) -> None:
    table = await world.open()
    assert (await Outbox(world.service, world.clock).load(HOME, table.id)).owed


async def test_a_table_can_begin_with_ai_seats_but_not_too_many(world: World) -> None:
    table = await world.open("qwixx", **robots(Level.EASY, Level.HARD))
    assert [chair.level for chair in table.chairs] == [None, Level.EASY, Level.HARD]
    with pytest.raises(BadSetup):
        await world.open("lucky_numbers", **robots(*[Level.EASY] * 4))


async def test_people_sit_down_once_each_until_the_table_is_full(world: World) -> None:
    table = await world.lobby("lucky_numbers", (ANN, BO, CY, 104))
    with pytest.raises(AlreadySeated):
        await world.service.join(world.call(table, BO))
    with pytest.raises(TableFull):
        await world.service.join(world.call(table, 105))


async def test_seats_close_up_when_somebody_leaves(world: World) -> None:
    table = await world.lobby(people=(ANN, BO, CY))
    left = (await world.service.leave(world.call(table, BO))).table
    assert [(chair.seat, chair.user) for chair in left.chairs] == [(0, ANN), (1, CY)]
    with pytest.raises(NotSeated):
        await world.service.leave(world.call(table, BO))


async def test_the_host_who_leaves_hands_over_to_the_next_person(world: World) -> None:
    table = await world.lobby(people=(ANN,), **robots(Level.EASY))
    await world.service.join(world.call(table, BO))
    left = (await world.service.leave(world.call(table, ANN))).table
    assert (left.host, left.status) == (BO, Status.LOBBY)


async def test_the_last_person_to_leave_closes_the_lobby(world: World) -> None:
    table = await world.lobby(people=(ANN,), **robots(Level.EASY))
    left = (await world.service.leave(world.call(table, ANN))).table
    assert left.status is Status.ABORTED
    with pytest.raises(TableClosed):
        await world.service.join(world.call(table, BO))


async def test_only_the_host_adds_and_removes_ai_seats(world: World) -> None:
    table = await world.lobby()
    added = (await world.service.add_ai(world.call(table, ANN), Level.HARD)).table
    assert added.chairs[2].level is Level.HARD
    for refused in (
        world.service.add_ai(world.call(table, BO), Level.EASY),
        world.service.remove_ai(world.call(table, BO)),
        world.service.start(world.call(table, BO)),
    ):
        with pytest.raises(NotHost):
            await refused


async def test_the_ai_that_came_last_goes_first_unless_a_seat_is_named(world: World) -> None:
    table = (await world.open(**robots(Level.EASY, Level.HARD, Level.EXPERT))).id
    last = (await world.service.remove_ai(world.call(table, ANN))).table
    assert [chair.level for chair in last.chairs] == [None, Level.EASY, Level.HARD]
    named = (await world.service.remove_ai(world.call(table, ANN), seat=1)).table
    assert [chair.level for chair in named.chairs] == [None, Level.HARD]
    with pytest.raises(NoSuchSeat):
        await world.service.remove_ai(world.call(table, ANN), seat=0)


async def test_a_game_starts_with_enough_players_and_only_once(world: World) -> None:
    table = (await world.open("qwixx")).id
    with pytest.raises(TooFewPlayers):
        await world.service.start(world.call(table, ANN))
    await world.service.join(world.call(table, BO))
    call = world.call(table, ANN)
    started = (await world.service.start(call)).table
    assert (started.status, started.start) == (Status.PLAYING, str(call.interaction))
    for closed in (
        world.service.start(world.call(table, ANN)),
        world.service.join(world.call(table, CY)),
        world.service.leave(world.call(table, BO)),
        world.service.add_ai(world.call(table, ANN), Level.EASY),
        world.service.remove_ai(world.call(table, ANN)),
    ):
        with pytest.raises(AlreadyStarted):
            await closed


async def test_the_commitment_is_there_from_the_start_and_true_in_the_end(world: World) -> None:
    table = await world.lobby()
    promised = (await world.table(table)).commitment
    await world.service.start(world.call(table, ANN))
    await world.finish(table)
    secret = (await world.service.view(HOME, table)).secret
    assert secret is not None
    assert hashlib.sha256(secret).hexdigest() == promised


async def test_limits_keep_a_server_from_being_flooded(database: Database) -> None:
    world = make_world(database, limits=Limits(2, 3, 5, 6))
    for _ in range(2):
        await world.open(host=ANN)
    await refused_for(world, "lobbies", ANN)
    for table in await world.service.tables(HOME, Status.LOBBY):
        await world.service.join(world.call(table.id, BO))
    await world.open(host=BO)
    await refused_for(world, "user", BO)
    for host in (CY, 104):
        await world.open(host=host)
    await refused_for(world, "channel", 105)
    await world.service.open(HOME, CHANNEL + 1, 105, next(world.clicks), Order("qwixx"))
    await refused_for(world, "server", 106, CHANNEL + 2)


async def refused_for(world: World, kind: str, user: int, channel: int = CHANNEL) -> None:
    with pytest.raises(LimitReached) as refused:
        await world.service.open(HOME, channel, user, next(world.clicks), Order("qwixx"))
    assert refused.value.params["kind"] == kind


async def test_what_is_over_does_not_count_towards_the_limits(database: Database) -> None:
    world = make_world(database, limits=Limits(1, 1, 1, 1))
    for _ in range(3):
        table = (await world.open(host=ANN)).id
        await world.service.abort(world.call(table, ANN))


async def test_limits_hold_when_many_open_at_once(database: Database) -> None:
    import asyncio

    world = make_world(database, limits=Limits(2, 5, 25, 200))
    opening = [world.open(host=ANN) for _ in range(8)]
    done = await asyncio.gather(*opening, return_exceptions=True)
    assert sum(not isinstance(each, BaseException) for each in done) == 2
    assert all(isinstance(each, LimitReached) for each in done if isinstance(each, BaseException))
