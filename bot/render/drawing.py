"""Draw sprites with Pillow, larger than they are, and scale them down.

Most sprites are drawn once and never again. Names are the exception: every table brings new ones,
and each appears in several inks. So lettering is drawn in no color at all, as the share of each
pixel that is covered, and colored by looking the shares up.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TypeGuard

import numpy as np
from PIL import Image

from bot.render.palette import Pixels, index, quantize
from bot.render.scene import Sprite
from bot.render.shapes import Pen, Shape, Stencil, Text
from bot.render.tokens import ON_SNOW, Color, Ink

SUPERSAMPLING = 3
_DOTS = SUPERSAMPLING**2
"""How many dots of a drawing make a pixel."""
_DOT = 255 // _DOTS
"""What a covered dot adds to the share of its pixel."""


def draw(sprite: Sprite) -> Pixels:
    """Draw the sprite and return its pixels."""
    if _is_lettering(sprite.shapes, sprite.ground):
        return _lettering(sprite, sprite.shapes)
    image = Image.new("P", _large(sprite), index(sprite.ground))
    pen = Pen(image, SUPERSAMPLING)
    for shape in sprite.shapes:
        shape.draw(pen)
    return quantize(image, SUPERSAMPLING)


def _is_lettering(shapes: tuple[Shape, ...], ground: Color) -> TypeGuard[tuple[Text, ...]]:
    """Return whether the shapes are text, in a single ink that is made for this ground."""
    inks = {shape.ink if isinstance(shape, Text) and not shape.halo else None for shape in shapes}
    ink = inks.pop() if len(inks) == 1 else None
    return ink is not None and ink.on == ground


def _lettering(sprite: Sprite, texts: tuple[Text, ...]) -> Pixels:
    plain = tuple(replace(text, ink=ON_SNOW) for text in texts)
    covered = _coverage(Sprite(sprite.width, sprite.height, ON_SNOW.on, plain))
    pixels = covered.translate(_shades(texts[0].ink))
    return np.frombuffer(pixels, np.uint8).reshape(sprite.height, sprite.width)


@lru_cache(maxsize=64)
def _coverage(sprite: Sprite) -> bytes:
    """Return how many dots of each pixel a text covers, times `_DOT`; its ink does not matter."""
    image = Image.new("L", _large(sprite))
    pen = Stencil(image, SUPERSAMPLING, _DOT * _DOTS)
    for shape in sprite.shapes:
        shape.draw(pen)
    return image.reduce(SUPERSAMPLING).tobytes()


@lru_cache(maxsize=256)
def _shades(ink: Ink) -> bytes:
    """Return the palette index for each share of an ink."""
    image = Image.new("P", (SUPERSAMPLING * (_DOTS + 1), SUPERSAMPLING), index(ink.on))
    for count in range(_DOTS + 1):
        for dot in range(count):
            down, across = divmod(dot, SUPERSAMPLING)
            image.putpixel((count * SUPERSAMPLING + across, down), index(ink.color))
    shades = quantize(image, SUPERSAMPLING)[0]
    return np.repeat(shades, _DOT).tobytes()[:256]


def _large(sprite: Sprite) -> tuple[int, int]:
    return sprite.width * SUPERSAMPLING, sprite.height * SUPERSAMPLING
