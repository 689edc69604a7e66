"""The emblem of Top 12 on an invitation: the six faces of its die."""

from __future__ import annotations

from bot.games.common.kit import raised
from bot.games.top_twelve.pieces import surface, symbol
from bot.render.scene import Group, Placed, Sprite
from bot.render.tokens import NIGHT, PANEL
from core.games.top_twelve.state import Symbol

_WIDTH, _HEIGHT = 156, 104


def emblem() -> Group:
    parts = (
        Placed(place % 2 * _WIDTH, place // 2 * _HEIGHT, _face(which))
        for place, which in enumerate(Symbol)
    )
    return Group(2 * _WIDTH, 3 * _HEIGHT, PANEL, tuple(parts))


def _face(which: Symbol) -> Sprite:
    paint = surface(which)
    body = raised(6, 4, _WIDTH - 12, _HEIGHT - 10, paint, 18)
    sign = symbol(which, _WIDTH / 2, _HEIGHT / 2 - 2, 68, NIGHT, paint.fill)
    return Sprite(_WIDTH, _HEIGHT, PANEL, (*body, *sign))
