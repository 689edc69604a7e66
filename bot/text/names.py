"""User-written text made safe for sentences on Discord.

A name can contain markdown, mentions, links, bidirectional controls and invisible characters.
`discord.utils.escape_markdown` leaves mentions, timestamps and URLs intact, so every character that
can begin one is escaped here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import reduce
from unicodedata import bidirectional, category, normalize

from bot.text.say import Say

LONGEST = 32

_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Me"})
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters by Unicode category that render blank."""
_SPECIAL = re.compile(r"([\\`*_~|<>\[\]()#@:]|^[-+]|(?<=^\d)\.)")
_ISOLATE, _END = "\u2068", "\u2069"
_NAMELESS = "?"


def plain(text: str, longest: int = LONGEST) -> str:
    """Return the text as one visible line, truncated, with all Discord markup escaped."""
    return _SPECIAL.sub(r"\\\1", visible(text)[:longest].rstrip())


def spoken(name: str) -> str:
    """Return a player's name for a sentence: bold, and isolated if it runs right to left."""
    return f"**{titled(name)}**"


def titled(name: str) -> str:
    """Return a player's name for a title, which is bold already."""
    safe = plain(name) or _NAMELESS
    turned = any(bidirectional(char) in {"R", "AL", "AN"} for char in safe)
    return f"{_ISOLATE}{safe}{_END}" if turned else safe


def listed(items: Sequence[str], say: Say) -> str:
    """Join items as in `Ana, Bo and Cy`, in the reader's language."""
    *others, last = items
    if not others:
        return last
    first = reduce(lambda done, item: say("list-more", first=done, next=item), others)
    return say("list-end", first=first, last=last)


def in_row(items: Iterable[str], say: Say) -> str:
    """Join items as in `red 5, blue 10`, in the reader's language."""
    return say("list-separator").join(items)


def visible(text: str) -> str:
    """Return the visible characters as one line."""
    kept = (" " if char.isspace() else char for char in normalize("NFC", text) if _seen(char))
    return " ".join("".join(kept).split())


def _seen(char: str) -> bool:
    return char.isspace() or (category(char) not in _UNSEEN and char not in _BLANK)
