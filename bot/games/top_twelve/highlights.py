"""Highlights on a sheet: the latest entries, legal fields, suggestions, what decided."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias

from bot.games.top_twelve.pieces import Field
from core.engine.rules import Seat
from core.games.top_twelve.scoring import filled
from core.games.top_twelve.state import COLUMNS, FIELDS, Column, Move, Name, Phase, Put, Sheet, View

Fields: TypeAlias = tuple[tuple[Field, ...], ...]
"""The fields of a sheet, by column."""
Place: TypeAlias = tuple[int, int]
"""A column and a field of it."""


def open_fields(sheet: Sheet) -> Fields:
    """Return a sheet as everybody sees it."""
    return tuple(map(_open_column, sheet))


@lru_cache(maxsize=4096)
def _open_column(column: Column) -> tuple[Field, ...]:
    return tuple(map(Field, column))


def owner_fields(view: View, seat: Seat, legal: Sequence[Move], best: Sequence[Move]) -> Fields:
    """Return a sheet with its owner's legal fields, suggestions and secret entries.

    During setup every field is legal, so none is highlighted.
    """
    entering = view.phase is Phase.ENTER
    usable = {place(put) for put in _puts(legal)} if entering else set[Place]()
    offers = {place(put): (put.number, 0) for put in (*view.starts, *_puts((view.answer,)))}
    for rank, move in reversed(list(enumerate(best, start=1))):  # of two for a field, the better
        offers |= {place(put): (put.number, rank) for put in _puts((move,))}
    return _fields(view.sheets[seat], usable, offers)


def last_places(view: View, seat: Seat) -> tuple[Place, ...]:
    """Return where a seat has entered its latest numbers."""
    return tuple(place(put) for whose, put in view.last if whose == seat)


def deciding(view: View, seat: Seat) -> frozenset[int]:
    """Return the columns with which a seat has won: its fullest."""
    if view.prompt is not None or not view.standings[seat].won:
        return frozenset()
    sheet, score = view.sheets[seat], view.standings[seat].score
    return frozenset(number for number in range(COLUMNS) if filled(sheet[number]) == score)


def named(best: Sequence[Move]) -> tuple[tuple[int, str], ...]:
    """Return the numbers suggested for naming, with their ranks."""
    return tuple((rank, str(move)) for rank, move in enumerate(best, 1) if isinstance(move, Name))


def place(put: Put) -> Place:
    return put.column, put.field


def _puts(moves: Iterable[Move | None]) -> Iterable[Put]:
    return (move for move in moves if isinstance(move, Put))


def _fields(sheet: Sheet, usable: set[Place], offers: dict[Place, tuple[int, int]]) -> Fields:
    return tuple(
        tuple(
            Field(
                sheet[column][field],
                (column, field) in usable,
                *offers.get((column, field), (0, 0)),
            )
            for field in range(FIELDS)
        )
        for column in range(COLUMNS)
    )
