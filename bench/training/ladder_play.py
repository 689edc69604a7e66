"""Self-play of 5 vor 12 and Lucky Numbers, hundreds of games at once.

All games of a batch advance together: the same seat moves in all of them, and finished games drop
out. All play for speed or, when `racing`, for the win. The result is each player's path from the
first tile of the set-up to the end of the game, and the state of the race after every move.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import permutations

import numpy as np

from core.games.arrays import Bools, Floats, Ints
from core.games.ladder.positions import NUMBERS, Positions, Tiles
from core.games.ladder.rules import ROUNDS_WITHOUT_REVEAL
from core.games.ladder.state import CELLS, DIAGONAL, FREE, SIDE
from core.games.ladder.turn import Outcomes, mean, odds, turns
from core.games.ladder.value import Evaluator

_DIAGONAL = np.array(DIAGONAL)
_ORDERS = np.array(list(permutations(range(SIDE))))


@dataclass(frozen=True, slots=True)
class Visit:
    """A player's positions after a move, in every game still running."""

    games: Ints
    positions: Positions
    turns: Floats
    """The estimate of these positions"""
    foreseen: Floats | None
    """The estimate before the move, a mean over the possible tiles; None for the first visit"""


@dataclass(frozen=True, slots=True)
class Moment:
    """The race after a move: the turns each seat needs, the next to move first."""

    games: Ints
    turns: Floats
    seat: int


@dataclass(slots=True)
class Played:
    """The record of a batch of games."""

    players: int
    paths: list[list[Visit]]
    """By seat"""
    winner: Ints
    """By game; -1 if the supply ran out"""
    moments: list[Moment] = field(default_factory=list)


@dataclass(slots=True)
class Batch:
    """Games in progress, all at the same turn."""

    evaluator: Evaluator
    racing: bool
    rng: np.random.Generator
    boards: list[Tiles]
    unseen: Tiles
    open: Tiles
    games: Ints
    taken: Ints
    """Turns since the last reveal (L15)."""
    played: Played

    def stand(self, seat: int) -> Positions:
        return Positions(self.boards[seat], self.unseen, self.open, len(self.boards))

    def draw(self) -> Ints:
        """Return the tile a reveal shows in each game, without removing it."""
        upto = self.unseen.cumsum(0, dtype=np.int16)
        piece = (self.rng.random(len(self.games)) * upto[-1]).astype(np.int16)
        tile: Ints = (upto <= piece).sum(0)
        return tile

    def hand(self) -> Ints:
        """Remove a tile from each supply and return it."""
        tile = self.draw()
        self.unseen[tile, np.arange(len(tile))] -= 1
        return tile

    def visit(self, seat: int, judged: Floats, foreseen: Floats | None) -> None:
        stood = self.stand(seat)
        kept = Positions(stood.cells.copy(), stood.unseen.copy(), stood.open.copy(), stood.players)
        self.played.paths[seat].append(Visit(self.games, kept, judged, foreseen))


def play(
    evaluator: Evaluator,
    players: int,
    games: int,
    rng: np.random.Generator,
    *,
    four: bool,
    racing: bool,
) -> Played:
    batch = _begin(evaluator, players, games, rng)
    batch.racing = racing
    if four:
        _arrange(batch)
    else:
        _set_up(batch)
    turn = 0
    while batch.games.size:
        _turn(batch, turn % players)
        _drop_ended(batch, turn % players)
        turn += 1
    return batch.played


def _begin(evaluator: Evaluator, players: int, games: int, rng: np.random.Generator) -> Batch:
    unseen = np.full((NUMBERS, games), players, np.int8)
    unseen[0] = 0
    return Batch(
        evaluator,
        racing=False,
        rng=rng,
        boards=[np.zeros((CELLS, games), np.int8) for _ in range(players)],
        unseen=unseen,
        open=np.zeros_like(unseen),
        games=np.arange(games),
        taken=np.zeros(games, np.intp),
        played=Played(players, [[] for _ in range(players)], np.full(games, -1)),
    )


# Set-up (L4): the network also evaluates half-filled diagonals.


def _arrange(batch: Batch) -> None:
    """Choose the order that needs the fewest turns (L4a)."""
    hands = [np.stack([batch.hand() for _ in DIAGONAL]) for _ in batch.boards]
    size = len(batch.games)
    for seat, hand in enumerate(hands):
        orders = batch.stand(seat).at(np.repeat(np.arange(size), len(_ORDERS)))
        orders.cells[_DIAGONAL] = hand[_ORDERS.T].transpose(0, 2, 1).reshape(SIDE, -1)
        needed = batch.evaluator.network.turns(orders).reshape(size, -1)
        best = needed.argmin(1) + np.arange(size) * len(_ORDERS)
        batch.boards[seat] = orders.cells[:, best]
        batch.visit(seat, needed.min(1), None)


def _set_up(batch: Batch) -> None:
    """Put each tile where the fewest turns are expected (L4b)."""
    for drawn in range(SIDE):
        seats = range(len(batch.boards))
        foreseen = [_foreseen_set_up(batch, seat) if drawn else None for seat in seats]
        for seat, tile in enumerate([batch.hand() for _ in seats]):
            stand = batch.stand(seat)
            start, cell = np.nonzero(stand.cells[_DIAGONAL].T == FREE)
            placed = stand.at(start)
            placed.cells[_DIAGONAL[cell], np.arange(len(start))] = tile[start]
            needed = batch.evaluator.network.turns(placed)
            best = _cheapest(start, needed)
            batch.boards[seat] = placed.cells[:, best]
            batch.visit(seat, needed[best], foreseen[seat])


def _foreseen_set_up(batch: Batch, seat: int) -> Floats:
    stand = batch.stand(seat)
    free = stand.cells[_DIAGONAL].T[:, None, :] == FREE
    start, tile, cell = np.nonzero(free & (stand.unseen.T[:, :, None] > 0))
    ways = Outcomes(start, tile, _DIAGONAL[cell], np.zeros(len(start), np.bool_))
    needed = batch.evaluator.network.turns(ways.after(stand))
    return mean(odds(stand), needed[_best_for_each_tile(ways, needed)])


# Turns (L7-L13).


def _turn(batch: Batch, seat: int) -> None:
    starts, game = batch.stand(seat), np.arange(len(batch.games))
    ways = turns(starts)
    after = ways.after(starts)
    worth, needed = _judged(batch, seat, ways, after)
    reveal = _best_for_each_tile(ways, np.where(ways.taken, np.inf, -worth))
    take, can_take = _best_take(ways, worth, len(game))
    chances = odds(starts)
    better = worth[take] >= mean(chances, worth[reveal])
    takes = can_take & better & (batch.taken < ROUNDS_WITHOUT_REVEAL * len(batch.boards))
    foreseen = 1 + np.where(takes, needed[-1, take], mean(chances, needed[-1, reveal]))
    chosen = np.where(takes, take, reveal[game, batch.draw()])
    played = after.at(chosen)
    batch.boards[seat], batch.unseen, batch.open = played.cells, played.unseen, played.open
    batch.taken = np.where(takes, batch.taken + 1, 0)
    batch.visit(seat, needed[-1, chosen], foreseen)
    if batch.racing:
        following = (seat + 1) % len(batch.boards)
        batch.played.moments.append(Moment(batch.games, needed[:, chosen], following))


def _judged(batch: Batch, seat: int, ways: Outcomes, after: Positions) -> tuple[Floats, Floats]:
    """Return the value to the mover, and the turns needed: the rivals' if racing, then its own."""
    if not batch.racing:
        own = batch.evaluator.network.turns(after)
        return -own, own[None]
    rivals = batch.boards[seat + 1 :] + batch.boards[:seat]
    outlook = batch.evaluator.outlook(after, [cells[:, ways.start] for cells in rivals])
    return outlook.win, outlook.turns


def _best_for_each_tile(ways: Outcomes, loss: Floats) -> Ints:
    """Return the way with the least loss as [position, tile]; 0 where there is none."""
    tile = ways.start * NUMBERS + ways.tile
    best = _cheapest(tile, loss)
    table = np.zeros((ways.start.max() + 1, NUMBERS), np.intp)
    table.ravel()[tile[best]] = best
    return table


def _best_take(ways: Outcomes, win: Floats, size: int) -> tuple[Ints, Bools]:
    takes = np.flatnonzero(ways.taken)
    best = takes[_cheapest(ways.start[takes], -win[takes])]
    table, there = np.zeros(size, np.intp), np.zeros(size, np.bool_)
    table[ways.start[best]], there[ways.start[best]] = best, True
    return table, there


def _cheapest(group: Ints, cost: Floats) -> Ints:
    """Return the index of the cheapest member of each group, groups ascending."""
    order = np.lexsort((cost, group))
    first = np.ones(len(order), np.bool_)
    first[1:] = group[order][1:] != group[order][:-1]
    return order[first]


def _drop_ended(batch: Batch, seat: int) -> None:
    full = batch.stand(seat).full
    batch.played.winner[batch.games[full]] = seat
    going = ~full & batch.unseen.any(0)
    batch.games, batch.taken = batch.games[going], batch.taken[going]
    batch.unseen, batch.open = batch.unseen[:, going], batch.open[:, going]
    batch.boards = [cells[:, going] for cells in batch.boards]
