"""Many games of Top 12 at once, all seats played by one network, for training.

All games of a batch have the same number of players and start with seat 0, so the same seat names
in all of them. Finished games drop out.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from bench.training.top_twelve_columns import after_entry, entries, traits
from core.games.arrays import Bools, Floats, Ints
from core.games.top_twelve.net import Net, by_symbol, chances, inputs
from core.games.top_twelve.rounds import proportional_field
from core.games.top_twelve.rules import IDLE_ROUNDS
from core.games.top_twelve.state import COLUMNS, FIELDS, FREE, HIGHEST, START_NUMBERS, Symbol

_LONGEST = 120
_ODD_STARTS = 0.15
"""The share of start numbers up to two fields off, so that the network learns their cost."""
_WHIMS = 0.02
"""The share of fields chosen at random"""
_CONSIDERED = 25
"""How many random numbers are considered in a round: faster and more varied than all."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The games still running when a number is named."""

    games: Ints
    seen: Floats
    """[game, player, input]"""


@dataclass(frozen=True, slots=True)
class Played:
    moments: list[Moment]
    shares: Floats
    """[game, player]: shares of the win"""


def play(net: Net, games: int, players: int, rng: np.random.Generator) -> Played:
    sheets = _start(games, players, rng)
    moments, running, idle = [], np.arange(games), np.zeros(games, np.int64)
    for turn in range(_LONGEST):
        now = sheets[running]
        moments.append(Moment(running, _seen(now, turn)))
        sheets[running] = _round(net, now, turn, rng)
        idle[running] = np.where(_equal(sheets[running], now), idle[running] + 1, 0)
        running = running[~_finished(sheets[running]) & (idle[running] < IDLE_ROUNDS * players)]
        if not len(running):
            break
    return Played(moments, _shares(sheets))


def _equal(after: Ints, before: Ints) -> Bools:
    return np.asarray((after == before).all((1, 2, 3)))


def _start(games: int, players: int, rng: np.random.Generator) -> Ints:
    sheets = np.full((games, players, COLUMNS, FIELDS), FREE)
    for column, number in enumerate(START_NUMBERS):
        odd = rng.random((games, players)) < _ODD_STARTS
        best = proportional_field(number)
        fields = np.clip(best + odd * rng.integers(-2, 3, (games, players)), 0, FIELDS - 1)
        np.put_along_axis(sheets[..., column, :], fields[..., None], number, -1)
    # Players with equal sheets would make equal entries forever, and nobody could get ahead.
    order = rng.permuted(np.broadcast_to(np.arange(COLUMNS), sheets.shape[:3]), axis=-1)
    return np.take_along_axis(sheets, order[..., None], 2)


def _seen(sheets: Ints, turn: int) -> Floats:
    players = sheets.shape[1]
    seen = [inputs(traits(sheets[:, p]), (p - turn) % players, players) for p in range(players)]
    return np.stack(seen, 1)


def _round(net: Net, sheets: Ints, turn: int, rng: np.random.Generator) -> Ints:
    players = sheets.shape[1]
    numbers = 1 + rng.choice(HIGHEST, _CONSIDERED, replace=False)
    waits = [(p - turn - 1) % players for p in range(players)]
    hopes = [_Hope.of(net, sheets[:, p], numbers, waits[p], players) for p in range(players)]
    named = _name(hopes, turn % players)
    symbols = rng.integers(0, len(Symbol), len(sheets))
    return np.stack([_enter(net, hope, named, symbols, rng) for hope in hopes], 1)


@dataclass(frozen=True, slots=True)
class _Hope:
    """One player's sheets, and their strengths after entering the considered numbers."""

    sheets: Ints
    numbers: Ints
    wait: int
    players: int
    strengths: Floats
    """[game, column, index of the number]; minus infinity where the number does not fit."""
    by_symbol: Floats
    """[game, symbol, index of the number]"""

    @classmethod
    def of(cls, net: Net, sheets: Ints, numbers: Ints, wait: int, players: int) -> _Hope:
        now, found = traits(sheets), entries(sheets)
        fits, then = found.fits[..., numbers - 1], found.traits[..., numbers - 1, :]
        strengths = net.strengths(after_entry(now, then), wait, players)
        told = by_symbol(strengths, fits, net.strengths(now, wait, players))
        return cls(sheets, numbers, wait, players, np.where(fits, strengths, -np.inf), told)


def _name(hopes: list[_Hope], seat: int) -> Ints:
    """Return the index of the named number, by game."""
    told = chances(np.stack([hope.by_symbol for hope in hopes]))
    return np.asarray(told[seat].mean(-2).argmax(-1))


def _enter(net: Net, hope: _Hope, named: Ints, symbols: Ints, rng: np.random.Generator) -> Ints:
    games, numbers = np.arange(len(named)), hope.numbers[named]
    hoped = hope.strengths[games, :, named]
    columns = np.where(symbols == Symbol.JOKER, hoped.argmax(-1), symbols)
    fields = _fields(net, hope, columns, numbers, rng)
    sheets = hope.sheets.copy()
    fits = np.isfinite(hoped[games, columns])
    sheets[games[fits], columns[fits], fields[fits]] = numbers[fits]
    return sheets


def _fields(net: Net, hope: _Hope, columns: Ints, numbers: Ints, rng: np.random.Generator) -> Ints:
    """Return the field that leaves the greatest strength, or now and then a random one."""
    games, fields = np.arange(len(columns))[:, None], np.arange(FIELDS)
    free = hope.sheets[games[:, 0], columns] == FREE
    trial = np.repeat(hope.sheets[:, None], FIELDS, 1)
    trial[games, fields, columns[:, None], fields] = numbers[:, None]
    fits = free & _rising(trial[games, fields, columns[:, None]])
    trial = np.where(fits[..., None, None], trial, hope.sheets[:, None])
    strength = net.strengths(traits(trial), hope.wait, hope.players)
    whims = (rng.random(len(columns)) < _WHIMS)[:, None] * rng.random(strength.shape) * 100
    return np.asarray(np.where(fits, strength + whims, -np.inf).argmax(-1))


def _rising(columns: Ints) -> Bools:
    reached = np.maximum.accumulate(columns, -1)
    before = np.concatenate([np.zeros_like(reached[..., :1]), reached[..., :-1]], -1)
    return np.asarray(((columns == FREE) | (columns > before)).all(-1))


def _filled(sheets: Ints) -> Ints:
    """Return how many numbers the columns hold, fullest first."""
    return np.asarray(-np.sort(-(sheets != FREE).sum(-1), -1))


def _finished(sheets: Ints) -> Bools:
    return np.asarray((_filled(sheets)[..., 0] == FIELDS).any(-1))


def _shares(sheets: Ints) -> Floats:
    """Return the shares of the win by the fullest columns (T8)."""
    key = _filled(sheets) @ (FIELDS + 1) ** np.arange(COLUMNS)[::-1]
    won = key == key.max(-1, keepdims=True)
    return np.asarray(won / won.sum(-1, keepdims=True), np.float32)
