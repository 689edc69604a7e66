"""The rating curve: one line across all games, with a scale beside it."""

from __future__ import annotations

from bot.games.common.kit import INNER
from bot.games.common.words import LONGEST_ALT
from bot.pages.cards.card import TITLE, titled
from bot.render.icons import Shapes
from bot.render.scene import Placed, Scene, Sprite
from bot.render.shapes import Disc, Point, Stroke, Text
from bot.render.tokens import AMBER, EDGE, GOLD, NIGHT, PANEL, PLAIN, QUIET
from bot.render.typeface import Weight
from bot.text.say import Say

_HEIGHT = 600
_LEFT, _RIGHT, _TOP, _FOOT = 130, 170, 30, 84
"""Margins around the line: the scale, the last value, padding, the number of games."""
_STEPS = (10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
_MOST_LINES = 5
_MOST_POINTS = 240


def curve(heading: str, values: tuple[int, ...], say: Say) -> Scene:
    """Draw the rating after each game, oldest at the left."""
    plot = _plot(values, say("curve-games", count=len(values)))
    return titled(heading, TITLE + _HEIGHT, (Placed(10, TITLE, plot),))


def curve_alt(heading: str, values: tuple[int, ...], say: Say) -> str:
    return say(
        "curve-alt",
        heading=heading,
        count=len(values),
        first=str(values[0]),
        last=str(values[-1]),
        low=str(min(values)),
        high=str(max(values)),
    )[:LONGEST_ALT]


def _plot(values: tuple[int, ...], games: str) -> Sprite:
    width, height = INNER - 20, _HEIGHT - 20
    scale = _scale(min(values), max(values))
    points = _points(_thinned(values), scale, width, height)
    x, y = points[-1]
    return Sprite(
        width,
        height,
        PANEL,
        (
            *_lines(scale, width, height),
            *((Stroke(points, AMBER, 8),) if len(points) > 1 else ()),
            Disc(x, y, 17, NIGHT),
            Disc(x, y, 13, GOLD),
            Text(x + 30, y, str(values[-1]), 52, PLAIN[PANEL], Weight.HEAVY),
            Text(_LEFT, height - 26, games, 34, QUIET[PANEL], Weight.MEDIUM, room=width - _LEFT),
        ),
    )


def _scale(low: int, high: int) -> range:
    """Return a few round numbers that span all values."""
    step = next(s for s in _STEPS if high // s - low // s + 2 <= _MOST_LINES or s == _STEPS[-1])
    first = low // step * step
    return range(first, max(high, first + 1) + step, step)


def _lines(scale: range, width: int, height: int) -> Shapes:
    ys = [(mark, _y(mark, scale, height)) for mark in scale]
    rules = (Stroke(((_LEFT, y), (width - _RIGHT, y)), EDGE, 2) for _, y in ys)
    marks = (
        Text(_LEFT - 20, y, str(mark), 34, QUIET[PANEL], Weight.MEDIUM, "right") for mark, y in ys
    )
    return *rules, *marks


def _points(values: tuple[int, ...], scale: range, width: int, height: int) -> tuple[Point, ...]:
    room = width - _LEFT - _RIGHT
    gap = room / max(len(values) - 1, 1)
    return tuple((_LEFT + gap * at, _y(value, scale, height)) for at, value in enumerate(values))


def _y(value: int, scale: range, height: int) -> float:
    share = (value - scale[0]) / (scale[-1] - scale[0])
    return height - _FOOT - share * (height - _FOOT - _TOP)


def _thinned(values: tuple[int, ...]) -> tuple[int, ...]:
    """Return as many points as the picture can show, always including the last."""
    if len(values) <= _MOST_POINTS:
        return values
    last = len(values) - 1
    return tuple(values[round(at * last / (_MOST_POINTS - 1))] for at in range(_MOST_POINTS))
