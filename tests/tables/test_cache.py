"""The cache of tables: bounded, and never older than what it has known."""

from __future__ import annotations

from dataclasses import replace

from core.model import Live
from core.tables.cache import Cache
from tests.tables.world import World


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


async def test_calls_that_come_back_out_of_order_leave_the_newer_table(world: World) -> None:
    cache = Cache()
    old = Live(await world.open())
    new = Live(replace(old.table, version=old.table.version + 1))
    for live in (old, new, old):
        cache.put(live)
    assert cache.get(old.table.id) is new
