"""Highlights on a sheet: the latest entries, legal fields, suggestions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from bot.games.common.kit import Highlight
from bot.games.top_twelve.pieces import Field
from core.engine.rules import Seat
from core.games.top_twelve.state import COLUMNS, FIELDS, Move, Name, Phase, Put, Sheet, View

Fields: TypeAlias = tuple[tuple[Field, ...], ...]
"""The fields of a sheet, by column."""
Place: TypeAlias = tuple[int, int]


def last_fields(sheet: Sheet, last: tuple[Put, ...]) -> Fields:
    """Return a sheet with its latest entries highlighted."""
    return _fields(sheet, {_place(put) for put in last}, Highlight.LAST, {})


def owner_fields(view: View, seat: Seat, legal: Sequence[Move], best: Sequence[Move]) -> Fields:
    """Return a sheet with its owner's legal fields, suggestions and secret entries.

    During setup every field is legal, so none is highlighted.
    """
    entering = view.phase is Phase.ENTER
    usable = {_place(put) for put in _puts(legal)} if entering else set[Place]()
    offers = {_place(put): (put.number, 0) for put in (*view.starts, *_puts((view.answer,)))}
    for rank, move in enumerate(best, start=1):
        offers |= {_place(put): (put.number, rank) for put in _puts((move,))}
    return _fields(view.sheets[seat], usable, Highlight.LEGAL, offers)


def named(best: Sequence[Move]) -> tuple[tuple[int, str], ...]:
    """Return the suggested numbers to name, with their ranks."""
    return tuple((rank, str(move)) for rank, move in enumerate(best, 1) if isinstance(move, Name))


def _puts(moves: Iterable[Move | None]) -> Iterable[Put]:
    return (move for move in moves if isinstance(move, Put))


def _place(put: Put) -> Place:
    return put.column, put.field


def _fields(
    sheet: Sheet, marked: set[Place], highlight: Highlight, offers: dict[Place, tuple[int, int]]
) -> Fields:
    return tuple(
        tuple(
            Field(
                sheet[column][field],
                highlight if (column, field) in marked else Highlight.NONE,
                *offers.get((column, field), (0, 0)),
            )
            for field in range(FIELDS)
        )
        for column in range(COLUMNS)
    )
