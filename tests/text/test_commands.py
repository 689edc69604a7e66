"""What Discord takes as names and descriptions of commands."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from discord import Client, Intents, Locale
from discord.app_commands import Command, CommandTree, Group, locale_str
from discord.app_commands.translator import TranslationContextTypes
from fluent.syntax import FluentSerializer
from fluent.syntax import ast as ftl

from bot.commands import COMMANDS
from bot.commands.common import fill_choices
from bot.text.languages import CommandTranslator, Words
from tests.text.catalogue import body, files, keys, words

Part = dict[str, Any]
"""A command, an option or a choice, in Discord's JSON."""
INNER = ("options", "choices")
MENTION = re.compile(r'COMMAND\("([^"]+)"\)')
NAME = re.compile(r"[-_'\w]{1,32}")
LONGEST_TEXT, MOST_OPTIONS, LARGEST = 100, 25, 8000
"""Discord's limits; the last is for all names, descriptions and values of one command."""
LANGUAGES = Words().languages
LOCALES = {locale for locale in Locale if words().spoken(locale.value)}


class Recorder(CommandTranslator):
    """Notes the English of every text that it translates, by key."""

    def __init__(self) -> None:
        super().__init__(words())
        self.heard: dict[str, set[str]] = {}

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        if key := string.extras.get("key"):
            self.heard.setdefault(key, set()).add(string.message)
        return await super().translate(string, locale, context)


@cache
def sent() -> tuple[list[Part], Recorder]:
    """The commands as Discord gets them."""
    recorder, tree = Recorder(), CommandTree(Client(intents=Intents.none()))
    fill_choices(words())

    async def translated() -> list[Part]:
        return [await command.get_translated_payload(tree, recorder) for command in COMMANDS]

    return asyncio.run(translated()), recorder


def parts(part: Part) -> Iterator[Part]:
    yield part
    for inner in (*part.get("options", ()), *part.get("choices", ())):
        yield from parts(inner)


def everything() -> Iterator[Part]:
    return (part for command in sent()[0] for part in parts(command))


def texts(part: Part, field: str, locale: Locale | None = None) -> list[str]:
    """What a field says in one locale, or in all."""
    translated = part.get(f"{field}_localizations") or {}
    if locale is not None:
        return [str(translated.get(locale.value, part[field]))]
    return [part[field], *translated.values()] if field in part else []


def test_command_names_and_options_are_translated_for_every_locale() -> None:
    assert {locale.value for locale in LOCALES} >= {"en-US", "en-GB"}
    named = [part for part in everything() if "description" in part]
    assert len(named) > 100
    for part in named:
        for field in ("name_localizations", "description_localizations"):
            assert set(part[field]) == {locale.value for locale in LOCALES}, part["name"]


def test_names_are_short_and_lower_case() -> None:
    found = {n for part in everything() if "value" not in part for n in texts(part, "name")}
    assert [n for n in found if not NAME.fullmatch(n) or n != n.lower()] == []


def test_descriptions_and_choices_are_short() -> None:
    found = {text for part in everything() for text in texts(part, "description")}
    found |= {name for part in everything() if "value" in part for name in texts(part, "name")}
    assert [text for text in found if not 1 <= len(text) <= LONGEST_TEXT] == []


@pytest.mark.parametrize("locale", sorted(LOCALES, key=str), ids=str)
def test_nothing_beside_it_has_the_same_name(locale: Locale) -> None:
    levels = [sent()[0], *(part.get(kind, ()) for part in everything() for kind in INNER)]
    for level in levels:
        found = Counter(name for part in level for name in texts(part, "name", locale))
        assert [name for name, count in found.items() if count > 1] == []
        assert len(level) <= (MOST_OPTIONS if level is not sent()[0] else 100)


def size(part: Part) -> int:
    """How many characters Discord counts: of each field its longest translation."""
    fields = [texts(part, "name"), texts(part, "description"), [str(part.get("value", ""))]]
    own = sum(max(map(len, field), default=0) for field in fields)
    return own + sum(size(inner) for kind in INNER for inner in part.get(kind, ()))


def test_no_command_is_too_large_for_discord() -> None:
    sizes = {command["name"]: size(command) for command in sent()[0]}
    assert sizes["organize"] > 3000
    assert {name: count for name, count in sizes.items() if count > LARGEST} == {}


def messages(language: str) -> dict[str, str]:
    """The source of every message that people read outside of the list of commands."""
    found = (node for path in files(language) if path.name != "commands.ftl" for node in body(path))
    return {
        node.id.name: FluentSerializer().serialize_entry(node)
        for node in found
        if isinstance(node, ftl.Message)
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
    code, say = sent()[1].heard, words().say("en")
    assert {key: said for key, said in code.items() if said != {say(key)}} == {}
    assert set(keys(file="commands.ftl")) <= code.keys()
