"""The expert: searches one turn, over every tile that may come, and evaluates what it leads to.

Players could swap open tiles back and forth forever (L15). So the expert swaps in an open tile only
if that improves its own board regardless of the middle, which is possible just a few times between
two reveals. The one exception is a tile that would win the game for a rival.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

import numpy as np

from core.engine.advice import best_first, explained, own_seat
from core.engine.rules import Advice, Budget, Reason
from core.games.arrays import Floats, errors
from core.games.ladder import turn, value
from core.games.ladder.positions import Positions, position
from core.games.ladder.queries import fillable, free, oddness, own_board, rivals
from core.games.ladder.race import ready
from core.games.ladder.reasons import reasons
from core.games.ladder.state import (
    DIAGONAL,
    EMPTY,
    FREE,
    Arrange,
    Board,
    Draw,
    Move,
    Phase,
    Put,
    View,
)
from core.games.ladder.turn import LEAVE, Outcomes
from core.games.tuples import replaced

_PROGRESS = 0.05
"""How many turns a swap with an open tile must save."""
_OVERLOOKED = np.float32(0.02)
"""The assumed chance that a rival overlooks the winning tile."""
_ALMOST = 0.999
"""The highest chance that an error may lead to: a won game still ranks above a good one."""


@dataclass(frozen=True, slots=True)
class Expert:
    """Ranks by the chance to win; evaluates a few hundred positions."""

    blur: float = 0.0
    """The standard deviation of its errors, in chances to win."""

    def rank(self, view: View, moves: tuple[Move, ...], budget: Budget) -> tuple[Advice[Move], ...]:
        chances = _chances(view, moves)
        if self.blur:
            judged = chances + self.blur * errors(view, budget, len(moves))
            chances = np.where(chances < 1, np.minimum(judged, _ALMOST), chances)
        ranked = best_first(moves, (max(0.0, float(chance)) for chance in chances), "win")
        idle = _idle(view, ranked)
        calmed, why = _calmed(ranked, idle), partial(_reasons, view, idle)
        return explained(calmed, budget, why, partial(oddness, view))


def _chances(view: View, moves: tuple[Move, ...]) -> Floats:
    match view.phase:
        case Phase.TURN:
            return _turn(view, moves)
        case Phase.DRAWN:
            return _drawn(view, moves)
    return _set_up(view, moves)


def _set_up(view: View, moves: tuple[Move, ...]) -> Floats:
    """Assume rivals with an average start: their answers are still hidden."""
    evaluator, players = value.load(), len(view.boards)
    race, place = evaluator.races[players], (own_seat(view) - view.active) % players
    turns = np.full((players, len(moves)), race.start, np.float32)
    turns[place] = evaluator.network.turns(_around(view, [_laid(view, move) for move in moves]))
    chances: Floats = race.chances(turns)[place]
    return chances


def _laid(view: View, move: Move) -> Board:
    """Return the own board after this move."""
    match move:
        case Arrange(tiles):
            laid = dict(zip(DIAGONAL, tiles, strict=True))
            return tuple(laid.get(cell, FREE) for cell in range(len(EMPTY)))
        case Put(tile, cell):
            return replaced(own_board(view), cell, tile)
    raise ValueError(f"{move} is no answer in set-up")


def _around(view: View, boards: list[Board], *, middle: bool = True) -> Positions:
    """Return these own boards as positions, all with the tiles that are left now."""
    pool = view.open if middle else ()
    here = position(own_board(view), view.unseen, pool, len(view.boards))
    return here.at(np.zeros(len(boards), np.intp)).with_cells(np.array(boards, np.int8).T)


def _turn(view: View, moves: tuple[Move, ...]) -> Floats:
    here = _around(view, [own_board(view)])
    ways = turn.turns(here)
    prospects = turn.prospects(here, ways, _win(view, ways.after(here)))
    chances = [
        prospects.taken[0, move.tile, move.cell] if isinstance(move, Put) else prospects.reveal[0]
        for move in moves
    ]
    return np.array(chances, np.float32)


def _drawn(view: View, moves: tuple[Move, ...]) -> Floats:
    drawn = view.drawn or FREE
    unseen = replaced(view.unseen, drawn, view.unseen[drawn] + 1)
    before = _around(replace(view, unseen=unseen), [own_board(view)])
    cells = [move.cell if isinstance(move, Put) else LEAVE for move in moves]
    none = np.zeros(len(moves), np.intp)
    ways = Outcomes(none, none + drawn, np.array(cells, np.intp), none > 0)
    return _win(view, ways.after(before))


def _win(view: View, after: Positions) -> Floats:
    """Return the chance to win: next to nothing where a rival can take a winning tile at once."""
    columns = (np.array(view.boards[seat], np.int8)[:, None] for seat in rivals(view))
    others = [np.repeat(column, len(after), axis=1) for column in columns]
    win = value.load().outlook(after, others).win
    goes_on = ~after.full & after.unseen.any(0)
    lost = goes_on & np.any([ready(after.with_cells(cells)) for cells in others], axis=0)
    return np.where(lost, win * _OVERLOOKED, win)


def _calmed(ranked: list[Advice[Move]], idle: frozenset[Move]) -> list[Advice[Move]]:
    """Rank idle swaps behind the reveal."""
    if not idle:
        return ranked
    reveal = next(advice for advice in ranked if isinstance(advice.move, Draw))
    calmed = [_behind(a, reveal) if a.move in idle else a for a in ranked]
    return sorted(calmed, key=lambda a: (-a.value, a.move != reveal.move))


def _idle(view: View, ranked: list[Advice[Move]]) -> frozenset[Move]:
    """Return the swaps that neither improve the own board nor keep a rival from winning.

    They are searched for only if a swap ranks first.
    """
    if view.phase is not Phase.TURN or not _swaps(view, ranked[0].move):
        return frozenset()
    swaps = [advice.move for advice in ranked if _swaps(view, advice.move)]
    boards = [own_board(view), *(_laid(view, swap) for swap in swaps)]
    now, *then = value.load().network.turns(_around(view, boards, middle=False))
    better = {swap for swap, turns in zip(swaps, then, strict=True) if turns < now - _PROGRESS}
    return frozenset(m for m in swaps if m not in better and not _keeps_from_winning(view, m))


def _swaps(view: View, move: Move) -> bool:
    return isinstance(move, Put) and own_board(view)[move.cell] != FREE


def _keeps_from_winning(view: View, move: Move) -> bool:
    """Return whether a rival could fill its last free cell with this tile."""
    boards = (view.boards[seat] for seat in rivals(view))
    last = [board for board in boards if len(free(board)) == 1]
    return isinstance(move, Put) and any(fillable(board, move.tile) for board in last)


def _behind(advice: Advice[Move], reveal: Advice[Move]) -> Advice[Move]:
    return replace(advice, value=min(advice.value, reveal.value))


def _reasons(view: View, idle: frozenset[Move], move: Move, other: Move) -> list[Reason]:
    goes_round = [Reason("goes_round", against=True)] if move in idle else []
    return [*goes_round, *reasons(view, move, other)]
