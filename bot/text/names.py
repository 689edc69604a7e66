"""What people have written, made fit to stand in our sentences on Discord.

A name can hold markdown, mentions, links, marks that turn the writing direction and letters nobody
sees. `discord.utils.escape_markdown` leaves mentions, timestamps and addresses alive, so every
character that can begin one is escaped here.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache, reduce
from unicodedata import bidirectional, category, normalize

from bot.text.say import Say

LONGEST = 32

_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Me"})
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters by category, empty by sight."""
_SPECIAL = re.compile(r"([\\`*_~|<>\[\]()#@:]|^[-+]|(?<=^\d)\.)")
_ISOLATE, _END = "\u2068", "\u2069"
_NAMELESS = "?"


def plain(text: str, longest: int = LONGEST) -> str:
    """One line without what cannot be seen, not too long, and nothing in it that Discord reads."""
    return _SPECIAL.sub(r"\\\1", visible(text)[:longest].rstrip())


@lru_cache(maxsize=4096)
def spoken(name: str) -> str:
    """A player's name in a sentence: bold, and kept apart where it runs from right to left."""
    safe = plain(name) or _NAMELESS
    turned = any(bidirectional(char) in {"R", "AL", "AN"} for char in safe)
    return f"**{_ISOLATE}{safe}{_END}**" if turned else f"**{safe}**"


def listed(items: Sequence[str], say: Say) -> str:
    """`Ana, Bo and Cy` in the reader's language."""
    *others, last = items
    if not others:
        return last
    first = reduce(lambda done, item: say("list-more", first=done, next=item), others)
    return say("list-end", first=first, last=last)


def visible(text: str) -> str:
    """One line of what can be seen."""
    kept = (" " if char.isspace() else char for char in normalize("NFC", text) if _seen(char))
    return " ".join("".join(kept).split())


def _seen(char: str) -> bool:
    return char.isspace() or (category(char) not in _UNSEEN and char not in _BLANK)
