"""Why a move is good or bad: what it ends, closes, skips or keeps."""

from __future__ import annotations

from collections.abc import Iterator

from core.engine.advice import own_seat
from core.engine.rules import Reason
from core.games.qwixx.queries import (
    closes,
    crosses_after,
    ends_game,
    gain,
    lead_after,
    own_sheet,
    risks_misthrow,
    skipped,
)
from core.games.qwixx.scoring import may_cross
from core.games.qwixx.state import COLORS, CROSSES_TO_CLOSE, LAST, Color, Cross, Move, Phase, View

_NEAR_THE_LOCK = 2
"""With at most this many numbers left before the last, an opponent may close the row soon."""


def reasons(view: View, move: Move, other: Move, follow: Move | None = None) -> Iterator[Reason]:
    """Yield reasons, the weightiest first, compared with another move.

    `follow` is the action 2 the advisor plans, if any.
    """
    yield from _ending(view, move)
    if isinstance(move, Cross):
        yield from _crossing(view, move)
    elif risks_misthrow(view):
        yield Reason("misthrow", against=True)
    if isinstance(follow, Cross):
        yield Reason("then", {"color": follow.color.word, "number": follow.number})
    yield from _cost(view, move, other)
    if isinstance(move, Cross) and not closes(move):
        yield Reason("scores", {"points": gain(view, move)})


def _ending(view: View, move: Move) -> Iterator[Reason]:
    if not ends_game(view, move):
        return
    lead = lead_after(view, move)
    if lead > 0:
        yield Reason("ends_ahead", {"points": lead})
    elif lead < 0:
        yield Reason("ends_behind", {"points": -lead})
    else:
        yield Reason("ends_level")


def _crossing(view: View, cross: Cross) -> Iterator[Reason]:
    color = {"color": cross.color.word}
    if closes(cross):
        yield Reason("closes_row", color | {"points": gain(view, cross)})
    elif crosses_after(view, cross) == CROSSES_TO_CLOSE:
        yield Reason("may_close", color)
    elif _may_be_closed(view, cross.color):
        yield Reason("hurry", color)


def _may_be_closed(view: View, color: Color) -> bool:
    """Return whether an opponent can close the row and has few numbers left before that."""
    others = (sheet.rows[color] for s, sheet in enumerate(view.sheets) if s != own_seat(view))
    return any(
        may_cross(row, color, color.number(LAST))
        and LAST - 1 - color.position(row[-1]) <= _NEAR_THE_LOCK
        for row in others
        if row
    )


def _cost(view: View, move: Move, other: Move) -> Iterator[Reason]:
    """Count the numbers a cross skips, or those a pass keeps."""
    if not isinstance(move, Cross):
        if isinstance(other, Cross) and not risks_misthrow(view):
            yield Reason("scores_nothing", against=True)
        yield from _kept(view)
        return
    color, count = {"color": move.color.word}, skipped(view, move)
    if not count:
        yield Reason("skips_nothing", color)
    elif isinstance(other, Cross) and count < (more := skipped(view, other)):
        yield Reason("skips_fewer", color | {"count": count, "more": more})
    else:
        yield Reason("skips", color | {"count": count}, against=True)


def _kept(view: View) -> Iterator[Reason]:
    """Count what the cheapest cross in action 1 would give up."""
    if view.phase is not Phase.WHITE:
        yield Reason("keeps_numbers")
        return
    rows, total = own_sheet(view).rows, view.dice.total
    possible = (c for c in COLORS if c not in view.closed and may_cross(rows[c], c, total))
    count = min((skipped(view, Cross(color, total)) for color in possible), default=0)
    yield Reason("keeps", {"count": count}) if count else Reason("keeps_numbers")
