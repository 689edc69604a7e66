"""The emblem of Qwixx on an invitation: its dice, and the ends of its rows."""

from __future__ import annotations

from functools import cache

from bot.games.qwixx import pieces
from bot.games.qwixx.fields import Field
from bot.games.qwixx.pieces import Size
from bot.render.scene import Group, Run, across, row, stack
from bot.render.tokens import PANEL
from core.games.qwixx.state import COLORS, Color

_SIDE = 312
_ROW = Size(cell=62, height=46, digits=28, letter=42, lock=82)


@cache
def emblem() -> Group:
    rolled = ((None, 5), (None, 2), (Color.RED, 6), (Color.BLUE, 3))
    dice = row((pieces.die(color, value, 62) for color, value in rolled), x=4, y=4, gap=8)
    rows = stack([_row(number) for number in range(len(COLORS))], y=112, gap=4)
    return Group(_SIDE, _SIDE, PANEL, (*dice, *rows))


def _row(number: int) -> Run:
    color = COLORS[number]
    values = [color.number(position) for position in range(3)]
    crossed = (Field.CROSSED, Field.OPEN, Field.CROSSED)
    cells = [
        pieces.number(color, value, field, _ROW)
        for value, field in zip(values, crossed[number % 2 :] + crossed[: number % 2], strict=True)
    ]
    ends = (
        pieces.letter(color, _ROW),
        pieces.lock(color, _ROW, closed=False, mine=False),
    )
    return across((ends[0], *cells, ends[1]))
