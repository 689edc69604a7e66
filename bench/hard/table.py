"""The table that the proofs print, and what they tell on the way."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass, field

SHOWN = 5
"""Faults told in words, of each row."""
SELDOM = 30.0
"""Seconds between two lines about progress in a log."""


class _Head:
    printed = False

    def print(self) -> None:
        self.printed = True
        print("| what | how many | lost | doubled | late | wrong | notes |")
        print("|---|---|---|---|---|---|---|", flush=True)


HEAD = _Head()


@dataclass(slots=True)
class Row:
    """What one proof has found; every fault is a sentence."""

    what: str
    count: str = ""
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    late: list[str] = field(default_factory=list)
    """Answered after more than three seconds or never, and no sentence told why."""
    wrong: list[str] = field(default_factory=list)
    notes: str = ""

    @property
    def right(self) -> bool:
        return not any(self._faults)

    @property
    def _faults(self) -> tuple[list[str], ...]:
        return self.lost, self.doubled, self.late, self.wrong

    def print(self, seconds: float) -> None:
        counts = " | ".join(str(len(each)) for each in self._faults)
        notes = f"{self.notes}; {seconds:.0f} s" if self.notes else f"{seconds:.0f} s"
        print(f"| {self.what} | {self.count} | {counts} | {notes} |", flush=True)
        for each in self._faults:
            _tell(each)


def _tell(faults: Iterable[str]) -> None:
    told = list(faults)
    for words in told[:SHOWN]:
        print(f"  {words}", file=sys.stderr)
    if len(told) > SHOWN:
        print(f"  and {len(told) - SHOWN} more", file=sys.stderr, flush=True)


def times(full: int, share: float) -> int:
    """Return how often something is done in this share of a full run."""
    return max(1, round(full * share))


class _Told:
    at = -SELDOM


def progress(words: str) -> None:
    """Tell where a long proof is: on a terminal in one line, elsewhere now and then."""
    if sys.stderr.isatty():
        print(f"\r{words:79}\r", end="", file=sys.stderr, flush=True)
    elif words and time.monotonic() - _Told.at >= SELDOM:
        _Told.at = time.monotonic()
        print(f"... {words}", file=sys.stderr, flush=True)
