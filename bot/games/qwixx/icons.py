"""The lock at the end of a Qwixx row."""

from __future__ import annotations

from bot.render.icons import Shapes, arc, at
from bot.render.shapes import Box, Line
from bot.render.tokens import Color


def lock(x: float, y: float, size: float, color: Color, *, shut: bool = True) -> Shapes:
    s = size / 2
    lift = 0.0 if shut else 0.16
    shackle = [(px, py - 0.22 - lift) for px, py in arc(0.38, 0.5, 1.0)]
    foot = (0.38, 0.1) if shut else (0.38, -0.3 - lift)
    line = at(x, y, size, ((-0.38, 0.1), *shackle, foot))
    body = Box(x - 0.66 * s, y - 0.06 * s, 1.32 * s, 0.98 * s, color, size * 0.1)
    return Line(line, color, size * 0.13), body
