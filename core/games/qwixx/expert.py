"""The expert: searches through the roll and evaluates what follows, for AI seats and hints."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np

from core.engine.advice import explained, own_seat
from core.engine.rules import Advice, Budget, Reason
from core.games.arrays import Ints
from core.games.qwixx import turn, value
from core.games.qwixx.positions import NOTHING, Positions, Rolls
from core.games.qwixx.queries import oddness
from core.games.qwixx.reasons import reasons
from core.games.qwixx.scoring import crosses
from core.games.qwixx.state import COLORS, Cross, Move, Phase, Sheet, View
from core.games.qwixx.value import Outlook


@dataclass(frozen=True, slots=True)
class Expert:
    """Ranks by the chance to win, then by points; evaluates a few dozen positions."""

    def rank(self, view: View, moves: tuple[Move, ...], budget: Budget) -> tuple[Advice[Move], ...]:
        if view.phase is Phase.COLORED:
            choices, (ahead, follows) = [colored_choice(view, m) for m in moves], _colored(view)
        else:
            choices, (ahead, follows) = [_white_choice(m) for m in moves], _white(view)
        plans = {m: int(follows[0, c]) for m, c in zip(moves, choices, strict=True)}
        ranked = _ranked(moves, choices, ahead)
        return explained(ranked, budget, partial(_reasons, view, plans), partial(oddness, view))


def _ranked(
    moves: Sequence[Move], choices: Sequence[int], ahead: Outlook
) -> Iterator[Advice[Move]]:
    """Rank best first; a move ranked lower for its points never shows a higher chance."""
    worth, shown = ahead.worth()[0], 1.0
    for choice, move in sorted(zip(choices, moves, strict=True), key=lambda pair: -worth[pair[0]]):
        shown = min(shown, float(ahead.win[0, choice]))
        yield Advice(move, shown, "win")


def _reasons(view: View, plans: Mapping[Move, int], move: Move, other: Move) -> Iterator[Reason]:
    return reasons(view, move, other, _colored_move(view, plans[move]))


def _colored(view: View) -> tuple[Outlook, Ints]:
    """Return the outlook of each action 2; no further choice follows."""
    crossed = np.array([view.crossed])
    ahead = turn.colored_outlook(_judge, as_positions(view), as_rolls(view), crossed)
    return ahead, np.full(ahead.win.shape, turn.NO_COLORED)


def _white(view: View) -> tuple[Outlook, Ints]:
    """Return the outlook of each action 1, and the action 2 that would follow."""
    positions, rolls = as_positions(view), as_rolls(view)
    player = (own_seat(view) - view.active) % len(view.sheets)
    rest = turn.expected(_judge, positions, rolls, asking=player)
    if player == 0:
        return turn.active_outlook(_judge, positions, rolls, rest.answers)
    ahead = turn.other_outlook(_judge, positions, rolls, rest, player)
    return ahead, np.full(ahead.win.shape, turn.NO_COLORED)


def _judge(positions: Positions, player: int) -> Outlook:
    return value.load().outlook(positions, player, turn=1)


def _white_choice(move: Move) -> int:
    """Return the move's index among the choices of action 1."""
    return move.color if isinstance(move, Cross) else NOTHING


def colored_choice(view: View, move: Move) -> int:
    """Return the move's index among the choices of action 2."""
    if not isinstance(move, Cross):
        return turn.NO_COLORED
    die = view.dice.white.index(move.number - (view.dice.colored[move.color] or 0))
    return 2 * move.color + die


def _colored_move(view: View, choice: int) -> Cross | None:
    if choice == turn.NO_COLORED:
        return None
    color, white = COLORS[choice // 2], view.dice.white[choice % 2]
    return Cross(color, white + (view.dice.colored[color] or 0))


def as_positions(view: View) -> Positions:
    """Return the view as a single position, the active seat first."""
    sheets = view.sheets[view.active :] + view.sheets[: view.active]
    return Positions(
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
