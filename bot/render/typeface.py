"""Choose fonts, measure text and make it fit.

Inter covers Latin, Greek and Cyrillic; the rest (Hebrew, Arabic, Han, kana, symbols) comes from the
fallbacks. The fonts ship with the bot and are opened when first needed. Pillow's basic layout is
the same on every machine; `bidi` does the reordering it lacks.
"""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageDraw, ImageFont

from bot.render.bidi import visual

Font: TypeAlias = ImageFont.FreeTypeFont

CAP_HEIGHT = 0.727
"""Height of Inter's capitals and digits, in ems; text is centered by it."""
ELLIPSIS = "…"
LEAST = 33
"""The smallest text of a picture, in its pixels: 11 where Discord shows it, a third as large."""
SCALE = (84, 72, 64, 56, 52, 46, 42, 38, 35, LEAST)
"""The sizes of words, largest first: what does not fit is set a step smaller."""
LEADING = 1.3
"""The distance between two lines, in ems."""
_SMALLEST = 0.8
"""How far a name may shrink before it is truncated, but never below `LEAST`."""
_SPACES = str.maketrans("\u202f\u2009", "\u00a0\u00a0")
"""Narrow spaces, which our Inter lacks."""
_FOLDER = Path(__file__).parent / "fonts"
_FALLBACKS = ("inter-700", "dejavu-700", "noto-cjk-700")


class Weight(IntEnum):
    MEDIUM = 500
    BOLD = 700
    HEAVY = 800


@lru_cache(maxsize=64)
def font(name: str, size: int) -> Font:
    path = _FOLDER / f"{name}.ttf"
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


class Glyph(NamedTuple):
    """A character as it is drawn: its mask, and where that lies from the pen on the baseline."""

    mask: Image.Image
    left: int
    top: int
    advance: float


@lru_cache(maxsize=512)
def glyph(char: str, name: str, size: int, rim: int = 0) -> Glyph:
    """Return a character with sharp edges, thickened by `rim`. Texts share their characters because
    copying one costs less than scaling an outline."""
    face = font(name, size)
    left, top, right, bottom = map(round, face.getbbox(char, anchor="ls", stroke_width=rim))
    image = Image.new("L", (right - left, bottom - top))
    pen = ImageDraw.Draw(image)
    pen.fontmode = "1"  # sharp; a rim is soft all the same
    pen.text((-left, -top), char, 255, face, anchor="ls", stroke_width=rim)
    mask = image.convert("1", dither=Image.Dither.NONE)
    return Glyph(mask, left, top, face.getlength(char))


@lru_cache(maxsize=4096)
def font_for(char: str, weight: Weight) -> str | None:
    """Return the first font that has the character, or None."""
    chain = (f"inter-{weight}", *_FALLBACKS)
    return next((name for name in chain if _has(name, char)), None)


def runs(text: str, weight: Weight) -> tuple[tuple[str, str], ...]:
    """Return the text in drawing order, split where the font changes."""
    plain = f"inter-{weight}"
    pieces = groupby(
        visual(text.translate(_SPACES)), key=lambda char: font_for(char, weight) or plain
    )
    return tuple((name, "".join(chars)) for name, chars in pieces)


def width(text: str, size: int, weight: Weight) -> float:
    """Return the sum of the words and spaces: most words were measured for another text."""
    words = text.split(" ")
    spaces = (len(words) - 1) * _length(" ", size, weight)
    return spaces + sum(_length(word, size, weight) for word in words)


@lru_cache(maxsize=4096)
def _length(text: str, size: int, weight: Weight) -> float:
    return sum(font(name, size).getlength(piece) for name, piece in runs(text, weight))


def fit(text: str, size: int, weight: Weight, room: int) -> tuple[str, int]:
    """Return the name and size that fit: a little smaller first, then truncated."""
    wide = width(text, size, weight)
    if wide <= room:
        return text, size
    size = max(int(size * room / wide), round(size * _SMALLEST), min(size, LEAST))
    if width(text, size, weight) <= room:
        return text, size
    while text and width(text.rstrip() + ELLIPSIS, size, weight) > room:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS, size


def size_within(text: str, size: int, weight: Weight, room: int) -> int:
    """Return the largest size, from this one down to the least, in which words fit on a line."""
    steps = (size, *(step for step in SCALE if step < size))
    return next((step for step in steps if width(text, step, weight) <= room), steps[-1])


class Lines(NamedTuple):
    """A sentence as it is set: its lines, their size, and from the middle of one to the next."""

    shown: tuple[str, ...]
    size: int
    pitch: float


def typeset(
    text: str, size: int, weight: Weight, room: int, height: int, leading: float = LEADING
) -> Lines:
    """Set a sentence whole, as large as it fits, in as many lines as there is room for.

    Lines come closer than `leading` only where even the least size does not fit otherwise.
    """
    steps = (size, *(step for step in SCALE if step < size))
    counts = ((step, max(int(height / (step * leading)), 1)) for step in steps)
    fitting = (each for each in counts if _holds(text, *each, weight, room))
    size, count = next(fitting, (LEAST, height // LEAST))
    shown = wrap(text, size, weight, room, count)
    return Lines(shown, size, min(size * LEADING, (height - size) / max(len(shown) - 1, 1)))


def _holds(text: str, size: int, lines: int, weight: Weight, room: int) -> bool:
    shown = wrap(text, size, weight, room, lines)
    return all(width(line, size, weight) <= room for line in shown)


def wrap(text: str, size: int, weight: Weight, room: int, lines: int) -> tuple[str, ...]:
    """Break the text between words into at most `lines`; the last one holds the rest."""
    words = text.split(" ")
    wrapped: list[str] = []
    while words and len(wrapped) < lines - 1:
        count = _words_that_fit(words, size, weight, room)
        wrapped.append(" ".join(words[:count]))
        words = words[count:]
    return (*wrapped, " ".join(words)) if words else tuple(wrapped)


def _words_that_fit(words: list[str], size: int, weight: Weight, room: int) -> int:
    fitting = (
        n for n in range(len(words), 1, -1) if width(" ".join(words[:n]), size, weight) <= room
    )
    return next(fitting, 1)


def _has(name: str, char: str) -> bool:
    """Return whether the font draws the character; its glyph for missing ones is empty."""
    return char.isspace() or font(name, 32).getmask(char).getbbox() is not None
