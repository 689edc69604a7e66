"""The faces of 5 vor 12 and Lucky Numbers, which differ in their emblems."""

from __future__ import annotations

from dataclasses import replace

from bot.games.common.face import Face
from bot.games.ladder import emblem
from bot.games.ladder.colors import COLORS
from bot.games.ladder.controls import LadderControls
from bot.games.ladder.narration import GRAMMAR
from bot.games.ladder.picture import board, panel
from bot.games.ladder.words import alt, headline, panel_alt, score, text
from core.games.ladder.state import Move, View

FIVE_TO_TWELVE: Face[View, Move] = Face(
    board=board,
    panel=panel,
    alt=alt,
    panel_alt=panel_alt,
    text=text,
    headline=headline,
    controls=LadderControls(),
    score=score,
    emblem=emblem.five_to_twelve,
    grammar=GRAMMAR,
    colors=COLORS,
)
LUCKY_NUMBERS = replace(FIVE_TO_TWELVE, emblem=emblem.lucky_numbers)
