"""The pieces of Top 12: fields, column heads with their symbols, the die, the number."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from bot.games.common.kit import Highlight, raised, rank_badge, under
from bot.games.top_twelve import icons
from bot.games.top_twelve.colors import SYMBOLS
from bot.render.icons import Shapes
from bot.render.scene import Sprite
from bot.render.shapes import Box, Disc, Ring, Text
from bot.render.tokens import (
    BRIGHT,
    GOLD,
    NIGHT,
    PANEL,
    PLAIN,
    QUIET,
    SNOW,
    WELL,
    WHITE,
    Color,
    Paint,
)
from bot.render.typeface import Weight
from core.games.top_twelve.state import COLUMNS, FIELDS, HIGHEST, Symbol

BLOCK = 116


@dataclass(frozen=True, slots=True)
class Size:
    """How large a sheet is drawn."""

    width: int
    height: int
    digits: int
    head: int
    """Height of the columns' heads."""
    edge: int
    """Room for the numbers of the fields at the left."""


SMALL = Size(width=92, height=38, digits=27, head=46, edge=36)
LARGE = Size(width=138, height=46, digits=34, head=56, edge=44)


class Field(NamedTuple):
    """One field of a column and its highlight."""

    number: int
    highlight: Highlight = Highlight.NONE
    offer: int = 0
    """The number that a suggestion or the owner's answer writes here."""
    rank: int = 0


@lru_cache(maxsize=8192)
def field(column: int, content: Field, size: Size) -> Sprite:
    w, h = size.width, size.height
    inset = 5 if content.highlight is Highlight.LAST else 3
    box = inset, inset, w - 2 * inset, h - 2 * inset
    body = _entered(SYMBOLS[column], *box) if content.number else (Box(*box, WELL, 7),)
    highlights = _border(w, h, content.highlight)
    badge = rank_badge(w - 17, h / 2, content.rank, h / 2 - 5)
    return Sprite(w, h, PANEL, (*body, *_written(column, content, size), *highlights, *badge))


def stock() -> Iterator[Sprite]:
    """Yield every field of a sheet, with and without the highlight of the last entry."""
    highlights = Highlight.NONE, Highlight.LAST
    for size, highlight, column in product((SMALL, LARGE), highlights, range(COLUMNS)):
        for number in range(HIGHEST + 1):
            yield field(column, Field(number, highlight), size)


def _entered(surface: Paint, x: float, y: float, w: float, h: float) -> Shapes:
    return Box(x, y, w, h, surface.shade, 7), Box(x, y, w, h - 2, surface.fill, 7)


def _written(column: int, content: Field, size: Size) -> Shapes:
    x, y = size.width / 2, size.height / 2
    if content.number:
        ink, text = SYMBOLS[column].ink, str(content.number)
    elif content.offer:
        ink, text = BRIGHT[WELL], str(content.offer)
    else:
        return ()
    return (Text(x, y, text, size.digits, ink, Weight.HEAVY, "center"),)


def _border(w: int, h: int, highlight: Highlight) -> Shapes:
    """Draw white around the last entry, and gold with a dot around a legal field."""
    if highlight is Highlight.NONE:
        return ()
    if highlight is Highlight.LAST:
        return (Ring(0, 0, w, h, SNOW, 10, 3),)
    return Ring(1, 1, w - 2, h - 2, GOLD, 9, 3), Disc(w / 2, h / 2, 5, GOLD)


@lru_cache(maxsize=64)
def heads(size: Size) -> Sprite:
    """Draw the symbols of the columns, each with the letter that names its fields."""
    w, y = size.width, size.head / 2
    drawn: Shapes = ()
    for column in range(len(SYMBOLS)):
        x = w * (column + 0.5)
        drawn += symbol(Symbol(column), x - 16, y, size.head * 0.8, SYMBOLS[column].fill, PANEL)
        drawn += (Text(x + 20, y, "abcde"[column], 26, QUIET[PANEL], Weight.BOLD, "center"),)
    return Sprite(w * len(SYMBOLS), size.head, PANEL, drawn)


@lru_cache(maxsize=64)
def field_numbers(size: Size) -> Sprite:
    ink = QUIET[PANEL]
    numbers = (
        Text(size.edge - 8, size.height * (n + 0.5), str(n + 1), 24, ink, Weight.MEDIUM, "right")
        for n in range(FIELDS)
    )
    return Sprite(size.edge, size.height * FIELDS, PANEL, tuple(numbers))


def symbol(which: Symbol, x: float, y: float, size: float, color: Color, ground: Color) -> Shapes:
    match which:
        case Symbol.HAND:
            return icons.hand(x, y, size, color)
        case Symbol.STAR:
            return icons.star(x, y, size, color)
        case Symbol.HOUSE:
            return icons.house(x, y, size, color, ground)
        case Symbol.TREE:
            return icons.tree(x, y, size, color)
        case Symbol.MOON:
            return icons.moon(x, y, size, color)
        case Symbol.JOKER:
            return icons.joker(x, y, size, color)


def surface(which: Symbol | None) -> Paint:
    return WHITE if which in (None, Symbol.JOKER) else SYMBOLS[which]


@lru_cache(maxsize=64)
def die(which: Symbol | None, label: str) -> Sprite:
    """Draw the die in the color of its column; the joker and a die not yet rolled are white."""
    side, x = 74, 16
    paint = surface(which)
    middle = x + side / 2, 5 + side / 2
    body = raised(x, 6, side, side, paint, 16)
    face = symbol(which, *middle, 54, NIGHT, paint.fill) if which is not None else ()
    return Sprite(side + 32, BLOCK, PANEL, (*body, *face, under(label, side + 32, BLOCK)))


@lru_cache(maxsize=512)
def named(number: int | None, label: str) -> Sprite:
    """Draw the named number."""
    text = "?" if number is None else str(number)
    digits = Text(76, 42, text, 64, PLAIN[PANEL], Weight.HEAVY, "center")
    return Sprite(152, BLOCK, PANEL, (digits, under(label, 152, BLOCK)))
