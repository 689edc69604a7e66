"""The pieces of 5 vor 12 and Lucky Numbers: tiles, cells, the pile of face-down tiles, counts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, Self

from bot.games.common.kit import HEADER, Highlight, rank_badge
from bot.games.ladder.style import Style
from bot.render.icons import Shapes
from bot.render.scene import Group, Placed, Sprite
from bot.render.shapes import Box, Disc, Ring, Shape, Text
from bot.render.tokens import AMBER, GOLD, ON_GOLD, PANEL, PLAIN, SHADOW, TEXT, WELL, Color
from bot.render.typeface import LEAST, Weight

MARGIN = 5
"""Space around a tile for its frame."""
COUNTER = 120
"""The width of the number of free cells."""
LAYER = 7
"""How far a tile of the pile stands out below the one above it."""
_FRAME = 8
_THICKEST = 3
_DISC = 17
_BORDER = 4
_ROUND = 18


@dataclass(frozen=True, slots=True)
class Size:
    """How large tiles are drawn."""

    width: int
    height: int
    digits: int

    @classmethod
    def within(cls, width: int, height: int) -> Self:
        """Return the size of a tile with its margins in a cell of this size."""
        wide, high = width - 2 * MARGIN, height - 2 * MARGIN
        return cls(wide, high, max(LEAST, round(min(high * 0.7, (wide - 12) / 1.42))))


class Square(NamedTuple):
    """One cell of a board and what is highlighted in it."""

    number: int
    highlight: Highlight = Highlight.NONE
    offer: int = 0
    """The tile that a suggestion places here."""
    rank: int = 0
    lit: bool = False
    """Whether the tile placed here has won the game."""


@lru_cache(maxsize=4096)
def cell(square: Square, size: Size, style: Style) -> Sprite:
    full = size.width + 2 * MARGIN, size.height + 2 * MARGIN
    radius = _radius(size, style) + MARGIN
    shapes = (
        *_content(square, size, style),
        *_framed(*full, radius, square.highlight),
        *rank_badge(full[0] - 32, 32, square.rank, 28),
    )
    return Sprite(*full, style.bed, shapes)


def golden(x: float, y: float, w: float, h: float, radius: float) -> Shapes:
    """Draw the golden plate, with a dark outline, under something that can be played."""
    return Box(x, y, w, h, AMBER, radius), Box(x + 2, y + 2, w - 4, h - 4, GOLD, radius - 2)


def _framed(width: int, height: int, radius: float, highlight: Highlight, x: float = 0) -> Shapes:
    """Draw a thick border: plain for the last move, gold for a legal one."""
    thick = max(_FRAME, height // 15)
    match highlight:
        case Highlight.NONE:
            return ()
        case Highlight.LAST:
            return (Ring(x, 0, width, height, TEXT, radius, thick),)
        case Highlight.LEGAL:
            inside = Ring(x + 2, 2, width - 4, height - 4, GOLD, radius - 2, thick)
            return Ring(x, 0, width, height, AMBER, radius, thick), inside


def _content(square: Square, size: Size, style: Style) -> Shapes:
    if not square.number:
        well = empty(MARGIN, MARGIN, size, style)
        return (*well, *_offered(square.offer, size, style)) if square.offer else well
    if square.offer:
        return _swap(square, size, style)
    return tile(square.number, MARGIN, MARGIN, size, style, lit=square.lit)


def tile(number: int, x: float, y: float, size: Size, style: Style, *, lit: bool = False) -> Shapes:
    """Draw a tile face up; a lit one is golden."""
    ink = ON_GOLD if lit else style.tone(number)
    middle = x + size.width / 2, y + size.height / 2 - 1
    text = Text(*middle, str(number), size.digits, ink, Weight.HEAVY, "center")
    shadow = Box(x, y + 2, size.width, size.height, SHADOW, _radius(size, style))
    return shadow, *surface(x, y, size, style, ink.on), text


def surface(x: float, y: float, size: Size, style: Style, fill: Color) -> Shapes:
    """Draw a tile without its number: lower edge, rim, fill and marks."""
    w, h = size.width, size.height
    radius, rim, depth = _radius(size, style), max(3, round(h / 18)), max(2, round(h / 20))
    inner = w - 2 * rim, h - depth - 2 * rim
    return (
        Box(x, y, w, h, style.edge, radius),
        Box(x, y, w, h - depth, style.rim, radius),
        Box(x + rim, y + rim, *inner, fill, max(radius - rim, 2)),
        *style.marks(x + w / 2, y + (h - depth) / 2, *inner, style.rim),
    )


def empty(x: float, y: float, size: Size, style: Style) -> Shapes:
    """Draw a free cell with the ornament of the game."""
    w, h, radius = size.width, size.height, _radius(size, style)
    side = min(w, h) * 0.68
    return (
        Box(x, y, w, h, style.well, radius),
        *style.ornament(x + w / 2, y + h / 2, side, style.motif),
    )


def _digits(number: int, x: float, y: float, size: int, style: Style) -> Text:
    return Text(x, y, str(number), size, style.tone(number), Weight.HEAVY, "center")


def _radius(size: Size, style: Style) -> int:
    return round(min(size.width, size.height) * style.rounding)


def _offered(number: int, size: Size, style: Style) -> Shapes:
    """Draw the tile a suggestion would place on a free cell, smaller than the cell."""
    small = Size.within(round(size.width * 0.8), round(size.height * 0.8))
    return _in_gold(number, MARGIN + size.width * 0.1, MARGIN + size.height * 0.1, small, style)


def _swap(square: Square, size: Size, style: Style) -> Shapes:
    """Draw the present tile, and on its lower corner the one that would replace it."""
    small = Size.within(round(size.width * 0.52), round(size.height * 0.52))
    left, top = MARGIN + size.width * 0.46, MARGIN + size.height * 0.46
    present = _digits(
        square.number,
        MARGIN + size.width * 0.32,
        MARGIN + size.height * 0.3,
        round(size.digits * 0.62),
        style,
    )
    under = surface(MARGIN, MARGIN, size, style, style.tone(square.number).on)
    return (*under, present, *_in_gold(square.offer, left, top, small, style))


def _in_gold(number: int, x: float, y: float, size: Size, style: Style) -> Shapes:
    """Draw a tile on a golden plate."""
    full = size.width + 2 * _FRAME, size.height + 2 * _FRAME
    radius = _radius(size, style) + _FRAME
    plate = golden(x, y, *full, radius)
    return *plate, *tile(number, x + _FRAME, y + _FRAME, size, style)


def single(number: int, size: Size, style: Style) -> Sprite:
    """Draw a tile of a hand."""
    full = size.width + 2 * MARGIN, size.height + 2 * MARGIN
    return Sprite(*full, PANEL, tile(number, MARGIN, MARGIN, size, style))


def chip(
    number: int, count: int, size: Size, room: int, style: Style, *, latest: bool = False
) -> Sprite:
    """Draw a tile of the tray in a place `room` wide, with a disc if there are several."""
    full, high = size.width + 2 * MARGIN, size.height + 2 * MARGIN
    left = (room - size.width) / 2 if count == 1 else MARGIN
    highlight = Highlight.LAST if latest else Highlight.NONE
    frame = _framed(full, high, _radius(size, style) + MARGIN, highlight, left - MARGIN)
    if count == 1:
        shapes = *tile(number, left, MARGIN, size, style), *frame
        return Sprite(room, high, style.bed, shapes)
    middle, x = MARGIN + size.height / 2 - 1, MARGIN + size.width - 1
    shapes = (
        *surface(MARGIN, MARGIN, size, style, style.tone(number).on),
        *frame,
        _digits(number, (x + MARGIN - _DISC) / 2, middle, size.digits, style),
        Disc(x, middle, _DISC + 3, style.rim),
        Disc(x, middle, _DISC, WELL),
        Text(x, middle, str(count), LEAST, PLAIN[WELL], Weight.BOLD, "center"),
    )
    return Sprite(room, high, style.bed, shapes)


@lru_cache(maxsize=512)
def pile(left: float, side: int, style: Style) -> Sprite:
    """Draw the face-down tiles: the pile shrinks as `left`, their share, does."""
    size = Size.within(side, side)
    full = side, side + _THICKEST * LAYER
    if not left:
        return Sprite(*full, PANEL, empty(MARGIN, MARGIN, size, style))
    shapes: list[Shape] = []
    for layer in range(round(left * _THICKEST), -1, -1):
        shapes += surface(MARGIN, MARGIN + layer * LAYER, size, style, style.back_ground)
    shapes += style.back(side / 2, side / 2 - 2, size.width, left)
    return Sprite(*full, PANEL, tuple(shapes))


def count(number: int, width: int, height: int, rank: int = 0) -> Sprite:
    """Draw how many face-down tiles there are, and the rank of drawing one."""
    y = height * 0.64 if rank else height / 2
    text = Text(width / 2, y, str(number), 68, PLAIN[PANEL], Weight.HEAVY, "center")
    return Sprite(width, height, PANEL, (text, *rank_badge(width / 2, 28, rank)))


@lru_cache(maxsize=512)
def drawn(number: int | None, width: int, height: int, style: Style, rank: int = 0) -> Sprite:
    """Draw the revealed tile on gold, or an empty place for it; aside, the rank of leaving it."""
    wide = round(height * 1.15)
    size, left = Size.within(wide - 2 * MARGIN, height - 2 * MARGIN), (width - wide) / 2
    if number is None:
        shapes = empty(left + 2 * MARGIN, 2 * MARGIN, size, style)
    else:
        shapes = (
            *golden(left, 0, wide, height, _radius(size, style) + 2 * MARGIN),
            *tile(number, left + 2 * MARGIN, 2 * MARGIN, size, style),
        )
    return Sprite(width, height, PANEL, (*shapes, *rank_badge(width - 27, 28, rank)))


@lru_cache(maxsize=64)
def counter(free: int, style: Style) -> Sprite:
    """Draw the number of free cells beside a free cell."""
    size, top = Size.within(56, 56), (HEADER - 46) / 2
    middle = (COUNTER + 54) / 2
    number = Text(middle, HEADER / 2, str(free), 44, PLAIN[PANEL], Weight.HEAVY, "center")
    rim = Ring(8, top, 46, 46, style.rim, _radius(size, style), 3)
    return Sprite(COUNTER, HEADER, PANEL, (*empty(8, top, size, style), rim, number))


@lru_cache(maxsize=32)
def bed(width: int, height: int, style: Style) -> Group:
    """Draw the framed ground on which tiles lie."""
    top = Sprite(width, _ROUND, PANEL, _bed(0, width, height, style))
    bottom = Sprite(width, _ROUND, PANEL, _bed(_ROUND - height, width, height, style))
    side = Sprite(_BORDER, height - 2 * _ROUND, style.rim, ())
    parts = (
        Placed(0, 0, top),
        Placed(0, height - _ROUND, bottom),
        Placed(0, _ROUND, side),
        Placed(width - _BORDER, _ROUND, side),
    )
    return Group(width, height, style.bed, parts)


def _bed(y: float, width: int, height: int, style: Style) -> Shapes:
    inner = width - 2 * _BORDER, height - 2 * _BORDER
    return (
        Box(0, y, width, height, style.rim, _ROUND),
        Box(_BORDER, y + _BORDER, *inner, style.bed, _ROUND - _BORDER),
    )
