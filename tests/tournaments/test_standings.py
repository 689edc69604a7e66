"""The one table of places: its points, its tie-breaks in order, and the laws it keeps."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.model.plan import (
    Attendance,
    Correction,
    Entrant,
    Format,
    Pairing,
    Plan,
    Player,
    SeatResult,
    TableResult,
    corrected,
)
from core.model.scoring import margins, table_points
from core.model.standings import EntrantStanding, standings
from tests.seeds import seeded
from tests.tournaments.simulate import STORMY, bye, field, moments, outcome, result

SWISS = Plan(Format.SWISS, rounds=10, table_size=4)


def rows(names: str, *results: TableResult, plan: Plan = SWISS) -> dict[Player, EntrantStanding]:
    entrants = tuple(map(Entrant, names))
    return {row.player: row for row in standings(plan, entrants, results)}


def places(names: str, *results: TableResult, plan: Plan = SWISS) -> list[tuple[int, Player]]:
    return [(row.place, row.player) for row in rows(names, *results, plan=plan).values()]


@pytest.mark.parametrize(
    ("scores", "points"),
    [
        ((5, 3), (12, 0)),
        ((5, 5), (6, 6)),
        ((5, 3, 1), (12, 6, 0)),
        ((5, 5, 1), (9, 9, 0)),
        ((5, 3, 3), (12, 3, 3)),
        ((9, 5, 3, 1), (12, 8, 4, 0)),
        ((9, 9, 3, 1), (10, 10, 4, 0)),
        ((9, 5, 5, 5), (12, 4, 4, 4)),
        ((5, 5, 5, 5), (6, 6, 6, 6)),
        ((9, 7, 5, 3, 1), (12, 9, 6, 3, 0)),
    ],
)
def test_a_table_shares_twelve_points_by_place(
    scores: tuple[int, ...], points: tuple[int, ...]
) -> None:
    names = [(str(seat), score) for seat, score in enumerate(scores)]
    assert table_points(result(1, 1, *names)) == points


def test_who_left_or_never_came_is_behind_all_who_played() -> None:
    table = Pairing(1, 1, ("a", "b", "c", "d")).result(
        outcome([9, 5, 7]), left={"a"}, no_shows={"d"}
    )
    assert table_points(table) == (0, 8, 12, 0)


def test_a_bye_counts_like_a_win_but_is_none() -> None:
    row = rows("a", bye(1, 1, "a"))["a"]
    assert (row.points, row.wins, row.played) == (12, 0, 0)


def test_when_nobody_comes_nobody_scores() -> None:
    table = Pairing(1, 1, ("a", "b")).result(no_shows={"a", "b"})
    assert table_points(table) == (0, 0)


def test_a_table_called_off_leaves_those_who_came_equal() -> None:
    table = Pairing(1, 1, ("a", "b", "c")).result(no_shows={"c"})
    assert table_points(table) == (9, 9, 0)


def test_the_margin_compares_with_the_mean_of_the_others() -> None:
    assert margins(result(1, 1, ("a", 10), ("b", 4), ("c", 1))) == (90, -18, -72)


@pytest.mark.parametrize(("points", "margin"), [(10, 0), (4, 0), (1, -36)])
def test_a_margin_never_speaks_for_somebody_who_left(points: int, margin: int) -> None:
    table = Pairing(1, 1, ("a", "b")).result(outcome([points, 4]), left={"a"})
    assert margins(table) == (margin, 0), "b is left without others to be compared with"


def test_who_never_came_has_no_margin() -> None:
    table = Pairing(1, 1, ("a", "b", "c")).result(outcome([9, 4]), no_shows={"c"})
    assert margins(table) == (60, -60, 0)


def test_a_table_that_all_have_left_is_won_by_nobody() -> None:
    table = Pairing(1, 1, ("a", "b")).result(outcome([9, 4]), left={"a", "b"})
    assert [(row.points, row.wins) for row in rows("ab", table).values()] == [(0, 0), (0, 0)]


def test_who_never_came_has_met_nobody() -> None:
    table = Pairing(1, 1, ("a", "b", "c")).result(outcome([9, 4]), no_shows={"c"})
    found = rows("abc", table)
    assert {name: row.played for name, row in found.items()} == {"a": 1, "b": 1, "c": 0}
    # a met b alone, who earned 6; whoever met nobody has average opponents.
    assert (found["a"].opponents, found["c"].opponents) == (600, 600)
    assert found["b"].opponents == 1200


def test_an_eight_person_swiss_by_hand() -> None:
    """Two tables of four, twice; every number worked out on paper."""
    first = result(1, 1, ("a", 9), ("b", 7), ("c", 5), ("d", 3))
    second = result(1, 2, ("e", 8), ("f", 6), ("g", 4), ("h", 4))
    third = result(2, 1, ("a", 5), ("e", 9), ("b", 7), ("f", 1))
    fourth = result(2, 2, ("c", 2), ("d", 2), ("g", 9), ("h", 1))
    table = rows("abcdefgh", first, second, third, fourth)
    assert {name: row.points for name, row in table.items()} == {
        "e": 24,  # 12 + 12
        "a": 16,  # 12 + 4
        "b": 16,  # 8 + 8
        "g": 14,  # 2 + 12
        "c": 10,  # 4 + 6
        "f": 8,  # 8 + 0
        "d": 6,  # 0 + 6
        "h": 2,  # 2 + 0
    }
    # a met b, c, d and e, b, f: (16 + 10 + 6 + 24 + 16 + 8) / 6; b the same but for a.
    assert (table["a"].opponents, table["b"].opponents) == (1333, 1333)
    # They met twice, each was ahead once; a has won a table.
    assert (table["a"].encounter, table["b"].encounter) == (2, 2)
    assert [(row.place, name) for name, row in table.items()] == [
        (1, "e"),
        (2, "a"),
        (3, "b"),
        (4, "g"),
        (5, "c"),
        (6, "f"),
        (7, "d"),
        (8, "h"),
    ]


def test_equal_in_everything_share_a_place_and_the_next_stays_empty() -> None:
    table = places("abc", result(1, 1, ("a", 5), ("b", 5)), bye(1, 2, "c"))
    assert table == [(1, "c"), (2, "a"), (2, "b")]


def test_not_coming_counts_against_one_before_anything_else_does() -> None:
    absent = Pairing(1, 1, ("a", "b")).result(no_shows={"a"})
    table = places(
        "abcd", absent, result(1, 2, ("c", 1), ("d", 0)), result(2, 1, ("d", 1), ("c", 0))
    )
    assert table[-1] == (4, "a")


def test_direct_encounter_decides_between_two_who_met() -> None:
    """Everybody met everybody, so opponents are equal; b beat a, c beat d, margins aside."""
    table = places(
        "abcd",
        result(1, 1, ("a", 90), ("c", 1)),
        result(1, 2, ("b", 1), ("d", 9)),
        result(2, 1, ("a", 90), ("d", 1)),
        result(2, 2, ("b", 9), ("c", 1)),
        result(3, 1, ("a", 1), ("b", 2)),
        result(3, 2, ("c", 2), ("d", 1)),
    )
    assert table == [(1, "b"), (2, "a"), (3, "c"), (4, "d")]


def test_a_ring_of_three_is_left_to_the_margin() -> None:
    table = rows(
        "abcd",
        result(1, 1, ("a", 9), ("b", 1)),
        result(1, 2, ("c", 1), ("d", 9)),
        result(2, 1, ("a", 9), ("c", 1)),
        result(2, 2, ("b", 30), ("d", 0)),
        result(3, 1, ("a", 9), ("d", 1)),
        result(3, 2, ("c", 2), ("b", 1)),
    )
    assert [(row.points, row.encounter) for row in table.values()] == [
        (36, 0),
        (12, 2),
        (12, 2),
        (12, 2),
    ]
    assert list(table) == ["a", "b", "c", "d"]


def test_an_opponents_bye_no_show_or_drop_counts_as_average() -> None:
    """Whatever becomes of x after the first round, a's opponents stay worth the same."""
    met = result(1, 1, ("a", 9), ("x", 1))
    others = (result(2, 1, ("a", 1), ("b", 2)), result(1, 2, ("b", 2), ("c", 1)))
    dropped = rows("abcx", met, *others)["a"]
    resting = rows("abcx", met, *others, bye(2, 2, "x"))["a"]
    absent = rows("abcx", met, *others, Pairing(2, 2, ("x", "c")).result(no_shows={"x"}))["a"]
    assert dropped.opponents == resting.opponents == absent.opponents


def test_finalists_stand_first_in_the_order_of_the_final() -> None:
    plan = replace(SWISS, rounds=1, final=2)
    opening = (result(1, 1, ("a", 9), ("b", 1)), result(1, 2, ("c", 9), ("d", 8)))
    final = result(2, 1, ("a", 1), ("c", 2))
    assert places("abcd", *opening, final, plan=plan)[:2] == [(1, "c"), (2, "a")]


def test_an_equal_final_is_decided_by_the_rounds_before() -> None:
    plan = replace(SWISS, rounds=1, final=2)
    opening = (result(1, 1, ("a", 9), ("b", 1)), result(1, 2, ("c", 9), ("d", 8)))
    final = result(2, 1, ("a", 2), ("c", 2))
    assert places("abcd", *opening, final, plan=plan)[:2] == [(1, "a"), (2, "c")]


def test_the_latest_correction_counts_and_the_log_keeps_them_all() -> None:
    played = result(1, 1, ("a", 9), ("b", 1))
    log = (
        Correction(2, result(1, 1, ("a", 1), ("b", 9)), "cards swapped", "x"),
        Correction(1, result(1, 1, ("a", 5), ("b", 5)), "miscounted", "x"),
    )
    assert corrected([played], log) == (log[0].result,)
    assert corrected([played, played]) == (played,)


@pytest.mark.parametrize("size", [2, 3, 4])
@pytest.mark.parametrize("players", [2, 5, 9, 16, 40])
def test_the_order_of_the_results_means_nothing(size: int, players: int) -> None:
    plan = Plan(Format.SWISS, rounds=6, table_size=size, final=2)
    *_, last = moments(plan, players, 1, STORMY)
    shuffled = list(last.results)
    seeded(size * players).shuffle(shuffled)
    assert standings(plan, last.entrants, shuffled) == standings(plan, last.entrants, last.results)


def better(table: TableResult, seat: int) -> TableResult | None:
    """The same table with this seat one place further up, changed with who was there."""
    mine = table.seats[seat]
    ahead = [s for s in table.seats if s.presence is Attendance.PLAYED and s.place < mine.place]
    if not ahead or mine.presence is not Attendance.PLAYED:
        return None
    other = max(ahead, key=lambda s: s.place)
    trade = {
        mine.player: replace(mine, place=other.place, points=other.points),
        other.player: replace(other, place=mine.place, points=mine.points),
    }
    return replace(table, seats=tuple(trade.get(s.player, s) for s in table.seats))


@pytest.mark.parametrize("size", [2, 3, 4])
@pytest.mark.parametrize("players", [4, 7, 12, 21])
def test_losing_is_never_better_than_winning(size: int, players: int) -> None:
    plan = Plan(Format.SWISS, rounds=5, table_size=size, final=size)
    *_, last = moments(plan, players, 2, STORMY)
    before = {row.player: row.place for row in standings(plan, last.entrants, last.results)}
    for number, table in enumerate(last.results):
        for seat, mine in enumerate(table.seats):
            if changed := better(table, seat):
                others = last.results[:number] + last.results[number + 1 :]
                after = standings(plan, last.entrants, (*others, changed))
                assert (
                    next(r.place for r in after if r.player == mine.player) <= before[mine.player]
                )


@pytest.mark.parametrize("size", [2, 3, 4])
def test_staying_away_is_never_better_than_losing(size: int) -> None:
    plan = Plan(Format.SWISS, rounds=5, table_size=size)
    *_, last = moments(plan, 13, 3)
    before = {row.player: row.place for row in standings(plan, last.entrants, last.results)}
    for number, table in enumerate(last.results):
        for mine in table.seats:
            away = SeatResult(mine.player, presence=Attendance.NO_SHOW)
            seats = tuple(away if s is mine else s for s in table.seats)
            others = last.results[:number] + last.results[number + 1 :]
            after = standings(plan, last.entrants, (*others, replace(table, seats=seats)))
            assert next(r.place for r in after if r.player == mine.player) >= before[mine.player]


def test_before_the_first_result_all_share_the_first_place() -> None:
    assert {row.place for row in standings(SWISS, field(7), ())} == {1}
