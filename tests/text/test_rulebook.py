"""Rules and guide fit into messages, and cite rules that exist, in every language."""

from __future__ import annotations

import re

import pytest

from bot.games.registry import FACES
from bot.pages.manual import HELP, OVERVIEW, help_page, rules_page
from bot.pages.page import Button, Page
from bot.text.rulebook import SECTIONS, section, summary
from bot.text.say import Say
from core.games.registry import GAMES
from tests.text.catalogue import LANGUAGES, keys, words

LONGEST_HELP = 4000
"""An embed's description takes 4096."""
LONGEST_LABEL = 30
MOST_ITEMS = 5
"""In a row of a message; there may be as many rows."""


@pytest.fixture(params=LANGUAGES)
def say(request: pytest.FixtureRequest) -> Say:
    return words().say(request.param)


def sections(game: str, say: Say) -> list[str]:
    return [section(game, part, say) for part in SECTIONS]


def pages(say: Say) -> list[Page]:
    helps = [help_page(part, say) for part in (OVERVIEW, *HELP)]
    rules = [rules_page(game, part, say) for game in GAMES for part in (OVERVIEW, *SECTIONS)]
    return helps + rules


def test_a_game_is_told_in_two_sentences(say: Say) -> None:
    for game in GAMES:
        told = summary(game, say)
        assert len(re.findall(r"[.!?](?: |$)", told)) == 2, told
        assert "[" not in told


def test_every_game_has_an_example_with_four_short_captions(say: Say) -> None:
    for game in GAMES:
        example = FACES[game].example
        assert example is not None
        assert len([caption for caption in example(say).captions if caption]) == 4


def test_every_part_has_a_title_a_text_and_a_button_that_leads_to_it(say: Say) -> None:
    for page in pages(say):
        assert page.title
        assert page.body
        items = [item for row in page.rows for item in row if isinstance(item, Button)]
        assert len([item for item in items if not item.enabled]) == 1, "where one is"
        assert [item.label for item in items if len(item.label) > LONGEST_LABEL] == []
        assert all(len(row) < MOST_ITEMS for row in page.rows), "room to show it to all"


def test_every_rule_is_explained_and_cited(say: Say) -> None:
    for game in GAMES:
        text = " ".join(sections(game, say))
        cited = {m for group in re.findall(r"\[([^]]+)\]", text) for m in group.split(", ")}
        (letter,) = {one[0].lower() for one in cited}
        assert {f"mark-{one.lower()}" for one in cited} == set(keys(f"mark-{letter}"))


def test_no_paragraph_is_broken_into_lines(say: Say) -> None:
    """Discord shows line breaks as they are: lists and paragraphs only."""
    parts = [part for game in GAMES for part in sections(game, say)]
    lines = [line for part in parts for line in part.splitlines() if line]
    assert [line for line in lines if line[-1] not in ".:;"] == []


def test_no_rule_text_is_left_over() -> None:
    games = {game.replace("_", "-") for game in GAMES}
    games |= {"title", *(face.family for face in FACES.values())}
    parts = (*SECTIONS, "summary", "overview")
    expected = {f"rules-{game}-{part}" for game in games for part in parts}
    assert set(keys("rules-")) <= expected | {"rules-overview", "rules-part"}


def test_the_help_fits_into_messages(say: Say) -> None:
    for part in (OVERVIEW, *HELP):
        page = help_page(part, say)
        assert len(page.title) + len(page.body) <= LONGEST_HELP


def test_the_help_begins_with_three_things_to_do(say: Say) -> None:
    body = help_page(OVERVIEW, say).body
    assert len(re.findall(r"^\d\. \*\*", body, re.MULTILINE)) == 3


def test_every_rule_has_its_sentence(say: Say) -> None:
    assert [text for text in map(say, keys("mark-")) if not text.endswith(".")] == []


def test_the_help_has_a_line_for_every_command() -> None:
    helped = {name for names in HELP.values() for name in names}
    assert helped == {key.removeprefix("help-command-") for key in keys("help-command-")}
    described = (key for key in keys("command-") if key.endswith("-description"))
    assert helped == {key.removeprefix("command-")[: -len("-description")] for key in described}
