"""Measure the pure core: a click must never wait for the engine.

Per game and player count, over complete random games: games per CPU second, microseconds per move
(legal moves + apply + view) and the replay time of the longest game. Run: `python -m bench engine`.
"""

from __future__ import annotations

import random
import time
from collections import deque
from dataclasses import dataclass
from typing import Any

from core.engine.match import Answer, Match, replay
from core.engine.rng import Rng
from core.engine.rules import Rules, Setup
from core.games.registry import GAMES

GAMES_EACH = 20
RUNS = 5


@dataclass(frozen=True, slots=True)
class Figures:
    moves: int
    seconds: float
    longest: int
    replay_ms: float


def main(argv: list[str] | None = None) -> None:
    del argv
    print(f"{'game':16}{'players':>8}{'games/s':>10}{'us/move':>10}{'longest':>9}{'replay ms':>11}")
    for key, game in GAMES.items():
        for players in game.rules.players:
            figures = measure(game.rules, players)
            print(
                f"{key:16}{players:8}{GAMES_EACH / figures.seconds:10.1f}"
                f"{1e6 * figures.seconds / figures.moves:10.1f}{figures.longest:9}"
                f"{figures.replay_ms:11.2f}"
            )


def measure(rules: Rules[Any, Any, Any], players: int) -> Figures:
    """Take the fastest of a few runs each; slower ones measure what else the computer is doing."""
    logs = []
    spent = 0.0
    for game in range(GAMES_EACH):
        seed = bytes([game]) * 32
        runs = [play_out(rules, players, seed, random.Random(game)) for _ in range(RUNS)]
        logs.append((len(runs[0][0]), game, runs[0][0]))
        spent += min(seconds for _, seconds in runs)
    length, game, log = max(logs)
    replayed = min(_replay_seconds(rules, players, game, log) for _ in range(RUNS))
    return Figures(sum(size for size, _, _ in logs), spent, length, 1000 * replayed)


def _replay_seconds(
    rules: Rules[Any, Any, Any], players: int, game: int, log: list[Answer]
) -> float:
    begin = time.process_time()
    deque(replay(rules, Setup(players), bytes([game]) * 32, log), maxlen=0)
    return time.process_time() - begin


def play_out(
    rules: Rules[Any, Any, Any], players: int, seed: bytes, choices: random.Random
) -> tuple[list[Answer], float]:
    """Play a random game; return its log and the time spent in the rules, not in choosing."""
    state = Match.start(rules, Setup(players), seed)[0].state
    log: list[Answer] = []
    spent = 0.0
    while prompt := rules.prompt(state):
        seat = choices.choice(prompt.seats)
        begin = time.process_time()
        moves = rules.legal_moves(state, seat)
        spent += time.process_time() - begin
        move = choices.choice(moves)
        begin = time.process_time()
        state = rules.apply(state, seat, move, Rng(seed, len(log) + 1)).state
        rules.view(state, seat)
        spent += time.process_time() - begin
        log.append(Answer(seat, str(move)))
    return log, spent
