"""The colors of the tiles of 5 vor 12 and Lucky Numbers."""

from __future__ import annotations

from bot.render.tokens import Swatch, paint, rgb

_TONES = "4b3f9e 3f55a6 336aa3 27788d 23a08a 3bb878 6cc960 a2d648 d3e03c fbe73a"
TONES = tuple(paint(rgb(f"#{code}")) for code in _TONES.split())
"""Tiles from low to high, two numbers each: from dark violet to bright yellow."""

COLORS = Swatch(paints=TONES, inks=tuple(tone.ink for tone in TONES))
