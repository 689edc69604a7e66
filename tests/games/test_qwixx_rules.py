"""Q1-Q6: sheets, dice, the two actions and the misthrow of Qwixx."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from core.engine.errors import BadSetup
from tests.games.playing import seated, words
from tests.games.qwixx import BLANK, QWIXX, QwixxTable, row_of, sheet, turn


def test_q1_two_to_four_play_and_five_are_beyond_the_book() -> None:
    assert list(QWIXX.book_players) == [2, 3, 4]
    assert list(QWIXX.players) == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(BadSetup):
            seated(QWIXX, seats)


def test_q1_there_are_two_white_dice_and_one_of_each_color() -> None:
    table = seated(QWIXX, 2, 4, 1, 2, 3, 5, 6)
    assert table.story == [
        "starts:0",
        "rolled:0 white1=4 white2=1 red=2 yellow=3 green=5 blue=6",
    ]
    assert table.view().dice.white == (4, 1)
    assert table.view().dice.colored == (2, 3, 5, 6)


def test_q1_every_sheet_starts_blank() -> None:
    assert seated(QWIXX, 5).view().sheets == (BLANK,) * 5
    assert seated(QWIXX, 5).scores == [0] * 5


@pytest.mark.parametrize(("row", "letter"), [("red", "r"), ("yellow", "y")])
def test_q1_red_and_yellow_rise_from_2_to_12(row: str, letter: str) -> None:
    crossed = row_of(row, "2 3 4 5 11")
    assert f"{letter}12" in turn(crossed, BLANK, white=(6, 6)).choices(0)
    assert f"{letter}2" in turn(BLANK, BLANK, white=(1, 1)).choices(0)
    assert f"{letter}10" not in turn(crossed, BLANK, white=(5, 5)).choices(0)


@pytest.mark.parametrize(("row", "letter"), [("green", "g"), ("blue", "b")])
def test_q1_green_and_blue_fall_from_12_to_2(row: str, letter: str) -> None:
    crossed = row_of(row, "12 11 10 9 3")
    assert f"{letter}2" in turn(crossed, BLANK, white=(1, 1)).choices(0)
    assert f"{letter}12" in turn(BLANK, BLANK, white=(6, 6)).choices(0)
    assert f"{letter}4" not in turn(crossed, BLANK, white=(2, 2)).choices(0)


def test_q1_five_people_play_as_four_do() -> None:
    table = turn(*(BLANK,) * 5, white=(4, 1), active=4)
    assert table.prompt.seats == (0, 1, 2, 3, 4)
    table = table.play("3:g5 0:r5 1:y5 4:pass 2:pass")
    assert table.prompt.seats == (4,)
    table = table.play("4:pass")
    assert [entry.misthrows for entry in table.view().sheets] == [0, 0, 0, 0, 1]
    assert table.view().active == 0
    assert table.scores == [1, 1, 0, 1, -5]
    assert table.ranks == [1, 1, 4, 1, 5]


def offered(table_of: Callable[[tuple[int, int]], QwixxTable], letter: str) -> set[int]:
    """Return the white sums that seat 0 could cross in this row."""
    whites = {total: (total - total // 2, total // 2) for total in range(2, 13)}
    return {n for n, white in whites.items() if f"{letter}{n}" in table_of(white).choices(0)}


def test_q2_red_5_then_7_crossed_loses_2_3_4_and_6() -> None:
    crossed = sheet(red="5 7")
    red = offered(lambda white: turn(crossed, BLANK, white=white), "r")
    assert red == {8, 9, 10, 11}  # and the 12 with five crosses (Q7)


def test_q2_the_other_rows_of_the_printed_example() -> None:
    """Yellow is crossed up to 10, green down to 6, blue down to 10."""
    crossed = sheet(red="5 7", yellow="2 3 4 8 10", green="11 9 6", blue="10")

    def table_of(white: tuple[int, int]) -> QwixxTable:
        return turn(crossed, BLANK, white=white)

    assert offered(table_of, "y") == {11, 12}
    assert offered(table_of, "g") == {5, 4, 3}
    assert offered(table_of, "b") == {9, 8, 7, 6, 5, 4, 3}


def test_q2_numbers_may_be_skipped_in_rising_and_falling_rows() -> None:
    table = turn(BLANK, BLANK, white=(5, 6), colored=(1, 1, 1, 1)).play("0:r11 1:pass")
    assert table.view().sheets[0].rows[0] == (11,)
    falling = turn(sheet(green="9"), BLANK, white=(2, 1))
    assert "g3" in falling.choices(0)
    assert "g10" not in turn(sheet(green="9"), BLANK, white=(4, 6)).choices(0)


def test_q2_a_crossed_number_is_not_crossed_again() -> None:
    table = turn(sheet(red="7", green="7"), BLANK, white=(3, 4))
    assert table.choices(0) == words("y7 b7 pass")
    assert table.refusal("0:r7").rule == "Q2"


def test_q2_holds_for_the_colored_dice_too() -> None:
    table = turn(sheet(red="7"), BLANK, white=(4, 5), colored=(2, 3, 1, 6)).play("0:pass 1:pass")
    assert table.choices(0) == words("y7 y8 g5 g6 b10 b11 pass")


@pytest.mark.parametrize("first", [0, 1, 2])
def test_q3_the_first_active_player_is_drawn_by_lot(first: int) -> None:
    table = seated(QWIXX, 3, first, 4, 1, 2, 3, 5, 6, first=None)
    assert table.story[0] == f"starts:{first}"
    assert table.view().active == first
    assert table.story[1].startswith(f"rolled:{first} ")


def test_q3_then_it_goes_clockwise() -> None:
    table = turn(BLANK, BLANK, BLANK, white=(4, 1), active=1)
    order = []
    for _ in range(5):
        order.append(table.view().active)
        answers = " ".join(f"{seat}:pass" for seat in table.prompt.seats)
        table = table.play(answers)
        table = table.play(f"{order[-1]}:pass", 4, 1, 1, 1, 1, 1)
    assert order == [1, 2, 0, 1, 2]


def test_q3_only_the_dice_that_are_left_are_rolled() -> None:
    table = turn(BLANK, BLANK, white=(4, 1), colored=(2, 3, 6), closed="g")
    assert table.story[-1] == "rolled:0 white1=4 white2=1 red=2 yellow=3 blue=6"
    assert table.view().dice.colored == (2, 3, None, 6)


def test_q4_everybody_may_cross_the_white_sum_in_one_row_or_nothing() -> None:
    table = turn(*(BLANK,) * 4, white=(4, 1), active=2)
    assert (table.prompt.key, table.prompt.rule) == ("white_dice", "Q4")
    assert table.prompt.seats == (0, 1, 2, 3)
    for seat in range(4):
        assert table.choices(seat) == words("r5 y5 g5 b5 pass")


def test_q4_each_player_answers_once_and_in_any_order() -> None:
    table = turn(BLANK, BLANK, BLANK, white=(4, 1)).play("2:y5")
    assert table.choices(2) == set()
    assert table.refusal("2:r5").key == "not_asked"
    one = table.play("0:r5 1:pass")
    other = turn(BLANK, BLANK, BLANK, white=(4, 1)).play("1:pass 0:r5 2:y5")
    assert one.view() == other.view()


@pytest.mark.parametrize("seats", QWIXX.players)
def test_q4_the_cross_of_every_seat_counts(seats: int) -> None:
    table = turn(*(BLANK,) * seats, white=(4, 1))
    table = table.play(" ".join(f"{seat}:r5" for seat in range(seats)))
    assert table.view().sheets == (sheet(red="5"),) * seats
    assert [each for each in table.story if each.startswith("crossed")] == [
        f"crossed:{seat} color=red number=5" for seat in range(seats)
    ]


def test_q4_the_answers_are_opened_together() -> None:
    table = turn(BLANK, BLANK, BLANK, white=(4, 1))
    one, other = table.play("1:r5"), table.play("1:pass")
    assert one.story == other.story == ["answered:1"]
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)
    assert str(one.view(1).answer) == "r5"
    assert one.view().sheets == (BLANK, BLANK, BLANK)
    opened = one.play("0:pass 2:g5")
    assert opened.story == [
        "answered:0",
        "answered:2",
        "crossed:1 color=red number=5",
        "crossed:2 color=green number=5",
        "passed:0",
    ]


def test_q4_who_cannot_cross_the_sum_is_not_asked() -> None:
    spent = sheet(red="5", yellow="6", green="5", blue="4")
    table = turn(BLANK, spent, white=(4, 1))
    assert (table.prompt.seats, table.choices(1)) == ((0,), set())
    nobody = turn(spent, spent, white=(4, 1), colored=(1, 1, 1, 1))
    assert (nobody.prompt.key, nobody.prompt.seats) == ("colored_dice", (0,))


def test_q5_the_active_player_alone_may_add_one_white_and_one_colored_die() -> None:
    table = turn(BLANK, BLANK, white=(4, 1), colored=(2, 3, 5, 6)).play("0:pass 1:r5")
    assert (table.prompt.key, table.prompt.rule) == ("colored_dice", "Q5")
    assert table.prompt.seats == (0,)
    assert table.choices(0) == words("r6 r3 y7 y4 g9 g6 b10 b7 pass")
    assert table.choices(1) == set()


def test_q5_equal_white_dice_offer_each_sum_once() -> None:
    table = turn(BLANK, BLANK, white=(4, 4), colored=(2, 3, 5, 6)).play("0:pass 1:pass")
    assert [str(move) for move in table.match.choices(0)] == ["r6", "y7", "g9", "b10", "pass"]


def test_q5_comes_after_action_1_and_sees_its_cross() -> None:
    table = turn(BLANK, BLANK, white=(4, 1), colored=(2, 1, 1, 1)).play("0:r5 1:pass")
    assert table.choices(0) == words("r6 y2 y5 g5 b5 pass")  # green 2 and blue 2 need five
    assert table.play("0:r6").view().sheets[0].rows[0] == (5, 6)


def test_q5_is_one_cross_and_ends_the_turn() -> None:
    table = turn(BLANK, BLANK, white=(4, 1), colored=(2, 3, 5, 6)).play("0:r5 1:pass 0:b10")
    assert table.view().active == 1
    assert table.view().sheets[0] == sheet(red="5", blue="10")


def test_q_example_whites_4_and_1_and_blue_6() -> None:
    """Max is active and crosses red 5, Emma yellow 5; Laura and Linus cross nothing."""
    table = turn(*(BLANK,) * 4, white=(4, 1), colored=(2, 3, 5, 6))
    table = table.play("0:r5 1:y5 2:pass 3:pass")
    assert "b10" in table.choices(0)
    table = table.play("0:b10")
    assert table.view().sheets == (sheet(red="5", blue="10"), sheet(yellow="5"), BLANK, BLANK)
    assert "misthrow:0 count=1" not in table.story


def test_q6_nothing_crossed_in_either_action_is_a_misthrow() -> None:
    table = turn(BLANK, BLANK, white=(4, 1)).play("0:pass 1:r5 0:pass")
    assert table.story[:5] == [
        "answered:0",
        "answered:1",
        "crossed:1 color=red number=5",
        "passed:0",
        "passed:0",
    ]
    assert table.story[5] == "misthrow:0 count=1"
    assert table.view().sheets[0] == sheet(misthrows=1)
    assert table.scores == [-5, 1]


@pytest.mark.parametrize("answers", ["0:r5 1:pass 0:pass", "0:pass 1:pass 0:y5"])
def test_q6_a_cross_in_one_of_the_actions_is_enough(answers: str) -> None:
    table = turn(BLANK, BLANK, white=(4, 1)).play(answers)
    assert table.view().sheets[0].misthrows == 0
    assert table.view().active == 1


def test_q6_a_cross_of_the_turn_before_does_not_count() -> None:
    table = turn(BLANK, BLANK, white=(4, 1)).play("0:r5 1:r5 0:pass", 3, 4, 1, 1, 1, 1)
    table = table.play("0:r7 1:pass 1:pass")
    assert [entry.misthrows for entry in table.view().sheets] == [0, 1]


def test_q6_the_others_never_take_one() -> None:
    table = turn(BLANK, BLANK, BLANK, white=(4, 1)).play("0:r5 1:pass 2:pass 0:pass")
    assert [entry.misthrows for entry in table.view().sheets] == [0, 0, 0]


def test_q6_who_can_cross_nothing_at_all_takes_it_too() -> None:
    spent = sheet(red="11", yellow="11", green="3", blue="3")
    table = turn(spent, spent, white=(4, 1), colored=(1, 1, 1, 1))
    assert (table.prompt.key, table.choices(0)) == ("colored_dice", {"pass"})
    assert table.play("0:pass").view().sheets[0].misthrows == 1


def test_q6_with_a_cross_made_and_no_other_possible_the_turn_passes_by_itself() -> None:
    spent = sheet(yellow="11", green="3", blue="3")
    table = turn(spent, BLANK, white=(6, 5), colored=(1, 1, 1, 1)).play("0:r11 1:pass")
    assert table.view().active == 1
    assert table.view().sheets[0].misthrows == 0
