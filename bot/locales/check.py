"""What is wrong with a language: `python -m bot.locales check`.

English is the measure: what it says, every language says, with the same parameters.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from bot.locales.catalog import PLURALS, Catalog, CatalogMessage, parameter, variant_name

COUNTED = (0, 1, 2, 5, 21)
"""Numbers that between them need every plural form of the languages of Europe."""
LIMITS: Mapping[str, int] = {
    r"button-.*|motion-(yes|no)|control-.*|host-(rated|private|autostart)": 80,
    r"(help|rules)-(title|part)-.*|help-overview": 80,
    r"organizer-(decide|reopen|places|reason)|control-top-twelve-(name|number)": 45,
    r"menu-.*|(host|organizer)-menu-.*": 150,
    r"(game|level|variant|choice)-.*|.*-choice": 100,
    r"turn-time.*|games-chosen|tournament-moment": 100,
    r"mark-.*": 160,
    r"example-.*-\d": 60,
    r"rules-.*": 1200,
    r"help-.*": 2000,
    r"headline-.*|.*-title.*": 200,
    r".*": 1500,
}
"""By key, the most characters without names; the first pattern that fits counts. Most limits are
Discord's. Names of commands are measured as they are sent: `bot.locales.commands`."""
_WIDE = 3
"""Characters a parameter is counted as: most are numbers."""
_KEBAB = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_LETTERS = re.compile(r"[^\W\d_]{2}")
_NAMES = re.compile(r"game-.*")
"""What may be the same in all languages."""


@dataclass(frozen=True, slots=True, order=True)
class Mistake:
    key: str
    problem: str

    def __str__(self) -> str:
        return f"{self.key}: {self.problem}"


def mistakes(catalog: Catalog, english: Catalog) -> list[Mistake]:
    """Return all that is wrong with a language."""
    own = (mistake for find in _OWN for mistake in find(catalog))
    if catalog.language == english.language:
        return sorted(own)
    compared = (mistake for find in _COMPARED for mistake in find(catalog, english))
    return sorted({*own, *compared})


def coverage(catalog: Catalog, english: Catalog) -> float:
    """Return how much of English a language says in words of its own, from 0 to 1."""
    own = english.messages.keys() & catalog.messages.keys()
    copied = copies(catalog, english) if catalog.language != english.language else ()
    return len(own - set(copied)) / len(english.messages)


# What can be seen in one catalog.


def _unread(catalog: Catalog) -> Iterator[Mistake]:
    for file, entry in catalog.entries:
        if isinstance(entry, ast.Junk):
            first = (entry.content or "").strip().partition("\n")[0]
            yield Mistake(file, f"cannot be read: {first}")
        elif isinstance(entry, ast.Term):
            # Fluent does not notice when a term lacks a parameter; messages serve as well.
            yield Mistake(f"-{entry.id.name}", "is a term; make it a message")


def _twice(catalog: Catalog) -> Iterator[Mistake]:
    counted = Counter(message.key for message in catalog.all)
    return (Mistake(key, "is there twice") for key, count in counted.items() if count > 1)


def _misspelt(catalog: Catalog) -> Iterator[Mistake]:
    for message in catalog.all:
        for word in (message.key, *message.params):
            if not _KEBAB.fullmatch(word.replace("_", "-")):
                yield Mistake(message.key, f"“{word}” is not in lower case with hyphens")


def _lost(catalog: Catalog) -> Iterator[Mistake]:
    for message in catalog.all:
        for key in message.refers - catalog.messages.keys():
            yield Mistake(message.key, f"refers to {key}, which is not there")


def _plurals(catalog: Catalog) -> Iterator[Mistake]:
    """Find missing plural forms: each number has one, by the rules of the language."""
    for message in catalog.messages.values():
        for select in filter(counts, message.selects):
            yield from (Mistake(message.key, p) for p in _wrong_plural(select, catalog.language))


def counts(select: ast.SelectExpression) -> bool:
    """Return whether a variant is chosen by a number."""
    names = {variant_name(variant) for variant in select.variants}
    return bool(names & (PLURALS - {"other"})) or any(name.isdecimal() for name in names)


def _wrong_plural(select: ast.SelectExpression, language: str) -> Iterator[str]:
    names, name = {variant_name(variant) for variant in select.variants}, parameter(select)
    known = {plural(number, language) for number in range(200)} | {"many", "other"}
    yield from (f"[{form}] is no plural form" for form in (names & PLURALS) - known)
    if next(variant_name(variant) for variant in select.variants if variant.default) != "other":
        return  # a number that is one of a few, such as a weekday
    used = names & (PLURALS - {"other"})
    for number in COUNTED if used else ():
        if not {str(number), plural(number, language)} & names:
            yield f"${name} {number} has no form [{plural(number, language)}]"
    if plural(0, language) == "one" and "0" not in names:
        with_number = {variant_name(v) for v in select.variants if _stands_in(name, v)}
        if "one" in names - with_number and "other" in with_number:
            yield f"${name} 0 is told as one: write [1], or the number"


def _stands_in(name: str, variant: ast.Variant) -> bool:
    return name in CatalogMessage("", "", ast.Message(ast.Identifier(""), variant.value)).shown


@cache
def plural(number: int, language: str) -> str:
    """Return the plural form that a language has for a number."""
    forms = "\n".join(f" {'*' * (form == 'other')}[{form}] {form}" for form in sorted(PLURALS))
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(f"form = {{ $number ->\n{forms}\n }}"))
    pattern = bundle.get_message("form").value
    return str(bundle.format_pattern(pattern, {"number": number})[0]) if pattern else ""


def _long(catalog: Catalog) -> Iterator[Mistake]:
    for key, message in catalog.messages.items():
        if message.file != "commands.ftl":
            most = next(most for fits, most in LIMITS.items() if re.fullmatch(fits, key))
            if (length := _length(message.node.value, catalog)) > most:
                yield Mistake(key, f"has {length} characters; at most {most} fit")


def _length(pattern: ast.Pattern | None, catalog: Catalog) -> int:
    """Return how long a text gets, with its longest variants and short parameters."""
    return sum(_element(one, catalog) for one in pattern.elements) if pattern else 0


def _element(element: ast.TextElement | ast.Placeable, catalog: Catalog) -> int:
    if isinstance(element, ast.TextElement):
        return len(element.value)
    match element.expression:
        case ast.SelectExpression(variants=variants):
            return max(_length(variant.value, catalog) for variant in variants)
        case ast.MessageReference(id=key) if key.name in catalog.messages:
            return _length(catalog.messages[key.name].node.value, catalog)
        case ast.StringLiteral(value=text):
            return len(text)
    return _WIDE


# What can be seen beside English.


def _missing(catalog: Catalog, english: Catalog) -> Iterator[Mistake]:
    missing = english.messages.keys() - catalog.messages.keys()
    return (Mistake(key, f"is missing in {english.messages[key].file}") for key in missing)


def _unused(catalog: Catalog, english: Catalog) -> Iterator[Mistake]:
    unused = catalog.messages.keys() - english.messages.keys()
    return (Mistake(key, "is never said") for key in unused)


def _both(catalog: Catalog, english: Catalog) -> Iterable[str]:
    return english.messages.keys() & catalog.messages.keys()


def _misplaced(catalog: Catalog, english: Catalog) -> Iterator[Mistake]:
    for key in _both(catalog, english):
        file = english.messages[key].file
        if catalog.messages[key].file != file:
            yield Mistake(key, f"belongs in {file}")


def _parameters(catalog: Catalog, english: Catalog) -> Iterator[Mistake]:
    """Find parameters that nobody gives, and those left out that English shows."""
    for key in _both(catalog, english):
        for extra in catalog.needs(key) - english.needs(key):
            yield Mistake(key, f"nobody gives ${extra}")
        for lacking in english.shows(key) - catalog.shows(key):
            yield Mistake(key, f"leaves out ${lacking}")


def _commands(catalog: Catalog, english: Catalog) -> Iterator[Mistake]:
    """Find commands that English names and a translation does not, or the other way round."""
    for key in _both(catalog, english):
        for name in _named(catalog.messages[key]) ^ _named(english.messages[key]):
            yield Mistake(key, f"does not name /{name} as English does")


def _named(message: CatalogMessage) -> set[str]:
    calls = (node for node in message.inside if isinstance(node, ast.FunctionReference))
    given = (one for call in calls for one in call.arguments.positional)
    return {one.value for one in given if isinstance(one, ast.StringLiteral)}


def _variants(catalog: Catalog, english: Catalog) -> Iterator[Mistake]:
    """Find values that would fall to the default although English has a variant for them."""
    for key in _both(catalog, english):
        own, theirs = _chosen(catalog, key), _chosen(english, key)
        for name in own.keys() & theirs.keys():
            for lacking in theirs[name] - own[name] - PLURALS:
                yield Mistake(key, f"has no variant [{lacking}] for ${name}")


def _chosen(catalog: Catalog, key: str) -> dict[str, set[str]]:
    """Return the variants that each parameter chooses between."""
    found: dict[str, set[str]] = {}
    for message in catalog.within(key):
        for select in message.selects:
            names = {variant_name(variant) for variant in select.variants}
            found.setdefault(parameter(select), set()).update(names)
    return found


def _untranslated(catalog: Catalog, english: Catalog) -> Iterator[Mistake]:
    return (Mistake(key, "is the same as in English") for key in copies(catalog, english))


def copies(catalog: Catalog, english: Catalog) -> list[str]:
    """Return the keys of texts copied from English that should differ."""
    return [key for key in _equal(catalog, english) if key not in catalog.same]


def _equal(catalog: Catalog, english: Catalog) -> Iterator[str]:
    for key in _both(catalog, english):
        own, told = catalog.messages[key], english.messages[key]
        in_words = any(map(_LETTERS.search, told.texts)) and not _NAMES.fullmatch(key)
        if in_words and own.texts == told.texts:
            yield key


def _outdated(catalog: Catalog, english: Catalog) -> Iterator[Mistake]:
    listed = catalog.same - set(_equal(catalog, english))
    return (Mistake(key, "is not the same as in English, but listed so") for key in listed)


_OWN: tuple[Callable[[Catalog], Iterator[Mistake]], ...] = (
    _unread,
    _twice,
    _misspelt,
    _lost,
    _plurals,
    _long,
)
_COMPARED: tuple[Callable[[Catalog, Catalog], Iterator[Mistake]], ...] = (
    _missing,
    _unused,
    _misplaced,
    _parameters,
    _commands,
    _variants,
    _untranslated,
    _outdated,
)
