"""Ratings: a pure fold over results, ties and all, with AI levels that never move."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise, permutations

import pytest

from core.careers.ratings import (
    PROVISIONAL_GAMES,
    Rated,
    Rating,
    Ratings,
    ai_name,
    anchors,
    changes,
    distance,
    quick_pairs,
)
from core.engine.rules import Level
from tests.seeds import seeded

AI = ai_name(Level.MEDIUM)
ANCHORS = anchors((0.7, 0.7, 0.7))


def fold(tables: Iterable[Rated], fixed: Ratings = ANCHORS) -> dict[str, Rating]:
    """Return all ratings after these tables, given in the order they ended."""
    after: dict[str, Rating] = {}
    for table in tables:
        after |= changes(after, table, fixed)
    return after


def rate(before: Ratings, table: Rated) -> dict[str, Rating]:
    """All ratings after this table."""
    return {**before, **changes(before, table, ANCHORS)}


def table(*names: str, ranks: tuple[int, ...] | None = None) -> Rated:
    """The names in the order they finished, unless ranks say otherwise."""
    return Rated(names, ranks or tuple(range(1, len(names) + 1)))


def test_a_newcomer_is_shown_as_a_thousand_and_provisional() -> None:
    assert (Rating().shown, Rating().provisional) == (1000, True)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_winner_rises_and_the_last_falls(players: int) -> None:
    names = "abcde"[:players]
    after = fold([table(*names)])
    levels = [after[name].mu for name in names]
    assert levels == sorted(levels, reverse=True)
    assert levels[0] > 25 > levels[-1]


def test_equal_players_who_tie_stay_equal() -> None:
    after = fold([table("a", "b", "c", ranks=(1, 1, 1))])
    assert after["a"].mu == pytest.approx(25)
    assert after["a"].mu == after["b"].mu == after["c"].mu


def test_a_tie_is_better_than_a_loss_and_worse_than_a_win() -> None:
    won, tied, lost = (
        fold([table("a", "b", ranks=ranks)])["a"].mu for ranks in [(1, 2), (1, 1), (2, 1)]
    )
    assert won > tied > lost


def test_a_tie_moves_the_stronger_down_and_the_weaker_up() -> None:
    before = {"a": Rating(30, 3), "b": Rating(20, 3)}
    after = rate(before, table("a", "b", ranks=(1, 1)))
    assert after["a"].mu < 30
    assert after["b"].mu > 20


@pytest.mark.parametrize(
    ("before", "ranks"),
    [
        (
            {"a": Rating(30, 2), "b": Rating(20, 3), "c": Rating(25, 5)},
            {"a": 2, "b": 1, "c": 2, "d": 4},
        ),
        (  # rated in the order of seats, its last bits differ
            {
                "a": Rating(28.1, 8),
                "b": Rating(25, 3.1),
                "c": Rating(23.7, 2),
                "d": Rating(20, 3.1),
            },
            {"a": 3, "b": 2, "c": 3, "d": 1},
        ),
    ],
)
def test_who_sat_where_changes_no_bit(before: Ratings, ranks: dict[str, int]) -> None:
    results = [
        rate(before, Rated(names, tuple(ranks[name] for name in names)))
        for names in permutations("abcd")
    ]
    assert all(result == results[0] for result in results)


def test_ai_levels_never_change_and_are_not_listed() -> None:
    after = fold([table("a", AI), table(AI, "b", AI)])
    assert sorted(after) == ["a", "b"]
    assert rate({}, table(AI, ai_name(Level.HARD))) == {}


def test_a_table_of_one_changes_nothing() -> None:
    assert changes({}, table("a"), ANCHORS) == {}


def test_beating_a_stronger_level_counts_more() -> None:
    easy, expert = (
        fold([table("a", ai_name(level))])["a"].mu for level in (Level.EASY, Level.EXPERT)
    )
    assert expert > easy


def test_playing_the_machine_alone_finds_ones_place() -> None:
    """Somebody who wins half of the games against a level ends up next to it."""
    games = [table("a", AI) if n % 2 else table(AI, "a") for n in range(200)]
    assert fold(games)["a"].mu == pytest.approx(ANCHORS[AI].mu, abs=1)


def test_measured_shares_give_anchors_that_predict_them() -> None:
    measured = anchors((0.6, 0.75, 0.8))
    levels = [measured[ai_name(level)].mu for level in Level]
    assert levels[1] == 25
    steps = [above - below for below, above in pairwise(levels)]
    assert steps == pytest.approx([distance(0.6), distance(0.75), distance(0.8)])
    games = [table("a", AI) if n % 4 else table(AI, "a") for n in range(400)]
    assert fold(games, measured)["a"].mu == pytest.approx(25 + distance(0.75), abs=1.5)


def test_who_left_falls_and_is_no_better_known() -> None:
    """Two who come last together are better known by it: that alone would raise what is shown."""
    last = table("b", "a", "c", ranks=(1, 3, 3))
    before = {"b": Rating(60, 2)}
    assert rate(before, last)["a"].shown > 1000
    left = rate(before, replace(last, left=frozenset("ac")))["a"]
    assert (left.sigma, left.shown < 1000) == (Rating().sigma, True)


def test_a_game_that_everybody_left_changes_nothing() -> None:
    nobody = replace(table("a", "b", ranks=(2, 2)), left=frozenset("ab"), decided=False)
    assert rate({"b": Rating(40, 2)}, nobody) == {"b": Rating(40, 2)}


def test_a_game_without_a_winner_counts_only_for_those_who_left() -> None:
    before = {"b": Rating(40, 2)}
    stopped = replace(table("a", "b", "c", ranks=(3, 1, 1)), left=frozenset("a"), decided=False)
    after = rate(before, stopped)
    assert after == before | {"a": after["a"]}
    assert after["a"].mu < 25


@pytest.mark.parametrize("weight", [1, 0.5, 0.25, 0])
def test_a_quick_end_counts_by_its_weight(weight: float) -> None:
    quick = replace(table("a", "b"), left=frozenset("b"), quick=frozenset("b"))
    full, part = changes({}, quick, ANCHORS), changes({}, quick, ANCHORS, weight)
    for name in "ab":
        moved = part.get(name, Rating()).mu - 25
        assert moved == pytest.approx(weight * (full[name].mu - 25))


def test_the_others_are_rated_as_if_who_left_quickly_had_not_been_there() -> None:
    quick = replace(table("a", "b", "c"), left=frozenset("c"), quick=frozenset("c"))
    assert changes({}, quick, ANCHORS, 0) == changes({}, table("a", "b"), ANCHORS)
    assert quick_pairs(quick, ANCHORS) == (frozenset("ac"), frozenset("bc"))


def test_leaving_an_ai_quickly_always_counts() -> None:
    alone = replace(table(AI, "a"), left=frozenset("a"), quick=frozenset("a"))
    assert quick_pairs(alone, ANCHORS) == ()


def season(games: int) -> list[Rated]:
    random = seeded(3)
    seated = (random.sample("abcdefgh", random.randint(2, 4)) for _ in range(games))
    return [
        Rated(tuple(names), tuple(sorted(random.choices(range(1, 4), k=len(names)))))
        for names in seated
    ]


def test_one_by_one_or_all_at_once_is_the_same() -> None:
    games = season(60)
    step: dict[str, Rating] = {}
    for game in games:
        step = rate(step, game)
    assert step == fold(games) == fold(iter(games))


def test_ratings_handed_in_are_left_alone() -> None:
    before = fold(season(5))
    copy = dict(before)
    rate(before, table("a", "b"))
    assert before == copy


def test_a_rating_is_provisional_until_enough_games() -> None:
    games = [table("a", "b")] * PROVISIONAL_GAMES
    assert fold(games[1:])["a"].provisional
    assert not fold(games)["a"].provisional
