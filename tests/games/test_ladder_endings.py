"""How a game of 5 vor 12 or Lucky Numbers ends, and what forces it to (L12, L13, L15)."""

from __future__ import annotations

import pytest

from core.games.ladder.state import EMPTY, Board
from tests.games.ladder import LadderTable, one_free, turn, with_tile
from tests.games.playing import words

TWO_FREE = with_tile(one_free("d4"), "a1", 0)
THREE_FREE = with_tile(TWO_FREE, "c1", 0)


def test_l12_filling_the_last_free_cell_ends_the_game_at_once_and_wins_alone() -> None:
    table = turn(one_free("d4"), one_free("a1"), one_free("b3"), supply=(20, 1, 2))
    table = table.play("0:draw 0:20@d4", 20)
    assert table.over
    assert table.story == [
        "revealed:0 tile=20",
        "placed:0 tile=20 cell=d4",
        "ended reason=board_full",
        "won:0",
    ]
    assert (table.winners, table.ranks) == ([0], [1, 2, 2])
    assert (table.scores, table.points) == ([0, 1, 1], [2, -1, -1])
    assert table.refusal("1:draw").key == "game_over"


def test_l12_a_tile_from_the_middle_may_fill_the_last_cell_too() -> None:
    table = turn(TWO_FREE, one_free("b3"), middle=(9,), active=1).play("1:9@b3")
    assert (table.over, table.winners, table.view().ending) == (True, [1], "board_full")
    assert table.points == [-2, 2]


def test_l12_nobody_gets_another_turn_after_it() -> None:
    table = turn(one_free("d4"), one_free("d4"), middle=(20, 20)).play("0:20@d4")
    assert table.winners == [0]
    assert table.choices(1) == set()


def test_l12_a_swap_fills_nothing() -> None:
    table = turn(one_free("d4"), EMPTY, middle=(2,)).play("0:2@a1")
    assert not table.over
    assert table.winners == []
    assert table.prompt.seats == (1,)


def test_l12_neither_does_the_last_but_one_cell() -> None:
    table = turn(TWO_FREE, EMPTY, middle=(20,)).play("0:20@d4")
    assert not table.over
    assert table.scores == [1, 16]


def test_l13_the_turn_of_the_last_face_down_tile_is_still_played() -> None:
    table = turn(TWO_FREE, THREE_FREE, supply=(20,)).play("0:draw", 20)
    assert table.view().supply == 0
    assert (table.prompt.key, table.prompt.seats) == ("drawn", (0,))
    assert words("20@d4 leave") <= table.choices(0)


@pytest.mark.parametrize("answer", ["leave", "20@d4"])
def test_l13_then_the_game_ends_and_the_fewest_free_cells_win(answer: str) -> None:
    table = turn(THREE_FREE, TWO_FREE, EMPTY, supply=(20,), middle=(1, 2, 3))
    table = table.play(f"0:draw 0:{answer}", 20)
    assert (table.over, table.view().ending) == (True, "supply_empty")
    won = {"leave": [1], "20@d4": [0, 1]}[answer]
    assert table.winners == won
    assert table.story[-1 - len(won) :] == [
        "ended reason=supply_empty",
        *(f"won:{seat}" for seat in won),
    ]


def test_l13_a_swap_also_finishes_the_last_turn() -> None:
    table = turn(TWO_FREE, THREE_FREE, supply=(2,)).play("0:draw 0:2@b1", 2)
    assert (table.over, table.winners) == (True, [0])
    assert table.points == [2, -3]


def test_l13_equal_players_win_together() -> None:
    table = turn(TWO_FREE, THREE_FREE, TWO_FREE, supply=(20,)).play("0:draw 0:leave", 20)
    assert (table.winners, table.ranks) == ([0, 2], [1, 3, 1])
    assert table.points == [2, -3, 2]


def test_l13_if_that_turn_fills_a_board_its_player_alone_wins() -> None:
    table = turn(one_free("d4"), one_free("a1"), supply=(20,)).play("0:draw 0:20@d4", 20)
    assert (table.winners, table.view().ending) == ([0], "board_full")


def test_l13_with_one_tile_face_down_the_game_goes_on() -> None:
    table = turn(TWO_FREE, THREE_FREE, supply=(20, 5)).play("0:draw 0:leave", 20)
    assert not table.over
    table = table.play("1:20@d4")  # a turn of kind B reveals nothing
    assert (table.over, table.prompt.seats) == (False, (0,))
    assert table.play("0:draw 0:leave", 5).over


# L15: each player in turn swaps the tile in the middle for the one on a1.


def carousel(players: int) -> LadderTable:
    boards: list[Board] = [with_tile(EMPTY, "a1", 2 + seat) for seat in range(players)]
    return turn(*boards, middle=(1,), supply=(17, 18, 19, 20))


def swaps(table: LadderTable, turns: int) -> LadderTable:
    for _ in range(turns):
        (seat,) = table.prompt.seats
        table = table.play(f"{seat}:{table.view().open[0]}@a1")
    return table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_l15_after_ten_rounds_without_a_reveal_the_next_player_must_reveal(players: int) -> None:
    nearly = swaps(carousel(players), 10 * players - 1)
    assert nearly.view().must_draw is False
    assert len(nearly.choices(nearly.prompt.seats[0])) > 1
    due = swaps(nearly, 1)
    assert due.view().must_draw is True
    assert due.choices(0) == {"draw"}
    assert due.refusal(f"0:{due.view().open[0]}@a1").key == "illegal_move"


def test_l15_after_the_reveal_the_rounds_are_counted_anew() -> None:
    due = swaps(carousel(2), 20)
    revealed = due.play("0:draw 0:leave", 20)
    assert (revealed.view().must_draw, revealed.prompt.seats) == (False, (1,))
    assert len(swaps(revealed, 19).choices(0)) > 1
    assert swaps(revealed, 20).choices(1) == {"draw"}


def test_l15_a_reveal_in_between_interrupts_the_count() -> None:
    table = swaps(carousel(2), 19).play("1:draw 1:leave", 20)
    assert len(swaps(table, 19).choices(1)) > 1
    assert swaps(table, 20).choices(0) == {"draw"}


def test_l15_placing_counts_like_swapping() -> None:
    started = with_tile(EMPTY, "a1", 1)
    table = turn(started, started, middle=tuple(range(2, 17)) * 2, supply=(20, 20))
    cells = [f"{column}{row}" for row in "123" for column in "abcd"][1:11]
    for tile, cell in enumerate(cells, start=2):
        table = table.play(f"0:{tile}@{cell} 1:{tile}@{cell}")
    assert table.choices(0) == {"draw"}
