"""Cell names in games with a grid."""

from __future__ import annotations


def cell_name(column: int, row: int) -> str:
    """Return the cell's name; `a1` is the top left."""
    return f"{'abcdefgh'[column]}{row + 1}"
