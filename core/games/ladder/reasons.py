"""Why a move is good or bad: the room it leaves for other tiles, the tiles it gives to rivals.

A `seat` in a reason is always a rival's.
"""

from __future__ import annotations

from itertools import pairwise

from core.engine.rules import Reason
from core.games.ladder.queries import (
    choices,
    even_number,
    fillable,
    filling_tiles,
    first_to_use,
    free,
    own_board,
)
from core.games.ladder.state import (
    DIAGONAL,
    FREE,
    HIGHEST,
    NAMES,
    Arrange,
    Board,
    Cell,
    Draw,
    Leave,
    Move,
    Phase,
    Put,
    View,
)
from core.games.tuples import replaced

_NEAR = 1.5
"""How far a tile may be off the even number of its cell and still belong there."""


def reasons(view: View, move: Move, other: Move) -> list[Reason]:
    """Return the reasons, the weightiest first, compared with another move."""
    match move:
        case Arrange(tiles):
            return _diagonal(tiles)
        case Put(tile, cell) if view.phase is Phase.SET_UP:
            board = replaced(own_board(view), cell, tile)
            return _diagonal(tuple(board[each] for each in DIAGONAL))
        case Put(tile, cell) if own_board(view)[cell] == FREE:
            return _place(own_board(view), tile, cell, other)
        case Put(tile, cell):
            return _swap(view, tile, cell)
        case Leave():
            return _leave(view)
        case Draw():
            return [_reason("draw_fills", count=filling_tiles(view), total=view.supply)]


def _reason(key: str, *, against: bool = False, **params: int | str) -> Reason:
    return Reason(key, params, against)


def _diagonal(tiles: tuple[int, ...]) -> list[Reason]:
    """Name the tightest gap of the diagonal, counted in numbers per cell."""
    laid = [
        (place, tile) for place, tile in enumerate((0, *tiles, HIGHEST + 1)) if tile or not place
    ]
    laid = laid[bool(tiles[0]) : len(laid) - bool(tiles[-1])]
    gaps = [(high - low, far - near, low, high) for (near, low), (far, high) in pairwise(laid)]
    for size, _, low, high in gaps:
        if size <= 0:
            return [_reason("diagonal_falls", against=True, low=low, high=high)]
    size, _, low, high = min(gaps, key=lambda gap: gap[0] / gap[1])
    if not low:
        return [_reason("gap_below", count=size - 1, tile=high)]
    if high > HIGHEST:
        return [_reason("gap_above", count=size - 1, tile=low)]
    return [_reason("tightest_gap", count=size - 1, low=low, high=high)]


def _place(board: Board, tile: int, cell: Cell, other: Move) -> list[Reason]:
    after = replaced(board, cell, tile)
    left = free(after)
    if not left:
        return [_reason("completes_board")]
    fills = _reason("fills_cell", tile=tile, left=len(left))
    near = abs(tile - even_number(cell)) <= _NEAR
    fitting = [_reason("right_place", tile=tile, cell=NAMES[cell])] if near else []
    return [fills, *_room_left(board, after, other), *fitting]


def _room_left(board: Board, after: Board, other: Move) -> list[Reason]:
    """Name the cell that is left with the fewest numbers, less than another move would leave."""
    tight = _tightest(board, after)
    if tight is None:
        return [_reason("costs_nothing")]
    name, count = NAMES[tight], choices(after)[tight]
    if not count:
        return [_reason("blocks_cell", against=True, cell=name)]
    fewer = isinstance(other, Put) and count < _least_left(board, other)
    return [
        _reason("leaves_few" if fewer else "leaves_numbers", against=fewer, count=count, cell=name)
    ]


def _tightest(board: Board, after: Board) -> Cell | None:
    """Return the free cell that has the fewest numbers left, among those that lose some."""
    touched = [c for c in free(after) if choices(after)[c] < choices(board)[c]]
    return min(touched, key=lambda c: choices(after)[c], default=None)


def _least_left(board: Board, put: Put) -> int:
    after = replaced(board, put.cell, put.tile)
    tight = _tightest(board, after)
    return HIGHEST if tight is None else choices(after)[tight]


def _swap(view: View, tile: int, cell: Cell) -> list[Reason]:
    board = own_board(view)
    out, after = board[cell], replaced(board, cell, tile)
    gains = {c: choices(after)[c] - choices(board)[c] for c in free(board)}
    wider = max(gains, key=lambda c: gains[c])
    tighter = min(gains, key=lambda c: gains[c])
    found = []
    if gains[wider] > 0:
        found.append(_change("makes_room", board, after, wider))
    elif gains[tighter] < 0:
        found.append(_change("takes_room", board, after, tighter, against=True))
    return [*found, *_goes_back(after, out), *_to_middle(view, out)]


def _change(key: str, board: Board, after: Board, cell: Cell, *, against: bool = False) -> Reason:
    before, now = choices(board)[cell], choices(after)[cell]
    return _reason(key, against=against, cell=NAMES[cell], before=before, count=now)


def _goes_back(board: Board, tile: int) -> list[Reason]:
    """Say whether the tile given to the middle could fill an own cell next turn."""
    cells = fillable(board, tile)
    return [_reason("goes_back", tile=tile, cell=NAMES[cells[0]])] if cells else []


def _to_middle(view: View, tile: int) -> list[Reason]:
    seat = first_to_use(view, tile)
    if seat is None:
        return [_reason("helps_nobody", tile=tile)]
    return [_reason("helps_rival", against=True, tile=tile, seat=seat)]


def _leave(view: View) -> list[Reason]:
    tile = view.drawn or 0
    nothing = [] if fillable(own_board(view), tile) else [_reason("fills_nothing", tile=tile)]
    return [*nothing, *_to_middle(view, tile), *_goes_back(own_board(view), tile)]
