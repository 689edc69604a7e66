"""Pairing against the best there is: all arrangements, a matching, a search for rematches."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from core.model.plan import Format, Pairing, Plan, Player, TableResult, suggested_rounds
from core.model.standings import standings
from core.tournaments.pairing.arrange import arrange
from core.tournaments.pairing.costs import Costs
from core.tournaments.pairing.deal import deal
from core.tournaments.pairing.meetings import Meetings, history
from core.tournaments.pairing.pairing import pair, table_sizes
from core.tournaments.pairing.search import searched
from tests.tournaments.brute import (
    Price,
    least,
    least_of_pairs,
    pricing,
    strangers_can_meet,
    total,
)
from tests.tournaments.simulate import (
    CALM,
    STORMY,
    Chances,
    Moment,
    field,
    meetings,
    moments,
    outcome,
    play,
)


def ranking(moment: Moment) -> dict[Player, int]:
    """Those who play the round, best first, and their points before it."""
    here = {e.player for e in moment.entrants if e.plays(moment.number)}
    rows = standings(moment.plan, moment.entrants, moment.before)
    return {row.player: row.points for row in rows if row.player in here}


def price_of(moment: Moment) -> Price:
    return pricing(moment.plan, history(moment.plan, moment.before), ranking(moment))


def in_order(table: Pairing, ranked: dict[Player, int]) -> tuple[Player, ...]:
    return tuple(player for player in ranked if player in table.seats)


@pytest.mark.parametrize(
    ("size", "players"), [(2, 3), (2, 8), (2, 9), (3, 7), (3, 10), (3, 12), (4, 9), (4, 11)]
)
@pytest.mark.parametrize("chances", [CALM, STORMY], ids=["calm", "stormy"])
def test_no_arrangement_is_better_in_small_fields(
    size: int, players: int, chances: Chances
) -> None:
    plan = Plan(Format.SWISS, rounds=6, table_size=size)
    for moment in moments(plan, players, 5, chances):
        ranked, price = ranking(moment), price_of(moment)
        if len(ranked) <= 12:
            found = total(price(in_order(table, ranked)) for table in moment.pairings)
            assert found == least(price, [*ranked], table_sizes(len(ranked), size))


@pytest.mark.parametrize("players", [13, 24, 40, 101])
@pytest.mark.parametrize("chances", [CALM, STORMY], ids=["calm", "stormy"])
def test_no_pairs_are_better_in_large_fields(players: int, chances: Chances) -> None:
    plan = Plan(Format.SWISS, rounds=8, table_size=2)
    for moment in moments(plan, players, 6, chances):
        ranked, price = ranking(moment), price_of(moment)
        found = total(price(in_order(table, ranked)) for table in moment.pairings)
        assert found == least_of_pairs(price, [*ranked])
        again = pair(plan, moment.entrants, moment.before, moment.number)
        assert again == moment.pairings, "the library breaks ties at random"


@pytest.mark.parametrize(("size", "players"), [(3, 9), (3, 11), (4, 10), (4, 12)])
def test_the_search_of_large_fields_misses_nothing_in_small_ones(size: int, players: int) -> None:
    plan = Plan(Format.SWISS, rounds=5, table_size=size)
    for moment in moments(plan, players, 5):
        ranked, price, sizes = ranking(moment), price_of(moment), table_sizes(players, size)
        names, points = [*ranked], [*ranked.values()]
        costs = Costs(plan, names, points, history(plan, moment.before))
        tables = searched(costs, deal(points, sizes, [0] * players))
        found = total(price(tuple(names[i] for i in sorted(table))) for table in tables)
        assert found == least(price, names, sizes)


MODELS = ["lower", "upset", "random"]


def played(pairing: Pairing, model: str, random: Random) -> TableResult:
    """The lower number wins, the same but every third loses to all, or anybody wins."""
    if pairing.is_bye or model == "random":
        return play(pairing, random)
    numbers = [int(player[1:]) for player in pairing.seats]
    wins = [n if model == "upset" and (n + pairing.round) % 3 == 0 else -n for n in numbers]
    return pairing.result(outcome(wins))


def rounds(plan: Plan, players: int, model: str) -> Iterator[Moment]:
    random, entrants = Random(players), field(players)
    results: tuple[TableResult, ...] = ()
    for number in range(1, plan.rounds + 1):
        pairings = pair(plan, entrants, results, number)
        after = (*results, *(played(pairing, model, random) for pairing in pairings))
        yield Moment(plan, number, entrants, results, pairings, after)
        results = after


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize(
    ("size", "players", "more"),
    [*((4, players, 0) for players in range(17, 23)), (3, 13, 1), (3, 15, 1), (3, 17, 1)],
)
def test_nobody_meets_twice_where_that_can_be_helped(
    size: int, players: int, more: int, model: str
) -> None:
    planned = suggested_rounds(Format.SWISS, size, players) + more
    plan = Plan(Format.SWISS, rounds=planned, table_size=size)
    *_, last = rounds(plan, players, model)
    if max(meetings(last.results).values()) > 1:
        past, names = history(plan, last.before), [e.player for e in last.entrants]
        assert max(meetings(last.before).values()) == 1
        assert not strangers_can_meet(past, names, table_sizes(players, size))


def empty() -> Meetings:
    return history(Plan(Format.SWISS), ())


def test_the_first_round_folds_the_field() -> None:
    plan = Plan(Format.SWISS, table_size=2)
    assert arrange(plan, "abcdef", [0] * 6, (2, 2, 2), empty()) == [
        ["a", "d"],
        ["b", "e"],
        ["c", "f"],
    ]


def test_equal_points_meet_and_the_left_over_join_the_next_group() -> None:
    plan = Plan(Format.SWISS, table_size=2)
    tables = arrange(plan, "abcdef", [12, 12, 12, 0, 0, 0], (2, 2, 2), empty())
    assert [sorted(table) for table in tables] == [["a", "b"], ["c", "d"], ["e", "f"]]


def test_the_lowest_without_a_bye_gets_it() -> None:
    plan = Plan(Format.SWISS, table_size=2)
    past = empty()
    past.gifts["e"] = 1
    tables = arrange(plan, "abcde", [24, 12, 12, 12, 12], (2, 2, 1), past)
    assert tables[-1] == ["d"]


@pytest.mark.parametrize(
    ("players", "most", "sizes"),
    [
        (2, 4, (2,)),
        (5, 4, (3, 2)),
        (6, 4, (3, 3)),
        (7, 4, (4, 3)),
        (9, 4, (3, 3, 3)),
        (4, 3, (2, 2)),
        (7, 3, (3, 2, 2)),
        (5, 2, (2, 2, 1)),
        (256, 4, (4,) * 64),
    ],
)
def test_table_sizes_are_as_even_as_can_be(players: int, most: int, sizes: tuple[int, ...]) -> None:
    assert table_sizes(players, most) == sizes
