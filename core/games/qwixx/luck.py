"""Luck in Qwixx: own rolls that offer a cross which skips at most one number.

High or low dice mean nothing here: what counts is whether they come just behind one's crosses.
The chance is exact. Given the white dice, whether a color offers a good cross depends on its own
die alone, so the chances of the colors multiply.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from math import prod

from core.engine.luck import Luck
from core.engine.rules import Event
from core.games.qwixx.scoring import may_cross
from core.games.qwixx.state import COLORS, NUMBERS, Color, Row

SKIPS = 1
"""The most numbers a lucky cross skips."""

_FACES = range(1, 7)


def luck(events: Iterable[Event], seats: int) -> tuple[Luck, ...]:
    """Return each seat's luck, from all events of one game."""
    rows: list[list[Row]] = [[()] * len(COLORS) for _ in range(seats)]
    drawn = [Luck()] * seats
    for event in events:
        if event.seat is None:
            continue
        match event.key:
            case "rolled":
                useful, chance = _rolled(rows[event.seat], event)
                drawn[event.seat] = drawn[event.seat].drawn(useful, chance)
            case "crossed":
                color = Color[str(event.params["color"]).upper()]
                rows[event.seat][color] += (int(event.params["number"]),)
    return tuple(drawn)


def _rolled(rows: Sequence[Row], event: Event) -> tuple[bool, float]:
    """Return whether the roll was of use, and how likely that was given the open colors (Q8)."""
    dice = {c: int(event.params[c.word]) for c in COLORS if c.word in event.params}
    good = {color: _good(rows[color], color) for color in dice}
    first, second = int(event.params["white1"]), int(event.params["white2"])
    useful = any(
        first + second in numbers or {first + dice[color], second + dice[color]} & numbers
        for color, numbers in good.items()
    )
    missed = sum(_missed(a, b, good.values()) for a, b in product(_FACES, repeat=2))
    return useful, 1 - missed / len(_FACES) ** 2


def _missed(first: int, second: int, good: Iterable[frozenset[int]]) -> float:
    """Return how likely it is that no color offers a good cross, given the white dice."""
    rows = list(good)
    if any(first + second in numbers for numbers in rows):
        return 0.0
    return prod(
        sum(not {first + die, second + die} & numbers for die in _FACES) / len(_FACES)
        for numbers in rows
    )


def _good(row: Row, color: Color) -> frozenset[int]:
    """Return the numbers of a row that may be crossed (Q2, Q7) without skipping many."""
    start = color.position(row[-1]) + 1 if row else 0
    near = (color.number(p) for p in range(start, min(start + SKIPS + 1, NUMBERS)))
    return frozenset(number for number in near if may_cross(row, color, number))
