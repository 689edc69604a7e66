"""English as a language of long words, to see what gives way in pictures."""

from __future__ import annotations

import re
from math import ceil

from bot.text.languages import english
from bot.text.say import Param, Say

_WORD = re.compile(r"[^\W\d_]+")
_SHORT = 4


def longer() -> Say:
    """Return English with words 1.6 times as long, short ones twice; names stay as they are."""

    def say(key: str, /, **params: Param) -> str:
        text = english()(key, **params)
        given = [re.escape(value) for value in params.values() if isinstance(value, str) and value]
        parts = re.split(f"({'|'.join(given)})", text) if given else [text]
        return "".join(
            part if at % 2 else _WORD.sub(_stretched, part) for at, part in enumerate(parts)
        )

    return say


def _stretched(match: re.Match[str]) -> str:
    word = match[0]
    return (word + word.lower())[: ceil(len(word) * (2 if len(word) <= _SHORT else 1.6))]
