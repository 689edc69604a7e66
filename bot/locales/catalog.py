"""The catalogs as data: what messages there are, and what is inside each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from fluent.syntax import FluentParser, ast

from bot.text.languages import FALLBACK, LOCALES

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
SAME = "same.txt"
"""In a language's folder: the keys of texts that are rightly the same as in English, one a line."""


def children(node: object) -> Iterator[object]:
    if isinstance(node, list):
        yield from node
    elif isinstance(node, ast.BaseNode):
        yield from vars(node).values()


def nodes(node: object) -> Iterator[object]:
    """Yield a node and all that is inside it."""
    yield node
    for child in children(node):
        yield from nodes(child)


def parameter(select: ast.SelectExpression) -> str:
    """Return the parameter a variant is chosen by."""
    assert isinstance(select.selector, ast.VariableReference), "only parameters choose"
    return str(select.selector.id.name)


def variant_name(variant: ast.Variant) -> str:
    key = variant.key
    return str(key.name if isinstance(key, ast.Identifier) else key.value)


@dataclass(frozen=True)
class CatalogMessage:
    """One message of a catalog."""

    file: str
    key: str
    node: ast.Message = field(repr=False)

    @cached_property
    def inside(self) -> tuple[object, ...]:
        return tuple(nodes(self.node.value))

    @cached_property
    def params(self) -> frozenset[str]:
        """Return the parameters it asks for; those of messages it refers to are not counted."""
        return frozenset(n.id.name for n in self.inside if isinstance(n, ast.VariableReference))

    @cached_property
    def shown(self) -> frozenset[str]:
        """Return the parameters that stand in its text."""
        placed = (n.expression for n in self.inside if isinstance(n, ast.Placeable))
        return frozenset(
            one.id.name
            for expression in placed
            if not isinstance(expression, ast.SelectExpression)
            for one in nodes(expression)
            if isinstance(one, ast.VariableReference)
        )

    @cached_property
    def refers(self) -> frozenset[str]:
        return frozenset(n.id.name for n in self.inside if isinstance(n, ast.MessageReference))

    @cached_property
    def selects(self) -> tuple[ast.SelectExpression, ...]:
        return tuple(n for n in self.inside if isinstance(n, ast.SelectExpression))

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """Return the words that are written in it."""
        return tuple(n.value for n in self.inside if isinstance(n, ast.TextElement))


@dataclass(frozen=True)
class Catalog:
    """All messages of one language."""

    language: str = FALLBACK
    root: Path = LOCALES

    @cached_property
    def files(self) -> tuple[Path, ...]:
        return tuple(sorted((self.root / self.language).glob("*.ftl")))

    @cached_property
    def entries(self) -> tuple[tuple[str, ast.EntryType], ...]:
        """Return everything in the files, by file name: comments and junk, too."""
        read = ((path.name, path.read_text(encoding="utf-8")) for path in self.files)
        return tuple((name, entry) for name, text in read for entry in _parsed(text))

    @cached_property
    def all(self) -> tuple[CatalogMessage, ...]:
        """Return every message, including duplicates."""
        return tuple(
            CatalogMessage(file, entry.id.name, entry)
            for file, entry in self.entries
            if isinstance(entry, ast.Message)
        )

    @cached_property
    def messages(self) -> Mapping[str, CatalogMessage]:
        return {message.key: message for message in self.all}

    @cached_property
    def same(self) -> frozenset[str]:
        path = self.root / self.language / SAME
        return frozenset(path.read_text(encoding="utf-8").split() if path.exists() else ())

    def within(self, key: str) -> Iterator[CatalogMessage]:
        """Yield a message and those it refers to, at any depth."""
        message = self.messages[key]
        yield message
        for inner in message.refers & self.messages.keys():
            yield from self.within(inner)

    def needs(self, key: str) -> frozenset[str]:
        """Return the parameters that a message and those within it ask for."""
        return frozenset().union(*(message.params for message in self.within(key)))

    def shows(self, key: str) -> frozenset[str]:
        return frozenset().union(*(message.shown for message in self.within(key)))


def _parsed(text: str) -> list[ast.EntryType]:
    return list(FluentParser(with_spans=False).parse(text).body)
