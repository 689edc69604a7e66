"""The painter: scenes in, PNG files out.

Sprites are drawn once with Pillow, three times as large and scaled down; everything after that is
copying bytes. A strip of the picture is remembered by the parts that lie in it, so a picture that
differs from an earlier one in a few places composes and compresses only the strips it changed.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from PIL import Image

from bot.render.cache import Cache
from bot.render.palette import Pixels, index, quantize
from bot.render.png import Segment, assemble, segment
from bot.render.scene import Group, Placed, Run, Scene, Sprite
from bot.render.shapes import Pen
from bot.render.tokens import Color

SUPERSAMPLING = 3
STRIP = 128
"""Scanlines in a strip: fewer make a change cheaper, more make a whole picture cheaper."""
_MEGABYTE = 1 << 20


class Strip(NamedTuple):
    """The part of a scene between two heights, with the items that lie in it."""

    width: int
    height: int
    ground: Color
    parts: tuple[Placed, ...]


class Painter:
    """Draws for the whole program; any number of threads may call it at once."""

    def __init__(
        self,
        sprites: int = 48 * _MEGABYTE,
        runs: int = 16 * _MEGABYTE,
        strips: int = 16 * _MEGABYTE,
    ) -> None:
        """Three memories, since a sprite is far dearer than what is joined from sprites, and must
        not be pushed out by it."""
        self.sprites: Cache[Sprite, Pixels] = Cache(sprites, _bytes)
        self.runs: Cache[Run, Pixels] = Cache(runs, _bytes)
        self.strips: Cache[Strip, Segment] = Cache(strips, lambda part: len(part.chunk))

    def png(self, scene: Scene) -> bytes:
        cut = strips(scene)
        segments = [self.strips.find(strip) for strip in cut]
        missing = [place for place, known in enumerate(segments) if known is None]
        if missing:
            self._fill(segments, missing, scene, cut)
        return assemble(scene.width, scene.height, [part for part in segments if part])

    def pixels(self, scene: Scene) -> Pixels:
        """The picture as palette indexes."""
        canvas = np.full((scene.height, scene.width), index(scene.ground), np.uint8)
        self._compose(canvas, scene.parts, 0, 0)
        return canvas

    def _fill(
        self, segments: list[Segment | None], missing: list[int], scene: Scene, cut: list[Strip]
    ) -> None:
        """Compose from the first missing strip to the last in one go; compress what is missing."""
        first = missing[0] * STRIP
        height = min((missing[-1] + 1) * STRIP, scene.height) - first
        lines = np.full((height, scene.width + 1), index(scene.ground), np.uint8)
        lines[:, 0] = 0  # the scanlines' filter: none
        self._compose(lines[:, 1:], scene.parts, 0, -first)
        for place in missing:
            top = place * STRIP - first
            segments[place] = self.strips.keep(cut[place], segment(lines[top : top + STRIP]))

    def _compose(self, canvas: Pixels, parts: tuple[Placed, ...], left: int, top: int) -> None:
        """Copy the parts to where they belong, as far as they lie on the canvas."""
        height = canvas.shape[0]
        for x, y, item in parts:
            x, y = x + left, y + top  # noqa: PLW2901 - the loop runs for every cell of a board
            low = y + item.height
            if y >= height or low <= 0:
                continue
            if isinstance(item, Group):
                if not item.covered:
                    canvas[max(y, 0) : low, x : x + item.width] = index(item.ground)
                self._compose(canvas, item.parts, x, y)
            elif y >= 0 and low <= height:
                canvas[y:low, x : x + item.width] = self._drawn(item)
            else:
                first, last = max(y, 0), min(low, height)
                canvas[first:last, x : x + item.width] = self._drawn(item)[first - y : last - y]

    def _drawn(self, item: Sprite | Run) -> Pixels:
        if isinstance(item, Sprite):
            return self.sprites.get(item, draw)
        return self.runs.get(item, self._join)

    def _join(self, run: Run) -> Pixels:
        return np.concatenate([self.sprites.get(s, draw) for s in run.sprites], axis=run.axis)


def strips(scene: Scene) -> list[Strip]:
    """The scene cut into strips; an item that crosses a border lies in both."""
    return [_strip(scene, top) for top in range(0, scene.height, STRIP)]


def _strip(scene: Scene, top: int) -> Strip:
    height = min(STRIP, scene.height - top)
    bottom = top + height
    parts = tuple(
        Placed(x, y - top, item)
        for x, y, item in scene.parts
        if y < bottom and y + item.height > top
    )
    return Strip(scene.width, height, scene.ground, parts)


def draw(sprite: Sprite) -> Pixels:
    """The sprite's pixels, drawn with Pillow."""
    size = sprite.width * SUPERSAMPLING, sprite.height * SUPERSAMPLING
    image = Image.new("RGB", size, sprite.ground)
    pen = Pen(image, SUPERSAMPLING)
    for shape in sprite.shapes:
        shape.draw(pen)
    return quantize(np.asarray(image.reduce(SUPERSAMPLING)))


def _bytes(pixels: Pixels) -> int:
    return pixels.nbytes
