"""The palette all pictures share: the design's colors and the steps between neighbors.

It has at most 256 colors, so a pixel is one byte, which makes copying and compressing fast. It is
built from the tokens and the games' colors in order, so it is the same in every process.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from bot.render.tokens import COMMON, Color, Swatch, mix

SIZE = 256
_SHARES_OF_INK = (0.5, 0.25, 0.75)
_SHARES_OF_EDGE = (0.5,)
_NEAR = 60
"""A step closer than this squared distance to a chosen color gets no index of its own."""

_swatches = [COMMON]

Pixels: TypeAlias = NDArray[np.uint8]
"""Palette indexes, one byte each, rows by columns."""


def add(swatch: Swatch) -> None:
    """Take in the colors of a game, before the first picture is drawn."""
    if colors.cache_info().currsize and not set(_named([swatch])) <= set(colors()):
        raise RuntimeError("the palette is in use and lacks a color")
    if swatch not in _swatches:
        _swatches.append(swatch)


@cache
def colors() -> tuple[Color, ...]:
    """Return all colors; a color's position is its index."""
    chosen: dict[Color, None] = dict.fromkeys(_named(_swatches))
    for step in _steps():
        if len(chosen) < SIZE and not _is_near(step, chosen):
            chosen[step] = None
    return tuple(chosen)


@cache
def index(color: Color) -> int:
    """Return the index of one of the design's colors."""
    return colors().index(color)


def quantize(image: NDArray[np.uint8]) -> Pixels:
    """Map an image of shape (height, width, 3) to the nearest palette colors."""
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
    """Return, for every 24-bit color, its palette index plus one; 0 until it is first needed.

    Untouched pages cost no memory. Threads that fill the same entry write the same value.
    """
    return np.zeros(1 << 24, np.uint16)


def _nearest(packed: NDArray[np.int32]) -> NDArray[np.intp]:
    channels = np.stack([packed >> 16, packed >> 8 & 255, packed & 255], axis=-1)
    gaps = channels[:, None, :] - np.array(colors(), np.int32)[None, :, :]
    nearest: NDArray[np.intp] = (gaps**2).sum(axis=-1).argmin(axis=-1)
    return nearest


def _named(swatches: Sequence[Swatch]) -> Iterator[Color]:
    for paint in (paint for swatch in swatches for paint in swatch.paints):
        yield from (paint.fill, paint.light, paint.shade)
    for ink in (ink for swatch in swatches for ink in swatch.inks):
        yield from (ink.on, ink.color)
    for edge in (edge for swatch in swatches for edge in swatch.edges):
        yield from edge


def _steps() -> Iterator[Color]:
    """Yield colors between each ink and its ground, the most visible steps first."""
    inks = [ink for swatch in _swatches for ink in swatch.inks]
    edges = [edge for swatch in _swatches for edge in swatch.edges]
    for share in _SHARES_OF_INK:
        yield from (mix(ink.on, ink.color, share) for ink in inks)
        if share in _SHARES_OF_EDGE:
            yield from (mix(one, other, share) for one, other in edges)


def _is_near(color: Color, others: Iterable[Color]) -> bool:
    return any(sum((a - b) ** 2 for a, b in zip(color, c, strict=True)) < _NEAR for c in others)
