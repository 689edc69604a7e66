"""The only list of games in the program."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from core.games.ladder.rules import Ladder
from core.games.ladder.state import FIVE_TO_TWELVE, LUCKY_NUMBERS
from core.games.qwixx.rules import Qwixx
from core.games.top_twelve.rules import TopTwelve
from core.rules import Option, Rules
from core.series import TOURNAMENT_MODE, UP_TO_FIVE


@dataclass(frozen=True, slots=True)
class Game:
    """One kind of game: its rules, and how many games a match of it may have."""

    rules: Rules[Any, Any, Any]
    series: Option

    @property
    def key(self) -> str:
        return self.rules.key


def _by_key(*games: Game) -> Mapping[str, Game]:
    return MappingProxyType({game.key: game for game in games})


GAMES = _by_key(
    Game(Ladder(FIVE_TO_TWELVE), series=TOURNAMENT_MODE),
    Game(Ladder(LUCKY_NUMBERS), series=TOURNAMENT_MODE),
    Game(Qwixx(), series=UP_TO_FIVE),
    Game(TopTwelve(), series=UP_TO_FIVE),
)
