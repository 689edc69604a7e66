"""The design: every color, and every ink with the one ground it is readable on.

Text is always drawn with an `Ink`, and an ink always comes with its ground, so the test that every
ink here has a contrast of at least 4.5 covers every word in every picture. The hues are those of
Okabe and Ito, which color-blind people can tell apart; no state is shown by hue alone.

A color is named by its value in the dark theme; a swatch lists those that differ in another.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

Color: TypeAlias = tuple[int, int, int]


class Theme(StrEnum):
    DARK = "dark"
    LIGHT = "light"

    @classmethod
    def _missing_(cls, value: object) -> Theme:  # noqa: ARG003
        """Return the usual theme for one that only another version knows."""
        return cls.DARK


def rgb(code: str) -> Color:
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(one: Color, other: Color, share: float) -> Color:
    """Mix `share` of the other color into the first."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


@dataclass(frozen=True, slots=True)
class Ink:
    """A text color and the ground it is used on."""

    color: Color
    on: Color


@dataclass(frozen=True, slots=True)
class Paint:
    """A raised surface: its fill, its upper edge, its lower edge, and its text."""

    fill: Color
    light: Color
    shade: Color
    ink: Ink


PAGE = rgb("#15171c")
PANEL = rgb("#272a33")
ACTIVE = rgb("#333849")
WELL = rgb("#191b21")
EDGE = rgb("#4b5060")
SHADOW = rgb("#101216")
NIGHT = rgb("#14161b")
SNOW = rgb("#fefefe")
GOLD = rgb("#ffc94d")
TEXT = rgb("#f6f7fb")
"""What stands out from any ground: dark in the light theme, unlike `SNOW`."""
MIST = rgb("#b6bbc9")
AMBER = rgb("#ffcf5e")
"""Gold as a line or a text: darker in the light theme, unlike `GOLD`."""

GROUNDS = (PAGE, PANEL, ACTIVE, WELL)
ON_GOLD = Ink(NIGHT, GOLD)
PLAIN = {ground: Ink(TEXT, ground) for ground in GROUNDS} | {GOLD: ON_GOLD}
QUIET = {ground: Ink(MIST, ground) for ground in GROUNDS} | {GOLD: ON_GOLD}
BRIGHT = {ground: Ink(AMBER, ground) for ground in GROUNDS}
ON_SNOW = Ink(NIGHT, SNOW)


def luminance(color: Color) -> float:
    """Return the relative luminance as WCAG 2 defines it."""
    unit = [channel / 255 for channel in color]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in unit]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Color, other: Color) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def paint(fill: Color) -> Paint:
    """Return a surface of this color, with dark or light text, whichever contrasts more."""
    ink = max((NIGHT, SNOW), key=lambda ink: contrast(ink, fill))
    return Paint(fill, mix(fill, SNOW, 0.28), mix(fill, NIGHT, 0.32), Ink(ink, fill))


WHITE = paint(SNOW)
SKY = paint(rgb("#56b4e9"))
ORANGE = paint(rgb("#e8a21a"))
ROSE = paint(rgb("#d78bb6"))
MINT = paint(rgb("#42c79b"))
LEMON = paint(rgb("#f2e55c"))

MEDALS = (paint(GOLD), paint(rgb("#c3c8d4")), paint(rgb("#d29a6b")))
"""First, second and third."""
SEATS = (SKY, ORANGE, ROSE, MINT, LEMON)


@dataclass(frozen=True, slots=True)
class Swatch:
    """The colors of one part of the design, which the palette has to hold."""

    paints: tuple[Paint, ...] = ()
    inks: tuple[Ink, ...] = ()
    """Every ink that text may use."""
    edges: tuple[tuple[Color, Color], ...] = ()
    """Other adjacent colors whose border needs smoothing."""
    looks: Mapping[Theme, Mapping[Color, Color]] = field(default_factory=dict)
    """What colors become in themes other than the dark one."""


COMMON = Swatch(
    paints=(*SEATS, *MEDALS, WHITE),
    inks=(
        *PLAIN.values(),
        *QUIET.values(),
        *BRIGHT.values(),
        ON_GOLD,
        ON_SNOW,
        *(paint.ink for paint in (*SEATS, *MEDALS)),
    ),
    edges=(
        *((ground, EDGE) for ground in GROUNDS),
        (PAGE, PANEL),
        *((ground, GOLD) for ground in (PAGE, PANEL, NIGHT)),
        (PANEL, SNOW),
        *((GOLD, surface.fill) for surface in SEATS),
        (PAGE, ACTIVE),
        (PANEL, SHADOW),
        *((PANEL, surface.fill) for surface in SEATS),
    ),
    looks={
        Theme.LIGHT: {
            PAGE: rgb("#e3e6ed"),
            PANEL: rgb("#f8f9fc"),
            ACTIVE: rgb("#dbe4fb"),
            WELL: rgb("#e9ecf2"),
            EDGE: rgb("#aab1c0"),
            SHADOW: rgb("#c3c8d4"),
            TEXT: rgb("#1a1d25"),
            MIST: rgb("#525968"),
            AMBER: rgb("#855600"),
        },
    },
)
"""What the pictures of all games share."""
