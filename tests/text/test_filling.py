"""What is filled in past Fluent reads as Fluent would have it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast as ftl

from bot.locales.catalog import PLURALS, nodes, variant_name
from bot.text.filling import Filling
from bot.text.languages import LOCALES
from bot.text.say import Param
from tests.text.catalogue import LANGUAGES
from tests.text.parameters import messages, needs, refers

NUMBERS = (0, 1, 2, 5, 11, 21, 1234567, -3)
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for path in (LOCALES / language).glob("*.ftl"):
        made.add_resource(FluentResource(path.read_text()))
    return made


def filling(language: str, made: FluentBundle | None = None) -> Filling:
    said = made or bundle(language)

    def find(key: str) -> object:
        return said.get_message(key).value if said.has_message(key) else None

    return Filling(find, Locale.parse(language).plural_form)  # type: ignore[arg-type]


def given(key: str, language: str) -> Iterator[dict[str, Param]]:
    """Parameters that choose each variant of the message at least once."""
    inside = (nodes(messages(language)[one].value) for one in (key, *refers(key)))
    variants = [one for one in chain(*inside) if isinstance(one, ftl.Variant)]
    words = {name for name in map(variant_name, variants) if not name.isdigit()} - set(PLURALS)
    values: tuple[Param, ...] = (*NUMBERS, *words, "Ana")
    for value in values:
        yield dict.fromkeys(needs(key, language=language), value)


def by_fluent(made: FluentBundle, key: str, params: Mapping[str, Param]) -> str:
    pattern = made.get_message(key).value
    assert pattern
    text, errors = made.format_pattern(
        pattern,
        {
            name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
            for name, value in params.items()
        },
    )
    assert errors == []
    return str(text)


@LANGUAGE
def test_every_message_reads_as_fluent_has_it(language: str) -> None:
    left = set()
    for key in messages(language):
        fill = filling(language).of(key)
        for params in given(key, language):
            try:
                filled = fill(params)
            except LookupError:
                left.add(key)
            else:
                assert filled == by_fluent(bundle(language), key, params), key
    asks_fluent = {key for key, one in messages(language).items() if _calls(one)}
    asks_fluent |= {key for key in messages(language) if refers(key) & asks_fluent}
    assert left == asks_fluent


def _calls(message: ftl.Message) -> bool:
    return any(isinstance(node, ftl.FunctionReference) for node in nodes(message.value))


ODD = """
one = { $count ->
    [2.5] two and a half
    [1] just one
    [one] one
   *[other] { $count } of { $what }
}
first = { second }
second = { first }
lacks = { nowhere }
literal = { "{" } { 7 }
term = { -brand }
-brand = Rungs
attribute = { one.short }
"""


@pytest.fixture
def odd() -> Filling:
    made = FluentBundle(["en"], use_isolating=False)
    made.add_resource(FluentResource(ODD))
    return filling("en", made)


def test_the_first_variant_that_fits_is_chosen(odd: Filling) -> None:
    fill = odd.of("one")
    assert [fill({"count": count, "what": "x"}) for count in (1, 2, "one")] == [
        "just one",
        "2 of x",
        "one",
    ]


@pytest.mark.parametrize("params", [{"count": 2}, {"count": 1.5, "what": "x"}, {}])
def test_a_fraction_and_a_missing_parameter_are_left_to_fluent(
    odd: Filling, params: dict[str, Param]
) -> None:
    with pytest.raises(LookupError):
        odd.of("one")(params)


@pytest.mark.parametrize("key", ["first", "lacks", "literal", "term", "attribute", "unknown"])
def test_what_else_a_message_may_have_is_left_to_fluent(odd: Filling, key: str) -> None:
    with pytest.raises(LookupError):
        odd.of(key)({})
