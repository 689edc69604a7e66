"""What the public messages of a table say and offer, from plain values."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.common.controls import Tone
from bot.pages.custom_ids import Click, Verb
from bot.pages.host import host_page
from bot.pages.lobby import (
    has_room,
    invitation,
    invited,
    lobby_rows,
    lobby_text,
    lobby_title,
)
from bot.pages.page import LONGEST_BODY, Button, Menu, Page, in_parts, with_extras
from bot.pages.phrases import agreed, heading, turn_time
from bot.pages.result import abandoned, absent, outcome, result_buttons, series_lines, standing_line
from bot.pages.table import fair_page, story_page
from bot.pages.turn import headline, narrated, substitutes
from bot.text.rulebook import summary
from core.engine.match import Answer, replay
from core.engine.rules import Level, Setup, Standing, event
from core.engine.series import Series
from core.games.registry import GAMES
from core.live.table import Live
from core.model.table import QUIET_DAYS, Chair, Guest, Status
from core.model.views import StoryLine, TableView
from core.tables.views import seat_view, with_story
from tests.pages.tables import NOW, table, table_view
from tests.seeds import seeded
from tests.text.catalogue import english
from tests.walks import random_game

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


def test_a_lobby_older_than_an_option_has_its_default() -> None:
    older = table(game="five_to_twelve", options={}, turn_seconds=60)
    assert agreed(older, english()) == "one tile at a time, 1 minute a turn"
    panel = host_page(older, 1, NAMES[:2], english())
    menus = [part for row in panel.rows for part in row if isinstance(part, Menu)]
    offered = [value for menu in menus for value, _ in menu.choices if "setup" in value]
    assert offered == ["setup=four"]


def test_the_games_of_a_match_are_counted_from_one() -> None:
    assert heading(table(games="1"), english()) == "Qwixx, table 1"
    second = table(games="3", series=1, series_game=1)
    assert heading(second, english()) == "Qwixx, table 1, game 2 of 3"


def test_a_lobby_tells_who_sits_where_and_how_long_it_waits() -> None:
    told = lobby_text(table_view(table(chairs=PEOPLE[:2]), at=NOW), NAMES[:2], "", english())
    assert told.splitlines() == [
        summary("qwixx", english()),
        "",
        "1. **Ana** (host)",
        "2. **Bo**",
        "",
        f"Options: {turn_time(0, english())}.",
        f"Closes {WHEN} if nobody starts it.",
    ]


def test_the_title_of_a_lobby_says_whose_game_it_is() -> None:
    assert lobby_title(table(), NAMES[:2], english()) == "Ana opens a game of Qwixx"
    assert lobby_title(table(tournament=1), NAMES[:2], english()) == "Qwixx, table 1"


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
        summary("qwixx", english()),
        "",
        "1. **Ana** (host) ✅",
        "",
        "**One more player:** press Join. Or **Ana** adds an AI.",
        f"Options: 3 games, {turn_time(0, english())}, unrated.",
        "Changed: **3 games, unrated**. Press Ready if you agree.",
        "Private: only those the host invites can join.",
        "Starts automatically when all seats are taken and everybody is ready.",
    ]


def test_a_start_that_is_not_possible_says_why() -> None:
    alone = [part for row in lobby_rows(table(chairs=PEOPLE[:1]), english()) for part in row]
    start = next(part for part in alone if part.click.verb is Verb.START)
    assert start == Button(
        "Start (one more player needed)", Click(Verb.START, 1), Tone.BLUE, enabled=False
    )
    assert "r1:1:0:b" in offered(PEOPLE[:2])


def test_an_ai_is_one_click_away_for_a_host_who_is_alone() -> None:
    assert "r1:1:0:pa" in offered(PEOPLE[:1])
    assert "r1:1:0:pa" not in offered(PEOPLE[:2])
    assert "r1:1:0:pa" not in offered(PEOPLE[:1], tournament=1)


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
    assert f"Starts automatically {WHEN}." in lobby_text(given, NAMES[:2], "Cup", english())


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
    always = ["r1:1:0:b", "r1:1:0:u", "r1:1:0:fp"]
    assert offered(PEOPLE[:2], tournament=1) == always
    (row,) = lobby_rows(table(chairs=PEOPLE[:2], tournament=1), english())
    assert [str(part.click) for part in row] == always, "nobody is to come back"
    assert offered((PEOPLE[0], AWAY), tournament=1) == ["r1:1:0:j", *always]
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
    always = [Verb.REPLAY, Verb.STORY, Verb.FAIR_PLAY]
    assert verbs == ([Verb.REMATCH, *always] if rematch else always)


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
        (AWAY, ["The AI filled in for **Bo**, who was away.", "**Ana** wins!"]),
        (RESIGNED, ["The AI played to the end for **Bo**, who gave up.", "**Ana** wins!"]),
        (FORFEITED, ["**Bo** gave up.", "**Ana** wins!"]),
    ],
)
def test_who_abandoned_the_game_is_told_and_who_won_it(chair: Chair, told: list[str]) -> None:
    ended = table_view(table(chairs=(PEOPLE[0], chair), status=Status.FINISHED))
    first = Standing(0, 1, score=0, points=0, won=True)
    assert abandoned(replace(ended, standings=(first,)), NAMES, english()) == told
    assert absent(ended.table, NAMES, english()) == told[:-1]


def test_when_everybody_abandoned_the_game_nobody_wins() -> None:
    both = replace(AWAY, seat=0, user=1), AWAY
    ended = table_view(table(chairs=both, status=Status.FINISHED))
    assert abandoned(ended, NAMES, english())[-1] == "Game over: nobody wins."


# Headlines.


def seen(game: str, *log: str, **changes: object) -> TableView:
    """A game of two people, as everybody sees it after these moves: "0 r5" is seat 0's."""
    answers = [Answer(int(seat), move) for seat, move in (line.split() for line in log)]
    lines = replay(GAMES[game].rules, Setup(2, first=0), bytes(32), answers)
    shown = table(game=game, chairs=PEOPLE[:2], status=Status.PLAYING, **changes)
    return seat_view(Live.of(shown, lines), None)


def test_the_headline_says_whose_turn_it_is_and_what_to_do() -> None:
    start = seen("lucky_numbers")
    assert headline(start, NAMES[:2], english()) == "Everybody: arrange your four tiles"
    hands = ["-".join(map(str, hand)) for hand in start.view.hands]
    one = seen("lucky_numbers", f"1 {hands[1]}")
    assert headline(one, NAMES[:2], english()) == "Ana, arrange your four tiles"
    both = f"0 {hands[0]}", f"1 {hands[1]}"
    turn = seen("lucky_numbers", *both)
    assert headline(turn, NAMES[:2], english()) == "Ana, draw a tile"
    drawn = seen("lucky_numbers", *both, "0 draw")
    assert headline(drawn, NAMES[:2], english()) == f"Ana, place the {drawn.view.drawn}"
    full = replace(drawn.view, boards=(((drawn.view.drawn,) * 16), *drawn.view.boards[1:]))
    assert headline(replace(drawn, view=full), NAMES[:2], english()) == (
        f"Ana, leave the {drawn.view.drawn}: it fits nowhere"
    )
    left = seen("lucky_numbers", *both, "0 draw", "0 leave")
    assert headline(left, NAMES[:2], english()) == "Bo, draw a tile or take a face-up one"


def test_the_headline_of_a_roll_is_for_everybody() -> None:
    rolled = seen("qwixx")
    total = sum(rolled.view.dice.white)
    assert headline(rolled, NAMES[:2], english()) == (
        f"Ana rolled {total}: everybody may cross it off"
    )
    waits = seen("qwixx", "0 pass")
    assert headline(waits, NAMES[:2], english()) == f"Bo, cross off {total} or pass"


def test_a_pause_and_an_ai_at_work_have_headlines() -> None:
    assert headline(seen("qwixx", paused_until=NOW), NAMES[:2], english()) == "Paused"
    away = tuple(replace(chair, level=Level.EASY) for chair in PEOPLE[:2])
    thinks = seen("qwixx")
    thinks = replace(thinks, table=replace(thinks.table, chairs=away))
    assert headline(thinks, NAMES[:2], english()) == "Ana and Bo are thinking"


def test_a_name_in_a_headline_cannot_change_how_it_looks() -> None:
    told = headline(seen("qwixx"), ("**@everyone**", "Bo"), english())
    assert told.startswith(r"\*\*\@everyone\*\* rolled")
    assert Page(title="x" * 300).embed().title == "x" * 256  # type: ignore[union-attr]


def ended(game: str, *scores: int, won: tuple[int, ...] = (0,), **changes: object) -> TableView:
    standings = tuple(
        Standing(seat, 1 if seat in won else 2, score, 0, won=seat in won)
        for seat, score in enumerate(scores)
    )
    live = seen(game)
    view = replace(live.view, prompt=None, standings=standings)
    shown = replace(live.table, status=Status.FINISHED, **changes)  # type: ignore[arg-type]
    return replace(live, table=shown, view=view, standings=standings, prompt=None)


@pytest.mark.parametrize(
    ("game", "scores", "won", "told"),
    [
        ("qwixx", (57, 31), (0,), "Ana wins with 57!"),
        ("qwixx", (57, 57), (0, 1), "Ana and Bo win together with 57!"),
        ("lucky_numbers", (0, 4), (0,), "Ana wins with a full board!"),
        ("five_to_twelve", (3, 1), (1,), "Bo wins with one empty cell!"),
        ("top_twelve", (12, 9), (0,), "Ana wins with a full column!"),
        ("top_twelve", (10, 9), (0,), "Ana wins with 10 in a column!"),
        ("qwixx", (57, 31), (), "Game over: nobody wins."),
    ],
)
def test_the_title_of_a_result_says_who_won_with_what(
    game: str, scores: tuple[int, ...], won: tuple[int, ...], told: str
) -> None:
    assert outcome(ended(game, *scores, won=won), NAMES[:2], english()) == told


def test_a_game_that_was_given_up_has_a_winner_and_no_score() -> None:
    stopped = ended("qwixx", 3, 9, chairs=(PEOPLE[0], FORFEITED))
    assert outcome(stopped, NAMES[:2], english()) == "Ana wins!"
    nobody = ended("qwixx", 3, 9, won=(), chairs=(PEOPLE[0], FORFEITED))
    assert outcome(nobody, NAMES[:2], english()) == "Game over: nobody wins."
    played = ended("qwixx", 3, 9, chairs=(PEOPLE[0], AWAY))
    assert outcome(played, NAMES[:2], english()) == "Ana wins with 3!"


# Story and fair play.


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_is_told_from_the_latest_lines_as_from_the_whole_story(game: str) -> None:
    chance = seeded(game)
    shown = table(game=game, chairs=PEOPLE[:2], status=Status.PLAYING)
    lines = list(random_game(GAMES[game].rules, 2, chance))
    story = tuple(map(StoryLine.of, lines))
    for length in range(1, len(lines) + 1):
        kept = seat_view(Live.of(shown, lines[:length]), None)
        whole = with_story(kept, story[:length])
        since = chance.randrange(length)
        assert narrated(kept, NAMES[:2], since, length, english()) == narrated(
            whole, NAMES[:2], since, length, english()
        )


def test_the_story_opens_at_its_end_and_turns_back() -> None:
    rolls = tuple(StoryLine(None, (event("rolled", 0, white1=1, white2=n),)) for n in range(50))
    view = replace(seen("qwixx"), story=rolls)
    last = story_page(view, NAMES[:2], 0, english())
    assert last.title == "The story of Qwixx, table 1"
    assert (last.body.count("\n"), last.footer) == (19, "Page 3 of 3")
    assert last.body.endswith("rolls 1 and 49 on the white dice.")
    back = Button("Back", Click(Verb.STORY, 1, 2))
    assert last.rows == ((back, Button("Next", Click(Verb.STORY, 1, 4), enabled=False)),)
    first = story_page(view, NAMES[:2], 1, english())
    assert first.body.startswith("**Ana** rolls 1 and 0")
    assert story_page(seen("qwixx"), NAMES[:2], 0, english()).rows == ()


def test_no_part_of_a_story_is_longer_than_discord_allows() -> None:
    parts = in_parts(["x" * 499] * 100, 20)
    assert max(map(len, parts)) <= LONGEST_BODY
    assert sum(part.count("x") for part in parts) == 499 * 100
    assert in_parts([], 20) == [""]


def test_fair_play_tells_the_secret_only_when_it_is_known_to_all() -> None:
    running = fair_page(seen("qwixx"), english()).body
    assert "00000-00000-000000-00000-00000" in running
    assert "0" * 64 in running
    assert "stays hidden until the game is over" in running
    over = fair_page(replace(ended("qwixx", 57, 31), secret=b"s" * 32), english()).body
    assert "73" * 32 in over
    assert "core.verify" in over
    assert "stays hidden" not in over


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


def test_a_series_has_a_score() -> None:
    match = table(chairs=PEOPLE[:2], games="2", series=1)
    two = Series(2, 2, 1, (5, 1), (1, 0))
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
    (row,) = view.to_components()
    assert [button["label"] for button in row["components"]] == ["a way"]
