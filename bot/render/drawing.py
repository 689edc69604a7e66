"""Draw sprites with Pillow, larger than they are, and scale them down.

Drawing costs more than all else a picture needs, and most of what is drawn is text: the numbers of
a board in its colors and states, and names, which every table brings anew. So lettering is drawn in
no color at all, as the share of each pixel that is covered, and colored by looking the shares up;
what lies under it is drawn without it. That gives the same pixels if it lies on a single color.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from bot.render.palette import Pixels, index, quantize
from bot.render.scene import Sprite
from bot.render.shapes import Pen, Stencil, Text
from bot.render.tokens import ON_SNOW, Ink

SUPERSAMPLING = 3
_DOTS = SUPERSAMPLING**2
"""How many dots of a drawing make a pixel."""
_DOT = 255 // _DOTS
"""What a covered dot adds to the share of its pixel."""


class Lettering(NamedTuple):
    """The pixels a text has in a sprite, whatever its ink."""

    covered: NDArray[np.intp]
    shares: Pixels
    """How many dots of each covered pixel it covers, times `_DOT`."""
    touched: NDArray[np.intp]
    """Those it covers, and those of its halo."""


def draw(sprite: Sprite) -> Pixels:
    """Draw the sprite and return its pixels.

    No shape after a text may cover some of it in the very color it stands on.
    """
    texts = tuple(shape for shape in sprite.shapes if isinstance(shape, Text))
    rest = tuple(shape for shape in sprite.shapes if not isinstance(shape, Text))
    pixels = _ground(replace(sprite, shapes=rest)).copy() if texts else draw_whole(sprite)
    for text in texts:
        if not _write(text, pixels):
            return draw_whole(sprite)
    return pixels


def _write(text: Text, pixels: Pixels) -> bool:
    """Write a text onto the pixels; return False if it does not lie on the color of its ground."""
    flat = pixels.reshape(-1)
    letters = _lettering(replace(text, ink=ON_SNOW), *pixels.shape)
    if (flat[letters.touched] != index(text.ink.on)).any():
        return False
    flat[letters.covered] = _shades(text.ink)[letters.shares]
    return True


def draw_whole(sprite: Sprite) -> Pixels:
    """Draw the sprite, one shape after the other."""
    image = Image.new("P", _large(sprite.width, sprite.height), index(sprite.ground))
    pen = Pen(image, SUPERSAMPLING)
    for shape in sprite.shapes:
        shape.draw(pen)
    return quantize(image, SUPERSAMPLING)


_ground = lru_cache(maxsize=128)(draw_whole)
"""What lies under texts: many numbers stand on the same."""


@lru_cache(maxsize=256)
def _lettering(text: Text, height: int, width: int) -> Lettering:
    covered, shares = _coverage(replace(text, halo=0), width, height)
    touched = _coverage(text, width, height)[0] if text.halo else covered
    return Lettering(covered, shares, touched)


def _coverage(text: Text, width: int, height: int) -> tuple[NDArray[np.intp], Pixels]:
    """Return which pixels a text covers, counted line by line, and their shares."""
    image = Image.new("L", _large(width, height))
    text.draw(Stencil(image, SUPERSAMPLING, _DOT * _DOTS))
    left, top, right, bottom = image.getbbox() or (0, 0, 1, 1)
    left, top = left // SUPERSAMPLING, top // SUPERSAMPLING
    right, bottom = -(-right // SUPERSAMPLING), -(-bottom // SUPERSAMPLING)
    box = *_large(left, top), *_large(right, bottom)
    shares = np.asarray(image.reduce(SUPERSAMPLING, box))
    down, across = shares.nonzero()
    return (top + down) * width + left + across, shares[down, across]


@lru_cache(maxsize=256)
def _shades(ink: Ink) -> Pixels:
    """Return the palette index for each share of an ink."""
    image = Image.new("P", (SUPERSAMPLING * (_DOTS + 1), SUPERSAMPLING), index(ink.on))
    for count in range(_DOTS + 1):
        for dot in range(count):
            down, across = divmod(dot, SUPERSAMPLING)
            image.putpixel((count * SUPERSAMPLING + across, down), index(ink.color))
    shades = quantize(image, SUPERSAMPLING)[0]
    return np.repeat(shades, _DOT)[:256]


def _large(width: int, height: int) -> tuple[int, int]:
    return width * SUPERSAMPLING, height * SUPERSAMPLING
