"""Positions of real games, from random play, for tests that draw and tell them."""

from __future__ import annotations

from functools import cache
from random import Random

from core.games.registry import GAMES
from tests import walks
from tests.walks import AnyMatch

NAMES = ("Aurelia", "Bram", "Cosima", "Dmitri", "Eva")
TABLES = [(key, players) for key, game in GAMES.items() for players in game.rules.players]


@cache
def random_game(key: str, players: int, number: int = 1) -> tuple[AnyMatch, ...]:
    """A whole game, position by position."""
    lines = walks.random_game(GAMES[key].rules, players, Random(number))
    return tuple(line.match for line in lines)


def moments(key: str, players: int, number: int = 1) -> tuple[AnyMatch, ...]:
    """Opening, middle and end."""
    story = random_game(key, players, number)
    return story[0], story[1], story[len(story) // 2], story[-1]
