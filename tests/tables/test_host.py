"""What only the host of a lobby can do."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from sqlalchemy import text

from core.engine.errors import (
    AlreadyInvited,
    AlreadyStarted,
    BadSetup,
    KeptOut,
    NotHost,
    NotReady,
    PlayerGone,
    SeatsGiven,
    SeatsKept,
    TableFull,
)
from core.model.calls import Call, Receipt
from core.model.table import Status, Table
from core.store.database import Database
from core.tables import host, lobby
from core.tables.service import TableService
from tests.tables.world import ANN, BO, CY, DI, HOME, World, make_world

Tool = Callable[[TableService, Call], Coroutine[Any, Any, Receipt]]
TOOLS: list[Tool] = [
    lambda service, call: service.change(call, host.change_terms, rated=False),
    lambda service, call: service.change(call, host.switch, private=True),
    lambda service, call: service.change(call, host.kick, CY),
    lambda service, call: service.change(call, host.hand_over, CY),
    lambda service, call: service.change(call, host.invite, DI),
]


def ready(table: Table) -> list[int | None]:
    return [chair.user for chair in table.chairs if chair.ready]


async def test_nobody_but_the_host_has_the_tools_and_only_in_a_lobby(world: World) -> None:
    table = await world.lobby(people=(ANN, BO, CY))
    before = await world.table(table)
    for tool in TOOLS:
        for user in (BO, DI):
            with pytest.raises(NotHost):
                await tool(world.service, world.call(table, user))
    assert await world.table(table) == before
    await world.service.change(world.call(table, ANN), lobby.start)
    for tool in TOOLS:
        with pytest.raises(AlreadyStarted):
            await tool(world.service, world.call(table, ANN))


async def test_given_seats_leave_nothing_to_decide(world: World) -> None:
    await world.pass_out(await world.game("qwixx", (ANN, BO), games="2"))
    (lobby,) = await world.service.tables(HOME, Status.LOBBY)
    for tool in TOOLS:
        with pytest.raises(SeatsGiven):
            await tool(world.service, world.call(lobby.id, ANN))


async def test_what_was_agreed_can_change_and_everybody_agrees_anew(world: World) -> None:
    table = await world.lobby("five_to_twelve", (ANN, BO), turn_seconds=60)
    await world.service.change(world.call(table, BO), lobby.get_ready)
    changed = await world.service.change(
        world.call(table, ANN), host.change_terms, options={"setup": "four"}, turn_seconds=300
    )
    assert changed.table.options["setup"] == "four"
    assert (changed.table.turn_seconds, changed.table.games) == (300, "1")
    assert set(changed.table.changed) == {"setup", "turn_seconds"}
    assert ready(changed.table) == [ANN], "the host has just agreed"
    more = (
        await world.service.change(world.call(table, ANN), host.change_terms, rated=False)
    ).table
    assert set(more.changed) == {"setup", "turn_seconds", "rated"}
    agreed = (await world.service.change(world.call(table, BO), lobby.get_ready)).table
    assert (ready(agreed), agreed.changed) == ([ANN, BO], ())
    assert agreed.commitment == (await world.table(table)).commitment


async def test_nobody_is_drawn_into_a_game_they_did_not_agree_to(world: World) -> None:
    table = await world.lobby(people=(ANN, BO, CY))
    await world.service.change(
        world.call(table, ANN), host.change_terms, rated=False, turn_seconds=60
    )
    await world.service.change(world.call(table, CY), lobby.get_ready)
    with pytest.raises(NotReady) as refused:
        await world.service.change(world.call(table, ANN), lobby.start)
    assert refused.value.params == {"missing": str(BO)}
    await world.service.change(world.call(table, ANN), host.hand_over, BO)
    await world.service.change(world.call(table, BO), lobby.start)  # who starts it agrees
    assert (await world.table(table)).status is Status.PLAYING


async def test_the_game_is_played_as_it_was_agreed_last(database: Database) -> None:
    world = make_world(database)
    table = await world.lobby("five_to_twelve")
    await world.service.change(world.call(table, ANN), host.change_terms, options={"setup": "four"})
    await world.service.change(world.call(table, ANN), host.switch, private=True)
    after = make_world(database, world.clock)  # another process
    stored = await after.table(table)
    assert stored == await world.table(table)
    assert (stored.options["setup"], stored.private) == ("four", True)
    await after.service.change(after.call(table, BO), lobby.get_ready)
    await after.service.change(after.call(table, ANN), lobby.start)
    assert (await after.table(table)).setup.options["setup"] == "four"


@pytest.mark.parametrize(
    "terms",
    [
        {"games": "7"},
        {"turn_seconds": 5},
        {"options": {"setup": "nine"}},
        {"options": {"color": "red"}},
    ],
)
async def test_what_the_game_does_not_know_cannot_be_agreed(
    world: World, terms: dict[str, Any]
) -> None:
    table = await world.lobby("lucky_numbers")
    before = await world.table(table)
    with pytest.raises(BadSetup):
        await world.service.change(world.call(table, ANN), host.change_terms, **terms)
    assert await world.table(table) == before


async def test_a_choice_made_twice_changes_nothing(world: World) -> None:
    table = await world.lobby(rated=False)
    await world.service.change(world.call(table, BO), lobby.get_ready)
    before = await world.table(table)
    await world.service.change(world.call(table, ANN), host.change_terms, rated=False)
    await world.service.change(world.call(table, ANN), host.switch, private=False)
    assert await world.table(table) == before


async def test_an_option_that_the_game_got_later_has_not_changed(world: World) -> None:
    table = await world.lobby("five_to_twelve")
    async with world.database.write() as db:
        await db.execute(text("UPDATE tables SET options = '{}', mark = mark + 1"))
    changed = (
        await world.service.change(world.call(table, ANN), host.change_terms, rated=False)
    ).table
    assert (changed.changed, changed.options) == (("rated",), {"setup": "one"})


async def test_who_was_kicked_stays_out_until_the_host_invites_them(world: World) -> None:
    table = await world.lobby(people=(ANN, BO, CY))
    kicked = (await world.service.change(world.call(table, ANN), host.kick, BO)).table
    assert [(chair.seat, chair.user) for chair in kicked.chairs] == [(0, ANN), (1, CY)]
    with pytest.raises(KeptOut):
        await world.service.change(world.call(table, BO), lobby.join)
    await world.service.change(world.call(table, ANN), host.invite, BO)
    assert (await world.service.change(world.call(table, BO), lobby.join)).table.chair_of(BO)


async def test_only_another_player_can_be_kicked_or_made_host(world: World) -> None:
    table = await world.lobby(people=(ANN, BO))
    for whom in (ANN, CY):
        for refused in (
            world.service.change(world.call(table, ANN), host.kick, whom),
            world.service.change(world.call(table, ANN), host.hand_over, whom),
        ):
            with pytest.raises(PlayerGone):
                await refused


async def test_the_host_hands_over(world: World) -> None:
    table = await world.lobby(people=(ANN, BO))
    assert (await world.service.change(world.call(table, ANN), host.hand_over, BO)).table.host == BO
    with pytest.raises(NotHost):
        await world.service.change(world.call(table, ANN), lobby.start)
    await world.service.change(world.call(table, BO), lobby.start)


async def test_nobody_is_invited_to_a_seat_that_is_not_there(world: World) -> None:
    table = await world.lobby("lucky_numbers", (ANN, BO, CY))
    once = (await world.service.change(world.call(table, ANN), host.invite, DI)).table
    with pytest.raises(SeatsKept):
        await world.service.change(world.call(table, ANN), host.invite, 105)
    for whom in (BO, DI):
        with pytest.raises(AlreadyInvited):
            await world.service.change(world.call(table, ANN), host.invite, whom)
    assert await world.table(table) == once
    await world.service.change(world.call(table, DI), lobby.join)
    with pytest.raises(TableFull):
        await world.service.change(world.call(table, ANN), host.invite, 105)


async def test_switched_on_late_a_full_table_starts_once_all_are_ready(world: World) -> None:
    table = await world.lobby("lucky_numbers", (ANN, BO, CY, DI))
    await world.service.change(world.call(table, ANN), host.switch, autostart=True)
    for user in (BO, CY):
        await world.service.change(world.call(table, user), lobby.get_ready)
    assert (await world.table(table)).status is Status.LOBBY
    last = world.call(table, DI)
    started = (await world.service.change(last, lobby.get_ready)).table
    assert (started.status, started.start) == (Status.PLAYING, str(last.interaction))
