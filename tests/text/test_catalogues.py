"""Every catalogue can be read, says each thing once and refers to nothing that is not there."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.games.registry import FACES
from bot.text.languages import Words
from tests.text.catalogue import body, entries, files, keys

LANGUAGES = Words().languages
ALL_FILES = [path for language in LANGUAGES for path in files(language)]


def named(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", ALL_FILES, ids=named)
def test_every_line_is_understood(path: Path) -> None:
    assert [entry.content for entry in body(path) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_said_twice(language: str) -> None:
    counted = Counter(entry.key for entry in entries(language))
    assert [key for key, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_and_parameters_are_kebab_and_lower_case(language: str) -> None:
    kebab = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
    words = {word for entry in entries(language) for word in (entry.key, *entry.params)}
    assert [word for word in words if not kebab.fullmatch(word.replace("_", "-"))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_lead_somewhere(language: str) -> None:
    known = {entry.key for entry in entries(language)}
    assert {ref for entry in entries(language) for ref in entry.refers} - known == set()


@pytest.mark.parametrize("path", ALL_FILES, ids=named)
def test_there_are_no_terms(path: Path) -> None:
    """Fluent does not tell when a term lacks a parameter; messages serve as well."""
    assert [entry.id.name for entry in body(path) if isinstance(entry, ast.Term)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_says_the_same_things_with_the_same_parameters(language: str) -> None:
    """A translation may leave a parameter out, but has none that English does not give."""
    english = {entry.key: entry.params for entry in entries("en")}
    assert {entry.key for entry in entries(language)} == english.keys()
    assert [e.key for e in entries(language) if not e.params <= english[e.key]] == []


def test_each_event_has_a_family() -> None:
    families = tuple(f"event-{face.family}-" for face in FACES.values())
    assert [key for key in keys("event-") if not key.startswith(families)] == []


class _Shown(Visitor):
    """Collects the parameters that are put into the text as they are."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ast.VariableReference):
            self.names.add(node.expression.id.name)
        self.generic_visit(node)


@pytest.mark.parametrize("path", ALL_FILES, ids=named)
def test_what_the_rules_call_things_is_chosen_by_and_never_shown(path: Path) -> None:
    shown = _Shown()
    for message in body(path):
        if isinstance(message, ast.Message) and message.id.name.startswith(("event-", "reason-")):
            shown.visit(message)
    assert not shown.names & {"seat", "color", "column", "symbol"}
