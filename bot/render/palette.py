"""The palette all pictures share: the design's colors and the steps between neighbors.

It has at most 256 colors, so a pixel is one byte, which makes copying and compressing fast. It is
built from the tokens and the games' colors in order, so it is the same in every process.

Each color has a look for each theme. Pixels do not depend on the theme: a picture in the light
theme is the same file with another palette in its head, and costs nothing more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, product
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

_MARKS = np.cumprod(np.full(SIZE, 0x1E3779B97F4A7C15))
"""Powers of a large odd number, one for each color: the sums of two mixtures differ."""

_MATCHED = Theme.DARK, Theme.LIGHT
"""A drawing's pixels are matched by these two, which differ most; other themes follow them."""
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
    """Return the palette's colors in a theme, by index."""
    place = [*Theme].index(theme)
    return tuple(entry[place] for entry in entries())


@cache
def index(color: Color) -> int:
    """Return the index of one of the design's colors."""
    return colors().index(color)


def quantize(drawn: Image.Image, shrink: int) -> Pixels:
    """Scale a drawing of this palette down, and map its pixels to the nearest colors.

    Where all dots of a pixel are the same, as most are, that is its color.
    """
    dots = np.asarray(drawn)
    pixels = dots[::shrink, ::shrink].copy()
    down, across = _mixed(dots, shrink).nonzero()
    blocks = dots.reshape(len(pixels), shrink, -1, shrink)[down, :, across]
    pixels[down, across] = _matched(blocks.reshape(-1, shrink**2))
    return pixels


def _mixed(dots: Pixels, shrink: int) -> NDArray[np.bool_]:
    """Return for each pixel whether its dots differ."""
    first = dots[::shrink, ::shrink]
    mixed = np.zeros(first.shape, np.bool_)
    for row, column in product(range(shrink), repeat=2):
        mixed |= first != dots[row::shrink, column::shrink]
    return mixed


def _matched(blocks: Pixels) -> Pixels:
    """Return the nearest color of each mixture of dots, from a table of mixtures met before.

    A slot holds the mark of a mixture and, instead of its last byte, the color: in one number, so
    that threads may read and write side by side. Of two mixtures with one slot, the later replaces
    the earlier.
    """
    table, marks = _met(), _MARKS[blocks].sum(axis=1)
    held = table[marks >> 48]  # a negative place counts from the end
    missing = held >> 8 != marks >> 8
    if missing.any():
        new, first, where = np.unique(marks[missing], return_index=True, return_inverse=True)
        found = new & ~0xFF | _nearest(blocks[missing][first])
        table[new >> 48] = found
        held[missing] = found[where]
    matched: Pixels = held.astype(np.uint8)
    return matched


@cache
def _met() -> NDArray[np.int64]:
    return np.full(1 << 16, -1, np.int64)


def _nearest(blocks: Pixels) -> Pixels:
    """Return the color that is nearest to a mixture in both `_MATCHED` themes.

    White text and a white die differ only in the light one.
    """
    looks, count = _looks_matched(), blocks.shape[1]
    channels = (looks[blocks].sum(axis=1) + count // 2) // count
    gaps = channels[:, None, :] - looks[None, :, :]
    nearest: Pixels = (gaps**2).sum(axis=-1).argmin(axis=-1).astype(np.uint8)
    return nearest


@cache
def _looks_matched() -> NDArray[np.int64]:
    """Return the palette by its six channels: those of both `_MATCHED` themes."""
    return np.concatenate([np.array(colors(theme), np.int64) for theme in _MATCHED], axis=1)


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
