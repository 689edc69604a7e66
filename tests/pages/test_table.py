"""What the public messages of a table say and offer, from plain values."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.pages.custom_ids import Click, Verb
from bot.pages.lobby import has_room, invitation, invited, lobby_rows, lobby_text
from bot.pages.page import Button, Page, with_extras
from bot.pages.phrases import agreed, heading, turn_time
from bot.pages.result import abandoned, result_buttons, series_lines, standing_line
from bot.pages.turn import substitutes
from core.engine.rules import Level, Standing
from core.engine.series import Series
from core.model import QUIET_DAYS, Chair, Guest, Status
from tests.pages.tables import NOW, table, table_view
from tests.text.catalogue import english

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")
PEOPLE = tuple(Chair(seat, user=seat + 1) for seat in range(5))
AWAY = Chair(1, user=2, level=Level.MEDIUM)
RESIGNED = replace(AWAY, resigned=True)
FORFEITED = Chair(1, user=2, forfeited=True)
WHEN = f"<t:{int(NOW.timestamp())}:R>"


def offered(chairs: tuple[Chair, ...], **changes: object) -> list[str]:
    rows = lobby_rows(table(chairs=chairs, **changes), english())
    return [str(part.click) for row in rows for part in row if getattr(part, "enabled", True)]


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (0, f"no time limit, closes after {QUIET_DAYS} days without a move"),
        (45, "45 seconds a turn"),
        (60, "1 minute a turn"),
        (90, "90 seconds a turn"),
        (7200, "2 hours a turn"),
        (86400, "1 day a turn"),
        (172800, "2 days a turn"),
    ],
)
def test_a_time_is_told_in_its_largest_unit(seconds: int, said: str) -> None:
    assert turn_time(seconds, english()) == said


def test_what_was_agreed_is_told_and_only_what_is_unusual() -> None:
    assert agreed(table(), english()) == turn_time(0, english())
    unusual = table(games="3", turn_seconds=60, rated=False)
    assert agreed(unusual, english()) == "3 games, 1 minute a turn, unrated"


def test_the_games_of_a_match_are_counted_from_one() -> None:
    assert heading(table(games="1"), english()) == "Qwixx, table 1"
    second = table(games="3", series=1, series_game=1)
    assert heading(second, english()) == "Qwixx, table 1, game 2 of 3"


def test_a_lobby_tells_who_sits_where_and_how_long_it_waits() -> None:
    told = lobby_text(table_view(table(chairs=PEOPLE[:2]), at=NOW), NAMES[:2], "", english())
    assert told.splitlines() == [
        f"**Ana** hosts this table: {turn_time(0, english())}.",
        f"Closes {WHEN} if nobody starts it.",
        "1. **Ana**",
        "2. **Bo**",
    ]


def test_a_lobby_tells_who_is_ready_what_changed_and_what_is_missing() -> None:
    ready = replace(PEOPLE[0], ready=True)
    shown = table(
        chairs=(ready,),
        private=True,
        autostart=True,
        games="3",
        rated=False,
        changed=("games", "rated"),
    )
    assert lobby_text(table_view(shown), NAMES[:1], "", english()).splitlines() == [
        f"**Ana** hosts this table: 3 games, {turn_time(0, english())}, unrated.",
        "Private: only those the host invites can join.",
        "Starts by itself when all seats are taken and everybody is ready.",
        "Changed: **3 games, unrated**. Press Ready if you agree.",
        "One more player is needed, or an AI.",
        "1. **Ana** ✅ ready",
    ]


def test_a_seat_is_kept_for_everybody_invited_who_has_not_come_or_declined() -> None:
    guests = (
        Guest(2, kept_until=NOW),
        Guest(3, kept_until=NOW),
        Guest(4, refused=True),
        Guest(5),
    )
    assert invited(table(chairs=PEOPLE[:1], guests=guests)) == (2, 3)
    assert invited(table(chairs=PEOPLE[:2], guests=guests)) == (3,)
    told = invitation(table(chairs=PEOPLE[:1], guests=guests), english())
    assert told.startswith("<@2> <@3> You are invited to play.")
    assert f"kept for you until <t:{NOW.timestamp():.0f}:t>" in told


def test_a_lobby_with_given_seats_begins_by_itself() -> None:
    given = table_view(table(chairs=PEOPLE[:2], tournament=1), at=NOW)
    assert f"Begins {WHEN} by itself." in lobby_text(given, NAMES[:2], "Cup", english())


@pytest.mark.parametrize(("players", "beyond"), [(1, False), (2, False), (4, False), (5, True)])
def test_more_players_than_the_book_knows_are_pointed_out(players: int, beyond: bool) -> None:
    told = lobby_text(table_view(table(chairs=PEOPLE[:players])), NAMES[:players], "", english())
    assert ("beyond the printed rules" in told) is beyond


def test_the_menu_of_a_lobby_is_a_new_one_whenever_somebody_has_come() -> None:
    """Discord keeps showing what was picked as long as the id stays the same."""
    menus = [offered(PEOPLE[:players])[-1] for players in (1, 2, 3)]
    assert len(set(menus)) == 3
    assert all(f":{Verb.ADD_AI}" in menu for menu in menus)


def test_given_seats_are_neither_taken_nor_left_by_a_click() -> None:
    assert offered(PEOPLE[:2], tournament=1) == ["r1:1:0:b", "r1:1:0:u"]
    ((start, rules),) = lobby_rows(table(chairs=PEOPLE[:2], tournament=1), english())
    assert [str(start.click), str(rules.click)] == ["r1:1:0:b", "r1:1:0:u"], (
        "nobody is to come back"
    )
    assert offered((PEOPLE[0], AWAY), tournament=1) == ["r1:1:0:j", "r1:1:0:b", "r1:1:0:u"]
    assert has_room(table(chairs=(PEOPLE[0], AWAY), series=1))
    assert not has_room(table(series=1)), "an AI of the match stays"


def test_only_people_who_play_themselves_are_called_to_given_seats() -> None:
    chairs = (PEOPLE[0], AWAY, Chair(2, level=Level.HARD))
    assert invited(table(chairs=chairs, tournament=1)) == (1,)
    assert invited(table(chairs=chairs)) == ()


@pytest.mark.parametrize(
    ("changes", "rematch"),
    [
        ({}, True),
        ({"games": "2", "series": 1, "series_game": 0}, False),
        ({"games": "2", "series": 1, "series_game": 1}, True),
        ({"tournament": 1}, False),
    ],
)
def test_a_rematch_is_offered_when_nothing_follows(
    changes: dict[str, object], rematch: bool
) -> None:
    verbs = [button.click.verb for button in result_buttons(table(**changes), english())]
    assert verbs == ([Verb.REMATCH, Verb.REPLAY] if rematch else [Verb.REPLAY])


@pytest.mark.parametrize(
    ("chair", "end"),
    [
        (PEOPLE[1], "**Bo**: board full 🏆"),
        (AWAY, "**Bo**: board full, lost by being away at the end"),
        (RESIGNED, "**Bo**: board full, lost by giving up"),
        (FORFEITED, "**Bo**: board full, lost by giving up"),
    ],
)
def test_who_has_left_is_marked_in_the_result(chair: Chair, end: str) -> None:
    shown = table_view(table(game="lucky_numbers", chairs=(PEOPLE[0], chair)))
    first = Standing(1, 1, score=0, points=0, won=True)
    assert standing_line(first, shown, NAMES, english()) == f"1\\. {end}"


@pytest.mark.parametrize(
    ("chair", "told"),
    [
        (PEOPLE[1], []),
        (AWAY, ["The AI played to the end for **Bo**, who was away.", "**Ana** wins!"]),
        (RESIGNED, ["The AI played to the end for **Bo**, who gave up.", "**Ana** wins!"]),
        (FORFEITED, ["**Bo** gave up.", "**Ana** wins!"]),
    ],
)
def test_who_abandoned_the_game_is_told_and_who_won_it(chair: Chair, told: list[str]) -> None:
    ended = table_view(table(chairs=(PEOPLE[0], chair), status=Status.FINISHED))
    first = Standing(0, 1, score=0, points=0, won=True)
    assert abandoned(replace(ended, standings=(first,)), NAMES, english()) == told


def test_when_everybody_abandoned_the_game_nobody_wins() -> None:
    both = replace(AWAY, seat=0, user=1), AWAY
    ended = table_view(table(chairs=both, status=Status.FINISHED))
    assert abandoned(ended, NAMES, english())[-1] == "Game over: nobody wins."


def test_for_whom_the_ai_plays_is_told_and_whether_they_can_come_back() -> None:
    gone = [
        substitutes(table(chairs=(PEOPLE[0], chair)), NAMES[:2], english())
        for chair in (PEOPLE[1], AWAY, RESIGNED)
    ]
    assert gone == [
        [],
        ["**Bo** is away; the AI plays until they click again."],
        ["**Bo** gave up; the AI plays on."],
    ]


def test_a_match_has_a_score_from_two_games_on() -> None:
    match = table(chairs=PEOPLE[:2], games="2", series=1)
    one, two = Series(1, 2, 1, (5, 3), (1, 0)), Series(2, 2, 1, (5, 1), (1, 0))
    assert series_lines(one, match, NAMES, english()) == []
    assert series_lines(two, match, NAMES, english()) == [
        "",
        "After game 1 of 2:",
        "1\\. **Ana**: 5 points",
        "2\\. **Bo**: 1 point",
    ]


@pytest.mark.parametrize(
    ("widths", "extras", "packed"),
    [
        ([], 2, [2]),
        ([3], 2, [5]),
        ([4], 2, [4, 2]),
        ([5], 1, [5, 1]),
        ([5, 1], 2, [5, 3]),
    ],
)
def test_what_every_turn_offers_stands_behind_the_moves_if_there_is_room(
    widths: list[int], extras: int, packed: list[int]
) -> None:
    one = Button("x", Click(Verb.VIEW, 1))
    rows = with_extras(tuple((one,) * width for width in widths), (one,) * extras)
    assert [len(row) for row in rows] == packed


def test_a_page_offers_the_same_click_only_once() -> None:
    """Discord refuses a message with two buttons of one id."""
    twice = (
        Button("a way", Click(Verb.MOVE, 1, 1, "x")),
        Button("or so", Click(Verb.MOVE, 1, 1, "x")),
    )
    view = Page(rows=(twice,)).view()
    assert view is not None
    assert len(view.children) == 1
