"""Everybody is answered, whatever comes of it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import discord
import pytest

from tests.channel.acts import requests, sentence
from tests.channel.test_games import seat
from tests.channel.world import playing


async def test_a_command_that_cannot_be_answered_waits_in_private(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        callback = "/interactions/*/*/callback"
        world.env.inject_error("POST", callback, status=400, code=50035, times=2)
        result = await world["ada"].slash(world.channel, "games")
        assert result.acknowledged
        *_, last = requests(world.env, "POST", callback)
        assert last.json["type"] == discord.InteractionResponseType.deferred_channel_message.value
        assert last.json["data"]["flags"] == discord.MessageFlags(ephemeral=True).value


async def test_trouble_on_the_way_is_not_an_error_of_ours(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        world.env.inject_error("POST", "/interactions/*/*/callback", status=503)
        told = await world.press("ada", "My view")
        assert "Discord is having trouble" in sentence(told)
        sample = world.client.services.metrics.registry.get_sample_value
        assert sample("rungs_clicks_total", {"kind": "view", "outcome": "wire"}) == 1
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_a_refusal_that_cannot_be_explained_is_answered(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        for _ in range(2):
            await world["ada"].slash(world.channel, "newgame", game="qwixx")
        with sqlite3.connect(tmp_path / "rungs.sqlite3") as file:
            file.execute("ALTER TABLE guests RENAME TO gone")
        refused = await world["ada"].slash(world.channel, "newgame", game="qwixx")
        assert "reach my database" in sentence(refused)
