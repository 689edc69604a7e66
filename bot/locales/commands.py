"""The commands as they are sent, and what Discord accepts: names, lengths, no name twice."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

from discord import Client, Intents, Locale
from discord.app_commands import CommandTree, TranslationContextTypes, locale_str

from bot.commands import COMMANDS
from bot.commands.common import fill_choices
from bot.locales.check import Mistake
from bot.text.languages import CommandTranslator, Words

Part: TypeAlias = dict[str, Any]
"""A command, an option or a choice, in Discord's JSON."""

LONGEST_TEXT, MOST_COMMANDS, MOST_OPTIONS, LARGEST = 100, 100, 25, 8000
"""Discord's limits; the last is for all names, descriptions and values of one command."""
_INNER = ("options", "choices")
_NAME = re.compile(r"[-_'\w]{1,32}")


class Recorder(CommandTranslator):
    """Notes the English of every text that it translates, by key."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.heard: dict[str, set[str]] = {}

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        if key := string.extras.get("key"):
            self.heard.setdefault(key, set()).add(string.message)
        return await super().translate(string, locale, context)


@dataclass(frozen=True)
class Sent:
    """The commands with all translations."""

    words: Words

    @cached_property
    def recorder(self) -> Recorder:
        return Recorder(self.words)

    @cached_property
    def commands(self) -> list[Part]:
        tree = CommandTree(Client(intents=Intents.none()))
        fill_choices(self.words)

        async def translated() -> list[Part]:
            return [await c.get_translated_payload(tree, self.recorder) for c in COMMANDS]

        return asyncio.run(translated())

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """Return the commands, their options and choices."""
        return tuple(part for command in self.commands for part in _parts(command))

    def mistakes(self, language: str) -> list[Mistake]:
        """Return what Discord would not accept in the locales of a language."""
        found = (locale for locale in Locale if self.words.spoken(locale.value) == language)
        return sorted({mistake for locale in found for mistake in self._mistakes(locale.value)})

    def _mistakes(self, locale: str) -> Iterator[Mistake]:
        for part in self.parts:
            for field in ("name", "description") if "description" in part else ("name",):
                if problem := _problem(field, part, locale):
                    yield Mistake(f"/{part['name']}", f"{field} {problem}")
        for level, most in self._levels():
            counted = Counter(_translated(part, "name", locale) for part in level)
            yield from (Mistake(name, "is used twice") for name, n in counted.items() if n > 1)
            if len(level) > most:
                yield Mistake(level[0]["name"], f"has more than {most} beside it")
        for command in self.commands:
            if (size := size_of(command)) > LARGEST:
                yield Mistake(f"/{command['name']}", f"has {size} characters; {LARGEST} fit")

    def _levels(self) -> Iterator[tuple[list[Part], int]]:
        """Yield commands, options and choices that stand side by side, and how many may."""
        yield self.commands, MOST_COMMANDS
        for part in self.parts:
            yield from ((part[kind], MOST_OPTIONS) for kind in _INNER if part.get(kind))


def _parts(part: Part) -> Iterator[Part]:
    yield part
    for kind in _INNER:
        for inner in part.get(kind) or ():
            yield from _parts(inner)


def _translated(part: Part, field: str, locale: str) -> str:
    translated = part.get(f"{field}_localizations") or {}
    return str(translated.get(locale, part[field]))


def _problem(field: str, part: Part, locale: str) -> str | None:
    """Return why Discord would not accept this text."""
    text = _translated(part, field, locale)
    if field == "name" and "value" not in part:
        fits = _NAME.fullmatch(text) and text == text.lower()
        return None if fits else f"“{text}” is not 1 to 32 characters in lower case"
    return None if 1 <= len(text) <= LONGEST_TEXT else f"“{text}” is longer than {LONGEST_TEXT}"


def size_of(part: Part) -> int:
    """Return how many characters Discord counts: of each field its longest translation."""
    fields = (
        [str(part.get(field, "")), *(part.get(f"{field}_localizations") or {}).values()]
        for field in ("name", "description", "value")
    )
    own = sum(max(map(len, field)) for field in fields)
    return own + sum(size_of(inner) for kind in _INNER for inner in part.get(kind) or ())
