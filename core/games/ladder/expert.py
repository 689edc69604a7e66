"""The expert: looks the turn through, every tile that may come, with the learned judgement behind.

A swap with an open tile could be answered by another for ever (L15 only stops the whole table). So
the expert makes one only if its board becomes better by itself, whatever lies in the middle: while
nothing is revealed that can happen a few times only, and no row of such turns comes round again.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from core.games.ladder import turn, value
from core.games.ladder.glance import blurs, own_board, own_seat, rivals, with_tile
from core.games.ladder.positions import Floats, Positions, position
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
from core.rules import Advice, Budget, Reason

_PROGRESS = 0.01
"""Turns by which a board must become better for a swap with an open tile."""
_ALMOST = 0.999
"""A blurred eye still knows a won game from a good one."""


@dataclass(frozen=True, slots=True)
class Expert:
    """Ranks by the chance to win. Looks at a few hundred positions, far below any budget."""

    blur: float = 0.0
    """Errors of judgement, in chances to win; none for the expert itself."""

    def rank(self, view: View, moves: tuple[Move, ...], budget: Budget) -> tuple[Advice[Move], ...]:
        chances = _chances(view, moves)
        if self.blur:
            errors = self.blur * blurs(view, budget, len(moves))
            chances = np.where(chances < 1, np.minimum(chances + errors, _ALMOST), chances)
        advice = [
            Advice(move, max(0.0, float(chance)), "win", reasons(view, move))
            for move, chance in zip(moves, chances, strict=True)
        ]
        return _settled(view, sorted(advice, key=lambda a: -a.value))


def _chances(view: View, moves: tuple[Move, ...]) -> Floats:
    match view.phase:
        case Phase.TURN:
            return _turn(view, moves)
        case Phase.DRAWN:
            return _drawn(view, moves)
    return _set_up(view, moves)


def _set_up(view: View, moves: tuple[Move, ...]) -> Floats:
    """Against rivals with an average start: what they do is still hidden."""
    judgement, players = value.load(), len(view.boards)
    race, place = judgement.races[players], (own_seat(view) - view.active) % players
    turns = np.full((players, len(moves)), race.start, np.float32)
    turns[place] = judgement.network.turns(_around(view, [_laid(view, move) for move in moves]))
    chances: Floats = race.chances(turns)[place]
    return chances


def _laid(view: View, move: Move) -> Board:
    """The board with the answer to a set-up prompt on it."""
    match move:
        case Arrange(tiles):
            laid = dict(zip(DIAGONAL, tiles, strict=True))
            return tuple(laid.get(cell, FREE) for cell in range(len(EMPTY)))
        case Put(tile, cell):
            return with_tile(own_board(view), cell, tile)
    raise ValueError(f"{move} is no answer in set-up")


def _around(view: View, boards: list[Board], *, middle: bool = True) -> Positions:
    """Boards of one's own, all with the tiles that are left now."""
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
    unseen = (*view.unseen[:drawn], view.unseen[drawn] + 1, *view.unseen[drawn + 1 :])
    before = _around(replace(view, unseen=unseen), [own_board(view)])
    cells = [move.cell if isinstance(move, Put) else LEAVE for move in moves]
    none = np.zeros(len(moves), np.intp)
    ways = Outcomes(none, none + drawn, np.array(cells, np.intp), none > 0)
    return _win(view, ways.after(before))


def _win(view: View, after: Positions) -> Floats:
    others = (np.array(view.boards[seat], np.int8)[:, None] for seat in rivals(view))
    return value.load().outlook(after, [np.repeat(o, len(after), 1) for o in others]).win


def _settled(view: View, ranked: list[Advice[Move]]) -> tuple[Advice[Move], ...]:
    """Puts idle swaps behind the reveal; looked for only where one of them would be played."""
    if view.phase is not Phase.TURN or not _swaps(view, ranked[0].move):
        return tuple(ranked)
    boards = [own_board(view), *(_played(view, advice.move) for advice in ranked)]
    now, *then = value.load().network.turns(_around(view, boards, middle=False))
    reveal = next(advice for advice in ranked if isinstance(advice.move, Draw))
    settled = [
        _behind(advice, reveal) if _swaps(view, advice.move) and turns > now - _PROGRESS else advice
        for advice, turns in zip(ranked, then, strict=True)
    ]
    return tuple(sorted(settled, key=lambda a: (-a.value, a.move != reveal.move)))


def _swaps(view: View, move: Move) -> bool:
    return isinstance(move, Put) and own_board(view)[move.cell] != FREE


def _played(view: View, move: Move) -> Board:
    return _laid(view, move) if isinstance(move, Put) else own_board(view)


def _behind(advice: Advice[Move], reveal: Advice[Move]) -> Advice[Move]:
    capped = min(advice.value, reveal.value)
    return replace(advice, value=capped, reasons=(Reason("goes_round"), *advice.reasons[:1]))
