"""What a game will need is drawn ahead, once, and while nobody waits for an answer."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

from bot.publishing.rehearsals import AT_ONCE, Rehearsals
from bot.render.painter import Painter
from core.model.table import Chair
from tests.channel.acts import posts
from tests.channel.world import World, playing


async def open_lobby(world: World, name: str = "ada") -> None:
    await world[name].slash(world.channel, "newgame", game="qwixx", ai=1)


async def rehearsed(world: World) -> None:
    await asyncio.gather(*world.client.rehearsals._tasks)


async def test_the_first_lobby_of_a_kind_has_its_games_drawn_ahead(tmp_path: Path) -> None:
    painter = Painter()
    async with playing(tmp_path, painter=painter) as world:
        world.client.rehearsals.begin()
        await open_lobby(world)
        await rehearsed(world)
        drawn, shown = painter.packed.made, len(posts(world))
        assert drawn > 500  # a lobby has some dozens
        assert shown == 1
        await open_lobby(world)
        await rehearsed(world)
        assert painter.packed.made < drawn + 20


async def test_who_plays_the_same_later_has_their_names_drawn_ahead(tmp_path: Path) -> None:
    painter = Painter()
    async with playing(tmp_path, painter=painter) as world:
        quiet = world.client.under_way.quiet
        rehearsals = Rehearsals(world.client.services, world.client, quiet)
        rehearsals.begin()
        drawn = list[int]()
        for number, name in enumerate(("ada", "ben", "ben"), start=1):
            await open_lobby(world, name)
            before = painter.packed.made
            rehearsals.of((await world.tables.view(world.server, number)).table)
            await asyncio.gather(*rehearsals._tasks)
            drawn.append(painter.packed.made - before)
        games, names, nothing = drawn
        assert games > 500
        assert 5 < names < 50
        assert nothing == 0


async def test_whoever_leaves_before_it_is_their_turn_is_not_drawn_for(tmp_path: Path) -> None:
    async with playing(tmp_path, painter=Painter()) as world:
        await open_lobby(world)
        table = (await world.tables.view(world.server, 1)).table
        begun = asyncio.Event()

        async def quiet() -> None:
            begun.set()
            await asyncio.Event().wait()

        rehearsals = Rehearsals(world.client.services, world.client, quiet)
        rehearsals.begin()
        for user in (1, 2, 3):
            rehearsals.of(replace(table, chairs=(Chair(0, user), Chair(1, 4))))
        await begun.wait()
        assert [users for _, _, users in rehearsals._done] == [(3, 4)]
        await rehearsals.close()


async def test_it_waits_for_quiet_before_every_few_sprites(tmp_path: Path) -> None:
    painter, drawn = Painter(), list[int]()

    async def quiet() -> None:
        drawn.append(painter.packed.made)

    async with playing(tmp_path, painter=painter) as world:
        await open_lobby(world)
        table = (await world.tables.view(world.server, 1)).table
        before = painter.packed.made
        rehearsals = Rehearsals(world.client.services, world.client, quiet)
        rehearsals.begin()
        rehearsals.of(table)
        await asyncio.gather(*rehearsals._tasks)
        assert drawn[0] == before
        assert len(drawn) > 100
        assert max(after - now for now, after in pairwise(drawn)) == AT_ONCE


async def test_it_ends_with_the_program(tmp_path: Path) -> None:
    async with playing(tmp_path, painter=Painter()) as world:
        await open_lobby(world)
        table = (await world.tables.view(world.server, 1)).table
        rehearsals = Rehearsals(world.client.services, world.client, asyncio.Event().wait)
        rehearsals.begin()
        rehearsals.of(table)
        (task,) = rehearsals._tasks
        await rehearsals.close()
        assert task.cancelled()
