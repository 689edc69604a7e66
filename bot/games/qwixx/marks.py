"""What is pointed out on a sheet: the last crosses, what may be crossed, what is suggested."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from bot.games.kit import Mark
from core.engine.rules import Seat
from core.games.qwixx.state import COLORS, Color, Cross, Move, View

RowMarks: TypeAlias = tuple[tuple[int, Mark, int], ...]
"""Number, why it is pointed out, rank of the suggestion (0: none)."""
Marks: TypeAlias = tuple[RowMarks, ...]
"""By color."""


def last_marks(view: View, seat: Seat) -> Marks:
    """The crosses this seat made in the latest action."""
    crosses = [cross for owner, cross in view.last if owner == seat]
    return _by_color(dict.fromkeys(crosses, (Mark.LAST, 0)))


def owner_marks(view: View, legal: Sequence[Move], best: Sequence[Move]) -> Marks:
    """What the owner may cross, the suggestions, and an answer already given."""
    marks = {move: (Mark.LEGAL, 0) for move in legal if isinstance(move, Cross)}
    for rank, move in enumerate(best, start=1):
        if isinstance(move, Cross):
            marks[move] = Mark.LEGAL, rank
    if isinstance(view.answer, Cross):
        marks[view.answer] = Mark.LAST, 0
    return _by_color(marks)


def _by_color(marks: dict[Cross, tuple[Mark, int]]) -> Marks:
    return tuple(_of_color(color, marks) for color in COLORS)


def _of_color(color: Color, marks: dict[Cross, tuple[Mark, int]]) -> RowMarks:
    return tuple((cross.number, *mark) for cross, mark in marks.items() if cross.color is color)
