"""The database server freezes: people are told at once whether what they did counts."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.databases import Freezer, Server
from tests.wire.world import World, buttons, playing


async def told(world: World, words: str) -> None:
    """Wait for a sentence, which may come after an acknowledgment."""
    said = world.bridge.backend.messages[world.channel.id].values
    await world.bridge.until(lambda: any(words in one.content for one in said()), words)


def asks(world: World, who: str) -> bool:
    return world.people[who].mention in world.boards()[-1].content


def offers(world: World, label: str) -> bool:
    return any(part.label == label for part in buttons(world.boards()[-1]))


async def test_a_frozen_server_leaves_nobody_in_doubt(
    on_server: str, postgres: Server, tmp_path: Path
) -> None:
    with Freezer(postgres) as freezer:
        async with playing(tmp_path, DATABASE_URL=on_server) as world:
            await world.seat("ada", "ben")
            await world.click("ada", "Start")
            await world.playing()
            freezer.freeze()
            await world.click("ada", "Pass")
            await told(world, "Nothing was lost; please try again")
            freezer.thaw()
            while asks(world, "ada"):
                await world.click("ada", "Pass")  # until the bot has found out
            held = world.bridge.hold("POST", "/interactions/*/*/callback")
            clicked = asyncio.ensure_future(world.click("ben", "Pass"))
            await held.met()
            freezer.freeze()
            assert held.release is not None
            held.release.set()
            await told(world, "That counts")
            freezer.thaw()
            await clicked
            await world.bridge.until(lambda: offers(world, "Pass (-5)"), "the second prompt")
