"""The pieces of 5 vor 12: tiles, cells, the supply, the tiles in the middle."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from bot.games.common.kit import Highlight, amount, pointed_out, raised, rank_badge, sunk, under
from bot.games.ladder.colors import TONES
from bot.render.icons import Shapes
from bot.render.scene import Placed, Sprite
from bot.render.shapes import Box, Ring, Shape, Text
from bot.render.tokens import BRIGHT, PANEL, PLAIN, QUIET, WELL, Color, Paint
from bot.render.typeface import Weight

MARGIN = 4
"""Space around a tile for its highlight."""
BLOCK = 128


@dataclass(frozen=True, slots=True)
class Size:
    """How large tiles are drawn."""

    width: int
    height: int
    digits: int


SMALL = Size(118, 88, 52)
LARGE = Size(168, 116, 68)
_CHIPS = (Size(80, 76, 44), Size(54, 56, 32))
_DRAWN = Size(96, 84, 50)


class Square(NamedTuple):
    """One cell of a board and its highlight."""

    number: int
    name: str
    highlight: Highlight = Highlight.NONE
    offer: int = 0
    """The tile that a suggestion places here."""
    rank: int = 0


def tone(number: int) -> Paint:
    return TONES[(number - 1) // 2]


@lru_cache(maxsize=4096)
def cell(square: Square, size: Size) -> Sprite:
    w, h = size.width, size.height
    full = w + 2 * MARGIN, h + 2 * MARGIN
    content = _content(square, size)
    radius = round(h * 0.18)
    highlights = pointed_out(0, 0, *full, radius + MARGIN, square.highlight)
    badge = rank_badge(full[0] - 24, 24, square.rank)
    return Sprite(*full, PANEL, (*content, *highlights, *badge))


def _content(square: Square, size: Size) -> Shapes:
    if not square.number:
        return _free(square, size)
    if square.offer:
        return _swap(square, size)
    return _tile(square.number, size)


def _tile(number: int, size: Size) -> Shapes:
    paint, middle = tone(number), MARGIN + size.height / 2 - 1
    radius = round(size.height * 0.18)
    x = MARGIN + size.width / 2
    digits = Text(x, middle, str(number), size.digits, paint.ink, Weight.HEAVY, "center")
    return (*raised(MARGIN, MARGIN, size.width, size.height, paint, radius), digits)


def _free(square: Square, size: Size) -> Shapes:
    x, y = MARGIN + size.width / 2, MARGIN + size.height / 2
    radius = round(size.height * 0.18)
    if square.offer:
        text = Text(x, y, str(square.offer), size.digits, BRIGHT[WELL], Weight.HEAVY, "center")
    else:
        text = Text(x, y, square.name, 28, QUIET[WELL], Weight.MEDIUM, "center")
    return (*sunk(MARGIN, MARGIN, size.width, size.height, radius), text)


def _swap(square: Square, size: Size) -> Shapes:
    """Draw the present tile and the one that would replace it."""
    paint, y = tone(square.number), MARGIN + size.height / 2 - 1
    left, half = MARGIN + size.width * 0.26, size.width * 0.5
    out = Text(left, y, str(square.number), 50, paint.ink, Weight.HEAVY, "center")
    radius = round(size.height * 0.18)
    return (
        *raised(MARGIN, MARGIN, size.width, size.height, paint, radius),
        out,
        Box(MARGIN + half - 2, y - 12, half - 6, 52, WELL, 14),
        Text(
            MARGIN + half * 1.48,
            y + 14,
            f"→{square.offer}",
            36,
            BRIGHT[WELL],
            Weight.HEAVY,
            "center",
        ),
    )


@lru_cache(maxsize=256)
def chip(number: int, count: int, size: Size) -> Sprite:
    """Draw a tile in the middle, with a count if there are several of its number."""
    full = size.width + 2 * MARGIN, size.height + 2 * MARGIN
    if count == 1:
        return Sprite(*full, PANEL, _tile(number, size))
    paint, x = tone(number), full[0] / 2
    shapes = (
        *raised(MARGIN, MARGIN, size.width, size.height, paint, 10),
        Text(x, full[1] * 0.34, str(number), 28, paint.ink, Weight.HEAVY, "center"),
        Text(x, full[1] * 0.7, f"{count}x", 22, paint.ink, Weight.BOLD, "center"),
    )
    return Sprite(*full, PANEL, shapes)


def chips(
    tiles: tuple[int, ...],
    *,
    x: int,
    y: int,
    w: int,
    h: int,
    centered: bool = False,
) -> tuple[Placed, ...]:
    """Lay out tiles in rows: large if they fit, else small, else with equal tiles stacked."""
    size = next((size for size in _CHIPS if len(tiles) <= _room(size, w, h)), _CHIPS[-1])
    shown = [(tile, 1) for tile in tiles]
    if len(tiles) > _room(size, w, h):
        shown = sorted(Counter(tiles).items())
    across, down = _pitch(size)
    columns = w // across
    if centered:
        y += (h - -(-len(shown) // columns) * down) // 2
    return tuple(
        Placed(x + place % columns * across, y + place // columns * down, chip(*tile, size))
        for place, tile in enumerate(shown)
    )


def _pitch(size: Size) -> tuple[int, int]:
    return size.width + 7, size.height + 8


def _room(size: Size, w: int, h: int) -> int:
    across, down = _pitch(size)
    return w // across * (h // down)


@lru_cache(maxsize=512)
def supply(count: int, label: str, rank: int = 0) -> Sprite:
    """Draw the face-down tiles and their count."""
    width = 190
    stack = _tile_stack(50, BLOCK * 0.4, 68, TONES[0].fill, TONES[0].light)
    number = Text(100, BLOCK * 0.38, str(count), 52, PLAIN[PANEL], Weight.HEAVY)
    badge = rank_badge(width - 22, 24, rank)
    return Sprite(width, BLOCK, PANEL, (*stack, number, under(label, width, BLOCK), *badge))


@lru_cache(maxsize=128)
def drawn(tile: int | None, label: str) -> Sprite:
    """Draw the revealed tile, or an empty place for it."""
    square = _tile(tile, _DRAWN) if tile else sunk(4, 4, _DRAWN.width, _DRAWN.height, 15)
    width = _DRAWN.width + 2 * MARGIN + 16
    return Sprite(width, BLOCK, PANEL, (*square, under(label, width - 16, BLOCK)))


def middle_count(tiles: tuple[int, ...], label: str, rank: int = 0) -> Sprite:
    return amount(str(len(tiles)), label, 96, BLOCK, rank)


def _tile_stack(x: float, y: float, size: float, fill: Color, rim: Color) -> Shapes:
    """Draw a pile of face-down tiles."""
    s = size * 0.74
    shapes: list[Shape] = []
    for step in (2, 1, 0):
        left, top = (
            x - size / 2 + step * size * 0.12,
            y + size * 0.26 - s + (1 - step) * size * 0.12,
        )
        shapes.append(Box(left, top, s, s, fill, size * 0.14))
        shapes.append(Ring(left, top, s, s, rim, size * 0.14, size * 0.05))
    return tuple(shapes)
