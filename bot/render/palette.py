"""The one palette of all pictures: the design's colors and the steps between neighbors.

At most 256, so that a pixel is one byte, which makes copying and compressing fast. Built from the
tokens alone and in their order, hence the same in every process.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from bot.render import tokens
from bot.render.tokens import Color, mix

SIZE = 256
_SHARES_OF_INK = (0.5, 0.25, 0.75)
_SHARES_OF_EDGE = (0.5,)
_NEAR = 60
"""Squared distance below which a step is not worth a place of its own."""

Pixels: TypeAlias = NDArray[np.uint8]
"""Palette indexes, one byte each, rows by columns."""


@cache
def colors() -> tuple[Color, ...]:
    """All colors of all pictures; a color's place is its index."""
    chosen: dict[Color, None] = dict.fromkeys(_named())
    for step in _steps():
        if len(chosen) < SIZE and not _is_near(step, chosen):
            chosen[step] = None
    return tuple(chosen)


@cache
def index(color: Color) -> int:
    """The place of a color of the design."""
    return colors().index(color)


def quantize(image: NDArray[np.uint8]) -> Pixels:
    """The picture (height, width, 3) in the nearest colors of the palette."""
    red, green, blue = (image[:, :, channel].astype(np.int32) for channel in range(3))
    packed = red << 16 | green << 8 | blue
    places = _places()
    unseen = np.unique(packed[places[packed] == 0])
    if unseen.size:
        places[unseen] = _nearest(unseen) + 1
    indexes: Pixels = (places[packed] - 1).astype(np.uint8)
    return indexes


@cache
def _places() -> NDArray[np.uint16]:
    """For every color there is, its place in the palette plus one; 0 until it is asked for.

    Mostly untouched memory, which costs nothing. Threads may fill in the same place: with the same.
    """
    return np.zeros(1 << 24, np.uint16)


def _nearest(packed: NDArray[np.int32]) -> NDArray[np.intp]:
    channels = np.stack([packed >> 16, packed >> 8 & 255, packed & 255], axis=-1)
    gaps = channels[:, None, :] - np.array(colors(), np.int32)[None, :, :]
    nearest: NDArray[np.intp] = (gaps**2).sum(axis=-1).argmin(axis=-1)
    return nearest


def _named() -> Iterator[Color]:
    for paint in tokens.PAINTS:
        yield from (paint.fill, paint.light, paint.shade)
    for ink in tokens.INKS:
        yield from (ink.on, ink.color)
    for edge in tokens.EDGES:
        yield from edge


def _steps() -> Iterator[Color]:
    """What lies between an ink and its ground, the most telling steps first."""
    for share in _SHARES_OF_INK:
        yield from (mix(ink.on, ink.color, share) for ink in tokens.INKS)
        if share in _SHARES_OF_EDGE:
            yield from (mix(one, other, share) for one, other in tokens.EDGES)


def _is_near(color: Color, others: Iterable[Color]) -> bool:
    return any(sum((a - b) ** 2 for a, b in zip(color, c, strict=True)) < _NEAR for c in others)
