"""The levels of Top 12: the expert, and three that make errors of different sizes.

An error is a seeded random number added to the merit of a move. It never hides the obvious:
finishing a column outweighs any error.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import Protocol

import numpy as np

from core.engine.advice import explained, own_seat
from core.engine.rules import Advice, Advisor, Budget, Level
from core.games.arrays import Floats, errors
from core.games.top_twelve.lookahead import Lookahead
from core.games.top_twelve.net import load
from core.games.top_twelve.reasons import oddness, reasons
from core.games.top_twelve.solo import Solo
from core.games.top_twelve.state import Move, Name, Phase, Put, View


class Evaluator(Protocol):
    """Rates the moves of one prompt on any scale; the greatest merit is the best."""

    @property
    def unit(self) -> str: ...

    def of_numbers(self) -> Floats:
        """Return the merits by number - 1."""
        ...

    def of_entries(self, puts: tuple[Put, ...]) -> Floats: ...

    def of_starts(self, puts: tuple[Put, ...]) -> Floats: ...

    def values(self, merits: Floats) -> Floats:
        """Convert merits to the unit."""
        ...


@dataclass(frozen=True, slots=True)
class Player:
    slips: float = 1e-5
    """The standard deviation of errors, in log odds of the win or in solo rounds.

    Never quite 0, so that ties are broken at random: players with equal sheets would otherwise make
    equal entries forever.
    """

    def rank(self, view: View, moves: tuple[Move, ...], budget: Budget) -> tuple[Advice[Move], ...]:
        me, solo = own_seat(view), len(view.sheets) == 1
        evaluator: Evaluator = Solo(view) if solo else Lookahead(load(), view, me)
        slips = self.slips * errors(view, budget, len(moves))
        merits = _merits(evaluator, view.phase, moves) + slips.astype(np.float32)
        if budget.best_only:
            best = int(merits.argmax())
            return (Advice(moves[best], float(merits[best]), evaluator.unit),)
        values = evaluator.values(merits).tolist()
        order = np.argsort(-merits, kind="stable").tolist()
        ranked = (Advice(moves[i], values[i], evaluator.unit) for i in order)
        return explained(ranked, budget, partial(reasons, view, me), partial(oddness, view))


def _merits(evaluator: Evaluator, phase: Phase, moves: tuple[Move, ...]) -> Floats:
    if phase is Phase.NAME:
        numbers = [move.number - 1 for move in moves if isinstance(move, Name)]
        return np.asarray(evaluator.of_numbers()[numbers])
    puts = tuple(move for move in moves if isinstance(move, Put))
    return evaluator.of_starts(puts) if phase is Phase.START else evaluator.of_entries(puts)


ADVISORS: Mapping[Level, Advisor[View, Move]] = MappingProxyType(
    {
        Level.EASY: Player(slips=1.0),
        Level.MEDIUM: Player(slips=0.3),
        Level.HARD: Player(slips=0.1),
        Level.EXPERT: Player(),
    }
)
