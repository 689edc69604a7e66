"""Q7-Q11: locks, closed rows, the end and the points of Qwixx."""

from __future__ import annotations

import pytest

from tests.games.playing import words
from tests.games.qwixx import BLANK, FIVE_FALLING, FIVE_RISING, row_of, sheet, turn

LAST_NUMBERS = pytest.mark.parametrize(
    ("row", "five", "white", "move"),
    [
        ("red", FIVE_RISING, (6, 6), "r12"),
        ("yellow", FIVE_RISING, (6, 6), "y12"),
        ("green", FIVE_FALLING, (1, 1), "g2"),
        ("blue", FIVE_FALLING, (1, 1), "b2"),
    ],
)


@LAST_NUMBERS
def test_q7_the_rightmost_number_needs_five_crosses_before_it(
    row: str, five: str, white: tuple[int, int], move: str
) -> None:
    four = " ".join(five.split()[:4])
    table = turn(row_of(row, five), row_of(row, four), BLANK, white=white)
    assert move in table.choices(0)
    assert move not in table.choices(1)
    assert move not in table.choices(2)
    assert table.refusal(f"1:{move}").rule == "Q7"
    assert table.refusal(f"2:{move}").rule == "Q7"


@LAST_NUMBERS
def test_q7_whoever_crosses_it_also_crosses_the_lock(
    row: str, five: str, white: tuple[int, int], move: str
) -> None:
    table = turn(row_of(row, five), BLANK, white=white).play(f"0:{move} 1:pass")
    assert table.match.standings()[0].details[row] == 7 * 8 // 2  # five, the number, the lock
    assert f"closed:0 color={row}" in table.story


def test_q7_crosses_in_other_rows_do_not_help() -> None:
    table = turn(sheet(red="2 3 4 5", yellow=FIVE_RISING), BLANK, white=(6, 6))
    assert "r12" not in table.choices(0)
    assert "y12" in table.choices(0)


def test_q7_the_cross_of_action_1_counts_as_the_fifth_in_action_2() -> None:
    four = sheet(red="2 3 4 5")
    table = turn(four, BLANK, white=(6, 5), colored=(6, 1, 1, 1))
    assert "r12" not in table.play("0:pass 1:pass").choices(0)
    table = table.play("0:r11 1:pass")
    assert "r12" in table.choices(0)
    table = table.play("0:r12")
    assert table.view().sheets[0].rows[0] == (2, 3, 4, 5, 11, 12)
    assert table.scores[0] == 28


def test_q7_a_lock_closes_in_action_2_as_well() -> None:
    table = turn(sheet(green=FIVE_FALLING), BLANK, white=(1, 4), colored=(6, 6, 1, 6))
    table = table.play("0:pass 1:pass 0:g2", 3, 4, 1, 1, 1)
    assert "closed:0 color=green" in table.story
    assert table.view().dice.colored == (1, 1, None, 1)


def test_q8_a_closed_row_is_closed_for_all() -> None:
    table = turn(sheet(red=FIVE_RISING), sheet(red="3 5 6"), white=(6, 6)).play("0:r12 1:pass")
    assert "closed:0 color=red" in table.story
    table = table.play("0:pass", 3, 4, 5, 5, 5)
    assert table.choices(1) == words("y7 g7 b7 pass")
    assert table.choices(0) == words("y7 g7 b7 pass")
    table = table.play("0:pass 1:pass")
    assert not any(choice.startswith("r") for choice in table.choices(1))


def test_q8_its_die_leaves_the_game() -> None:
    table = turn(sheet(red=FIVE_RISING), BLANK, white=(6, 6)).play("0:r12 1:pass")
    assert table.view().dice.colored == (None, 1, 1, 1)
    table = table.play("0:pass", 3, 4, 5, 6, 2)  # only five dice are rolled
    assert table.story[-1] == "rolled:1 white1=3 white2=4 yellow=5 green=6 blue=2"


def test_q8_a_color_closed_in_action_one_cannot_be_used_in_action_two() -> None:
    """Somebody else closes red; the active player could have crossed it with the red die."""
    table = turn(sheet(red="3"), sheet(red=FIVE_RISING), white=(6, 6), colored=(2, 2, 2, 2))
    open_still = table.play("0:pass 1:pass")
    assert open_still.choices(0) == words("r8 y8 g8 b8 pass")
    closed = table.play("0:pass 1:r12")
    assert closed.choices(0) == words("y8 g8 b8 pass")


def test_q8_the_closed_color_does_not_come_back() -> None:
    table = turn(sheet(yellow="2"), BLANK, white=(4, 1), colored=(3, 3, 3), closed="r")
    assert table.choices(0) == words("y5 g5 b5 pass")
    table = table.play("0:pass 1:pass")
    assert table.choices(0) == words("y4 y7 g4 g7 b4 b7 pass")


def test_q9_several_players_may_close_the_same_row_in_the_same_action() -> None:
    ready = sheet(red=FIVE_RISING)
    table = turn(ready, ready, BLANK, white=(6, 6)).play("0:r12 1:r12 2:pass")
    assert table.scores == [28, 28, 0]
    assert [line for line in table.story if line.startswith("closed")] == [
        "closed:0 color=red",
        "closed:1 color=red",
    ]
    assert not table.over  # it is one row
    assert len(table.view().closed) == 1


def test_q9_one_with_fewer_crosses_may_not_even_then() -> None:
    table = turn(sheet(red=FIVE_RISING), sheet(red="2 3 4 5"), white=(6, 6)).play("0:r12")
    assert table.choices(1) == words("g12 b12 pass")
    assert table.refusal("1:r12").key == "illegal_move"


def test_q9_other_crosses_made_in_that_row_in_the_same_action_stand() -> None:
    """In one action all cross the same sum, so only a rightmost number can meet a closing."""
    ready = sheet(green=FIVE_FALLING)
    more = sheet(green="12 11 10 9 8 7")
    table = turn(ready, more, BLANK, white=(1, 1)).play("2:r2 1:g2 0:g2")
    assert table.view().sheets[0].rows[2] == (12, 11, 10, 9, 8, 2)
    assert table.view().sheets[1].rows[2] == (12, 11, 10, 9, 8, 7, 2)
    assert table.scores == [28, 36, 1]


def test_q9_crosses_of_the_others_in_the_row_keep_their_points() -> None:
    table = turn(sheet(red=FIVE_RISING), sheet(red="3 5 6"), white=(6, 6)).play("0:r12 1:g12")
    assert table.match.standings()[1].details["red"] == 6


def test_q10_the_fourth_misthrow_ends_the_game_at_once() -> None:
    table = turn(sheet(misthrows=3), BLANK, BLANK, white=(4, 1)).play("0:pass 1:r5 2:pass 0:pass")
    assert (table.over, table.view().ending) == (True, "misthrows")
    assert table.story[-3:] == ["misthrow:0 count=4", "ended reason=misthrows", "won:1"]
    assert table.scores == [-20, 1, 0]


def test_q10_the_third_does_not_and_misthrows_of_all_are_not_summed() -> None:
    table = turn(sheet(misthrows=2), sheet(misthrows=3), white=(4, 1)).play("0:pass 1:r5 0:pass")
    assert not table.over
    assert table.view().active == 1


def test_q10_the_second_closed_row_ends_the_game_at_once_in_action_2() -> None:
    ready = sheet(red=FIVE_RISING)
    table = turn(ready, BLANK, white=(6, 5), colored=(6, 1, 1), closed="g")
    table = table.play("0:pass 1:pass 0:r12")
    assert (table.over, table.view().ending) == (True, "rows_closed")
    assert table.winners == [0]


def test_q10_one_closed_row_does_not_end_it() -> None:
    table = turn(sheet(red=FIVE_RISING), BLANK, white=(6, 6)).play("0:r12 1:pass")
    assert not table.over
    assert table.winners == []


def test_q10_an_end_inside_action_1_leaves_no_action_2_and_no_misthrow() -> None:
    """Seat 0 is active and crosses nothing; seat 1 closes the second row."""
    table = turn(BLANK, sheet(red=FIVE_RISING), white=(6, 6), colored=(1, 1, 1), closed="g")
    table = table.play("0:pass 1:r12")
    assert table.over
    assert table.story == [
        "answered:0",
        "answered:1",
        "crossed:1 color=red number=12",
        "passed:0",
        "closed:1 color=red",
        "ended reason=rows_closed",
        "won:1",
    ]
    assert table.view().sheets[0].misthrows == 0
    assert table.scores == [0, 28]


def test_q10_no_fourth_misthrow_either_when_action_1_ends_the_game() -> None:
    table = turn(
        sheet(misthrows=3), sheet(red=FIVE_RISING), white=(6, 6), colored=(1, 1, 1), closed="g"
    )
    table = table.play("1:r12 0:pass")
    assert table.view().ending == "rows_closed"
    assert table.scores == [-15, 28]


def test_q10_two_rows_closed_together_end_it_too() -> None:
    table = turn(sheet(red=FIVE_RISING), sheet(yellow=FIVE_RISING), white=(6, 6))
    table = table.play("1:y12 0:r12")
    assert (table.over, table.winners) == (True, [0, 1])


def test_q10_the_end_waits_for_all_answers_to_action_1() -> None:
    table = turn(
        sheet(red=FIVE_RISING), BLANK, BLANK, white=(6, 6), colored=(1, 1, 1), closed="g"
    ).play("0:r12")
    assert not table.over
    assert table.prompt.seats == (1, 2)
    table = table.play("1:b12 2:pass")
    assert table.over
    assert table.scores == [28, 1, 0]


def test_q_example_green_closed_and_a_white_12_closes_red_and_yellow_three_rows() -> None:
    """Emma rolls two sixes; Max closes red and Linus yellow at the same time."""
    emma, max_, linus = BLANK, sheet(red=FIVE_RISING), sheet(yellow=FIVE_RISING)
    table = turn(emma, max_, linus, white=(6, 6), colored=(1, 1, 1), closed="g")
    table = table.play("0:pass 1:r12 2:y12")
    assert table.over
    assert {color.word for color in table.view().closed} == {"green", "red", "yellow"}
    assert table.scores == [0, 28, 28]
    assert table.winners == [1, 2]
    assert table.view().sheets[0].misthrows == 0


@pytest.mark.parametrize(
    ("crosses", "points"),
    [
        ("", 0),
        ("2", 1),
        ("2 3", 3),
        ("2 3 4", 6),
        ("2 3 4 5", 10),
        ("2 3 4 5 6", 15),
        ("2 3 4 5 6 7", 21),
        ("2 3 4 5 6 7 8", 28),
        ("2 3 4 5 6 7 8 9", 36),
        ("2 3 4 5 6 7 8 9 10", 45),
        ("2 3 4 5 6 7 8 9 10 11", 55),
        ("2 3 4 5 6 7 8 9 10 12", 66),
        ("2 3 4 5 6 7 8 9 10 11 12", 78),
    ],
)
def test_q11_points_of_a_row_lock_included(crosses: str, points: int) -> None:
    table = turn(sheet(red=crosses), sheet(yellow=crosses), white=(4, 1))
    assert table.scores == [points, points]


def test_q11_falling_rows_count_alike() -> None:
    falling = "12 11 10 9 8 2"
    assert turn(sheet(green=falling), sheet(blue=falling), white=(4, 1)).scores == [28, 28]


@pytest.mark.parametrize("misthrows", [0, 1, 2, 3])
def test_q11_each_misthrow_costs_five(misthrows: int) -> None:
    assert turn(sheet(misthrows=misthrows), BLANK, white=(4, 1)).scores[0] == -5 * misthrows


def test_q_example_4_red_3_yellow_7_green_8_blue_and_two_misthrows_make_70() -> None:
    laura = sheet(
        red="2 3 5 8",
        yellow="4 6 9",
        green="12 11 10 9 8 6 4",
        blue="12 11 10 9 8 7 6 5",
        misthrows=2,
    )
    standing = turn(laura, BLANK, white=(4, 1)).match.standings()[0]
    assert standing.score == standing.points == 70
    assert standing.details == {
        "red": 10,
        "yellow": 6,
        "green": 28,
        "blue": 36,
        "misthrows": -10,
    }


def test_q11_the_highest_total_wins() -> None:
    table = turn(sheet(misthrows=3), sheet(red="2"), sheet(red="2 3"), white=(4, 1))
    table = table.play("0:pass 1:pass 2:pass 0:pass")
    assert (table.winners, table.ranks, table.scores) == ([2], [3, 2, 1], [-20, 1, 3])


def test_q11_equal_totals_win_together() -> None:
    table = turn(sheet(misthrows=3), sheet(red="2 3"), sheet(blue="8 4"), white=(4, 1))
    table = table.play("0:pass 1:pass 2:pass 0:pass")
    assert (table.winners, table.ranks) == ([1, 2], [3, 1, 1])
    assert table.story[-3:] == ["ended reason=misthrows", "won:1", "won:2"]


def test_q11_before_the_end_nobody_has_won() -> None:
    table = turn(sheet(red="2"), BLANK, white=(4, 1))
    assert (table.winners, table.ranks) == ([], [1, 2])
