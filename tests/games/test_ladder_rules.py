"""L7-L11: turns and placing in 5 vor 12 and Lucky Numbers, and the printed example."""

from __future__ import annotations

import pytest

from core.games.ladder.rules import FIVE_TO_TWELVE, LUCKY_NUMBERS, Ladder
from core.games.ladder.state import EMPTY, Board
from tests.games.ladder import at, board, drawn, turn, with_tile
from tests.games.playing import words

DIAGONAL = board("3 . . . / . 7 . . / . . 12 . / . . . 19")


def test_l7_without_a_face_up_tile_only_a_reveal_is_possible() -> None:
    table = turn(DIAGONAL)
    assert (table.prompt.key, table.prompt.rule) == ("turn", "L7")
    assert table.choices(0) == {"draw"}
    assert table.choices(1) == set()


def test_l7_a_the_revealed_tile_is_placed_swapped_in_or_left() -> None:
    table = turn(DIAGONAL, supply=(5, 8)).play("0:draw", 5)
    assert table.story == ["revealed:0 tile=5"]
    assert (table.prompt.seats, table.view().drawn, table.view().supply) == ((0,), 5, 1)
    free, taken = "5@b1 5@c1 5@d1 5@a2 5@a3 5@a4", "5@a1 5@b2 5@c3 5@d4"
    assert table.choices(0) == words(free) | words(taken) | {"leave"}
    assert table.play("0:5@a2").story == ["placed:0 tile=5 cell=a2"]
    assert table.play("0:5@b2").story == ["swapped:0 tile=5 cell=b2 out=7"]
    left = table.play("0:leave")
    assert (left.story, left.view().left) == (["left:0 tile=5"], 5)


def test_l7_a_after_a_reveal_only_the_revealed_tile_counts() -> None:
    table = turn(DIAGONAL, middle=(6, 9), supply=(5, 8)).play("0:draw", 5)
    assert {move.split("@")[0] for move in table.choices(0)} == {"5", "leave"}
    assert table.refusal("0:6@b1").rule == "L9"


def test_l7_a_left_tile_lies_face_up_in_the_middle_for_the_next_player() -> None:
    table = turn(DIAGONAL, EMPTY, middle=(9,), supply=(5, 8)).play("0:draw 0:leave", 5)
    assert table.view().open == (5, 9)
    assert table.view().drawn is None
    assert table.prompt.seats == (1,)
    assert words("draw 5@a1 9@a1") <= table.choices(1)


def test_l7_b_any_face_up_tile_may_be_taken_instead() -> None:
    table = turn(DIAGONAL, middle=(1, 5, 20), supply=(8,))
    assert words("draw 1@a1 5@a1 5@b2 5@b1 20@d4") <= table.choices(0)
    after = table.play("0:5@b1")
    assert after.story == ["taken:0 tile=5", "placed:0 tile=5 cell=b1"]
    assert after.view().open == (1, 20)
    assert after.view().supply == 1
    assert after.prompt.seats == (1,)


def test_l7_b_one_of_two_equal_face_up_tiles_stays() -> None:
    table = turn(DIAGONAL, middle=(5, 5))
    assert [str(move) for move in table.match.choices(0)].count("5@b1") == 1
    assert table.play("0:5@b1").view().open == (5,)


def test_l7_b_a_tile_that_fits_nowhere_cannot_be_taken() -> None:
    full_of_high = board("10 11 12 13 / 11 12 13 14 / 12 13 14 15 / . 14 15 16")
    assert turn(full_of_high, middle=(11,)).choices(0) == {"draw"}


def test_l7_a_turn_is_a_or_b_never_both() -> None:
    after_b = turn(DIAGONAL, EMPTY, middle=(5, 6)).play("0:5@b1")
    assert after_b.choices(0) == set()
    after_a = turn(DIAGONAL, EMPTY, middle=(5, 6)).play("0:draw 0:20@d4", 20)
    assert after_a.choices(0) == set()
    assert after_a.prompt.seats == (1,)


def test_l8_placing_needs_a_free_cell_and_leaves_the_middle_alone() -> None:
    table = turn(DIAGONAL, middle=(9,), supply=(5, 8)).play("0:draw 0:5@b1", 5)
    assert table.view().boards[0] == with_tile(DIAGONAL, "b1", 5)
    assert table.view().open == (9,)


def test_l8_the_tile_swapped_out_goes_face_up_to_the_middle() -> None:
    table = turn(DIAGONAL, middle=(9,), supply=(5, 8)).play("0:draw 0:5@b2", 5)
    assert table.view().boards[0] == with_tile(DIAGONAL, "b2", 5)
    assert table.view().open == (7, 9)


def test_l8_a_tile_taken_from_the_middle_may_be_swapped_in_as_well() -> None:
    table = turn(DIAGONAL, EMPTY, middle=(9, 16)).play("0:9@c3")
    assert table.story == ["taken:0 tile=9", "swapped:0 tile=9 cell=c3 out=12"]
    assert table.view().open == (12, 16)
    assert "12@a1" in table.choices(1)


def test_l8_only_the_own_board_changes() -> None:
    other = board("2 . . . / . 8 . . / . . 11 . / . . . 20")
    table = turn(DIAGONAL, other, middle=(9,)).play("0:9@b2")
    assert table.view().boards == (with_tile(DIAGONAL, "b2", 9), other)
    assert "7@b2" in table.choices(1)
    assert table.play("1:7@b2").view().boards == (
        with_tile(DIAGONAL, "b2", 9),
        with_tile(other, "b2", 7),
    )


def test_l9_in_a_row_a_tile_lies_strictly_between_all_others_over_any_gap() -> None:
    row = with_tile(with_tile(EMPTY, "a2", 7), "d2", 12)
    for tile in range(1, 21):
        into = {move for move in drawn(tile, row).choices(0) if move.endswith(("b2", "c2"))}
        assert into == ({f"{tile}@b2", f"{tile}@c2"} if 7 < tile < 12 else set())


def test_l9_in_a_column_a_tile_lies_strictly_between_all_others_over_any_gap() -> None:
    column = with_tile(with_tile(EMPTY, "b1", 7), "b4", 12)
    for tile in range(1, 21):
        into = {move for move in drawn(tile, column).choices(0) if move.endswith(("b2", "b3"))}
        assert into == ({f"{tile}@b2", f"{tile}@b3"} if 7 < tile < 12 else set())


def test_l9_both_the_row_and_the_column_count() -> None:
    cross = board(". 4 . . / 6 . . 15 / . . . . / . 10 . .")
    fits = {tile for tile in range(1, 21) if f"{tile}@b2" in drawn(tile, cross).choices(0)}
    assert fits == {7, 8, 9}


def test_l9_distances_do_not_matter() -> None:
    assert "2@b1" in drawn(2, with_tile(EMPTY, "a1", 1)).choices(0)
    assert "20@b1" in drawn(20, with_tile(EMPTY, "a1", 1)).choices(0)


def test_l9_tiles_of_other_rows_and_columns_do_not_matter() -> None:
    assert "9@b2" in drawn(9, board("20 . . . / . . . . / . . 1 . / . . . 9")).choices(0)


def test_l9_an_equal_number_in_the_line_does_not_fit() -> None:
    table = drawn(9, board("9 . . . / . . . . / . . . . / . . . ."))
    assert table.choices(0) == {f"9@{c}{r}" for c in "bcd" for r in "234"} | {"leave"}


def test_l9_a_swapped_out_tile_no_longer_counts() -> None:
    line = board("2 5 9 . / . . . . / . . . . / . . . .")
    swaps = {tile for tile in range(1, 21) if f"{tile}@b1" in drawn(tile, line).choices(0)}
    assert swaps == {3, 4, 6, 7, 8}


def test_l10_a_tile_is_not_swapped_for_an_equal_number_after_a_reveal() -> None:
    table = drawn(7, DIAGONAL)
    assert "7@b2" not in table.choices(0)
    assert "7@c3" in table.choices(0)
    assert table.refusal("0:7@b2").key == "illegal_move"


def test_l10_nor_with_a_face_up_tile_which_would_be_a_free_pass() -> None:
    blocked = board("12 13 14 15 / 13 14 15 16 / 14 15 16 17 / 15 16 17 .")
    assert turn(blocked, middle=(15,)).choices(0) == {"draw"}


def test_l11_refusing_is_allowed_although_the_tile_would_fit() -> None:
    table = drawn(5, DIAGONAL)
    assert "5@b1" in table.choices(0)
    assert "leave" in table.choices(0)
    assert table.play("0:leave").view().boards[0] == DIAGONAL


def test_l11_refusing_is_all_that_is_left_when_the_tile_fits_nowhere() -> None:
    blocked = board("5 6 7 8 / 6 7 8 9 / 7 8 9 10 / 8 9 10 .")
    assert drawn(8, blocked).choices(0) == {"leave"}


def test_l11_taking_a_face_up_tile_has_no_refusal() -> None:
    table = turn(DIAGONAL, middle=(5,))
    assert "leave" not in table.choices(0)
    assert table.refusal("0:leave").rule == "L7"
    assert all(move == "draw" or move.startswith("5@") for move in table.choices(0))


# The printed example without its figures: these boards make every sentence true.

FIVE_EXAMPLE = board("""
     6   .   .  15
     .  11  12   .
     8  13  16  17
     .   .   .  20
""")
LUCKY_EXAMPLE = board("""
    11   .  12   .
     .   1  13   .
     .  10  16   .
    15   .  17  18
""")


def before(cells: Board, cell: str) -> set[int]:
    """Return the numbers to the left in the row and above in the column."""
    column, row = cell[0], cell[1]
    left = [f"{letter}{row}" for letter in "abcd" if letter < column]
    above = [f"{column}{number}" for number in "1234" if number < row]
    return {cells[at(name)] for name in left + above} - {0}


def after(cells: Board, cell: str) -> set[int]:
    column, row = cell[0], cell[1]
    right = [f"{letter}{row}" for letter in "abcd" if letter > column]
    below = [f"{column}{number}" for number in "1234" if number > row]
    return {cells[at(name)] for name in right + below} - {0}


@pytest.mark.parametrize(
    ("rules", "example", "field_1", "lower", "swaps"),
    [
        (FIVE_TO_TWELVE, FIVE_EXAMPLE, "a4", "c2", (12, 15)),
        (LUCKY_NUMBERS, LUCKY_EXAMPLE, "d1", "b3", (10, 15)),
    ],
    ids=["five_to_twelve", "lucky_numbers"],
)
def test_l_example_the_13_fits_field_1_or_replaces_two_tiles_and_nothing_else(
    rules: Ladder, example: Board, field_1: str, lower: str, swaps: tuple[int, int]
) -> None:
    table = drawn(13, example, rules=rules)
    cells = [f"{column}{row}" for column in "abcd" for row in "1234"]
    swapped = {f"13@{name}" for name in cells if example[at(name)] in swaps}
    assert table.choices(0) == {f"13@{field_1}", "leave"} | swapped
    assert len(swapped) == 2
    assert example[at(field_1)] == 0
    chosen = table.play(f"0:13@{lower}")
    assert chosen.story == [f"swapped:0 tile=13 cell={lower} out={swaps[0]}"]
    assert chosen.view().open == (swaps[0],)


@pytest.mark.parametrize(
    ("rules", "example", "low", "twos", "threes", "fours"),
    [
        (FIVE_TO_TWELVE, FIVE_EXAMPLE, 12, "c1 a2", "b1 b4", "d2 c4"),
        (LUCKY_NUMBERS, LUCKY_EXAMPLE, 10, "b1 a3", "a2 d2", "b4 d3"),
    ],
    ids=["five_to_twelve", "lucky_numbers"],
)
def test_l_example_the_free_fields_2_3_and_4_are_closed_for_the_printed_reasons(
    rules: Ladder, example: Board, low: int, twos: str, threes: str, fours: str
) -> None:
    choices = drawn(13, example, rules=rules).choices(0)
    closed = words(twos) | words(threes) | words(fours)
    assert choices.isdisjoint(f"13@{field}" for field in closed)
    assert len(closed) + 1 == example.count(0)
    assert all(low in after(example, field) for field in words(twos))
    assert all(13 in before(example, f) | after(example, f) for f in words(threes))
    assert set().union(*(before(example, f) & {15, 16} for f in words(fours))) == {15, 16}
    assert all(before(example, field) & {15, 16} for field in words(fours))
