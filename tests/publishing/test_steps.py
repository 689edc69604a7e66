"""What is done to show something, decided without Discord and without a database."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot.publishing.reasons import Anew, Called, Changed, Pending, Reason, Renamed
from bot.publishing.steps import (
    CALLED_AFTER,
    OLD,
    SCROLLED_AWAY,
    YOUNG,
    Circumstances,
    Fate,
    Skip,
    Steps,
    table_steps,
    tournament_steps,
)
from core.engine.match import Answer
from core.engine.rules import Level, Prompt
from core.model.messages import Message
from core.model.table import Chair, Status
from core.model.tournament import TournamentStatus, TournamentView
from core.model.views import StoryLine, TableView
from core.players.preferences import OldTurns, ServerSettings
from core.tables.outbox import Showing
from tests.pages.tables import NOW, table, table_view
from tests.tournaments.test_export import a_view

HOME, ELSEWHERE, LOBBY_MESSAGE = 1, 2, 40
ANN, BO, CY = 11, 12, 13
PEOPLE = tuple(Chair(seat, user=user) for seat, user in enumerate((ANN, BO, CY)))
NOW_ONLY = Circumstances(NOW)
A_MOMENT_AGO = Circumstances(NOW, newest=True, clicked=5, present=frozenset({ANN, BO, CY}))
"""Somebody's click is shown; everybody has clicked lately, and nothing stands below the board."""


def message(topic: str, age: timedelta = timedelta(seconds=5), **changes: Any) -> Message:
    posted = Message(HOME, LOBBY_MESSAGE, topic, NOW - age, since=2, length=4)
    return replace(posted, **changes)


def asking(*seats: int, story: str = "", **changes: Any) -> TableView:
    """A game that asks these seats; its story is who answered, seat by seat."""
    told = tuple(StoryLine(Answer(int(seat), "move"), ()) for seat in story)
    playing = table(status=Status.PLAYING, chairs=PEOPLE, length=len(story), **changes)
    prompt = Prompt(7, "turn", seats, "Q1")
    return replace(table_view(playing), prompt=prompt, story=(StoryLine(None, ()), *told))


def in_lobby(**changes: Any) -> TableView:
    return table_view(table(chairs=PEOPLE, **changes))


def ended(status: Status = Status.FINISHED) -> TableView:
    return table_view(table(status=status, chairs=PEOPLE))


def under(**settings: Any) -> Circumstances:
    return replace(NOW_ONLY, settings=ServerSettings(**settings))


def decided(
    view: TableView,
    last: Message | None = None,
    reason: Reason | None = None,
    facts: Circumstances = NOW_ONLY,
    **found: Any,
) -> Steps[TableView]:
    steps = table_steps(Showing(view, last, owed=True, **found), reason or Pending(), facts)
    assert isinstance(steps, Steps)
    return steps


# Whether a message is needed.


@pytest.mark.parametrize("reason", [Changed(), Pending()])
def test_what_another_task_has_shown_is_not_shown_again(reason: Reason) -> None:
    shown = Showing(asking(0), message("seats 0"), owed=False)
    assert table_steps(shown, reason, NOW_ONLY) is Skip.SHOWN


@pytest.mark.parametrize("reason", [Renamed(), Anew(), Called()])
def test_what_is_shown_is_shown_again_if_somebody_wants_that(reason: Reason) -> None:
    shown = Showing(asking(0), message("seats 0"), owed=False)
    assert isinstance(table_steps(shown, reason, NOW_ONLY), Steps)


def test_a_table_of_ais_in_a_tournament_gets_a_message_only_if_somebody_wants_one() -> None:
    robots = (Chair(0, level=Level.EASY), Chair(1, level=Level.HARD))
    among = Showing(table_view(table(tournament=1, chairs=robots)), None, owed=True)
    assert table_steps(among, Pending(), NOW_ONLY) is Skip.AMONG_AI
    assert isinstance(table_steps(among, Anew(), NOW_ONLY), Steps)
    shown = replace(among, message=message("lobby"))
    assert isinstance(table_steps(shown, Pending(), NOW_ONLY), Steps), "people sat there before"


def test_nobody_is_called_who_is_not_asked() -> None:
    paused = asking(0, paused_until=NOW)
    called = Showing(paused, message("break"), owed=False)
    assert table_steps(called, Called(), NOW_ONLY) is Skip.NOBODY_ASKED


# The topic.


@pytest.mark.parametrize(
    ("view", "topic"),
    [
        (in_lobby(), "lobby"),
        (asking(0), "seats 0"),
        (asking(0, 2), "seats 0 2"),
        (asking(), "seats"),
        (asking(0, paused_until=NOW), "break"),
        (ended(), "end"),
        (ended(Status.EXPIRED), ""),
    ],
)
def test_a_message_names_what_it_is_posted_for(view: TableView, topic: str) -> None:
    assert decided(view).topic == topic


def test_while_only_the_ai_is_asked_a_board_keeps_its_topic() -> None:
    steps = decided(asking(), message("seats 1"))
    assert (steps.topic, steps.edits) == ("seats 1", True)
    assert decided(asking(), message("seats 1"), facts=A_MOMENT_AGO).calls_at is None


# Edited or posted.


@pytest.mark.parametrize(
    ("last", "view", "edits"),
    [
        ("lobby", in_lobby(), True),
        ("lobby", asking(0), False),
        ("seats 0 1", asking(1), True),
        ("seats 0", asking(0, 1), False),
        ("seats 0", asking(1), False),
        ("seats 0", asking(0, paused_until=NOW), False),
        ("break", asking(0), False),
        ("seats 0", ended(), False),
        ("seats 0", ended(Status.ABORTED), True),
        ("end", ended(), True),
        ("", asking(0), False),
    ],
)
def test_a_message_is_edited_as_long_as_it_asks_nobody_else(
    last: str, view: TableView, edits: bool
) -> None:
    assert decided(view, message(last)).edits is edits


@pytest.mark.parametrize(
    ("reason", "followers"), [(Anew(), ()), (Called(), ()), (Pending(), (CY,))]
)
def test_whom_an_edit_would_not_reach_gets_a_new_message(
    reason: Reason, followers: tuple[int, ...]
) -> None:
    assert not decided(asking(0), message("seats 0"), reason, followers=followers).edits


def test_a_board_that_discord_hardly_lets_us_edit_is_posted_anew() -> None:
    assert not decided(asking(0), message("seats 0", OLD)).edits
    assert decided(in_lobby(), message("lobby", OLD)).edits


def test_an_edit_will_do_for_those_who_are_plainly_there() -> None:
    steps = decided(asking(1), message("seats 0"), facts=A_MOMENT_AGO)
    assert (steps.edits, steps.topic, steps.calls_at) == (True, "seats 1", NOW + CALLED_AFTER)


@pytest.mark.parametrize(
    ("last", "facts"),
    [
        (message("seats 0"), replace(A_MOMENT_AGO, clicked=None)),
        (message("seats 0"), replace(A_MOMENT_AGO, newest=False)),
        (message("seats 0"), replace(A_MOMENT_AGO, present=frozenset({ANN}))),
        (message("seats 0", YOUNG), A_MOMENT_AGO),
        (message("break"), A_MOMENT_AGO),
    ],
)
def test_who_may_have_left_is_notified(last: Message, facts: Circumstances) -> None:
    steps = decided(asking(1), last, facts=facts)
    assert (steps.edits, steps.calls_at) == (False, None)


def test_who_was_asked_by_an_edit_is_not_taken_to_be_notified() -> None:
    last = message("seats 0 1", calls_at=NOW)
    away = replace(A_MOMENT_AGO, present=frozenset({ANN}))
    assert decided(asking(1), last, facts=A_MOMENT_AGO).calls_at is not None
    assert decided(asking(1), last, facts=away).calls_at is None


# What becomes of the old message.


@pytest.mark.parametrize(
    ("view", "last", "reason", "fates"),
    [
        (asking(0), "lobby", Pending(), {"*": Fate.STARTED}),
        (ended(), "lobby", Pending(), {"*": Fate.STARTED}),
        (
            asking(1),
            "seats 0",
            Pending(),
            {"remove": Fate.REMOVED, "shrink": Fate.SHRUNK, "keep": Fate.KEPT},
        ),
        (
            ended(),
            "seats 0",
            Pending(),
            {"remove": Fate.REMOVED, "shrink": Fate.SHRUNK, "keep": Fate.KEPT},
        ),
        (asking(0), "seats 0", Anew(), {"*": Fate.SET_ASIDE, "keep": Fate.KEPT}),
        (in_lobby(), "lobby", Anew(), {"*": Fate.SET_ASIDE, "keep": Fate.KEPT}),
        (asking(0), "seats 0", Called(), {"remove": Fate.REMOVED, "shrink": Fate.SHRUNK}),
        (ended(), "end", Anew(), {"*": Fate.REMOVED, "keep": Fate.KEPT}),
        (ended(Status.EXPIRED), "lobby", Pending(), {"*": Fate.REMOVED, "keep": Fate.KEPT}),
    ],
)
def test_the_old_message_goes_as_the_server_has_set(
    view: TableView, last: str, reason: Reason, fates: dict[str, Fate]
) -> None:
    for old_turns in OldTurns:
        expected = fates.get(old_turns, fates.get("*"))
        if expected is not None:
            steps = decided(view, message(last), reason, under(old_turns=old_turns))
            assert steps.fate is expected, old_turns
            assert steps.retires_beside is (expected is Fate.STARTED)


def test_only_those_are_notified_once_more_whom_another_channel_would_not_reach() -> None:
    assert decided(asking(0, 1), message("seats 0 1"), Anew()).known == {ANN, BO}
    assert decided(asking(0, 1), message("seats 0"), Anew()).known == frozenset()
    assert decided(asking(0), message("seats 0"), Called()).known == frozenset()


# Where, and from where on it is told.


def test_a_new_message_stands_where_the_last_one_did_or_where_it_is_asked_for() -> None:
    assert decided(in_lobby()).channel == HOME
    steps = decided(asking(1), message("seats 0", channel=ELSEWHERE), Anew(refuge=3))
    assert (steps.channel, steps.home, steps.refuge) == (ELSEWHERE, HOME, 3)


@pytest.mark.parametrize(
    ("own", "servers", "thread"),
    [(None, False, False), (None, True, True), (False, True, False), (True, False, True)],
)
def test_a_game_that_starts_gets_a_thread_if_table_or_server_wants_one(
    own: bool | None, servers: bool, thread: bool
) -> None:
    facts = under(threads=servers)
    assert decided(asking(0, thread=own), message("lobby"), facts=facts).thread is thread
    assert not decided(asking(1, thread=own), message("seats 0"), facts=facts).thread
    assert not decided(in_lobby(thread=own), message("lobby"), Anew(), facts).thread


def test_a_message_goes_on_telling_where_the_reader_left_off() -> None:
    assert decided(asking(0, story="010")).since == 0
    edited = decided(asking(0, story="010101"), message("seats 0"))
    assert (edited.since, edited.length) == (2, 7)
    kept = under(old_turns="keep")
    assert decided(asking(1, story="010000"), message("seats 0"), facts=kept).since == 4


@pytest.mark.parametrize(("story", "since"), [("0100", 3), ("0000", 0), ("0001010", 4)])
def test_where_turns_are_removed_people_are_told_all_since_their_last_answer(
    story: str, since: int
) -> None:
    assert decided(asking(1, story=story), message("seats 0")).since == since


def test_where_several_are_asked_nobody_misses_anything() -> None:
    view = asking(0, 1, story="0100")
    assert decided(view, message("seats 2")).since == 3
    long = replace(view, earlier=2)
    assert decided(long, message("seats 2", length=9)).since == 5, "its first lines are elsewhere"


# Tournaments.


def tournament(status: TournamentStatus = TournamentStatus.OPEN, **changes: Any) -> TournamentView:
    view = a_view(status)
    return replace(view, tournament=replace(view.tournament, **changes))


@pytest.mark.parametrize(
    ("view", "topic"),
    [
        (tournament(), "open"),
        (tournament(checking_in=True), "check-in"),
        (tournament(TournamentStatus.RUNNING, round=2), "2"),
        (tournament(TournamentStatus.FINISHED), "end"),
        (tournament(TournamentStatus.CANCELLED, topic="2"), "2"),
    ],
)
def test_a_tournament_gets_a_message_for_each_step(view: TournamentView, topic: str) -> None:
    steps = tournament_steps(view, message("another"), NOW_ONLY)
    assert (steps.topic, steps.edits, steps.fate) == (topic, False, Fate.KEPT)


@pytest.mark.parametrize(
    ("age", "facts", "edits"),
    [
        (timedelta(), NOW_ONLY, True),
        (SCROLLED_AWAY, NOW_ONLY, False),
        (SCROLLED_AWAY, replace(NOW_ONLY, newest=True), True),
        (OLD, replace(NOW_ONLY, newest=True), False),
        (OLD, replace(NOW_ONLY, newest=True, clicked=LOBBY_MESSAGE), True),
        (OLD, replace(NOW_ONLY, newest=True, clicked=0), False),
        (OLD, replace(NOW_ONLY, clicked=LOBBY_MESSAGE), False),
    ],
)
def test_a_tournaments_message_is_edited_where_people_find_it(
    age: timedelta, facts: Circumstances, edits: bool
) -> None:
    steps = tournament_steps(tournament(), message("open", age), facts)
    assert (steps.edits, steps.fate) == (edits, Fate.REMOVED)


def test_a_tournament_that_was_never_shown_is_posted_at_home() -> None:
    steps = tournament_steps(tournament(), None, NOW_ONLY)
    assert (steps.edits, steps.channel) == (False, HOME)
