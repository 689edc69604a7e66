"""What the advisors of all games share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import islice
from typing import TypeVar

from core.engine.rules import Advice, Budget, Reason, Seat, View

M = TypeVar("M")

MOST_REASONS = 2
"""For one move; more would bury the weightiest."""


def own_seat(view: View) -> Seat:
    """Return the seat that is advised."""
    if view.seat is None:
        raise ValueError("a spectator is not asked for a move")
    return view.seat


def best_first(moves: Iterable[M], values: Iterable[float], unit: str) -> list[Advice[M]]:
    """Return advice without reasons; equal moves keep their order."""
    advice = (Advice(move, value, unit) for move, value in zip(moves, values, strict=True))
    return sorted(advice, key=lambda a: -a.value)


def explained(
    ranked: Iterable[Advice[M]], budget: Budget, reasons: Callable[[M], Iterable[Reason]]
) -> tuple[Advice[M], ...]:
    """Return the advice with reasons for as many of the first moves as the budget asks for.

    `reasons` gives those of one move, the weightiest first.
    """
    rest = iter(ranked)
    first = [
        replace(a, reasons=tuple(islice(reasons(a.move), MOST_REASONS)))
        for a in islice(rest, budget.reasons)
    ]
    return (*first, *rest)
