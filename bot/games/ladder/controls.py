"""The buttons of 5 vor 12 and Lucky Numbers, with the board as a grid of buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.common.controls import (
    FIGURE_SPACE,
    Act,
    Control,
    Row,
    Rows,
    Tone,
    back,
    even,
    rows_of,
)
from bot.text.say import Say
from core.engine.rules import Seat
from core.games.ladder.state import (
    CELLS,
    FREE,
    NAMES,
    SIDE,
    Arrange,
    Board,
    Draw,
    Move,
    Phase,
    Put,
    View,
)

_AT_ONCE = 19
"""Buttons that fit below a board besides Draw and those of every turn."""


class LadderControls:
    """Draw, or take one of the face-up tiles; then a 4x4 grid with the legal cells enabled."""

    def public(self, view: View, choices: Mapping[Seat, Sequence[Move]], say: Say) -> Rows:
        if view.phase in (Phase.ARRANGE, Phase.SET_UP):
            tiles = SIDE if view.phase is Phase.ARRANGE else 1
            label = say("control-ladder-set-up", tiles=tiles)
            return ((Control(label, Act.PICK, "", Tone.BLUE),),)
        return self.private(view, choices.get(view.active, ()), "", say)

    def private(self, view: View, moves: Sequence[Move], path: str, say: Say) -> Rows:
        match view.phase:
            case Phase.ARRANGE:
                return _arranging(moves, path, say)
            case Phase.SET_UP:
                return (tuple(map(_diagonal_cell, _puts(moves).values())),)
            case Phase.DRAWN:
                return _drawn(view, moves, say)
        return _turn(view, moves, path, say)

    def label(self, view: View, move: Move, say: Say) -> str:
        match move:
            case Put(tile, cell):
                out = view.boards[view.active][cell] if view.phase is not Phase.SET_UP else FREE
                key = "control-ladder-swap" if out else "control-ladder-put"
                return say(key, tile=tile, cell=NAMES[cell], out=out)
            case Arrange(tiles):
                return " ".join(map(str, tiles))
            case Draw():
                return say("control-ladder-draw")
        return say("control-ladder-leave")

    def asks(self, view: View, moves: Sequence[Move], path: str, say: Say) -> str:
        match view.phase:
            case Phase.ARRANGE if placed := _placed(moves, path):
                return say("pick-ladder-next", tiles=" ".join(map(str, placed)))
            case Phase.TURN if any(str(tile) == path for tile in _tiles(moves)):
                return say("pick-ladder-cell", tile=path)
            case Phase.TURN if moves and not _tiles(moves):
                return say("pick-ladder-only-draw")
            case Phase.DRAWN if moves and not _puts(moves):
                return say("pick-ladder-only-leave")
        return ""

    def answered(self, view: View, say: Say) -> str:
        return self.label(view, view.answer, say) if view.answer else ""


def _puts(moves: Sequence[Move]) -> dict[int, Put]:
    return {move.cell: move for move in moves if isinstance(move, Put)}


def _tiles(moves: Sequence[Move]) -> dict[int, list[Put]]:
    """Return where each tile can go."""
    puts: dict[int, list[Put]] = {}
    for move in moves:
        if isinstance(move, Put):
            puts.setdefault(move.tile, []).append(move)
    return puts


def _drawn(view: View, moves: Sequence[Move], say: Say) -> Rows:
    """Offer the board and leaving the tile; if it fits nowhere, only leaving."""
    puts = _puts(moves)
    tone = Tone.RED if puts else Tone.BLUE
    leave = (Control(say("control-ladder-leave"), Act.MOVE, "leave", tone),)
    if not moves:
        return ()
    return (*_grid(view, puts), leave) if puts else (leave,)


def _turn(view: View, moves: Sequence[Move], path: str, say: Say) -> Rows:
    """Offer A or B (L7), or the grid once a tile from the middle is chosen."""
    if not moves:
        return ()
    tiles = _tiles(moves)
    picked = {put.cell: put for tile, puts in tiles.items() if str(tile) == path for put in puts}
    if picked:
        return (*_grid(view, picked), (back(say),))
    draw = Control(say("control-ladder-draw"), Act.MOVE, "draw", Tone.BLUE)
    return rows_of([draw, *_takes(view, tiles, say)])


def _takes(view: View, tiles: Mapping[int, Sequence[Put]], say: Say) -> list[Control]:
    """Offer to fill free cells with one click each, if they are few, or to take a tile first."""
    board = view.boards[view.active]
    fills = [put for puts in tiles.values() for put in puts if board[put.cell] == FREE]
    picks = [tile for tile, puts in tiles.items() if not set(puts) <= set(fills)]
    if len(fills) + len(picks) > _AT_ONCE:
        fills, picks = [], list(tiles)
    return [
        *(Control(_put_label(put, say), Act.MOVE, str(put), Tone.GREEN) for put in fills),
        *(Control(say("control-ladder-take", tile=tile), Act.PICK, str(tile)) for tile in picks),
    ]


def _put_label(put: Put, say: Say) -> str:
    return say("control-ladder-put", tile=put.tile, cell=NAMES[put.cell])


def _grid(view: View, puts: Mapping[int, Put]) -> Rows:
    board = view.boards[view.active]
    cells = [_grid_cell(board, cell, puts.get(cell)) for cell in range(CELLS)]
    return even(rows_of(cells, SIDE))


def _grid_cell(board: Board, cell: int, put: Put | None) -> Control:
    label = f"{NAMES[cell]}{FIGURE_SPACE}{board[cell]}" if board[cell] else NAMES[cell]
    if put is None:
        return Control(label, Act.PICK, f"#{NAMES[cell]}", enabled=False)
    return Control(label, Act.MOVE, str(put), Tone.BLUE if board[cell] else Tone.GREEN)


def _diagonal_cell(put: Put) -> Control:
    return Control(NAMES[put.cell], Act.MOVE, str(put), Tone.GREEN)


def _arranging(moves: Sequence[Move], path: str, say: Say) -> Rows:
    """Offer the tiles one by one from the top left, or all four in rising order at once (L4a)."""
    orders = [move.tiles for move in moves if isinstance(move, Arrange)]
    if not orders:
        return ()
    chosen = _placed(moves, path)
    fitting = [tiles for tiles in orders if tiles[: len(chosen)] == chosen]
    return (_next_tiles(chosen, fitting), _arranging_shortcuts(orders, chosen, say))


def _placed(moves: Sequence[Move], path: str) -> tuple[int, ...]:
    """Return the tiles of a path, from the top left; none if it leads to no move."""
    chosen = tuple(int(word) for word in path.split("-") if word.isdecimal())
    orders = (move.tiles for move in moves if isinstance(move, Arrange))
    return chosen if any(tiles[: len(chosen)] == chosen for tiles in orders) else ()


def _next_tiles(chosen: tuple[int, ...], orders: Sequence[tuple[int, ...]]) -> Row:
    following = dict.fromkeys(tiles[len(chosen)] for tiles in orders)
    return tuple(_next_tile((*chosen, tile), orders) for tile in following)


def _next_tile(chosen: tuple[int, ...], orders: Sequence[tuple[int, ...]]) -> Control:
    left = [tiles for tiles in orders if tiles[: len(chosen)] == chosen]
    if len(left) == 1:
        return Control(str(chosen[-1]), Act.MOVE, str(Arrange(left[0])), Tone.GREEN)
    return Control(str(chosen[-1]), Act.PICK, "-".join(map(str, chosen)))


def _arranging_shortcuts(
    orders: Sequence[tuple[int, ...]], chosen: tuple[int, ...], say: Say
) -> Row:
    rising = Arrange(tuple(sorted(orders[0])))
    all_at_once = Control(say("control-ladder-rising"), Act.MOVE, str(rising), Tone.BLUE)
    return (all_at_once, back(say)) if chosen else (all_at_once,)
