"""Turn scenes into PNG files.

Sprites are drawn once with Pillow, supersampled and scaled down; everything after that is copying
bytes. Compressed strips are cached by their contents, so a picture that differs from an earlier one
in a few places composes and compresses only the strips that changed.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from threading import local
from typing import NamedTuple

import numpy as np

from bot.render.cache import Cache
from bot.render.drawing import draw
from bot.render.palette import Pixels, index
from bot.render.png import Segment, assemble, segment
from bot.render.scene import Leaf, Placed, Run, Scene, Sprite, leaves
from bot.render.tokens import Color, Theme

STRIP = 128
"""Scanlines per strip of a picture that does not say where it is best cut."""
_MEGABYTE = 1 << 20


@dataclass(frozen=True, slots=True)
class Slice:
    """What a part of a scene has in one strip.

    Most parts of a picture have been in an earlier one, and their slices with them: comparing
    strips is mostly comparing identities.
    """

    leaves: tuple[Leaf, ...]
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_hash", hash(self.leaves))

    def __hash__(self) -> int:
        return self._hash


class Strip(NamedTuple):
    """A horizontal strip of a scene and everything in it."""

    width: int
    height: int
    ground: Color
    slices: tuple[Slice, ...]


class _Own(local):
    """A canvas per thread: allocating one for each strip would cost more than filling it."""

    def __init__(self) -> None:
        self._canvas = np.empty(0, np.uint8)

    def lines(self, height: int, width: int) -> Pixels:
        if self._canvas.size < height * width:
            self._canvas = np.empty(height * width, np.uint8)
        lines = self._canvas[: height * width].reshape(height, width)
        lines[:, 0] = 0  # PNG filter type: none
        return lines


_own = _Own()


class Painter:
    """Draws for the whole program; safe to call from several threads at once."""

    def __init__(
        self,
        sprites: int = 48 * _MEGABYTE,
        runs: int = 16 * _MEGABYTE,
        strips: int = 16 * _MEGABYTE,
    ) -> None:
        """Keep three caches: sprites cost far more than what is joined from them, so neither runs
        nor strips may evict one."""
        self.sprites: Cache[Sprite, Pixels] = Cache(sprites, _bytes)
        self.runs: Cache[Run, Pixels] = Cache(runs, _bytes)
        self.strips: Cache[Strip, Segment] = Cache(strips, lambda part: len(part.chunk))
        self.stocked: set[str] = set()
        """The names of those whose sprites were drawn ahead."""

    def png(self, scene: Scene, theme: Theme = Theme.DARK) -> bytes:
        segments = [self.strips.get(strip, self._compress) for strip in strips(scene)]
        return assemble(scene.width, scene.height, segments, theme)

    def draw_ahead(self, sprites: Iterable[Sprite]) -> None:
        for sprite in sprites:
            self.sprites.get(sprite, draw)

    def pixels(self, scene: Scene) -> Pixels:
        """Return the picture as palette indexes."""
        canvas = np.empty((scene.height, scene.width), np.uint8)
        self._compose(canvas, leaves(scene))
        return canvas

    def _compress(self, strip: Strip) -> Segment:
        lines = _own.lines(strip.height, strip.width + 1)
        canvas = lines[:, 1:]
        canvas[:] = index(strip.ground)
        for part in strip.slices:
            self._compose(canvas, part.leaves)
        return segment(lines)

    def _compose(self, canvas: Pixels, parts: tuple[Leaf, ...]) -> None:
        """Copy the parts onto the canvas, clipped to it."""
        height = canvas.shape[0]
        for x, y, item in parts:
            low, right = y + item.height, x + item.width
            if isinstance(item, Run):
                pixels = self.runs.get(item, self._join)
            elif item.shapes:
                pixels = self.sprites.get(item, draw)
            else:
                canvas[max(y, 0) : low, x:right] = index(item.ground)
                continue
            if y >= 0 and low <= height:
                canvas[y:low, x:right] = pixels
            else:
                top, bottom = max(y, 0), min(low, height)
                canvas[top:bottom, x:right] = pixels[top - y : bottom - y]

    def _join(self, run: Run) -> Pixels:
        return np.concatenate([self.sprites.get(s, draw) for s in run.sprites], axis=run.axis)


def strips(scene: Scene) -> list[Strip]:
    """Cut the scene into strips; an item that crosses a border is in both."""
    borders = _borders(scene.height, scene.cuts)
    lying: list[list[Slice]] = [[] for _ in borders[1:]]
    for part in scene.parts:
        for place, piece in _sliced(part, borders):
            lying[place].append(piece)
    return [
        Strip(scene.width, bottom - top, scene.ground, tuple(slices))
        for top, bottom, slices in zip(borders, borders[1:], lying, strict=False)
    ]


@lru_cache(maxsize=64)
def _borders(height: int, cuts: tuple[int, ...]) -> tuple[int, ...]:
    return (0, *(cuts or range(STRIP, height, STRIP)), height)


@lru_cache(maxsize=512)
def _sliced(part: Placed, borders: tuple[int, ...]) -> tuple[tuple[int, Slice], ...]:
    """Return what the part has in each strip, by the strip's number."""
    lying: dict[int, list[Leaf]] = {}
    left, upper, item = part
    for x, y, leaf in leaves(item):
        top, bottom = y + upper, y + upper + leaf.height
        for place in range(bisect_right(borders, top) - 1, bisect_left(borders, bottom)):
            lying.setdefault(place, []).append((left + x, top - borders[place], leaf))
    return tuple((place, Slice(tuple(parts))) for place, parts in lying.items())


def _bytes(pixels: Pixels) -> int:
    return pixels.nbytes
