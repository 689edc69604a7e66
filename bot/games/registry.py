"""The faces of the games, by game key."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from bot.games import ladder, qwixx, top_twelve
from bot.games.common.face import Face
from bot.render import palette

_faces: dict[str, Face[Any, Any]] = {}
FACES: Mapping[str, Face[Any, Any]] = MappingProxyType(_faces)


def register(key: str, face: Face[Any, Any]) -> None:
    palette.add(face.colors)
    _faces[key] = face


def withdraw(key: str) -> None:
    del _faces[key]


register("five_to_twelve", ladder.FIVE_TO_TWELVE)
register("lucky_numbers", ladder.LUCKY_NUMBERS)
register("qwixx", qwixx.FACE)
register("top_twelve", top_twelve.FACE)
