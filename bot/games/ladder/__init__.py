"""The faces of 5 vor 12 and Lucky Numbers: the same rules, each with a look of its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.games.common.face import Face
from bot.games.ladder import emblem
from bot.games.ladder.clock import CLOCK
from bot.games.ladder.controls import LadderControls
from bot.games.ladder.example import example
from bot.games.ladder.garden import GARDEN
from bot.games.ladder.narration import GRAMMAR
from bot.games.ladder.picture import board, panel
from bot.games.ladder.style import Style
from bot.games.ladder.words import alt, headline, panel_alt, score, text
from bot.render.scene import Group
from core.games.ladder.state import Move, View


def _face(style: Style, emblem: Callable[[], Group]) -> Face[View, Move]:
    return Face(
        board=partial(board, style),
        panel=partial(panel, style),
        alt=alt,
        panel_alt=panel_alt,
        text=text,
        headline=headline,
        controls=LadderControls(),
        score=score,
        emblem=emblem,
        example=partial(example, style),
        grammar=GRAMMAR,
        colors=style.colors,
    )


FIVE_TO_TWELVE = _face(CLOCK, emblem.five_to_twelve)
LUCKY_NUMBERS = _face(GARDEN, emblem.lucky_numbers)
