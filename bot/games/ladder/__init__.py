"""5 vor 12 and Lucky Numbers as people see them: one face, two emblems."""

from __future__ import annotations

from bot.games.face import Face
from bot.games.ladder import emblem
from bot.games.ladder.picture import board, panel
from bot.games.ladder.telling import alt, panel_alt, text
from core.games.ladder.state import Move, View

FIVE_TO_TWELVE: Face[View, Move] = Face(board, panel, alt, panel_alt, text, emblem.five_to_twelve)
LUCKY_NUMBERS: Face[View, Move] = Face(board, panel, alt, panel_alt, text, emblem.lucky_numbers)
