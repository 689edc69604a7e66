"""Matches of several games (L14, Q12) and what giving up does to the standings."""

from __future__ import annotations

import pytest

from core.engine.rules import Setup, Standing
from core.engine.series import fold, length, next_setup
from core.engine.standings import settle
from core.games.ladder.scoring import standings as ladder_standings
from core.games.ladder.state import EMPTY, Board
from core.games.qwixx.scoring import standings as qwixx_standings
from core.games.qwixx.state import Sheet
from core.games.registry import GAMES

FULL: Board = tuple(range(1, 17))


def board(free: int) -> Board:
    """A rising board with so many free cells, all at its end."""
    return (*FULL[: 16 - free], *EMPTY[:free])


def ladder_game(*free: int) -> tuple[Standing, ...]:
    return ladder_standings(tuple(map(board, free)), over=True)


def qwixx_game(*reds: int) -> tuple[Standing, ...]:
    """Sheets with only so many crosses in red."""
    sheets = tuple(Sheet(rows=(tuple(range(2, 2 + n)), (), (), ())) for n in reds)
    return qwixx_standings(sheets, over=True)


def totals(*games: tuple[Standing, ...]) -> list[int]:
    return [s.score for s in fold(len(games), len(games[0]), games).standings()]


def test_l14_the_winner_scores_two_and_the_others_minus_their_free_cells() -> None:
    assert totals(ladder_game(0, 3, 5)) == [2, -3, -5]


def test_l14_each_winner_of_a_shared_win_scores_two() -> None:
    assert totals(ladder_game(4, 4, 6)) == [2, 2, -6]


def test_l14_points_add_up_over_as_many_games_as_players() -> None:
    games = [ladder_game(0, 3, 5), ladder_game(2, 0, 1), ladder_game(0, 8, 2)]
    final = fold(length("players", 3), 3, games).standings()
    assert [(s.score, s.rank, s.won) for s in final] == [
        (2, 1, True),
        (-9, 3, False),
        (-8, 2, False),
    ]


def test_l14_equal_totals_win_together() -> None:
    final = fold(2, 2, [ladder_game(0, 3), ladder_game(3, 0)]).standings()
    assert [s.won for s in final] == [True, True]


def starts(setup: Setup, games: int) -> list[int | None]:
    """Return who starts each game of a series."""
    seats: list[int | None] = []
    for _ in range(games):
        seats.append(setup.first)
        setup = next_setup(setup, setup.first or 0)
    return seats


def test_l14_everybody_starts_once() -> None:
    assert starts(Setup(4, first=2), games=4) == [2, 3, 0, 1]


@pytest.mark.parametrize("key", ["five_to_twelve", "lucky_numbers"])
def test_l14_both_editions_offer_tournament_mode(key: str) -> None:
    assert GAMES[key].series.choices == ("1", "players")


def test_q12_totals_are_noted_per_game_and_summed() -> None:
    assert totals(qwixx_game(4, 2), qwixx_game(1, 5), qwixx_game(0, 3)) == [11, 24]


def test_q12_up_to_five_games_may_be_played() -> None:
    assert GAMES["qwixx"].series.choices == ("1", "2", "3", "4", "5")


def test_q12_the_first_active_player_rotates() -> None:
    assert starts(Setup(3, first=1), games=5) == [1, 2, 0, 1, 2]


def test_nobody_has_won_before_the_last_game() -> None:
    series = fold(3, 2, [qwixx_game(4, 2)])
    assert not series.over
    assert not any(s.won for s in series.standings())


def test_who_abandoned_a_game_comes_behind_everybody_who_stayed() -> None:
    final = settle(qwixx_game(5, 2, 3), abandoned={0})
    assert [(s.rank, s.won) for s in final] == [(3, False), (2, False), (1, True)]
    assert [s.left for s in final] == [True, False, False]
    assert final[0].points == 0 < min(s.points for s in final[1:])


def test_those_who_abandoned_a_game_share_the_last_place() -> None:
    final = settle(qwixx_game(5, 2, 3, 4), abandoned={0, 1})
    assert [s.rank for s in final] == [4, 4, 2, 1]


def test_a_game_nobody_abandoned_keeps_its_standings() -> None:
    assert settle(qwixx_game(5, 2, 3), abandoned=()) == qwixx_game(5, 2, 3)


def test_when_everybody_abandons_a_game_nobody_wins() -> None:
    final = settle(qwixx_game(5, 2), abandoned={0, 1})
    assert [(s.rank, s.won) for s in final] == [(2, False), (2, False)]


@pytest.mark.parametrize(("left", "wins"), [({0}, 0), ({0, 1}, 1)])
def test_a_game_that_was_stopped_is_won_only_by_somebody_left_alone(
    left: set[int], wins: int
) -> None:
    final = settle(qwixx_game(5, 2, 3), left, over=False)
    stayed = [s for s in final if s.seat not in left]
    assert {s.rank for s in stayed} == {1}
    assert sum(s.won for s in final) == wins


def test_who_abandons_a_series_does_not_win_it() -> None:
    series = fold(1, 2, [qwixx_game(4, 2)])
    assert [(s.rank, s.won) for s in series.standings({0})] == [(2, False), (1, True)]
