"""What finished games add up to, in lines."""

from __future__ import annotations

import pytest

from bot.pages.leaderboard import career_lines
from core.careers.history import Career
from core.careers.statistics import Played, stats
from tests.text.catalogue import english


@pytest.mark.parametrize(
    ("game", "scores", "best", "told"),
    [
        ("lucky_numbers", (3, 0), 0, "Average 1.5 empty cells, best a full board"),
        ("five_to_twelve", (4, 1), 1, "Average 2.5 empty cells, best 1"),
        ("five_to_twelve", (4, 2), 2, "Average 3 empty cells, best 2"),
        ("qwixx", (60, 87), 87, "Average 73.5 points, best 87"),
        ("top_twelve", (9, 12), 12, "Average 10.5 in the fullest column, best 12"),
    ],
)
def test_the_best_game_is_told_by_its_score(
    game: str, scores: tuple[int, ...], best: int, told: str
) -> None:
    games = stats([Played(True, score, points=-abs(score - best)) for score in scores])
    assert told in career_lines(Career(game, games), english())
