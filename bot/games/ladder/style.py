"""What the two games of this family do not share: shapes, colors and ornaments."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from bot.render.icons import Shapes
from bot.render.tokens import Color, Ink, Swatch
from core.games.ladder.state import HIGHEST

Ornament: TypeAlias = Callable[[float, float, float, Color], Shapes]
"""A drawing around a center, of a size and in one color."""
Marks: TypeAlias = Callable[[float, float, float, float, Color], Shapes]
"""Marks around a center in a rectangle, in one color."""
Back: TypeAlias = Callable[[float, float, float, float], Shapes]
"""What is on a face-down tile: around a center, of a size, with the share of the supply left."""


@dataclass(frozen=True, slots=True, eq=False)
class Style:
    """The look of one game. There is one value for each game, so a cache compares identities."""

    tones: tuple[Ink, ...]
    """Fill and digits of the tiles, from low to high numbers."""
    rim: Color
    edge: Color
    """The lower edge of a rim."""
    bed: Color
    """The ground of a board."""
    well: Color
    motif: Color
    """The ornament of a well, hardly lighter than the well."""
    rounding: float
    """The radius of a tile's corners as a share of its shorter side."""
    marks: Marks
    """Small marks inside the rim of a tile; they may not reach its digits."""
    ornament: Ornament
    """What lies in a free cell."""
    back: Back
    back_ground: Color
    colors: Swatch

    def tone(self, number: int) -> Ink:
        return self.tones[(number - 1) * len(self.tones) // HIGHEST]
