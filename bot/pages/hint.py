"""A hint in words: the best moves, the value of each, why, and how far behind the others are.

Each game has its own reasons (`reason-<family>-<key>`). The unit says what a value means
(`advice-worth-<unit>` for the best move, `advice-less-<unit>` for the others).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any

from bot.text.names import spoken
from bot.text.say import Say
from core.engine.advice import whole
from core.engine.rules import Advice, Reason, Seat


def explain(
    advice: Sequence[Advice[Any]],
    family: str,
    label: Callable[[Any], str],
    say: Say,
    names: tuple[str, ...] = (),
) -> list[str]:
    """Return one line for each piece of advice, best first."""
    if not advice:
        return []
    words = _Words(family, names, say)
    best, reasons = whole(advice[0]), [piece.reasons for piece in advice]
    return [
        words.line(rank, label(piece.move), piece, best, 1 + reasons.index(piece.reasons))
        for rank, piece in enumerate(advice, start=1)
    ]


@dataclass(frozen=True, slots=True)
class _Words:
    family: str
    names: tuple[str, ...]
    say: Say

    def line(self, rank: int, move: str, piece: Advice[Any], best: int, alike: int) -> str:
        """Return the line of one move; `alike` is the first rank with the same reasons."""
        worth = self._worth(rank, piece, best)
        if not piece.reasons:
            return self.say("advice-line-bare", rank=rank, move=move, worth=worth)
        why = self.say("advice-alike", rank=alike) if alike < rank else self._why(piece)
        return self.say("advice-line", rank=rank, move=move, worth=worth, why=why)

    def _worth(self, rank: int, piece: Advice[Any], best: int) -> str:
        value = whole(piece)
        if rank == 1:
            return self.say(f"advice-worth-{piece.unit}", value=value)
        return self.say(f"advice-less-{piece.unit}", value=value, less=abs(best - value))

    def _why(self, piece: Advice[Any]) -> str:
        said = (self._reason(reason) for reason in piece.reasons)
        return reduce(lambda done, more: self.say("advice-why", first=done, next=more), said)

    def _reason(self, reason: Reason) -> str:
        params = dict(reason.params)
        if isinstance(seat := params.get("seat"), int):
            params["name"] = self._name(seat)
        return self.say(f"reason-{self.family}-{reason.key.replace('_', '-')}", **params)

    def _name(self, seat: Seat) -> str:
        """Return the name of a seat, or its number if the name is unknown."""
        if seat < len(self.names):
            return spoken(self.names[seat])
        return self.say("advice-player", number=seat + 1)
