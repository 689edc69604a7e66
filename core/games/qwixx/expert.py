"""The expert: looks the roll through with the value function behind it, for seats and for hints."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from core.games.qwixx import turn, value
from core.games.qwixx.crowd import NOTHING, Crowd, Floats, Ints, Rolls
from core.games.qwixx.glance import own_seat
from core.games.qwixx.reasons import reasons
from core.games.qwixx.scoring import crosses
from core.games.qwixx.state import COLORS, Cross, Move, Phase, Sheet, View
from core.rules import Advice, Budget

_POINT = 1e-4
"""What a point ahead counts beside a chance to win: nothing, until all is won or lost."""


@dataclass(frozen=True, slots=True)
class Expert:
    """Ranks by the chance to win. Looks at a few dozen positions, far below any budget."""

    def rank(self, view: View, moves: tuple[Move, ...], budget: Budget) -> tuple[Advice[Move], ...]:  # noqa: ARG002
        appraise = _colored if view.phase is Phase.COLORED else _white
        return tuple(sorted(appraise(view, moves), key=lambda a: -a.value))


def _colored(view: View, moves: tuple[Move, ...]) -> list[Advice[Move]]:
    crossed = np.array([view.crossed])
    worth = turn.colored_worth(_judge, as_crowd(view), as_rolls(view), crossed)[0]
    chances = (_chance(worth[colored_choice(view, move)]) for move in moves)
    return [
        Advice(m, chance, "win", reasons(view, m)) for m, chance in zip(moves, chances, strict=True)
    ]


def _white(view: View, moves: tuple[Move, ...]) -> list[Advice[Move]]:
    worth, follows = _white_worth(view)
    choices = [move.color if isinstance(move, Cross) else NOTHING for move in moves]
    return [
        Advice(move, _chance(worth[c]), "win", reasons(view, move, _colored_move(view, follows[c])))
        for move, c in zip(moves, choices, strict=True)
    ]


def _white_worth(view: View) -> tuple[Floats, Ints]:
    """[choice]: what it is worth, and what would follow in action 2."""
    crowd, rolls = as_crowd(view), as_rolls(view)
    player = (own_seat(view) - view.active) % len(view.sheets)
    rest = turn.expected(_judge, crowd, rolls, asking=player)
    if player:
        worth = turn.other_worth(_judge, crowd, rolls, rest, player)
        return worth[0], np.full(turn.WHITE_CHOICES, turn.NO_COLORED)
    worth, follows = turn.active_worth(_judge, crowd, rolls, rest.answers)
    return worth[0], follows[0]


def _judge(crowd: Crowd, player: int) -> Floats:
    return value.load().outlook(crowd, player, turn=1).worth(_POINT)


def _chance(worth: np.float32) -> float:
    return min(1.0, max(0.0, float(worth)))


def colored_choice(view: View, move: Move) -> int:
    """The move's place among the choices of action 2."""
    if not isinstance(move, Cross):
        return turn.NO_COLORED
    die = view.dice.white.index(move.number - (view.dice.colored[move.color] or 0))
    return 2 * move.color + die


def _colored_move(view: View, choice: int) -> Cross | None:
    if choice == turn.NO_COLORED:
        return None
    color, white = COLORS[choice // 2], view.dice.white[choice % 2]
    return Cross(color, white + (view.dice.colored[color] or 0))


def as_crowd(view: View) -> Crowd:
    """The view as the only position of a crowd, the active seat first."""
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
    rows = zip(COLORS, sheet.rows, strict=True)
    return [color.position(row[-1]) if row else -1 for color, row in rows]


def _crosses(sheet: Sheet) -> list[int]:
    return [crosses(row, color) for color, row in zip(COLORS, sheet.rows, strict=True)]
