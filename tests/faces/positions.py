"""Positions of real games, from random play, for tests that draw and tell them."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

from core.engine.match import Match
from core.engine.rng import Rng
from core.engine.rules import Setup
from core.games.registry import GAMES

AnyMatch: TypeAlias = Match[Any, Any, Any]

NAMES = ("Aurelia", "Bram", "Cosima", "Dmitri", "Eva")
TABLES = [(key, players) for key, game in GAMES.items() for players in game.rules.players]


@cache
def random_game(key: str, players: int, number: int = 1) -> tuple[AnyMatch, ...]:
    """A whole game, position by position."""
    seed = number.to_bytes(32)
    match, _ = Match.start(GAMES[key].rules, Setup(players), seed)
    chance, story = Rng(seed, 1), [match]
    while match.prompt is not None:
        seat = match.prompt.seats[0]
        match, _ = match.play(seat, str(chance.choice(match.choices(seat))))
        story.append(match)
    return tuple(story)


def moments(key: str, players: int, number: int = 1) -> tuple[AnyMatch, ...]:
    """Opening, middle and end."""
    story = random_game(key, players, number)
    return story[0], story[1], story[len(story) // 2], story[-1]
