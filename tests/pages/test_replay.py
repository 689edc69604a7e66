"""What the viewer of a finished game shows and offers, and what its file says, for every game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.pages.custom_ids import parse
from bot.pages.replay import FILE, file_words, narrated, position_buttons
from core.engine.replay import read, retell
from core.engine.rules import Level
from core.live.table import Live
from core.model.table import Chair, Status
from core.model.views import Playback
from core.tables.views import playback
from tests.pages.tables import NOW, table
from tests.text.catalogue import english

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.txt"))
NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")


def golden(file: Path, chairs: tuple[Chair, ...] = ()) -> Playback:
    """A game on record, played by people."""
    record = read(file.read_text()).record
    people = tuple(Chair(seat, user=seat + 1) for seat in range(len(record.seats)))
    over = table(
        game=record.game,
        options=dict(record.options),
        status=Status.FINISHED,
        ended_at=NOW,
        chairs=chairs or people,
    )
    lines = tuple(retell(over.kind.rules, record))
    return playback(Live.of(over, lines), record)


def names_of(shown: Playback) -> tuple[str, ...]:
    return NAMES[: len(shown.seen.table.chairs)]


@pytest.mark.parametrize("file", GOLDEN, ids=lambda path: path.stem)
def test_every_position_has_words_that_fit(file: Path) -> None:
    shown = golden(file)
    for number in range(len(shown.positions)):
        lines = narrated(shown, number, names_of(shown), english(), 8)
        assert lines, f"nothing led to move {number}"
        assert not any("has answered" in line for line in lines), "it has resolved"
        assert len("\n".join(lines)) < 1000


@pytest.mark.parametrize("file", GOLDEN, ids=lambda path: path.stem)
def test_a_file_tells_every_move_and_the_result_without_names_or_markup(file: Path) -> None:
    shown = golden(file)
    words = file_words(shown, names_of(shown), english())
    numbers = re.findall(r"^ +(\d+)\. \S", words, re.MULTILINE)
    places = len(shown.seen.standings)
    assert [int(number) for number in numbers[:-places]] == list(range(len(shown.positions)))
    assert "Finished January 2, 2026, 12:00\u202fAM UTC" in words
    assert not re.search(r"[*\\`<>]|" + "|".join(NAMES), words)
    assert not re.search(r"^rungs-replay", words, re.MULTILINE)


def test_an_ai_keeps_its_name_in_a_file() -> None:
    chairs = (Chair(0, user=1), Chair(1, level=Level.EASY))
    words = file_words(golden(GOLDEN[0], chairs), ("Ana", "Robot (easy)"), english())
    assert "Players: Player 1 and Robot (easy)" in words
    assert "Ana" not in words


def test_who_was_away_at_the_end_is_told_there_and_does_not_win() -> None:
    chairs = (Chair(0, user=1, level=Level.EASY), Chair(1, user=2))
    shown = golden(GOLDEN[0], chairs)
    last = len(shown.positions) - 1
    assert narrated(shown, last, NAMES[:2], english(), 8)[-2:] == [
        "The AI filled in for **Ana**, who was away.",
        "**Bo** wins!",
    ]
    assert not any("away" in line for line in narrated(shown, last - 1, NAMES[:2], english(), 8))


@pytest.mark.parametrize(
    ("number", "last", "enabled"),
    [
        (0, 9, [9, 1]),
        (1, 9, [0, 0, 2, 9]),
        (8, 9, [0, 7, 9, 9]),
        (9, 9, [0, 8]),
        (0, 1, [1, 1]),
        (0, 0, []),
    ],
)
def test_buttons_lead_to_the_positions_there_are(
    number: int, last: int, enabled: list[int]
) -> None:
    buttons = position_buttons(7, number, last, english())
    ids = [str(button.click) for button in buttons]
    assert len(set(ids)) == len(ids), "Discord refuses a message with two buttons of one id"
    assert all(parse(each) for each in ids)
    assert buttons[-1].click.target == FILE
    assert buttons[-1].enabled
    led = [button.click.prompt for button in buttons[:-1] if button.enabled]
    assert sorted(led) == sorted(enabled)
