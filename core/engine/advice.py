"""What the advisors of all games share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import islice
from typing import TypeVar

from core.engine.rules import Advice, Budget, Reason

M = TypeVar("M")


def explained(
    ranked: Iterable[Advice[M]], budget: Budget, reasons: Callable[[M], tuple[Reason, ...]]
) -> tuple[Advice[M], ...]:
    """Return the advice with reasons for as many of the first moves as the budget asks for."""
    rest = iter(ranked)
    first = [replace(a, reasons=reasons(a.move)) for a in islice(rest, budget.reasons)]
    return (*first, *rest)
