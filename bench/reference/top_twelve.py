"""The reference players of Top 12. None of them looks at the others' sheets; ties are random.

- greedy: counts the own columns that a number fits, and fills the fullest;
- solo_minded: minimises its own expected rounds, as if every number to come fitted everywhere;
- proportional: solo-minded, but on the field nearest to the number's share of the column.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from types import MappingProxyType
from typing import Protocol, TypeAlias

from core.games.top_twelve.progress import missing, off_proportion, rounds_for
from core.games.top_twelve.scoring import filled, gap
from core.games.top_twelve.state import (
    FIELDS,
    FREE,
    HIGHEST,
    Column,
    Move,
    Name,
    Phase,
    Put,
    Sheet,
    View,
)
from core.rules import Advice, Advisor, Budget

Cost: TypeAlias = tuple[float, ...]

_NUMBERS = range(1, HIGHEST + 1)
_NOWHERE = FIELDS + 1


class Taste(Protocol):
    """What a move costs, in each of the three phases."""

    def write(self, put: Put) -> Cost: ...

    def name(self, sheet: Sheet) -> Mapping[int, Cost]: ...

    def enter(self, sheet: Sheet, put: Put) -> Cost: ...


@dataclass(frozen=True, slots=True)
class Cheapest:
    """The move that costs least; among equals any."""

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
        unfit = [[left == _NOWHERE for left in _left_after(column)] for column in sheet]
        return {number: (sum(column[number] for column in unfit),) for number in _NUMBERS}

    def enter(self, sheet: Sheet, put: Put) -> Cost:
        return -filled(sheet[put.column]), off_proportion(put)


@dataclass(frozen=True, slots=True)
class SoloMinded:
    proportional: bool

    def write(self, put: Put) -> Cost:
        column = _entered((FREE,) * FIELDS, put)
        return missing(column), self._off(put)

    def name(self, sheet: Sheet) -> Mapping[int, Cost]:
        then = [_rounds_after(sheet, column) for column in range(len(sheet))]
        return {number: (sum(c := [t[number] for t in then]) + min(c),) for number in _NUMBERS}

    def enter(self, sheet: Sheet, put: Put) -> Cost:
        column = _entered(sheet[put.column], put)
        return _rounds_with(sheet, put.column, missing(column)), self._off(put)

    def _off(self, put: Put) -> float:
        return off_proportion(put) if self.proportional else 0.0


def _rounds_after(sheet: Sheet, column: int) -> list[float]:
    """The rounds left after entering each number in this column as well as can be."""
    left = _left_after(sheet[column])
    rounds = {m: _rounds_with(sheet, column, m) for m in set(left)}
    return [rounds[m] for m in left]


def _rounds_with(sheet: Sheet, column: int, left: int) -> float:
    """The rounds left when so many fields are missing in this column; _NOWHERE: as many as now."""
    now = [missing(other) for other in sheet]
    if left != _NOWHERE:
        now[column] = left
    return rounds_for(tuple(sorted(now)))


@lru_cache(maxsize=16384)
def _left_after(column: Column) -> tuple[int, ...]:
    """By number: the fields missing once it is entered; _NOWHERE if it does not fit."""
    return tuple(_fewest_left(column, number) for number in range(HIGHEST + 1))


def _fewest_left(column: Column, number: int) -> int:
    puts = [Put(number, 0, field) for field in gap(column, number)]
    return min((missing(_entered(column, put)) for put in puts), default=_NOWHERE)


def _entered(column: Column, put: Put) -> Column:
    return (*column[: put.field], put.number, *column[put.field + 1 :])


REFERENCE: Mapping[str, Advisor[View, Move]] = MappingProxyType(
    {
        "greedy": Cheapest(Greedy()),
        "solo_minded": Cheapest(SoloMinded(proportional=False)),
        "proportional": Cheapest(SoloMinded(proportional=True)),
    }
)
