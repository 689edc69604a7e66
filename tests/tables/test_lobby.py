"""Before the game: opening, sitting down, leaving, AI seats, the start, limits."""

from __future__ import annotations

import asyncio
import hashlib

import pytest

from core.engine.errors import (
    AlreadySeated,
    AlreadyStarted,
    BadSetup,
    LimitReached,
    NoSuchSeat,
    NotAlone,
    NotHost,
    NotInvited,
    NotSeated,
    SeatsKept,
    TableClosed,
    TableFull,
    TooFewPlayers,
)
from core.engine.rules import Level
from core.games.registry import GAMES
from core.model.calls import Limits, Order
from core.model.table import Status
from core.store.database import Database
from core.tables import host, lobby, play
from core.tables.outbox import Outbox
from tests.databases import dump
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
        await world.service.change(world.call(table, BO), lobby.join)
    with pytest.raises(TableFull):
        await world.service.change(world.call(table, 105), lobby.join)


async def test_seats_close_up_when_somebody_leaves(world: World) -> None:
    table = await world.lobby(people=(ANN, BO, CY))
    left = (await world.service.change(world.call(table, BO), lobby.leave)).table
    assert [(chair.seat, chair.user) for chair in left.chairs] == [(0, ANN), (1, CY)]
    with pytest.raises(NotSeated):
        await world.service.change(world.call(table, BO), lobby.leave)


async def test_the_host_who_leaves_hands_over_to_the_next_person(world: World) -> None:
    table = await world.lobby(people=(ANN,), **robots(Level.EASY))
    await world.service.change(world.call(table, BO), lobby.join)
    left = (await world.service.change(world.call(table, ANN), lobby.leave)).table
    assert (left.host, left.status) == (BO, Status.LOBBY)


async def test_the_last_person_to_leave_closes_the_lobby(world: World) -> None:
    table = await world.lobby(people=(ANN,), **robots(Level.EASY))
    left = (await world.service.change(world.call(table, ANN), lobby.leave)).table
    assert left.status is Status.ABORTED
    with pytest.raises(TableClosed):
        await world.service.change(world.call(table, BO), lobby.join)


async def test_only_the_host_adds_and_removes_ai_seats(world: World) -> None:
    table = await world.lobby()
    added = (await world.service.change(world.call(table, ANN), lobby.add_ai, Level.HARD)).table
    assert added.chairs[2].level is Level.HARD
    for refused in (
        world.service.change(world.call(table, BO), lobby.add_ai, Level.EASY),
        world.service.change(world.call(table, BO), lobby.remove_ai),
        world.service.change(world.call(table, BO), lobby.start),
    ):
        with pytest.raises(NotHost):
            await refused


@pytest.mark.parametrize("game", GAMES)
async def test_a_host_who_is_alone_starts_against_an_ai(world: World, game: str) -> None:
    table = (await world.open(game, autostart=True)).id
    with pytest.raises(NotHost):
        await world.service.change(world.call(table, BO), lobby.start_with_ai, Level.MEDIUM)
    click = world.call(table, ANN)
    started = (await world.service.change(click, lobby.start_with_ai, Level.MEDIUM)).table
    assert started.status is Status.PLAYING
    assert [chair.level for chair in started.chairs] == [None, Level.MEDIUM]
    again = await world.service.change(click, lobby.start_with_ai, Level.MEDIUM)
    assert (again.repeated, again.table) == (True, started)
    with pytest.raises(AlreadyStarted):
        await world.service.change(world.call(table, ANN), lobby.start_with_ai, Level.MEDIUM)


async def test_a_host_who_is_no_longer_alone_does_not_start_by_mistake(world: World) -> None:
    table = await world.lobby("qwixx", (ANN, BO))
    with pytest.raises(NotAlone):
        await world.service.change(world.call(table, ANN), lobby.start_with_ai, Level.MEDIUM)
    assert (await world.table(table)).status is Status.LOBBY


async def test_the_ai_that_came_last_goes_first_unless_a_seat_is_named(world: World) -> None:
    table = (await world.open(**robots(Level.EASY, Level.HARD, Level.EXPERT))).id
    last = (await world.service.change(world.call(table, ANN), lobby.remove_ai)).table
    assert [chair.level for chair in last.chairs] == [None, Level.EASY, Level.HARD]
    named = (await world.service.change(world.call(table, ANN), lobby.remove_ai, seat=1)).table
    assert [chair.level for chair in named.chairs] == [None, Level.HARD]
    with pytest.raises(NoSuchSeat):
        await world.service.change(world.call(table, ANN), lobby.remove_ai, seat=0)


async def test_a_game_starts_with_enough_players_and_only_once(world: World) -> None:
    table = (await world.open("qwixx")).id
    with pytest.raises(TooFewPlayers):
        await world.service.change(world.call(table, ANN), lobby.start)
    await world.service.change(world.call(table, BO), lobby.join)
    call = world.call(table, ANN)
    started = (await world.service.change(call, lobby.start)).table
    assert (started.status, started.start) == (Status.PLAYING, str(call.interaction))
    for closed in (
        world.service.change(world.call(table, ANN), lobby.start),
        world.service.change(world.call(table, CY), lobby.join),
        world.service.change(world.call(table, BO), lobby.leave),
        world.service.change(world.call(table, ANN), lobby.add_ai, Level.EASY),
        world.service.change(world.call(table, ANN), lobby.remove_ai),
    ):
        with pytest.raises(AlreadyStarted):
            await closed


async def test_the_commitment_is_there_from_the_start_and_true_in_the_end(world: World) -> None:
    table = await world.lobby()
    promised = (await world.table(table)).commitment
    await world.service.change(world.call(table, ANN), lobby.start)
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
        await world.service.change(world.call(table.id, BO), lobby.join)
    await world.open(host=BO)
    await refused_for(world, "user", BO)
    for user in (CY, 104):
        await world.open(host=user)
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
        await world.service.change(world.call(table, ANN), play.abort)


async def test_limits_hold_when_many_open_at_once(database: Database) -> None:
    world = make_world(database, limits=Limits(2, 5, 25, 200))
    opening = [world.open(host=ANN) for _ in range(8)]
    done = await asyncio.gather(*opening, return_exceptions=True)
    assert sum(not isinstance(each, BaseException) for each in done) == 2
    assert all(isinstance(each, LimitReached) for each in done if isinstance(each, BaseException))


# Ready, and the start by itself.


async def test_who_sits_down_gets_ready_with_a_click_of_their_own(world: World) -> None:
    table = await world.lobby(people=(ANN, BO))
    assert [chair.ready for chair in (await world.table(table)).chairs] == [True, False]
    done = (await world.service.change(world.call(table, BO), lobby.get_ready)).table
    assert done.all_ready
    assert done.status is Status.LOBBY, "the host starts"
    again = (await world.service.change(world.call(table, BO), lobby.get_ready)).table
    assert again.version == done.version
    with pytest.raises(NotSeated):
        await world.service.change(world.call(table, CY), lobby.get_ready)


async def test_the_host_need_not_wait_until_everybody_is_ready(world: World) -> None:
    table = await world.lobby(people=(ANN, BO))
    await world.service.change(world.call(table, ANN), lobby.start)


async def test_the_last_to_sit_down_starts_a_table_that_starts_by_itself(world: World) -> None:
    table = await world.lobby("lucky_numbers", (ANN, BO, CY), autostart=True)
    assert (await world.table(table)).status is Status.LOBBY
    last = world.call(table, 104)
    started = (await world.service.change(last, lobby.join)).table
    assert (started.status, started.start) == (Status.PLAYING, str(last.interaction))


async def test_it_starts_with_an_ai_in_the_last_seat_too(world: World) -> None:
    table = await world.lobby("lucky_numbers", (ANN, BO, CY), autostart=True)
    done = await world.service.change(world.call(table, ANN), lobby.add_ai, Level.EASY)
    assert done.table.status is Status.PLAYING


async def test_it_does_not_start_with_what_somebody_has_not_agreed_to(world: World) -> None:
    table = await world.lobby("lucky_numbers", (ANN, BO, CY), autostart=True)
    await world.service.change(world.call(table, ANN), host.change_terms, rated=False)
    full = (await world.service.change(world.call(table, 104), lobby.join)).table
    assert (full.full, full.status) == (True, Status.LOBBY)
    await world.service.change(world.call(table, BO), lobby.get_ready)
    last = world.call(table, CY)
    assert (await world.service.change(last, lobby.get_ready)).table.start == str(last.interaction)


async def test_a_table_never_starts_before_its_lobby_was_open(world: World) -> None:
    table = await world.open("lucky_numbers", autostart=True, **robots(*[Level.EASY] * 3))
    assert (table.status, table.autostart) == (Status.LOBBY, False)


# Guests.


async def test_a_seat_is_kept_for_the_invited_for_ten_minutes(world: World) -> None:
    table = (await world.open("lucky_numbers", invited=(BO, CY))).id
    await world.service.change(world.call(table, 104), lobby.join)
    with pytest.raises(SeatsKept):
        await world.service.change(world.call(table, 105), lobby.join)
    await world.service.change(world.call(table, BO), lobby.join)
    with pytest.raises(SeatsKept):
        await world.service.change(world.call(table, 105), lobby.join)
    world.clock.forward(minutes=10)
    assert (await world.service.change(world.call(table, 105), lobby.join)).table.full
    with pytest.raises(TableFull):
        await world.service.change(world.call(table, CY), lobby.join)


async def test_who_declines_frees_the_kept_seat_and_may_think_again(world: World) -> None:
    table = (await world.open("lucky_numbers", invited=(BO, CY, 104), private=True)).id
    await world.service.change(world.call(table, BO), lobby.leave)
    with pytest.raises(NotSeated):
        await world.service.change(world.call(table, BO), lobby.leave)
    assert (await world.table(table)).awaited(world.clock()) == (
        *(guest for guest in (await world.table(table)).guests if guest.user != BO),
    )
    await world.service.change(world.call(table, BO), lobby.join)


async def test_only_the_invited_come_into_a_private_lobby(world: World) -> None:
    table = (await world.open(invited=(BO,), private=True)).id
    with pytest.raises(NotInvited):
        await world.service.change(world.call(table, CY), lobby.join)
    world.clock.forward(minutes=11)
    await world.service.change(world.call(table, BO), lobby.join)
    await world.service.change(world.call(table, BO), lobby.leave)
    await world.service.change(world.call(table, BO), lobby.join)
    await world.service.change(world.call(table, ANN), host.switch, private=False)
    await world.service.change(world.call(table, CY), lobby.join)


async def test_no_more_are_invited_than_have_a_seat(world: World) -> None:
    await world.open("lucky_numbers", invited=(BO, CY), **robots(Level.EASY))
    for levels, invited in ((2, (BO, CY)), (3, (BO,))):
        with pytest.raises(BadSetup) as refused:
            await world.open("lucky_numbers", invited=invited, **robots(*[Level.EASY] * levels))
        assert refused.value.params == {"problem": "invited", "value": 3 - levels}


async def test_guests_are_forgotten_when_the_lobby_is_over(world: World) -> None:
    table = (await world.open(invited=(BO, CY))).id
    await world.service.change(world.call(table, BO), lobby.join)
    started = (await world.service.change(world.call(table, ANN), lobby.start)).table
    assert started.guests == ()
    assert (await dump(world.database))["guests"] == []


# Limits and rematches.


async def test_nobody_sits_down_at_more_tables_than_the_limit(database: Database) -> None:
    world = make_world(database, limits=Limits(9, 2, 9, 9))
    tables = [(await world.open(host=host)).id for host in (ANN, CY, 104)]
    for table in tables[:2]:
        await world.service.change(world.call(table, BO), lobby.join)
    with pytest.raises(LimitReached) as refused:
        await world.service.change(world.call(tables[2], BO), lobby.join)
    assert refused.value.params == {"kind": "user", "limit": 2}
    await world.service.change(world.call(tables[0], BO), lobby.leave)
    await world.service.change(world.call(tables[2], BO), lobby.join)


async def test_the_limit_holds_when_somebody_joins_many_at_once(database: Database) -> None:
    world = make_world(database, limits=Limits(9, 2, 99, 99))
    tables = [(await world.open(host=host)).id for host in range(201, 207)]
    joining = [world.service.change(world.call(table, BO), lobby.join) for table in tables]
    done = await asyncio.gather(*joining, return_exceptions=True)
    refused = [each for each in done if isinstance(each, BaseException)]
    assert len(refused) == 4
    assert all(isinstance(each, LimitReached) for each in refused)


async def test_an_own_seat_is_taken_back_whatever_the_limit(database: Database) -> None:
    world = make_world(database, limits=Limits(9, 1, 9, 9))
    table = await world.game("qwixx", (ANN, BO), games="2")
    await world.pass_out(table)
    (following,) = await world.service.tables(HOME, Status.LOBBY)
    await world.service.change(world.call(following.id, BO), lobby.leave)
    back = (await world.service.change(world.call(following.id, BO), lobby.join)).table
    assert [chair.level for chair in back.chairs] == [None, None]


async def test_a_rematch_is_found_again_and_no_other_lobby(world: World) -> None:
    old = await world.game("qwixx", (ANN, BO))
    await world.finish(old)
    await world.open("qwixx", host=BO)
    first = await world.service.rematch(world.call(old, ANN))
    assert (first.did, first.table.rematch_of, first.table.host) == ("opened", old, ANN)
    second = await world.service.rematch(world.call(old, BO))
    assert (second.did, second.table.id) == ("joined", first.table.id)


async def test_a_rematch_keeps_seats_for_the_others_and_how_it_was_played(world: World) -> None:
    old = await world.game("lucky_numbers", (ANN, BO, CY), rated=False, **robots(Level.HARD))
    await world.finish(old)
    again = (await world.service.rematch(world.call(old, BO))).table
    with pytest.raises(SeatsKept):
        await world.service.change(world.call(again.id, 104), lobby.join)
    assert {guest.user for guest in again.guests} == {ANN, CY}
    assert (again.rated, [chair.level for chair in again.chairs]) == (False, [None, Level.HARD])


@pytest.mark.parametrize("had", [True, False])
async def test_a_rematch_has_hints_if_it_had_and_the_server_has_not_forbidden_them(
    world: World, had: bool
) -> None:
    old = await world.game(hints=had)
    await world.finish(old)
    for allowed in (True, False):
        call = world.call(old, ANN)
        rematch = (await world.service.rematch(call, hints=allowed)).table
        assert rematch.hints is (had and allowed)
        await world.service.change(world.call(rematch.id, ANN), play.abort)
