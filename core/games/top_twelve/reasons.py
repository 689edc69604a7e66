"""Why a move is good or bad: the columns a number fits, the room an entry leaves."""

from __future__ import annotations

from collections.abc import Iterator

from core.engine.rules import Reason, Seat
from core.games.top_twelve.columns import FITTING, column_traits, entries
from core.games.top_twelve.rounds import (
    missing,
    off_proportion,
    proportional_field,
    rounds_left,
)
from core.games.top_twelve.scoring import can_be_completed, entered, gap
from core.games.top_twelve.state import (
    COLUMNS,
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
"""How many fields a number may be off its proportional place and still count as near."""
_FEW = 50
"""With fewer numbers that still fit than this, their count says more than the place."""


def reasons(view: View, me: Seat, move: Move, other: Move) -> Iterator[Reason]:
    """Return the reasons, the weightiest first, compared with another move."""
    if isinstance(move, Name) and isinstance(other, Name):
        return _of_number(view, me, move.number, other.number)
    assert isinstance(move, Put)
    assert isinstance(other, Put)
    if view.phase is Phase.START:
        return iter((_of_place(move),))
    return _of_entry(view.sheets[me], move, other)


def oddness(view: View, move: Move) -> float:
    """Return how odd a move looks: how far off its place; start numbers also by their column."""
    if isinstance(move, Name):
        return 0.0
    ordered = COLUMNS * (view.phase is Phase.START) * (move.number // 10 != move.column + 1)
    return off_proportion(move) + ordered


def _of_number(view: View, me: Seat, number: int, other: int) -> Iterator[Reason]:
    sheet, leader = view.sheets[me], _leader(view, me)
    if (column := _finished_by(sheet, number)) is not None:
        yield Reason("may_finish", {"column": Symbol(column).word})
    own = _fitting(sheet, number)
    yield Reason("fits_own", {"count": own}, own < _fitting(sheet, other))
    if leader is not None:
        rival = view.sheets[leader]
        count = _fitting(rival, number)
        params = {"count": count, "seat": leader}
        yield Reason("fits_leader", params, count > _fitting(rival, other))
    yield from _best_place(sheet, number)


def _best_place(sheet: Sheet, number: int) -> Iterator[Reason]:
    """Name the first column in which the number finds its proportional field free."""
    field = proportional_field(number)
    for column, numbers in enumerate(sheet):
        if can_be_completed(numbers) and field in gap(numbers, number):
            word = Symbol(column).word
            yield Reason("finds_place", {"column": word, "row": field + 1, "number": number})
            return


def _leader(view: View, me: Seat) -> Seat | None:
    """Return the opponent closest to finishing."""
    others = [seat for seat in range(len(view.sheets)) if seat != me]
    return min(others, key=lambda seat: rounds_left(view.sheets[seat]), default=None)


def _fitting(sheet: Sheet, number: int) -> int:
    """Return how many columns take the number and can be completed."""
    alive = [can_be_completed(column) for column in sheet]
    return int(entries(sheet).fits[alive, number - 1].sum())


def _finished_by(sheet: Sheet, number: int) -> int | None:
    """Return the last column that the number may finish at once."""
    fits = entries(sheet).fits[:, number - 1]
    able = [c for c in range(len(sheet)) if fits[c] and missing(sheet[c]) == 1]
    return able[-1] if able else None


def _of_entry(sheet: Sheet, put: Put, other: Put) -> Iterator[Reason]:
    column = entered(sheet, put)[put.column]
    word = {"column": Symbol(put.column).word}
    if missing(column) == 0:
        yield Reason("finishes_column", word)
    elif not can_be_completed(column):
        spoils = can_be_completed(sheet[put.column])
        yield Reason("spoils_column" if spoils else "spoilt", word, against=spoils)
    else:
        yield Reason("leaves_fields", word | {"count": missing(column)})
        count = _numbers(column)
        fewer = count < _numbers(entered(sheet, other)[other.column])
        yield Reason("leaves_numbers", {"count": count}, fewer) if count < _FEW else _of_place(put)


def _numbers(column: Column) -> int:
    return round(HIGHEST * float(column_traits(column)[FITTING]))


def _of_place(put: Put) -> Reason:
    """Compare the field with the number's place among twelve evenly spread ones."""
    if off_proportion(put) < _NEAR:
        return Reason("near_place", {"number": put.number, "row": put.field + 1})
    high = put.field < FIELDS * put.number / HIGHEST
    return Reason("too_high" if high else "too_low", {"number": put.number}, against=True)
