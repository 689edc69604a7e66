"""All that the bot knows of each game: how it looks, what is clicked, where its words are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from bot.faces.controls import Controls
from bot.faces.face import Face
from bot.faces.ladder.controls import LadderControls
from bot.faces.qwixx.controls import QwixxControls
from bot.faces.registry import FACES
from bot.faces.top_twelve.controls import TopTwelveControls


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
