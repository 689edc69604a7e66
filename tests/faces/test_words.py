"""Positions told in words: short enough, and with everything in them."""

from __future__ import annotations

import re
from functools import partial

import pytest

from bot.games.registry import FACES
from bot.pages.cards.lobby import lobby_alt
from bot.pages.cards.standings import StandingsRow, standings_alt
from bot.text.languages import english
from core.engine.match import Match
from core.engine.rules import Setup
from core.games.registry import GAMES
from tests.faces.positions import NAMES, TABLES, moments, random_game

LONG = ("Wolfeschlegelsteinhausenbergerdor",) * 5


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_alt_texts_fit_discord_even_with_long_names(key: str, players: int) -> None:
    for match in random_game(key, players)[::7]:
        assert 0 < len(FACES[key].alt(match.view(), LONG[:players], english())) < 1024


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_text_boards_fit_a_message(key: str, players: int) -> None:
    for match in moments(key, players):
        text = FACES[key].text(match.view(), LONG[:players], english())
        assert len(text) < 1900
        assert all(len(line) <= 60 for line in text.split("\n\n", 1)[1].splitlines())


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_screen_reader_skips_nothing_in_a_text_board(key: str, players: int) -> None:
    """It says words and numbers, in the order of the lines; single signs it may leave out."""
    for match in random_game(key, players)[::9]:
        text = FACES[key].text(match.view(players - 1), NAMES[:players], english())
        assert not re.search(r"(?<!\S)(?![(\u2068]|-\d)[^\w\s]", text), "a sign alone"
        boards = [text.rindex(f"\n{name}") for name in NAMES[:players]]
        assert boards[-1] == min(boards), "one's own board is the first"


def test_start_numbers_are_told_to_whoever_writes_them() -> None:
    match = moments("top_twelve", 2)[0]
    match, _ = match.play(0, str(match.choices(0)[0]))
    own, other = (FACES["top_twelve"].text(match.view(s), NAMES[:2], english()) for s in (0, 1))
    assert "Your answer: 10 at hand 1." in own
    assert "10 at" not in other


def test_a_name_cannot_break_out_of_the_code_block() -> None:
    match = moments("qwixx", 2)[0]
    assert "`" not in FACES["qwixx"].text(match.view(), ("```evil", "Bram"), english())


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_alt_texts_name_everybody_and_who_is_asked(key: str, players: int) -> None:
    for match in moments(key, players)[:3]:
        alt = FACES[key].alt(match.view(), NAMES[:players], english())
        assert all(name in alt for name in NAMES[:players])


def test_several_names_in_a_sentence_are_joined_as_people_say_them() -> None:
    opening = moments("qwixx", 3)[0].view()
    alt = FACES["qwixx"].alt(opening, NAMES[:3], english())
    assert "Waiting for \u2068Aurelia\u2069, \u2068Bram\u2069 and \u2068Cosima\u2069." in alt


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("qwixx", r"(red|yellow|green|blue) \d+"),
        ("top_twelve", r"\d+ at (hand|star|house|tree|moon) \d+"),
        ("lucky_numbers", r"\d+ on [a-d][1-4]"),
    ],
)
def test_alt_texts_say_the_last_moves_in_words(key: str, said: str) -> None:
    played = next(match for match in reversed(random_game(key, 2)) if match.view().last)
    alt = FACES[key].alt(played.view(), NAMES[:2], english())
    assert re.search(rf"Last: (Aurelia|Bram) \({said}\)[.,]", alt)


def test_qwixx_scores_tell_penalties_only_where_there_are_some() -> None:
    standings = random_game("qwixx", 4)[-1].view().standings
    for standing in standings:
        told = FACES["qwixx"].score(standing, english())
        assert ("penalties" in told) == (standing.details["misthrows"] < 0)
        assert " ," not in told
    assert len({standing.details["misthrows"] < 0 for standing in standings}) == 2


def test_the_ladder_alt_text_reads_the_board() -> None:
    match, _ = Match.start(GAMES["lucky_numbers"].rules, Setup(2, first=0), bytes(32))
    for seat in (0, 1):
        match, _ = match.play(seat, str(match.choices(seat)[0]))
    view = match.view()
    alt = FACES["lucky_numbers"].alt(view, NAMES[:2], english())
    corner = view.boards[0][0]
    assert alt.startswith("Lucky Numbers. \u2068Aurelia\u2069 to move. Face down: 32")
    assert f"Aurelia, 12 empty: {corner}, b1, c1, d1; a2, " in alt


def test_an_owner_hears_what_may_be_done_and_what_is_advised() -> None:
    match = moments("qwixx", 2)[0]
    assert match.prompt is not None
    seat = match.prompt.seats[0]
    moves = match.choices(seat)
    alt = FACES["qwixx"].panel_alt(match.view(seat), NAMES[:2], english(), moves, moves[:1])
    label = partial(FACES["qwixx"].controls.label, match.view(seat), say=english())
    assert f"Possible: {', '.join(map(label, moves))}." in alt
    assert f"Suggested: 1. {label(moves[0])}." in alt


def test_tables_and_invitations_have_words_too() -> None:
    places = (StandingsRow(1, "Aurelia", ("3", "1")), StandingsRow(2, "\u200b", ("1", "1")))
    told = standings_alt("Cup", ("points", "played"), places, english())
    assert told == "Cup: 1. Aurelia: points 3, played 1. 2. ?: points 1, played 1."
    told = standings_alt("Cup", ("",), (StandingsRow(1, "Aurelia", ("3 points",)),), english())
    assert told == "Cup: 1. Aurelia: 3 points.", "a podium's column needs no heading"
    told = lobby_alt("qwixx", NAMES[:2], 4, "2 minutes a turn", english())
    assert told == "Qwixx: 2 of 4 seats taken. Aurelia, Bram. Options: 2 minutes a turn."
