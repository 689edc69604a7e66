"""Places by comparison, and how a game counts in the end when somebody abandoned it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from core.engine.rules import Seat, Standing


def places(keys: Sequence[Any]) -> tuple[int, ...]:
    """Return place 1 for the greatest key; equal keys share one and leave the next ones empty."""
    ordered = sorted(keys, reverse=True)
    return tuple(1 + ordered.index(key) for key in keys)


def settle(
    standings: Sequence[Standing], abandoned: Collection[Seat], *, over: bool = True
) -> tuple[Standing, ...]:
    """Return the standings with abandoned seats as losers, even from the best position.

    They share the last place and gain no points. The best of the others has won. If the game was
    stopped before it was over, the others share the first place; a seat left alone has won.
    """
    if not abandoned:
        return tuple(standings)
    present = [standing for standing in standings if standing.seat not in abandoned]
    least = min(0, *(standing.points for standing in standings))

    def settled(standing: Standing) -> Standing:
        if standing.seat in abandoned:
            return standing._replace(rank=len(standings), points=least, won=False, left=True)
        ahead = sum(other.rank < standing.rank for other in present) if over else 0
        won = ahead == 0 and (over or len(present) == 1)
        return standing._replace(rank=1 + ahead, won=won)

    return tuple(map(settled, standings))


def settle_by_position(
    standings: Sequence[Standing], forfeited: Collection[Seat]
) -> tuple[Standing, ...]:
    """Return the standings as replay files of the first format have them.

    Forfeited seats come last, in the order of their positions; the seat that is then first has won.
    """
    if not forfeited:
        return tuple(standings)
    keys = [(s.seat not in forfeited, -s.rank) for s in standings]
    return tuple(
        s._replace(rank=rank, won=rank == 1 and s.seat not in forfeited)
        for s, rank in zip(standings, places(keys), strict=True)
    )
