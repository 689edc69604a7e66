"""Who wins Top 12 (T8), and when a game ends that nobody can finish (T10-T12)."""

from __future__ import annotations

import pytest

from core.games.top_twelve.state import Sheet
from tests.games.top_twelve import HAND, MOON, STAR, TopTable, column, counts, naming, sheet

DEAD = ("_ _ _ _ _ _ _ _ _ _ _ 11",) * 5
"""In every column, eleven fields above the 11 but only ten numbers for them."""


def finishing(*others: tuple[int, ...]) -> list[Sheet]:
    """Return sheets that lack only a12 in the first column; the others hold this many numbers."""
    return [counts(11, *columns) for columns in others]


def finish(*sheets: Sheet, rounds: int = 0) -> TopTable:
    """Play a round in which all who can enter 90 on a12 do so."""
    return naming(*sheets, rounds=rounds).play("0:90", HAND)


def test_t8_twelve_numbers_in_one_column_win() -> None:
    table = finish(counts(11, 1), counts(10, 9, 9))
    table = table.play("1:90@a12")
    assert table.over
    assert table.story == [
        "answered:1",
        "entered:0 number=90 cell=a12",
        "entered:1 number=90 cell=a12",
        "ended reason=column_full",
        "won:0",
    ]
    assert (table.winners, table.ranks, table.scores) == ([0], [1, 2], [12, 11])
    assert table.refusal("1:5").key == "game_over"


def test_t8_eleven_numbers_do_not() -> None:
    table = naming(counts(10), counts(5)).play("0:90", HAND).play("0:90@a12 1:90@a12")
    assert (table.over, table.winners) == (False, [])


def test_t8_any_column_and_any_player_may_be_first() -> None:
    eleven = " ".join(map(str, range(1, 12)))
    table = naming(counts(9, 9, 9, 9, 9), sheet("", "", "", "", eleven)).play("0:90", MOON)
    table = table.play("0:90@e11")
    assert table.winners == [1]


def test_t8_a_full_sheet_elsewhere_does_not_outweigh_a_finished_column() -> None:
    table = finish(counts(11), counts(10, 11, 11, 11, 11)).play("1:90@a12")
    assert table.winners == [0]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ((9, 1, 1, 1), (8, 8, 8, 8)),
        ((9, 5, 1, 1), (9, 4, 4, 4)),
        ((9, 5, 3, 1), (9, 5, 2, 2)),
        ((9, 5, 3, 2), (9, 5, 3, 1)),
    ],
    ids=["second fullest", "third", "fourth", "fifth"],
)
def test_t8_of_several_in_one_round_the_next_fullest_column_decides(
    better: tuple[int, ...], worse: tuple[int, ...]
) -> None:
    assert finish(*finishing(better, worse)).winners == [0]
    assert finish(*finishing(worse, better)).winners == [1]
    assert finish(*finishing(worse, better, worse)).ranks == [2, 1, 2]


def test_t8_the_columns_are_compared_by_fullness_not_by_place() -> None:
    assert finish(*finishing((1, 2, 3, 9), (8, 3, 2, 1))).winners == [0]
    assert finish(*finishing((1, 2, 3, 9), (9, 3, 2, 1))).winners == [0, 1]


def test_t8_still_equal_they_win_together() -> None:
    table = finish(*finishing((4, 3, 2, 1), (1, 2, 3, 4), (4, 3, 2, 0)))
    assert (table.winners, table.ranks) == ([0, 1], [1, 1, 3])
    assert table.story[-3:] == ["ended reason=column_full", "won:0", "won:1"]
    assert table.points == [1, 1, 0]


def test_t8_the_entries_of_one_round_count_together() -> None:
    """Seat 1's entry is forced, seat 0 is asked: the round ends when both have entered."""
    waiting = naming(sheet("", "7"), counts(11)).play("0:90", HAND)
    assert not waiting.over
    assert waiting.view().sheets[1] == counts(11)
    assert waiting.play("0:90@a7").winners == [1]


def test_t10_when_no_column_can_be_completed_the_game_ends() -> None:
    table = naming(sheet("_ 2", *DEAD[1:]), sheet(*DEAD)).play("0:1", HAND).play("1:1@a1")
    assert not table.over  # seat 0's hand column is 1 2 and ten free fields
    nearly = sheet("_ _ _ _ _ _ _ _ _ _ 11", *DEAD[1:])
    table = naming(nearly, sheet(*DEAD)).play("0:11", STAR)
    assert not table.over  # ten fields above the 11 and ten numbers
    table = naming(nearly, sheet(*DEAD)).play("0:99", HAND)
    assert table.view().sheets[0][0] == column("_ _ _ _ _ _ _ _ _ _ 11 99")
    assert not table.over
    table = naming(nearly, sheet(*DEAD)).play("0:10", HAND)
    table = table.play("0:10@a1 1:10@a1")
    assert (table.over, table.view().ending) == (True, "dead_end")


@pytest.mark.parametrize(
    ("text", "dead"),
    [
        ("_ _ _ 4", False),
        ("_ _ _ 3", True),
        ("1 _ _ 4", False),
        ("1 _ _ 3", True),
        ("5 _ 7", False),
        ("5 _ 6", True),
        ("_ _ _ _ _ _ _ _ _ _ _ 12", False),
        ("_ _ _ _ _ _ _ _ _ _ _ 11", True),
        ("89", False),
        ("90", True),
        ("1 2 3 4 5 6 7 8 9 10 99 _", False),
        ("1 2 3 4 5 6 7 8 9 10 100 _", True),
    ],
)
def test_t10_a_column_is_lost_when_a_gap_has_fewer_numbers_than_fields(
    text: str, dead: bool
) -> None:
    stuck = sheet(DEAD[0], text, *DEAD[2:])
    table = naming(stuck, sheet(*DEAD)).play("0:11", HAND)
    assert table.over is dead


def test_t10_one_living_column_of_any_player_keeps_the_game_going() -> None:
    table = naming(sheet(*DEAD), sheet(*DEAD[:4], "50")).play("0:11", HAND)
    assert not table.over
    assert naming(sheet(*DEAD), sheet(*DEAD)).play("0:11", HAND).over


def test_t10_then_the_fullest_column_wins_and_t8_compares_on() -> None:
    one = "_ _ _ _ _ _ _ _ _ _ _ 11"
    two = "9 _ _ _ _ _ _ _ _ _ _ 11"
    three = "8 9 _ _ _ _ _ _ _ _ _ 11"
    fuller, other = sheet(one, three, one, one, one), sheet(one, two, two, two, two)
    table = naming(fuller, other).play("0:11", HAND)
    assert (table.winners, table.scores, table.points) == ([0], [3, 2], [1, 0])
    second = sheet(one, two, three, one, one)
    assert naming(fuller, second).play("0:11", HAND).winners == [1]
    same = sheet(one, one, one, one, three)
    table = naming(fuller, same).play("0:11", HAND)
    assert table.winners == [0, 1]
    assert table.story[-3:] == ["ended reason=dead_end", "won:0", "won:1"]


def test_t10_solo_counts_as_not_finished() -> None:
    table = naming(sheet(*DEAD), rounds=10).play("0:11", HAND)
    assert (table.over, table.view().ending) == (True, "dead_end")
    assert table.winners == []
    assert table.points == [0]
    assert "rating" not in table.match.standings()[0].details


@pytest.mark.parametrize(
    ("rounds", "rating"),
    [
        (1, "professional"),
        (19, "professional"),
        (20, "professional"),
        (21, "specialist"),
        (25, "specialist"),
        (26, "veteran"),
        (30, "veteran"),
        (31, "advanced"),
        (35, "advanced"),
        (36, "beginner"),
        (40, "beginner"),
        (41, "unrated"),
        (200, "unrated"),
    ],
)
def test_t11_solo_the_rounds_are_counted_and_rated(rounds: int, rating: str) -> None:
    table = finish(counts(11), rounds=rounds - 1)
    assert (table.over, table.view().ending, table.winners) == (True, "column_full", [0])
    assert table.match.standings()[0].details["rounds"] == rounds
    assert table.match.standings()[0].details["rating"] == rating


def test_t11_every_roll_is_a_round_also_one_without_an_entry() -> None:
    table = naming(sheet("37")).play("0:37", HAND).play("0:37", HAND).play("0:38", HAND)
    assert table.view().rounds == 3


def test_t11_only_a_solo_game_is_rated() -> None:
    table = finish(*finishing((1,), (2,)))
    assert all("rating" not in standing.details for standing in table.match.standings())


def test_t11_nothing_is_rated_before_the_end() -> None:
    standing = naming(counts(11), rounds=3).match.standings()[0]
    assert (standing.won, "rating" in standing.details) == (False, False)


def idle(table: TopTable, rounds: int) -> TopTable:
    """Play rounds in which 37 is named, the hand is rolled and nobody has a field."""
    for _ in range(rounds):
        (seat,) = table.prompt.seats
        table = table.play(f"{seat}:37", HAND)
    return table


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_t12_five_rounds_per_player_without_an_entry_end_the_game(players: int) -> None:
    nearly = idle(naming(*(sheet("37"),) * players), 5 * players - 1)
    assert not nearly.over
    table = idle(nearly, 1)
    assert (table.over, table.view().ending) == (True, "stalled")


def test_t12_an_entry_of_anybody_interrupts_the_count() -> None:
    table = idle(naming(sheet("37"), sheet("37")), 9).play("1:38", HAND)
    table = table.play("0:38@a2 1:38@a2")
    assert not idle(table, 9).over
    assert idle(table, 10).over
    lone = idle(naming(sheet("37"), sheet("37 _ 40")), 9).play("1:39", STAR)
    assert lone.view().idle == 9
    assert lone.play("0:39@b1 1:39@b1").view().idle == 0


def test_t12_a_single_players_entry_is_enough() -> None:
    table = idle(naming(sheet("38 40"), sheet("37 _ 40"), sheet("39")), 0)
    table = table.play("0:39", HAND)  # seat 1 has exactly one field, the others none
    assert table.view().idle == 0
    assert table.view().sheets[1] == sheet("37 39 40")


@pytest.mark.parametrize("players", [1, 2, 4])
def test_t12_after_200_rounds_the_game_ends_at_the_latest(players: int) -> None:
    table = naming(*(sheet(),) * players, rounds=198).play("0:37", HAND)
    table = table.play(" ".join(f"{seat}:37@a4" for seat in range(players)))
    assert (table.over, table.view().rounds) == (False, 199)
    (seat,) = table.prompt.seats
    table = table.play(f"{seat}:50", HAND)
    table = table.play(" ".join(f"{seat}:50@a6" for seat in range(players)))
    assert (table.over, table.view().ending) == (True, "stalled")


def test_t12_the_end_is_counted_like_a_dead_end() -> None:
    table = idle(naming(sheet("37", "1 2"), sheet("37", "1 2 3"), sheet("37", "", "1 2 3")), 15)
    assert (table.winners, table.scores) == ([1, 2], [2, 3, 3])
    solo = idle(naming(sheet("37")), 5)
    assert (solo.over, solo.winners) == (True, [])
    assert "rating" not in solo.match.standings()[0].details


def test_t12_a_column_finished_in_round_200_wins() -> None:
    table = finish(counts(11), counts(11, 5), rounds=199)
    assert (table.view().ending, table.winners) == ("column_full", [1])
