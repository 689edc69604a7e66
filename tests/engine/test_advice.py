"""What a hint tells of the moves it shows: why the best is best, and what the others lack."""

from __future__ import annotations

from core.engine.advice import explained
from core.engine.rules import Advice, Budget, Reason

GOOD, SHARED, BAD = Reason("good"), Reason("shared"), Reason("bad", against=True)
HINT = Budget(reasons=3)


def told(values: dict[str, float], found: dict[str, list[Reason]]) -> list[tuple[Reason, ...]]:
    ranked = [Advice(move, value, "win") for move, value in values.items()]
    return [a.reasons for a in explained(ranked, HINT, lambda move, _: found[move])]


def order(values: dict[str, float], odd: dict[str, float], budget: Budget = HINT) -> list[str]:
    ranked = [Advice(move, value, "win") for move, value in values.items()]
    hint = explained(ranked, budget, lambda _, __: [GOOD], lambda move: odd[move])
    return [a.move for a in hint]


def test_the_best_move_is_told_by_what_speaks_for_it() -> None:
    first, _ = told({"a": 0.6, "b": 0.5}, {"a": [BAD, SHARED, GOOD], "b": [SHARED]})
    assert first == (GOOD, SHARED), "not its drawback, and first what the next one lacks"


def test_a_drawback_is_told_of_the_best_move_if_there_is_nothing_else() -> None:
    assert told({"a": 0.6}, {"a": [BAD]}) == [(BAD,)]


def test_the_others_are_told_by_what_they_do_not_share_and_by_their_drawbacks_first() -> None:
    _, second = told({"a": 0.6, "b": 0.5}, {"a": [SHARED], "b": [SHARED, GOOD, BAD]})
    assert second == (BAD, GOOD)


def test_the_best_is_compared_with_the_next_and_the_others_with_the_best() -> None:
    ranked = [Advice(move, value, "win") for move, value in (("a", 0.6), ("b", 0.5), ("c", 0.4))]
    hint = explained(ranked, HINT, lambda move, other: [Reason(f"{move} rather than {other}")])
    said = [a.reasons[0].key for a in hint]
    assert said == ["a rather than b", "b rather than a", "c rather than a"]


def test_of_moves_that_look_equal_a_hint_shows_the_natural_one_first() -> None:
    values, odd = {"a": 0.501, "b": 0.5, "c": 0.4}, {"a": 3.0, "b": 1.0, "c": 0.0}
    assert order(values, odd) == ["b", "a", "c"]
    assert order(values, odd, Budget()) == ["a", "b", "c"], "an AI plays the best"


def test_a_sure_win_is_not_equal_to_an_almost_sure_one() -> None:
    assert order({"a": 1.0, "b": 0.999}, {"a": 1.0, "b": 0.0}) == ["a", "b"]
    assert order({"a": 1.0, "b": 1.0}, {"a": 1.0, "b": 0.0}) == ["b", "a"]
