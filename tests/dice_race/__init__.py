"""A fifth game that only the tests know: what a new game needs, and nothing else.

Whoever wants it registers it, with its words; no other code has heard of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.games import registry as faces
from bot.text.languages import LOCALES, Words
from core.engine.series import UP_TO_FIVE
from core.games import registry as games
from core.games.registry import Game
from tests.dice_race.face import FACE
from tests.dice_race.rules import DiceRace

KEY = DiceRace().key


@contextmanager
def registered() -> Iterator[Words]:
    """Add the game to the others for a while; the words are everybody's and its own."""
    games.register(Game(DiceRace(), UP_TO_FIVE, __name__, (0.5, 0.5, 0.5)))
    faces.register(KEY, FACE)
    try:
        yield Words(LOCALES, Path(__file__).with_name("locales"))
    finally:
        faces.withdraw(KEY)
        games.withdraw(KEY)
