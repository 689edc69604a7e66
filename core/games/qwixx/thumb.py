"""Rules of thumb: what a person sees at a glance, the points of a cross and the numbers it skips.

The lower levels play by these; the expert's value function is in `value.py`.
"""

from __future__ import annotations

from dataclasses import dataclass

from core.games.qwixx.scoring import MISTHROW_POINTS, crosses
from core.games.qwixx.state import LAST, Color, Cross, Move, Phase, Row, Sheet, View
from core.rules import Advice, Budget, Reason, Seat


def skipped(row: Row, cross: Cross) -> int:
    """How many open numbers of the row are lost by this cross."""
    reached = cross.color.position(row[-1]) if row else -1
    return cross.color.position(cross.number) - reached - 1


def closes(cross: Cross) -> bool:
    return cross.color.position(cross.number) == LAST


def gain(row: Row, cross: Cross) -> int:
    """The points the cross is worth at once, its lock included."""
    before = crosses(row, cross.color)
    after = before + 1 + closes(cross)
    return (after * (after + 1) - before * (before + 1)) // 2


def risks_misthrow(view: View) -> bool:
    """Passing now costs the active player a misthrow (Q6)."""
    return view.phase is Phase.COLORED and not view.crossed


def reasons(view: View, move: Move) -> tuple[Reason, ...]:
    """The plainest things to say about a move, the weightiest first."""
    sheet = own_sheet(view)
    match move:
        case Cross(color) if closes(move):
            return (Reason("closes_row", {"color": color.word}),)
        case Cross(color):
            return (_skips(sheet.rows[color], move, color),)
    if risks_misthrow(view):
        return (Reason("misthrow", {"points": MISTHROW_POINTS}),)
    return (Reason("keeps_numbers"),)


def own_sheet(view: View) -> Sheet:
    return view.sheets[own_seat(view)]


def own_seat(view: View) -> Seat:
    if view.seat is None:
        raise ValueError("a spectator is not asked for a move")
    return view.seat


def _skips(row: Row, cross: Cross, color: Color) -> Reason:
    count = skipped(row, cross)
    if count == 0:
        return Reason("skips_nothing", {"color": color.word})
    return Reason("skips_numbers", {"color": color.word, "count": count})


@dataclass(frozen=True, slots=True)
class Thumb:
    """Crosses what brings more points at once than the skipped numbers are thought to be worth."""

    price: float
    """Points per skipped number: the higher, the more patient."""

    def rank(self, view: View, moves: tuple[Move, ...], budget: Budget) -> tuple[Advice[Move], ...]:  # noqa: ARG002
        advice = (Advice(m, self._worth(view, m), "points", reasons(view, m)) for m in moves)
        return tuple(sorted(advice, key=lambda a: -a.value))

    def _worth(self, view: View, move: Move) -> float:
        if not isinstance(move, Cross):
            return MISTHROW_POINTS if risks_misthrow(view) else 0.0
        row = own_sheet(view).rows[move.color]
        return gain(row, move) - self.price * skipped(row, move)
