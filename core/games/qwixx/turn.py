"""A search through one roll: both actions of the active player and the answers of the others.

Answers to action 1 are simultaneous (Q9), so they must be predicted. All are expected to play well:
the active player plans both actions as if nobody else crossed, the others respond to that plan, and
each choice is then evaluated against the expected answers. Endings are exact.
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
"""Returns a player's outlook after the turn, when player 1 rolls next."""

WHITE_CHOICES = ROWS + 1
"""Action 1: a row, or NOTHING."""
COLORED_CHOICES = 2 * ROWS + 1
"""Action 2: a row and a white die (2 * row + die), or NO_COLORED."""
NO_COLORED = 2 * ROWS


@dataclass(frozen=True, slots=True)
class Expected:
    """What all players are expected to do with the roll."""

    answers: Ints
    """[position, player]: the row crossed in action 1, or NOTHING"""
    follow: Ints
    """[position]: the active player's choice in action 2"""


def expected(
    judge: Judge, positions: Positions, rolls: Rolls, asking: int | None = None
) -> Expected:
    """Predict all players except `asking`; the active one always, since others respond to it."""
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
    """Return the best outlook after each action 1, and the action 2 it takes."""
    which, choice = _legal(positions, rolls, 0)
    after = answered(positions.take(which), rolls.take(which), _with(answers[which], 0, choice))
    ahead = colored_outlook(judge, after, rolls.take(which), choice != NOTHING)
    follows = np.full((len(positions), WHITE_CHOICES), NO_COLORED)
    follows[which, choice] = ahead.best()
    return ahead.picked(ahead.best()).spread(follows.shape, which, choice), follows


def other_outlook(
    judge: Judge, positions: Positions, rolls: Rolls, rest: Expected, player: int
) -> Outlook:
    """Return the outlook of each action 1 of a player who is not active."""
    which, choice = _legal(positions, rolls, player)
    after = answered(
        positions.take(which), rolls.take(which), _with(rest.answers[which], player, choice)
    )
    crossed = rest.answers[which, 0] != NOTHING
    finish(after, rolls.take(which), rest.follow[which], crossed)
    return judge(after, player).spread((len(positions), WHITE_CHOICES), which, choice)


def colored_outlook(judge: Judge, positions: Positions, rolls: Rolls, crossed: Bools) -> Outlook:
    """Return the outlook of each action 2; only NO_COLORED is legal once the game is over."""
    legal = np.ones((len(positions), COLORED_CHOICES), np.bool_)
    legal[:, :NO_COLORED] = positions.fits(0, rolls.colored).reshape(len(positions), NO_COLORED)
    legal[positions.over(), :NO_COLORED] = False
    which, choice = np.nonzero(legal)
    after = positions.take(which)
    finish(after, rolls.take(which), choice, crossed[which])
    return judge(after, 0).spread(legal.shape, which, choice)


def answered(positions: Positions, rolls: Rolls, answers: Ints) -> Positions:
    """Apply all answers to action 1 in place, close rows and return the positions."""
    rows = np.arange(len(positions))
    for player in range(positions.players):
        row = answers[:, player]
        positions.cross(player, row, rolls.white[rows, row % ROWS])
    positions.close()
    return positions


def finish(positions: Positions, rolls: Rolls, choice: Ints, crossed: Bools) -> None:
    """Apply action 2 if the game goes on and the row is open, else the misthrow (Q6)."""
    rows, over = np.arange(len(positions)), positions.over()
    row, die = np.minimum(choice // 2, NOTHING), choice % 2
    closed = np.concatenate([positions.closed, np.zeros((len(positions), 1), np.bool_)], 1)
    row = np.where(over | closed[rows, row], NOTHING, row)
    positions.cross(0, row, rolls.colored[rows, row % ROWS, die])
    positions.misthrows[:, 0] += ~over & ~crossed & (row == NOTHING)
    positions.close()


def _legal(positions: Positions, rolls: Rolls, player: int) -> tuple[Ints, Ints]:
    """Return the position and choice of every legal action 1 of the player."""
    legal = np.ones((len(positions), WHITE_CHOICES), np.bool_)
    legal[:, :ROWS] = positions.fits(player, rolls.white[:, :, None])[:, :, 0]
    which, choice = np.nonzero(legal)
    return which, choice


def _with(answers: Ints, player: int, choice: Ints) -> Ints:
    answers = answers.copy()
    answers[:, player] = choice
    return answers
