"""One player's statistics: wins, scores, streaks and luck, as a pure fold of finished games."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import accumulate

from core.engine.luck import Luck


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game from one player's point of view."""

    won: bool
    score: int
    points: int = 0
    """What the score is worth in a series: more is better, whether high or low scores win."""
    left: bool = False
    """Abandoned: counts as a game, but not as a win; its score and its luck are ignored."""
    luck: Luck = field(default_factory=Luck)


@dataclass(frozen=True, slots=True)
class Stats:
    games: int = 0
    wins: int = 0
    scored: int = 0
    """Games played to the end; only their scores count."""
    total: int = 0
    best: int | None = None
    """The score of the game worth the most points."""
    best_points: int | None = None
    streak: int = 0
    """Current wins in a row."""
    longest: int = 0
    luck: Luck = field(default_factory=Luck)

    @property
    def mean(self) -> float | None:
        return self.total / self.scored if self.scored else None

    @property
    def win_rate(self) -> float | None:
        return self.wins / self.games if self.games else None

    def add(self, game: Played) -> Stats:
        """Return the statistics after one more game; add games in the order they ended."""
        won = game.won and not game.left
        streak = self.streak + 1 if won else 0
        return replace(
            self if game.left else self._played_to_the_end(game),
            games=self.games + 1,
            wins=self.wins + won,
            streak=streak,
            longest=max(self.longest, streak),
        )

    def _played_to_the_end(self, game: Played) -> Stats:
        better = self.best_points is None or game.points > self.best_points
        return replace(
            self,
            scored=self.scored + 1,
            total=self.total + game.score,
            best=game.score if better else self.best,
            best_points=game.points if better else self.best_points,
            luck=self.luck + game.luck,
        )


def stats(games: Iterable[Played]) -> Stats:
    *_, last = accumulate(games, Stats.add, initial=Stats())
    return last
