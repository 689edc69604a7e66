"""Luck in Top 12: rolls after which one could enter the named number.

Everybody enters what anybody named (T5), so every roll is a draw of every seat; which number was
named is somebody's skill and is known before the die falls.
"""

from __future__ import annotations

from collections.abc import Iterable

from core.engine.luck import Luck
from core.engine.rules import Event
from core.games.top_twelve.scoring import entered, fields
from core.games.top_twelve.state import EMPTY, Put, Sheet, Symbol


def luck(events: Iterable[Event], seats: int) -> tuple[Luck, ...]:
    """Return each seat's luck, from all events of one game."""
    sheets: list[Sheet] = [EMPTY] * seats
    drawn = [Luck()] * seats
    number = 0
    for event in events:
        match event.key:
            case "named":
                number = int(event.params["number"])
            case "rolled":
                symbol = Symbol[str(event.params["symbol"]).upper()]
                drawn = [_rolled(*one, number, symbol) for one in zip(drawn, sheets, strict=True)]
            case "wrote" | "entered" if event.seat is not None:
                sheets[event.seat] = _with(sheets[event.seat], event)
    return tuple(drawn)


def _rolled(drawn: Luck, sheet: Sheet, number: int, symbol: Symbol) -> Luck:
    useful = {face for face in Symbol if fields(sheet, number, face)}
    return drawn.drawn(symbol in useful, len(useful) / len(Symbol))


def _with(sheet: Sheet, event: Event) -> Sheet:
    cell = str(event.params["cell"])
    column, field = ord(cell[0]) - ord("a"), int(cell[1:]) - 1
    return entered(sheet, Put(int(event.params["number"]), column, field))
