"""Sheets read and counted: what may be crossed (Q2, Q7), what it is worth (Q11)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from core.engine.rules import Standing
from core.engine.standings import places
from core.games.qwixx.state import COLORS, CROSSES_TO_CLOSE, LAST, Color, Row, Sheet

MISTHROW_POINTS = -5


def may_cross(row: Row, color: Color, number: int) -> bool:
    """Return whether it is right of all crosses (Q2); the last number needs five crosses (Q7)."""
    position = color.position(number)
    if row and position <= color.position(row[-1]):
        return False
    return position != LAST or len(row) >= CROSSES_TO_CLOSE


def is_locked(row: Row, color: Color) -> bool:
    """Return whether the rightmost number is crossed, and with it the lock (Q7)."""
    return bool(row) and color.position(row[-1]) == LAST


def crosses(row: Row, color: Color) -> int:
    """Return how many crosses count: those on numbers and the lock (Q7)."""
    return len(row) + is_locked(row, color)


def row_points(row: Row, color: Color) -> int:
    n = crosses(row, color)
    return n * (n + 1) // 2


def sheet_points(sheet: Sheet) -> Mapping[str, int]:
    """Return what the sheet is worth, part by part (Q11)."""
    points = {color.word: row_points(sheet.rows[color], color) for color in COLORS}
    return MappingProxyType(points | {"misthrows": MISTHROW_POINTS * sheet.misthrows})


def standings(sheets: tuple[Sheet, ...], *, over: bool) -> tuple[Standing, ...]:
    """Return places by total; equal totals win together (Q11)."""
    parts = [sheet_points(sheet) for sheet in sheets]
    totals = [sum(part.values()) for part in parts]
    return tuple(
        Standing(seat, rank, total, points=total, won=over and rank == 1, details=part)
        for seat, (rank, total, part) in enumerate(zip(places(totals), totals, parts, strict=True))
    )
