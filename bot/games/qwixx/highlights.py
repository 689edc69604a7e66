"""Highlights on a sheet: the latest crosses, legal crosses, suggestions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from bot.games.common.kit import Highlight
from core.engine.rules import Seat
from core.games.qwixx.state import COLORS, Color, Cross, Move, View

RowHighlights: TypeAlias = tuple[tuple[int, Highlight, int], ...]
"""Number, highlight, rank of the suggestion (0: none)."""
Highlights: TypeAlias = tuple[RowHighlights, ...]
"""By color."""


def last_highlights(view: View, seat: Seat) -> Highlights:
    """Return the crosses this seat made in the latest action."""
    crosses = [cross for owner, cross in view.last if owner == seat]
    return _by_color(dict.fromkeys(crosses, (Highlight.LAST, 0)))


def owner_highlights(view: View, legal: Sequence[Move], best: Sequence[Move]) -> Highlights:
    """Return the owner's legal crosses, suggestions and given answer."""
    highlights = {move: (Highlight.LEGAL, 0) for move in legal if isinstance(move, Cross)}
    for rank, move in enumerate(best, start=1):
        if isinstance(move, Cross):
            highlights[move] = Highlight.LEGAL, rank
    if isinstance(view.answer, Cross):
        highlights[view.answer] = Highlight.LAST, 0
    return _by_color(highlights)


def _by_color(highlights: dict[Cross, tuple[Highlight, int]]) -> Highlights:
    return tuple(_of_color(color, highlights) for color in COLORS)


def _of_color(color: Color, highlights: dict[Cross, tuple[Highlight, int]]) -> RowHighlights:
    return tuple(
        (cross.number, *highlight)
        for cross, highlight in highlights.items()
        if cross.color is color
    )
