"""The catalogues, read once for all tests."""

from __future__ import annotations

from functools import cache

from bot.locales.catalog import Catalog
from bot.text.languages import Words
from bot.text.say import Say

LANGUAGES = Words().languages


@cache
def catalog(language: str = "en") -> Catalog:
    return Catalog(language)


def keys(prefix: str = "", file: str | None = None) -> list[str]:
    found = catalog().messages.values()
    return [m.key for m in found if m.key.startswith(prefix) and file in {None, m.file}]


@cache
def words() -> Words:
    return Words(strict=True)


def english() -> Say:
    return words().say("en")
