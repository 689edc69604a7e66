"""Positions of 5 vor 12 and Lucky Numbers, written as they lie on the table."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

from core.engine.rules import Seat
from core.games.ladder.rules import FIVE_TO_TWELVE, Ladder
from core.games.ladder.state import (
    EMPTY,
    Board,
    Move,
    Phase,
    State,
    View,
)
from core.games.tuples import replaced
from tests.games.playing import Table, placed

LadderTable: TypeAlias = Table[State, Move, View]


def board(text: str) -> Board:
    """Return a board from four lines, `.` for a free cell; `/` may separate the lines."""
    cells = tuple(0 if word == "." else int(word) for word in text.replace("/", " ").split())
    assert len(cells) == 16
    return cells


def one_free(cell: str, number: int | None = None) -> Board:
    """Return a full board except that this cell is free, or holds this number."""
    full = board("1 3 5 7 / 4 6 8 10 / 7 9 11 13 / 10 12 14 16")
    return with_tile(full, cell, number or 0)


def with_tile(before: Board, cell: str, number: int) -> Board:
    return replaced(before, at(cell), number)


def at(cell: str) -> int:
    """Return a cell's index in reading order: a1 b1 c1 d1 a2 ..."""
    return "abcd".index(cell[0]) + 4 * (int(cell[1]) - 1)


def turn(
    *boards: Board,
    middle: tuple[int, ...] = (),
    supply: tuple[int, ...] = (1, 10, 13, 20),
    active: Seat = 0,
    rules: Ladder = FIVE_TO_TWELVE,
) -> LadderTable:
    """Return the start of a turn; a single board gets an opponent with an empty one."""
    seats = boards if len(boards) > 1 else (*boards, EMPTY)
    down = Counter(supply)
    state = State(
        boards=seats,
        supply=tuple(down[number] for number in range(21)),
        phase=Phase.TURN,
        prompt=1,
        active=active,
        open=tuple(sorted(middle)),
    )
    return placed(rules, len(seats), state)


def drawn(tile: int, *boards: Board, rules: Ladder = FIVE_TO_TWELVE) -> LadderTable:
    """Return a table where seat 0 has just revealed this tile; one of each number stays down."""
    return turn(*boards, supply=tuple(range(1, 21)), rules=rules).play("0:draw", tile)
