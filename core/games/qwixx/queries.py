"""Questions about a view: what a move skips, scores or ends."""

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
    """Return how many numbers of the row this cross gives up."""
    row = own_row(view, cross)
    reached = cross.color.position(row[-1]) if row else -1
    return cross.color.position(cross.number) - reached - 1


def oddness(view: View, move: Move) -> float:
    """Return how odd a move looks: the numbers it skips; a pass is like a cross that skips two."""
    if isinstance(move, Cross):
        return skipped(view, move)
    return LAST if risks_misthrow(view) else 2


def closes(cross: Cross) -> bool:
    return cross.color.position(cross.number) == LAST


def crosses_after(view: View, cross: Cross) -> int:
    """Return how many crosses the row will have, including the lock."""
    return crosses(own_row(view, cross), cross.color) + 1 + closes(cross)


def gain(view: View, move: Move) -> int:
    """Return the points the move scores at once."""
    if not isinstance(move, Cross):
        return MISTHROW_POINTS if risks_misthrow(view) else 0
    after, before = crosses_after(view, move), crosses(own_row(view, move), move.color)
    return (after * (after + 1) - before * (before + 1)) // 2


def risks_misthrow(view: View) -> bool:
    """Return whether passing now is a misthrow (Q6)."""
    return view.phase is Phase.COLORED and not view.crossed


def ends_game(view: View, move: Move) -> bool:
    """Return whether the move closes a second row or is a fourth misthrow (Q10)."""
    if isinstance(move, Cross):
        return closes(move) and len(view.closed) + 1 >= ROWS_TO_END
    return risks_misthrow(view) and own_sheet(view).misthrows + 1 >= MISTHROWS


def lead_after(view: View, move: Move) -> int:
    """Return the points ahead of the best opponent after this move."""
    seat = own_seat(view)
    best = max(standing.score for standing in view.standings if standing.seat != seat)
    return view.standings[seat].score + gain(view, move) - best
