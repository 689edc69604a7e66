"""Clean up user names so that they can be drawn and read aloud.

Characters that draw nothing (controls, direction marks, joiners, variation selectors) and those
missing from every font (including stacked accents) are dropped. If nothing is left, the result is
the empty string and the caller uses another name.
"""

from __future__ import annotations

from functools import lru_cache
from unicodedata import category, normalize

from bot.render.typeface import Weight, font_for

_WITHOUT_INK = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Me"})
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters by category that draw nothing; used for invisible names."""
_LONGEST = 32
_CODE_MARK = "`"
"""Would end a code block, and text boards are shown in one."""


@lru_cache(maxsize=4096)
def clean(name: str) -> str:
    """Return the part of a name that can be shown, on one line."""
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
    if font_for(char, Weight.BOLD):
        return char
    plain = normalize("NFKC", char)  # fancy letters are plain ones in disguise
    return plain if all(font_for(each, Weight.BOLD) for each in plain) else ""
