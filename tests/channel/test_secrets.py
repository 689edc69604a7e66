"""The secret behind the dice is told at the end, and nowhere before."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bot.pages.custom_ids import Click, Verb
from core.engine.rng import derive_seed
from core.games.registry import GAMES
from tests.channel.acts import pressed
from tests.channel.player import asked, click_through
from tests.channel.test_games import seat
from tests.channel.world import World, playing
from tests.seeds import seeded


@pytest.mark.parametrize("game", GAMES)
async def test_no_secret_leaves_the_database_before_the_end(
    tmp_path: Path, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with playing(tmp_path) as world:
        await seat(world, game, 2)
        for _ in range(4):
            await click_through(world, asked(world, world.last())[0], world.last(), seeded(4))
        await world.press(asked(world, world.last())[0], "Hint")
        await pressed(world, world["ada"], world.last(), str(Click(Verb.VIEW, 1)))
        await world.press("ada", "Story")
        await world.press("ada", "Fair play", world.clickable()[0])
        await world["ada"].slash(world.channel, "privacy", action="export")
        live = await world.tables.executor.read(world.server, 1)
        secret, table = live.secret, live.table
        assert table.start is not None
        seed = derive_seed(secret, "1", table.start, table.seated)
        told = [world.env.transcript(), caplog.text]
        for message in world.channel.history(viewer=world["ada"]):
            told += [a.filename for a in message.attachments]
            told += [a.description or "" for a in message.attachments]
            files = [await a.read() for a in message.attachments if "json" in a.filename]
            told += [file.decode() for file in files]
        for hidden in (secret.hex(), seed.hex()):
            assert not any(hidden in text for text in told)
        asking = await world["ada"].slash(world.channel, "resign")
        assert asking.response is not None
        await world["ada"].click(asking.response, label="Forfeit")
        assert secret.hex() not in (world.last().embeds[0].description or "")
        fair = (await world.press("ada", "Fair play")).response
        assert fair is not None
        assert secret.hex() in (fair.embeds[0].description or "")
        assert secret.hex() not in caplog.text


@pytest.mark.parametrize("game", ["qwixx", "top_twelve"])
async def test_no_story_tells_an_answer_the_others_do_not_know(tmp_path: Path, game: str) -> None:
    """Not even to whoever gave it: the story is the same for all."""
    async with playing(tmp_path) as world:
        await seat(world, game, 2)
        own = await world.tables.view(world.server, 1, world["ada"].id)
        assert own.prompt is not None
        assert own.prompt.seats == (0, 1)
        before = await story(world, "eve")
        move = Click(Verb.MOVE, 1, own.prompt.number, str(own.choices[0]))
        await pressed(world, world["ada"], world.last(), str(move))
        after = await world.tables.view(world.server, 1, world["ada"].id)
        assert after.table.length == 1
        for reader in ("ada", "ben", "eve"):
            assert await story(world, reader) == before


async def story(world: World, reader: str) -> str | None:
    told = (await world.press(reader, "Story")).response
    assert told is not None
    return told.embeds[0].description
