"""The colors of 5 vor 12, by night and in brass, and of Lucky Numbers, out of the garden."""

from __future__ import annotations

from collections.abc import Mapping

from bot.render.tokens import NIGHT, PANEL, Color, Ink, Swatch, Theme, paint, rgb


def _hex(code: str) -> Color:
    return rgb(f"#{code}")


def _tones(codes: str) -> tuple[Ink, ...]:
    return tuple(paint(_hex(code)).ink for code in codes.split())


NIGHT_TONES = _tones("1d2c5b 2f4d91 4a6fb5 9fb6de f1e8cd")
"""The tiles of 5 vor 12, four numbers each: from midnight to the ivory of a dial."""
BRASS = rgb("#b8903f")
BRASS_EDGE = rgb("#6b5123")
ALARM = rgb("#e2463b")
"""The last five minutes."""
SKY_BED = rgb("#141c36")
SKY_WELL = rgb("#0d1328")
SKY_MOTIF = rgb("#2b3967")

GARDEN_TONES = _tones("14573a 2f7d3f 74ac42 bccc4f f8d765")
"""The tokens of Lucky Numbers, four numbers each: from deep shade to the gold of a flower."""
WOOD = rgb("#a06c3c")
WOOD_EDGE = rgb("#5c3a1e")
SOIL = rgb("#35291f")
SOIL_WELL = rgb("#241b14")
SOIL_MOTIF = rgb("#43502a")


def _swatch(
    tones: tuple[Ink, ...],
    surfaces: tuple[Color, Color, Color, Color, Color],
    looks: Mapping[Theme, str],
    *more: tuple[Color, Color],
) -> Swatch:
    """List the colors of a game: rim and its lower edge, then bed, well and motif, whose looks
    differ by theme."""
    rim, edge, bed, well, motif = surfaces
    return Swatch(
        inks=tones,
        edges=(
            *((rim, tone.on) for tone in tones),
            (bed, rim),
            (PANEL, rim),
            (bed, edge),
            (bed, well),
            (well, motif),
            *more,
        ),
        looks={
            theme: dict(zip((bed, well, motif), map(_hex, codes.split()), strict=True))
            for theme, codes in looks.items()
        },
    )


CLOCK_COLORS = _swatch(
    NIGHT_TONES,
    (BRASS, BRASS_EDGE, SKY_BED, SKY_WELL, SKY_MOTIF),
    {Theme.LIGHT: "ccd6ec b6c4e0 8ea4ce"},
    (ALARM, NIGHT_TONES[-1].on),
    (ALARM, PANEL),
    (NIGHT, BRASS),
)
GARDEN_COLORS = _swatch(
    GARDEN_TONES,
    (WOOD, WOOD_EDGE, SOIL, SOIL_WELL, SOIL_MOTIF),
    {Theme.LIGHT: "e6d9c5 d3c2a8 b2bf88"},
    (GARDEN_TONES[1].on, GARDEN_TONES[-1].on),
)
