"""Traits of columns, for many at once: how easily each can be completed.

A gap is a run of free fields with the numbers that fit there. A trait of a column is a sum over its
gaps; entering a number replaces one gap by the two it is split into.

Arrays of columns are [..., field], of traits [..., trait], and per number [..., number - 1].
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import lgamma

import numpy as np

from core.games.arrays import Bools, Floats, Ints
from core.games.top_twelve.state import FIELDS, FREE, HIGHEST, Column, Put, Sheet

TRAITS = 6
FREE_FIELDS, FITTING, WAYS, GAPS, SCARCITY, DEAD = range(TRAITS)

_NO_WAY = -20.0
"""Replaces the logarithm of zero ways to fill a gap."""
_NUMBERS = np.arange(1, HIGHEST + 1)
_FIELDS = np.arange(FIELDS)
_MARKS = np.arange(FIELDS + 1)
"""The fields and the bottom edge of the sheet."""


def traits(columns: Ints) -> Floats:
    edge = np.full((*columns.shape[:-1], 1), HIGHEST + 1)
    marks = np.concatenate([columns, edge], -1)
    number = _before(marks, 0)
    field = _before(np.where(marks != FREE, _MARKS, -1), -1)
    free = np.where(marks != FREE, _MARKS - field - 1, 0)
    table = gap_traits()[free, np.maximum(marks - number - 1, 0)]
    return np.asarray(table.sum(-2), np.float32)


def _before(marks: Ints, first: int) -> Ints:
    """Return the greatest mark before each one; marks rise."""
    reached = np.maximum.accumulate(marks, -1)
    start = np.full((*marks.shape[:-1], 1), first)
    return np.concatenate([start, reached[..., :-1]], -1)


@dataclass(frozen=True, slots=True)
class Entries:
    """Columns after entering each number in the field that leaves the most ways."""

    fits: Bools
    fields: Ints
    traits: Floats
    """Unchanged where the number does not fit."""


def entries(columns: Ints) -> Entries:
    table = gap_traits()
    top, above = _edge_above(columns)
    bottom, below = _edge_below(columns)
    fits = bottom > top
    free = np.where(fits, bottom - top, 0)
    before, after = _NUMBERS - above - fits, below - _NUMBERS - fits
    upper = _best_split()[free, before + after + 1, before]
    lower = np.where(fits, free - 1 - upper, 0)
    change = table[upper, before] + table[lower, after] - table[free, before + after + fits]
    return Entries(fits, top + upper, traits(columns)[..., None, :] + change)


def _edge_above(columns: Ints) -> tuple[Ints, Ints]:
    """Return for each number the field after the last entry not above it, and that entry."""
    shape = (*columns.shape[:-1], HIGHEST + 1)
    field, number = np.zeros(shape, np.intp), np.zeros(shape, np.intp)
    np.put_along_axis(field, columns, _FIELDS + 1, -1)
    np.put_along_axis(number, columns, columns, -1)
    field[..., FREE] = 0
    return _running_max(field), _running_max(number)


def _running_max(marks: Ints) -> Ints:
    return np.asarray(np.maximum.accumulate(marks, -1)[..., 1:])


def _edge_below(columns: Ints) -> tuple[Ints, Ints]:
    """Return for each number the field of the first entry not below it, and that entry."""
    mirrored = np.where(columns != FREE, HIGHEST + 1 - columns, FREE)[..., ::-1]
    field, number = _edge_above(mirrored)
    return FIELDS - field[..., ::-1], HIGHEST + 1 - number[..., ::-1]


@lru_cache(maxsize=8192)
def column_traits(column: Column) -> Floats:
    return traits(np.array(column))


@lru_cache(maxsize=1024)
def column_entries(column: Column) -> Entries:
    return entries(np.array(column))


def sheet_traits(sheet: Sheet) -> Floats:
    return np.stack([column_traits(column) for column in sheet])


def entered_traits(sheet: Sheet, puts: Sequence[Put]) -> Floats:
    """Return the traits of the sheet after each entry."""
    places = np.array([(put.number, put.column, put.field) for put in puts])
    number, column, field = places.T
    each = np.arange(len(puts))
    columns = np.array(sheet)[column]
    columns[each, field] = number
    sheets = np.repeat(sheet_traits(sheet)[None], len(puts), 0)
    sheets[each, column] = traits(columns)
    return sheets


@lru_cache(maxsize=64)
def sheet_entries(sheet: Sheet) -> Entries:
    """Stack the entries by column, cached: at most one column changes in a round."""
    found = [column_entries(column) for column in sheet]
    return Entries(
        np.stack([entry.fits for entry in found]),
        np.stack([entry.fields for entry in found]),
        np.stack([entry.traits for entry in found]),
    )


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
def _best_split() -> Ints:
    """Return how many fields to leave above, [free fields, fitting numbers, numbers before]."""
    ways = gap_traits()[..., WAYS]
    free, fitting, before = np.ogrid[: FIELDS + 1, : HIGHEST + 2, : HIGHEST + 1]
    after = np.maximum(fitting - 1 - before, 0)
    splits = [
        np.where(upper < free, ways[upper, before] + ways[free - 1 - upper, after], -np.inf)
        for upper in range(FIELDS)
    ]
    return np.asarray(np.stack(splits).argmax(0))
