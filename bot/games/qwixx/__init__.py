"""The face of Qwixx."""

from __future__ import annotations

from bot.games.common.face import Face
from bot.games.qwixx.colors import COLORS
from bot.games.qwixx.controls import QwixxControls
from bot.games.qwixx.emblem import emblem
from bot.games.qwixx.example import example
from bot.games.qwixx.narration import GRAMMAR
from bot.games.qwixx.picture import board, panel
from bot.games.qwixx.words import alt, headline, panel_alt, score, text
from core.games.qwixx.state import Move, View

FACE: Face[View, Move] = Face(
    board=board,
    panel=panel,
    alt=alt,
    panel_alt=panel_alt,
    text=text,
    headline=headline,
    controls=QwixxControls(),
    score=score,
    emblem=emblem,
    example=example,
    grammar=GRAMMAR,
    colors=COLORS,
)
