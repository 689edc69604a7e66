"""The pieces of Qwixx: number cells, locks, misthrow boxes, dice.

A number is open (light, printed dark), crossed (white, a cross behind the number) or lost (dark,
struck through). Rows show the letter used in move notation: r y g b.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from bot.games.common.kit import Highlight, rank_badge, sunk
from bot.games.qwixx.colors import ROWS, Row
from bot.games.qwixx.fields import Field
from bot.games.qwixx.icons import lock as padlock
from bot.render import icons
from bot.render.icons import Shapes
from bot.render.scene import Sprite
from bot.render.shapes import Box, Disc, Line, Ring, Shape, Text
from bot.render.tokens import (
    EDGE,
    GOLD,
    NIGHT,
    ON_SNOW,
    PANEL,
    QUIET,
    SHADOW,
    SNOW,
    WELL,
    WHITE,
    Color,
    Ink,
    Paint,
)
from bot.render.typeface import Weight
from core.games.qwixx.state import MISTHROWS
from core.games.qwixx.state import Color as Die


@dataclass(frozen=True, slots=True)
class Size:
    """How large a row is drawn."""

    cell: int
    height: int
    digits: int
    letter: int
    """Room for the row's letter."""
    lock: int

    @property
    def width(self) -> int:
        return self.letter + 11 * self.cell + self.lock


SMALL = Size(cell=67, height=44, digits=27, letter=44, lock=64)
LARGE = Size(cell=81, height=72, digits=40, letter=56, lock=89)


@lru_cache(maxsize=4096)
def number(
    die: Die,
    value: int,
    field: Field,
    size: Size,
    highlight: Highlight = Highlight.NONE,
    rank: int = 0,
) -> Sprite:
    """Draw one number of a row, on the row's bar."""
    colors, w, h = ROWS[die], size.cell, size.height
    content = {Field.OPEN: _open, Field.CROSSED: _crossed, Field.LOST: _lost}[field]
    border = _border(w, h, highlight)
    badge = rank_badge(w - 17, 17, rank, 14)
    shapes = (*bar(die, 0, w, h), *content(colors, str(value), size), *border, *badge)
    return Sprite(w, h, colors.bar.fill, shapes)


def bar(die: Die, x: float, w: float, h: float) -> Shapes:
    """Draw a piece of the row's bar, lit from above."""
    surface = ROWS[die].bar
    return Box(x, 0, w, 2, surface.light), Box(x, h - 3, w, 3, surface.shade)


def _open(colors: Row, value: str, size: Size) -> Shapes:
    return _plain(colors.open.on, size), _digits(value, size, colors.open)


def _lost(colors: Row, value: str, size: Size) -> Shapes:
    y, w = size.height / 2, size.cell
    arms = (
        Line(((9, y), (15, y)), colors.lost.color, 3),
        Line(((w - 15, y), (w - 9, y)), colors.lost.color, 3),
    )
    return _plain(colors.lost.on, size), *arms, _digits(value, size, colors.lost)


def _crossed(colors: Row, value: str, size: Size) -> Shapes:
    """Draw the number, smaller, in front of a cross in the row's color: both stay legible."""
    w, h = size.cell, size.height
    left, right, top, bottom, arm = 10, w - 10, 10, h - 10, h // 9
    arms = (
        Line(((left, top), (right, bottom)), colors.bar.fill, arm),
        Line(((left, bottom), (right, top)), colors.bar.fill, arm),
    )
    smaller = size.digits * 9 // 10
    text = Text(w / 2, h / 2, value, smaller, ON_SNOW, Weight.HEAVY, "center", halo=1.5)
    return _plain(SNOW, size), *arms, text


def _plain(fill: Color, size: Size) -> Box:
    return Box(3, 5, size.cell - 6, size.height - 10, fill, 9)


def _digits(value: str, size: Size, ink: Ink) -> Text:
    return Text(size.cell / 2, size.height / 2, value, size.digits, ink, Weight.HEAVY, "center")


def _border(w: int, h: int, highlight: Highlight) -> Shapes:
    """Draw a dark line around white or gold, which shows on all four colors."""
    if highlight is Highlight.NONE:
        return ()
    color = SNOW if highlight is Highlight.LAST else GOLD
    rings = Ring(0, 2, w, h - 4, NIGHT, 11, 5), Ring(1, 3, w - 2, h - 6, color, 10, 3)
    return (
        rings
        if highlight is Highlight.LAST
        else (*rings, Disc(w - 10, 12, 7, NIGHT), Disc(w - 10, 12, 5, GOLD))
    )


@lru_cache(maxsize=64)
def letter(die: Die, size: Size) -> Sprite:
    """Draw the left end of a row, with its letter."""
    colors, w, h = ROWS[die], size.letter, size.height
    return Sprite(
        w,
        h,
        PANEL,
        (
            Box(0, 0, w + 20, h, colors.bar.shade, 12),
            Box(0, 0, w + 20, h - 3, colors.bar.light, 12),
            Box(0, 2, w + 20, h - 5, colors.bar.fill, 12),
            Text(w / 2 + 1, h / 2, die.letter, size.digits, colors.bar.ink, Weight.HEAVY, "center"),
        ),
    )


@lru_cache(maxsize=128)
def lock(die: Die, size: Size, closed: bool, mine: bool) -> Sprite:
    """Draw the right end of a row: a lock that is open, shut, or shut with the owner's cross."""
    colors, w, h = ROWS[die], size.lock, size.height
    x, y, r = w / 2 - 2, h / 2, h * 0.4
    face = WELL if closed and not mine else SNOW
    ink = SNOW if closed and not mine else NIGHT
    return Sprite(
        w,
        h,
        PANEL,
        (
            Box(-20, 0, w + 20, h, colors.bar.shade, 12),
            Box(-20, 0, w + 20, h - 3, colors.bar.light, 12),
            Box(-20, 2, w + 20, h - 5, colors.bar.fill, 12),
            Disc(x, y, r, face),
            *(icons.cross(x, y, r * 2.6, colors.bar.shade, 0.09) if mine else ()),
            *padlock(x, y, r * 1.1, ink, shut=closed),
        ),
    )


@lru_cache(maxsize=64)
def misthrows(count: int, side: int) -> Sprite:
    """Draw four boxes, one crossed for each misthrow."""
    pitch = side + 6
    shapes: list[Shape] = []
    for box in range(MISTHROWS):
        x = box * pitch
        shapes += sunk(x, 0, side, side, 8)
        if box < count:
            shapes += icons.cross(x + side / 2, side / 2, side * 0.8, SNOW, 0.14)
    return Sprite(MISTHROWS * pitch, side, PANEL, tuple(shapes))


@lru_cache(maxsize=256)
def die(color: Die | None, value: int | None, side: int) -> Sprite:
    """Draw a die of the roll; a die out of the game is drawn as its letter and a lock."""
    h = side + 34
    label = color.letter if color is not None else ""
    name = Text(side / 2 + 4, side + 20, label, 26, QUIET[PANEL], Weight.BOLD, "center")
    if value is None:
        body = (
            *sunk(4, 4, side, side, 16),
            *padlock(4 + side / 2, 4 + side / 2, side * 0.42, EDGE),
        )
    else:
        body = _die(WHITE if color is None else ROWS[color].bar, value, side)
    return Sprite(side + 8, h, PANEL, (*body, name))


def _die(surface: Paint, value: int, side: int) -> Shapes:
    middle = 4 + side / 2
    return (
        Box(4, 8, side, side, SHADOW, 16),
        Box(4, 4, side, side, surface.shade, 16),
        Box(4, 4, side, side - 4, surface.light, 16),
        Box(4, 6, side, side - 6, surface.fill, 16),
        *icons.pips(middle, middle - 1, side, surface.ink.color, value),
    )
