"""Fills in most messages past Fluent, in a fraction of its time.

Fluent walks through the tree of a message and asks Babel how to write each number. Here a message
becomes nested functions, once, if it is made of text, parameters, choices and other such messages.
Whatever else a message has or is given is left to Fluent.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from fluent.runtime.resolver import (
    BaseResolver,
    Literal,
    MessageReference,
    NeverIsolatingPlaceable,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    VariableReference,
    Variant,
)

from bot.text.say import Param

Params: TypeAlias = Mapping[str, Param]
Fill: TypeAlias = Callable[[Params], str]
"""Returns the text for these parameters; raises LookupError if Fluent must say it."""


class Unfit(LookupError):
    """Only Fluent can say it."""


@dataclass(frozen=True, slots=True)
class Filling:
    """Makes the fills of one language."""

    find: Callable[[str], BaseResolver | None]
    """Returns the message with this key, as Fluent has prepared it."""
    plural: Callable[[int], str]
    """Returns the plural form of a number: `one`, `other`."""
    _within: frozenset[str] = frozenset()
    """The messages on the way here: none may refer to itself."""

    def of(self, key: str) -> Fill:
        try:
            return self._message(key)
        except Unfit:
            return _leave_to_fluent

    def _message(self, key: str) -> Fill:
        found = self.find(key)
        if found is None or key in self._within:
            raise Unfit
        return replace(self, _within=self._within | {key}).fill(found)

    def fill(self, node: BaseResolver) -> Fill:
        """Return the fill of a message or a part of one; raise `Unfit` if Fluent must say it."""
        match node:
            case Literal():
                text = str(node.value)
                return lambda _: text
            case Pattern():
                parts = [self.fill(element) for element in node.elements]
                return lambda params: "".join([part(params) for part in parts])
            case Placeable() | NeverIsolatingPlaceable():
                return self.fill(node.expression)
            case VariableReference():
                name = node.id.name
                return lambda params: _written(params[name])
            case MessageReference(attribute=None):
                return self._message(node.id.name)
            case SelectExpression(selector=VariableReference() as selector):
                return self._choice(selector.id.name, node.variants)
        raise Unfit

    def _choice(self, name: str, variants: Sequence[Variant]) -> Fill:
        fills = [(_key(variant), self.fill(variant.value)) for variant in variants]
        default = next(self.fill(variant.value) for variant in variants if variant.default)

        def fill(params: Params) -> str:
            value = params[name]
            if isinstance(value, str):
                known: tuple[str | int, ...] = (value,)
            elif type(value) is int:
                known = value, self.plural(value)
            else:
                raise Unfit
            return next((text for key, text in fills if key in known), default)(params)

        return fill


def _key(variant: Variant) -> str | float:
    return variant.key.value if isinstance(variant.key, NumberLiteral) else variant.key.name


def _written(value: Param) -> str:
    """Write a whole number in plain digits, as all our languages do."""
    if isinstance(value, str):
        return value
    if type(value) is int:
        return str(value)
    raise Unfit


def _leave_to_fluent(_: Params) -> str:
    raise Unfit
