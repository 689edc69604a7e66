"""Count all results again from the start, and compare with the careers that are kept."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from core.careers.counting import columns, on_rating, result
from core.careers.history import History
from core.games.registry import GAMES
from core.store import careers as store
from core.store import results
from core.store.database import Database
from core.store.servers import lock_server

EXACT = 1e-9
"""Another computer's arithmetic may differ in the last digits."""

Columns = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Recount:
    """The rows of one server and game that contradict its results, as they should be."""

    server: int
    game: str
    people: int
    """How many have a career, right or wrong."""
    seats: Mapping[tuple[int, int], Columns]
    """By table and seat."""
    careers: Mapping[int, Columns | None]
    """By user; None: there should be none."""

    def faults(self) -> Iterator[str]:
        where = f"server {self.server}, {self.game}"
        for table in sorted({table for table, _ in self.seats}):
            yield f"{where}: the ratings after table {table} are not what the results lead to"
        for user in sorted(self.careers):
            yield f"{where}: the career of {user} is not what the results lead to"


async def games(database: Database) -> list[tuple[int, str]]:
    """Return every server and game with careers to look at."""
    async with database.read() as db:
        found = {*await results.all_games(db), *await store.all_games(db)}
    return sorted((server, game) for server, game in found if game in GAMES)


async def compare(database: Database, server: int, game: str) -> Recount:
    async with database.read() as db:
        return await _recount(db, server, game)


async def repair(database: Database, server: int, game: str) -> Recount:
    """Write the rows as they should be; return those that were wrong."""
    async with database.write() as db:
        await db.run_sync(lock_server, server)
        found = await _recount(db, server, game)
        rows = [{"table": t, "place": s, **row} for (t, s), row in found.seats.items()]
        await results.note_ratings(db, rows)
        for user, row in found.careers.items():
            if row is None:
                await store.remove(db, server, game, user)
            else:
                await db.run_sync(store.put, server, game, user, row)
    return found


async def _recount(db: AsyncConnection, server: int, game: str) -> Recount:
    rows = await results.all_of(db, server, game)
    kept = await store.all_of(db, server, game)
    return await asyncio.to_thread(_compared, server, game, rows, kept)


def _compared(
    server: int, game: str, rows: Sequence[Row[Any]], kept: Sequence[Row[Any]]
) -> Recount:
    history = History(game)
    seats: dict[tuple[int, int], Columns] = {}
    for table, group in groupby(rows, key=lambda row: row.table_id):
        found = list(group)
        played = [result(row._asdict()) for row in found]
        counted = history.count(played, rated=found[0].rated)
        for seat, row in zip(played, found, strict=True):
            level = {"level": None if seat.gone else row.level}
            should = on_rating(counted, row.user_id) | level
            if not _same(should, row):
                seats[table, row.seat] = should
    should_be = {user: columns(career) for user, career in history.careers.items()}
    known = {row.user_id: row for row in kept}
    wrong = {
        user: should_be.get(user)
        for user in should_be.keys() | known.keys()
        if user not in should_be or user not in known or not _same(should_be[user], known[user])
    }
    return Recount(server, game, len(should_be.keys() | known.keys()), seats, wrong)


def _same(should: Columns, row: Row[Any]) -> bool:
    return all(_equal(value, getattr(row, name)) for name, value in should.items())


def _equal(one: object, other: object) -> bool:
    if isinstance(one, float) and isinstance(other, float):
        return math.isclose(one, other, rel_tol=EXACT, abs_tol=EXACT)
    return one == other
