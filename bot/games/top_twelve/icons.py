"""The symbols of the columns of Top 12, and the joker."""

from __future__ import annotations

from math import cos, pi, sin

from bot.render.icons import Shapes, arc, at
from bot.render.shapes import Box, Disc, Point, Polygon, Shape, Stroke
from bot.render.tokens import Color


def star(x: float, y: float, size: float, color: Color) -> Shapes:
    points = [
        (r * sin(k * pi / 5), 0.06 - r * cos(k * pi / 5)) for k, r in enumerate((1.0, 0.46) * 5)
    ]
    rim = at(x, y, size * 0.9, points)
    return Polygon(rim, color), Stroke((*rim, rim[0]), color, size * 0.09)


def house(x: float, y: float, size: float, color: Color, hole: Color) -> Shapes:
    roof = at(x, y, size, ((-0.9, 0.02), (0, -0.84), (0.9, 0.02)))
    s = size / 2
    return (
        Polygon(roof, color),
        Stroke((*roof, roof[0]), color, size * 0.09),
        Box(x - 0.62 * s, y - 0.1 * s, 1.24 * s, 1.0 * s, color, size * 0.05),
        Box(x - 0.2 * s, y + 0.3 * s, 0.4 * s, 0.6 * s, hole, size * 0.03),
    )


def tree(x: float, y: float, size: float, color: Color) -> Shapes:
    tiers = ((-0.98, -0.3, 0.5), (-0.6, 0.18, 0.68), (-0.2, 0.66, 0.84))
    shapes: list[Shape] = [Box(x - size * 0.08, y + size * 0.25, size * 0.16, size * 0.25, color)]
    for top, bottom, wide in tiers:
        rim = at(x, y, size, ((0, top + 0.06), (wide - 0.05, bottom), (0.05 - wide, bottom)))
        shapes += [Polygon(rim, color), Stroke((*rim, rim[0]), color, size * 0.06)]
    return tuple(shapes)


def moon(x: float, y: float, size: float, color: Color) -> Shapes:
    outer = arc(0.94, 0.09, 0.77)
    inner = arc(0.8, 0.70, 0.16, (0.36, -0.22))
    return (Polygon(at(x, y, size, (*outer, *inner)), color),)


def hand(x: float, y: float, size: float, color: Color) -> Shapes:
    """Draw an open palm: four fingers and a thumb to the right."""
    fingers = (
        ((-0.56, 0.1), (-0.66, -0.5)),
        ((-0.22, 0.0), (-0.26, -0.78)),
        ((0.12, 0.0), (0.14, -0.78)),
        ((0.44, 0.1), (0.52, -0.5)),
    )
    thumb = ((0.3, 0.62), (0.82, 0.1))
    palm = at(x, y, size, ((-0.56, 0.1), (0.44, 0.1), (0.4, 0.62), (0, 0.78), (-0.36, 0.62)))
    strokes = (Stroke(at(x, y, size, line), color, size * 0.145) for line in (*fingers, thumb))
    return (*strokes, Polygon(palm, color), Stroke((*palm, palm[0]), color, size * 0.16))


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
    rim = at(x, y, size, (*left, *right, (0.16, -0.12), (0, -0.6), (-0.16, -0.12)))
    bells = at(x, y, size, ((-0.84, 0.3), (0, -0.76), (0.84, 0.3)))
    s = size / 2
    return (
        Polygon(rim, color),
        Stroke((*rim, rim[0]), color, size * 0.05),
        *(Disc(bx, by, size * 0.1, color) for bx, by in bells),
        Box(x - 0.6 * s, y + 0.6 * s, 1.2 * s, 0.3 * s, color, size * 0.06),
    )


def rounds(x: float, y: float, size: float, color: Color) -> Shapes:
    """Draw an arrow in a circle."""
    turn = at(x, y, size, (*arc(0.84, 0, 0.8), *arc(0.56, 0.8, 0)))
    tip = at(x, y, size, ((0.66, -0.52), (0.36, -1.08), (0.08, -0.24)))
    return Polygon(turn, color), Polygon(tip, color)
