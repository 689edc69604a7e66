"""The card of an announced tournament: its name, what is played, and how."""

from __future__ import annotations

from bot.games.common.kit import INNER, written
from bot.games.registry import FACES
from bot.pages.cards.card import card
from bot.render import icons
from bot.render.names import clean
from bot.render.scene import Placed, Scene, Sprite, stack
from bot.render.shapes import Text
from bot.render.tokens import PANEL, PLAIN, QUIET, SEATS
from bot.render.typeface import Weight, size_within

_HEIGHT = 360
_LEFT = 372
_WIDTH = INNER - _LEFT - 16
_HOW = 80
"""The height of the text on the format."""


def announcement(game: str, name: str, played: str, how: str) -> Scene:
    """Draw the game's emblem beside the names of tournament and game and the format."""
    lines = _lines(clean(name) or "?", played), _format(how)
    return card(_HEIGHT, (Placed(28, 24, FACES[game].emblem()), *stack(lines, x=_LEFT, y=16)))


def _lines(name: str, played: str) -> Sprite:
    return Sprite(
        _WIDTH,
        _HEIGHT - 32 - _HOW,
        PANEL,
        (
            *icons.confetti(_WIDTH, 84, tuple(paint.fill for paint in SEATS)),
            Text(0, 136, name, 84, PLAIN[PANEL], Weight.HEAVY, room=_WIDTH),
            Text(0, 218, played, size_within(played, 52, Weight.BOLD, _WIDTH), PLAIN[PANEL]),
        ),
    )


def _format(how: str) -> Sprite:
    lines = written(0, _WIDTH, _HOW, how, 40, QUIET[PANEL], 1, Weight.MEDIUM)
    return Sprite(_WIDTH, _HOW, PANEL, lines)
