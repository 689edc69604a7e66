"""5 vor 12 and Lucky Numbers in one picture: where a 10 and a 13 can go."""

from __future__ import annotations

from bot.games.common.example import Example
from bot.games.ladder import pieces
from bot.games.ladder.pieces import Size, Square
from bot.games.ladder.style import Style
from bot.render.scene import Group, Placed, across, stack
from bot.render.tokens import PANEL
from bot.text.say import Say

_SIZE = Size.within(160, 160)
_SQUARES = (
    (Square(2, rank=1), Square(0), Square(9), Square(14)),
    (Square(0), Square(6), Square(0, offer=10, rank=3), Square(17, rank=2)),
    (Square(5), Square(0), Square(12), Square(0)),
    (Square(0), Square(11, offer=13, rank=4), Square(0), Square(20)),
)
_PAD = 12


def example(style: Style, say: Say) -> Example:
    captions = (
        say("example-ladder-1"),
        say("example-ladder-2"),
        say("example-ladder-3"),
        say("example-ladder-4"),
    )
    return Example(_position(style), captions)


def _position(style: Style) -> Group:
    rows = [across(pieces.cell(square, _SIZE, style) for square in row) for row in _SQUARES]
    side = rows[0].width + 2 * _PAD
    bed = Placed(0, 0, pieces.bed(side, side, style))
    return Group(side, side, PANEL, (bed, *stack(rows, x=_PAD, y=_PAD)))
