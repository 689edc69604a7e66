"""The one door into a game: what it refuses, and with which rule."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.engine.errors import BadSetup, GameOver, IllegalMove, NotAsked, StalePrompt
from core.engine.match import Match
from core.engine.rules import Setup
from core.games.qwixx.rules import Qwixx
from core.games.qwixx.state import Dice, Phase, Sheet, State, View
from core.games.registry import GAMES

SEED = b"m" * 32


def qwixx(state: State) -> Match[State, object, View]:
    started, _ = Match.start(Qwixx(), Setup(2), SEED)
    return replace(started, state=state)  # type: ignore[return-value]


def white(total: tuple[int, int], *sheets: Sheet) -> State:
    return State(
        sheets=sheets,
        dice=Dice(total, (1, 1, 1, 1)),
        active=0,
        phase=Phase.WHITE,
        prompt=1,
        answers=(None,) * len(sheets),
    )


def red(*numbers: int) -> Sheet:
    return Sheet(rows=(numbers, (), (), ()))


@pytest.mark.parametrize("number", [0, 2, 3])
def test_an_answer_to_another_prompt_is_stale_be_it_past_or_future(number: int) -> None:
    match = qwixx(white((2, 3), Sheet(), Sheet()))
    with pytest.raises(StalePrompt):
        match.play(0, "r5", prompt=number)
    assert match.play(0, "r5", prompt=1)


def test_a_seat_that_is_not_asked_cannot_answer() -> None:
    match, _ = qwixx(white((2, 3), Sheet(), Sheet())).play(0, "r5")
    with pytest.raises(NotAsked):
        match.play(0, "r5")
    with pytest.raises(NotAsked):
        match.play(7, "r5")


def test_a_finished_game_takes_no_answer() -> None:
    over = white((2, 3), Sheet(), Sheet())._replace(phase=Phase.OVER)
    with pytest.raises(GameOver):
        qwixx(over).play(0, "pass")


@pytest.mark.parametrize("move", ["r6", "", "R5", "r5 ", "pass\n", "½", "r" * 500])
def test_what_is_not_on_the_list_is_refused_with_the_rule_of_the_prompt(move: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        qwixx(white((2, 3), Sheet(), Sheet())).play(0, move)
    assert refused.value.rule == "Q4"


def test_a_refusal_names_the_rule_when_the_move_is_open_to_somebody_else() -> None:
    crossed = qwixx(white((2, 3), red(7), Sheet()))
    with pytest.raises(IllegalMove) as refused:
        crossed.play(0, "r5")
    assert refused.value.rule == "Q2"
    closing = qwixx(white((6, 6), red(2, 3), red(2, 3, 4, 5, 6)))
    with pytest.raises(IllegalMove) as refused:
        closing.play(0, "r12")
    assert refused.value.rule == "Q7"


def test_a_refused_answer_changes_nothing() -> None:
    match = qwixx(white((2, 3), Sheet(), Sheet()))
    before = match.state
    with pytest.raises(IllegalMove):
        match.play(0, "r12")
    assert match.state == before


@pytest.mark.parametrize(
    "setup",
    [
        Setup(1),
        Setup(5),
        Setup(0),
        Setup(2, {"setup": "five"}),
        Setup(2, {"speed": "fast"}),
        Setup(2, first=2),
        Setup(2, first=-1),
    ],
)
def test_a_game_refuses_a_setup_it_does_not_know(setup: Setup) -> None:
    with pytest.raises(BadSetup):
        Match.start(GAMES["lucky_numbers"].rules, setup, SEED)


def test_options_left_out_take_their_default() -> None:
    match, _ = Match.start(GAMES["lucky_numbers"].rules, Setup(2), SEED)
    assert match.setup.options == {"setup": "four"}


def test_a_match_does_not_show_its_seed() -> None:
    match, _ = Match.start(GAMES["qwixx"].rules, Setup(2), b"topsecret" * 4)
    assert "topsecret" not in repr(match)


def test_matches_that_differ_only_in_what_is_hidden_look_the_same() -> None:
    """Before the first draw of a step is made, nothing of the seed can be seen."""
    for key in GAMES:
        rules = GAMES[key].rules
        one, _ = Match.start(rules, Setup(2), b"1" * 32)
        other = replace(one, _seed=b"2" * 32)
        for seat in (None, 0, 1):
            assert one.view(seat) == other.view(seat)
