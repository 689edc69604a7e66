"""What is refused is refused for the true reason: each state of a table has its own."""

from __future__ import annotations

from collections.abc import Awaitable

import pytest

from core.engine.errors import (
    AlreadySeated,
    AlreadyStarted,
    GameOver,
    GaveUp,
    NotHost,
    NotOver,
    NotStarted,
    Refusal,
    TableClosed,
)
from core.engine.rules import Level
from core.tables import lobby, play
from tests.tables.world import ANN, BO, CY, DI, HOME, World


async def refused(doing: Awaitable[object]) -> Refusal:
    with pytest.raises(Refusal) as found:
        await doing
    return found.value


async def expired(world: World) -> int:
    table = await world.lobby()
    await world.show()
    world.clock.forward(days=1)
    await world.expire_all()
    return table


async def aborted(world: World) -> int:
    table = await world.game()
    await world.service.change(world.call(table, ANN), play.abort)
    return table


async def finished(world: World) -> int:
    table = await world.game()
    await world.finish(table)
    return table


def lobby_acts(world: World, table: int) -> list[Awaitable[object]]:
    service = world.service
    return [
        service.change(world.call(table, CY), lobby.join),
        service.change(world.call(table, ANN), lobby.leave),
        service.change(world.call(table, ANN), lobby.add_ai, Level.EASY),
        service.change(world.call(table, ANN), lobby.remove_ai),
        service.change(world.call(table, ANN), lobby.start),
    ]


async def test_a_closed_table_has_neither_started_nor_ended(world: World) -> None:
    for table in (await expired(world), await aborted(world)):
        acts = [
            *lobby_acts(world, table),
            world.service.play(world.call(table, ANN), 1, "pass"),
            world.service.change(world.call(table, ANN), play.resign, with_ai=False),
            world.service.change(world.call(table, ANN), play.abort),
            world.service.hint(HOME, table, ANN),
            world.service.record(HOME, table),
        ]
        assert {type(await refused(act)) for act in acts} == {TableClosed}


async def test_a_finished_game_is_over(world: World) -> None:
    table = await finished(world)
    acts = lobby_acts(world, table)
    assert {type(await refused(act)) for act in acts} == {GameOver}


async def test_who_joins_a_running_game_is_told_what_is_in_the_way(world: World) -> None:
    table = await world.game(people=(ANN, BO, CY))
    await world.service.change(world.call(table, CY), play.resign, with_ai=True)
    for user, reason in ((ANN, AlreadySeated), (CY, GaveUp), (DI, AlreadyStarted)):
        assert (
            type(await refused(world.service.change(world.call(table, user), lobby.join))) is reason
        )
    again = world.service.change(world.call(table, CY), play.resign, with_ai=True)
    assert type(await refused(again)) is GaveUp


async def test_what_has_not_begun_is_not_going_on(world: World) -> None:
    lobby, running = await world.lobby(), await world.game()
    for table, reason in ((lobby, NotStarted), (running, NotOver)):
        assert type(await refused(world.service.record(HOME, table))) is reason
        assert type(await refused(world.service.rematch(world.call(table, ANN)))) is reason


async def test_who_is_no_host_is_told_who_is(world: World) -> None:
    table = await world.lobby()
    for act in (
        world.service.change(world.call(table, BO), lobby.start),
        world.service.change(world.call(table, BO), play.abort),
    ):
        why = await refused(act)
        assert type(why) is NotHost
        assert why.params == {"host": ANN}
