"""The design's promises: readable ink, and colors that stay apart."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.games.ladder.colors import GARDEN_TONES, NIGHT_TONES
from bot.games.qwixx.colors import ROWS
from bot.games.registry import FACES
from bot.games.top_twelve.colors import SYMBOLS
from bot.render.palette import SIZE, add, colors, entries, index
from bot.render.tokens import COMMON, SEATS, Ink, Swatch, Theme, contrast, luminance, paint, rgb

SWATCHES = (COMMON, *(face.colors for face in FACES.values()))


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("ink", dict.fromkeys(ink for swatch in SWATCHES for ink in swatch.inks))
def test_every_ink_can_be_read_on_its_ground(ink: Ink, theme: Theme) -> None:
    color, ground = (colors(theme)[index(each)] for each in (ink.color, ink.on))
    assert contrast(color, ground) >= 4.5


def test_a_theme_of_another_version_is_the_usual_one() -> None:
    assert Theme("of tomorrow") is Theme.DARK


def test_the_palette_fits_a_byte_and_holds_the_whole_design() -> None:
    assert len(colors()) <= SIZE
    assert len(set(entries())) == len(entries())
    for swatch in SWATCHES:
        for surface in swatch.paints:
            assert colors()[index(surface.fill)] == surface.fill
        for one, other in swatch.edges:
            assert {one, other} <= set(colors())


def test_a_color_that_comes_after_the_first_picture_is_refused() -> None:
    known = colors()
    add(Swatch(paints=SEATS))
    with pytest.raises(RuntimeError):
        add(Swatch(paints=(paint(rgb("#123456")),)))
    assert colors() == known


@pytest.mark.parametrize("tones", [NIGHT_TONES, GARDEN_TONES], ids=["clock", "garden"])
def test_tiles_grow_lighter_with_their_numbers(tones: tuple[Ink, ...]) -> None:
    light = [luminance(tone.on) for tone in tones]
    assert light == sorted(light)


@pytest.mark.parametrize("family", [SEATS, SYMBOLS, [row.bar for row in ROWS]])
def test_colors_of_one_kind_are_all_different(family: list[object]) -> None:
    assert all(one != other for one, other in combinations(family, 2))
