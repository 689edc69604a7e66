"""Discord says no: the game goes on, is shown where it can be, and people are told what to do."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import discord
import pytest

from tests.channel.acts import notified, posts, requests, sentence
from tests.channel.faults import deny, refusing
from tests.channel.player import asked, game_buttons, move, reach
from tests.channel.test_games import seat
from tests.channel.world import TICK, labels, playing

PAIR = ("ada", "ben")
EDIT = ("PATCH", "messages/*")
AI_MOVES = "INSERT ON moves WHEN NEW.cause = 'ai'"


async def test_games_are_played_in_threads_where_the_server_wants_it(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world.owner.slash(world.channel, "settings", threads=True)
        await seat(world, "qwixx", 2)
        parent, (thread,) = world.channel, world.channel.threads
        own = [m for m in parent.history() if m.type is discord.MessageType.default]
        assert len(own) == 1
        assert "is on" in (parent.history()[0].embeds[0].title or "")
        world.channel = thread
        assert asked(world, world.last()) == ["ada", "ben"]
        await move(world)
        assert asked(world, world.last()) == ["ben"]
        world.env.backend.edit_channel(
            thread.id, {}, thread_metadata={"archived": True, "locked": False}
        )
        world.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083)
        await world.env.settle()
        await world["ben"].slash(parent, "board", table=1)
        assert len(thread.history()) == 2
        world.env.backend.delete_channel(thread.id)
        await world.env.settle()
        await world["ben"].slash(parent, "board", table=1)
        world.channel = parent
        before = (await world.tables.view(world.server, 1)).table.length
        await move(world)
        assert (await world.tables.view(world.server, 1)).table.length > before


@pytest.mark.parametrize("code", [160005, 50083, 50013])
async def test_a_game_whose_thread_is_closed_goes_on_in_the_channel(
    tmp_path: Path, code: int
) -> None:
    """The thread is locked, or the right to write in threads is taken away."""
    async with playing(tmp_path) as world:
        await world.owner.slash(world.channel, "settings", threads=True)
        await seat(world, "qwixx", 2)
        (thread,) = world.channel.threads
        panels = [(await world.press(who, "My view", world.last(thread))).response for who in PAIR]
        failing = [("POST", "messages")] if code == 50013 else [("POST", "messages"), EDIT]
        for method, path in failing:
            where = f"/channels/{thread.id}/{path}"
            world.env.inject_error(method, where, status=400, code=code, times=None)
        for who, panel in zip(PAIR, panels, strict=True):
            assert panel is not None
            await world[who].click(panel, label="Pass")
            if who == "ada" and EDIT in failing:
                assert notified(world)[-1] == {"ben"}, "who is asked hears where it goes on"
        assert game_buttons(world.last()), "in the channel, without being asked to"
        assert notified(world)[-1] == set(asked(world, world.last()))
        await move(world)
        assert (await world.tables.view(world.server, 1)).table.length == 3


async def test_a_thread_made_before_the_bot_died_is_used(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world.owner.slash(world.channel, "settings", threads=True)
        await world["ada"].slash(world.channel, "newgame", game="qwixx", ai=1)
        place = world.client.get_channel(world.channel.id)
        assert isinstance(place, discord.TextChannel)
        await place.get_partial_message(world.last().id).create_thread(name="a game")
        threads = "/channels/*/messages/*/threads"
        world.env.inject_error("POST", threads, status=400, code=160004)
        await world["ada"].click(world.channel.history()[0], label="Start")
        (thread,) = world.channel.threads
        assert asked(world, world.last(thread)) == ["ada"]


@pytest.mark.parametrize("chosen", [True, False])
async def test_the_host_chooses_whether_a_table_has_a_thread(tmp_path: Path, chosen: bool) -> None:
    async with playing(tmp_path) as world:
        await world.owner.slash(world.channel, "settings", threads=not chosen)
        await world["ada"].slash(world.channel, "newgame", game="qwixx", ai=1, thread=chosen)
        await world.press("ada", "Start")
        assert len(list(world.channel.threads)) == int(chosen)
        deny(world, create_public_threads=True)
        await world.env.settle()
        refused = await world["ada"].slash(world.channel, "newgame", game="qwixx", thread=True)
        assert "Create Public Threads" in sentence(refused)
        opened = await world["ada"].slash(world.channel, "newgame", game="qwixx", thread=False)
        assert opened.response is None


async def test_a_lobby_shown_again_begins_no_thread(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world.owner.slash(world.channel, "settings", threads=True)
        await world["ada"].slash(world.channel, "newgame", game="qwixx")
        await world["ada"].slash(world.channel, "board")
        assert list(world.channel.threads) == []
        assert "Join" in labels(world.last())


async def test_without_the_right_to_make_threads_it_is_told(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world.owner.slash(world.channel, "settings", threads=True)
        deny(world, create_public_threads=True)
        await world.env.settle()
        result = await world["ada"].slash(world.channel, "newgame", game="qwixx")
        assert "Create Public Threads" in sentence(result)
        assert posts(world) == []


async def test_a_player_who_left_the_server_does_not_stop_the_game(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="qwixx", turn_time=60)
        await world.press("ben", "Join")
        await world.press("ada", "Start")
        world.guild.remove_member(world["ben"])
        await world.restart()
        await world.press("ada", "Pass")
        assert "Player 2" in (world.last().attachments[0].description or "")
        assert "Ada" in (world.last().attachments[0].description or "")
        asked_for = len(requests(world.env, "GET", "/guilds/*/members/*"))
        await world.env.advance_time(61)
        seen = await world.tables.view(world.server, 1)
        assert seen.table.length >= 2
        later = len(requests(world.env, "GET", "/guilds/*/members/*"))
        assert later <= asked_for + 2, "each who is waited for is looked for once"


async def test_a_database_that_cannot_be_written_to_is_told_and_nothing_is_lost(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        async with world.database.write():
            pass
        await reach(world, "white_dice")
        blocker = sqlite3.connect(tmp_path / "rungs.sqlite3", isolation_level=None)
        blocker.execute(
            "CREATE TRIGGER full BEFORE INSERT ON moves BEGIN SELECT RAISE(FAIL, 'disk'); END"
        )
        told = sentence(await world.press("ada", "Pass"))
        assert told
        blocker.execute("DROP TRIGGER full")
        blocker.close()
        await world.press("ada", "Pass")
        assert (await world.tables.view(world.server, 1)).table.length == 1


async def test_what_was_done_is_shown_even_if_the_ai_stumbles(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="qwixx", ai=1)
        with refusing(tmp_path, AI_MOVES):
            (told,) = (await world.press("ada", "Start")).followups
            assert "Reference" in (told.content or "")
            assert asked(world, world.last()) == ["ada"], "the game has begun"
        await world.press("ada", "Pass")
        assert (await world.tables.view(world.server, 1)).table.length >= 2


async def test_who_gave_up_is_not_asked_while_the_ai_stumbles(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 3)
        asking = (await world["cleo"].slash(world.channel, "resign")).response
        assert asking is not None
        with refusing(tmp_path, AI_MOVES):
            await world["cleo"].click(asking, label="Let the AI play on")
            assert asked(world, world.last()) == ["ada", "ben"]


async def test_an_ai_that_has_stumbled_goes_on_and_nobody_is_called_again(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="five_to_twelve", ai=1)
        await world.press("ada", "Start")
        await reach(world, "turn")
        message, said = world.last(), len(posts(world))
        with refusing(tmp_path, AI_MOVES):
            for label in ("Draw a tile", "Leave it"):
                await world.press("ada", label)
            assert world.last().embeds[0].title == "🤖 Medium is thinking"
        await world.env.advance_time(2 * TICK)
        assert asked(world, world.last()) == ["ada"]
        assert (world.last().id, len(posts(world))) == (message.id, said)


async def test_a_damaged_database_is_told_and_works_again_when_it_is_mended(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        file = sqlite3.connect(tmp_path / "rungs.sqlite3", isolation_level=None)
        (intact,) = file.execute("SELECT sql FROM sqlite_master WHERE name = 'moves'").fetchone()
        (version,) = file.execute("PRAGMA schema_version").fetchone()
        file.execute("PRAGMA writable_schema = ON")
        for step, schema in enumerate(("CREATE TABLE moves (", intact), start=1):
            file.execute("UPDATE sqlite_master SET sql = ? WHERE name = 'moves'", (schema,))
            file.execute(f"PRAGMA schema_version = {version + step}")
            result = await world.press("ada", "Pass")
            if schema != intact:
                assert "reach my database" in sentence(result)
        file.close()
        assert (await world.tables.view(world.server, 1)).table.length == 1
