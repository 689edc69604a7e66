"""The design's promises: readable ink, and colors that stay apart."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.render.palette import SIZE, colors, index
from bot.render.tokens import (
    EDGES,
    INKS,
    PAINTS,
    ROWS,
    SEATS,
    SYMBOLS,
    TONES,
    Ink,
    contrast,
    luminance,
)


@pytest.mark.parametrize("ink", INKS)
def test_every_ink_can_be_read_on_its_ground(ink: Ink) -> None:
    assert contrast(ink.color, ink.on) >= 4.5


def test_lost_numbers_can_be_read() -> None:
    assert all(contrast(row.lost.color, row.lost.on) >= 4.5 for row in ROWS)


def test_the_palette_fits_a_byte_and_holds_the_whole_design() -> None:
    assert len(colors()) <= SIZE
    assert len(set(colors())) == len(colors())
    for paint in PAINTS:
        assert colors()[index(paint.fill)] == paint.fill
    for one, other in EDGES:
        assert {one, other} <= set(colors())


def test_tiles_grow_lighter_with_their_numbers() -> None:
    light = [luminance(tone.fill) for tone in TONES]
    assert light == sorted(light)


@pytest.mark.parametrize("family", [SEATS, SYMBOLS, [row.bar for row in ROWS]])
def test_colors_of_one_kind_are_all_different(family: list[object]) -> None:
    assert all(one != other for one, other in combinations(family, 2))
