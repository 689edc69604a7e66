"""The face of Top 12."""

from __future__ import annotations

from bot.games.common.face import Face
from bot.games.top_twelve.controls import TopTwelveControls
from bot.games.top_twelve.emblem import emblem
from bot.games.top_twelve.example import example
from bot.games.top_twelve.narration import GRAMMAR
from bot.games.top_twelve.picture import board, panel
from bot.games.top_twelve.words import alt, headline, panel_alt, score, text
from core.games.top_twelve.state import Move, View

FACE: Face[View, Move] = Face(
    board=board,
    panel=panel,
    alt=alt,
    panel_alt=panel_alt,
    text=text,
    headline=headline,
    controls=TopTwelveControls(),
    score=score,
    emblem=emblem,
    example=example,
    grammar=GRAMMAR,
)
