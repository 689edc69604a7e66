"""What the advisors of all games share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from itertools import takewhile
from typing import TypeVar

from core.engine.rules import Advice, Budget, Reason, Seat, View

M = TypeVar("M")

MOST_REASONS = 2
"""For one move; more would bury the weightiest."""
_HUNDREDTHS = frozenset({"win"})
"""Units that are probabilities, shown in percent."""
_NO_DIFFERENCE = 0.002
"""A smaller difference between chances to win means nothing: the estimates are less exact."""


def own_seat(view: View) -> Seat:
    """Return the seat that is advised."""
    if view.seat is None:
        raise ValueError("a spectator is not asked for a move")
    return view.seat


def best_first(moves: Iterable[M], values: Iterable[float], unit: str) -> list[Advice[M]]:
    """Return advice without reasons; equal moves keep their order."""
    advice = (Advice(move, value, unit) for move, value in zip(moves, values, strict=True))
    return sorted(advice, key=lambda a: -a.value)


def whole(advice: Advice[object]) -> int:
    """Return the value as people read it: decimals would feign precision."""
    return round(advice.value * 100) if advice.unit in _HUNDREDTHS else round(advice.value)


def explained(
    ranked: Iterable[Advice[M]],
    budget: Budget,
    reasons: Callable[[M, M], Iterable[Reason]],
    oddness: Callable[[M], float] = lambda _: 0.0,
) -> tuple[Advice[M], ...]:
    """Return the advice with reasons for as many of the first moves as the budget asks for.

    `reasons` compares one move with another and gives the weightiest reasons first: the best move
    is compared with the next, all others with the best. Of moves that look equal, a hint shows the
    least odd.
    """
    if not budget.reasons:
        return tuple(ranked)
    order = _natural_first(list(ranked), oddness)
    shown = order[: budget.reasons]
    best, following = order[0].move, order[min(1, len(order) - 1)].move
    praise, *others = [list(reasons(a.move, following if a.move == best else best)) for a in shown]
    chosen = [_for_best(praise, others), *(_for_other(found, praise) for found in others)]
    first = [replace(a, reasons=tuple(r)) for a, r in zip(shown, chosen, strict=True)]
    return (*first, *order[budget.reasons :])


def _natural_first(ranked: list[Advice[M]], oddness: Callable[[M], float]) -> list[Advice[M]]:
    """Order the moves that look as good as the best by how odd they are."""
    equal = list(takewhile(partial(_looks_equal, ranked[0]), ranked))
    return [*sorted(equal, key=lambda a: oddness(a.move)), *ranked[len(equal) :]]


def _looks_equal(best: Advice[M], other: Advice[M]) -> bool:
    """Return whether two chances read alike; a sure win differs from an almost sure one."""
    if other.value == best.value:
        return True
    alike = best.unit in _HUNDREDTHS and best.value - other.value < _NO_DIFFERENCE
    return alike and whole(other) == whole(best) not in {0, 100}


def _for_best(own: list[Reason], others: list[list[Reason]]) -> list[Reason]:
    """Choose what speaks for the best move: first what does not also speak for the next."""
    merits = [reason for reason in own if not reason.against] or own
    shared = others[0] if others else []
    return sorted(merits, key=lambda reason: reason in shared)[:MOST_REASONS]


def _for_other(own: list[Reason], best: list[Reason]) -> list[Reason]:
    """Choose what the best move does not share, drawbacks first."""
    telling = [reason for reason in own if reason not in best] or own
    return sorted(telling, key=lambda reason: not reason.against)[:MOST_REASONS]
