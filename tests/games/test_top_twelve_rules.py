"""T1-T7 and T9: sheets, start numbers, naming and entering in Top 12."""

from __future__ import annotations

import pytest

from core.engine.errors import BadSetup
from core.games.top_twelve.state import EMPTY, Symbol
from tests.games.playing import seated, words
from tests.games.top_twelve import (
    HAND,
    JOKER,
    MOON,
    STAR,
    TOP,
    TopTable,
    column,
    counts,
    free,
    naming,
    sheet,
)

WRITE_0 = "0:10@b2 0:20@d4 0:30@c6 0:40@e6 0:50@a7"
WRITE_1 = "1:10@a1 1:20@b1 1:30@c12 1:40@d12 1:50@e5"
BLANK = sheet()


def test_t1_one_to_four_play() -> None:
    assert list(TOP.players) == list(TOP.book_players) == [1, 2, 3, 4]
    for seats in (0, 5):
        with pytest.raises(BadSetup):
            seated(TOP, seats)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_t1_a_sheet_has_five_columns_of_twelve_fields(players: int) -> None:
    sheets = seated(TOP, players).view().sheets
    assert sheets == (EMPTY,) * players
    assert [len(fields) for fields in sheets[0]] == [12] * 5


@pytest.mark.parametrize(
    ("letter", "word"),
    [("a", "hand"), ("b", "star"), ("c", "house"), ("d", "tree"), ("e", "moon")],
)
def test_t1_the_columns_are_hand_star_house_tree_moon(letter: str, word: str) -> None:
    table = naming(BLANK, BLANK).play("0:37", "abcde".index(letter))
    assert table.choices(0) == free(letter, 1, 12, 37)
    assert table.story == ["named:0 number=37", f"rolled:0 symbol={word}"]


def test_t2_all_write_at_once_and_each_owes_five_numbers() -> None:
    table = seated(TOP, 3)
    assert (table.prompt.key, table.prompt.rule) == ("start_numbers", "T2")
    assert (table.prompt.seats, table.prompt.private) == ((0, 1, 2), True)
    assert len(table.choices(0)) == 5 * 5 * 12
    assert words("10@a1 10@e12 50@c7") <= table.choices(0)
    table = table.play(WRITE_0)
    assert (table.prompt.seats, table.choices(0)) == ((1, 2), set())


def test_t2_one_number_in_each_column_and_each_number_once() -> None:
    table = seated(TOP, 2).play("0:10@b2 0:50@a7")
    left = {
        f"{number}@{letter}{field}"
        for number in (20, 30, 40)
        for letter in "cde"
        for field in range(1, 13)
    }
    assert table.choices(0) == left
    assert table.refusal("0:10@c1").rule == "T2"
    assert table.refusal("0:20@b3").rule == "T2"


def test_t2_any_field_may_be_taken_even_a_bad_one() -> None:
    table = seated(TOP, 1).play("0:10@a12 0:50@b1 0:20@c12 0:30@d1 0:40@e12")
    assert table.view().sheets[0][0] == column("_ _ _ _ _ _ _ _ _ _ _ 10")
    assert table.prompt.key == "name_number"


def test_t2_nobody_sees_a_number_before_all_have_written() -> None:
    table = seated(TOP, 2)
    one, other = table.play("0:10@b2"), table.play("0:50@e12")
    assert one.view(1) == other.view(1)
    assert one.view(None) == other.view(None)
    assert one.story == other.story
    done = table.play(WRITE_0)
    assert done.view().sheets == (EMPTY, EMPTY)
    assert done.story == ["answered:0"]
    assert [str(put) for put in done.view(0).starts] == words_in_order(WRITE_0)
    assert done.view(1).starts == done.view(None).starts == ()


def words_in_order(answers: str) -> list[str]:
    return [answer.partition(":")[2] for answer in answers.split()]


def test_t2_then_the_sheets_are_open() -> None:
    table = seated(TOP, 2).play(WRITE_1).play(WRITE_0)
    assert table.view(1) != table.view(0)
    assert table.view().sheets[0] == sheet(
        "_ _ _ _ _ _ 50", "_ 10", "_ _ _ _ _ 30", "_ _ _ 20", "_ _ _ _ _ 40"
    )
    assert table.story[:3] == [
        "answered:0",
        "wrote:0 number=10 cell=b2",
        "wrote:0 number=20 cell=d4",
    ]
    assert table.story[-1] == "wrote:1 number=50 cell=e5"


@pytest.mark.parametrize("first", [0, 1])
def test_t3_the_starting_seat_is_drawn_by_lot(first: int) -> None:
    table = seated(TOP, 2, first, first=None)
    assert table.story == [f"starts:{first}"]
    table = table.play(WRITE_0 + " " + WRITE_1)
    assert (table.prompt.key, table.prompt.seats) == ("name_number", (first,))


def test_t3_then_in_turn() -> None:
    table = naming(BLANK, BLANK, BLANK, active=1)
    order: list[int] = []
    for number in (50, 51, 52, 53, 54):
        order += table.prompt.seats
        table = table.play(f"{order[-1]}:{number}", HAND)
        field = number - 49
        table = table.play(" ".join(f"{seat}:{number}@a{field}" for seat in range(3)))
    assert order == [1, 2, 0, 1, 2]


def test_t4_any_number_from_1_to_100_may_be_named() -> None:
    table = naming(BLANK, BLANK)
    assert (table.prompt.key, table.prompt.rule) == ("name_number", "T4")
    assert table.choices(0) == {str(number) for number in range(1, 101)}
    assert table.choices(1) == set()
    for wrong in ("0", "101", "-3", "07"):
        assert table.refusal(f"0:{wrong}").rule == "T4"


def test_t4_a_number_may_be_named_again() -> None:
    table = naming(BLANK, BLANK).play("0:37", HAND).play("0:37@a5 1:37@a5")
    assert "37" in table.choices(1)
    table = table.play("1:37", STAR)
    assert table.choices(0) == free("b", 1, 12, 37)


def test_t4_the_number_comes_before_the_die() -> None:
    before = naming(BLANK, BLANK)
    assert (before.view().number, before.view().symbol) == (None, None)
    after = before.play("0:37", JOKER)
    assert (after.view().number, after.view().symbol) == (37, JOKER)
    assert after.view().rounds == 1


def test_t4_the_die_has_five_symbols_and_a_joker() -> None:
    assert [symbol.word for symbol in Symbol] == ["hand", "star", "house", "tree", "moon", "joker"]
    for face in range(6):
        assert naming(BLANK).play("0:37", face).view().symbol == Symbol(face)
    with pytest.raises(AssertionError):
        naming(BLANK).play("0:37", 6)


def test_t5_all_players_enter_at_the_same_time_in_the_symbols_column() -> None:
    table = naming(BLANK, BLANK, BLANK, active=1).play("1:37", MOON)
    assert (table.prompt.key, table.prompt.seats) == ("enter_number", (0, 1, 2))
    for seat in range(3):
        assert table.choices(seat) == free("e", 1, 12, 37)
    one, other = table.play("2:37@e5"), table.play("2:37@e6")
    assert one.view(0) == other.view(0)
    assert one.story == other.story == ["answered:2"]
    assert one.view().sheets == (BLANK, BLANK, BLANK)
    opened = one.play("0:37@e1 1:37@e12")
    assert opened.story[2:] == [
        "entered:0 number=37 cell=e1",
        "entered:1 number=37 cell=e12",
        "entered:2 number=37 cell=e5",
    ]
    assert opened.view().sheets[2] == sheet("", "", "", "", "_ _ _ _ 37")


def test_t5_on_the_joker_any_column_will_do() -> None:
    table = naming(BLANK, BLANK).play("0:37", JOKER)
    everywhere = set().union(*(free(letter, 1, 12, 37) for letter in "abcde"))
    assert table.choices(0) == table.choices(1) == everywhere


def test_t5_only_free_fields_take_a_number() -> None:
    table = naming(sheet("_ 20 _ 40"), BLANK).play("0:30", HAND)
    assert table.view().sheets[0][0] == column("_ 20 _ 40")
    table = table.play("1:30@a1")  # a3 is seat 0's only field and entered without asking
    assert table.view().sheets[0][0] == column("_ 20 30 40")


@pytest.mark.parametrize(
    ("number", "fields"),
    [
        (1, "a1 a2"),
        (9, "a1 a2"),
        (10, ""),
        (11, "a4 a5"),
        (12, "a4 a5"),
        (89, "a4 a5"),
        (90, ""),
        (91, "a7 a8 a9 a10 a11 a12"),
        (100, "a7 a8 a9 a10 a11 a12"),
    ],
)
def test_t6_a_column_rises_strictly_whatever_the_distance(number: int, fields: str) -> None:
    table = naming(sheet("_ _ 10 _ _ 90"), BLANK).play(f"0:{number}", HAND)
    assert table.choices(0) == {f"{number}@{field}" for field in fields.split()}


def test_t6_columns_do_not_compare_with_each_other() -> None:
    table = naming(sheet("50", "_ _ _ 10"), BLANK).play("0:30", STAR)
    assert table.choices(0) == free("b", 5, 12, 30)


def test_t6_a_field_out_of_order_is_refused() -> None:
    table = naming(sheet("_ _ 10"), BLANK).play("0:37", HAND)
    assert table.refusal("0:37@a1").rule == "T6"
    assert table.refusal("0:37@b1").rule == "T6"


def test_t7_entering_is_a_duty() -> None:
    table = naming(BLANK, BLANK).play("0:37", HAND)
    assert table.choices(0) == free("a", 1, 12, 37)  # nothing like a pass
    assert table.refusal("0:pass").key == "illegal_move"


def test_t7_only_who_has_no_field_goes_without() -> None:
    table = naming(sheet("37"), BLANK).play("0:37", HAND)
    assert (table.prompt.seats, table.choices(0)) == ((1,), set())
    table = table.play("1:37@a1")
    assert table.story == ["answered:1", "no_field:0", "entered:1 number=37 cell=a1"]
    assert table.view().sheets[0] == sheet("37")


def test_t7_a_forced_single_field_is_entered_for_the_player() -> None:
    table = naming(sheet("8 _ 27"), BLANK).play("0:9", HAND)
    assert table.prompt.seats == (1,)
    assert table.view().sheets[0] == sheet("8 _ 27")  # not before the others have entered
    table = table.play("1:9@a1")
    assert table.view().sheets[0] == sheet("8 9 27")


def test_t9_a_round_in_which_nobody_could_enter_counts_and_the_next_player_names() -> None:
    table = naming(sheet("37"), sheet("37")).play("0:37", HAND)
    assert table.story == [
        "named:0 number=37",
        "rolled:0 symbol=hand",
        "no_field:0",
        "no_field:1",
    ]
    assert (table.view().rounds, table.view().idle) == (1, 1)
    assert (table.prompt.key, table.prompt.seats, table.prompt.number) == ("name_number", (1,), 2)


# The printed example: Edgar names 9 and rolls the joker.

EDGAR = sheet("8 _ 27 _", "_ 10 11 21", "3 _ 17 _", "1 6 15 20", "3 _ _ 35")
SARA = sheet("8 10 _ 27", "_ 11 21 30", "3 17 20 _", "1 6 _ _", "3 15 35 38")
TOM = sheet("8 15 _ 27", "11 _ 21 _", "3 17 _ 30", "1 6 20 _", "3 10 _ _")


def example() -> TopTable:
    return naming(EDGAR, SARA, TOM).play("0:9", JOKER)


def test_t_example_edgar_may_enter_in_hand_star_house_or_moon() -> None:
    assert example().choices(0) == words("9@a2 9@b1 9@c2 9@e2 9@e3")


def test_t_example_sara_may_enter_in_star_or_tree() -> None:
    assert example().choices(1) == {"9@b1"} | free("d", 3, 12, 9)


def test_t_example_tom_goes_without() -> None:
    assert example().choices(2) == set()
    assert example().prompt.seats == (0, 1)
    table = example().play("0:9@e2 1:9@b1")
    assert table.story[-1] == "no_field:2"
    assert table.view().sheets[2] == TOM


def test_t_example_the_fields_below_change_nothing() -> None:
    rest = " 41 42 43 44 45 46 47 48"
    tops = ("8 15 _ 27", "11 _ 21 _", "3 17 _ 30", "1 6 20 _", "3 10 _ _")
    table = naming(counts(1), sheet(*(top + rest for top in tops))).play("0:9", JOKER)
    assert table.choices(1) == set()
