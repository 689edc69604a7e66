"""Turn scenes into PNG files.

Sprites are drawn once with Pillow, supersampled and scaled down; everything after that is copying
bytes. Compressed strips are cached by their contents, so a picture that differs from an earlier one
in a few places composes and compresses only the strips that changed.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from functools import lru_cache
from threading import local
from typing import NamedTuple, TypeAlias

import numpy as np

from bot.render.cache import PictureCache
from bot.render.drawing import draw
from bot.render.palette import Pixels, index
from bot.render.png import Segment, assemble, deflate, inflate, segment
from bot.render.scene import Group, Item, Run, Scene, Sprite, is_covered, leaves
from bot.render.tokens import Color, Theme

STRIP = 128
"""Scanlines per strip of a picture that does not say where it is best cut."""
_MEGABYTE = 1 << 20
_KEY = 1500
"""What the shapes of a sprite take, in bytes: more than its packed pixels."""


Piece: TypeAlias = tuple[int, int, int, int, int, Sprite | Run]
"""Lines and columns of a strip (first and last), how many lines of the item lie above, and the item
to copy there. (A bare tuple: a picture makes hundreds.)"""


class Slice:
    """What a part of a scene has in one strip.

    Most parts of a picture have been in an earlier one, and their slices with them: comparing
    strips is mostly comparing identities.
    """

    __slots__ = ("_hash", "pieces")

    def __init__(self, pieces: tuple[Piece, ...]) -> None:
        self.pieces = pieces
        self._hash = hash(pieces)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Slice) and self.pieces == other.pieces


class Strip(NamedTuple):
    """A horizontal strip of a scene and everything in it."""

    width: int
    height: int
    ground: Color
    slices: tuple[Slice, ...]


class _Canvases(local):
    """A canvas per thread: allocating one for each strip would cost more than filling it."""

    def __init__(self) -> None:
        self._canvas = np.empty(0, np.uint8)

    def lines(self, height: int, width: int) -> Pixels:
        if self._canvas.size < height * width:
            self._canvas = np.empty(height * width, np.uint8)
        lines = self._canvas[: height * width].reshape(height, width)
        lines[:, 0] = 0  # PNG filter type: none
        return lines


_own = _Canvases()


class Painter:
    """Draws for the whole program; safe to call from several threads at once."""

    def __init__(
        self,
        sprites: int = 40 * _MEGABYTE,
        packed: int = 24 * _MEGABYTE,
        runs: int = 8 * _MEGABYTE,
        strips: int = 16 * _MEGABYTE,
    ) -> None:
        """Keep a cache for each: sprites cost far more than what is joined from them, so neither
        runs nor strips may evict one. Unpacking one costs a tenth of drawing it. There is room for
        all packed sprites of four games; half of the other caches would do for any one game."""
        self.sprites: PictureCache[Sprite, Pixels] = PictureCache(sprites, _bytes)
        self.packed: PictureCache[Sprite, bytes] = PictureCache(
            packed, lambda data: len(data) + _KEY
        )
        self.runs: PictureCache[Run, Pixels] = PictureCache(runs, _bytes)
        self.strips: PictureCache[Strip, Segment] = PictureCache(
            strips, lambda part: len(part.chunk)
        )

    def png(self, scene: Scene, theme: Theme = Theme.DARK) -> bytes:
        segments = [self.strips.get(strip, self._compress) for strip in strips(scene)]
        return assemble(scene.width, scene.height, segments, theme)

    def pixels(self, scene: Scene) -> Pixels:
        """Return the picture as palette indexes."""
        canvas = np.empty((scene.height, scene.width), np.uint8)
        borders = _borders(scene.height, scene.cuts)
        for top, bottom, strip in zip(borders, borders[1:], strips(scene), strict=False):
            self._compose(canvas[top:bottom], strip)
        return canvas

    def _compress(self, strip: Strip) -> Segment:
        lines = _own.lines(strip.height, strip.width + 1)
        self._compose(lines[:, 1:], strip)
        return segment(lines)

    def _compose(self, canvas: Pixels, strip: Strip) -> None:
        """Copy everything in the strip onto the canvas."""
        canvas[:] = index(strip.ground)
        for part in strip.slices:
            for top, bottom, left, right, above, item in part.pieces:
                if isinstance(item, Run):
                    pixels = self.runs.get(item, self._join)
                elif item.shapes:
                    pixels = self.sprites.get(item, self._drawn)
                else:
                    canvas[top:bottom, left:right] = index(item.ground)
                    continue
                if bottom - top < item.height:
                    pixels = pixels[above : above + bottom - top]
                canvas[top:bottom, left:right] = pixels

    def _join(self, run: Run) -> Pixels:
        sprites = [self.sprites.get(sprite, self._drawn) for sprite in run.sprites]
        return np.concatenate(sprites, axis=run.axis)

    def _drawn(self, sprite: Sprite) -> Pixels:
        packed = self.packed.get(sprite, _pack)
        return inflate(packed).reshape(sprite.height, sprite.width)


def strips(scene: Scene) -> list[Strip]:
    """Cut the scene into strips; an item that crosses a border is in both."""
    borders = _borders(scene.height, scene.cuts)
    lying: list[list[Slice]] = [[] for _ in borders[1:]]
    for x, y, item in _parts(scene):
        for place, piece in _sliced(x, y, item, borders):
            lying[place].append(piece)
    return [
        Strip(scene.width, bottom - top, scene.ground, tuple(slices))
        for top, bottom, slices in zip(borders, borders[1:], lying, strict=False)
    ]


def _borders(height: int, cuts: tuple[int, ...]) -> tuple[int, ...]:
    return (0, *(cuts or range(STRIP, height, STRIP)), height)


def _parts(scene: Scene) -> Iterator[tuple[int, int, Item]]:
    """Yield what the scene's parts consist of: most of it stays when a part changes."""
    for x, y, item in scene.parts:
        if isinstance(item, Group) and is_covered(item):
            for across, down, part in item.parts:
                yield x + across, y + down, part
        else:
            yield x, y, item


@lru_cache(maxsize=2048)
def _sliced(x: int, y: int, item: Item, borders: tuple[int, ...]) -> tuple[tuple[int, Slice], ...]:
    """Return what an item has in each strip, by the strip's number."""
    lying: dict[int, list[Piece]] = {}
    for across, down, leaf in leaves(item):
        left, top = x + across, y + down
        right, bottom = left + leaf.width, top + leaf.height
        for place in range(bisect_right(borders, top) - 1, bisect_left(borders, bottom)):
            upper, lower = borders[place], borders[place + 1]
            above = max(upper - top, 0)
            piece = max(top - upper, 0), min(bottom, lower) - upper, left, right, above, leaf
            lying.setdefault(place, []).append(piece)
    return tuple((place, Slice(tuple(pieces))) for place, pieces in lying.items())


def _pack(sprite: Sprite) -> bytes:
    return deflate(draw(sprite))


def _bytes(pixels: Pixels) -> int:
    return pixels.nbytes
