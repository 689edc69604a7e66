"""One contract, tested once for every game in the registry."""

from __future__ import annotations

import pytest

from core.games.registry import GAMES
from tests.contract.laws import check_game

TABLES = [(key, players) for key, game in GAMES.items() for players in game.rules.players]


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_every_law_holds_in_random_games(key: str, players: int, games: int) -> None:
    for game in range(games):
        assert check_game(GAMES[key].rules, players, game).over


def test_the_registry_names_each_game_by_its_key() -> None:
    assert set(GAMES) == {"five_to_twelve", "lucky_numbers", "qwixx", "top_twelve"}
    assert all(key == game.rules.key == game.key for key, game in GAMES.items())


@pytest.mark.parametrize("key", GAMES)
def test_the_printed_player_counts_are_allowed(key: str) -> None:
    rules = GAMES[key].rules
    assert set(rules.book_players) <= set(rules.players)
