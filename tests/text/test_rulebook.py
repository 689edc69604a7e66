"""Rules and guide fit into an embed, and cite rules that exist."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from bot.commands.information import help_text
from bot.games.registry import FACES
from bot.text.rulebook import SECTIONS, Section, sections
from core.games.registry import GAMES
from tests.text.catalogue import english, keys

LONGEST_TEXT = 1000
LONGEST_EMBED = 5500
"""Discord takes 1024 in a field and 6000 in all; a little is left for a title and a footer."""
LONGEST_HELP = 4000
"""An embed's description takes 4096."""


def fits(parts: Sequence[Section]) -> bool:
    texts = [section.text for section in parts]
    whole = sum(len(section.title) + len(section.text) for section in parts)
    return all(0 < len(text) <= LONGEST_TEXT for text in texts) and whole <= LONGEST_EMBED


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_game_fit_into_an_embed(game: str) -> None:
    assert len(sections(game, english())) == len(SECTIONS)
    assert fits(sections(game, english()))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_explained_and_cited(game: str) -> None:
    text = " ".join(section.text for section in sections(game, english()))
    cited = {m for group in re.findall(r"\[([^]]+)\]", text) for m in group.split(", ")}
    (letter,) = {one[0].lower() for one in cited}
    assert {f"mark-{one.lower()}" for one in cited} == set(keys(f"mark-{letter}"))


@pytest.mark.parametrize("game", GAMES)
def test_no_paragraph_is_broken_into_lines(game: str) -> None:
    """Discord shows line breaks as they are: lists and paragraphs only."""
    lines = [line for s in sections(game, english()) for line in s.text.splitlines() if line]
    assert [line for line in lines if line[-1] not in ".:;"] == []


def test_no_rule_text_is_left_over() -> None:
    games = {game.replace("_", "-") for game in GAMES}
    games |= {"title", *(face.family for face in FACES.values())}
    expected = {f"rules-{game}-{part}" for game in games for part in SECTIONS}
    assert set(keys("rules-")) <= expected


def test_the_help_fits_into_an_embed() -> None:
    assert len(english()("help-title")) + len(help_text(english())) <= LONGEST_HELP


def test_the_help_has_a_line_for_every_command() -> None:
    helped = {key.removeprefix("help-command-") for key in keys("help-command-")}
    described = (key for key in keys("command-") if key.endswith("-description"))
    assert helped == {key.removeprefix("command-")[: -len("-description")] for key in described}
