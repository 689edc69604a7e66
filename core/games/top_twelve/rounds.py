"""The rounds a sheet still needs if every named number fits wherever it helps.

This is a lower bound that a careful solo player comes close to, so it measures progress. It is
exact, by recursion over the fields that the five columns lack.
"""

from __future__ import annotations

from functools import cache

from core.games.top_twelve.scoring import can_be_completed, entered, filled
from core.games.top_twelve.state import (
    COLUMNS,
    EMPTY,
    FIELDS,
    HIGHEST,
    START_NUMBERS,
    Column,
    Put,
    Sheet,
    Symbol,
)
from core.games.tuples import replaced

LOST = FIELDS
"""Replaces the missing fields of a column that cannot be completed."""
HOPELESS = 200.0
"""The rounds of a sheet whose columns can no longer be completed (T12)."""


def missing(column: Column) -> int:
    return FIELDS - filled(column) if can_be_completed(column) else LOST


def rounds_left(sheet: Sheet) -> float:
    return rounds_for(tuple(sorted(map(missing, sheet))))


@cache
def rounds_for(left: tuple[int, ...]) -> float:
    """Return the expected rounds for the columns' missing fields, fewest first."""
    if left[0] == 0:
        return 0.0
    then = [rounds_for(_one_less(left, c)) for c in range(COLUMNS) if left[c] < LOST]
    if not then:
        return HOPELESS
    return (len(Symbol) + sum(then) + min(then)) / (len(then) + 1)


def _one_less(left: tuple[int, ...], column: int) -> tuple[int, ...]:
    return tuple(sorted(replaced(left, column, left[column] - 1)))


def off_proportion(put: Put) -> float:
    """Return how many fields a number is off its place among twelve evenly spread ones."""
    return abs(put.field - FIELDS * (put.number - 0.5) / HIGHEST + 0.5)


def started(puts: tuple[Put, ...]) -> Sheet:
    """Return the sheet with these start numbers (T2) and the rest on proportional fields."""
    sheet = EMPTY
    for put in (*puts, *_still_to_write(puts)):
        sheet = entered(sheet, put)
    return sheet


@cache
def proportional_field(number: int) -> int:
    return min(range(FIELDS), key=lambda field: off_proportion(Put(number, 0, field)))


def _still_to_write(puts: tuple[Put, ...]) -> list[Put]:
    numbers = [n for n in START_NUMBERS if n not in {put.number for put in puts}]
    columns = [c for c in range(COLUMNS) if c not in {put.column for put in puts}]
    pairs = zip(numbers, columns, strict=True)
    return [Put(number, column, proportional_field(number)) for number, column in pairs]
