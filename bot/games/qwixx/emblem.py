"""The emblem of Qwixx on an invitation: its dice, and the ends of its rows."""

from __future__ import annotations

from itertools import islice

from bot.games.common.kit import plate
from bot.games.qwixx import pieces
from bot.games.qwixx.colors import PAPER, UNLABELED
from bot.games.qwixx.fields import fields
from bot.games.qwixx.pieces import Size
from bot.render.scene import Group, Placed, Run, across, row, stack
from bot.render.tokens import PANEL
from core.games.qwixx.state import COLORS, Color

_SIDE = 312
_ROW = Size(cell=63, height=46, letter=48, lock=62)
_CROSSES = ((2, 4), (3,), (12, 11), (10,))
"""Numbers crossed in each row."""


def emblem() -> Group:
    """Draw a corner of a sheet, with dice above it."""
    rolled = ((None, 5), (None, 2), (Color.RED, 6), (Color.BLUE, 3))
    dice = row((pieces.die(color, value, 62) for color, value in rolled), x=2, y=0, gap=10)
    sheet = plate(_SIDE, 206, fill=PAPER, ground=PANEL)
    rows = stack([_row(color) for color in COLORS], x=6, y=110, gap=3)
    return Group(_SIDE, _SIDE, PANEL, (*dice, Placed(0, 104, sheet), *rows))


def _row(color: Color) -> Run:
    cells = (
        pieces.number(color, number, field, _ROW)
        for number, field in islice(fields(color, _CROSSES[color], closed=False), 3)
    )
    ends = (
        pieces.letters(color, UNLABELED, _ROW),
        pieces.lock(color, _ROW, closed=False, mine=False),
    )
    return across((ends[0], *cells, ends[1]))
