"""Top 12 as people see it."""

from __future__ import annotations

from bot.faces.face import Face
from bot.faces.top_twelve.emblem import emblem
from bot.faces.top_twelve.picture import board, panel
from bot.faces.top_twelve.pieces import stock
from bot.faces.top_twelve.telling import alt, panel_alt, text
from core.games.top_twelve.state import Move, View

FACE: Face[View, Move] = Face(board, panel, alt, panel_alt, text, emblem, stock)
