"""People's careers as they are kept: a row per server, game and person.

A career is changed in the transaction that finishes a table, so it always agrees with the results;
`recount.py` proves it. Tables of one server are counted one at a time, in the order of their
numbers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import fields
from datetime import datetime
from typing import Any

from sqlalchemy import Row, RowMapping

from core.engine.rules import Standing
from core.model import Table
from core.players.history import QUICK_WITHIN, Career, Counted, History, Result
from core.players.ratings import QUICK, Pair, Rating
from core.players.statistics import Stats
from core.store import careers as store
from core.store import results
from core.store import tables as table_store
from core.store.database import Transaction

_FIELDS = tuple(each.name for each in fields(Result))
_STATS = tuple(each.name for each in fields(Stats) if each.name != "luck")


async def add_results(
    db: Transaction, table: Table, standings: Sequence[Standing], at: datetime
) -> None:
    """Store the results of a finished table and count them in the careers of its people."""
    rows = await table_store.result_rows(db, table, standings, at)
    await table_store.lock_server(db, table.server)
    number = 1 + await results.last_number(db, table.server, table.game)
    seats = tuple(map(result, rows))
    history = await _history(db, table, seats)
    # In a thread: the first one imports the model.
    counted = await asyncio.to_thread(history.count, seats, rated=table.rated)
    told = [{**row, "number": number, **on_rating(counted, row["user_id"])} for row in rows]
    await results.add(db, told)
    for user, career in history.careers.items():
        store.put(db, table.server, table.game, user, columns(career))


async def _history(db: Transaction, table: Table, seats: Sequence[Result]) -> History:
    """Return what must be known to count this table."""
    users = [seat.user_id for seat in seats if seat.user_id is not None]
    quick: Iterable[tuple[Pair, datetime]] = ()
    if table.rated and any(seat.quick for seat in seats):
        quick = await _quick_ends(db, table, users, seats[0].ended_at)
    rows = await store.of_players(db, table.server, table.game, users) if users else ()
    return History(table.game, {row.user_id: career(row) for row in rows}, quick)


async def _quick_ends(
    db: Transaction, table: Table, users: Collection[int], at: datetime
) -> list[tuple[Pair, datetime]]:
    since = at - QUICK_WITHIN
    found = await results.quick_ends(db, table.server, table.game, users, QUICK, since)
    return [(frozenset((str(left), str(stayed))), moment) for left, stayed, moment in found]


# Between rows and values.


def result(row: Mapping[str, Any] | RowMapping) -> Result:
    known: Mapping[Any, Any] = row
    return Result(**{name: known[name] for name in _FIELDS if name in known})


def on_rating(counted: Counted, user: int | None) -> dict[str, Any]:
    """Return the columns of a result that tell what the table did to this user's rating."""
    change = None if user is None else counted.changes.get(user)
    if change is None:
        values: tuple[Any, ...] = (None, None, None, None)
    else:
        after = change.after
        values = (after.mu, after.sigma, after.games, change.points)
    return dict(zip(results.ON_RATING, (counted.weight, *values), strict=True))


def columns(career: Career) -> dict[str, Any]:
    rating = career.rating
    return {name: getattr(career.stats, name) for name in _STATS} | {
        "rated": rating.games if rating else 0,
        "mu": rating.mu if rating else None,
        "sigma": rating.sigma if rating else None,
        "shown": rating.shown if rating else None,
        "ranked": bool(rating and not rating.provisional),
    }


def career(row: Row[Any]) -> Career:
    stats = Stats(**{name: getattr(row, name) for name in _STATS})
    return Career(row.game, stats, rating(row))


def rating(row: Row[Any]) -> Rating | None:
    return None if row.mu is None else Rating(row.mu, row.sigma, row.rated)
