"""Rules and guide fit into messages, and cite rules that exist."""

from __future__ import annotations

import re

import pytest

from bot.games.registry import FACES
from bot.pages.page import Button, Page
from bot.pages.reading import HELP, OVERVIEW, help_page, rules_page
from bot.text.rulebook import SECTIONS, section, summary
from core.games.registry import GAMES
from tests.text.catalogue import english, keys

LONGEST_TEXT = 1000
"""What one takes in at a glance."""
LONGEST_HELP = 4000
"""An embed's description takes 4096."""
LONGEST_LABEL = 25
LONGEST_CAPTION = 50
MOST_ITEMS = 5
"""In a row of a message; there may be as many rows."""


def sections(game: str) -> list[str]:
    return [section(game, part, english()) for part in SECTIONS]


def pages() -> list[Page]:
    helps = [help_page(part, english()) for part in (OVERVIEW, *HELP)]
    rules = [rules_page(game, part, english()) for game in GAMES for part in (OVERVIEW, *SECTIONS)]
    return helps + rules


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_game_come_in_short_parts(game: str) -> None:
    assert all(0 < len(part) <= LONGEST_TEXT for part in sections(game))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_told_in_two_sentences(game: str) -> None:
    told = summary(game, english())
    assert len(re.findall(r"[.!?](?: |$)", told)) == 2
    assert "[" not in told


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_an_example_with_four_short_captions(game: str) -> None:
    example = FACES[game].example
    assert example is not None
    captions = example(english()).captions
    assert len(captions) == 4
    assert all(0 < len(caption) <= LONGEST_CAPTION for caption in captions)


def test_every_part_has_a_title_a_text_and_a_button_that_leads_to_it() -> None:
    for page in pages():
        assert page.title
        assert page.body
        items = [item for row in page.rows for item in row if isinstance(item, Button)]
        assert len([item for item in items if not item.enabled]) == 1, "where one is"
        assert all(len(item.label) <= LONGEST_LABEL for item in items)
        assert all(len(row) < MOST_ITEMS for row in page.rows), "room to show it to all"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_explained_and_cited(game: str) -> None:
    text = " ".join(sections(game))
    cited = {m for group in re.findall(r"\[([^]]+)\]", text) for m in group.split(", ")}
    (letter,) = {one[0].lower() for one in cited}
    assert {f"mark-{one.lower()}" for one in cited} == set(keys(f"mark-{letter}"))


@pytest.mark.parametrize("game", GAMES)
def test_no_paragraph_is_broken_into_lines(game: str) -> None:
    """Discord shows line breaks as they are: lists and paragraphs only."""
    lines = [line for part in sections(game) for line in part.splitlines() if line]
    assert [line for line in lines if line[-1] not in ".:;"] == []


def test_no_rule_text_is_left_over() -> None:
    games = {game.replace("_", "-") for game in GAMES}
    games |= {"title", *(face.family for face in FACES.values())}
    parts = (*SECTIONS, "summary", "overview")
    expected = {f"rules-{game}-{part}" for game in games for part in parts}
    assert set(keys("rules-")) <= expected | {"rules-overview", "rules-part"}


@pytest.mark.parametrize("part", [OVERVIEW, *HELP])
def test_the_help_fits_into_messages(part: str) -> None:
    page = help_page(part, english())
    assert len(page.title) + len(page.body) <= LONGEST_HELP


def test_the_help_begins_with_three_things_to_do() -> None:
    body = help_page(OVERVIEW, english()).body
    assert len(re.findall(r"^\d\. \*\*", body, re.MULTILINE)) == 3


def test_the_help_has_a_line_for_every_command() -> None:
    helped = {name for names in HELP.values() for name in names}
    assert helped == {key.removeprefix("help-command-") for key in keys("help-command-")}
    described = (key for key in keys("command-") if key.endswith("-description"))
    assert helped == {key.removeprefix("command-")[: -len("-description")] for key in described}
