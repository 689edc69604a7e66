"""Reorder right-to-left text so that it can be drawn from left to right.

Names are short, so the full Unicode algorithm is not needed. This handles runs of one direction,
keeps digits and Latin in order, and joins Arabic letters through their presentation forms (found
through Unicode's decompositions, so there is no table here). A name inside a sentence is isolated
and ordered by itself; the sentence, in one of the bot's languages, runs from left to right.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import groupby
from unicodedata import bidirectional, category, decomposition

_RIGHT_TO_LEFT = frozenset({"R", "AL"})
_LEFT_TO_RIGHT = frozenset({"L", "EN", "AN"})
_PRESENTATION_FORMS = (*range(0xFB50, 0xFBC0), *range(0xFE80, 0xFEFD))
_ISOLATE, _END = "\u2068", "\u2069"
_UNBROKEN = "\u00a0"
_NAME = re.compile(f"{_ISOLATE}([^{_ISOLATE}{_END}]*){_END}")
_MIRRORED = str.maketrans("()[]{}<>«»", ")(][}{><»«")


def isolated(name: str) -> str:
    """Isolate a name for use in a sentence, and keep it on one line."""
    return f"{_ISOLATE}{name.replace(' ', _UNBROKEN)}{_END}"


def visual(text: str) -> str:
    """Return the characters in drawing order, without isolation marks."""
    if _ISOLATE not in text and _END not in text:
        return _ordered(text)
    named = _NAME.sub(lambda found: _ordered(found[1]), text)
    return named.replace(_ISOLATE, "").replace(_END, "")


def _ordered(text: str) -> str:
    if not any(bidirectional(char) in _RIGHT_TO_LEFT for char in text):
        return text
    bare = "".join(char for char in text if category(char) != "Mn")
    shaped = join(bare)
    directions = _directions(shaped)
    pieces = [
        _turned("".join(char for _, char in run)) if rtl else "".join(char for _, char in run)
        for rtl, run in groupby(zip(directions, shaped, strict=True), key=lambda pair: pair[0])
    ]
    return "".join(reversed(pieces) if _base(shaped) else pieces)


def join(text: str) -> str:
    """Replace Arabic letters with the forms their neighbors require."""
    return "".join(
        _formed(char, _joins_next(text[i - 1 : i]), _joins_previous(text[i + 1 : i + 2]))
        for i, char in enumerate(text)
    )


def _formed(char: str, before: bool, after: bool) -> str:
    forms = _forms().get(char, {})
    after = after and "initial" in forms
    wanted = {(0, 0): "isolated", (0, 1): "initial", (1, 0): "final", (1, 1): "medial"}
    return forms.get(wanted[before, after], char)


def _joins_next(char: str) -> bool:
    return "initial" in _forms().get(char, {})


def _joins_previous(char: str) -> bool:
    return "final" in _forms().get(char, {})


@cache
def _forms() -> dict[str, dict[str, str]]:
    """Map letter -> form -> character, for letters that have presentation forms."""
    forms: dict[str, dict[str, str]] = {}
    for code in _PRESENTATION_FORMS:
        match decomposition(chr(code)).split():
            case [form, letter]:
                forms.setdefault(chr(int(letter, 16)), {})[form.strip("<>")] = chr(code)
    return forms


def _directions(text: str) -> list[bool]:
    """Return whether each character runs right to left; neutral ones follow their neighbors."""
    strong = [_strong(char) for char in text]
    base = _base(text)
    return [
        own if own is not None else _between(strong[:i], strong[i + 1 :], base)
        for i, own in enumerate(strong)
    ]


def _strong(char: str) -> bool | None:
    kind = bidirectional(char)
    return True if kind in _RIGHT_TO_LEFT else False if kind in _LEFT_TO_RIGHT else None


def _base(text: str) -> bool:
    """Return the direction of the first character that has one."""
    return next((kind for kind in map(_strong, text) if kind is not None), False)


def _between(before: list[bool | None], after: list[bool | None], base: bool) -> bool:
    left = next((kind for kind in reversed(before) if kind is not None), base)
    right = next((kind for kind in after if kind is not None), base)
    return left if left == right else base


def _turned(text: str) -> str:
    return text[::-1].translate(_MIRRORED)
