"""The levels of Qwixx."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from core.games.qwixx.expert import Expert
from core.games.qwixx.state import Move, View
from core.games.qwixx.thumb import Thumb
from core.rules import Advisor, Level

ADVISORS: Mapping[Level, Advisor[View, Move]] = MappingProxyType(
    {
        Level.EASY: Thumb(price=0.3),
        Level.MEDIUM: Thumb(price=0.6),
        Level.HARD: Thumb(price=1.2),
        Level.EXPERT: Expert(),
    }
)
