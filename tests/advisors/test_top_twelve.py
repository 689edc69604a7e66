"""The advisors of Top 12 answer every prompt, consistently, and find obvious moves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import numpy as np
import pytest

from bench.training import top_twelve_columns
from core.engine.rules import Advice, Budget, Level, Reason, Seat
from core.games.top_twelve.advisor import ADVISORS
from core.games.top_twelve.columns import (
    WAYS,
    column_entries,
    column_traits,
    entered_traits,
    entries,
    traits,
)
from core.games.top_twelve.reasons import oddness, reasons
from core.games.top_twelve.rounds import missing, rounds_for
from core.games.top_twelve.scoring import entered, fields, gap
from core.games.top_twelve.state import HIGHEST, Column, Move, Name, Phase, Put, State
from tests.games.playing import seated
from tests.games.top_twelve import HAND, JOKER, STAR, TOP, TopTable, naming, sheet
from tests.walks import questions

LEVELS = pytest.mark.parametrize("level", list(Level))
PLAYERS = pytest.mark.parametrize("players", TOP.players)
OPEN = sheet("_ 10", "_ _ 20", "_ _ _ 30", "_ _ _ _ 40", "_ _ _ _ _ 50")
"""Only the start numbers, on proportional fields."""
LAST_FIELD = "1 8 16 24 32 40 48 56 64 72 80 _"
"""A column that lacks only a number above 80."""


def advice(
    table: TopTable, level: Level = Level.EXPERT, seat: Seat = 0, seed: int = 0
) -> tuple[Advice[Move], ...]:
    moves = table.match.choices(seat)
    return ADVISORS[level].rank(table.view(seat), moves, Budget(seed=seed, reasons=len(moves)))


def best(table: TopTable, level: Level = Level.EXPERT, seat: Seat = 0) -> str:
    return str(advice(table, level, seat)[0].move)


def of(move: str, given: tuple[Advice[Move], ...]) -> Advice[Move]:
    return next(piece for piece in given if str(piece.move) == move)


def why(given: Advice[Move]) -> dict[str, dict[str, int | str]]:
    return {reason.key: dict(reason.params) for reason in given.reasons}


def random_game(players: int, seed: int) -> Iterator[tuple[State, Seat]]:
    """Every question of one game that is answered by lot."""
    return questions(TOP, players, Random(seed))


@LEVELS
@PLAYERS
def test_every_question_of_a_game_is_answered_with_all_its_moves(
    level: Level, players: int
) -> None:
    for state, seat in islice(
        random_game(players, seed=players), list(Level).index(level), None, 4
    ):
        view, moves = TOP.view(state, seat), TOP.legal_moves(state, seat)
        ranked = ADVISORS[level].rank(view, moves, Budget(reasons=len(moves)))
        assert sorted(str(a.move) for a in ranked) == sorted(map(str, moves))
        assert all(1 <= len(a.reasons) <= 2 for a in ranked)


@PLAYERS
def test_values_are_chances_among_others_and_rounds_alone_best_first(players: int) -> None:
    for state, seat in islice(random_game(players, seed=9), 0, None, 4):
        view, moves = TOP.view(state, seat), TOP.legal_moves(state, seat)
        ranked = ADVISORS[Level.EXPERT].rank(view, moves, Budget())
        values = [a.value for a in ranked]
        if players == 1:
            assert {a.unit for a in ranked} == {"rounds"}
            assert values == sorted(values)
        else:
            assert {a.unit for a in ranked} == {"win"}
            assert values == sorted(values, reverse=True)
            assert 0 <= values[-1] <= values[0] <= 1


@LEVELS
def test_equal_budgets_give_equal_advice(level: Level) -> None:
    table = naming(OPEN, OPEN)
    assert advice(table, level, seed=7) == advice(table, level, seed=7)


@LEVELS
def test_an_entry_not_yet_shown_changes_no_advice(level: Level) -> None:
    table = naming(OPEN, OPEN, OPEN).play("0:15", HAND)
    answers = {f"1:{move}" for move in table.choices(1)}
    told = {str(advice(table.play(answer), level)) for answer in answers}
    assert len(answers) > 1
    assert len(told) == 1


@LEVELS
def test_start_numbers_not_yet_shown_change_no_advice(level: Level) -> None:
    table = seated(TOP, 2)
    hidden = [table.play(answer) for answer in ("1:10@a1", "1:10@a2", "1:50@e12")]
    assert len({str(advice(other, level)) for other in hidden}) == 1


# Obvious positions.


@LEVELS
@PLAYERS
def test_the_joker_finishes_a_column(level: Level, players: int) -> None:
    mine = sheet("_ 10", LAST_FIELD, "_ _ _ 30", "_ _ _ _ 40", "_ _ _ _ _ 50")
    table = naming(mine, *[OPEN] * (players - 1)).play("0:90", JOKER)
    assert best(table, level) == "90@b12"
    assert "finishes_column" in why(advice(table, level)[0])


@PLAYERS
def test_the_number_that_may_win_is_named(players: int) -> None:
    mine = sheet("_ 10", LAST_FIELD, "_ _ _ 30", "_ _ _ _ 40", "_ _ _ _ _ 50")
    first = advice(naming(mine, *[OPEN] * (players - 1)))[0]
    assert int(str(first.move)) > 80
    assert why(first)["may_finish"] == {"column": "star"}


def test_the_number_the_leader_waits_for_is_not_named() -> None:
    leader = sheet("_ 10", LAST_FIELD, "_ _ _ 30", "_ _ _ _ 40", "_ _ _ _ _ 50")
    assert int(best(naming(OPEN, leader))) <= 80


@PLAYERS
def test_start_numbers_go_about_where_they_belong(players: int) -> None:
    table = seated(TOP, players)
    for _ in range(5):
        put = best(table)
        number, field = int(put.split("@")[0]), int(put.split("@")[1][1:])
        assert abs(field - 12 * number / 100) <= 1.5
        table = table.play(f"0:{put}")


@pytest.mark.parametrize("level", [Level.HARD, Level.EXPERT])
@PLAYERS
def test_a_column_is_not_spoilt_without_need(level: Level, players: int) -> None:
    table = naming(OPEN, *[OPEN] * (players - 1)).play("0:97", HAND)
    given = advice(table, level)
    assert "spoils_column" in why(of("97@a4", given))
    assert "spoils_column" not in why(given[0])


def test_alone_a_stall_is_avoided_at_the_last_moment() -> None:
    """With a stall close (T12), a number sure to be entered beats the one that might finish."""
    mine = sheet(LAST_FIELD, *["1 2 3 4 5 6 _ _ _ _ _ 70"] * 4)
    assert int(best(naming(mine, idle=0))) > 80
    assert int(best(naming(mine, idle=4))) <= 80


def test_any_number_may_be_named_where_none_fits() -> None:
    blocked = sheet(*["1 _ 2 _ 3 _ 4 _ 5 _ 6 100"] * 5)
    values = [each.value for each in advice(naming(blocked, blocked))]
    assert max(values) - min(values) < 0.01


def test_who_is_behind_does_not_let_the_game_stall() -> None:
    full = " ".join(str(8 * n) for n in range(1, 10))
    behind = sheet("_ 10", "1 2 3 4 5 6 7 8")
    ahead = sheet(full)
    table = naming(behind, ahead, idle=9)
    number = int(best(table))
    assert gap(behind[0], number)


# Reasons.


def test_the_columns_a_number_fits_are_counted_for_both() -> None:
    mine = sheet("_ 10", "20", "_ _ _ 30", "_ _ _ _ 40", "_ _ _ _ _ 50")
    found = list(reasons(naming(mine, OPEN).view(0), 0, Name(5), Name(60)))
    assert Reason("fits_own", {"count": 4}) in found
    assert Reason("fits_leader", {"count": 5, "seat": 1}) in found


def test_what_is_better_than_in_the_other_move_speaks_for_a_number() -> None:
    mine = sheet("_ 10", "20", "_ _ _ 30", "_ _ _ _ 40", "_ _ _ _ _ 50")
    view = naming(mine, OPEN).view(0)
    fewer, more = (
        list(reasons(view, 0, Name(5), Name(60))),
        list(reasons(view, 0, Name(60), Name(5))),
    )
    assert [reason.against for reason in fewer if reason.key == "fits_own"] == [True]
    assert [reason.against for reason in more if reason.key == "fits_own"] == [False]


def test_a_field_near_its_place_is_natural_and_a_start_number_in_its_column() -> None:
    entering = naming(OPEN, OPEN).play("0:15", STAR).view(0)
    assert oddness(entering, Put(15, 1, 1)) < oddness(entering, Put(15, 1, 0))
    start = seated(TOP, 2).view(0)
    assert oddness(start, Put(10, 0, 1)) < oddness(start, Put(10, 3, 1))


def test_what_an_entry_leaves_is_told() -> None:
    table = naming(OPEN, OPEN).play("0:15", STAR)
    given = of("15@b2", advice(table))
    assert why(given) == {
        "leaves_fields": {"column": "star", "count": 10},
        "near_place": {"number": 15, "row": 2},
    }
    assert "too_high" in why(of("15@b1", advice(table)))


def test_where_few_numbers_are_left_they_are_counted() -> None:
    tight = sheet("1 2 3 4 5 6 7 8 _ 20 _ _", "", "", "", "")
    table = naming(tight, OPEN).play("0:30", HAND)
    assert why(of("30@a12", advice(table)))["leaves_numbers"] == {"count": 11 + 9}


# The sums behind them.


def test_nobody_can_be_faster_alone_than_the_exact_mean() -> None:
    assert rounds_for((11,) * 5) == pytest.approx(28.4268, abs=1e-4)
    assert rounds_for((1, 12, 12, 12, 12)) == 3.0


def columns_of_a_game(seed: int) -> set[Column]:
    return {column for state, _ in random_game(2, seed) for s in state.sheets for column in s}


def test_traits_after_each_entry_are_those_of_the_new_sheet() -> None:
    entering = [state for state, _ in random_game(2, 4) if state.phase is Phase.ENTER]
    for state in entering[::3]:
        assert state.number is not None
        puts = fields(state.sheets[0], state.number, JOKER)
        after = [traits(entered(state.sheets[0], put)) for put in puts]
        if puts:
            assert np.array_equal(entered_traits(state.sheets[0], puts), np.stack(after))
    assert len(entering) > 30


def test_training_finds_the_same_traits() -> None:
    columns = sorted(columns_of_a_game(5))
    numbers, found = np.array(list(map(list, columns))), entries(columns)
    assert np.array_equal(top_twelve_columns.traits(numbers), traits(columns))
    trained = top_twelve_columns.entries(numbers)
    assert np.array_equal(trained.fits, found.fits)
    assert np.array_equal(trained.traits, found.traits)


def test_entering_is_foretold_for_every_number() -> None:
    for column in sorted(columns_of_a_game(3))[::4]:
        found = column_entries(column)
        for number in range(1, HIGHEST + 1):
            fields = gap(column, number)
            assert found.fits[number - 1] == bool(fields)
            sheets = [entered((column,), Put(number, 0, field)) for field in fields]
            after = [changed for (changed,) in sheets] or [column]
            ways = [column_traits(other)[WAYS] for other in after]
            chosen = after[int(np.argmax(ways))]
            assert found.traits[number - 1, WAYS] == pytest.approx(max(ways), abs=1e-4)
            assert missing(chosen) == min(map(missing, after))
