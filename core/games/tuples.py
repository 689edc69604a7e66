"""Copies of tuples with one item replaced, because states are immutable."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def replaced(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """Return `items` with `item` at `index`."""
    copy = list(items)
    copy[index] = item
    return tuple(copy)
