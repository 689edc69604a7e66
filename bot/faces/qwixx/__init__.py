"""Qwixx as people see it."""

from __future__ import annotations

from bot.faces.face import Face
from bot.faces.qwixx.emblem import emblem
from bot.faces.qwixx.picture import board, panel
from bot.faces.qwixx.telling import alt, panel_alt, text
from core.games.qwixx.state import Move, View

FACE: Face[View, Move] = Face(board, panel, alt, panel_alt, text, emblem)
