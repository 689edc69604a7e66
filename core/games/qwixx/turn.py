"""One roll looked through: both actions of the active player and the answers of the others.

All answers to action 1 count together (Q9), so nobody knows them. Everybody is expected to play
well: the active player plans both actions as if alone, the others answer that plan, and each choice
is then weighed against what the rest are expected to do. Endings are exact.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from core.games.arrays import Bools, Ints
from core.games.qwixx.positions import NOTHING, ROWS, Positions, Rolls
from core.games.qwixx.value import Outlook

Judge: TypeAlias = Callable[[Positions, int], Outlook]
"""Tells a player's outlook once the turn is over and player 1 rolls next."""

WHITE_CHOICES = ROWS + 1
"""Action 1: a row, or NOTHING."""
COLORED_CHOICES = 2 * ROWS + 1
"""Action 2: a row and a white die (2 row + die), or the last: nothing."""
NO_COLORED = 2 * ROWS


@dataclass(frozen=True, slots=True)
class Expected:
    """What everybody is expected to do with the roll."""

    answers: Ints
    """[position, player]: the row crossed in action 1, or NOTHING."""
    follow: Ints
    """[position]: the active player's choice in action 2."""


def expected(
    judge: Judge, positions: Positions, rolls: Rolls, asking: int | None = None
) -> Expected:
    """The one who asks need not be guessed, unless active: the others answer that player's plan."""
    quiet = np.full((len(positions), positions.players), NOTHING)
    plan, follows = active_outlook(judge, positions, rolls, quiet)
    answers = quiet.copy()
    answers[:, 0] = plan.best()
    follow = follows[np.arange(len(positions)), answers[:, 0]]
    alone = Expected(answers.copy(), follow)
    for player in {*range(1, positions.players)} - {asking}:
        answers[:, player] = other_outlook(judge, positions, rolls, alone, player).best()
    return Expected(answers, follow)


def active_outlook(
    judge: Judge, positions: Positions, rolls: Rolls, answers: Ints
) -> tuple[Outlook, Ints]:
    """[position, choice]: the best that can follow action 1, and which action 2 that is."""
    which, choice = _legal(positions, rolls, 0)
    after = answered(positions.take(which), rolls.take(which), _with(answers[which], 0, choice))
    ahead = colored_outlook(judge, after, rolls.take(which), choice != NOTHING)
    follows = np.full((len(positions), WHITE_CHOICES), NO_COLORED)
    follows[which, choice] = ahead.best()
    return ahead.picked(ahead.best()).spread(follows.shape, which, choice), follows


def other_outlook(
    judge: Judge, positions: Positions, rolls: Rolls, rest: Expected, player: int
) -> Outlook:
    """[position, choice] for one who is not active."""
    which, choice = _legal(positions, rolls, player)
    after = answered(
        positions.take(which), rolls.take(which), _with(rest.answers[which], player, choice)
    )
    crossed = rest.answers[which, 0] != NOTHING
    finish(after, rolls.take(which), rest.follow[which], crossed)
    return judge(after, player).spread((len(positions), WHITE_CHOICES), which, choice)


def colored_outlook(judge: Judge, positions: Positions, rolls: Rolls, crossed: Bools) -> Outlook:
    """[position, choice] for action 2 of the active player; the same for all where it is over."""
    legal = np.ones((len(positions), COLORED_CHOICES), np.bool_)
    legal[:, :NO_COLORED] = positions.fits(0, rolls.colored).reshape(len(positions), NO_COLORED)
    legal[positions.over(), :NO_COLORED] = False
    which, choice = np.nonzero(legal)
    after = positions.take(which)
    finish(after, rolls.take(which), choice, crossed[which])
    return judge(after, 0).spread(legal.shape, which, choice)


def answered(positions: Positions, rolls: Rolls, answers: Ints) -> Positions:
    """The same positions, changed: all answers to action 1 made, rows closed."""
    rows = np.arange(len(positions))
    for player in range(positions.players):
        row = answers[:, player]
        positions.cross(player, row, rolls.white[rows, row % ROWS])
    positions.close()
    return positions


def finish(positions: Positions, rolls: Rolls, choice: Ints, crossed: Bools) -> None:
    """Action 2 made where the game goes on and its row is still open, else the misthrow (Q6)."""
    rows, over = np.arange(len(positions)), positions.over()
    row, die = np.minimum(choice // 2, NOTHING), choice % 2
    closed = np.concatenate([positions.closed, np.zeros((len(positions), 1), np.bool_)], 1)
    row = np.where(over | closed[rows, row], NOTHING, row)
    positions.cross(0, row, rolls.colored[rows, row % ROWS, die])
    positions.misthrows[:, 0] += ~over & ~crossed & (row == NOTHING)
    positions.close()


def _legal(positions: Positions, rolls: Rolls, player: int) -> tuple[Ints, Ints]:
    """Every legal choice of the player in action 1, with its position."""
    legal = np.ones((len(positions), WHITE_CHOICES), np.bool_)
    legal[:, :ROWS] = positions.fits(player, rolls.white[:, :, None])[:, :, 0]
    which, choice = np.nonzero(legal)
    return which, choice


def _with(answers: Ints, player: int, choice: Ints) -> Ints:
    answers = answers.copy()
    answers[:, player] = choice
    return answers
