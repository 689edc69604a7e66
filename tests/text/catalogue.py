"""The catalogues as data: what messages there are, and which parameters each asks for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.text.languages import LOCALES, Words
from bot.text.say import Say


@dataclass(frozen=True, slots=True)
class Entry:
    """A message and what it needs; the parameters of messages it refers to are not counted."""

    file: str
    key: str
    params: frozenset[str]
    refers: frozenset[str]


class _Needs(Visitor):
    def __init__(self) -> None:
        self.params: set[str] = set()
        self.refers: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.params.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.refers.add(node.id.name)


def files(language: str = "en") -> list[Path]:
    return sorted((LOCALES / language).glob("*.ftl"))


@cache
def body(path: Path) -> tuple[ast.EntryType, ...]:
    return tuple(FluentParser().parse(path.read_text(encoding="utf-8")).body)


@cache
def entries(language: str = "en") -> tuple[Entry, ...]:
    messages = (
        (path.name, message)
        for path in files(language)
        for message in body(path)
        if isinstance(message, ast.Message)
    )
    return tuple(_entry(name, message) for name, message in messages)


def _entry(file: str, message: ast.Message) -> Entry:
    needs = _Needs()
    needs.visit(message)
    return Entry(file, message.id.name, frozenset(needs.params), frozenset(needs.refers))


def keys(prefix: str = "", file: str | None = None) -> list[str]:
    return [e.key for e in entries() if e.key.startswith(prefix) and file in {None, e.file}]


@cache
def words() -> Words:
    return Words(strict=True)


def english() -> Say:
    return words().say("en")
