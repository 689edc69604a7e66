"""The levels of Qwixx: three use a heuristic, the expert looks ahead."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from core.engine.rules import Advisor, Level
from core.games.qwixx.expert import Expert
from core.games.qwixx.heuristic import Heuristic
from core.games.qwixx.state import Move, View

ADVISORS: Mapping[Level, Advisor[View, Move]] = MappingProxyType(
    {
        Level.EASY: Heuristic(skips=7, sees_end=False),
        Level.MEDIUM: Heuristic(skips=4),
        Level.HARD: Heuristic(skips=2),
        Level.EXPERT: Expert(),
    }
)
