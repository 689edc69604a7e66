"""The look of 5 vor 12: enamel and brass, and a clock that runs toward twelve."""

from __future__ import annotations

from bot.games.ladder.colors import (
    ALARM,
    BRASS,
    BRASS_EDGE,
    CLOCK_COLORS,
    NIGHT_TONES,
    SKY_BED,
    SKY_MOTIF,
    SKY_WELL,
)
from bot.games.ladder.style import Style
from bot.render.icons import Shapes, arc, at
from bot.render.shapes import Disc, Point, Polygon, Ring, Stroke
from bot.render.tokens import NIGHT, Color

HOUR = 60
LAST_MINUTES = 5
_DIAL = NIGHT_TONES[-1].on


def dial(x: float, y: float, size: float, minutes: float) -> Shapes:
    """Draw a clock at this many minutes past eleven; its rim turns red for the last five."""
    late = minutes >= HOUR - LAST_MINUTES
    half = size / 2
    return (
        Disc(x, y, half, ALARM if late else BRASS),
        Disc(x, y, half * 0.88, _DIAL),
        _last_minutes(x, y, size * 0.88),
        *_ticks(x, y, size * 0.88, NIGHT),
        *hands(x, y, size * 0.88, NIGHT, minutes),
        Disc(x, y, size * 0.055, BRASS),
    )


def hands(x: float, y: float, size: float, color: Color, minutes: float) -> Shapes:
    hour, minute = (11 + minutes / HOUR) / 12, minutes / HOUR
    short, long = at(x, y, size, (_around(hour, 0.5), _around(minute, 0.8)))
    return Stroke(((x, y), short), color, size * 0.085), Stroke(((x, y), long), color, size * 0.05)


def back(x: float, y: float, size: float, left: float) -> Shapes:
    """Draw the clock on face-down tiles: it strikes twelve when none is left."""
    return dial(x, y, size * 0.86, round(HOUR * (1 - left)))


def ornament(x: float, y: float, size: float, color: Color) -> Shapes:
    """Draw a clock at five to twelve, in one color."""
    half = size / 2
    rim = Ring(x - half, y - half, size, size, color, half, size * 0.07)
    return rim, *hands(x, y, size * 0.86, color, HOUR - LAST_MINUTES)


def quarters(x: float, y: float, width: float, height: float, color: Color) -> Shapes:
    """Draw the marks of the full quarters along a rectangle."""
    thick = max(3, height * 0.05)
    return tuple(
        Stroke(_inward(x, y, dx * width, dy * height), color, thick)
        for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))
    )


def _inward(x: float, y: float, right: float, down: float) -> tuple[Point, ...]:
    return tuple((x + right * share, y + down * share) for share in (0.46, 0.42))


def _ticks(x: float, y: float, size: float, color: Color) -> Shapes:
    """Draw the hours, every third one thicker."""
    return tuple(
        Stroke(
            at(x, y, size, (_around(hour / 12, 0.78), _around(hour / 12, 0.92))),
            color,
            size * (0.035 if hour % 3 else 0.056),
        )
        for hour in range(12)
    )


def _last_minutes(x: float, y: float, size: float) -> Polygon:
    start = -0.25 - LAST_MINUTES / HOUR
    return Polygon(at(x, y, size, [(0, 0), *arc(1, start, -0.25)]), ALARM)


def _around(turns: float, radius: float) -> Point:
    """Return a point on the dial, in turns from twelve."""
    return arc(radius, turns - 0.25, turns - 0.25)[0]


CLOCK = Style(
    tones=NIGHT_TONES,
    rim=BRASS,
    edge=BRASS_EDGE,
    bed=SKY_BED,
    well=SKY_WELL,
    motif=SKY_MOTIF,
    rounding=0.12,
    marks=quarters,
    ornament=ornament,
    back=back,
    back_ground=NIGHT_TONES[0].on,
    colors=CLOCK_COLORS,
)
