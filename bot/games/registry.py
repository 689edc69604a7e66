"""The faces of the games, by the games' keys."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from bot.games import ladder, qwixx, top_twelve
from bot.games.face import Face

FACES: Mapping[str, Face[Any, Any]] = MappingProxyType(
    {
        "five_to_twelve": ladder.FIVE_TO_TWELVE,
        "lucky_numbers": ladder.LUCKY_NUMBERS,
        "qwixx": qwixx.FACE,
        "top_twelve": top_twelve.FACE,
    }
)
