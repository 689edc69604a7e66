"""Positions of Top 12: sheets as columns of numbers."""

from __future__ import annotations

from typing import TypeAlias

from core.engine.rules import Seat
from core.games.top_twelve.rules import TopTwelve
from core.games.top_twelve.state import Column, Move, Phase, Sheet, State, Symbol, View
from tests.games.playing import Table, placed

TOP = TopTwelve()
HAND, STAR, HOUSE, TREE, MOON, JOKER = Symbol

TopTable: TypeAlias = Table[State, Move, View]


def column(text: str) -> Column:
    """Return a column from its top fields, `_` for a free one; the rest are free."""
    return bytes(0 if word == "_" else int(word) for word in text.split()).ljust(12, b"\0")


def sheet(*columns: str) -> Sheet:
    """Return a sheet from its columns, hand first; missing columns are empty."""
    return tuple(column(text) for text in (*columns, *("",) * (5 - len(columns))))


def counts(*numbers: int) -> Sheet:
    """Return a sheet whose columns hold this many numbers, from the top: 1 2 3 ..."""
    return sheet(*(" ".join(str(n) for n in range(1, 1 + number)) for number in numbers))


def naming(*sheets: Sheet, active: Seat = 0, rounds: int = 0, idle: int = 0) -> TopTable:
    """Return a table where `active` has to name a number."""
    state = State(sheets, Phase.NAME, 1, active, rounds=rounds, idle=idle)
    return placed(TOP, len(sheets), state)


def free(letter: str, first: int, last: int, number: int) -> set[str]:
    """Return the entries of a number in the fields first to last of a column."""
    return {f"{number}@{letter}{field}" for field in range(first, last + 1)}
