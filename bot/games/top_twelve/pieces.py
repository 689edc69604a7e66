"""The pieces of Top 12: fields, column heads with their symbols, the die, the named number."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from bot.games.common.kit import badge, raised, rank_badge
from bot.games.top_twelve import icons
from bot.games.top_twelve.colors import SYMBOLS
from bot.render.icons import Shapes, check
from bot.render.scene import Group, Placed, Run, Sprite, across
from bot.render.shapes import Box, Disc, Polygon, Ring, Shape, Text
from bot.render.tokens import (
    AMBER,
    BRIGHT,
    EDGE,
    GOLD,
    MEDALS,
    MINT,
    NIGHT,
    ON_GOLD,
    ON_SNOW,
    PANEL,
    PLAIN,
    QUIET,
    SNOW,
    TEXT,
    WELL,
    WHITE,
    Color,
    Ink,
    Paint,
)
from bot.render.typeface import LEAST, Weight
from bot.render.typeface import width as text_width
from core.engine.rules import Seat
from core.games.top_twelve.scoring import RATINGS
from core.games.top_twelve.state import COLUMNS, FIELDS, START_NUMBERS, Symbol

GAUGE = 16
"""The height of the bar under a column's head that shows how full the column is."""
OUTSIDE = 4
"""How far the frame reaches into the neighbors."""
_FRAME, _LINE = 5, 2
"""The frame around the latest entry, and the dark line within that sets it off from any color."""
_CLOSER = 2
"""How much closer the digits are set if a number is too wide for its field."""


@dataclass(frozen=True, slots=True)
class Size:
    """How large a sheet is drawn."""

    width: int
    height: int
    digits: int
    head: int
    """Height of the columns' heads."""
    edge: int = 0
    """Room for the numbers of the fields at the left; none if nobody acts on the sheet."""


OWN = Size(width=152, height=59, digits=46, head=60, edge=52)
"""The owner's sheet, and the only one of a solo game."""
SHARED = {
    2: Size(width=113, height=50, digits=44, head=44),
    3: Size(width=74, height=50, digits=40, head=44),
    4: Size(width=55, height=50, digits=36, head=44),
}
"""Sheets side by side, by the number of players."""


class Field(NamedTuple):
    """One field of a column and what is highlighted there."""

    number: int
    legal: bool = False
    offer: int = 0
    """The number that a suggestion or the owner's answer writes here."""
    rank: int = 0


@lru_cache(maxsize=8192)
def field(column: int, content: Field, size: Size, ground: Color = PANEL) -> Sprite:
    w, h = size.width, size.height
    box = 2, 2, w - 4, h - 4
    paint = MEDALS[0] if ground == GOLD else SYMBOLS[column]
    body = _entered(paint, *box) if content.number else (Box(*box, WELL, 8),)
    badge = rank_badge(w - 32, h / 2, content.rank, 25)
    return Sprite(
        w, h, ground, (*body, *_target(content, w, h), *_number(content, size, paint), *badge)
    )


def _entered(surface: Paint, x: float, y: float, w: float, h: float) -> Shapes:
    return Box(x, y, w, h, surface.shade, 8), Box(x, y, w, h - 3, surface.fill, 8)


def _number(content: Field, size: Size, paint: Paint) -> Shapes:
    x, y = size.width / 2, size.height / 2 - 1
    if content.number:
        return written(x, y, str(content.number), size.digits, paint.ink, size.width - 8)
    if content.offer:
        left = x - 24 if content.rank else x
        return written(left, y, str(content.offer), size.digits, BRIGHT[WELL], size.width - 8)
    return ()


def written(x: float, y: float, text: str, size: int, ink: Ink, room: float) -> Shapes:
    """Write a number around a center; one too wide for the room is set smaller and closer."""
    if text_width(text, size, Weight.HEAVY) <= room:
        return (Text(x, y, text, size, ink, Weight.HEAVY, "center"),)
    advances = [text_width(digit, LEAST, Weight.BOLD) - _CLOSER for digit in text]
    left = x - (sum(advances) + _CLOSER) / 2
    starts = (left + sum(advances[:place]) for place in range(len(text)))
    return tuple(
        Text(start, y, digit, LEAST, ink) for start, digit in zip(starts, text, strict=True)
    )


def _target(content: Field, w: int, h: int) -> Shapes:
    """Draw gold around a legal or suggested field, with a dot while nothing is written there."""
    if not (content.legal or content.rank):
        return ()
    dot = () if content.offer else (Disc(w / 2, h / 2, 8, AMBER),)
    return Ring(2, 2, w - 4, h - 4, AMBER, 8, 5), *dot


def framed(x: int, y: int, width: int, height: int) -> tuple[Placed, ...]:
    """Frame the latest change."""
    x, y = x - OUTSIDE, y - OUTSIDE
    width, height = width + 2 * OUTSIDE, height + 2 * OUTSIDE
    within = x + _FRAME, y + _FRAME, width - 2 * _FRAME, height - 2 * _FRAME
    return *_bars(x, y, width, height, TEXT, _FRAME), *_bars(*within, NIGHT, _LINE)


def _bars(x: int, y: int, width: int, height: int, color: Color, thick: int) -> tuple[Placed, ...]:
    """Draw the four sides of a rectangle, as plain fills."""
    beam, post = Sprite(width, thick, color, ()), Sprite(thick, height, color, ())
    return (
        Placed(x, y, beam),
        Placed(x, y + height - thick, beam),
        Placed(x, y, post),
        Placed(x + width - thick, y, post),
    )


@lru_cache(maxsize=64)
def heads(size: Size, rolled: Symbol | None, lit: frozenset[int] = frozenset()) -> Run:
    """Draw the columns' symbols, with the rolled one highlighted; the joker stands for all."""
    return across(
        _head(column, size, rolled in (column, Symbol.JOKER), GOLD if column in lit else PANEL)
        for column in range(COLUMNS)
    )


def _head(column: int, size: Size, rolled: bool, ground: Color) -> Sprite:
    """Draw a column's symbol."""
    w, h, paint = size.width, size.head, SYMBOLS[column]
    inset, ring = (7, (Ring(0, 0, w, h, AMBER, 14, 4),)) if rolled else (2, ())
    return Sprite(
        w,
        h,
        ground,
        (
            *ring,
            *_entered(paint, inset, inset, w - 2 * inset, h - 2 * inset),
            *symbol(Symbol(column), w / 2, h / 2 - 1, h * 0.72 - inset, NIGHT, paint.fill),
        ),
    )


@lru_cache(maxsize=4096)
def gauges(counts: tuple[int, ...], size: Size, lit: frozenset[int] = frozenset()) -> Run:
    """Draw how full the columns are; gold shows the fullest, which decides."""
    most = max(counts)
    return across(
        _gauge(column, count, count == most, size.width, GOLD if column in lit else PANEL)
        for column, count in enumerate(counts)
    )


@lru_cache(maxsize=1024)
def _gauge(column: int, count: int, fullest: bool, width: int, ground: Color) -> Sprite:
    room = width - 8
    color = AMBER if fullest and ground == PANEL else SYMBOLS[column].fill
    bar = (Box(4, 1, room * count / FIELDS, GAUGE - 5, color, 4),) if count else ()
    return Sprite(width, GAUGE, ground, (Box(4, 1, room, GAUGE - 5, WELL, 4), *bar))


def field_numbers(size: Size) -> Sprite:
    ink = QUIET[PANEL]
    numbers = (
        Text(size.edge - 8, size.height * (n + 0.5), str(n + 1), 34, ink, Weight.MEDIUM, "right")
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


def surface(which: Symbol) -> Paint:
    return WHITE if which is Symbol.JOKER else SYMBOLS[which]


@lru_cache(maxsize=64)
def die(which: Symbol, side: int) -> Sprite:
    """Draw the die in the color of its column; the joker is white."""
    paint, body = surface(which), side - 8
    rim = Box(0, 0, side, side, EDGE, side * 0.2)
    face = symbol(which, side / 2, side / 2 - 2, body * 0.74, NIGHT, paint.fill)
    return Sprite(
        side, side, PANEL, (rim, *raised(3, 3, side - 6, body, paint, side * 0.18), *face)
    )


@lru_cache(maxsize=1024)
def said(seat: Seat, text: str, width: int, height: int) -> Group:
    """Draw what a player says: the badge and a speech bubble."""
    radius = min(38, height // 3)
    left = 2 * radius + 28
    size = round(height * 0.82)
    inner = width - left - 16, round(size * 0.8)
    digits = Text(inner[0] / 2, inner[1] / 2, text, size, ON_SNOW, Weight.HEAVY, "center", inner[0])
    parts = (
        Placed(0, 0, _speaker(seat, 2 * radius + 4, height, radius)),
        Placed(2 * radius + 4, 0, _bubble(width - 2 * radius - 4, height)),
        Placed(left + 8, (height - inner[1]) // 2, Sprite(*inner, SNOW, (digits,))),
    )
    return Group(width, height, PANEL, parts)


def _speaker(seat: Seat, width: int, height: int, radius: int) -> Sprite:
    return Sprite(width, height, PANEL, badge(seat, radius + 1, height / 2, radius))


def _bubble(width: int, height: int) -> Sprite:
    """Draw an empty speech bubble that points to the left."""
    middle = height / 2
    tail = (0, middle), (32, middle - 20), (32, middle + 20)
    inner = (7, middle), (32, middle - 15), (32, middle + 15)
    return Sprite(
        width,
        height,
        PANEL,
        (
            Polygon(tail, EDGE),
            Box(24, 0, width - 24, height, EDGE, 26),
            Polygon(inner, SNOW),
            Box(27, 3, width - 30, height - 6, SNOW, 23),
        ),
    )


def past(number: int, which: Symbol, side: int) -> Group:
    """Draw number and die of the last round, framed like the entries they led to."""
    room = round(side * 1.6)
    digits = Text(room / 2, side / 2, str(number), side - 22, PLAIN[PANEL], Weight.HEAVY, "center")
    width, height = room + side + 18, side + 20
    parts = (
        *framed(OUTSIDE, OUTSIDE, width - 2 * OUTSIDE, height - 2 * OUTSIDE),
        Placed(8, 10, Sprite(room, side, PANEL, (digits,))),
        Placed(8 + room, 10, die(which, side)),
    )
    return Group(width, height, PANEL, parts)


def start_number(number: int, written: bool, width: int, height: int) -> Sprite:
    """Draw a start number, or a tick if it is written already."""
    if written:
        done = check(width / 2, height / 2, height * 0.5, MINT.fill)
        return Sprite(width, height, PANEL, (Box(3, 2, width - 6, height - 8, WELL, 14), *done))
    digits = Text(width / 2, height / 2 - 2, str(number), 50, ON_SNOW, Weight.HEAVY, "center")
    rim = Box(2, 1, width - 4, height - 4, EDGE, 15)
    return Sprite(
        width, height, PANEL, (rim, *raised(4, 3, width - 8, height - 10, WHITE, 13), digits)
    )


def start_numbers(done: frozenset[int], width: int, height: int) -> list[Sprite]:
    return [start_number(number, number in done, width, height) for number in START_NUMBERS]


def suggested(rank: int, number: str, width: int, height: int) -> Sprite:
    """Draw a number worth naming, with its rank."""
    middle = height / 2
    tall = height - 12
    return Sprite(
        width,
        height,
        PANEL,
        (
            Box(0, 0, width, tall, EDGE, 26),
            Box(3, 3, width - 6, tall - 6, SNOW, 23),
            *rank_badge(58, middle - 6, rank, 36),
            Text(width / 2 + 44, middle - 6, number, 92, ON_SNOW, Weight.HEAVY, "center"),
        ),
    )


def goals(rounds: int, width: int) -> Group:
    """Draw the round of a solo game above the rounds within which it earns its stars (T11)."""
    unit = width // 6
    high, middle = 2 * unit - 12, width / 2
    shapes = (
        *icons.rounds(middle - unit, high / 2, unit * 1.3, QUIET[PANEL].color),
        Text(middle, high / 2, str(rounds), round(unit * 1.4), PLAIN[PANEL], Weight.HEAVY),
    )
    below = _goals(sum(most < rounds for most, _ in RATINGS), width)
    parts = Placed(0, 0, Sprite(width, high, PANEL, shapes)), Placed(0, high, below)
    return Group(width, high + below.height, PANEL, parts)


def _goals(missed: int, width: int) -> Sprite:
    """Draw the goals, of which this many are missed."""
    unit, shapes = width // 6, list[Shape]()
    for place, (most, _) in enumerate(RATINGS):
        line = unit * place, width, unit
        shapes += _goal(*line, most, len(RATINGS) - place, place == missed, place < missed)
    return Sprite(width, unit * len(RATINGS), PANEL, tuple(shapes))


def _goal(
    y: int, width: int, unit: int, most: int, stars: int, reached: bool, missed: bool
) -> Shapes:
    """Draw one goal: golden while it is the best in reach, pale once it is missed."""
    ground = GOLD if reached else WELL
    ink = ON_GOLD if reached else QUIET[WELL] if missed else PLAIN[WELL]
    color = NIGHT if reached else EDGE if missed else AMBER
    middle = y + unit / 2
    drawn: Shapes = (
        Box(0, y + 2, width, unit - 4, ground, 10),
        Text(unit * 1.3, middle, str(most), round(unit * 0.75), ink, Weight.HEAVY, "right"),
    )
    for star in range(stars):
        drawn += icons.star(unit * (2 + 0.8 * star), middle, unit * 0.68, color)
    return drawn
