"""The traits of core/games/top_twelve/columns.py, for the columns of many games at once.

Arrays of columns are [..., field], of traits [..., trait], and per number [..., number - 1].
"""

from __future__ import annotations

import numpy as np

from core.games.arrays import Floats, Ints
from core.games.top_twelve.columns import TRAITS, Entries, best_split, gap_traits
from core.games.top_twelve.state import COLUMNS, FIELDS, FREE, HIGHEST

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


def entries(columns: Ints) -> Entries:
    table = gap_traits()
    top, above = _edge_above(columns)
    bottom, below = _edge_below(columns)
    fits = bottom > top
    free = np.where(fits, bottom - top, 0)
    before, after = _NUMBERS - above - fits, below - _NUMBERS - fits
    upper = best_split()[free, before + after + 1, before]
    lower = np.where(fits, free - 1 - upper, 0)
    change = table[upper, before] + table[lower, after] - table[free, before + after + fits]
    return Entries(fits, traits(columns)[..., None, :] + change)


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


def after_entry(sheet: Floats, entered: Floats) -> Floats:
    """Return sheets with each number in each column, [..., column, number, column, trait]."""
    shape = (*entered.shape[:-1], COLUMNS, TRAITS)
    sheets = np.broadcast_to(sheet[..., None, None, :, :], shape).copy()
    for column in range(COLUMNS):
        sheets[..., column, :, column, :] = entered[..., column, :, :]
    return sheets
