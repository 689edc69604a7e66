"""The colors of a Qwixx sheet: paper, four printed rows, and the pen that crosses numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from bot.render.tokens import GOLD, NIGHT, PAGE, SNOW, Ink, Paint, Swatch, Theme, paint, rgb
from bot.text.say import Say
from core.games.qwixx.state import Color

PAPER = rgb("#f3ecdc")
PEN = rgb("#2f57b0")
"""The ink of crosses: lighter than the number, which stays legible in front of it."""
ON_PAPER = Ink(NIGHT, PAPER)


@dataclass(frozen=True, slots=True)
class Row:
    """The states of a colored row on a Qwixx sheet."""

    bar: Paint
    open: Ink
    lost: Ink


def _row(bar: str, tint: str, dark: str, deep: str, pale: str) -> Row:
    return Row(
        paint(rgb(bar)),
        open=Ink(rgb(dark), rgb(tint)),
        lost=Ink(rgb(pale), rgb(deep)),
    )


ROWS = (
    _row("#e04e60", "#ffe3e6", "#5e1724", "#914f5b", "#f7dade"),
    _row("#f0b41c", "#fff3cd", "#5a4200", "#7c693c", "#faefcf"),
    _row("#35a873", "#dcf5e9", "#0f4632", "#456f5c", "#d6efe3"),
    _row("#4f82ea", "#e0eaff", "#16326e", "#536598", "#dfe8fc"),
)
"""Red, yellow, green, blue."""

COLORS = Swatch(
    paints=tuple(row.bar for row in ROWS),
    inks=(
        ON_PAPER,
        *(ink for row in ROWS for ink in (row.bar.ink, row.open, row.lost)),
    ),
    edges=(
        (PAGE, PAPER),
        (PAPER, GOLD),
        (SNOW, PEN),
        *((row.bar.fill, other) for row in ROWS for other in (row.open.on, SNOW)),
    ),
    looks={Theme.LIGHT: {PAPER: rgb("#fffcf3")}},
)

Labels: TypeAlias = tuple[str, ...]
"""The first letters of each color, for people who cannot see it."""
UNLABELED: Labels = ("", "", "", "")


def labels_in(say: Say) -> Labels:
    return tuple(say("qwixx-letters", color=color.word) for color in Color)
