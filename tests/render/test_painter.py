"""The engine without any game: encoding, composing, remembering."""

from __future__ import annotations

import random
import zlib
from dataclasses import replace
from io import BytesIO
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from bot.render.cache import PictureCache
from bot.render.drawing import draw, draw_whole
from bot.render.painter import STRIP, Painter, strips
from bot.render.palette import colors, index, quantize
from bot.render.png import assemble, combine, segment
from bot.render.scene import Group, Placed, Sprite, across, down
from bot.render.shapes import Box, Pen, Shape, Stroke, Text
from bot.render.tokens import GOLD, MIST, ON_GOLD, PAGE, PANEL, PLAIN, SNOW, Theme

BOTH = Theme.DARK, Theme.LIGHT


def block(width: int, height: int, color: tuple[int, int, int]) -> Sprite:
    return Sprite(width, height, PAGE, (Box(0, 0, width, height, color),))


@given(st.binary(max_size=300), st.binary(max_size=300))
def test_checksums_combine_like_the_texts_they_are_of(one: bytes, other: bytes) -> None:
    assert combine(zlib.adler32(one), zlib.adler32(other), len(other)) == zlib.adler32(one + other)


@given(st.lists(st.integers(0, 3), min_size=1, max_size=6), st.integers(0, 2**32 - 1))
def test_strips_in_any_order_make_a_valid_file(order: list[int], seed: int) -> None:
    noise = np.random.default_rng(seed).integers(0, len(colors()), (4, 9, 31), np.uint8)
    noise[:, :, 0] = 0
    segments = [segment(lines) for lines in noise]
    png = assemble(30, 9 * len(order), [segments[place] for place in order])
    image = Image.open(BytesIO(png))
    expected = np.concatenate([noise[place, :, 1:] for place in order])
    assert image.tobytes() == expected.tobytes()


def test_items_lie_where_they_are_placed_and_later_ones_on_top() -> None:
    under, over = block(40, 40, SNOW), block(10, 300, GOLD)
    scene = Group(60, 400, PAGE, (Placed(0, 0, under), Placed(5, 20, over)))
    pixels = Painter().pixels(scene)
    assert pixels[30, 2] == index(SNOW)
    assert pixels[30, 7] == pixels[319, 14] == index(GOLD)
    assert pixels[320, 7] == index(PAGE)


def test_a_sprite_is_drawn_once_however_much_has_been_drawn_since() -> None:
    painter = Painter(sprites=4000)  # room for two
    scenes = [
        Group(60, 30, PAGE, (Placed(0, 0, Sprite(60, 30, PAGE, (Box(0, 0, 9 + n, 9, GOLD),))),))
        for n in range(20)
    ]
    first = [painter.pixels(scene) for scene in scenes]
    assert painter.sprites.weight <= 4000
    again = [painter.pixels(scene) for scene in scenes]
    assert painter.packed.made == len(scenes)
    assert all(np.array_equal(*pair) for pair in zip(first, again, strict=True))


def test_a_run_joins_what_touches() -> None:
    cells = [block(10, 8, color) for color in (SNOW, GOLD, MIST)]
    painter = Painter()
    wide = painter.pixels(Group(30, 8, PAGE, (Placed(0, 0, across(cells)),)))
    tall = painter.pixels(Group(10, 24, PAGE, (Placed(0, 0, down(cells)),)))
    assert [wide[4, x] for x in (5, 15, 25)] == [index(c) for c in (SNOW, GOLD, MIST)]
    assert [tall[y, 5] for y in (4, 12, 20)] == [index(c) for c in (SNOW, GOLD, MIST)]


def test_a_group_covers_what_is_below_it_with_its_ground() -> None:
    inner = Group(20, 20, PANEL, (Placed(5, 5, block(5, 5, GOLD)),))
    pixels = Painter().pixels(
        Group(30, 30, PAGE, (Placed(0, 0, block(30, 30, SNOW)), Placed(4, 4, inner)))
    )
    assert pixels[5, 5] == index(PANEL)
    assert pixels[10, 10] == index(GOLD)
    assert pixels[2, 2] == index(SNOW)


def test_a_change_touches_only_its_strips() -> None:
    still = Placed(0, 0, block(50, 40, SNOW))
    moved = [Placed(0, 3 * STRIP + offset, block(50, 9, GOLD)) for offset in (0, 10)]
    one, other = (strips(Group(50, 5 * STRIP, PAGE, (still, item))) for item in moved)
    assert [a == b for a, b in zip(one, other, strict=True)] == [True, True, True, False, True]


def test_a_picture_is_cut_where_it_asks_to_be() -> None:
    name, tile = Placed(0, 10, block(50, 20, SNOW)), Placed(0, 40, block(50, 20, GOLD))
    pieces = strips(Group(50, 70, PAGE, (name, tile), cuts=(10, 30)))
    assert [strip.height for strip in pieces] == [10, 20, 40]
    assert [len(strip.slices) for strip in pieces] == [0, 1, 1]


def test_a_pixel_has_the_color_that_is_nearest_to_its_dots_in_both_themes() -> None:
    chance = random.Random(1)
    used = [index(color) for color in (PAGE, SNOW, GOLD, MIST)]
    dots = np.array(chance.choices(used, weights=(6, 1, 1, 1), k=900), np.uint8).reshape(30, 30)
    pixels = quantize(Image.fromarray(dots, "P"), 3)
    looks = np.array([[*dark, *light] for dark, light in zip(*map(colors, BOTH), strict=True)])
    for row, column in np.ndindex(10, 10):
        block = dots[3 * row : 3 * row + 3, 3 * column : 3 * column + 3]
        mixed = (looks[block].sum(axis=(0, 1)) + 4) // 9
        gaps = ((looks - mixed) ** 2).sum(axis=1)
        assert gaps[pixels[row, column]] == gaps.min()


def test_a_halo_has_sharp_edges() -> None:
    image, ink = Image.new("P", (300, 150), index(PANEL)), ON_GOLD
    Text(10, 25, "68", 30, ink, halo=2).draw(Pen(image, 3))
    assert {*image.tobytes()} == {index(color) for color in (PANEL, ink.on, ink.color)}


NUMBER = Text(30, 20, "68", 24, ON_GOLD, align="center")
TILE = Box(5, 3, 50, 34, GOLD, radius=8)
CROSS = Stroke(((10, 8), (50, 32)), MIST, 5)
NAMES = tuple(Text(3, 10 + 20 * at, "Åse 太郎", 17, PLAIN[PANEL], room=50) for at in range(2))


@pytest.mark.parametrize(
    "shapes",
    [
        NAMES,
        (TILE, NUMBER),
        (TILE, replace(NUMBER, halo=2)),
        (TILE, CROSS, replace(NUMBER, halo=2)),
        (TILE, NUMBER, CROSS),
        (TILE, NUMBER, replace(NUMBER, x=36)),
        (replace(TILE, w=25), NUMBER),
    ],
    ids=["names", "on a tile", "halo", "over a cross", "crossed out", "two", "at an edge"],
)
def test_a_text_is_written_over_the_rest_as_if_drawn_with_it(shapes: tuple[Shape, ...]) -> None:
    sprite = Sprite(60, 40, PANEL, shapes)
    pixels = draw(sprite)
    assert len(np.unique(pixels)) > 3
    assert (pixels == draw_whole(sprite)).all()


def test_equal_scenes_are_equal_and_hash_alike() -> None:
    one, other = (Group(9, 9, PAGE, (Placed(1, 1, block(3, 3, GOLD)),)) for _ in range(2))
    assert one == other
    assert hash(one) == hash(other)


def test_a_cache_never_holds_more_than_its_limit() -> None:
    cache: PictureCache[int, bytes] = PictureCache(100, len)
    for number in range(50):
        assert cache.get(number, bytes) == bytes(number)
        assert cache.weight <= 100
    assert remade(cache, 49, 0) == [0]


def remade(cache: PictureCache[int, bytes], *keys: int) -> list[int]:
    """Return which of these values the cache no longer holds."""
    before = [cache.made]
    for key in keys:
        cache.get(key, bytes)
        before.append(cache.made)
    return [key for key, (one, next_) in zip(keys, pairwise(before), strict=True) if next_ > one]


def test_a_cache_keeps_what_is_used_and_forgets_the_rest() -> None:
    cache: PictureCache[int, bytes] = PictureCache(100, len)
    for number in range(50):
        cache.get(-1, lambda _: bytes(5))
        cache.get(number, lambda _: bytes(5))
    assert cache.made == 51
    assert remade(cache, -1, 49, 0) == [0]


def test_a_value_larger_than_the_cache_is_made_but_not_kept() -> None:
    cache: PictureCache[int, bytes] = PictureCache(10, len)
    assert cache.get(0, lambda _: bytes(20)) == bytes(20)
    assert cache.weight == 0
    assert remade(cache, 0) == [0]


@pytest.mark.parametrize("height", [1, STRIP - 1, STRIP, STRIP + 1, 3 * STRIP])
def test_pictures_of_any_height_are_whole(height: int) -> None:
    painter = Painter()
    scene = Group(33, height, PANEL, (Placed(0, 0, block(20, height, SNOW)),))
    image = Image.open(BytesIO(painter.png(scene)))
    assert image.tobytes() == painter.pixels(scene).tobytes()


def test_themes_differ_in_the_palette_alone() -> None:
    white = Placed(0, 0, block(20, 20, SNOW))
    word = Placed(20, 0, Sprite(40, 20, PANEL, (Text(0, 10, "Ada", 18, PLAIN[PANEL]),)))
    painter, scene = Painter(), Group(60, 20, PANEL, (white, word))
    drawn = {theme: Image.open(BytesIO(painter.png(scene, theme))) for theme in Theme}
    dark, light = drawn[Theme.DARK], drawn[Theme.LIGHT]
    assert {image.tobytes() for image in drawn.values()} == {dark.tobytes()}
    by_night, by_day = (np.asarray(image.convert("L")) for image in (dark, light))
    assert by_night[10, 10] == by_day[10, 10] == 254
    assert by_night[0, 59] < 64 < 192 < by_day[0, 59]
    assert by_night[:, 20:].max() > 192
    assert by_day[:, 20:].min() < 64
