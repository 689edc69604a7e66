"""Names as people write them, made fit to be drawn and read aloud.

What has no ink (controls, marks that turn the writing direction, joiners, variation selectors) and
what no font has (so also piled-up accents) is left out. When nothing is left, that is the empty
string: the caller has another name then.
"""

from __future__ import annotations

from functools import lru_cache
from unicodedata import category, normalize

from bot.render.typeface import Weight, font_for

_WITHOUT_INK = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Me"})
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters by category, empty by sight; used for invisible names."""
_LONGEST = 32
_CODE_MARK = "`"
"""Would end a code block, and text boards stand in one."""


@lru_cache(maxsize=4096)
def clean(name: str) -> str:
    """The part of a name that can be shown, on one line."""
    whole = normalize("NFC", name)
    kept = "".join(_shown(char) for char in whole)
    return " ".join(kept.split())[:_LONGEST].rstrip()


def _shown(char: str) -> str:
    if char.isspace():
        return " "
    if char == _CODE_MARK:
        return "'"
    if category(char) in _WITHOUT_INK or char in _BLANK or "\ufe00" <= char <= "\ufe0f":
        return ""
    return char if font_for(char, Weight.BOLD) else ""
