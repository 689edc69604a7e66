"""Reference players that fit every game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Any, TypeVar

from core.engine.rules import Advice, Advisor, Budget

M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Uniform:
    """Chooses uniformly among the legal moves."""

    def rank(self, view: object, moves: tuple[M, ...], budget: Budget) -> tuple[Advice[M], ...]:  # noqa: ARG002
        shuffled = Random(budget.seed).sample(moves, len(moves))
        return tuple(Advice(move, 0.0, "none") for move in shuffled)


REFERENCE: Mapping[str, Advisor[Any, Any]] = MappingProxyType({"random": Uniform()})
