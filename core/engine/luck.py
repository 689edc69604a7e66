"""How lucky a seat was, counted in draws that could have been of use.

Each game says what a draw is, whether it was of use, and how likely that was the moment before,
given the bag and the boards. The differences from that add up to a martingale, so its variance is
the sum of p(1-p), however the draws depend on each other; skill cannot move it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Luck:
    """Draws, how many were of use, how many should have been, and how far that may vary."""

    draws: int = 0
    useful: int = 0
    expected: float = 0.0
    variance: float = 0.0

    def __add__(self, other: Luck) -> Luck:
        return Luck(
            self.draws + other.draws,
            self.useful + other.useful,
            self.expected + other.expected,
            self.variance + other.variance,
        )

    def drawn(self, useful: bool, chance: float) -> Luck:
        """Return the account after one more draw, which had this chance to be of use."""
        return self + Luck(1, int(useful), chance, chance * (1 - chance))

    @property
    def mean(self) -> float | None:
        """Return the useful draws beyond the expected ones, per draw; None without a draw."""
        return (self.useful - self.expected) / self.draws if self.draws else None

    @property
    def error(self) -> float | None:
        """Return the standard error of the mean: two of them are chance, three are rare."""
        return math.sqrt(self.variance) / self.draws if self.draws else None
