"""Small fields against brute force: nothing is broken that could have been kept."""

from __future__ import annotations

import pytest

from core.tournaments.pairing.arrange import arrange
from core.tournaments.pairing.deal import deal
from core.tournaments.pairing.history import History, history
from core.tournaments.pairing.pairing import table_sizes
from core.tournaments.pairing.repair import repaired
from core.tournaments.pairing.wishes import BROKEN, Wishes
from core.tournaments.plan import Format, Plan
from tests.tournaments.brute import broken, least_broken
from tests.tournaments.simulate import CALM, STORMY, Chances, moments


@pytest.mark.parametrize("size", [2, 3, 4])
@pytest.mark.parametrize("players", range(3, 10))
@pytest.mark.parametrize("chances", [CALM, STORMY], ids=["calm", "stormy"])
def test_nothing_is_broken_that_could_be_kept(size: int, players: int, chances: Chances) -> None:
    plan = Plan(Format.SWISS, rounds=6, table_size=size)
    for moment in moments(plan, players, 5, chances):
        field = [e.player for e in moment.entrants if e.plays(moment.number)][:9]
        past = history(plan, moment.before)
        sizes = table_sizes(len(field), size)
        found = arrange(plan, field, [0] * len(field), sizes, past)
        assert broken(plan, past, found) == least_broken(plan, past, field, sizes)


@pytest.mark.parametrize(("size", "players"), [(2, 8), (3, 9), (4, 9)])
def test_a_repair_finds_a_way_out_too(size: int, players: int) -> None:
    """What large fields use, where everything can be tried: three rounds without a rematch."""
    plan = Plan(Format.SWISS, rounds=4, table_size=size)
    for moment in moments(plan, players, 5):
        names = [entrant.player for entrant in moment.entrants]
        past = history(plan, moment.before)
        wishes = Wishes(plan, names, [0] * players, past)
        draft = deal([0] * players, table_sizes(players, size), [0] * players)
        tables = repaired(wishes, draft)
        least = least_broken(plan, past, names, table_sizes(players, size))
        assert (sum(map(wishes.cost, tables)) < BROKEN) == (least == (0, 0, 0))


def empty() -> History:
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
