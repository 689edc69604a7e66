"""What several games share: places by comparison, cell names, the lot for the start."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from core.engine.rng import Rng
from core.engine.rules import Event, Seat, Setup, event


def places(keys: Sequence[Any]) -> tuple[int, ...]:
    """Place 1 for the greatest key; equal keys share a place and the next places stay empty."""
    ordered = sorted(keys, reverse=True)
    return tuple(1 + ordered.index(key) for key in keys)


def cell_name(column: int, row: int) -> str:
    """`a1` is the top left cell."""
    return f"{'abcdefgh'[column]}{row + 1}"


def starting_seat(setup: Setup, rng: Rng) -> tuple[Seat, Event]:
    """The seat agreed on, else one by lot."""
    first = rng.below(setup.seats) if setup.first is None else setup.first
    return first, event("starts", first)
