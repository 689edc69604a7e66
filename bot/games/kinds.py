"""All that the bot knows of each game: how it looks, what is clicked, where its words are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from bot.games.controls import Controls
from bot.games.face import Face
from bot.games.ladder.controls import LadderControls
from bot.games.qwixx.controls import QwixxControls
from bot.games.registry import FACES
from bot.games.top_twelve.controls import TopTwelveControls


@dataclass(frozen=True, slots=True)
class Kind:
    face: Face[Any, Any]
    controls: Controls[Any, Any]
    family: str
    """What the game's messages are called after: `event-<family>-placed`."""


_LADDER = LadderControls()

KINDS: Mapping[str, Kind] = MappingProxyType(
    {
        "five_to_twelve": Kind(FACES["five_to_twelve"], _LADDER, "ladder"),
        "lucky_numbers": Kind(FACES["lucky_numbers"], _LADDER, "ladder"),
        "qwixx": Kind(FACES["qwixx"], QwixxControls(), "qwixx"),
        "top_twelve": Kind(FACES["top_twelve"], TopTwelveControls(), "top-twelve"),
    }
)
