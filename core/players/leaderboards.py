"""Ratings and statistics, computed from the stored results.

They are never stored: a board is folded from all rated results of a server and game and kept in
memory. Tables that end later are added to it; after any other change (somebody's data was deleted,
an older table came in late) the board is folded again from the start. Folding and replaying run
off the event loop.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from itertools import groupby
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy import Row

from core.engine.luck import Luck
from core.engine.replay import Record, retell
from core.engine.rules import Level, Seat
from core.games.registry import GAMES
from core.model import Status
from core.players.ratings import (
    QUICK,
    Name,
    Pair,
    Rated,
    Rating,
    Ratings,
    ai_name,
    anchors,
    changes,
    leaderboard,
    quick_pairs,
    quick_weight,
)
from core.players.statistics import Played, Stats, stats
from core.store import results
from core.store import tables as store
from core.store.database import Database, Transaction

LUCK_FROM = 50
"""How many of the latest games luck is computed from: each has to be replayed."""
QUICK_WITHIN = timedelta(days=30)
"""How long a quick end makes further ones of the same two count less."""
_MOST_BOARDS = 64


@dataclass(frozen=True, slots=True)
class Change:
    """How one table changed a rating."""

    before: Rating
    after: Rating

    @property
    def points(self) -> int:
        return self.after.shown - self.before.shown


@dataclass(frozen=True, slots=True)
class Board:
    """All ratings of a server and game, and the changes that led to them."""

    rows: int = 0
    people: int = 0
    last: results.Moment | None = None
    ratings: Mapping[Name, Rating] = field(default_factory=dict)
    tables: Mapping[int, Mapping[Name, Change]] = field(default_factory=dict)
    """By table id, in the order the tables ended."""
    weights: Mapping[int, float] = field(default_factory=dict)
    """How much tables count that do not count in full."""
    quick: Mapping[Pair, tuple[datetime, ...]] = field(default_factory=dict)
    """When games of the same two ended quickly."""

    def curve(self, name: Name) -> tuple[Rating, ...]:
        return tuple(told[name].after for told in self.tables.values() if name in told)


@dataclass(frozen=True, slots=True)
class Place:
    rank: int | None
    """None while the rating is provisional: too few games for a place."""
    user: int
    rating: Rating


@dataclass(frozen=True, slots=True)
class Career:
    """One person's record at one game on one server."""

    game: str
    stats: Stats
    best: int | None
    """The score of the game worth the most points."""
    curve: tuple[Rating, ...]

    @property
    def rating(self) -> Rating | None:
        return self.curve[-1] if self.curve else None


class Leaderboards:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._boards: OrderedDict[tuple[int, str], Board] = OrderedDict()
        self._turns: WeakValueDictionary[tuple[int, str], asyncio.Lock] = WeakValueDictionary()

    async def places(self, server: int, game: str) -> tuple[Place, ...]:
        """Return everybody with a rating, best first."""
        board = await self.board(server, game)
        people = {name: rating for name, rating in board.ratings.items() if name.isdecimal()}
        ranked = await asyncio.to_thread(leaderboard, people)
        return tuple(Place(rank, int(name), rating) for rank, name, rating in ranked)

    async def changes(self, server: int, game: str, table: int) -> Mapping[Name, Change]:
        """Return how a finished table changed the ratings of its players."""
        return (await self.board(server, game)).tables.get(table, {})

    async def weight(self, server: int, game: str, table: int) -> float:
        """Return how much a finished table counts: 1 in full, 0 not at all."""
        return (await self.board(server, game)).weights.get(table, 1.0)

    async def careers(self, server: int, user: int) -> list[Career]:
        """Return the record of every game this person has played here, without luck."""
        async with self._database.read() as db:
            rows = await results.of_user(db, server, user)
        played = dict.fromkeys(row.game for row in rows)
        return [
            await self._career(server, user, game, [row for row in rows if row.game == game])
            for game in played
            if game in GAMES
        ]

    async def career(self, server: int, user: int, game: str) -> Career:
        """Return the full record of one game, luck included."""
        async with self._database.read() as db:
            rows = await results.of_user(db, server, user, game)
            played = [row for row in rows if not row.forfeited]
            seats = {row.table_id: row.seat for row in played[-LUCK_FROM:]}
            records = await _records(db, server, seats)
        lucks = await asyncio.to_thread(_lucks, records, seats)
        return await self._career(server, user, game, rows, lucks)

    async def _career(
        self,
        server: int,
        user: int,
        game: str,
        rows: Sequence[Row[Any]],
        lucks: Mapping[int, Luck] | None = None,
    ) -> Career:
        board = await self.board(server, game)
        known = lucks or {}
        games = [
            Played(row.won, row.score, row.forfeited, known.get(row.table_id, Luck()))
            for row in rows
        ]
        return Career(game, stats(games), _best(rows), board.curve(str(user)))

    async def board(self, server: int, game: str) -> Board:
        key = server, game
        async with self._turns.setdefault(key, asyncio.Lock()):
            board = self._boards.get(key, Board())
            async with self._database.read() as db:
                counted = await results.count_rated(db, server, game)
                if counted != (board.rows, board.people):
                    rows = await results.rated(db, server, game, board.last)
                    if not _only_grew(board, rows, counted):
                        board, rows = Board(), await results.rated(db, server, game)
                    fixed = anchors(GAMES[game].levels)
                    board = await asyncio.to_thread(_grown, board, rows, fixed)
            self._remember(key, board)
        return board

    def _remember(self, key: tuple[int, str], board: Board) -> None:
        self._boards[key] = board
        self._boards.move_to_end(key)
        while len(self._boards) > _MOST_BOARDS:
            self._boards.popitem(last=False)


def _only_grew(board: Board, rows: Sequence[Row[Any]], counted: tuple[int, int]) -> bool:
    people = sum(row.user_id is not None for row in rows)
    return counted == (board.rows + len(rows), board.people + people)


def _grown(board: Board, rows: Sequence[Row[Any]], fixed: Ratings) -> Board:
    """Return the board with these results added."""
    ratings, tables = dict(board.ratings), dict(board.tables)
    weights, quick = dict(board.weights), dict(board.quick)
    for number, group in groupby(rows, key=lambda row: row.table_id):
        seats = list(group)
        table = _table(seats)
        weight = _weight(quick, table, seats, fixed)
        after = changes(ratings, table, fixed, weight) if any(row.clicks for row in seats) else {}
        tables[number] = {
            name: Change(ratings.get(name, Rating()), new) for name, new in after.items()
        }
        if weight < 1:
            weights[number] = weight
        ratings.update(after)
    people = sum(row.user_id is not None for row in rows)
    last = (rows[-1].ended_at, rows[-1].table_id) if rows else board.last
    counted = board.rows + len(rows), board.people + people
    return Board(*counted, last, ratings, tables, weights, quick)


def _weight(
    quick: dict[Pair, tuple[datetime, ...]],
    table: Rated,
    seats: Sequence[Row[Any]],
    fixed: Ratings,
) -> float:
    """Return how much a table counts, and note it in `quick` if it ended quickly."""
    at = seats[0].ended_at
    earlier = [0]
    for pair in quick_pairs(table, fixed):
        recent = [moment for moment in quick.get(pair, ()) if at - moment < QUICK_WITHIN]
        earlier.append(len(recent))
        quick[pair] = (*recent, at)
    return quick_weight(max(earlier))


def _table(seats: Sequence[Row[Any]]) -> Rated:
    left = [row for row in seats if row.forfeited]
    return Rated(
        names=tuple(map(_name, seats)),
        ranks=tuple(row.rank for row in seats),
        left=frozenset(map(_name, left)),
        quick=frozenset(_name(row) for row in left if row.clicks < QUICK),
        decided=any(row.won for row in seats),
    )


def _name(row: Row[Any]) -> Name:
    if row.user_id is not None:
        return str(row.user_id)
    if row.level is not None:
        return ai_name(Level(row.level))
    return f"gone:{row.table_id}:{row.seat}"  # a person whose data was deleted


def _best(rows: Sequence[Row[Any]]) -> int | None:
    """Return the best score; series points say which is better, whether high or low scores win."""
    finished = [row for row in rows if not row.forfeited]
    return max(finished, key=lambda row: row.points).score if finished else None


async def _records(db: Transaction, server: int, tables: Mapping[int, Seat]) -> dict[int, Record]:
    found = {number: await store.table(db, server, number) for number in tables}
    return {
        number: store.record(table, await store.secret(db, number), await store.log(db, number))
        for number, table in found.items()
        if table is not None and table.status is Status.FINISHED and table.replayable
    }


def _lucks(records: Mapping[int, Record], seats: Mapping[int, Seat]) -> dict[int, Luck]:
    return {number: _luck(record, seats[number]) for number, record in records.items()}


def _luck(record: Record, seat: Seat) -> Luck:
    rules = GAMES[record.game].rules
    events = [event for line in retell(rules, record) for event in line.events]
    return rules.luck(events, len(record.seats))[seat]
