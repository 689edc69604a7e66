"""The cache of tables: bounded, and never older than what it has known."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.engine.errors import NotSeated
from core.model import Live, Status
from core.tables.cache import Cache
from tests.tables.world import ANN, BO, CY, World, make_world


async def test_the_table_not_used_for_longest_goes_first(world: World) -> None:
    cache = Cache(size=2)
    first, second, third = [Live(await world.open()) for _ in range(3)]
    cache.put(first)
    cache.put(second)
    assert cache.get(first.table.id) is first
    cache.put(third)
    assert cache.get(second.table.id) is None
    assert cache.get(first.table.id) is first
    assert cache.get(third.table.id) is third


async def test_of_the_tables_that_have_ended_only_a_few_stay(world: World) -> None:
    cache = Cache(size=3, ended=1)
    lives = [Live(await world.open()) for _ in range(3)]
    for live in lives:
        cache.put(live)
    ended = [Live(replace(live.table, status=Status.FINISHED)) for live in lives[:2]]
    for live in ended:
        cache.put(live)
    assert [cache.get(live.table.id) for live in lives] == [None, ended[1], lives[2]]


async def test_calls_that_come_back_out_of_order_leave_the_newer_table(world: World) -> None:
    cache = Cache()
    old = Live(await world.open())
    new = Live(replace(old.table, version=old.table.version + 1))
    for live in (old, new, old):
        cache.put(live)
    assert cache.get(old.table.id) is new


def another(world: World) -> World:
    """Another process at the same database."""
    other = make_world(world.database, world.clock)
    other.clicks = world.clicks
    return other


async def test_who_remembers_an_older_table_plays_at_the_stored_one(world: World) -> None:
    other = another(world)
    table = await world.game()
    for hand in (other, other, world, other, world):
        await hand.play_one(table)
    assert (await world.table(table)).length == 5


async def test_an_older_table_in_memory_refuses_nobody(world: World) -> None:
    other = another(world)
    table = await world.lobby()
    await other.service.join(other.call(table, CY))
    left = (await world.service.leave(world.call(table, CY))).table
    assert [chair.user for chair in left.chairs] == [ANN, BO]


async def test_an_older_table_in_memory_is_not_taken_for_unchanged(world: World) -> None:
    other = another(world)
    table = await world.lobby()
    await world.service.get_ready(world.call(table, BO))
    await other.service.leave(other.call(table, BO))
    with pytest.raises(NotSeated):
        await world.service.get_ready(world.call(table, BO))
