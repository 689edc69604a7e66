"""People leave the server without a word: nobody waits for them, and their tables go on."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.model.table import Status
from tests.channel.acts import requests
from tests.channel.player import asked
from tests.channel.world import World, playing

DAY, HOUR, TICK = 86_400, 3_600, 1_800


def asked_for(world: World, name: str) -> int:
    """How often Discord was asked for a person since the last restart."""
    path = f"/guilds/{world.server}/members/{world[name].id}"
    return len(requests(world.env, "GET", path))


async def unlimited(world: World) -> None:
    await world["ada"].slash(world.channel, "newgame", game="qwixx", turn_time=0)
    for name in ("ben", "cleo"):
        await world.press(name, "Join")
    await world.press("ada", "Start")


async def test_who_has_left_the_server_hands_over_seat_and_host(tmp_path: Path) -> None:
    async with playing(tmp_path, tick=TICK) as world:
        await unlimited(world)
        world.guild.remove_member(world["ada"])
        await world.env.advance_time(DAY - HOUR)
        assert asked_for(world, "ada") == 0, "nobody has waited for long"
        await world.env.advance_time(2 * HOUR)
        table = (await world.tables.view(world.server, 1)).table
        assert table.host == world["ben"].id
        board = world.last()
        assert "gave up; the AI plays on" in (board.embeds[0].description or "")
        assert set(asked(world, board)) <= {"ben", "cleo"}
        assert asked_for(world, "ada") == 1
        await world.env.advance_time(4 * HOUR)
        assert asked_for(world, "ben") == 1, "who is there is not asked for again so soon"


async def test_a_lobby_whose_host_has_left_is_handed_over(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="qwixx", ai=1)
        await world.press("ben", "Join")
        world.guild.remove_member(world["ada"])
        await world.env.advance_time(HOUR / 2 - 60)
        await world.press("ben", "Start")
        assert (await world.tables.view(world.server, 1)).table.status is Status.PLAYING


async def test_who_ran_out_of_time_and_is_gone_is_not_waited_for_again(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="qwixx", turn_time=600)
        await world.press("ben", "Join")
        await world.press("ada", "Start")
        world.guild.remove_member(world["ben"])
        await world.press("ada", "Pass")
        await world.env.advance_time(500)
        table = (await world.tables.view(world.server, 1)).table
        assert [chair.resigned for chair in table.chairs] == [False, True]


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (404, 10004)])
async def test_only_discord_itself_says_that_somebody_is_gone(
    tmp_path: Path, status: int, code: int
) -> None:
    async with playing(tmp_path, tick=TICK) as world:
        await unlimited(world)
        world.env.inject_error("GET", "/guilds/*/members/*", status=status, code=code, times=None)
        world.guild.remove_member(world["ada"])
        await world.env.advance_time(DAY + HOUR)
        assert asked_for(world, "ada") > 0
        table = (await world.tables.view(world.server, 1)).table
        assert table.host == world["ada"].id
        assert not any(chair.resigned for chair in table.chairs)
