"""The emblems on an invitation: a clock at five to twelve, and a clover among lucky tokens."""

from __future__ import annotations

from bot.games.ladder.clock import CLOCK, HOUR, LAST_MINUTES, dial
from bot.games.ladder.garden import GARDEN, clover
from bot.games.ladder.pieces import Size, surface, tile
from bot.games.ladder.style import Style
from bot.render.icons import Shapes
from bot.render.scene import Group, Placed, Sprite
from bot.render.tokens import PANEL

_SIDE = 312
_SMALL = Size(92, 84, 54)


def five_to_twelve() -> Group:
    """Draw a clock on a large tile, and the two numbers of the name."""
    clock = dial(_SIDE / 2, _SIDE / 2, 236, HOUR - LAST_MINUTES)
    return _emblem(CLOCK, clock, ((5, 4, 222), (12, 216, 222)))


def lucky_numbers() -> Group:
    """Draw a clover on a large token, and three small ones."""
    leaves = clover(_SIDE / 2, _SIDE / 2, 216, GARDEN.tones[1].on)
    return _emblem(GARDEN, leaves, ((3, 4, 4), (7, 4, 222), (13, 216, 222)))


def _emblem(style: Style, motif: Shapes, numbers: tuple[tuple[int, int, int], ...]) -> Group:
    back = surface(4, 4, Size(_SIDE - 8, _SIDE - 8, 0), style, style.back_ground)
    small = (shape for number, x, y in numbers for shape in tile(number, x, y, _SMALL, style))
    whole = Sprite(_SIDE, _SIDE, PANEL, (*back, *motif, *small))
    return Group(_SIDE, _SIDE, PANEL, (Placed(0, 0, whole),))
