"""What one player's finished games add up to: wins, scores, streaks and luck, as a pure fold.

Luck is counted in draws that could have been of use. Each game says in its `luck.py` what a draw
is, whether it was of use, and how likely that was the moment before (the bag and the boards being
what they were). The sum of differences from that is a martingale, so its variance is the sum of
p(1-p), however the draws hang together; skill cannot move it, only fortune.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import accumulate


@dataclass(frozen=True, slots=True)
class Luck:
    """Draws, how many were of use, how many should have been, and how far that may vary."""

    draws: int = 0
    useful: int = 0
    expected: float = 0.0
    variance: float = 0.0

    def __add__(self, other: Luck) -> Luck:
        return Luck(
            self.draws + other.draws,
            self.useful + other.useful,
            self.expected + other.expected,
            self.variance + other.variance,
        )

    def drawn(self, useful: bool, chance: float) -> Luck:
        """One more draw, whose chance to be of use was this."""
        return self + Luck(1, int(useful), chance, chance * (1 - chance))

    @property
    def mean(self) -> float | None:
        """Useful draws more than expected, for each draw; None without a draw."""
        return (self.useful - self.expected) / self.draws if self.draws else None

    @property
    def error(self) -> float | None:
        """The standard error of the mean: two of them are chance, three are rare."""
        return math.sqrt(self.variance) / self.draws if self.draws else None


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game as one of its players looks back on it."""

    won: bool
    score: int
    left: bool = False
    """Gave up: a game, no win, and no score worth remembering."""
    luck: Luck = Luck()


@dataclass(frozen=True, slots=True)
class Stats:
    games: int = 0
    wins: int = 0
    scored: int = 0
    """Games played to the end, which the scores are taken from."""
    total: int = 0
    low: int | None = None
    high: int | None = None
    """Which of the two is the best, the game knows: points or free cells."""
    streak: int = 0
    """Wins in a row up to now."""
    longest: int = 0
    luck: Luck = Luck()

    @property
    def mean(self) -> float | None:
        return self.total / self.scored if self.scored else None

    @property
    def win_rate(self) -> float | None:
        return self.wins / self.games if self.games else None

    def add(self, game: Played) -> Stats:
        """After one more game; games come in the order they ended."""
        won = game.won and not game.left
        streak = self.streak + 1 if won else 0
        counted = replace(
            self,
            games=self.games + 1,
            wins=self.wins + won,
            streak=streak,
            longest=max(self.longest, streak),
            luck=self.luck + game.luck,
        )
        return counted if game.left else counted._with_score(game.score)

    def _with_score(self, score: int) -> Stats:
        return replace(
            self,
            scored=self.scored + 1,
            total=self.total + score,
            low=score if self.low is None else min(self.low, score),
            high=score if self.high is None else max(self.high, score),
        )


def stats(games: Iterable[Played]) -> Stats:
    *_, last = accumulate(games, Stats.add, initial=Stats())
    return last
