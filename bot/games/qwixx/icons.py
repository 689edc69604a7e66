"""The lock at the end of a Qwixx row, and crosses made by hand."""

from __future__ import annotations

from math import hypot, pi, sin
from typing import TypeAlias

from bot.render.icons import Shapes, arc, at
from bot.render.shapes import Box, Disc, Point, Polygon, Stroke
from bot.render.tokens import Color

Curve: TypeAlias = tuple[Point, Point, Point]
"""Where a stroke starts, what it bends toward, where it ends."""

_HANDS: tuple[tuple[Curve, Curve], ...] = (
    (((-0.90, -0.86), (0.10, -0.22), (0.94, 0.84)), ((0.82, -0.96), (0.06, 0.14), (-0.92, 0.80))),
    (((-0.96, -0.72), (-0.14, 0.20), (0.86, 0.94)), ((0.96, -0.82), (-0.08, -0.18), (-0.84, 0.96))),
    (((-0.82, -0.96), (0.16, 0.10), (0.98, 0.72)), ((0.90, -0.74), (0.14, -0.16), (-0.96, 0.92))),
    (((-0.98, -0.90), (-0.06, -0.26), (0.84, 0.90)), ((0.98, -0.92), (0.20, 0.22), (-0.80, 0.84))),
)
"""Strokes of several crosses, in the square [-1, 1]."""
_STEPS = 10


def lock(x: float, y: float, size: float, color: Color, *, shut: bool = True) -> Shapes:
    s = size / 2
    lift = 0.0 if shut else 0.16
    shackle = [(px, py - 0.22 - lift) for px, py in arc(0.38, 0.5, 1.0)]
    foot = (0.38, 0.1) if shut else (0.38, -0.3 - lift)
    line = at(x, y, size, ((-0.38, 0.1), *shackle, foot))
    body = Box(x - 0.66 * s, y - 0.06 * s, 1.32 * s, 0.98 * s, color, size * 0.1)
    return Stroke(line, color, size * 0.15), body


def scrawl(middle: Point, size: Point, hand: int, color: Color, thick: float) -> Shapes:
    """Draw a cross as if by hand: two curved strokes of uneven width, different for each `hand`."""
    strokes = _HANDS[hand % len(_HANDS)]
    return tuple(
        shape for stroke in strokes for shape in _stroke(middle, size, stroke, color, thick)
    )


def _stroke(middle: Point, size: Point, curve: Curve, color: Color, thick: float) -> Shapes:
    spine = [_along(middle, size, curve, step / _STEPS) for step in range(_STEPS + 1)]
    halves = [thick / 2 * _pressure(step / _STEPS) for step in range(_STEPS + 1)]
    one, other = _sides(spine, halves)
    ends = Disc(*spine[0], halves[0], color), Disc(*spine[-1], halves[-1], color)
    return Polygon((*one, *reversed(other)), color), *ends


def _along(middle: Point, size: Point, curve: Curve, t: float) -> Point:
    """Return a point of the curve (a quadratic Bezier) in the picture."""
    shares = (1 - t) ** 2, 2 * t * (1 - t), t**2
    x, y = (
        sum(share * point[axis] for share, point in zip(shares, curve, strict=True))
        for axis in (0, 1)
    )
    return middle[0] + x * size[0] / 2, middle[1] + y * size[1] / 2


def _pressure(t: float) -> float:
    """Return how hard the pen presses: most in the middle, least where it is lifted."""
    return 0.78 + 0.34 * sin(pi * t) - 0.22 * t


def _sides(spine: list[Point], halves: list[float]) -> tuple[list[Point], list[Point]]:
    """Return the two edges of a stroke."""
    one, other = [], []
    for step, ((x, y), half) in enumerate(zip(spine, halves, strict=True)):
        (x0, y0), (x1, y1) = spine[max(step - 1, 0)], spine[min(step + 1, _STEPS)]
        long = hypot(x1 - x0, y1 - y0)
        dx, dy = -(y1 - y0) / long * half, (x1 - x0) / long * half
        one.append((x + dx, y + dy))
        other.append((x - dx, y - dy))
    return one, other
