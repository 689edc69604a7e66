"""The lower levels: rules of thumb about skipped numbers and the end of the game.

How many numbers a player will skip for a cross makes most of the difference between weak and fair
play: the lower the level, the more it skips.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from core.engine.advice import best_first, explained
from core.engine.rules import Advice, Budget
from core.games.qwixx.queries import closes, ends_game, gain, lead_after, risks_misthrow, skipped
from core.games.qwixx.reasons import reasons
from core.games.qwixx.scoring import MISTHROW_POINTS
from core.games.qwixx.state import Cross, Move, View

_PRICE = 2.0
"""The assumed cost of a skipped number, in points."""


@dataclass(frozen=True, slots=True)
class Heuristic:
    """Crosses if that skips few numbers."""

    skips: int
    """The most numbers a cross may skip, except to avoid a misthrow."""
    sees_end: bool = True
    """Whether it avoids ending a game it would lose."""

    def rank(self, view: View, moves: tuple[Move, ...], budget: Budget) -> tuple[Advice[Move], ...]:
        ranked = best_first(moves, (self._worth(view, move) for move in moves), "points")
        return explained(ranked, budget, partial(reasons, view))

    def _worth(self, view: View, move: Move) -> float:
        lead = lead_after(view, move)
        if self.sees_end and lead < 0 and ends_game(view, move):
            return lead
        match move:
            case Cross():
                return self._cross_worth(view, move)
        return MISTHROW_POINTS if risks_misthrow(view) else 0.0

    def _cross_worth(self, view: View, cross: Cross) -> float:
        """Value a lock by its points, any other cross by what it skips: up to the limit above 0."""
        if closes(cross):
            return gain(view, cross)
        return _PRICE * (self.skips + 0.25 - skipped(view, cross))
