"""Luck in 5 vor 12 and Lucky Numbers: revealed tiles that fit a free cell of the own board.

Tiles dealt in set-up do not count because any of them fits, nor do tiles from the middle because
everybody saw them.
"""

from __future__ import annotations

from collections.abc import Iterable

from core.engine.luck import Luck
from core.engine.rules import Event
from core.games.ladder.scoring import fitting
from core.games.ladder.state import EMPTY, FREE, HIGHEST, NAMES, Board
from core.games.tuples import replaced


def luck(events: Iterable[Event], seats: int) -> tuple[Luck, ...]:
    """Return each seat's luck, from all events of one game."""
    table = _Table(seats)
    for event in events:
        table.hear(event)
    return tuple(table.luck)


class _Table:
    """The boards and the supply, as the events tell."""

    def __init__(self, seats: int) -> None:
        self.boards: list[Board] = [EMPTY] * seats
        self.supply = dict.fromkeys(range(1, HIGHEST + 1), seats)  # L1
        self.luck = [Luck()] * seats

    def hear(self, event: Event) -> None:
        if event.seat is None:
            return
        match event.key:
            case "dealt":
                for tile in str(event.params["tiles"]).split("-"):
                    self.supply[int(tile)] -= 1
            case "revealed":
                self._reveal(event.seat, int(event.params["tile"]))
            case "placed" | "swapped":
                self._put(event.seat, int(event.params["tile"]), str(event.params["cell"]))

    def _reveal(self, seat: int, tile: int) -> None:
        useful = {kind for kind in self.supply if _has_room(self.boards[seat], kind)}
        chance = sum(self.supply[kind] for kind in useful) / sum(self.supply.values())
        self.luck[seat] = self.luck[seat].drawn(tile in useful, chance)
        self.supply[tile] -= 1

    def _put(self, seat: int, tile: int, name: str) -> None:
        self.boards[seat] = replaced(self.boards[seat], NAMES.index(name), tile)


def _has_room(board: Board, tile: int) -> bool:
    return any(board[cell] == FREE for cell in fitting(board, tile))
