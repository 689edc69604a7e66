"""Top 12 as people see it."""

from __future__ import annotations

from bot.games.face import Face
from bot.games.top_twelve.emblem import emblem
from bot.games.top_twelve.picture import board, panel
from bot.games.top_twelve.pieces import stock
from bot.games.top_twelve.telling import alt, panel_alt, text
from core.games.top_twelve.state import Move, View

FACE: Face[View, Move] = Face(board, panel, alt, panel_alt, text, emblem, stock)
