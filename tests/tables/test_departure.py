"""Somebody has left the server: their seats and roles pass on, and no table waits for them."""

from __future__ import annotations

from sqlalchemy import select

from core.engine.rules import Level
from core.model.table import Status
from core.store.models.people import ResultRow
from core.tables import play
from tests.tables.world import ANN, BO, CY, HOME, World, robots


async def test_the_ai_plays_on_and_another_person_hosts(world: World) -> None:
    table = await world.game(people=(ANN, BO, CY))
    (receipt,) = await world.service.leave_server(HOME, ANN)
    now = await world.table(table)
    assert receipt.table == now
    assert now.host == BO
    assert [(chair.resigned, chair.waits) for chair in now.chairs] == [
        (True, False),
        (False, True),
        (False, True),
    ]
    assert await world.service.leave_server(HOME, ANN) == []
    assert (await world.pass_out(table)).status is Status.FINISHED
    async with world.database.read() as db:
        lost = select(ResultRow.user_id).where(ResultRow.forfeited)
        assert list((await db.execute(lost)).scalars()) == [ANN]


async def test_a_table_that_everybody_has_left_ends(world: World) -> None:
    people = await world.game(people=(ANN, BO))
    alone = await world.game(people=(ANN,), **robots(Level.EASY))
    for user in (ANN, BO):
        await world.service.leave_server(HOME, user)
    for table in (people, alone):
        assert (await world.table(table)).status is Status.FINISHED
        assert await world.next_due(table) is None


async def test_a_lobby_is_handed_over_or_closed(world: World) -> None:
    shared, own = await world.lobby(people=(ANN, BO)), await world.lobby(people=(ANN,))
    await world.service.leave_server(HOME, ANN)
    handed = await world.table(shared)
    assert (handed.host, [chair.user for chair in handed.chairs]) == (BO, [BO])
    assert (await world.table(own)).status is Status.ABORTED


async def test_a_host_who_gave_up_before_is_replaced_too(world: World) -> None:
    table = await world.game(people=(ANN, BO, CY))
    await world.service.change(world.call(table, ANN), play.resign, with_ai=False)
    await world.service.leave_server(HOME, ANN)
    assert (await world.table(table)).host == BO


async def test_only_people_who_keep_others_waiting_are_asked_for(world: World) -> None:
    await world.game(people=(ANN, BO))
    assert await world.service.kept_waiting() == set()
    world.clock.forward(hours=23)
    moving = await world.game(people=(ANN, CY))
    world.clock.forward(hours=2)
    assert await world.service.kept_waiting() == {(HOME, ANN), (HOME, BO)}
    world.clock.forward(hours=23)
    await world.play_one(moving)
    assert await world.service.kept_waiting() == {(HOME, ANN), (HOME, BO)}
    await world.lobby(people=(CY,))
    world.clock.forward(minutes=11)
    assert (HOME, CY) in await world.service.kept_waiting()
