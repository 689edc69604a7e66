"""The look of Lucky Numbers: wooden tokens in a garden bed, with a four-leaf clover on the back."""

from __future__ import annotations

from math import cos, pi, sin

from bot.games.ladder.colors import (
    GARDEN_COLORS,
    GARDEN_TONES,
    SOIL,
    SOIL_MOTIF,
    SOIL_WELL,
    WOOD,
    WOOD_EDGE,
)
from bot.games.ladder.style import Style
from bot.render.icons import Shapes, at
from bot.render.shapes import Disc, Point, Polygon, Ring, Stroke
from bot.render.tokens import Color

_ROUNDING = 0.42
_LEAF = GARDEN_TONES[1].on
_GLAZE = GARDEN_TONES[-1].on


def clover(x: float, y: float, size: float, color: Color) -> Shapes:
    """Draw a four-leaf clover with its stem."""
    stem = at(x, y, size, ((0, 0), (0.05, 0.45), (0.2, 0.95)))
    leaves = (leaf for turn in range(4) for leaf in _leaf(x, y, size, (turn + 0.5) * pi / 2, color))
    return Stroke(stem, color, size * 0.08), *leaves


def back(x: float, y: float, size: float, _left: float) -> Shapes:
    """Draw the clover on face-down tokens; how many are left makes no difference."""
    return clover(x, y, size * 0.78, _LEAF)


def groove(x: float, y: float, width: float, height: float, color: Color) -> Shapes:
    """Draw a thin line inside the rim of a token."""
    radius = min(width, height) * _ROUNDING
    return (Ring(x - width / 2 + 3, y - height / 2 + 3, width - 6, height - 6, color, radius, 1.5),)


def _leaf(x: float, y: float, size: float, angle: float, color: Color) -> Shapes:
    """Draw a heart with its tip at the center."""
    heart = ((0.06, 0), (0.46, 0.4), (0.66, 0.3), (0.68, 0), (0.66, -0.3), (0.46, -0.4))
    tip = Polygon(at(x, y, size, [_turned(point, angle) for point in heart]), color)
    lobes = at(x, y, size, [_turned((0.62, side), angle) for side in (-0.22, 0.22)])
    return tip, *(Disc(*center, size * 0.125, color) for center in lobes)


def _turned(point: Point, angle: float) -> Point:
    along, aside = point
    return (
        along * cos(angle) - aside * sin(angle),
        along * sin(angle) + aside * cos(angle),
    )


GARDEN = Style(
    tones=GARDEN_TONES,
    rim=WOOD,
    edge=WOOD_EDGE,
    bed=SOIL,
    well=SOIL_WELL,
    motif=SOIL_MOTIF,
    rounding=_ROUNDING,
    marks=groove,
    ornament=clover,
    back=back,
    back_ground=_GLAZE,
    colors=GARDEN_COLORS,
)
