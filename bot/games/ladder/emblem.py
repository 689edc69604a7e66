"""The emblems of 5 vor 12 and Lucky Numbers on an invitation: tiles rising in rows and columns."""

from __future__ import annotations

from functools import lru_cache

from bot.games.ladder.pieces import Size, Square, cell
from bot.render.scene import Group, Placed
from bot.render.tokens import PANEL

_SIZE = Size(96, 96, 54)
_PITCH = 104


@lru_cache(maxsize=8)
def emblem(numbers: tuple[int, ...]) -> Group:
    """Draw nine numbers in rows of three; 0 is a free cell."""
    parts = (
        Placed(place % 3 * _PITCH, place // 3 * _PITCH, cell(Square(number, ""), _SIZE))
        for place, number in enumerate(numbers)
    )
    return Group(3 * _PITCH, 3 * _PITCH, PANEL, tuple(parts))


def five_to_twelve() -> Group:
    return emblem((1, 5, 12, 4, 0, 15, 9, 14, 20))


def lucky_numbers() -> Group:
    return emblem((3, 7, 11, 8, 13, 17, 10, 16, 0))
