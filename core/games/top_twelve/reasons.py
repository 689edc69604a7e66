"""Why a move is good or bad: the columns a number fits, the room an entry leaves."""

from __future__ import annotations

from collections.abc import Iterator

from core.engine.rules import Reason, Seat
from core.games.top_twelve.columns import FITTING, column_traits, sheet_entries
from core.games.top_twelve.rounds import missing, off_proportion, rounds_left
from core.games.top_twelve.scoring import can_be_completed, entered
from core.games.top_twelve.state import (
    FIELDS,
    HIGHEST,
    Column,
    Move,
    Name,
    Phase,
    Put,
    Sheet,
    Symbol,
    View,
)

_NEAR = 1.0
"""The most fields a number may be off its proportional place and still count as near."""
_FEW = 50
"""Below this many numbers that still fit, their count says more than the place."""


def reasons(view: View, me: Seat, move: Move) -> Iterator[Reason]:
    if isinstance(move, Name):
        return _of_number(view, me, move.number)
    if view.phase is Phase.START:
        return iter((_of_place(move),))
    return _of_entry(view.sheets[me], move)


def _of_number(view: View, me: Seat, number: int) -> Iterator[Reason]:
    sheet, leader = view.sheets[me], _leader(view, me)
    if (column := _finished_by(sheet, number)) is not None:
        yield Reason("may_finish", {"column": Symbol(column).word})
    yield Reason("fits_own", {"count": _fitting(sheet, number)})
    if leader is not None:
        count = _fitting(view.sheets[leader], number)
        yield Reason("fits_leader", {"count": count, "seat": leader})


def _leader(view: View, me: Seat) -> Seat | None:
    """Return the opponent closest to finishing."""
    others = [seat for seat in range(len(view.sheets)) if seat != me]
    return min(others, key=lambda seat: rounds_left(view.sheets[seat]), default=None)


def _fitting(sheet: Sheet, number: int) -> int:
    """Return how many columns take the number and can be completed."""
    alive = [can_be_completed(column) for column in sheet]
    return int(sheet_entries(sheet).fits[alive, number - 1].sum())


def _finished_by(sheet: Sheet, number: int) -> int | None:
    """Return the last column that the number may finish at once."""
    fits = sheet_entries(sheet).fits[:, number - 1]
    able = [c for c in range(len(sheet)) if fits[c] and missing(sheet[c]) == 1]
    return able[-1] if able else None


def _of_entry(sheet: Sheet, put: Put) -> Iterator[Reason]:
    column = entered(sheet, put)[put.column]
    word = {"column": Symbol(put.column).word}
    if missing(column) == 0:
        yield Reason("finishes_column", word)
    elif not can_be_completed(column):
        yield Reason("spoils_column" if can_be_completed(sheet[put.column]) else "spoilt", word)
    else:
        yield Reason("leaves_fields", word | {"count": missing(column)})
        few = _numbers(column) < _FEW
        yield Reason("leaves_numbers", {"count": _numbers(column)}) if few else _of_place(put)


def _numbers(column: Column) -> int:
    return round(HIGHEST * float(column_traits(column)[FITTING]))


def _of_place(put: Put) -> Reason:
    """Compare the field with the number's place among twelve evenly spread ones."""
    if off_proportion(put) < _NEAR:
        return Reason("near_place", {"number": put.number})
    high = put.field < FIELDS * put.number / HIGHEST
    return Reason("too_high" if high else "too_low", {"number": put.number})
