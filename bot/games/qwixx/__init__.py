"""Qwixx as people see it."""

from __future__ import annotations

from bot.games.face import Face
from bot.games.qwixx.emblem import emblem
from bot.games.qwixx.picture import board, panel
from bot.games.qwixx.telling import alt, panel_alt, text
from core.games.qwixx.state import Move, View

FACE: Face[View, Move] = Face(board, panel, alt, panel_alt, text, emblem)
