"""Measure the pure core: a click must never wait for the engine.

Per game and player count, over complete random games of which each is played once: microseconds per
move (finding it by its notation, applying it, and what a message then asks for: the prompt, the
public view and the legal moves of whoever is asked), the longest game and the milliseconds of its
replay. Medians, with nothing remembered from an earlier game. Run: `python -m bench engine`.
"""

from __future__ import annotations

import random
import sys
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

from core.engine.match import Answer, Match, replay
from core.engine.rules import Rules, Setup
from core.games.registry import GAMES

GAMES_EACH = 20
RUNS = 5


@dataclass(frozen=True, slots=True)
class Played:
    """A random game: what it takes to play it again."""

    players: int
    seed: bytes
    log: tuple[Answer, ...]


def main(argv: list[str] | None = None) -> None:
    del argv
    print(f"{'game':16}{'players':>8}{'us/move':>10}{'longest':>9}{'replay ms':>11}")
    for key, game in GAMES.items():
        for players in game.rules.players:
            played = [play_out(game.rules, players, number) for number in range(GAMES_EACH)]
            longest = max(played, key=lambda one: len(one.log))
            replayed = median(_replay_seconds(game.rules, longest) for _ in range(RUNS))
            print(
                f"{key:16}{players:8}{1e6 * median(_moves(game.rules, played)):10.1f}"
                f"{len(longest.log):9}{1e3 * replayed:11.2f}"
            )


def play_out(rules: Rules[Any, Any, Any], players: int, number: int) -> Played:
    """Return a random game, always the same one for the same number."""
    chance, seed = random.Random(number), number.to_bytes(32)
    match, log = Match.start(rules, Setup(players), seed)[0], []
    while prompt := match.prompt:
        seat = chance.choice(prompt.seats)
        log.append(Answer(seat, str(chance.choice(match.choices(seat)))))
        match, _ = match.play(seat, log[-1].move)
    return Played(players, seed, tuple(log))


def _moves(rules: Rules[Any, Any, Any], played: Sequence[Played]) -> list[float]:
    """Return the seconds per move of each game."""
    return [_move_seconds(rules, one) for one in played]


def _move_seconds(rules: Rules[Any, Any, Any], played: Played) -> float:
    _forget()
    match, _ = Match.start(rules, Setup(played.players), played.seed)
    begin = time.process_time()
    for seat, move in ((answer.seat, answer.move) for answer in played.log):
        match, _ = match.play(seat, move, match.prompt.number if match.prompt else None)
        match.view(None)
        for asked in match.prompt.seats if match.prompt else ():
            match.choices(asked)
    return (time.process_time() - begin) / len(played.log)


def _replay_seconds(rules: Rules[Any, Any, Any], played: Played) -> float:
    _forget()
    begin = time.process_time()
    deque(replay(rules, Setup(played.players), played.seed, played.log), maxlen=0)
    return time.process_time() - begin


def _forget() -> None:
    """Empty the caches of the games: in reality other tables' positions come between."""
    for name, module in list(sys.modules.items()):
        if name.startswith("core.games."):
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()
