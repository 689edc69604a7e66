"""What a click costs: nothing that is known is read again, and nothing is left behind."""

from __future__ import annotations

import gc
from pathlib import Path

import discord

from tests.channel.acts import posts
from tests.channel.test_games import seat
from tests.channel.test_tournaments import announce
from tests.channel.world import TICK, World, labels, playing
from tests.transactions import Transactions, counted


async def length(world: World) -> int:
    return (await world.tables.view(world.server, 1)).table.length


async def test_a_move_is_stored_and_noted_as_shown(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        with counted(world.database) as edited:
            await world.press("ada", "Pass")
        assert edited == Transactions(writes=2)
        posted = len(posts(world))
        with counted(world.database) as handed_on:
            await world.press("ben", "Pass")
        assert len(posts(world)) == posted + 1
        assert handed_on == Transactions(writes=2)


async def test_what_the_ai_answers_is_stored_with_what_it_answers(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="qwixx", ai=2)
        await world.press("ada", "Start")
        answers = 0
        while answers < 2:
            before = await length(world)
            (way, *_) = [label for label in labels(world.last()) if label.startswith("Pass")]
            with counted(world.database) as found:
                await world.press("ada", way)
            answers = await length(world) - before - 1
            assert found == Transactions(writes=2)


async def test_the_end_of_a_game_reads_only_the_ratings_more(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="qwixx", ai=1)
        await world.press("ada", "Start")
        ended = Transactions()
        while ways := [label for label in labels(world.last()) if label.startswith("Pass")]:
            with counted(world.database) as found:
                await world.press("ada", ways[0])
            ended = found
        assert ended == Transactions(reads=1, writes=2)  # with her fourth penalty


async def test_a_new_game_takes_four_with_what_the_server_and_its_host_prefer(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path) as world:
        with counted(world.database) as found:
            await world["ada"].slash(world.channel, "newgame", game="qwixx")
        assert found == Transactions(reads=2, writes=2)


async def test_a_tick_with_nothing_to_do_looks_once(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        await world.env.advance_time(TICK)
        with counted(world.database) as found:
            await world.env.advance_time(TICK)
        assert found == Transactions(reads=1)


async def test_acts_at_a_tournament_read_each_fact_once(tmp_path: Path) -> None:
    """An act is one write; the rest is what the announcement, the tables and their names need."""
    async with playing(tmp_path) as world:
        announcement = await announce(world, rounds=3)
        for name in ("ada", "cleo", "dan"):
            await world.press(name, "Join", announcement)
        with counted(world.database) as joined:
            await world.press("ben", "Join", announcement)
        assert joined == Transactions(reads=2, writes=2)
        with counted(world.database) as started:
            await world.owner.slash(world.channel, "organize start")
        assert started == Transactions(reads=2, writes=2)
        await world.env.advance_time(TICK + 1)
        asked = (await world.owner.slash(world.channel, "organize next")).response
        assert asked is not None
        with counted(world.database) as closed:
            await world.owner.click(asked, label="Close round 1")
        assert closed == Transactions(reads=6, writes=4), "one tells where the ended tables are"
        with counted(world.database) as next_tick:
            await world.env.advance_time(TICK)
        # The second of two lobbies has the tournament shown again, with links to both. What the
        # server and the four people prefer is read anew after a minute.
        assert next_tick == Transactions(reads=15, writes=3)


async def test_what_was_answered_is_gone_before_garbage_is_collected(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        gc.collect()
        gc.disable()
        try:
            for label in ("My view", "Hint", "Pass", "Pass"):  # the last is refused
                await world.press("ada", label, world.clickable()[-1])
            await world["ada"].slash(world.channel, "help")
            left = sum(isinstance(one, discord.Interaction) for one in gc.get_objects())
        finally:
            gc.enable()
        assert left == 0
