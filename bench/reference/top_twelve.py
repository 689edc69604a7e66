"""The reference players of Top 12. None looks at other players' sheets; ties are broken at random.

- greedy: counts its own columns that a number fits, and fills the fullest;
- solo_minded: minimizes its own expected rounds, as if every future number fitted everywhere;
- proportional: solo-minded, but uses the field closest to the number's share of its gap.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Protocol, TypeAlias

from core.engine.rules import Advice, Advisor, Budget
from core.games.top_twelve.columns import entries
from core.games.top_twelve.rounds import missing, off_proportion, rounds_left
from core.games.top_twelve.scoring import entered, filled
from core.games.top_twelve.solo import rounds_named
from core.games.top_twelve.state import (
    EMPTY,
    FIELDS,
    HIGHEST,
    Column,
    Move,
    Name,
    Phase,
    Put,
    Sheet,
    View,
)

Cost: TypeAlias = tuple[float, ...]


class Taste(Protocol):
    """The cost of a move in each of the three phases."""

    def write(self, put: Put) -> Cost: ...

    def name(self, sheet: Sheet) -> Mapping[int, Cost]: ...

    def enter(self, sheet: Sheet, put: Put) -> Cost: ...


@dataclass(frozen=True, slots=True)
class Cheapest:
    """Chooses the cheapest move; ties are broken at random."""

    taste: Taste

    def rank(self, view: View, moves: tuple[Move, ...], budget: Budget) -> tuple[Advice[Move], ...]:
        rng = Random(budget.seed)
        costs = self._costs(view, moves)
        ranked = sorted(moves, key=lambda move: (costs[move], rng.random()))
        return tuple(Advice(move, -costs[move][0], "none") for move in ranked)

    def _costs(self, view: View, moves: tuple[Move, ...]) -> Mapping[Move, Cost]:
        assert view.seat is not None
        sheet = view.sheets[view.seat]
        named = self.taste.name(sheet) if view.phase is Phase.NAME else {}
        return {move: self._cost(view.phase, sheet, named, move) for move in moves}

    def _cost(self, phase: Phase, sheet: Sheet, named: Mapping[int, Cost], move: Move) -> Cost:
        if isinstance(move, Name):
            return named[move.number]
        return self.taste.write(move) if phase is Phase.START else self.taste.enter(sheet, move)


@dataclass(frozen=True, slots=True)
class Greedy:
    def write(self, put: Put) -> Cost:
        return (abs(put.field - FIELDS * put.number // HIGHEST),)

    def name(self, sheet: Sheet) -> Mapping[int, Cost]:
        return _by_number(-entries(sheet).fits.sum(0))

    def enter(self, sheet: Sheet, put: Put) -> Cost:
        return -filled(sheet[put.column]), off_proportion(put)


@dataclass(frozen=True, slots=True)
class SoloMinded:
    proportional: bool

    def write(self, put: Put) -> Cost:
        return missing(entered(EMPTY, put)[put.column]), self._off(EMPTY, put)

    def name(self, sheet: Sheet) -> Mapping[int, Cost]:
        # Rounded, so that equal sums of different columns tie.
        return _by_number(rounds_named(sheet).round(6))

    def enter(self, sheet: Sheet, put: Put) -> Cost:
        return round(rounds_left(entered(sheet, put)), 6), self._off(sheet, put)

    def _off(self, sheet: Sheet, put: Put) -> float:
        return _off_share(sheet[put.column], put) if self.proportional else 0.0


def _off_share(column: Column, put: Put) -> float:
    """Return how many fields a number is from where it belongs between its neighbors."""
    above = max((f for f in range(put.field) if column[f]), default=-1)
    below = min((f for f in range(put.field + 1, FIELDS) if column[f]), default=FIELDS)
    low = column[above] if above >= 0 else 0
    high = column[below] if below < FIELDS else HIGHEST + 1
    return abs((put.number - low) / (high - low) * (below - above) - (put.field - above))


def _by_number(costs: Iterable[float]) -> Mapping[int, Cost]:
    return {number: (float(cost),) for number, cost in enumerate(costs, start=1)}


REFERENCE: Mapping[str, Advisor[View, Move]] = MappingProxyType(
    {
        "greedy": Cheapest(Greedy()),
        "solo_minded": Cheapest(SoloMinded(proportional=False)),
        "proportional": Cheapest(SoloMinded(proportional=True)),
    }
)
