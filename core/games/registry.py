"""The list of all games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from types import MappingProxyType
from typing import Any

from core.engine.rules import Advisor, Level, Option, Rules
from core.engine.series import TOURNAMENT_MODE, UP_TO_FIVE
from core.games.ladder.rules import FIVE_TO_TWELVE, LUCKY_NUMBERS
from core.games.qwixx.rules import Qwixx
from core.games.top_twelve.rules import TopTwelve


@dataclass(frozen=True, slots=True)
class Game:
    """One kind of game: its rules, its advisors, and how many games a series of it may have."""

    rules: Rules[Any, Any, Any]
    series: Option
    _package: str
    """Where its advisors are. Loaded on first use: verifying a replay or showing a lobby must not
    wait for their trained weights."""

    levels: tuple[float, float, float]
    """The shares of games for two that medium, hard and expert win against the level below
    (docs/strength.md): they place the levels among the ratings of people."""

    @property
    def key(self) -> str:
        return self.rules.key

    def advisor(self, level: Level) -> Advisor[Any, Any]:
        advisors: Mapping[Level, Advisor[Any, Any]] = import_module(
            f"{self._package}.advisor"
        ).ADVISORS
        return advisors[level]


_games: dict[str, Game] = {}
GAMES: Mapping[str, Game] = MappingProxyType(_games)


def register(*games: Game) -> None:
    _games.update((game.key, game) for game in games)


def withdraw(key: str) -> None:
    del _games[key]


def most_seats() -> int:
    """Return how many can sit at the largest table of any game."""
    return max(game.rules.players[-1] for game in GAMES.values())


register(
    Game(FIVE_TO_TWELVE, TOURNAMENT_MODE, "core.games.ladder", (0.77, 0.69, 0.63)),
    Game(LUCKY_NUMBERS, TOURNAMENT_MODE, "core.games.ladder", (0.75, 0.71, 0.62)),
    Game(Qwixx(), UP_TO_FIVE, "core.games.qwixx", (0.68, 0.71, 0.71)),
    Game(TopTwelve(), UP_TO_FIVE, "core.games.top_twelve", (0.92, 0.84, 0.72)),
)
