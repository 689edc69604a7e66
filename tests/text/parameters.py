"""What messages ask for, and what the code gives them.

A message asks for the parameters of its text, of its selectors and of the messages it refers to.
Where the value of a selector is known, only the variant it chooses counts.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache

from fluent.syntax import ast as ftl

from bot.locales.catalog import PLURALS, children, nodes, parameter, variant_name
from bot.locales.usage import pattern, trees
from tests.text.catalogue import catalog, keys

ELSEWHERE = ("playground/", "interactions/context.py")
"""Print to a terminal with a `say` of its own, and pass on what others say."""
Given = Mapping[str, object]
ANYTHING = object()
"""A value that cannot be read from the code."""


@cache
def messages(language: str = "en") -> Mapping[str, ftl.Message]:
    return {key: message.node for key, message in catalog(language).messages.items()}


def needs(key: str, given: Given | None = None, language: str = "en") -> frozenset[str]:
    """The parameters a message asks for when it is given these."""
    return frozenset(_asked(messages(language)[key].value, given or {}, language))


def refers(key: str) -> frozenset[str]:
    """The messages within a message, at any depth."""
    inner = {one for one in nodes(messages()[key].value) if isinstance(one, ftl.MessageReference)}
    names = {reference.id.name for reference in inner}
    return frozenset(names.union(*map(refers, names)))


def _asked(node: object, given: Given, language: str) -> Iterator[str]:
    match node:
        case ftl.VariableReference():
            yield node.id.name
        case ftl.MessageReference():
            yield from needs(node.id.name, given, language)
        case ftl.SelectExpression():
            yield from _asked(node.selector, given, language)
            for variant in chosen(node, given):
                yield from _asked(variant.value, given, language)
        case _:
            for child in children(node):
                yield from _asked(child, given, language)


def chosen(select: ftl.SelectExpression, given: Given) -> list[ftl.Variant]:
    """The variants that can be chosen: one where the value is a known word, else all."""
    value = given.get(parameter(select), ANYTHING)
    if not isinstance(value, str):
        return list(select.variants)
    named = [variant for variant in select.variants if variant_name(variant) == value]
    return named or [variant for variant in select.variants if variant.default]


def misses(key: str, given: Given) -> list[str]:
    """Selectors that fall to their default because they are given what none of them knows."""
    return [
        f"{key}: no variant for {name}={given[name]!r}"
        for select in _selects(key)
        if (name := parameter(select)) in given and not _knows(select, given[name])
    ]


@cache
def _selects(key: str) -> tuple[ftl.SelectExpression, ...]:
    inside = (node for k in (key, *refers(key)) for node in nodes(messages()[k].value))
    return tuple(node for node in inside if isinstance(node, ftl.SelectExpression))


def _knows(select: ftl.SelectExpression, value: object) -> bool:
    names = {variant_name(variant) for variant in select.variants}
    (default,) = (variant_name(variant) for variant in select.variants if variant.default)
    if value is ANYTHING or value in names:
        return True
    if isinstance(value, str) and value.isdecimal() and names & (PLURALS - {"other"}):
        return False  # a number as a text is neither one nor many
    return default == "other"


@dataclass(frozen=True, slots=True)
class Site:
    """A place in the code where something is said."""

    file: str
    lines: range
    keys: tuple[str, ...]
    """What it can say; nothing where that cannot be read from the code."""
    exact: bool
    """The keys stand there as they are; else they only fit what stands there."""
    given: Given = field(hash=False)
    more: bool
    """Parameters come in a mapping too."""

    @property
    def settled(self) -> bool:
        """What is said here can be judged without running it."""
        if self.more or not self.keys:
            return False
        return self.exact or not any(map(self.lacks, self.keys))

    def lacks(self, key: str) -> list[str]:
        return sorted(needs(key, self.given) - set(self.given))

    def __str__(self) -> str:
        return f"{self.file}:{self.lines.start}"


@cache
def sites() -> tuple[Site, ...]:
    return tuple(
        _site(name, node)
        for name, tree in trees()
        if not name.startswith(ELSEWHERE)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and node.args and _says(node.func)
    )


def _says(called: ast.expr) -> bool:
    """`say(...)`, `context.reply(...)`, `words.say("en")(...)`."""
    match called:
        case ast.Name(id="say") | ast.Attribute(value=ast.Name(id="self"), attr="say"):
            return True
        case ast.Attribute(value=ast.Name(id="context"), attr="say" | "reply" | "confirm"):
            return True
        case ast.Call(func=ast.Attribute(attr="say")):
            return True
    return False


def _site(file: str, call: ast.Call) -> Site:
    return Site(
        file,
        range(call.lineno, (call.end_lineno or call.lineno) + 1),
        tuple(_keys(call.args[0])),
        not any(isinstance(node, ast.JoinedStr) for node in ast.walk(call.args[0])),
        {word.arg: literal(word.value) for word in call.keywords if word.arg},
        more=any(word.arg is None for word in call.keywords),
    )


def _keys(text: ast.expr) -> list[str]:
    if isinstance(text, ast.IfExp):
        return _keys(text.body) + _keys(text.orelse)
    wanted = pattern(text)
    return [key for key in keys() if wanted and re.fullmatch(wanted, key)]


def literal(value: ast.expr) -> object:
    return value.value if isinstance(value, ast.Constant) else ANYTHING
