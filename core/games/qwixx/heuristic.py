"""The lower levels: rules of thumb a person would use, the numbers skipped and the end of the game.

How many numbers a player is ready to skip for a cross makes most of the difference between weak and
fair play; the level below is the one that crosses more eagerly.
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
"""Points a skipped number is thought to be worth."""


@dataclass(frozen=True, slots=True)
class Heuristic:
    """Crosses what skips few numbers; mostly sees when a cross would end the game."""

    skips: int
    """The most numbers a cross may skip, unless a misthrow looms."""
    sees_end: bool = True
    """Does not end a game it would lose."""

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
        """A cross at the limit is still a little better than none; a lock is its points."""
        if closes(cross):
            return gain(view, cross)
        return _PRICE * (self.skips + 0.25 - skipped(view, cross))
