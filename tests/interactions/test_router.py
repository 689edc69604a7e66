"""Whatever is clicked comes to the one who carries it out, or is answered by one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.interactions.clicks import TABLE_CLICKS
from bot.pages.custom_ids import Click, Verb
from bot.pages.replay import FILE
from tests.channel.acts import payload_of, pressed, sentence, version
from tests.channel.player import game_buttons
from tests.channel.test_games import seat
from tests.channel.world import playing


async def test_a_click_from_outside_of_any_server_finds_no_table(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        message = world.last()
        result, payload = payload_of(world, world["ada"], message, game_buttons(message)[0])
        member = payload.pop("member")
        del payload["guild_id"]
        world.env.backend.emit("INTERACTION_CREATE", payload | {"user": member["user"]})
        await world.env.settle()
        assert "table on this server" in sentence(result)


async def test_whatever_is_sent_as_a_click_is_answered(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="top_twelve")
        lobby = world.last()
        await world["ada"].slash(world.channel, "newgame", game="qwixx", ai=1)
        await world.press("ada", "Start")
        message = world.last()
        before = [await version(world, table) for table in (1, 2)]
        odd = [
            "",
            "r1",
            "r1:2:0:?",
            "r1:ffffffffffffffff:0:m:pass",
            "r1:fffffffffffffff:0:m:pass",
            "r1:2:fffffff:m:pass",
            "r1:2:1:m:",
            "r1:2:1:m:r99",
            "r1:2:1:m:" + "x" * 70,
            "r1:2:1:s:",
            "r1:2:1:a",
            "r1:1:0:q",
            "r1:1:0:p:a",
            "r1:1:0:m:pass",
            "r1:1:0:v",
            "r1:1:0:h",
            "r1:1:0:g:ai",
            "r1:1:0:n",
            "r1:1:0:y",
            "r2:1:0:j",
        ]
        for custom_id in odd:
            where = lobby if custom_id.startswith("r1:1") else message
            told = sentence(await pressed(world, world["ada"], where, custom_id))
            assert told, custom_id
            assert "Reference" not in told, custom_id
            assert "already made that move" not in told, custom_id
        assert [await version(world, table) for table in (1, 2)] == before


@pytest.mark.parametrize("state", ["open", "running", "over"])
async def test_a_forged_click_is_told_nothing_of_a_hidden_game(tmp_path: Path, state: str) -> None:
    """Neither where it is nor who hosts it, whatever is clicked."""
    async with playing(tmp_path) as world:
        den = await world.hidden_from("eve")
        await world["ada"].slash(den, "newgame", game="qwixx", ai=1)
        if state != "open":
            await world["ada"].click(world.last(den), label="Start")
        if state == "over":
            asking = (await world["ada"].slash(den, "resign")).response
            assert asking is not None
            await world["ada"].click(asking, label="Forfeit")
        await world["ben"].slash(world.channel, "newgame", game="qwixx")
        forged = [Click(verb, 1) for verb in TABLE_CLICKS]
        forged += [Click(Verb.TABLE, 1, 0, "follow"), Click(Verb.REPLAY, 1, 0, FILE)]
        for click in forged:
            told = await pressed(world, world["eve"], world.last(), str(click))
            assert "can't find that table" in sentence(told), click
        live = await world.tables.executor.read(world.server, 1)
        assert live.watchers == (), "nor does it do anything"
