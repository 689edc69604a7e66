"""What happened is told shortly, in whole sentences, for every event of every game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from random import Random

import pytest

from bot.games.registry import FACES
from bot.text.narration import tell
from core.engine.match import Answer
from core.engine.rules import Event, event
from core.games.registry import GAMES
from core.model.views import StoryLine
from tests.text.catalogue import english, keys
from tests.walks import AnyMatch, any_setup, walk

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")
GAMES_EACH = 3
PLACES = [(key, n) for key, game in GAMES.items() for n in game.rules.players]


@cache
def played(key: str, players: int, game: int) -> tuple[StoryLine, ...]:
    """The whole story of a game; the first moves of a list are preferred more and more.

    Always the same games, since together they must meet every event.
    """
    rules, rng = GAMES[key].rules, Random(f"{key} {players} {game}")
    setup, player = any_setup(rules, players, rng), partial(_answer, rng, 1 + 2 * game)
    lines = walk(rules, setup, rng.randbytes(32), player)
    return tuple(StoryLine(line.answer, line.events) for line in lines)


def _answer(rng: Random, bent: int, match: AnyMatch) -> Answer:
    assert match.prompt is not None
    seat = rng.choice(match.prompt.seats)
    moves = match.choices(seat)
    return Answer(seat, str(moves[int(len(moves) * rng.random() ** bent)]))


def windows(story: Sequence[StoryLine], size: int) -> list[Sequence[StoryLine]]:
    return [story[start : start + size] for start in range(0, len(story), size)]


def told(game: str, *events: Event, names: tuple[str, ...] = NAMES, most: int = 8) -> list[str]:
    return tell([StoryLine(None, events)], FACES[game].grammar, names, english(), most)


def test_the_rounds_of_a_set_up_are_told_in_their_order() -> None:
    rounds = [
        event(key, seat, **params)
        for tile in (3, 9)
        for key, params in (
            ("placed", {"tile": tile, "cell": "a1"}),
            ("dealt", {"tiles": str(tile)}),
        )
        for seat in (0, 1)
    ]
    lines = told("lucky_numbers", *rounds)
    assert [line.split(":")[0] for line in lines] == ["Placed", "Drawn", "Placed", "Drawn"]


@pytest.mark.parametrize(("key", "players"), PLACES)
def test_everything_in_a_random_game_has_words(key: str, players: int) -> None:
    for game in range(GAMES_EACH):
        story = played(key, players, game)
        for size in (1, 3, len(story)):
            for window in windows(story, size):
                lines = tell(window, FACES[key].grammar, NAMES, english())
                assert all(len(line) < 500 and "{" not in line for line in lines)


@pytest.mark.parametrize(("key", "players"), PLACES)
def test_every_single_event_has_words_of_its_own(key: str, players: int) -> None:
    """Also those usually told together: a window may begin or end anywhere."""
    for one in {str(e): e for t in played(key, players, 0) for e in t.events}.values():
        assert told(key, one) != []


def test_no_event_sentence_is_left_over() -> None:
    """Each sentence is needed by an event these games have seen, alone or with another one."""
    seen = {
        f"event-{FACES[key].family}-{e.key.replace('_', '-')}"
        for key, players in PLACES
        for game in range(GAMES_EACH)
        for t in played(key, players, game)
        for e in t.events
    }
    unneeded = [k for k in keys("event-") if not any(f"{k}-".startswith(f"{s}-") for s in seen)]
    assert unneeded == []


def test_revealing_and_placing_is_one_sentence() -> None:
    lines = told(
        "lucky_numbers", event("revealed", 0, tile=13), event("placed", 0, tile=13, cell="b2")
    )
    assert lines == ["**Ana** draws the 13 and places it on b2."]


def test_crosses_of_one_roll_are_one_sentence() -> None:
    lines = told(
        "qwixx",
        event("crossed", 0, color="red", number=5),
        event("crossed", 1, color="blue", number=5),
        event("passed", 2),
        event("crossed", 0, color="green", number=9),
        event("rolled", 1, white1=3, white2=4, red=1),
    )
    assert lines == [
        "Crossed off: **Ana** (red 5, green 9) · **Bo** (blue 5).",
        "**Bo** rolls 3 and 4 on the white dice.",
    ]


def test_entries_and_those_without_a_field_are_told_apart() -> None:
    lines = told(
        "top_twelve",
        event("named", 0, number=37),
        event("rolled", 0, symbol="joker"),
        event("entered", 0, number=37, cell="c5"),
        event("no_field", 1),
        event("entered", 2, number=37, cell="e7"),
    )
    assert lines == [
        "**Ana** names 37 and rolls the joker: any column.",
        "37 entered: **Ana** (house 5) · **Cy** (moon 7).",
        "**Bo** has no room for it.",
    ]


def test_answers_are_told_only_when_nothing_else_happened() -> None:
    quiet = event("answered", 0), event("answered", 2)
    assert told("qwixx", *quiet) == ["**Ana** and **Cy** are ready."]
    assert told("qwixx", *quiet, event("misthrow", 1, count=1)) == ["**Bo** takes penalty 1 of 4."]


def test_winners_are_listed() -> None:
    won = [event("won", seat) for seat in (0, 1, 2)]
    assert told("lucky_numbers", *won) == ["**Ana**, **Bo** and **Cy** win together!"]


def test_after_a_resignation_the_story_names_no_winner() -> None:
    story = [StoryLine(None, (event("ended", reason="board_full"), event("won", 0)))]
    lines = tell(story, FACES["lucky_numbers"].grammar, NAMES, english(), abandoned=True)
    assert lines == ["The game is over: a board is full."]


def test_of_a_long_story_the_latest_is_told() -> None:
    rolls = [event("rolled", 0, white1=1, white2=n) for n in (1, 2, 3, 4)]
    assert told("qwixx", *rolls, most=2) == [
        "**Ana** rolls 1 and 3 on the white dice.",
        "**Ana** rolls 1 and 4 on the white dice.",
    ]


def test_nothing_happened_is_no_line() -> None:
    assert told("qwixx") == []
