"""5 vor 12 and Lucky Numbers as people see them: one face, two emblems."""

from __future__ import annotations

from bot.faces.face import Face
from bot.faces.ladder import emblem
from bot.faces.ladder.picture import board, panel
from bot.faces.ladder.telling import alt, panel_alt, text
from core.games.ladder.state import Move, View

FIVE_TO_TWELVE: Face[View, Move] = Face(board, panel, alt, panel_alt, text, emblem.five_to_twelve)
LUCKY_NUMBERS: Face[View, Move] = Face(board, panel, alt, panel_alt, text, emblem.lucky_numbers)
