"""The palette all pictures share: the design's colors and the steps between neighbors.

It has at most 256 colors, so a pixel is one byte, which makes copying and compressing fast. It is
built from the tokens and the games' colors in order, so it is the same in every process.

Each color has a look for each theme. Pixels do not depend on the theme: a picture in the light one
is the same file with another palette in its head, and costs nothing more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from bot.render.tokens import COMMON, Color, Swatch, Theme, mix

SIZE = 256
_SHARES_OF_INK = (0.5, 0.25, 0.75)
_SHARES_OF_EDGE = (0.5,)
_NEAR = 60
"""A step closer than this squared distance to a chosen color gets no index of its own."""

_SPREAD = 0x1E3779B97F4A7C15
"""A large odd number, by which multiplying hashes."""

_MATCHED = Theme.DARK, Theme.LIGHT
"""By these two, which differ most, a drawing's pixels are matched; other themes follow them. More
would not fit into one number."""
_swatches = [COMMON]


Entry: TypeAlias = tuple[Color, ...]
"""A color of the palette, as it looks in each theme."""
Pixels: TypeAlias = NDArray[np.uint8]
"""Palette indexes, one byte each, rows by columns."""


def add(swatch: Swatch) -> None:
    """Take in the colors of a game, before the first picture is drawn."""
    if entries.cache_info().currsize and not set(_named([swatch])) <= set(colors()):
        raise RuntimeError("the palette is in use and lacks a color")
    if swatch not in _swatches:
        _swatches.append(swatch)


@cache
def entries() -> tuple[Entry, ...]:
    """Return all colors with their looks; a color's position is its index."""
    chosen = {_looks(color): None for color in _named(_swatches)}
    for step in _steps():
        if len(chosen) < SIZE and not any(_are_near(step, other) for other in chosen):
            chosen[step] = None
    return tuple(chosen)


def _looks(color: Color) -> Entry:
    return tuple(_look(color, theme) for theme in Theme)


def _look(color: Color, theme: Theme) -> Color:
    found = (swatch.looks.get(theme, {}).get(color) for swatch in _swatches)
    return next(filter(None, found), color)


def _are_near(one: Entry, other: Entry) -> bool:
    """Return whether the two look alike in all themes."""
    pairs = zip(chain(*one), chain(*other), strict=True)
    return sum((a - b) ** 2 for a, b in pairs) < _NEAR


@cache
def colors(theme: Theme = Theme.DARK) -> tuple[Color, ...]:
    """Return what a theme makes of the palette, by index."""
    place = [*Theme].index(theme)
    return tuple(entry[place] for entry in entries())


@cache
def index(color: Color) -> int:
    """Return the index of one of the design's colors."""
    return colors().index(color)


def quantize(drawn: Image.Image, used: Sequence[Color], shrink: int) -> Pixels:
    """Scale a drawing down and map it to the nearest palette colors.

    The drawing's pixels are positions in `used`. The nearest color is the one that is right in both
    `_MATCHED` themes: white text and a white die differ in the light one only.
    """
    places = [index(color) for color in used]
    looks = (_shrunk(drawn, [colors(theme)[at] for at in places], shrink) for theme in _MATCHED)
    night, day = (look[..., 0] << 16 | look[..., 1] << 8 | look[..., 2] for look in looks)
    return _matched(night << 24 | day)


def _matched(mixtures: NDArray[np.int64]) -> Pixels:
    """Return the nearest color of each mixture, by a table of those met before.

    A slot holds a mixture and its color in one number, so threads may read and write side by side;
    of two mixtures with one slot, the later replaces the earlier.
    """
    table, slots = _met(), mixtures * _SPREAD >> 48 & 0xFFFF
    held = table[slots]
    missing = held >> 8 != mixtures
    if missing.any():
        new, where = np.unique(mixtures[missing], return_inverse=True)
        found = new << 8 | _nearest(new)
        table[new * _SPREAD >> 48 & 0xFFFF] = found
        held[missing] = found[where]
    pixels: Pixels = (held & 0xFF).astype(np.uint8)
    return pixels


@cache
def _met() -> NDArray[np.int64]:
    return np.full(1 << 16, -1, np.int64)


def _shrunk(drawn: Image.Image, look: Sequence[Color], shrink: int) -> NDArray[np.int64]:
    drawn.putpalette([channel for color in look for channel in color])
    return np.asarray(drawn.convert("RGB").reduce(shrink)).astype(np.int64)


def _nearest(mixtures: NDArray[np.int64]) -> Pixels:
    channels = mixtures[:, None] >> np.arange(40, -1, -8) & 255
    palette = np.concatenate([np.array(colors(theme), np.int64) for theme in _MATCHED], axis=1)
    gaps = channels[:, None, :] - palette[None, :, :]
    nearest: Pixels = (gaps**2).sum(axis=-1).argmin(axis=-1).astype(np.uint8)
    return nearest


def _named(swatches: Sequence[Swatch]) -> Iterator[Color]:
    for paint in (paint for swatch in swatches for paint in swatch.paints):
        yield from (paint.fill, paint.light, paint.shade)
    for ink in (ink for swatch in swatches for ink in swatch.inks):
        yield from (ink.on, ink.color)
    for edge in (edge for swatch in swatches for edge in swatch.edges):
        yield from edge


def _steps() -> Iterator[Entry]:
    """Yield colors between each ink and its ground, the most visible steps first."""
    inks = [(ink.on, ink.color) for swatch in _swatches for ink in swatch.inks]
    edges = [edge for swatch in _swatches for edge in swatch.edges]
    for share in _SHARES_OF_INK:
        for one, other in [*inks, *edges] if share in _SHARES_OF_EDGE else inks:
            pairs = zip(_looks(one), _looks(other), strict=True)
            yield tuple(mix(a, b, share) for a, b in pairs)
