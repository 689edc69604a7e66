"""The state of each number of a row."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from core.games.qwixx.state import NUMBERS, Color, Row


class Field(Enum):
    OPEN = "open"
    CROSSED = "crossed"
    LOST = "lost"


def fields(color: Color, crossed: Row, closed: bool) -> Iterator[tuple[int, Field]]:
    """Yield the numbers of a row from left to right, each with its state (Q2, Q8)."""
    reached = color.position(crossed[-1]) if crossed else -1
    for position in range(NUMBERS):
        number = color.number(position)
        if number in crossed:
            yield number, Field.CROSSED
        else:
            yield number, Field.LOST if closed or position < reached else Field.OPEN
