"""Qwixx in one picture: the white dice show 3 and 4."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.common.example import Example, disc
from bot.games.common.kit import Highlight, plate, rank_badge
from bot.games.qwixx import pieces
from bot.games.qwixx.colors import PAPER, ROWS, UNLABELED, Labels, labels_in
from bot.games.qwixx.fields import fields
from bot.games.qwixx.pieces import Size
from bot.render.scene import Group, Placed, Run, Sprite, across, row, stack
from bot.render.tokens import PANEL
from bot.render.tokens import Color as Ground
from bot.text.say import Say
from core.games.qwixx.state import COLORS, NUMBERS, Color

_SIZE = Size(cell=86, height=100, letter=62, lock=100)
_WHITE = ((None, 3), (None, 4))
_COLORED = ((Color.RED, 2), (Color.YELLOW, 6), (Color.GREEN, 5), (Color.BLUE, 1))
_CROSSED = ((2, 3, 5, 7), (3, 6), (12, 10, 9), (12, 11, 9, 8, 6))
_LATEST = {(Color.RED, 7), (Color.GREEN, 9)}
"""What the roll was used for: 3 + 4, and 4 + 5."""
_SKIPPED = 2
"""The position of a number of the yellow row that a disc covers; there are others like it."""
_PAD, _COVER = 10, 62
_SIDE, _DICE = 76, 122
_TOP = _DICE + _PAD
"""The top of the rows."""


def example(say: Say) -> Example:
    captions = (
        say("example-qwixx-1"),
        say("example-qwixx-2"),
        say("example-qwixx-3"),
        say("example-qwixx-4"),
    )
    return Example(_position(labels_in(say)), captions)


def _position(labels: Labels) -> Group:
    """Draw the roll above a sheet."""
    rows = [_row(color, labels) for color in COLORS]
    width, pitch = rows[0].width + 2 * _PAD, _SIZE.height + 6
    height = len(rows) * pitch + 2 * _PAD - 6
    dice = (disc(1), *_dice(_WHITE), disc(2), *_dice(_COLORED, labels))
    skipped = _PAD + _SIZE.letter + _SKIPPED * _SIZE.cell + (_SIZE.cell - _COVER) // 2
    lock = _PAD + _SIZE.letter + NUMBERS * _SIZE.cell + (_SIZE.lock - _COVER) // 2 - 1
    below = _TOP + (_SIZE.height - _COVER) // 2
    parts = (
        *row(dice, x=_PAD, gap=26),
        Placed(0, _DICE, plate(width, height, fill=PAPER, ground=PANEL)),
        *stack(rows, x=_PAD, y=_TOP, gap=6),
        Placed(skipped, below + Color.YELLOW * pitch, _cover(3, ROWS[Color.YELLOW].lost.on)),
        Placed(lock, below + Color.BLUE * pitch, _cover(4, ROWS[Color.BLUE].open.on)),
    )
    return Group(width, _DICE + height, PANEL, parts)


def _dice(rolled: Iterable[tuple[Color | None, int]], labels: Labels = UNLABELED) -> list[Sprite]:
    return [
        pieces.die(color, value, _SIDE, "" if color is None else labels[color])
        for color, value in rolled
    ]


def _cover(number: int, ground: Ground) -> Sprite:
    return Sprite(_COVER, _COVER, ground, rank_badge(_COVER / 2, _COVER / 2, number, 27))


def _row(color: Color, labels: Labels) -> Run:
    cells = [
        pieces.number(color, number, field, _SIZE, highlight=_highlight(color, number))
        for number, field in fields(color, _CROSSED[color], closed=False)
    ]
    ends = pieces.letters(color, labels, _SIZE), pieces.lock(color, _SIZE, closed=False, mine=False)
    return across((ends[0], *cells, ends[1]))


def _highlight(color: Color, number: int) -> Highlight:
    return Highlight.LAST if (color, number) in _LATEST else Highlight.NONE
