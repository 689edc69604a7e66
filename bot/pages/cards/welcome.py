"""Pictures of the bot itself: its avatar, and its games side by side."""

from __future__ import annotations

from bot.games.common.kit import GAP, HALF, MARGIN, grid, page, plate
from bot.games.common.words import title
from bot.games.registry import FACES
from bot.render.scene import Group, Placed, Scene, Sprite
from bot.render.shapes import Stroke, Text
from bot.render.tokens import GOLD, NIGHT, PAGE, PANEL, PLAIN
from bot.render.typeface import Weight, size_within
from bot.text.say import Say

AVATAR = 256
_RUNGS = (52, 102, 152, 202)
_NAME = 76
_EDGE = 20


def welcome(say: Say) -> Scene:
    """Draw the emblem and the name of every game, two to a row."""
    cards = [_game(game, title(game, say)) for game in FACES]
    rows = -(-len(cards) // 2)
    height = rows * (cards[0].height + GAP) - GAP + 2 * MARGIN
    return page(height, grid(cards, 2, MARGIN))


def _game(game: str, name: str) -> Group:
    tallest = max(face.emblem().height for face in FACES.values())
    height = tallest + _NAME + 2 * _EDGE
    emblem = FACES[game].emblem()
    left = (HALF - emblem.width) // 2
    parts = (
        Placed(0, 0, plate(HALF, height)),
        Placed(left, _EDGE, emblem),
        Placed(_EDGE, _EDGE + tallest, _label(name)),
    )
    return Group(HALF, height, PAGE, parts)


def _label(name: str) -> Sprite:
    width = HALF - 2 * _EDGE
    size = size_within(name, 50, Weight.HEAVY, width)
    text = Text(width / 2, 48, name, size, PLAIN[PANEL], Weight.HEAVY, "center")
    return Sprite(width, _NAME, PANEL, (text,))


def avatar() -> Scene:
    """Draw a ladder, with a margin for the circle in which Discord shows it."""
    left, right = ((100, 30), (80, 226)), ((156, 30), (176, 226))
    rungs = [((103 - y / 10, y), (153 + y / 10, y)) for y in _RUNGS]
    lines = (Stroke(points, NIGHT, 16) for points in (left, right, *rungs))
    ladder = Sprite(AVATAR, AVATAR, GOLD, tuple(lines))
    return Group(AVATAR, AVATAR, GOLD, (Placed(0, 0, ladder),))
