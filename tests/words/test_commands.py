"""What Discord takes as names and descriptions of commands."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from bot.i18n import Words
from tests.words.catalogue import entries, words

NAME = re.compile(r"[-_'\w]{1,32}")
LANGUAGES = Words().languages


def said(language: str) -> dict[str, str]:
    """All texts of the command catalogue."""
    found = [e.key for e in entries(language) if e.file == "commands.ftl"]
    return {key: words().say(language)(key) for key in found}


def names(language: str) -> dict[str, str]:
    return {
        key: text
        for key, text in said(language).items()
        if not key.endswith("-description") and not key.startswith("choice-")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_short_and_lower_case(language: str) -> None:
    bad = {k: t for k, t in names(language).items() if not NAME.fullmatch(t) or t != t.lower()}
    assert bad == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_descriptions_and_choices_are_short(language: str) -> None:
    others = said(language).items() - names(language).items()
    assert [key for key, text in others if not 1 <= len(text) <= 100] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_name_has_a_description(language: str) -> None:
    assert [key for key in names(language) if f"{key}-description" not in said(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_commands_or_options_of_one_command_share_a_name(language: str) -> None:
    def owner(key: str) -> str:
        kind, name, *rest = key.split("-")
        return f"{kind} {name}" if kind == "option" or rest else kind

    counted = Counter((owner(key), text) for key, text in names(language).items())
    assert [pair for pair, count in counted.items() if count > 1] == []
