"""The cache of tables: bounded, and never older than what it has known."""

from __future__ import annotations

from dataclasses import fields, replace
from enum import Enum
from gc import get_referents
from sys import getsizeof
from typing import Any

import pytest

from core.engine.errors import NotSeated
from core.games.registry import GAMES, Game
from core.model import Chair, Live, Status, Table
from core.tables.cache import Cache
from tests.seeds import seeded
from tests.tables.world import ANN, BO, CY, World, make_world
from tests.walks import random_game


async def test_the_table_not_used_for_longest_goes_first(world: World) -> None:
    first, second, third = [Live(await world.open()) for _ in range(3)]
    cache = Cache(size=first.size + second.size)
    cache.put(first)
    cache.put(second)
    assert cache.get(first.table.id) is first
    cache.put(third)
    assert cache.get(second.table.id) is None
    assert cache.get(first.table.id) is first
    assert cache.get(third.table.id) is third


async def test_a_table_that_has_grown_takes_the_room_of_others(world: World) -> None:
    first, second = [Live(await world.open()) for _ in range(2)]
    cache = Cache(size=first.size + second.size)
    cache.put(first)
    for length in range(1, 3):
        cache.put(second)
        assert cache.get(first.table.id) is first
        second = replace(second, table=replace(second.table, version=length))
    larger = replace(second, _recent=bytes(first.size))
    cache.put(larger)
    assert cache.get(first.table.id) is None
    assert cache.get(larger.table.id) is larger


async def test_of_the_tables_that_have_ended_only_a_few_stay(world: World) -> None:
    lives = [Live(await world.open()) for _ in range(3)]
    cache = Cache(ended=lives[0].size)
    for live in lives:
        cache.put(live)
    ended = [Live(replace(live.table, status=Status.FINISHED)) for live in lives[:2]]
    for live in ended:
        cache.put(live)
    assert [cache.get(live.table.id) for live in lives] == [None, ended[1], lives[2]]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_table_takes_no_more_than_is_reckoned(game: Game) -> None:
    for players in game.rules.players:
        lines = list(random_game(game.rules, players, seeded("size")))
        for stage in (lines[: len(lines) // 2], lines):
            live = Live.of(_seated(game, players), stage)
            taken = _taken(live)
            assert taken <= live.size < 2.5 * taken, (players, len(stage))


def _seated(game: Game, players: int) -> Table:
    chairs = tuple(Chair(seat, 10**18 + seat) for seat in range(players))
    given: dict[str, Any] = dict.fromkeys(field.name for field in fields(Table))
    given |= {"game": game.key, "options": {}, "chairs": chairs, "guests": ()}
    given |= {"start": str(10**18), "seated": tuple(chair.alias("1") for chair in chairs)}
    return Table(**given)


def _taken(live: Live) -> int:
    """Return the bytes of all that a table holds, but for its game."""
    size, found, seen = 0, [live], {id(live.match and live.match.rules)}
    while found:
        one = found.pop()
        if id(one) not in seen and not isinstance(one, type | Enum):
            seen.add(id(one))
            size += getsizeof(one)
            found.extend(get_referents(one))
    return size


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
