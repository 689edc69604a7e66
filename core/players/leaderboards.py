"""Leaderboards and statistics, read from the careers that are kept (core/careers).

Only luck is worked out when somebody asks: the latest games are replayed, off the event loop, and
the luck of each is remembered.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Row

from core.careers.counting import career, rating
from core.careers.history import Career, Counted, RatingChange
from core.careers.ratings import Rating
from core.engine.luck import Luck
from core.engine.replay import Record, retell
from core.games.registry import GAMES
from core.store import careers as store
from core.store import records, results
from core.store.database import Database

LUCK_FROM = 50
"""How many of the latest games luck is computed from: each has to be replayed."""
_MOST_REMEMBERED = 10_000
"""Tables whose luck is remembered: replaying fifty games takes a second."""


@dataclass(frozen=True, slots=True)
class RankedPlayer:
    rank: int | None
    """None while the rating is provisional: too few games for a place."""
    user: int
    rating: Rating


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """One page of a leaderboard, best first; equal numbers share a rank."""

    places: tuple[RankedPlayer, ...]
    page: int
    pages: int


class Leaderboards:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._lucks: OrderedDict[int, tuple[Luck, ...]] = OrderedDict()
        """By table, for every seat."""

    async def page(self, server: int, game: str, page: int, size: int) -> Leaderboard:
        """Return this page, or the last one if there are fewer."""
        async with self._database.read() as db:
            pages = max(-(-await store.size(db, server, game) // size), 1)
            page = min(max(page, 1), pages)
            skip = (page - 1) * size
            rows = await store.page(db, server, game, skip, size)
            ahead = await store.above(db, server, game, rows[0].shown) if rows else 0
        return Leaderboard(tuple(_places(rows, skip, ahead)), page, pages)

    async def counted(self, server: int, table: int) -> Counted:
        """Return what a finished table did to the ratings of its players."""
        rows = await self._database.look(results.of_table, server, table)
        changes = {
            row.user_id: RatingChange(Rating(row.mu, row.sigma, row.games), row.gained)
            for row in rows
            if row.mu is not None
        }
        return Counted(rows[0].weight if rows else None, changes)

    async def careers(self, server: int, user: int) -> list[Career]:
        """Return the record of every game this person has played here, without luck."""
        async with self._database.read() as db:
            found = {row.game: career(row) for row in await store.of_user(db, server, user)}
        return [found[game] for game in GAMES if game in found]

    async def career(self, server: int, user: int, game: str) -> Career:
        """Return the full record of one game, with curve and luck."""
        async with self._database.read() as db:
            found = {row.game: career(row) for row in await store.of_user(db, server, user)}
            if game not in found:
                return Career(game)
            curve = await results.curve(db, server, game, user)
            seats = await results.latest(db, server, game, user, LUCK_FROM)
            known = {table: self._lucks[table] for table in seats if table in self._lucks}
            wanted = seats.keys() - known.keys()
            played = await db.run_sync(records.records, server, wanted)
        lucks = known | await asyncio.to_thread(_worked_out, played)
        self._remember(lucks)
        one = found[game]
        luck = sum((lucks[table][seat] for table, seat in seats.items() if table in lucks), Luck())
        shown = tuple(Rating(mu, sigma).shown for mu, sigma in curve)
        return replace(one, stats=replace(one.stats, luck=luck), curve=shown)

    def _remember(self, lucks: Mapping[int, tuple[Luck, ...]]) -> None:
        for table, luck in lucks.items():
            self._lucks[table] = luck
            self._lucks.move_to_end(table)
        while len(self._lucks) > _MOST_REMEMBERED:
            self._lucks.popitem(last=False)


def _places(rows: Sequence[Row[Any]], skip: int, ahead: int) -> list[RankedPlayer]:
    """Return the places of rows that come after `skip` others; `ahead` have a higher number."""
    found: list[RankedPlayer] = []
    rank, last = 1 + ahead, None
    for number, row in enumerate(rows, start=skip + 1):
        known = rating(row)
        assert known is not None  # only those with one are listed
        rank = rank if last in (None, row.shown) else number
        found.append(RankedPlayer(rank if row.ranked else None, row.user_id, known))
        last = row.shown
    return found


def _worked_out(records: Iterable[Record]) -> dict[int, tuple[Luck, ...]]:
    """Return the luck of every seat, by table."""
    return {int(record.table): _lucks_of(record) for record in records}


def _lucks_of(record: Record) -> tuple[Luck, ...]:
    rules = GAMES[record.game].rules
    events = [event for line in retell(rules, record) for event in line.events]
    return rules.luck(events, len(record.seats))
