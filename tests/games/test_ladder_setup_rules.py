"""L1-L6: tiles, boards and the set-up of 5 vor 12 and Lucky Numbers."""

from __future__ import annotations

from collections import Counter

import pytest

from core.engine.errors import BadSetup
from core.engine.rules import Option
from core.games.ladder.rules import FIVE_TO_TWELVE, LUCKY_NUMBERS, Ladder
from core.games.ladder.state import EMPTY, View
from tests.games.ladder import LadderTable, at, board, turn
from tests.games.playing import seated, words

EDITIONS = pytest.mark.parametrize(
    "rules", [FIVE_TO_TWELVE, LUCKY_NUMBERS], ids=lambda rules: rules.key
)
SETUPS = pytest.mark.parametrize("setup", ["one", "four"])
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def tiles(view: View) -> Counter[int]:
    """Return every tile in the game, wherever it lies."""
    lying = [number for cells in view.boards for number in cells if number]
    lying += [number for hand in view.hands for number in hand]
    lying += [*view.open, *([view.drawn] if view.drawn else [])]
    return Counter(lying) + Counter(dict(enumerate(view.unseen)))


def one_at_a_time(players: int = 2, *wanted: int) -> LadderTable:
    return seated(FIVE_TO_TWELVE, players, *wanted, options={"setup": "one"})


def four_at_once(players: int = 2, *wanted: int) -> LadderTable:
    return seated(LUCKY_NUMBERS, players, *wanted, options={"setup": "four"})


@EDITIONS
@SETUPS
@PLAYERS
def test_l1_there_is_one_set_from_1_to_20_for_each_player(
    rules: Ladder, setup: str, players: int
) -> None:
    table = seated(rules, players, options={"setup": setup})
    assert tiles(table.view()) == dict.fromkeys(range(1, 21), players)


@EDITIONS
@SETUPS
@PLAYERS
def test_l1_the_rest_of_the_tiles_is_the_supply(rules: Ladder, setup: str, players: int) -> None:
    table = seated(rules, players, options={"setup": setup})
    while table.prompt.key != "turn":
        seat = table.prompt.seats[0]
        table = table.play(f"{seat}:{table.match.default(seat)}")
    assert table.view().supply == {2: 40 - 8, 3: 60 - 12, 4: 80 - 16}[players]
    assert table.view().open == ()


def test_l1_no_tile_is_lost_or_doubled_in_play() -> None:
    table = four_at_once(2, 3, 7, 12, 19, 2, 8, 11, 20)
    table = table.play("0:3-7-12-19 1:2-8-11-20")
    for answers, tile in [
        ("0:draw 0:5@a1", 5),
        ("1:draw 1:leave", 9),
        ("0:9@b2", None),
        ("1:3@a1", None),
        ("0:draw 0:6@b1", 6),
    ]:
        table = table.play(answers, *([tile] if tile else []))
        assert tiles(table.view()) == dict.fromkeys(range(1, 21), 2)


@EDITIONS
def test_l1_two_to_four_play(rules: Ladder) -> None:
    assert list(rules.players) == list(rules.book_players) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(BadSetup):
            seated(rules, seats)


def test_l2_every_board_is_four_by_four_and_empty() -> None:
    assert one_at_a_time(3).view().boards == (EMPTY, EMPTY, EMPTY)
    assert len(EMPTY) == 16
    assert set(EMPTY) == {0}


def test_l2_letters_are_columns_and_numbers_are_rows() -> None:
    free = turn(EMPTY, middle=(8,))
    assert free.choices(0) == {f"8@{c}{r}" for c in "abcd" for r in "1234"} | {"draw"}
    view = free.play("0:8@c1").view()
    assert view.boards[0] == board(". . 8 . / . . . . / . . . . / . . . .")


def test_l2_rows_rise_to_the_right_and_columns_to_the_bottom() -> None:
    middle_of = board(". . . . / . 10 . . / . . . . / . . . .")
    table = turn(middle_of, middle=(9,))
    refused = {f"9@{cell}" for cell in ("c2", "d2", "b3", "b4")}
    everywhere = {f"9@{c}{r}" for c in "abcd" for r in "1234"}
    assert table.choices(0) == everywhere - refused | {"draw"}


def test_l3_the_set_up_fills_the_main_diagonal_and_nothing_else() -> None:
    table = four_at_once(2, 3, 7, 12, 19, 2, 8, 11, 20).play("0:3-7-12-19 1:2-8-11-20")
    assert table.view().boards == (
        board("3 . . . / . 7 . . / . . 12 . / . . . 19"),
        board("2 . . . / . 8 . . / . . 11 . / . . . 20"),
    )


def test_l3_after_the_set_up_the_diagonal_is_ordinary() -> None:
    table = four_at_once(2, 3, 7, 12, 19, 2, 8, 11, 20).play("0:3-7-12-19 1:2-8-11-20")
    table = table.play("0:draw", 5)
    assert words("5@a1 5@b2 5@c3 5@d4 5@b1") <= table.choices(0)
    assert table.play("0:5@b2").view().boards[0][at("b2")] == 5


def test_l4a_lucky_numbers_deals_four_tiles_at_once_unless_agreed_otherwise() -> None:
    assert LUCKY_NUMBERS.options == (Option("setup", ("four", "one")),)
    assert seated(LUCKY_NUMBERS, 3).prompt.key == "arrange"
    assert seated(LUCKY_NUMBERS, 3, options={"setup": "one"}).prompt.key == "set_up"


def test_l4a_every_player_draws_four_tiles_and_all_are_asked_at_once() -> None:
    table = four_at_once(3, 3, 7, 12, 19, 2, 8, 11, 20, 1, 4, 9, 16)
    assert table.story == [
        "starts:0",
        "dealt:0 tiles=3-7-12-19",
        "dealt:1 tiles=2-8-11-20",
        "dealt:2 tiles=1-4-9-16",
    ]
    assert (table.prompt.seats, table.prompt.rule) == ((0, 1, 2), "L4a")
    assert table.prompt.private


def test_l4a_the_four_tiles_may_lie_in_any_order() -> None:
    table = four_at_once(2, 3, 7, 12, 19, 5, 5, 8, 9)
    assert len(table.choices(0)) == 24
    assert words("3-7-12-19 19-12-7-3 7-3-19-12") <= table.choices(0)
    assert len(table.choices(1)) == 12  # with two equal tiles there are fewer orders
    assert table.choices(0).isdisjoint(table.choices(1))


def test_l4a_nobody_sees_an_order_before_the_last_has_chosen() -> None:
    table = four_at_once(2, 3, 7, 12, 19, 2, 8, 11, 20)
    one, other = table.play("1:2-8-11-20"), table.play("1:20-11-8-2")
    assert one.view(0) == other.view(0)
    assert one.story == other.story == ["answered:1"]
    assert one.view().boards == (EMPTY, EMPTY)
    assert (one.prompt.seats, one.choices(1)) == ((0,), set())
    assert str(one.view(1).answer) == "2-8-11-20"


def test_l4b_five_to_twelve_deals_one_tile_at_a_time_unless_agreed_otherwise() -> None:
    assert FIVE_TO_TWELVE.options == (Option("setup", ("one", "four")),)
    assert seated(FIVE_TO_TWELVE, 3).prompt.key == "set_up"
    assert seated(FIVE_TO_TWELVE, 3, options={"setup": "four"}).prompt.key == "arrange"


def test_l4b_every_player_draws_one_tile_and_puts_it_on_any_diagonal_cell() -> None:
    table = one_at_a_time(3, 14, 3, 20)
    assert table.story == ["starts:0", "dealt:0 tiles=14", "dealt:1 tiles=3", "dealt:2 tiles=20"]
    assert (table.prompt.seats, table.prompt.rule) == ((0, 1, 2), "L4b")
    assert table.prompt.private
    assert table.choices(0) == words("14@a1 14@b2 14@c3 14@d4")
    assert table.choices(1) == words("3@a1 3@b2 3@c3 3@d4")


def test_l4b_the_next_tile_is_drawn_when_all_have_placed_and_only_free_cells_take_it() -> None:
    table = one_at_a_time(2, 14, 3).play("0:14@c3")
    assert table.view().boards == (EMPTY, EMPTY)
    table = table.play("1:3@a1", 2, 18)
    assert table.view().boards[0] == board(". . . . / . . . . / . . 14 . / . . . .")
    assert table.prompt.seats == (0, 1)
    assert table.choices(0) == words("2@a1 2@b2 2@d4")
    assert table.choices(1) == words("18@b2 18@c3 18@d4")


def test_l4b_in_the_third_round_two_cells_are_free_and_the_fourth_tile_has_no_choice() -> None:
    table = one_at_a_time(2, 14, 3).play("0:14@c3 1:3@a1", 2, 18).play("0:2@a1 1:18@d4", 8, 9)
    assert table.choices(0) == words("8@b2 8@d4")
    table = table.play("0:8@b2 1:9@c3", 19, 6)
    assert table.story[-4:] == [
        "dealt:0 tiles=19",
        "dealt:1 tiles=6",
        "placed:0 tile=19 cell=d4",
        "placed:1 tile=6 cell=b2",
    ]
    assert table.view().boards == (
        board("2 . . . / . 8 . . / . . 14 . / . . . 19"),
        board("3 . . . / . 6 . . / . . 9 . / . . . 18"),
    )
    assert (table.prompt.key, table.prompt.seats) == ("turn", (0,))
    assert not table.prompt.private


def test_l4b_a_placed_tile_does_not_move_during_set_up() -> None:
    table = one_at_a_time(2, 14, 3).play("0:14@c3 1:3@a1", 2, 18)
    assert table.refusal("0:2@c3").rule == "L4b"
    assert not any(choice.startswith("14@") for choice in table.choices(0))


def test_l4b_nobody_sees_a_cell_before_the_last_has_chosen() -> None:
    table = one_at_a_time(2, 14, 3)
    one, other = table.play("0:14@c3"), table.play("0:14@a1")
    assert one.view(1) == other.view(1)
    assert one.view(None) == other.view(None)
    assert one.prompt.seats == (1,)


def test_l5_a_falling_arrangement_is_allowed() -> None:
    four = four_at_once(2, 3, 7, 12, 19, 2, 8, 11, 20).play("0:19-12-7-3 1:2-8-11-20")
    assert four.view().boards[0] == board("19 . . . / . 12 . . / . . 7 . / . . . 3")
    one = one_at_a_time(2, 12, 3).play("0:12@b2 1:3@a1", 5, 18)
    assert one.choices(0) == words("5@a1 5@c3 5@d4")
    one = one_at_a_time(2, 20, 3).play("0:20@a1 1:3@a1", 1, 18)
    assert one.choices(0) == words("1@b2 1@c3 1@d4")


def test_l5_equal_numbers_are_allowed() -> None:
    four = four_at_once(4, *(5,) * 4, *(6,) * 4, *(7,) * 4, *(8,) * 4)
    assert four.choices(0) == {"5-5-5-5"}
    one = one_at_a_time(2, 20, 3).play("0:20@a1 1:3@a1", 20, 18)
    assert one.choices(0) == words("20@b2 20@c3 20@d4")


@pytest.mark.parametrize("first", [0, 1, 2])
def test_l6_the_starting_seat_is_drawn_by_lot(first: int) -> None:
    table = seated(LUCKY_NUMBERS, 3, first, *range(1, 13), first=None)
    assert table.story[0] == f"starts:{first}"
    table = table.play("0:1-2-3-4 1:5-6-7-8 2:9-10-11-12")
    assert table.prompt.seats == (first,)


def test_l6_then_it_goes_clockwise() -> None:
    table = seated(LUCKY_NUMBERS, 3, *range(1, 13), first=1)
    table = table.play("0:1-2-3-4 1:5-6-7-8 2:9-10-11-12")
    order: list[int] = []
    for _ in range(5):
        order += table.prompt.seats
        table = table.play("{0}:draw {0}:leave".format(*table.prompt.seats))
    assert order == [1, 2, 0, 1, 2]


def test_l6_a_starting_seat_may_be_agreed_on_for_tournaments() -> None:
    for first in range(4):
        assert seated(FIVE_TO_TWELVE, 4, first=first).view().active == first
    with pytest.raises(BadSetup):
        seated(FIVE_TO_TWELVE, 2, first=2)
