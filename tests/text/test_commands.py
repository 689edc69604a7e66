"""What Discord takes as names and descriptions of commands, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from discord import Locale
from discord.app_commands import Command, Group
from fluent.syntax import FluentSerializer

from bot.commands import COMMANDS
from bot.locales.commands import LARGEST, Sent, size_of
from tests.text.catalogue import LANGUAGES, catalog, keys, words

MENTION = re.compile(r'COMMAND\("([^"]+)"\)')


@cache
def sent() -> Sent:
    return Sent(words())


@pytest.mark.parametrize("language", LANGUAGES)
def test_discord_takes_all_commands(language: str) -> None:
    assert [str(mistake) for mistake in sent().mistakes(language)] == []


def test_command_names_and_options_are_translated_for_every_locale() -> None:
    spoken = {locale.value for locale in Locale if words().spoken(locale.value)}
    assert spoken >= {"en-US", "en-GB"}
    named = [part for part in sent().parts if "description" in part]
    assert len(named) > 100
    for part in named:
        for field in ("name_localizations", "description_localizations"):
            assert set(part[field]) == spoken, part["name"]


def test_of_each_text_the_longest_language_counts() -> None:
    one = {"name": "ab", "name_localizations": {"de": "abcd", "fr": "a"}, "value": "x"}
    assert size_of({"name": "abc", "description": "1234", "choices": [one]}) == 7 + 5
    assert 3000 < max(map(size_of, sent().commands)) <= LARGEST


def test_what_discord_would_not_take_is_found() -> None:
    bad = Sent(words())
    bad.commands[:] = [
        {"name": "Join", "description": "x" * 101},
        {"name": "leave", "description": "", "options": [{"name": "a", "description": "b"}] * 26},
        {"name": "big", "description": "x" * 100, "choices": [{"name": "a", "value": "x" * 8000}]},
    ]
    assert [str(mistake).partition(" ")[0] for mistake in bad.mistakes("en")] == [
        "/Join:", "/Join:", "/big:", "/leave:", "a:", "a:",
    ]  # fmt: skip


def messages(language: str) -> dict[str, str]:
    """The source of every message that people read outside of the list of commands."""
    return {
        message.key: FluentSerializer().serialize_entry(message.node)
        for message in catalog(language).messages.values()
        if message.file != "commands.ftl"
    }


def leaves() -> set[str]:
    """Every command that can be given, `tournament join` and the like."""
    walked = (command for top in COMMANDS for command in (top, *_inner(top)))
    return {command.qualified_name for command in walked if not isinstance(command, Group)}


def _inner(command: object) -> Iterator[Command[Any, ..., Any] | Group]:
    return command.walk_commands() if isinstance(command, Group) else iter(())


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_name_commands_that_exist(language: str) -> None:
    named = {name for text in messages(language).values() for name in MENTION.findall(text)}
    assert named
    assert named <= leaves()


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_in_messages_can_be_clicked(language: str) -> None:
    bare = re.compile(rf"(?<![\w/])/({'|'.join(command.name for command in COMMANDS)})\b")
    found = {key for key, text in messages(language).items() if bare.search(text)}
    assert found == set()


def test_in_english_the_catalogue_says_what_the_code_says() -> None:
    """Discord shows the code's words to languages we do not speak."""
    assert sent().commands
    code, say = sent().recorder.heard, words().say("en")
    assert {key: said for key, said in code.items() if said != {say(key)}} == {}
    assert set(keys(file="commands.ftl")) <= code.keys()
