"""Localized messages: the Fluent catalogs in `locales/<language>/*.ftl`.

All files of a folder form one catalog. A language is read when it is first spoken, and a message is
parsed when it is first said, because Fluent's parser is slow; plain text, such as the names of
commands, is not parsed at all. Most of the rest is filled in past Fluent (`filling.py`). In
production a message missing from a language falls back to English, and an unknown key is shown as
is, each with a log entry: a player must never lose a click to a missing message. Strict mode, for
tests, raises LookupError instead.

`{ COMMAND("newgame") }` in a message names a command: clickable once its id is known.

Fluent's isolation marks are off, because most parameters are numbers or our own words; user-written
text goes through `bot.text.names`, which isolates it.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache, cached_property, partial
from itertools import pairwise
from pathlib import Path
from threading import Lock
from typing import Any

import discord
from babel import Locale
from discord import app_commands
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import fluent_number

from bot.text.filling import Fill, Filling
from bot.text.say import Param, Say

LOCALES = Path(__file__).parents[1] / "locales"
FALLBACK = "en"
_MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.ASCII | re.MULTILINE)
"""Where a message begins: nothing else in a catalog starts a line like this."""
_REFERENCE = re.compile(r"{\s*([a-z][\w-]*)", re.ASCII)

_log = logging.getLogger(__name__)


class Words:
    """The bot's messages in every language that has a folder."""

    def __init__(self, *folders: Path, strict: bool = False) -> None:
        self._folders = folders or (LOCALES,)
        self._strict = strict
        self._catalogs: dict[str, _Catalog] = {}
        self._reported: set[tuple[str, str]] = set()
        self._lock = Lock()
        self._commands: Mapping[str, int] = {}
        found = (path for folder in self._folders for path in folder.glob("*/*.ftl"))
        self.languages = tuple(sorted({path.parent.name for path in found}))

    def pick(self, *candidates: str | None) -> str:
        """Return the first supported candidate, as a regional variant or its base language."""
        spoken = (self.spoken(candidate) for candidate in candidates if candidate)
        return next((language for language in spoken if language), FALLBACK)

    def spoken(self, locale: str) -> str | None:
        """Return the supported language for a locale (`en` for `en-GB`), or None."""
        forms = (locale, locale.partition("-")[0])
        return next((form for form in forms if form in self.languages), None)

    def say(self, language: str) -> Say:
        return partial(self._said, language)

    def learn_commands(self, ids: Mapping[str, int]) -> None:
        """Name commands from now on so that they can be clicked. Groups share an id."""
        self._commands = dict(ids)

    def command(self, language: str, name: str) -> str:
        """Return a command, such as `tournament join`, as people read or click it in a message.

        Discord shows the mention in the reader's language. Footers and pictures have no mentions.
        """
        first, _, rest = name.partition(" ")
        if first in self._commands:
            return f"</{name}:{self._commands[first]}>"
        keys = [f"command-{first}", *([f"subcommand-{rest}"] if rest else [])]
        return "/" + " ".join(self._said(language, key) for key in keys)

    def find(self, language: str, key: str) -> str | None:
        """Return a message without parameters, or None if this language lacks it."""
        return self._formatted(language, key, {})

    def _said(self, language: str, key: str, /, **params: Param) -> str:
        text = self._formatted(language, key, params)
        if text is None:
            self._report(language, key, "missing")
            text = self._formatted(FALLBACK, key, params)
        return key if text is None else text

    def _formatted(self, language: str, key: str, params: Mapping[str, Param]) -> str | None:
        catalog = self._catalog(language)
        with suppress(LookupError):
            return catalog.fill(key)(params)
        pattern = catalog.pattern(key)
        if pattern is None:
            return None
        text, errors = catalog.bundle.format_pattern(pattern, _arguments(params))
        if errors:
            self._report(language, key, "; ".join(map(str, errors)))
        return str(text)

    def _report(self, language: str, key: str, problem: str) -> None:
        if self._strict:
            raise LookupError(f"{language}: {key}: {problem}")
        if (language, key) not in self._reported:
            self._reported.add((language, key))
            _log.error("words: language=%s key=%s problem=%s", language, key, problem)

    def _catalog(self, language: str) -> _Catalog:
        with self._lock:
            if language not in self._catalogs:
                paths = (path for folder in self._folders for path in _files(folder / language))
                text = "\n".join(path.read_text(encoding="utf-8") for path in paths)
                self._catalogs[language] = _Catalog(language, text, partial(self.command, language))
            return self._catalogs[language]


def _files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.ftl"))


class _Catalog:
    """The messages of one language."""

    def __init__(self, language: str, text: str, command: Callable[[Any], Any]) -> None:
        self._language = language
        self._command = command
        self._lock = Lock()
        self._fills: dict[str, Fill] = {}
        self._unread: dict[str, str] = {}
        """By key, the source of what has not been said yet."""
        found = ((message[1], message.start()) for message in _MESSAGE.finditer(text))
        for (key, begin), (_, end) in pairwise([*found, ("", len(text))]):
            self._unread.setdefault(key, text[begin:end])

    @cached_property
    def bundle(self) -> FluentBundle:
        """Made when it is first needed: it loads how the language writes numbers and dates."""
        return FluentBundle([self._language], {"COMMAND": self._command}, use_isolating=False)

    def _plain(self, key: str) -> str | None:
        """Return a message of one line in which there is nothing to fill in, else None."""
        source = self._unread.get(key, "")
        lines = [line for line in source.splitlines() if line.strip() and line[0] != "#"]
        if len(lines) != 1 or "{" in lines[0] or "}" in lines[0]:
            return None
        return lines[0].partition("=")[2].strip(" ") or None

    @cached_property
    def _filling(self) -> Filling:
        return Filling(self.pattern, Locale.parse(self._language, sep="-").plural_form)

    def fill(self, key: str) -> Fill:
        """Return what fills in this message without Fluent, if it can."""
        if key not in self._fills:
            plain = self._plain(key)
            self._fills[key] = self._filling.of(key) if plain is None else lambda _: plain
        return self._fills[key]

    def pattern(self, key: str) -> Pattern | None:
        if not self.bundle.has_message(key):
            with self._lock:
                self._read(key)
        return self.bundle.get_message(key).value if self.bundle.has_message(key) else None

    def _read(self, key: str) -> None:
        """Parse a message, after those it refers to."""
        source = self._unread.pop(key, "")
        for reference in _REFERENCE.findall(source):
            self._read(reference)
        self.bundle.add_resource(FluentResource(source))


@cache
def english() -> Say:
    """Return the English texts, for the gallery, the benchmarks and the tests."""
    return Words(strict=True).say(FALLBACK)


def _arguments(params: Mapping[str, Param]) -> dict[str, Any]:
    """Format numbers without separators: the only large ones are table numbers."""
    return {
        name: fluent_number(value, useGrouping=False) if isinstance(value, int | float) else value
        for name, value in params.items()
    }


class CommandTranslator(app_commands.Translator):
    """Translates command names and descriptions: `locale_str("newgame", key="command-newgame")`.

    Discord distinguishes en-US from en-GB and es-ES from es-419; each uses its base language.
    """

    def __init__(self, words: Words) -> None:
        self._words = words
        spoken = ((locale, words.spoken(locale.value)) for locale in discord.Locale)
        self._languages = {locale: language for locale, language in spoken if language}

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002
    ) -> str | None:
        language = self._languages.get(locale)
        key: str | None = string.extras.get("key") if language else None
        return self._words.find(language, key) if language and key else None
