"""The expert: looks the roll through with the value function behind it, for seats and for hints."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from core.games.qwixx import turn, value
from core.games.qwixx.crowd import NOTHING, Crowd, Floats, Rolls
from core.games.qwixx.scoring import crosses
from core.games.qwixx.state import COLORS, Cross, Move, Phase, Sheet, View
from core.games.qwixx.thumb import own_seat, reasons
from core.games.qwixx.value import Outlook
from core.rules import Advice, Budget


@dataclass(frozen=True, slots=True)
class Expert:
    """Ranks by the chance to win; between equal chances by the lead in points."""

    def rank(self, view: View, moves: tuple[Move, ...], budget: Budget) -> tuple[Advice[Move], ...]:  # noqa: ARG002
        worth = _worth(view)
        advice = (Advice(m, _chance(view, m, worth), "win", reasons(view, m)) for m in moves)
        return tuple(sorted(advice, key=lambda a: -a.value))


def _worth(view: View) -> Floats:
    """[choice] of the action asked for."""
    crowd, rolls = as_crowd(view), as_rolls(view)
    if view.phase is Phase.COLORED:
        worth = turn.colored_worth(_judge, crowd, rolls, np.array([view.crossed]))
    else:
        rest = turn.expected(_judge, crowd, rolls)
        worth = turn.white_worth(_judge, crowd, rolls, rest, _player(view))
    return worth.reshape(-1)


def _judge(crowd: Crowd, player: int) -> Outlook:
    return value.load().outlook(crowd, player, turn=1)


def _chance(view: View, move: Move, worth: Floats) -> float:
    return min(1.0, max(0.0, float(worth[_choice(view, move)])))


def _choice(view: View, move: Move) -> int:
    """The move's place among the choices of its action."""
    if view.phase is Phase.WHITE:
        return move.color if isinstance(move, Cross) else NOTHING
    if not isinstance(move, Cross):
        return turn.NO_COLORED
    die = view.dice.white.index(move.number - (view.dice.colored[move.color] or 0))
    return 2 * move.color + die


def _player(view: View) -> int:
    """Seats from the active one to this one."""
    return (own_seat(view) - view.active) % len(view.sheets)


def as_crowd(view: View) -> Crowd:
    """The view as the only position of a crowd."""
    sheets = view.sheets[view.active :] + view.sheets[: view.active]
    return Crowd(
        np.array([[_reached(sheet) for sheet in sheets]]),
        np.array([[_crosses(sheet) for sheet in sheets]]),
        np.array([[sheet.misthrows for sheet in sheets]]),
        np.array([[color in view.closed for color in COLORS]]),
    )


def as_rolls(view: View) -> Rolls:
    colored = [die or 0 for die in view.dice.colored]
    return Rolls.of(np.array([view.dice.white]), np.array([colored]))


def _reached(sheet: Sheet) -> list[int]:
    return [
        color.position(row[-1]) if row else -1
        for color, row in zip(COLORS, sheet.rows, strict=True)
    ]


def _crosses(sheet: Sheet) -> list[int]:
    return [crosses(row, color) for color, row in zip(COLORS, sheet.rows, strict=True)]
