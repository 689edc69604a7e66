"""The only list of games in the program."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from types import MappingProxyType
from typing import Any

from core.games.ladder.rules import Ladder
from core.games.ladder.state import FIVE_TO_TWELVE, LUCKY_NUMBERS
from core.games.qwixx.rules import Qwixx
from core.games.top_twelve.rules import TopTwelve
from core.rules import Advisor, Level, Option, Rules
from core.series import TOURNAMENT_MODE, UP_TO_FIVE


@dataclass(frozen=True, slots=True)
class Game:
    """One kind of game: its rules, its players, and how many games a match of it may have."""

    rules: Rules[Any, Any, Any]
    series: Option
    _advisors: str
    """The module with the game's ADVISORS. Loaded when first asked for: checking a replay or
    showing a lobby must not wait for what they have learned."""

    @property
    def key(self) -> str:
        return self.rules.key

    def advisor(self, level: Level) -> Advisor[Any, Any]:
        advisors: Mapping[Level, Advisor[Any, Any]] = import_module(self._advisors).ADVISORS
        return advisors[level]


def _by_key(*games: Game) -> Mapping[str, Game]:
    return MappingProxyType({game.key: game for game in games})


GAMES = _by_key(
    Game(Ladder(FIVE_TO_TWELVE), TOURNAMENT_MODE, "core.games.ladder.advisor"),
    Game(Ladder(LUCKY_NUMBERS), TOURNAMENT_MODE, "core.games.ladder.advisor"),
    Game(Qwixx(), UP_TO_FIVE, "core.games.qwixx.advisor"),
    Game(TopTwelve(), UP_TO_FIVE, "core.games.top_twelve.advisor"),
)
