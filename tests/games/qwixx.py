"""Positions of Qwixx: sheets as crossed numbers, and a turn with chosen dice."""

from __future__ import annotations

from typing import TypeAlias

from core.engine.rules import Seat
from core.games.qwixx.rules import Qwixx
from core.games.qwixx.state import PASS, Color, Dice, Move, Phase, Sheet, State, View
from tests.games.playing import Table, placed

QWIXX = Qwixx()
BLANK = Sheet()

QwixxTable: TypeAlias = Table[State, Move, View]

FIVE_RISING = "2 3 4 5 6"
FIVE_FALLING = "12 11 10 9 8"


def sheet(
    *, red: str = "", yellow: str = "", green: str = "", blue: str = "", misthrows: int = 0
) -> Sheet:
    """Return a sheet from the numbers crossed in each row, left to right."""
    rows = tuple(tuple(map(int, row.split())) for row in (red, yellow, green, blue))
    return Sheet(rows, misthrows)


def row_of(color: str, crosses: str) -> Sheet:
    """Return a sheet with crosses in one row only."""
    rows = {color: tuple(map(int, crosses.split()))}
    return Sheet(tuple(rows.get(word, ()) for word in ("red", "yellow", "green", "blue")))


def turn(
    *sheets: Sheet,
    white: tuple[int, int],
    colored: tuple[int, ...] = (1, 1, 1, 1),
    active: Seat = 0,
    closed: str = "",
) -> QwixxTable:
    """Return the turn of `active` right after the roll; `colored` are the dice left."""
    before = (active - 1) % len(sheets)
    state = State(
        sheets=sheets,
        dice=Dice((1, 1), (1, 1, 1, 1)),
        active=before,
        phase=Phase.COLORED,
        prompt=1,
        answers=(PASS,) * len(sheets),
        closed=tuple(Color("rygb".index(letter)) for letter in closed),
        crossed=True,
    )
    return placed(QWIXX, len(sheets), state).play(f"{before}:pass", *white, *colored)
