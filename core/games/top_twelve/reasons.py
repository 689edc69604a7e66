"""Why moves in Top 12 are good or bad, in the game's own terms; the weightiest reason first."""

from __future__ import annotations

from collections.abc import Iterator

from core.engine.rules import Reason, Seat
from core.games.top_twelve.columns import FITTING, column_traits, sheet_entries
from core.games.top_twelve.progress import entered, missing, off_proportion, rounds_left
from core.games.top_twelve.scoring import can_be_completed
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

_MOST = 2
_NEAR = 1.0
"""Fields off its proportional place at which a number still counts as near to it."""
_FEW = 50
"""Numbers still fitting a column: with fewer they say more than the place does."""


def reasons(view: View, me: Seat, moves: tuple[Move, ...]) -> tuple[tuple[Reason, ...], ...]:
    """Of all moves, in their order."""
    found = _of_numbers(view, me) if view.phase is Phase.NAME else {}
    return tuple(
        found[move.number] if isinstance(move, Name) else _of_put(view, me, move) for move in moves
    )


def _of_put(view: View, me: Seat, put: Put) -> tuple[Reason, ...]:
    if view.phase is Phase.START:
        return (_of_place(put),)
    return tuple(_of_entry(view.sheets[me], put))


def _of_numbers(view: View, me: Seat) -> dict[int, tuple[Reason, ...]]:
    last, leader = _finishing(view.sheets[me]), _leader(view, me)
    mine = _fitting(view.sheets[me])
    theirs = {} if leader is None else _fitting(view.sheets[leader])
    own = [Reason("fits_own", {"count": count}) for count in range(COLUMNS + 1)]
    other = [Reason("fits_leader", {"count": c, "seat": leader or 0}) for c in range(COLUMNS + 1)]
    found = {}
    for number in range(1, HIGHEST + 1):
        why = [Reason("may_finish", {"column": last[number]})] if number in last else []
        why.append(own[mine[number]])
        if theirs:
            why.append(other[theirs[number]])
        found[number] = tuple(why[:_MOST])
    return found


def _leader(view: View, me: Seat) -> Seat | None:
    """The opponent nearest to the end."""
    others = [seat for seat in range(len(view.sheets)) if seat != me]
    return min(others, key=lambda seat: rounds_left(view.sheets[seat]), default=None)


def _fitting(sheet: Sheet) -> dict[int, int]:
    """By number: how many columns take it and can be completed."""
    alive = [can_be_completed(column) for column in sheet]
    counts = sheet_entries(sheet).fits[alive].sum(0)
    return {number: int(count) for number, count in enumerate(counts, start=1)}


def _finishing(sheet: Sheet) -> dict[int, str]:
    """The numbers that may finish a column at once, with its name."""
    fits = sheet_entries(sheet).fits
    return {
        int(index) + 1: Symbol(column).word
        for column in range(len(sheet))
        if missing(sheet[column]) == 1
        for index in fits[column].nonzero()[0]
    }


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
    """Is the number about where it stands among twelve evenly spread ones?"""
    if off_proportion(put) < _NEAR:
        return Reason("near_place", {"number": put.number})
    high = put.field < FIELDS * put.number / HIGHEST
    return Reason("too_high" if high else "too_low", {"number": put.number})
