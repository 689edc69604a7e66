"""One contract, tested once for every game in the registry."""

from __future__ import annotations

import pytest

from core.engine.match import Match
from core.engine.rules import Budget, Level, Setup
from core.games.registry import GAMES
from tests.contract.laws import check_game

TABLES = [(key, players) for key, game in GAMES.items() for players in game.rules.players]


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_every_law_holds_in_random_games(key: str, players: int, games: int) -> None:
    for game in range(games):
        assert check_game(GAMES[key].rules, players, game).over


def test_the_registry_names_each_game_by_its_key() -> None:
    assert all(key == game.rules.key == game.key for key, game in GAMES.items())


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("key", GAMES)
def test_every_level_ranks_all_that_may_be_answered(key: str, level: Level) -> None:
    rules, advisor = GAMES[key].rules, GAMES[key].advisor(level)
    match, _ = Match.start(rules, Setup(rules.players[-1]), bytes(32))
    assert match.prompt
    seat = match.prompt.seats[0]
    view, moves = match.view(seat), match.choices(seat)
    advice = advisor.rank(view, moves, Budget())
    assert sorted(str(each.move) for each in advice) == sorted(map(str, moves))
    assert advisor.rank(view, moves, Budget()) == advice
    best = advisor.rank(view, moves, Budget(best_only=True))
    assert best[0].move == advice[0].move


@pytest.mark.parametrize("key", GAMES)
def test_a_match_is_one_game_unless_more_are_chosen(key: str) -> None:
    assert GAMES[key].series.default == "1"


@pytest.mark.parametrize("key", GAMES)
def test_the_levels_are_measured_one_against_the_next(key: str) -> None:
    assert len(GAMES[key].levels) == len(Level) - 1
    assert all(0 < share < 1 for share in GAMES[key].levels)


@pytest.mark.parametrize("key", GAMES)
def test_the_printed_player_counts_are_allowed(key: str) -> None:
    rules = GAMES[key].rules
    assert set(rules.book_players) <= set(rules.players)
