"""Icons as vector shapes, each drawn around a center in a square of side `size`."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin
from typing import TypeAlias

from bot.render.shapes import Box, Disc, Line, Point, Polygon, Ring, Shape
from bot.render.tokens import Color

Shapes: TypeAlias = tuple[Shape, ...]

_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def _at(x: float, y: float, size: float, points: Iterable[Point]) -> tuple[Point, ...]:
    """Map points from the square [-1, 1] to the icon's square."""
    half = size / 2
    return tuple((x + px * half, y + py * half) for px, py in points)


def _arc(radius: float, start: float, end: float, center: Point = (0, 0)) -> list[Point]:
    """Return points on a circle between two angles, in turns, clockwise from the right."""
    angles = [(start + (end - start) * step / 24) * 2 * pi for step in range(25)]
    return [(center[0] + radius * cos(a), center[1] + radius * sin(a)) for a in angles]


def star(x: float, y: float, size: float, color: Color) -> Shapes:
    points = [
        (r * sin(k * pi / 5), 0.06 - r * cos(k * pi / 5)) for k, r in enumerate((1.0, 0.46) * 5)
    ]
    rim = _at(x, y, size * 0.9, points)
    return Polygon(rim, color), Line((*rim, rim[0]), color, size * 0.09)


def house(x: float, y: float, size: float, color: Color, hole: Color) -> Shapes:
    roof = _at(x, y, size, ((-0.9, 0.02), (0, -0.84), (0.9, 0.02)))
    s = size / 2
    return (
        Polygon(roof, color),
        Line((*roof, roof[0]), color, size * 0.09),
        Box(x - 0.62 * s, y - 0.1 * s, 1.24 * s, 1.0 * s, color, size * 0.05),
        Box(x - 0.2 * s, y + 0.3 * s, 0.4 * s, 0.6 * s, hole, size * 0.03),
    )


def tree(x: float, y: float, size: float, color: Color) -> Shapes:
    tiers = ((-0.98, -0.3, 0.5), (-0.6, 0.18, 0.68), (-0.2, 0.66, 0.84))
    shapes: list[Shape] = [Box(x - size * 0.08, y + size * 0.25, size * 0.16, size * 0.25, color)]
    for top, bottom, wide in tiers:
        rim = _at(x, y, size, ((0, top + 0.06), (wide - 0.05, bottom), (0.05 - wide, bottom)))
        shapes += [Polygon(rim, color), Line((*rim, rim[0]), color, size * 0.06)]
    return tuple(shapes)


def moon(x: float, y: float, size: float, color: Color) -> Shapes:
    outer = _arc(0.94, 0.09, 0.77)
    inner = _arc(0.8, 0.70, 0.16, (0.36, -0.22))
    return (Polygon(_at(x, y, size, (*outer, *inner)), color),)


def hand(x: float, y: float, size: float, color: Color) -> Shapes:
    """Draw an open palm: four fingers and a thumb to the right."""
    fingers = (
        ((-0.56, 0.1), (-0.66, -0.5)),
        ((-0.22, 0.0), (-0.26, -0.78)),
        ((0.12, 0.0), (0.14, -0.78)),
        ((0.44, 0.1), (0.52, -0.5)),
    )
    thumb = ((0.3, 0.62), (0.82, 0.1))
    palm = _at(x, y, size, ((-0.56, 0.1), (0.44, 0.1), (0.4, 0.62), (0, 0.78), (-0.36, 0.62)))
    strokes = (Line(_at(x, y, size, line), color, size * 0.145) for line in (*fingers, thumb))
    return (*strokes, Polygon(palm, color), Line((*palm, palm[0]), color, size * 0.16))


def _curve(start: Point, pull: Point, end: Point) -> list[Point]:
    """Return points on a quadratic Bézier curve with the control point `pull`."""
    steps = [step / 10 for step in range(11)]
    return [
        (
            (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * pull[0] + t * t * end[0],
            (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * pull[1] + t * t * end[1],
        )
        for t in steps
    ]


def joker(x: float, y: float, size: float, color: Color) -> Shapes:
    """Draw a jester's cap: two drooping horns, a point between them, three bells."""
    left = _curve((-0.16, -0.12), (-0.72, -0.95), (-0.86, 0.16))
    left += _curve((-0.86, 0.16), (-0.6, -0.24), (-0.5, 0.5))
    right = [(-px, py) for px, py in reversed(left)]
    rim = _at(x, y, size, (*left, *right, (0.16, -0.12), (0, -0.6), (-0.16, -0.12)))
    bells = _at(x, y, size, ((-0.84, 0.3), (0, -0.76), (0.84, 0.3)))
    s = size / 2
    return (
        Polygon(rim, color),
        Line((*rim, rim[0]), color, size * 0.05),
        *(Disc(bx, by, size * 0.1, color) for bx, by in bells),
        Box(x - 0.6 * s, y + 0.6 * s, 1.2 * s, 0.3 * s, color, size * 0.06),
    )


def lock(x: float, y: float, size: float, color: Color, *, shut: bool = True) -> Shapes:
    s = size / 2
    lift = 0.0 if shut else 0.16
    shackle = [(px, py - 0.22 - lift) for px, py in _arc(0.38, 0.5, 1.0)]
    foot = (0.38, 0.1) if shut else (0.38, -0.3 - lift)
    line = _at(x, y, size, ((-0.38, 0.1), *shackle, foot))
    body = Box(x - 0.66 * s, y - 0.06 * s, 1.32 * s, 0.98 * s, color, size * 0.1)
    return Line(line, color, size * 0.13), body


def crown(x: float, y: float, size: float, color: Color) -> Shapes:
    points = ((-0.78, 0.36), (-0.92, -0.42), (-0.42, 0.0), (0, -0.66), (0.42, 0.0), (0.92, -0.42))
    rim = _at(x, y, size, (*points, (0.78, 0.36)))
    s = size / 2
    return (
        Polygon(rim, color),
        Line((*rim, rim[0]), color, size * 0.06),
        Box(x - 0.8 * s, y + 0.5 * s, 1.6 * s, 0.26 * s, color, size * 0.05),
    )


def check(x: float, y: float, size: float, color: Color) -> Shapes:
    tick = _at(x, y, size, ((-0.7, 0.05), (-0.2, 0.55), (0.72, -0.5)))
    return (Line(tick, color, size * 0.17),)


def cross(x: float, y: float, size: float, color: Color, width: float = 0.17) -> Shapes:
    down = _at(x, y, size, ((-0.62, -0.62), (0.62, 0.62)))
    up = _at(x, y, size, ((-0.62, 0.62), (0.62, -0.62)))
    return Line(down, color, size * width), Line(up, color, size * width)


def play(x: float, y: float, size: float, color: Color) -> Shapes:
    """Draw a triangle that points right: it is this seat's turn."""
    rim = _at(x, y, size, ((-0.5, -0.72), (0.72, 0), (-0.5, 0.72)))
    return Polygon(rim, color), Line((*rim, rim[0]), color, size * 0.14)


def hourglass(x: float, y: float, size: float, color: Color) -> Shapes:
    """Draw an hourglass: this seat has not answered yet."""
    glass = _at(x, y, size, ((-0.52, -0.8), (0.52, -0.8), (-0.52, 0.8), (0.52, 0.8)))
    bars = [_at(x, y, size, ((-0.62, py), (0.62, py))) for py in (-0.84, 0.84)]
    return (
        Polygon((glass[0], glass[1], (x, y)), color),
        Polygon((glass[2], glass[3], (x, y)), color),
        Line((glass[0], glass[3]), color, size * 0.1),
        Line((glass[1], glass[2]), color, size * 0.1),
        *(Line(bar, color, size * 0.16) for bar in bars),
    )


def pips(x: float, y: float, size: float, color: Color, value: int) -> Shapes:
    """Draw the dots on a die's face."""
    spread = size * 0.27
    return tuple(
        Disc(x + px * spread, y + py * spread, size * 0.095, color) for px, py in _PIPS[value]
    )


def tile_stack(x: float, y: float, size: float, fill: Color, rim: Color) -> Shapes:
    """Draw a pile of face-down tiles."""
    s = size * 0.74
    shapes: list[Shape] = []
    for step in (2, 1, 0):
        left, top = (
            x - size / 2 + step * size * 0.12,
            y + size * 0.26 - s + (1 - step) * size * 0.12,
        )
        shapes.append(Box(left, top, s, s, fill, size * 0.14))
        shapes.append(Ring(left, top, s, s, rim, size * 0.14, size * 0.05))
    return tuple(shapes)
