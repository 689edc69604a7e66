"""The pieces of Qwixx: names, number cells, locks, penalty boxes, dice.

A number is open (light, printed dark), crossed (white, a cross by hand behind the number) or lost
(faded, printed thin). Rows and dice show the first letters of their color.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from math import ceil

from bot.games.common.kit import Highlight, badge, lettering, rank_badge, status_icon, sunk
from bot.games.common.people import Person, Status
from bot.games.qwixx.colors import ON_PAPER, PAPER, PEN, ROWS, Labels
from bot.games.qwixx.fields import Field
from bot.games.qwixx.icons import lock as padlock
from bot.games.qwixx.icons import scrawl
from bot.render import icons
from bot.render.icons import Shapes
from bot.render.scene import Group, Placed, Sprite
from bot.render.shapes import Box, Disc, Point, Ring, Shape, Text
from bot.render.tokens import (
    EDGE,
    GOLD,
    NIGHT,
    ON_GOLD,
    ON_SNOW,
    PANEL,
    QUIET,
    SHADOW,
    SNOW,
    WHITE,
    Color,
    Ink,
    Paint,
)
from bot.render.typeface import LEAST, Weight, size_within
from bot.render.typeface import width as text_width
from core.games.qwixx.scoring import MISTHROW_POINTS
from core.games.qwixx.state import MISTHROWS, NUMBERS
from core.games.qwixx.state import Color as Die

_RIM = 4
"""The width of the golden edges of a row."""
_HALO = 1
_BETWEEN = 6
"""Between penalty boxes."""
_PRICE = f"\N{MINUS SIGN}{-MISTHROW_POINTS}"
_PRICED = 52
"""The side of a penalty box that has room for its price."""
_PASS = 84
"""The usual width of the word for passing; a longer one takes room from the name."""
_RISE, _RISE_WITH_TAIL = 0.09, 0.16
"""How much higher than capitals small letters are set, to look centered."""
_WEIGHTS = {Field.OPEN: Weight.HEAVY, Field.CROSSED: Weight.HEAVY, Field.LOST: Weight.MEDIUM}


class Light(Enum):
    """How a row is shown: dim once it is closed, lit at the end if it was."""

    PLAIN = "plain"
    DIM = "dim"
    LIT = "lit"


@dataclass(frozen=True, slots=True)
class Size:
    """How large a row is drawn."""

    cell: int
    height: int
    letter: int
    """Room for the row's letters."""
    lock: int

    @property
    def width(self) -> int:
        return self.letter + NUMBERS * self.cell + self.lock

    @property
    def digits(self) -> int:
        return max(LEAST, min(round(self.height * 0.84), round(self.cell * 0.63)))

    @property
    def gap(self) -> int:
        """Half the space between two boxes."""
        return max(2, self.cell // 26)


def name(person: Person, width: int, height: int) -> Group:
    """Draw badge and name: on gold for the active seat and winners, else on the paper."""
    ink = ON_GOLD if person.ground == GOLD else ON_PAPER
    left = height + 8
    text = lettering(person.name, max(LEAST, height // 2), ink, height - 4, width - left - 8)
    back = _name_plate(person.seat, width, height, ink.on)
    return Group(width, height, PAPER, (Placed(0, 0, back), Placed(left, 2, text)))


@lru_cache(maxsize=64)
def _name_plate(seat: int, width: int, height: int, ground: Color) -> Sprite:
    radius, y = height / 2 - 5, height / 2
    shapes: Shapes = (
        Box(0, 0, width, height, ground, 12),
        Disc(radius + 8, y, radius + 1, NIGHT),
        *badge(seat, radius + 8, y - 1, radius - 1),
    )
    return Sprite(width, height, PAPER, shapes)


@lru_cache(maxsize=64)
def status(which: Status, side: int) -> Sprite:
    """Draw what a seat is doing."""
    return Sprite(side, side, PAPER, status_icon(which, side / 2, side / 2, side * 0.8, GOLD))


def points(number: str, width: int, height: int, size: int) -> Sprite:
    """Draw a large number."""
    text = Text(width / 2, height / 2, number, size, ON_PAPER, Weight.HEAVY, "center", room=width)
    return Sprite(width, height, PAPER, (text,))


def worth(number: int, width: int, size: Size, lit: bool) -> Sprite:
    """Draw the points of a row, on gold if it is lit."""
    h, ink = size.height, ON_GOLD if lit else ON_PAPER
    box = Box(4, 0, width - 8, h, ink.on, 10)
    text = Text(width / 2, h / 2, str(number), LEAST, ink, Weight.HEAVY, "center")
    return Sprite(width, h, PAPER, (box, text))


@lru_cache(maxsize=4096)
def number(
    die: Die,
    value: int,
    field: Field,
    size: Size,
    light: Light = Light.PLAIN,
    highlight: Highlight = Highlight.NONE,
    rank: int = 0,
) -> Sprite:
    """Draw one number of a row, on the row's bar."""
    w, h = size.cell, size.height
    surface = _surface(die, field, highlight)
    middle = w / 2, h * 0.68 if rank else h / 2
    cross = _cross((w, h), value + die) if field is Field.CROSSED else ()
    shapes = (
        *_edge(die, light, 0, w, h),
        _box(surface.on, size),
        *cross,
        Text(*middle, str(value), size.digits, surface, _WEIGHTS[field], "center", halo=_HALO),
        *_border(size, highlight),
        *rank_badge(w / 2, 40, rank),
    )
    return Sprite(w, h, _fill(die, light), shapes)


def _surface(die: Die, field: Field, highlight: Highlight) -> Ink:
    """Return the colors of a number and its box; the latest cross looks marked in yellow."""
    match field:
        case Field.OPEN:
            return ROWS[die].open
        case Field.LOST:
            return ROWS[die].lost
        case Field.CROSSED:
            return ON_GOLD if highlight is Highlight.LAST else ON_SNOW


def _fill(die: Die, light: Light) -> Color:
    return ROWS[die].lost.on if light is Light.DIM else ROWS[die].bar.fill


def _edge(die: Die, light: Light, x: float, w: float, h: float) -> Shapes:
    """Draw the edges of a piece of the row's bar."""
    if light is Light.LIT:
        return Box(x, 0, w, _RIM, GOLD), Box(x, h - _RIM, w, _RIM, GOLD)
    return (Box(x, h - 2, w, 2, ROWS[die].bar.shade),)


def _end(die: Die, light: Light, x: float, w: float, h: float) -> Shapes:
    """Draw a rounded end of a row."""
    edge = GOLD if light is Light.LIT else ROWS[die].bar.shade
    above, below = (_RIM, _RIM) if light is Light.LIT else (0, 2)
    body = Box(x + above, above, w - 2 * above, h - above - below, _fill(die, light), 12 - above)
    return Box(x, 0, w, h, edge, 12), body


def _cross(room: Point, hand: int) -> Shapes:
    """Draw a cross as if by hand, not much wider than high."""
    w, h = room
    size = min(w - 10, h * 1.6), min(h - 8, w * 1.2)
    return scrawl((w / 2, h / 2), size, hand, PEN, _thickness(h))


def _thickness(height: float) -> float:
    """Return the width of a stroke: never so thin that it is lost in a small picture."""
    return 5 + height / 11


def _box(fill: Color, size: Size) -> Box:
    gap = size.gap
    return Box(gap, gap + 1, size.cell - 2 * gap, size.height - 2 * gap - 2, fill, 9)


def _border(size: Size, highlight: Highlight) -> Shapes:
    """Draw a dark frame around the latest cross, a golden one with a dot around a legal one."""
    w, h, thick = size.cell, size.height, min(4 + size.height // 24, 7)
    if highlight is Highlight.NONE:
        return ()
    if highlight is Highlight.LAST:
        return (Ring(0, 0, w, h, NIGHT, 10, thick),)
    return (
        Ring(0, 0, w, h, NIGHT, 11, 4),
        Ring(2, 2, w - 4, h - 4, GOLD, 10, thick),
        Disc(w / 2, 31, 14, NIGHT),
        Disc(w / 2, 31, 11, GOLD),
    )


@lru_cache(maxsize=128)
def letters(die: Die, labels: Labels, size: Size, light: Light = Light.PLAIN) -> Sprite:
    """Draw the left end of a row, with the first letters of its color."""
    w, h, row = size.letter, size.height, ROWS[die]
    ink = row.lost if light is Light.DIM else row.bar.ink
    high = min(size_within(each, size.digits, Weight.HEAVY, w - 2 * _RIM) for each in labels)
    label = labels[die]
    text = Text(w / 2 + 1, h / 2 - _rise(label) * high, label, high, ink, Weight.HEAVY, "center")
    return Sprite(w, h, PAPER, (*_end(die, light, 0, w + 20, h), text))


def _rise(label: str) -> float:
    if label != label.lower() or set(label) & set("bdfhkl"):
        return 0.0
    return _RISE_WITH_TAIL if set(label) <= set("gjpqy") else _RISE


@lru_cache(maxsize=256)
def lock(die: Die, size: Size, closed: bool, mine: bool, light: Light = Light.PLAIN) -> Sprite:
    """Draw the right end of a row: a lock that is open, shut, or shut with the owner's cross."""
    row, w, h = ROWS[die], size.lock, size.height
    x, y, r = w / 2 - 1, h / 2, min(h * 0.45, w * 0.44)
    face, ink = (row.lost.color, row.lost.on) if closed else (row.open.on, row.open.color)
    cross = scrawl((x, y), (2.3 * r, 2 * r), die, PEN, _thickness(h)) if mine else ()
    shapes = (
        *_end(die, light, -20, w + 20, h),
        Disc(x, y, r, SNOW if mine else face),
        *cross,
        *padlock(x, y, r * 1.15, NIGHT if mine else ink, shut=closed),
    )
    return Sprite(w, h, PAPER, shapes)


@lru_cache(maxsize=128)
def penalties(count: int, side: int, columns: int) -> Sprite:
    """Draw four boxes, one crossed for each penalty; they are lit when all are."""
    pitch, shapes = side + _BETWEEN, list[Shape]()
    ink = ON_GOLD if count == MISTHROWS else ON_SNOW
    for number in range(MISTHROWS):
        x, y = number % columns * pitch, number // columns * pitch
        shapes += _penalty(x, y, side, ink, crossed=number < count)
    rows = MISTHROWS // columns
    return Sprite(columns * pitch - _BETWEEN, rows * pitch - _BETWEEN, PAPER, tuple(shapes))


def _penalty(x: float, y: float, side: int, ink: Ink, crossed: bool) -> Shapes:
    middle, wide = (x + side / 2, y + side / 2), side - 12
    cross = scrawl(middle, (wide, wide), round(x + y), PEN, _thickness(side)) if crossed else ()
    price = Text(*middle, _PRICE, LEAST, ink, Weight.BOLD, "center", halo=_HALO)
    return (
        Box(x, y, side, side, NIGHT, 8),
        Box(x + 3, y + 3, side - 6, side - 6, ink.on, 6),
        *cross,
        *((price,) if side >= _PRICED else ()),
    )


def passing(rank: int, word: str, height: int) -> Sprite:
    """Draw the rank of passing where it is suggested, as wide as the word needs."""
    size = size_within(word, 36, Weight.BOLD, _PASS)
    width = ceil(text_width(word, size, Weight.BOLD)) + 78
    text = Text(64, height / 2, word, size, ON_PAPER)
    return Sprite(width, height, PAPER, (*rank_badge(30, height / 2, rank), text))


@lru_cache(maxsize=256)
def die(color: Die | None, value: int | None, side: int, label: str = "") -> Sprite:
    """Draw a die of the roll; a die out of the game is drawn as its letters and a lock."""
    h = side + 42
    name = Text(side / 2 + 4, side + 21, label, LEAST, QUIET[PANEL], Weight.BOLD, "center")
    if value is None:
        body = (
            *sunk(4, 4, side, side, 16),
            *padlock(4 + side / 2, 4 + side / 2, side * 0.5, EDGE),
        )
    else:
        body = _die(WHITE if color is None else ROWS[color].bar, value, side)
    return Sprite(side + 8, h, PANEL, (*body, name))


def _die(surface: Paint, value: int, side: int) -> Shapes:
    middle = 4 + side / 2
    return (
        Box(2, 2, side + 4, side + 6, SHADOW, 18),
        Box(4, 4, side, side, surface.shade, 16),
        Box(4, 4, side, side - 4, surface.light, 16),
        Box(4, 6, side, side - 6, surface.fill, 16),
        *icons.pips(middle, middle - 1, side, surface.ink.color, value),
    )
