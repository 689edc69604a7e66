"""Sheets read and counted: where a number fits (T6), what can be filled (T10), who leads (T8)."""

from __future__ import annotations

from collections.abc import Sequence

from core.engine.rules import Standing
from core.engine.standings import places
from core.games.top_twelve.state import COLUMNS, FIELDS, FREE, HIGHEST, Column, Put, Sheet, Symbol
from core.games.tuples import replaced

RATINGS = (
    (20, "professional"),
    (25, "specialist"),
    (30, "veteran"),
    (35, "advanced"),
    (40, "beginner"),
)
"""T11: the most rounds a solo player may need for each rating."""


def gap(column: Column, number: int) -> range:
    """Return the free fields of a column where the number keeps it rising (T6)."""
    above, below = -1, FIELDS
    for field, standing in enumerate(column):
        if standing > number:
            below = field
            break
        if standing == number:  # it stands there already
            return range(0)
        if standing != FREE:
            above = field
    return range(above + 1, below)


def columns(symbol: Symbol) -> Sequence[int]:
    """Return the columns a roll allows: the symbol's, or all for the joker (T5)."""
    return range(COLUMNS) if symbol is Symbol.JOKER else (int(symbol),)


def fields(sheet: Sheet, number: int, symbol: Symbol) -> tuple[Put, ...]:
    """Return where the number may be entered (T5, T6)."""
    return tuple(
        Put(number, column, field)
        for column in columns(symbol)
        for field in gap(sheet[column], number)
    )


def entered(sheet: Sheet, put: Put) -> Sheet:
    column = bytearray(sheet[put.column])
    column[put.field] = put.number
    return replaced(sheet, put.column, bytes(column))


def filled(column: Column) -> int:
    return FIELDS - column.count(FREE)


def can_be_completed(column: Column) -> bool:
    """Return whether every gap still has at least as many numbers as fields (T10)."""
    above_field, above_number = -1, 0
    for field, number in enumerate((*column, HIGHEST + 1)):
        if number == FREE:
            continue
        if number - above_number < field - above_field:
            return False
        above_field, above_number = field, number
    return True


def fullness(sheet: Sheet) -> tuple[int, ...]:
    """Return the columns' counts, fullest first: the greater tuple stands better (T8)."""
    return tuple(sorted(map(filled, sheet), reverse=True))


def is_complete(sheet: Sheet) -> bool:
    """Return whether a column has all its numbers (T8)."""
    return any(FREE not in column for column in sheet)


def is_alive(sheet: Sheet) -> bool:
    """Return whether some column can still be completed (T10)."""
    return any(map(can_be_completed, sheet))


def rating(rounds: int) -> str:
    return next((name for most, name in RATINGS if rounds <= most), "unrated")


def standings(sheets: tuple[Sheet, ...], rounds: int, ending: str | None) -> tuple[Standing, ...]:
    """Return places by the fullest column, then the next (T8); solo wins by a full one (T10)."""
    keys = [fullness(sheet) for sheet in sheets]
    solo = len(sheets) == 1
    finished = keys[0][0] == FIELDS
    decided = ending is not None and (finished or not solo)
    details = {"rounds": rounds} | ({"rating": rating(rounds)} if solo and finished else {})
    return tuple(
        Standing(
            seat,
            rank,
            score=key[0],
            points=int(decided and rank == 1),
            won=decided and rank == 1,
            details={"columns": "-".join(map(str, key))} | details,
        )
        for seat, (rank, key) in enumerate(zip(places(keys), keys, strict=True))
    )
