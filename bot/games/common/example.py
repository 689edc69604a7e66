"""A drawn example of a game: part of a position, and what its numbered discs point out."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.common.kit import GAP, HEIGHT, INNER, MARGIN, page, paragraph, plate, rank_badge
from bot.render.scene import Group, Item, Placed, Scene, Sprite
from bot.render.tokens import PAGE, PANEL, PLAIN
from bot.render.typeface import Weight, typeset

DISC = 72
"""The side of a numbered disc that stands by itself."""
_PAD = 14
_SIZE = 42
_BELOW = 262
"""The height of captions below a wide position, two to a row."""


class Example(NamedTuple):
    """Discs 1, 2, ... in the position stand for the captions, in order."""

    position: Item
    captions: tuple[str, ...]


def disc(number: int) -> Sprite:
    return Sprite(DISC, DISC, PANEL, rank_badge(DISC / 2, DISC / 2, number, DISC / 2 - 5))


def explained(example: Example) -> Scene:
    """Draw the position with its captions beside it or, if it is wide, below it."""
    position = example.position
    if position.width + 2 * _PAD > INNER * 2 // 3:
        height = position.height + 2 * _PAD
        top = _framed(position, INNER, height)
        captions = _captions(example.captions, 2, INNER, _BELOW)
        y = MARGIN + height + GAP
        placed = (Placed(MARGIN, MARGIN, top), Placed(MARGIN, y, captions))
        return page(y + _BELOW + MARGIN, placed)
    width, height = position.width + 2 * _PAD, HEIGHT - 2 * MARGIN
    captions = _captions(example.captions, 1, INNER - width - GAP, height)
    left = Placed(MARGIN, MARGIN, _framed(position, width, height))
    return page(HEIGHT, (left, Placed(MARGIN + width + GAP, MARGIN, captions)))


def _framed(item: Item, width: int, height: int) -> Group:
    middle = Placed((width - item.width) // 2, (height - item.height) // 2, item)
    return Group(width, height, PAGE, (Placed(0, 0, plate(width, height)), middle))


def _captions(captions: tuple[str, ...], columns: int, width: int, height: int) -> Group:
    wide = (width - 2 * _PAD) // columns
    tall = (height - 2 * _PAD) // -(-len(captions) // columns)
    room = wide - DISC - 2 * _PAD
    size = min(typeset(caption, _SIZE, Weight.BOLD, room, tall).size for caption in captions)
    parts = [Placed(0, 0, plate(width, height))]
    for at, caption in enumerate(captions):
        x, y = _PAD + at % columns * wide, _PAD + at // columns * tall
        text = paragraph(room, tall, caption, size, PLAIN[PANEL])
        parts += [
            Placed(x, y + (tall - DISC) // 2, disc(at + 1)),
            Placed(x + DISC + _PAD, y, text),
        ]
    return Group(width, height, PAGE, tuple(parts))
