"""What Discord takes as names and descriptions of commands."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Any

import pytest
from discord.app_commands import Command, Group
from fluent.syntax import FluentSerializer
from fluent.syntax import ast as ftl

from bot.commands import COMMANDS
from bot.text.languages import Words
from tests.text.catalogue import body, entries, files, words
from tests.text.test_usage import trees

MENTION = re.compile(r'COMMAND\("([^"]+)"\)')
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
def test_no_two_commands_share_a_name(language: str) -> None:
    """Those of a group may be called like those outside of it."""
    for kind in ("command-", "subcommand-"):
        found = [text for key, text in names(language).items() if key.startswith(kind)]
        assert len(set(found)) == len(found)


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


def given(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Each key of a command's word with the English of the code."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(
                func=ast.Name(id="text"),
                args=[ast.Constant(value=str(default)), ast.Constant(value=str(key))],
            ):
                yield key, default
            case ast.Call(
                func=ast.Name(id="command" | "subcommand" | "organizing" as maker),
                args=[ast.Constant(value=str(name)), ast.Constant(value=str(description))],
            ):
                kind = "command" if maker == "command" else "subcommand"
                yield f"{kind}-{name}", name
                yield f"{kind}-{name}-description", description


def test_in_english_the_catalogue_says_what_the_code_says() -> None:
    """Discord shows the code's words to languages we do not speak."""
    code = {pair for name, tree in trees() if name.startswith("commands/") for pair in given(tree)}
    catalogue = said("en")
    assert [pair for pair in code if catalogue.get(pair[0], pair[1]) != pair[1]] == []
    assert catalogue.keys() <= {key for key, _ in code}
