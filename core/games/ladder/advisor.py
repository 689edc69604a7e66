"""The levels of 5 vor 12 and Lucky Numbers: two use a heuristic, two look ahead."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from core.engine.rules import Advisor, Level
from core.games.ladder.expert import Expert
from core.games.ladder.heuristic import Heuristic
from core.games.ladder.state import Move, View

ADVISORS: Mapping[Level, Advisor[View, Move]] = MappingProxyType(
    {
        Level.EASY: Heuristic(blur=4.0),
        Level.MEDIUM: Heuristic(blur=1.5),
        Level.HARD: Expert(blur=0.025),
        Level.EXPERT: Expert(),
    }
)
