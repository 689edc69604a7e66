"""The cache of tables: bounded, and never older than what it has known."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from sys import getsizeof

import pytest

from core.engine.errors import NotSeated
from core.games.registry import GAMES, Game
from core.live.table import Live
from core.model.table import Chair, Status, Table
from core.model.views import Cause
from core.tables import lobby
from core.tables.cache import TableCache, pack, unpack
from tests.pages.tables import table
from tests.seeds import seeded
from tests.tables.world import ANN, BO, CY, World, make_world
from tests.walks import random_game

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
SMALL = 2048
"""Bytes."""


async def test_the_table_not_used_for_longest_is_packed_first_and_goes_first(world: World) -> None:
    lives = [Live(await world.open()) for _ in range(4)]
    first, second, third, fourth = lives
    cache = TableCache(lively=2, packed=1)
    for live in (first, second, third):
        cache.put(live)
    assert cache.get(second.table.id) is second  # so the third is packed next, after the first
    cache.put(fourth)
    assert cache.get(first.table.id) is None
    assert cache.get(second.table.id) is second
    unpacked = cache.get(third.table.id)
    assert unpacked == third
    assert unpacked is not third


async def test_a_table_that_was_packed_is_kept_as_it_is_when_used(world: World) -> None:
    first, second = [Live(await world.open()) for _ in range(2)]
    cache = TableCache(lively=1)
    cache.put(first)
    cache.put(second)
    unpacked = cache.get(first.table.id)
    assert unpacked == first
    assert cache.get(first.table.id) is unpacked


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_packed_table_is_small_and_plays_on_as_it_would_have(game: Game) -> None:
    for players in game.rules.players:
        lines = list(random_game(game.rules, players, seeded("packed")))
        for length in (1, len(lines) // 2, len(lines)):
            live = Live.of(_seated(game, players), lines[:length])
            packed = pack(live)
            assert getsizeof(packed) < SMALL, (players, length)
            assert unpack(packed) == live
            for line in lines[length : length + 1]:
                assert line.answer is not None
                after = unpack(packed).answer(*line.answer, line.prompt, Cause.CLICK, NOW)
                assert (after.match, after.story[-1].events) == (line.match, line.events)


def _seated(game: Game, players: int) -> Table:
    chairs = tuple(Chair(seat, 10**18 + seat) for seat in range(players))
    options = {option.key: option.default for option in game.rules.options}
    start = str(10**18)
    return table(
        game=game.key,
        options=options,
        status=Status.PLAYING,
        start=start,
        chairs=chairs,
        seated=tuple(chair.alias(start) for chair in chairs),
    )


async def test_what_was_put_last_is_kept_also_if_it_is_of_an_earlier_version(world: World) -> None:
    """A backup may have been restored."""
    old, other = Live(await world.open()), Live(await world.open())
    new = Live(replace(old.table, version=old.table.version + 1))
    for cache in (TableCache(), TableCache(lively=1)):
        for live in (new, other, old, other):
            cache.put(live)
        assert cache.get(old.table.id) == old


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
    await other.service.change(other.call(table, CY), lobby.join)
    left = (await world.service.change(world.call(table, CY), lobby.leave)).table
    assert [chair.user for chair in left.chairs] == [ANN, BO]


async def test_an_older_table_in_memory_is_not_taken_for_unchanged(world: World) -> None:
    other = another(world)
    table = await world.lobby()
    await world.service.change(world.call(table, BO), lobby.get_ready)
    await other.service.change(other.call(table, BO), lobby.leave)
    with pytest.raises(NotSeated):
        await world.service.change(world.call(table, BO), lobby.get_ready)
