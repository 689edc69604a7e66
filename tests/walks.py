"""Whole games, position by position: the one loop for every test that needs real games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any, TypeAlias

from core.engine.match import Answer, Line, Match
from core.engine.rules import Rules, Seat, Setup

AnyRules: TypeAlias = Rules[Any, Any, Any]
AnyMatch: TypeAlias = Match[Any, Any, Any]
AnyLine: TypeAlias = Line[Any, Any, Any]
Player: TypeAlias = Callable[[AnyMatch], Answer]
"""Answers for every seat."""


def walk(rules: AnyRules, setup: Setup, seed: bytes, player: Player) -> Iterator[AnyLine]:
    """Yield every position of a game, from the start to the end."""
    match, events = Match.start(rules, setup, seed)
    yield Line(None, events, match)
    while prompt := match.prompt:
        answer = player(match)
        match, events = match.play(answer.seat, answer.move, prompt.number)
        yield Line(answer, events, match, prompt.number)


def random_game(rules: AnyRules, players: int, chance: Random) -> Iterator[AnyLine]:
    """Walk a game with the usual options in which everybody answers at random."""
    return walk(rules, Setup(players), chance.randbytes(32), at_random(chance))


def questions(rules: AnyRules, players: int, chance: Random) -> Iterator[tuple[Any, Seat]]:
    """Yield every state of a random game that asks somebody, with the first who is asked."""
    for line in random_game(rules, players, chance):
        if prompt := line.match.prompt:
            yield line.match.state, prompt.seats[0]


def at_random(chance: Random) -> Player:
    return partial(any_answer, chance)


def any_answer(chance: Random, match: AnyMatch, seat: Seat | None = None) -> Answer:
    """Return a legal answer of this seat, or of anybody who is asked."""
    assert match.prompt is not None
    seat = chance.choice(match.prompt.seats) if seat is None else seat
    return Answer(seat, str(chance.choice(match.choices(seat))))


def any_setup(rules: AnyRules, players: int, chance: Random) -> Setup:
    options = {o.key: chance.choice(o.choices) for o in rules.options}
    return Setup(players, options, chance.choice([None, *range(players)]))
