"""What anybody sees at a glance in a view: skipped numbers, points, the end of the game."""

from __future__ import annotations

from core.engine.advice import own_seat
from core.games.qwixx.scoring import MISTHROW_POINTS, crosses
from core.games.qwixx.state import (
    LAST,
    MISTHROWS,
    ROWS_TO_END,
    Cross,
    Move,
    Phase,
    Row,
    Sheet,
    View,
)


def own_sheet(view: View) -> Sheet:
    return view.sheets[own_seat(view)]


def own_row(view: View, cross: Cross) -> Row:
    return own_sheet(view).rows[cross.color]


def skipped(view: View, cross: Cross) -> int:
    """How many numbers of the row this cross gives up."""
    row = own_row(view, cross)
    reached = cross.color.position(row[-1]) if row else -1
    return cross.color.position(cross.number) - reached - 1


def closes(cross: Cross) -> bool:
    return cross.color.position(cross.number) == LAST


def crosses_after(view: View, cross: Cross) -> int:
    """The crosses the row will have, the lock included."""
    return crosses(own_row(view, cross), cross.color) + 1 + closes(cross)


def gain(view: View, move: Move) -> int:
    """The points the move brings at once."""
    if not isinstance(move, Cross):
        return MISTHROW_POINTS if risks_misthrow(view) else 0
    after, before = crosses_after(view, move), crosses(own_row(view, move), move.color)
    return (after * (after + 1) - before * (before + 1)) // 2


def risks_misthrow(view: View) -> bool:
    """Passing now is a misthrow (Q6)."""
    return view.phase is Phase.COLORED and not view.crossed


def ends_game(view: View, move: Move) -> bool:
    """By a second closed row or a fourth misthrow (Q10)."""
    if isinstance(move, Cross):
        return closes(move) and len(view.closed) + 1 >= ROWS_TO_END
    return risks_misthrow(view) and own_sheet(view).misthrows + 1 >= MISTHROWS


def lead_after(view: View, move: Move) -> int:
    """Points ahead of the best opponent, as the sheets stand and with this move."""
    seat = own_seat(view)
    best = max(standing.score for standing in view.standings if standing.seat != seat)
    return view.standings[seat].score + gain(view, move) - best
