"""Whole games by commands and clicks only, with the real discord.py."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.engine.rng import fingerprint
from core.games.registry import GAMES
from core.model.table import Status
from core.verify import check
from tests.channel.accents import foreign, untranslated
from tests.channel.acts import posts, replay_file
from tests.channel.player import play_on
from tests.channel.world import World, labels, playing
from tests.seeds import seeded

TABLES = [
    ("five_to_twelve", 2),
    ("lucky_numbers", 3),
    ("qwixx", 2),
    ("qwixx", 4),
    ("top_twelve", 1),
    ("top_twelve", 3),
]


async def seat(world: World, game: str, players: int) -> None:
    names = list(world.people)[:players]
    await world[names[0]].slash(world.channel, "newgame", game=game)
    for name in names[1:]:
        await world.press(name, "Join")
    await world.press(names[0], "Start")


@pytest.mark.parametrize(("game", "players"), TABLES)
async def test_a_whole_game_by_clicks(tmp_path: Path, game: str, players: int) -> None:
    async with playing(tmp_path) as world:
        await seat(world, game, players)
        await play_on(world, seeded(game, players))
        seen = await world.tables.view(world.server, 1)
        assert seen.table.status is Status.FINISHED
        message = world.last()
        assert "Rematch" in labels(message)
        for standing, name in zip(seen.standings, world.people, strict=False):
            line = f"{standing.rank}\\. **{name.capitalize()}**"
            assert line in (message.embeds[0].description or "")
        card, result = world.channel.history()  # all that is worth keeping
        promised = fingerprint(seen.table.commitment)
        for shown in (card, result):
            assert (shown.embeds[0].footer.text or "").endswith(f"\nFair play: {promised}")
        assert (labels(card), result.id) == (["Fair play"], message.id)
        assert check(await replay_file(world, "ada")).consistent


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_against_the_ai_stays_in_one_message(tmp_path: Path, game: str) -> None:
    """It is played in a language of its own, to find what was never translated."""
    async with foreign(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game=game, ai=1, level="hard")
        await world.press("ada", "Start")
        before, posted = len(world.channel.history()), len(posts(world))
        await play_on(world, seeded(game))
        assert len(posts(world)) == posted + 1, "the result is the only new message"
        assert len(world.channel.history()) == before, "and takes the place of the last turn"
        assert untranslated(world) == {}
