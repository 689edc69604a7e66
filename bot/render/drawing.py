"""Draw sprites with Pillow, larger than they are, and scale them down.

Drawing costs more than anything else about a picture, and most of what is drawn is text: the
numbers of a board in its colors and states, and names, which are new at every table. So lettering
is drawn without color, as the covered share of each pixel, and colored by looking the shares up;
what lies under it is drawn separately. On a single color this gives the same pixels. Elsewhere, as
with a winner's name among confetti, just the area it touches is drawn together with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from bot.render.cache import PictureCache
from bot.render.palette import Pixels, index, quantize
from bot.render.scene import Sprite
from bot.render.shapes import Pen, Text
from bot.render.tokens import ON_SNOW, Ink

SUPERSAMPLING = 3
_DOTS = SUPERSAMPLING**2
"""How many dots of a drawing make a pixel."""
_DOT = 255 // _DOTS
"""What a covered dot adds to the share of its pixel."""
_AIR = Pen(Image.new("1", (1, 1)), SUPERSAMPLING)
"""To find out where something would be drawn."""


class Area(NamedTuple):
    """A rectangle of pixels."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def dots(self) -> tuple[int, int, int, int]:
        """Return the rectangle in the large drawing."""
        left, top, right, bottom = (side * SUPERSAMPLING for side in self)
        return left, top, right, bottom


class Lettering(NamedTuple):
    """The pixels a text has in a sprite, whatever its ink."""

    covered: NDArray[np.int32]
    shares: Pixels
    """How many dots of each covered pixel it covers, times `_DOT`."""


def draw(sprite: Sprite) -> Pixels:
    """Draw the sprite and return its pixels.

    No shape after a text may cover part of it in the color of the text's ground.
    """
    texts = tuple(shape for shape in sprite.shapes if isinstance(shape, Text))
    rest = tuple(shape for shape in sprite.shapes if not isinstance(shape, Text))
    if not texts:
        return draw_whole(sprite)
    ground = replace(sprite, shapes=rest)
    pixels = _grounds.get(ground, draw_whole).copy()
    if all(_write(text, pixels) for text in texts):
        return pixels
    return _draw_over(ground, texts) if sprite.shapes == (*rest, *texts) else draw_whole(sprite)


def _write(text: Text, pixels: Pixels) -> bool:
    """Write a text onto the pixels; return False if it does not lie on the color of its ground."""
    flat, ground = pixels.reshape(-1), index(text.ink.on)
    if text.halo and (_under(pixels, _area(text, *pixels.shape)) != ground).any():
        return False
    letters = _lettering(replace(text, ink=ON_SNOW, halo=0), *pixels.shape)
    if (flat[letters.covered] != ground).any():
        return False
    flat[letters.covered] = _shades(text.ink)[letters.shares]
    return True


def _draw_over(ground: Sprite, texts: Sequence[Text]) -> Pixels:
    """Draw texts over other shapes."""
    pixels = _grounds.get(ground, draw_whole).copy()
    image = _large_grounds.get(ground, _drawn).copy()
    for text in texts:
        text.draw(Pen(image, SUPERSAMPLING))
    for text in texts:
        area = _area(text, *pixels.shape)
        _under(pixels, area)[:] = quantize(image.crop(area.dots), SUPERSAMPLING)
    return pixels


def _under(pixels: Pixels, area: Area) -> Pixels:
    return pixels[area.top : area.bottom, area.left : area.right]


def draw_whole(sprite: Sprite) -> Pixels:
    """Draw the sprite, one shape after the other."""
    return quantize(_drawn(sprite), SUPERSAMPLING)


def _drawn(sprite: Sprite) -> Image.Image:
    """Return the drawing before it is scaled down."""
    image = Image.new("P", _large(sprite.width, sprite.height), index(sprite.ground))
    pen = Pen(image, SUPERSAMPLING)
    for shape in sprite.shapes:
        shape.draw(pen)
    return image


_grounds: PictureCache[Sprite, Pixels] = PictureCache(8 << 20, lambda pixels: pixels.nbytes)
"""What lies under texts: many numbers share it."""
_large_grounds: PictureCache[Sprite, Image.Image] = PictureCache(
    8 << 20, lambda image: image.width * image.height
)
"""The same before it is scaled down."""


@lru_cache(maxsize=1024)
def _lettering(text: Text, height: int, width: int) -> Lettering:
    """Return which pixels a text covers, counted line by line, and their shares."""
    area = _area(text, height, width)
    left, top, right, bottom = area.dots
    image = Image.new("L", (right - left, bottom - top))
    stencil = ImageDraw.Draw(image)
    for x, y, mask in text.glyphs(_AIR):
        stencil.bitmap((x - left, y - top), mask, _DOT * _DOTS)
    shares = np.asarray(image.reduce(SUPERSAMPLING))
    down, across = shares.nonzero()
    covered = (area.top + down) * width + area.left + across
    return Lettering(covered.astype(np.int32), shares[down, across])


def _area(text: Text, height: int, width: int) -> Area:
    """Return the area a text touches with its halo: within this size, at least a pixel."""
    placed = [(x, y, x + mask.width, y + mask.height) for x, y, mask in text.outlined(_AIR)]
    sides = np.array(placed or [(0, 0, 0, 0)]) // SUPERSAMPLING
    left, top = np.clip(sides[:, :2].min(axis=0), 0, (width - 1, height - 1)).tolist()
    last = sides[:, 2:].max(axis=0) + 1
    return Area(left, top, *np.clip(last, (left + 1, top + 1), (width, height)).tolist())


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
