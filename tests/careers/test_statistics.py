"""What finished games add up to, and luck that only fortune can move."""

from __future__ import annotations

from itertools import product

import pytest

from core.careers.statistics import Played, stats
from core.engine.luck import Luck
from core.engine.rules import Event, event
from core.games.ladder.luck import luck as ladder_luck
from core.games.qwixx.luck import luck as qwixx_luck
from core.games.registry import GAMES
from core.games.top_twelve.luck import luck as top_twelve_luck
from tests import walks
from tests.seeds import seeded


def test_no_games_add_up_to_nothing() -> None:
    nothing = stats([])
    assert (nothing.games, nothing.mean, nothing.win_rate, nothing.luck.mean) == (
        0,
        None,
        None,
        None,
    )


def test_games_wins_scores_and_streaks() -> None:
    summary = stats([Played(True, 70), Played(True, 50), Played(False, 20), Played(True, 60)])
    assert (summary.games, summary.wins, summary.win_rate) == (4, 3, 0.75)
    assert (summary.scored, summary.mean) == (4, 50)
    assert (summary.streak, summary.longest) == (1, 2)


def test_giving_up_counts_as_a_game_but_not_as_a_score() -> None:
    summary = stats([Played(True, 60), Played(False, -5, left=True)])
    assert (summary.games, summary.wins, summary.streak) == (2, 1, 0)
    assert (summary.scored, summary.mean, summary.best) == (1, 60, 60)


def test_what_the_ai_has_won_for_somebody_who_left_is_no_win_of_theirs() -> None:
    lucky = Luck().drawn(True, 0.5)
    summary = stats([Played(True, 60), Played(True, 90, left=True, luck=lucky)])
    assert (summary.games, summary.wins, summary.streak, summary.longest) == (2, 1, 0, 1)
    assert (summary.scored, summary.best, summary.luck.draws) == (1, 60, 0)


def test_the_best_game_is_the_first_of_those_worth_most() -> None:
    """Free cells are counted here: the fewer, the better (L14)."""
    games = [Played(True, free, -free) for free in (5, 3, 4)]
    assert stats([*games, Played(True, 0, 2, left=True)]).best == 3
    assert stats([Played(True, 7, 1), Played(True, 8, 1)]).best == 7


def test_luck_is_the_difference_from_what_was_likely_with_its_error() -> None:
    luck = Luck().drawn(True, 0.5).drawn(True, 0.5).drawn(False, 0.5).drawn(True, 0.5)
    assert (luck.draws, luck.useful, luck.expected) == (4, 3, 2)
    assert (luck.mean, luck.error) == (0.25, 0.25)


def random_game(key: str, seats: int, seed: int) -> list[Event]:
    """All events of a game played at random."""
    lines = walks.random_game(GAMES[key].rules, seats, seeded(key, seats, seed))
    return [event for line in lines for event in line.events]


@pytest.mark.parametrize("key", GAMES)
def test_luck_evens_out(key: str) -> None:
    """Over many games the useful draws are as many as expected, within four standard errors."""
    lucks = [
        one for seed in range(15) for one in GAMES[key].rules.luck(random_game(key, 3, seed), 3)
    ]
    total = sum(lucks, Luck())
    assert total.mean is not None
    assert total.error is not None
    assert total.draws > 250
    assert abs(total.mean) < 4 * total.error
    assert 0 < total.expected < total.draws


@pytest.mark.parametrize("key", ["five_to_twelve", "lucky_numbers"])
def test_every_tile_a_player_reveals_is_a_draw_of_theirs(key: str) -> None:
    events = random_game(key, 2, 1)
    revealed = [e.seat for e in events if e.key == "revealed"]
    assert [one.draws for one in ladder_luck(events, 2)] == [revealed.count(0), revealed.count(1)]


def test_a_tile_is_useful_when_a_free_cell_takes_it() -> None:
    """Three rows hold 5 to 16; free is the bottom row, where a4 takes 14 and all above."""
    events = [
        event("placed", 0, tile=tile, cell=cell)
        for tile, cell in zip(
            range(5, 17), [f"{c}{r}" for r in (1, 2, 3) for c in "abcd"], strict=True
        )
    ]
    one = ladder_luck([*events, event("revealed", 0, tile=3)], 2)[0]
    assert (one.draws, one.useful) == (1, 0)
    assert one.expected == pytest.approx(7 / 20)


def test_the_chance_of_a_good_qwixx_roll_is_exact() -> None:
    rolled = event("rolled", 0, white1=1, white2=1, red=6, yellow=6, green=1, blue=1)
    events = [
        event("crossed", 0, color="red", number=5),
        event("crossed", 0, color="blue", number=9),
    ]
    one = qwixx_luck([*events, rolled], 2)[0]
    good = ({6, 7}, {2, 3}, {12, 11}, {8, 7})
    useful = sum(
        any(a + b in numbers or a + die in numbers or b + die in numbers
            for numbers, die in zip(good, dice, strict=True))
        for a, b, *dice in product(range(1, 7), repeat=6)
    )  # fmt: skip
    assert one.expected == pytest.approx(useful / 6**6)
    assert one.useful == 1


def test_a_closed_colour_is_no_luck_any_more() -> None:
    rolled = event("rolled", 0, white1=1, white2=1, green=1, blue=1)
    assert qwixx_luck([rolled], 2)[0].useful == 0


def test_in_top_twelve_every_roll_is_everybodys() -> None:
    events = [
        event("wrote", 0, number=10, cell="a1"),
        event("named", 1, number=5),
        event("rolled", 1, symbol="hand"),
    ]
    first, second = top_twelve_luck(events, 2)
    assert (first.useful, second.useful) == (0, 1)
    assert first.expected == pytest.approx(5 / 6)
    assert second.expected == 1
