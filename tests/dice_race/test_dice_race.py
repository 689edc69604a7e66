"""A new game is played by being registered, and by nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.games.registry import FACES
from bot.text.languages import Words
from core.engine.rules import Level
from core.games.registry import GAMES
from core.model.table import Status
from core.verify import check
from tests.channel.acts import replay_file
from tests.channel.player import play_on
from tests.channel.test_games import seat
from tests.channel.world import labels, playing
from tests.contract import test_laws as laws
from tests.dice_race import KEY, registered
from tests.seeds import seeded


@pytest.fixture
def words() -> Iterator[Words]:
    with registered() as words:
        yield words


def test_it_comes_by_being_registered_and_leaves_no_trace() -> None:
    with registered() as words:
        assert words.find("en", "game-dice-race") == "Dice Race"
        assert KEY in GAMES
        assert KEY in FACES
    assert KEY not in GAMES
    assert KEY not in FACES
    assert Words().find("en", "game-dice-race") is None


@pytest.mark.usefixtures("words")
@pytest.mark.parametrize("players", [2, 3])
def test_every_law_holds(players: int, games: int) -> None:
    laws.test_every_law_holds_in_random_games(KEY, players, games)


@pytest.mark.usefixtures("words")
def test_its_levels_and_counts_are_what_the_contract_asks_for() -> None:
    for level in Level:
        laws.test_every_level_ranks_all_that_may_be_answered(KEY, level)
    laws.test_a_match_is_one_game_unless_more_are_chosen(KEY)
    laws.test_the_levels_are_measured_one_against_the_next(KEY)
    laws.test_the_printed_player_counts_are_allowed(KEY)


async def test_it_is_played_to_the_end_in_a_channel(tmp_path: Path, words: Words) -> None:
    async with playing(tmp_path, words) as world:
        await seat(world, KEY, 3)
        assert world.last().embeds[0].footer.text == "Dice Race, table 1"
        await play_on(world, seeded(KEY))
        assert (await world.tables.view(world.server, 1)).table.status is Status.FINISHED
        result = world.last()
        assert (result.embeds[0].title or "").endswith("steps!")
        assert "Rematch" in labels(result)
        assert check(await replay_file(world, "ada")).consistent


async def test_commands_speak_of_it_too(tmp_path: Path, words: Words) -> None:
    async with playing(tmp_path, words) as world:
        await world["ada"].slash(world.channel, "newgame", game=KEY, ai=1, level="hard")
        await world.press("ada", "Start")
        await play_on(world, seeded(KEY))
        answers = {
            "rules": "to reach twelve. Walk or roll.",
            "stats": "steps; best",
            "leaderboard": "Dice Race",
        }
        for command, told in answers.items():
            answer = (await world["ada"].slash(world.channel, command, game=KEY)).response
            assert answer is not None
            assert told in str([embed.to_dict() for embed in answer.embeds])
