"""The reference players of Qwixx, which only count the numbers a cross skips."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from core.engine.rules import Advice, Advisor, Budget
from core.games.qwixx.state import LAST, Cross, Move, Phase, View

_CLOSING = -1
_ANY = LAST


@dataclass(frozen=True, slots=True)
class FewestSkipped:
    """Crosses where it skips the fewest numbers, if they are few enough; otherwise passes.

    Closing a row counts as -1. Ties are broken by the printed order of the rows.
    """

    white: int = _ANY
    """The most numbers to skip in action 1."""
    colored: int = _ANY
    """The most in action 2, after a cross this turn."""
    rescue: int = _ANY
    """The most in action 2, if passing would be a misthrow."""

    def rank(self, view: View, moves: tuple[Move, ...], budget: Budget) -> tuple[Advice[Move], ...]:  # noqa: ARG002
        limit = self._limit(view)
        # Passing ranks after every cross within the limit and before every cross beyond it.
        cost = {m: _cost(view, m) if isinstance(m, Cross) else limit + 0.5 for m in moves}
        ranked = sorted(moves, key=lambda m: (cost[m], m.color if isinstance(m, Cross) else 0))
        return tuple(Advice(move, -cost[move], "skipped") for move in ranked)

    def _limit(self, view: View) -> int:
        if view.phase is Phase.WHITE:
            return self.white
        return self.colored if view.crossed else self.rescue


def _cost(view: View, cross: Cross) -> int:
    assert view.seat is not None
    position = cross.color.position(cross.number)
    if position == LAST:
        return _CLOSING
    row = view.sheets[view.seat].rows[cross.color]
    reached = cross.color.position(row[-1]) if row else -1
    return position - reached - 1


REFERENCE: Mapping[str, Advisor[View, Move]] = MappingProxyType(
    {"greedy": FewestSkipped(), "skip1": FewestSkipped(white=1, colored=1, rescue=3)}
)
