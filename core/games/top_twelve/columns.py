"""Traits of columns: how easily each can be completed.

A gap is a run of free fields with the numbers that fit there. A trait of a column is a sum over its
gaps; entering a number replaces one gap by the two it is split into. In a round at most one column
of a sheet changes, so whatever is worked out for a column is cached.

Arrays of traits are [..., trait], and per number [..., number - 1].
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from math import lgamma
from typing import NamedTuple

import numpy as np

from core.games.arrays import Bools, Floats, Ints
from core.games.top_twelve.scoring import entered
from core.games.top_twelve.state import FIELDS, FREE, HIGHEST, Column, Put, Sheet

TRAITS = 6
FREE_FIELDS, FITTING, WAYS, GAPS, SCARCITY, DEAD = range(TRAITS)

_NO_WAY = -20.0
"""Replaces the logarithm of zero ways to fill a gap."""


class Gap(NamedTuple):
    free: int
    """How many fields it has."""
    before: int
    """The number before it, 0 if there is none."""
    fitting: int
    """How many numbers lie between that one and the next one entered."""


def gaps(column: Column) -> Iterator[Gap]:
    above, before = -1, 0
    for field, number in enumerate((*column, HIGHEST + 1)):
        if number == FREE:
            continue
        if field - above > 1:
            yield Gap(field - above - 1, before, number - before - 1)
        above, before = field, number


@lru_cache(maxsize=8192)
def column_traits(column: Column) -> Floats:
    found = np.zeros(TRAITS, np.float32)
    for gap in gaps(column):
        found += gap_traits()[gap.free, gap.fitting]
    return found


class Entries(NamedTuple):
    """Columns after entering each number in the field that leaves the most ways."""

    fits: Bools
    traits: Floats
    """Unchanged where the number does not fit."""


@lru_cache(maxsize=1024)
def column_entries(column: Column) -> Entries:
    fits = np.zeros(HIGHEST, np.bool_)
    found = np.empty((HIGHEST, TRAITS), np.float32)
    found[:] = column_traits(column)
    for gap in gaps(column):
        numbers = slice(gap.before, gap.before + gap.fitting)
        fits[numbers] = True
        found[numbers] += _change(gap.free, gap.fitting)
    return Entries(fits, found)


@lru_cache(maxsize=1024)
def _change(free: int, fitting: int) -> Floats:
    """Return how each number that fits into a gap changes the traits of its column."""
    table, before = gap_traits(), np.arange(fitting)
    upper, after = best_split()[free, fitting, :fitting], fitting - 1 - before
    return np.asarray(table[upper, before] + table[free - 1 - upper, after] - table[free, fitting])


def traits(columns: Sequence[Column]) -> Floats:
    """Return the traits of each column, of a sheet or of any others."""
    return np.concatenate([column_traits(column) for column in columns]).reshape(-1, TRAITS)


def entries(columns: Sequence[Column]) -> Entries:
    """Return what entering each number does to each column."""
    fits, found = zip(*map(column_entries, columns), strict=True)
    return Entries(
        np.concatenate(fits).reshape(-1, HIGHEST),
        np.concatenate(found).reshape(-1, HIGHEST, TRAITS),
    )


def entered_traits(sheet: Sheet, puts: Sequence[Put]) -> Floats:
    """Return the traits of the sheet after each entry."""
    sheets = np.repeat(traits(sheet)[None], len(puts), 0)
    for after, put in zip(sheets, puts, strict=True):
        after[put.column] = column_traits(entered(sheet, put)[put.column])
    return sheets


@cache
def gap_traits() -> Floats:
    """Return the traits of all gaps as [free fields, fitting numbers, trait]."""
    shape = range(FIELDS + 1), range(HIGHEST + 1)
    table = [[_traits_of_gap(free, numbers) for numbers in shape[1]] for free in shape[0]]
    return np.array(table, np.float32)


def _traits_of_gap(free: int, numbers: int) -> tuple[float, ...]:
    """Return the traits of one gap, scaled to about 1 for a whole column."""
    if free == 0:
        return (0.0,) * TRAITS
    if free > numbers:
        return free / FIELDS, 0.0, _NO_WAY / 10, 1 / 6, 1.0, 1.0
    scarcity = min(HIGHEST * free / (FIELDS * numbers), 4.0)
    return free / FIELDS, numbers / HIGHEST, _log_ways(free, numbers) / 10, 1 / 6, scarcity / 4, 0.0


def _log_ways(free: int, numbers: int) -> float:
    return lgamma(numbers + 1) - lgamma(free + 1) - lgamma(numbers - free + 1)


@cache
def best_split() -> Ints:
    """Return how many fields to leave above, [free fields, fitting numbers, numbers before]."""
    ways = gap_traits()[..., WAYS]
    free, fitting, before = np.ogrid[: FIELDS + 1, : HIGHEST + 2, : HIGHEST + 1]
    after = np.maximum(fitting - 1 - before, 0)
    splits = [
        np.where(upper < free, ways[upper, before] + ways[free - 1 - upper, after], -np.inf)
        for upper in range(FIELDS)
    ]
    return np.asarray(np.stack(splits).argmax(0))
