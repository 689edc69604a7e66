"""Top 12 in one picture: 37 was named, the die shows the star."""

from __future__ import annotations

from bot.games.common.example import DISC, Example, disc
from bot.games.top_twelve import pieces
from bot.games.top_twelve.pieces import Field, Size
from bot.render.scene import Group, Placed, down, row
from bot.render.tokens import PANEL
from bot.text.say import Say
from core.games.top_twelve.state import COLUMNS, Sheet, Symbol

_SIZE = Size(width=122, height=52, digits=40, head=56)
_NUMBER = 37
_HERE = 4
"""The field of the star's column where the number can be entered."""
_SHEET: Sheet = (
    bytes((0, 10, 0, 0, 31, 0, 0, 58, 0, 0, 0, 93)),
    bytes((4, 0, 20, 25, 0, 0, 64, 0, 0, 0, 88, 0)),
    bytes((0, 0, 0, 30, 0, 0, 0, 71, 0, 0, 0, 0)),
    bytes((3, 8, 15, 22, 29, 40, 47, 55, 0, 71, 83, 96)),
    bytes((0, 12, 0, 0, 0, 0, 50, 0, 0, 77, 0, 0)),
)
_TOP = 116
_WIDTH = COLUMNS * _SIZE.width


def example(say: Say) -> Example:
    captions = (
        say("example-top-twelve-1"),
        say("example-top-twelve-2"),
        say("example-top-twelve-3"),
        say("example-top-twelve-4"),
    )
    return Example(_position(), captions)


def _position() -> Group:
    """Draw number and die above a sheet, and the last disc below the fullest column."""
    said, die = pieces.said(0, str(_NUMBER), 290, 100), pieces.die(Symbol.STAR, 100)
    head, top = _TOP, _TOP + _SIZE.head
    columns = [
        down(pieces.field(column, _field(column, at), _SIZE) for at in range(len(_SHEET[column])))
        for column in range(COLUMNS)
    ]
    bottom = top + columns[0].height + 4
    parts = (
        Placed(0, 14, disc(1)),
        Placed(DISC + 4, 0, said),
        Placed(_WIDTH - 100 - DISC - 4, 14, disc(2)),
        Placed(_WIDTH - 100, 0, die),
        Placed(0, head, pieces.heads(_SIZE, Symbol.STAR)),
        *row(columns, y=top),
        Placed(3 * _SIZE.width + (_SIZE.width - DISC) // 2, bottom, disc(4)),
    )
    return Group(_WIDTH, bottom + DISC, PANEL, parts)


def _field(column: int, at: int) -> Field:
    if column == Symbol.STAR and at == _HERE:
        return Field(0, offer=_NUMBER, rank=3)
    return Field(_SHEET[column][at])
