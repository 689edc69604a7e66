"""Simulated tournaments of all formats and sizes: drops, no-shows, late entries, crashes."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from core.model.plan import (
    Correction,
    Format,
    Pairing,
    Plan,
    corrected,
    problems,
    suggested_rounds,
)
from core.model.standings import standings
from core.tournaments.pairing.meetings import GAME, history
from core.tournaments.pairing.pairing import pair
from tests.seeds import seeded
from tests.tournaments.simulate import (
    CALM,
    STORMY,
    Chances,
    Moment,
    field,
    meetings,
    moments,
    starts_ahead,
)

FIELDS = [2, 3, 4, 5, 6, 7, 11, 13, 16, 17, 30, 64]


def check_round(moment: Moment) -> None:
    """What holds in every round of every tournament."""
    here = sorted(e.player for e in moment.entrants if e.plays(moment.number))
    assert sorted(player for table in moment.pairings for player in table.seats) == here
    assert [table.number for table in moment.pairings] == list(range(1, len(moment.pairings) + 1))
    sizes = [len(table.seats) for table in moment.pairings]
    assert not sizes or max(sizes) - min(sizes) <= 1
    assert not sizes or max(sizes) <= moment.plan.table_size


def check_byes(moment: Moment) -> None:
    """Nobody has a second gift while somebody at the tables has none."""
    gifts = history(moment.plan, moment.before).gifts
    resting = [table.seats[0] for table in moment.pairings if table.is_bye]
    playing = [p for table in moment.pairings if not table.is_bye for p in table.seats]
    assert all(gifts[r] <= gifts[p] for r in resting for p in playing)


def rematches(moment: Moment) -> int:
    met = meetings(moment.before)
    pairs = (frozenset(p) for table in moment.pairings for p in combinations(table.seats, 2))
    return sum(met[pair] > 0 for pair in pairs)


@pytest.mark.parametrize("size", [2, 3, 4])
@pytest.mark.parametrize("players", FIELDS)
@pytest.mark.parametrize("chances", [CALM, STORMY], ids=["calm", "stormy"])
def test_a_swiss_keeps_its_promises(size: int, players: int, chances: Chances) -> None:
    plan = Plan(Format.SWISS, rounds=suggested_rounds(Format.SWISS, size, players), table_size=size)
    for moment in moments(plan, players, 1, chances):
        check_round(moment)
        check_byes(moment)
        if players >= 30:
            assert rematches(moment) == 0


@pytest.mark.parametrize(("size", "rounds"), [(2, 10), (3, 6), (4, 6)])
def test_256_players_meet_nobody_twice_and_start_fairly(size: int, rounds: int) -> None:
    plan = Plan(Format.SWISS, rounds=rounds, table_size=size)
    for moment in moments(plan, 256, 1, Chances(drop=0.02, leave=0.03, join=0.5)):
        check_round(moment)
        check_byes(moment)
        assert rematches(moment) == 0
        assert all(abs(ahead) <= GAME for ahead in starts_ahead(plan, moment.results).values())


@pytest.mark.parametrize("size", [2, 3, 4])
@pytest.mark.parametrize("players", [16, 17, 23, 32, 64, 101])
def test_nobody_is_more_than_one_start_away_from_the_fair_share(size: int, players: int) -> None:
    plan = Plan(Format.SWISS, rounds=5, table_size=size)
    for moment in moments(plan, players, 3):
        assert all(abs(ahead) <= GAME for ahead in starts_ahead(plan, moment.results).values())


def test_a_match_in_which_everybody_starts_leaves_no_starts_owed() -> None:
    plan = Plan(Format.SWISS, rounds=4, table_size=4, games="players")
    *_, last = moments(plan, 15, 1)
    assert set(starts_ahead(plan, last.results).values()) == {0}


@pytest.mark.parametrize("plan_format", [Format.SWISS, Format.ROUND_ROBIN])
@pytest.mark.parametrize("size", [2, 4])
def test_a_crash_changes_nothing(plan_format: Format, size: int) -> None:
    """Whatever results of this round are in, in whatever order, it is paired the same again."""
    plan = Plan(plan_format, rounds=5, table_size=size, final=2)
    random = seeded(1)
    for moment in moments(plan, 14, 1, STORMY):
        known = list(moment.results)
        random.shuffle(known)
        known = [r for r in known if r.round < moment.number or random.random() < 0.5]
        assert pair(plan, moment.entrants, known, moment.number) == moment.pairings


def test_a_correction_before_the_next_round_changes_who_leads_it() -> None:
    plan = Plan(Format.SWISS, rounds=3, table_size=2)
    first = next(moments(plan, 8, 1))
    table = first.results[0]
    turned = tuple(
        type(seat)(seat.player, 3 - seat.place, -seat.points, seat.presence) for seat in table.seats
    )
    log = (Correction(1, type(table)(1, table.table, turned), "seats mixed up", "organizer"),)
    results = corrected(first.results, log)
    loser = next(seat.player for seat in turned if seat.place == 2)
    leaders = [seat for t in pair(plan, first.entrants, results, 2)[:2] for seat in t.seats]
    assert loser not in leaders


@pytest.mark.parametrize("players", range(2, 17))
def test_in_a_round_robin_of_pairs_everybody_meets_everybody_once(players: int) -> None:
    rounds = suggested_rounds(Format.ROUND_ROBIN, 2, players)
    plan = Plan(Format.ROUND_ROBIN, rounds=rounds, table_size=2)
    *_, last = moments(plan, players, 1)
    met = meetings(last.results)
    assert len(met) == players * (players - 1) // 2
    assert set(met.values()) == {1}
    byes = Counter(r.seats[0].player for r in last.results if len(r.seats) == 1)
    assert set(byes.values()) <= {1}
    assert all(abs(ahead) <= GAME for ahead in starts_ahead(plan, last.results).values())


def test_who_drops_from_a_round_robin_leaves_byes_and_changes_nothing_else() -> None:
    plan = Plan(Format.ROUND_ROBIN, rounds=7, table_size=2)
    for moment in moments(plan, 8, 4, Chances(drop=0.1)):
        check_round(moment)
        assert rematches(moment) == 0


@pytest.mark.parametrize(("size", "players", "once"), [(3, 3, 1), (3, 9, 4), (4, 4, 1)])
def test_a_round_robin_of_larger_tables_meets_everybody_once_where_that_exists(
    size: int, players: int, once: int
) -> None:
    assert suggested_rounds(Format.ROUND_ROBIN, size, players) == once
    plan = Plan(Format.ROUND_ROBIN, rounds=once, table_size=size)
    *_, last = moments(plan, players, 1)
    assert set(meetings(last.results).values()) == {1}
    assert len(meetings(last.results)) == players * (players - 1) // 2


@pytest.mark.parametrize("size", [3, 4])
@pytest.mark.parametrize("players", [5, 7, 10, 12, 16, 20])
def test_a_round_robin_of_larger_tables_spreads_the_meetings(size: int, players: int) -> None:
    """Not always possible exactly: over the rounds most have met, nobody far more than others."""
    rounds = suggested_rounds(Format.ROUND_ROBIN, size, players)
    plan = Plan(Format.ROUND_ROBIN, rounds=rounds, table_size=size)
    *_, last = moments(plan, players, 1)
    met = meetings(last.results)
    assert max(met.values()) <= 3
    assert len(met) >= 0.6 * players * (players - 1) / 2


def test_a_table_match_is_one_table_for_all() -> None:
    plan = Plan(Format.TABLE_MATCH, table_size=4, games="players")
    tables = pair(plan, field(4), (), 1)
    assert tables == (Pairing(1, 1, ("p0", "p1", "p2", "p3")),)
    assert pair(plan, field(4), (), 2) == ()


def test_the_final_seats_the_best_who_are_still_there() -> None:
    plan = Plan(Format.SWISS, rounds=3, table_size=4, final=4)
    *_, before, last = moments(plan, 20, 2, STORMY)
    rows = standings(plan, last.entrants, before.results)
    still = {entrant.player for entrant in last.entrants if entrant.plays(4)}
    best = [row.player for row in rows if row.player in still][:4]
    assert [sorted(table.seats) for table in last.pairings] == [sorted(best)]
    assert {row.player for row in standings(plan, last.entrants, last.results)[:4]} == set(best)


def test_nobody_left_is_no_round() -> None:
    plan = Plan(Format.SWISS, rounds=3, table_size=2)
    assert pair(plan, (), (), 1) == ()


def test_the_last_one_left_has_a_bye() -> None:
    plan = Plan(Format.SWISS, rounds=3, table_size=4)
    assert pair(plan, field(1), (), 1) == (Pairing(1, 1, ("p0",)),)


def test_a_gift_is_a_full_score_that_nobody_was_there_to_contest() -> None:
    plan = Plan(Format.SWISS, rounds=3, table_size=3)
    alone = Pairing(1, 1, ("a", "b", "c")).result(no_shows={"b", "c"})
    nobody = Pairing(1, 2, ("d", "e")).result(no_shows={"d", "e"})
    past = history(plan, (alone, nobody, Pairing(1, 3, ("f",)).result()))
    assert past.gifts == {"a": 1, "f": 1}
    assert not past.met
    assert not past.starts


def test_who_did_not_come_has_neither_met_nor_let_anybody_start() -> None:
    plan = Plan(Format.SWISS, rounds=3, table_size=3)
    past = history(plan, (Pairing(1, 1, ("a", "b", "c")).result(no_shows={"a"}),))
    assert past.met == {frozenset("bc"): 1}
    assert past.starts == {"b": GAME // 2, "c": -GAME // 2}
    assert not past.gifts


@pytest.mark.parametrize(
    ("size", "players", "rounds"),
    [(2, 2, 1), (2, 8, 3), (2, 9, 4), (3, 9, 3), (3, 10, 4), (4, 16, 3), (4, 17, 4)],
)
def test_a_swiss_is_as_long_as_it_takes_to_tell_a_winner(
    size: int, players: int, rounds: int
) -> None:
    """The unbeaten are divided by the table size until one is left; larger tables add a round."""
    assert suggested_rounds(Format.SWISS, size, players) == rounds


@pytest.mark.parametrize(
    ("plan", "players", "problem"),
    [
        (Plan(Format.SWISS), 1, "too_few_players"),
        (Plan(Format.SWISS), 257, "too_many_players"),
        (Plan(Format.ROUND_ROBIN), 33, "too_many_players"),
        (Plan(Format.TABLE_MATCH, table_size=4), 5, "too_many_players"),
        (Plan(Format.SWISS, table_size=5), 9, "bad_table_size"),
        (Plan(Format.SWISS, rounds=-1), 9, "bad_rounds"),
        (Plan(Format.TABLE_MATCH, rounds=2), 3, "bad_rounds"),
        (Plan(Format.SWISS, final=1), 9, "bad_final"),
        (Plan(Format.SWISS, final=4), 3, "bad_final"),
        (Plan(Format.TABLE_MATCH, final=2), 3, "bad_final"),
    ],
)
def test_a_plan_that_cannot_be_played_says_why(plan: Plan, players: int, problem: str) -> None:
    assert problems(plan, players) == (problem,)


@pytest.mark.parametrize("players", [2, 8, 256])
def test_a_plan_that_can_be_played_has_no_problems(players: int) -> None:
    assert problems(Plan(Format.SWISS, rounds=3, final=2), players) == ()
