"""Places by comparison, and how a game counts in the end when somebody gave up."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from core.engine.rules import Seat, Standing


def places(keys: Sequence[Any]) -> tuple[int, ...]:
    """Return place 1 for the greatest key; equal keys share one and leave the next ones empty."""
    ordered = sorted(keys, reverse=True)
    return tuple(1 + ordered.index(key) for key in keys)


def settle(standings: Sequence[Standing], forfeited: Collection[Seat]) -> tuple[Standing, ...]:
    """Return the standings with forfeited seats last; whoever is first then has won."""
    if not forfeited:
        return tuple(standings)
    keys = [(s.seat not in forfeited, -s.rank) for s in standings]
    return tuple(
        replace(s, rank=rank, won=rank == 1 and s.seat not in forfeited)
        for s, rank in zip(standings, places(keys), strict=True)
    )
