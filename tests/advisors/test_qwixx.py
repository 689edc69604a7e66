"""The advisors of Qwixx answer every prompt, consistently, and find obvious moves."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from core.engine.rng import Rng
from core.engine.rules import Advice, Budget, Level, Reason, Seat
from core.games.qwixx import turn as look
from core.games.qwixx.advisor import ADVISORS
from core.games.qwixx.expert import as_positions, as_rolls, colored_choice
from core.games.qwixx.positions import NOTHING, Positions
from core.games.qwixx.queries import oddness
from core.games.qwixx.reasons import reasons
from core.games.qwixx.state import COLORS, PASS, Color, Cross, Move, Phase, State
from core.games.qwixx.value import load
from tests.games.qwixx import BLANK, QWIXX, QwixxTable, row_of, sheet, turn
from tests.walks import questions

LEVELS = pytest.mark.parametrize("level", list(Level))
PLAYERS = pytest.mark.parametrize("players", QWIXX.players)
RIPE = sheet(red="2 3 4 5 6 7 9 11", green="12 11 10 9 8", blue="10 8 6")
"""Ready to close red; 61 points."""


def advice(
    table: QwixxTable, level: Level, seat: Seat = 0, seed: int = 0
) -> tuple[Advice[Move], ...]:
    moves = table.match.choices(seat)
    return ADVISORS[level].rank(table.view(seat), moves, Budget(seed=seed, reasons=len(moves)))


def best(table: QwixxTable, level: Level, seat: Seat = 0) -> str:
    return str(advice(table, level, seat)[0].move)


def keys(given: Advice[Move]) -> list[str]:
    return [reason.key for reason in given.reasons]


def random_game(players: int, seed: int) -> Iterator[tuple[State, Seat]]:
    """Every question of one game that is answered by lot."""
    return questions(QWIXX, players, Random(seed))


RED, YELLOW = Color.RED, Color.YELLOW


@LEVELS
@PLAYERS
def test_every_question_of_a_game_is_answered_with_all_its_moves(
    level: Level, players: int
) -> None:
    for state, seat in random_game(players, seed=players):
        view, moves = QWIXX.view(state, seat), QWIXX.legal_moves(state, seat)
        ranked = ADVISORS[level].rank(view, moves, Budget(reasons=len(moves)))
        assert sorted(str(a.move) for a in ranked) == sorted(map(str, moves))
        values = [a.value for a in ADVISORS[level].rank(view, moves, Budget())]
        assert values == sorted(values, reverse=True)
        assert all(1 <= len(a.reasons) <= 2 for a in ranked)


@LEVELS
def test_equal_budgets_give_equal_advice(level: Level) -> None:
    table = turn(RIPE, BLANK, white=(3, 4), colored=(2, 3, 4, 5))
    assert advice(table, level, seed=7) == advice(table, level, seed=7)


@LEVELS
@pytest.mark.parametrize("hidden", ["1:y7", "1:b7", "1:pass"])
def test_an_answer_not_yet_shown_changes_no_advice(level: Level, hidden: str) -> None:
    before = turn(BLANK, BLANK, BLANK, white=(3, 4), colored=(2, 3, 4, 5))
    assert advice(before.play(hidden), level) == advice(before.play("1:r7"), level)


def test_the_experts_values_are_chances_to_win() -> None:
    for state, seat in random_game(3, seed=9):
        view, moves = QWIXX.view(state, seat), QWIXX.legal_moves(state, seat)
        ranked = ADVISORS[Level.EXPERT].rank(view, moves, Budget())
        assert all(0 <= a.value <= 1 and a.unit == "win" for a in ranked)


# Obvious positions.


@LEVELS
def test_a_number_next_to_the_last_cross_is_crossed(level: Level) -> None:
    table = turn(row_of("red", "2 3 4"), BLANK, white=(1, 4), colored=(6, 6, 1, 1))
    assert best(table, level) == "r5"


@LEVELS
def test_a_row_is_closed_when_that_wins(level: Level) -> None:
    table = turn(RIPE, BLANK, white=(6, 6), colored=(5, 5, 5), closed="y")
    assert best(table, level) == "r12"


@LEVELS
def test_a_row_is_closed_with_the_colored_die_when_that_wins(level: Level) -> None:
    table = turn(RIPE, BLANK, white=(6, 1), colored=(6, 5, 5), closed="y").play("0:pass 1:pass")
    assert best(table, level) == "r12"


@pytest.mark.parametrize("level", [Level.MEDIUM, Level.HARD, Level.EXPERT])
def test_a_game_is_not_ended_by_the_one_who_is_far_behind(level: Level) -> None:
    behind = row_of("red", "2 3 4 5 6 11")
    table = turn(
        behind, sheet(green="12 11 10 9 8 7 6 5 4"), white=(6, 6), colored=(5, 5, 5), closed="y"
    )
    assert best(table, level) != "r12"


@LEVELS
def test_a_fourth_misthrow_is_avoided_by_the_one_who_is_behind(level: Level) -> None:
    late = sheet(red="2 3", misthrows=3)
    table = turn(late, RIPE, white=(1, 1), colored=(5, 1, 1, 1)).play("0:pass 1:pass")
    assert best(table, level) != "pass"


@pytest.mark.parametrize("level", [Level.MEDIUM, Level.HARD, Level.EXPERT])
def test_nobody_leaps_over_a_whole_row_for_nothing(level: Level) -> None:
    table = turn(BLANK, BLANK, white=(5, 6), colored=(1, 1, 1, 1), active=1)
    assert best(table, level) not in {"r11", "y11"}


# Reasons.


def test_the_end_of_the_game_is_the_first_reason() -> None:
    table = turn(RIPE, BLANK, white=(6, 6), colored=(5, 5, 5), closed="y")
    first = advice(table, Level.EXPERT)[0]
    assert keys(first) == ["ends_ahead", "closes_row"]
    assert first.reasons[1].params == {"color": "red", "points": 19}
    assert first.value > 0.99


def test_the_plan_for_the_colored_dice_is_told() -> None:
    table = turn(row_of("red", "2 3 4"), BLANK, white=(1, 4), colored=(5, 6, 1, 1))
    then = Reason("then", {"color": "red", "number": 6})
    assert best(table, Level.EXPERT) == "r5"
    assert then in list(reasons(table.view(0), Cross(RED, 5), PASS, Cross(RED, 6)))
    assert not any(then in given.reasons for given in advice(table, Level.EXPERT)[:2]), (
        "both lead there"
    )


def test_a_misthrow_is_called_one() -> None:
    table = turn(BLANK, BLANK, white=(1, 4), colored=(5, 6, 1, 1)).play("0:pass 1:pass")
    last = next(a for a in advice(table, Level.EXPERT) if a.move == PASS)
    assert keys(last)[0] == "misthrow"


def test_a_cross_that_skips_less_is_said_to() -> None:
    table = turn(row_of("red", "2 3"), BLANK, white=(1, 4), colored=(5, 6, 1, 1))
    given = list(reasons(table.view(0), Cross(RED, 5), Cross(YELLOW, 5)))
    assert Reason("skips_fewer", {"color": "red", "count": 1, "more": 3}) in given
    lacking = list(reasons(table.view(0), Cross(YELLOW, 5), Cross(RED, 5)))
    assert [r.key for r in lacking if r.against] == ["skips"]


def test_a_cross_that_skips_less_is_natural_and_a_penalty_is_not() -> None:
    table = turn(row_of("red", "2 3"), BLANK, white=(1, 4), colored=(5, 6, 1, 1))
    moves: list[Move] = [Cross(RED, 5), PASS, Cross(YELLOW, 5)]
    assert sorted(moves, key=lambda move: oddness(table.view(0), move)) == moves
    passed = table.play("0:pass 1:pass")
    assert oddness(passed.view(0), PASS) > oddness(passed.view(0), Cross(YELLOW, 10))


# The arrays follow the rules.


def _white_choices(state: State, seat: Seat) -> set[int]:
    moves = QWIXX.legal_moves(state, seat)
    return {move.color if isinstance(move, Cross) else NOTHING for move in moves}


@PLAYERS
def test_the_arrays_know_the_same_moves_as_the_rules(players: int) -> None:
    for state, seat in random_game(players, seed=20 + players):
        view = QWIXX.view(state, seat)
        positions, rolls = as_positions(view), as_rolls(view)
        player = (seat - state.active) % players
        if state.phase is Phase.WHITE:
            fits = positions.fits(player, rolls.white[:, :, None])[0, :, 0]
            assert {*np.flatnonzero(fits), NOTHING} == _white_choices(state, seat)
        else:
            fits = positions.fits(0, rolls.colored)[0, :, 0]
            first = state.dice.white[0]
            sums = {Cross(c, first + (state.dice.colored[c] or 0)) for c in COLORS}
            legal = sums & set(QWIXX.legal_moves(state, seat))
            assert {COLORS[row] for row in np.flatnonzero(fits)} == {c.color for c in legal}


def _told(state: State) -> tuple[list[int], list[bool], bool]:
    """Return what both must agree on: points by seat, closed rows, whether the game is over."""
    scores = [standing.score for standing in QWIXX.standings(state)]
    return scores, [color in state.closed for color in COLORS], state.phase is Phase.OVER


def _told_by_arrays(positions: Positions, active: Seat) -> tuple[list[int], list[bool], bool]:
    scores = np.roll(positions.scores()[0], active).tolist()
    return scores, positions.closed[0].tolist(), bool(positions.over()[0])


@PLAYERS
def test_action_one_ends_in_arrays_as_in_the_rules(players: int) -> None:
    lot = Rng(b"answers", players)
    for state, seat in random_game(players, seed=40 + players):
        if state.phase is not Phase.WHITE or any(isinstance(a, Cross) for a in state.answers):
            continue
        positions, rolls = as_positions(QWIXX.view(state, seat)), as_rolls(QWIXX.view(state, seat))
        answers = np.full((1, players), NOTHING)
        after = state
        for other in _asked(state):
            move = lot.choice(QWIXX.legal_moves(after, other))
            after = QWIXX.apply(after, other, move, Rng(b"", 0)).state
            if isinstance(move, Cross):
                answers[0, (other - state.active) % players] = move.color
        assert _told_by_arrays(look.answered(positions, rolls, answers), state.active) == _told(
            after
        )


@PLAYERS
def test_action_two_ends_in_arrays_as_in_the_rules(players: int) -> None:
    for state, seat in random_game(players, seed=60 + players):
        if state.phase is not Phase.COLORED:
            continue
        view = QWIXX.view(state, seat)
        for move in QWIXX.legal_moves(state, seat):
            positions = as_positions(view)
            choice = np.array([colored_choice(view, move)])
            look.finish(positions, as_rolls(view), choice, np.array([view.crossed]))
            after = QWIXX.apply(state, seat, move, Rng(b"", 0)).state
            assert _told_by_arrays(positions, state.active) == _told(after)


def _asked(state: State) -> tuple[Seat, ...]:
    prompt = QWIXX.prompt(state)
    return prompt.seats if prompt else ()


@PLAYERS
def test_what_everybody_may_expect_adds_up_to_one_win(players: int) -> None:
    state, seat = next(random_game(players, seed=1))
    positions = as_positions(QWIXX.view(state, seat))
    chances = [load().outlook(positions, player, turn=0).win[0] for player in range(players)]
    assert sum(chances) == pytest.approx(1, abs=0.06)
