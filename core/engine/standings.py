"""How a game counts in the end when somebody gave up: behind everybody who played on."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from core.engine.rules import Seat, Standing
from core.games.table import places


def settle(standings: Sequence[Standing], forfeited: Collection[Seat]) -> tuple[Standing, ...]:
    """The standings with every forfeited seat behind all others; whoever is first then has won."""
    if not forfeited:
        return tuple(standings)
    keys = [(s.seat not in forfeited, -s.rank) for s in standings]
    return tuple(
        replace(s, rank=rank, won=rank == 1 and s.seat not in forfeited)
        for s, rank in zip(standings, places(keys), strict=True)
    )
