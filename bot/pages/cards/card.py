"""The frame of a card: a full-width panel with a heading."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.common.kit import INNER, MARGIN, page, plate, written
from bot.render.scene import Group, Placed, Scene, Sprite
from bot.render.tokens import PAGE, PANEL, PLAIN
from bot.render.typeface import Weight

TITLE = 88
"""The top of the content, below the heading."""


def card(height: int, parts: Iterable[Placed]) -> Scene:
    """Draw a picture that consists of one panel."""
    panel = Group(INNER, height, PAGE, (Placed(0, 0, plate(INNER, height)), *parts))
    return page(height + 2 * MARGIN, (Placed(MARGIN, MARGIN, panel),))


def titled(heading: str, height: int, parts: Iterable[Placed]) -> Scene:
    return card(height, (Placed(28, 10, _title(heading)), *parts))


def _title(heading: str) -> Sprite:
    room, height = INNER - 56, TITLE - 10
    text = written(0, room, height, heading, 54, PLAIN[PANEL], 1, Weight.HEAVY)
    return Sprite(room, height, PANEL, text)
