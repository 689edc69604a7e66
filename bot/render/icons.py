"""Icons as vector shapes, each drawn around a center in a square of side `size`."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import cycle
from math import cos, pi, sin
from typing import TypeAlias

from bot.render.shapes import Box, Disc, Point, Polygon, Shape, Stroke
from bot.render.tokens import AMBER, GOLD, Color

Shapes: TypeAlias = tuple[Shape, ...]

_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def at(x: float, y: float, size: float, points: Iterable[Point]) -> tuple[Point, ...]:
    """Map points from the square [-1, 1] to the icon's square."""
    half = size / 2
    return tuple((x + px * half, y + py * half) for px, py in points)


def arc(radius: float, start: float, end: float, center: Point = (0, 0)) -> list[Point]:
    """Return points on a circle between two angles, in turns, clockwise from the right."""
    angles = [(start + (end - start) * step / 24) * 2 * pi for step in range(25)]
    return [(center[0] + radius * cos(a), center[1] + radius * sin(a)) for a in angles]


def crown(x: float, y: float, size: float, color: Color, fill: Color | None = None) -> Shapes:
    points = ((-0.78, 0.36), (-0.92, -0.42), (-0.42, 0.0), (0, -0.66), (0.42, 0.0), (0.92, -0.42))
    rim = at(x, y, size, (*points, (0.78, 0.36)))
    s = size / 2
    return (
        Polygon(rim, fill or color),
        Stroke((*rim, rim[0]), color, size * 0.06),
        Box(x - 0.8 * s, y + 0.5 * s, 1.6 * s, 0.26 * s, color, size * 0.05),
    )


def gold_crown(x: float, y: float, size: float) -> Shapes:
    """Draw a large crown with an outline that lifts it off a light ground."""
    s, edge = size / 2, size * 0.03
    band = (x - 0.8 * s + edge, y + 0.5 * s + edge, 1.6 * s - 2 * edge, 0.26 * s - 2 * edge)
    return *crown(x, y, size, AMBER, GOLD), Box(*band, GOLD, size * 0.02)


def check(x: float, y: float, size: float, color: Color) -> Shapes:
    tick = at(x, y, size, ((-0.7, 0.05), (-0.2, 0.55), (0.72, -0.5)))
    return (Stroke(tick, color, size * 0.17),)


def play(x: float, y: float, size: float, color: Color) -> Shapes:
    """Draw a triangle that points right: it is this seat's turn."""
    rim = at(x, y, size, ((-0.5, -0.72), (0.72, 0), (-0.5, 0.72)))
    return Polygon(rim, color), Stroke((*rim, rim[0]), color, size * 0.14)


def hourglass(x: float, y: float, size: float, color: Color) -> Shapes:
    """Draw an hourglass: this seat has not answered yet."""
    glass = at(x, y, size, ((-0.52, -0.8), (0.52, -0.8), (-0.52, 0.8), (0.52, 0.8)))
    bars = [at(x, y, size, ((-0.62, py), (0.62, py))) for py in (-0.84, 0.84)]
    return (
        Polygon((glass[0], glass[1], (x, y)), color),
        Polygon((glass[2], glass[3], (x, y)), color),
        Stroke((glass[0], glass[3]), color, size * 0.1),
        Stroke((glass[1], glass[2]), color, size * 0.1),
        *(Stroke(bar, color, size * 0.16) for bar in bars),
    )


def pips(x: float, y: float, size: float, color: Color, value: int) -> Shapes:
    """Draw the dots on a die's face."""
    spread = size * 0.27
    return tuple(
        Disc(x + px * spread, y + py * spread, size * 0.095, color) for px, py in _PIPS[value]
    )


def confetti(width: float, height: float, colors: tuple[Color, ...]) -> Shapes:
    """Draw scraps of paper, evenly strewn over a rectangle."""
    count = round(width * height / 3_200)
    return tuple(
        _scrap(number * 0.7549 % 1 * width, number * 0.5698 % 1 * height, number, color)
        for number, color in zip(range(1, count + 1), cycle(colors), strict=False)
    )


def _scrap(x: float, y: float, number: int, color: Color) -> Shape:
    """Draw a small rectangle, turned and sized by its number."""
    turn, long, wide = number * 2.4, 8 + number % 4 * 2, 3 + number % 3
    right, down = (cos(turn) * long, sin(turn) * long), (-sin(turn) * wide, cos(turn) * wide)
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    rim = ((x + a * right[0] + b * down[0], y + a * right[1] + b * down[1]) for a, b in corners)
    return Polygon(tuple(rim), color)
