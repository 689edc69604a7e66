"""Advice for Top 12: where to write and enter numbers, and which number to name.

A number is named for oneself and against the leader: own rounds left against half the rounds the
fastest opponent has left. Fields are chosen in proportion, because others name most numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp
from types import MappingProxyType

from core.games.top_twelve.scoring import fields
from core.games.top_twelve.state import Move, Name, Phase, Put, Sheet, Symbol, View
from core.games.top_twelve.progress import entered, off_proportion, rounds_left
from core.rules import Advice, Advisor, Budget, Level, Reason


@dataclass(frozen=True, slots=True)
class Proportional:
    """Proportional fields, names against the leader."""

    def rank(self, view: View, moves: tuple[Move, ...], budget: Budget) -> tuple[Advice[Move], ...]:  # noqa: ARG002
        cost = {move: self._cost(view, move) for move in moves}
        ranked = sorted(moves, key=lambda move: cost[move])
        return tuple(_advice(view, move, cost[move][0]) for move in ranked)

    def _cost(self, view: View, move: Move) -> tuple[float, float]:
        if isinstance(move, Name):
            return _named(view, move.number), 0.0
        if view.phase is Phase.START:
            return off_proportion(move), move.number + move.column / 10
        return rounds_left(entered(_own(view), move)), off_proportion(move)


def _own(view: View) -> Sheet:
    assert view.seat is not None  # noqa: S101 - only a seat is advised
    return view.sheets[view.seat]


def _named(view: View, number: int) -> float:
    after = [_after(sheet, number) for sheet in view.sheets]
    others = [rounds for seat, rounds in enumerate(after) if seat != view.seat]
    return _after(_own(view), number) - min(others, default=0.0) / 2


def _after(sheet: Sheet, number: int) -> float:
    """Expected rounds left once the die was rolled and the number entered."""
    return sum(_best(sheet, number, symbol) for symbol in Symbol) / len(Symbol)


def _best(sheet: Sheet, number: int, symbol: Symbol) -> float:
    puts = fields(sheet, number, symbol)
    return min((rounds_left(entered(sheet, put)) for put in puts), default=rounds_left(sheet))


def _advice(view: View, move: Move, cost: float) -> Advice[Move]:
    if len(view.sheets) == 1:
        return Advice(move, cost, "rounds")
    return Advice(move, 1 / (1 + exp(cost / 10)), "win", _reasons(move))


def _reasons(move: Move) -> tuple[Reason, ...]:
    return (Reason("proportional"),) if isinstance(move, Put) else ()


ADVISORS: Mapping[Level, Advisor[View, Move]] = MappingProxyType(
    {level: Proportional() for level in Level}
)
