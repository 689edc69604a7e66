"""Words for pictures: what a face asks of the translation, and the English catalogue for those
that need no other (the gallery, the bench, the tests)."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Protocol

from fluent.runtime import FluentBundle, FluentResource

_ENGLISH = Path(__file__).parents[1] / "locales" / "en" / "faces.ftl"


class Say(Protocol):
    """A sentence of the catalogue in the reader's language."""

    def __call__(self, key: str, /, **params: str | int) -> str: ...


@cache
def english() -> Say:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(_ENGLISH.read_text(encoding="utf-8")))

    @lru_cache(maxsize=4096)
    def say(key: str, /, **params: str | int) -> str:
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise LookupError(key)
        text, errors = bundle.format_pattern(pattern, params)
        if errors:
            raise LookupError(f"{key}: {errors}")
        return str(text)

    return say


def outcome(winners: tuple[str, ...], say: Say) -> str:
    """Who won, or that nobody did."""
    if not winners:
        return say("faces-nobody-won")
    return say("faces-won", names=", ".join(winners), count=len(winners))
