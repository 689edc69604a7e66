"""People's careers as they are kept: a row per server, game and person.

A career is changed in the transaction that finishes a table, so it always agrees with the results;
`recount.py` proves it. Tables of one server are counted one at a time, in the order of their
numbers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from dataclasses import fields
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, RowMapping

from core.careers.history import QUICK_WITHIN, Career, Counted, History, Result
from core.careers.ratings import QUICK, Pair, Rating, is_model_loaded, load_model
from core.careers.statistics import Stats
from core.engine.rules import Seat, Standing
from core.model.table import Table
from core.store import careers as store
from core.store import results, servers

_FIELDS = tuple(each.name for each in fields(Result))
_STATS = tuple(each.name for each in fields(Stats) if each.name != "luck")


async def get_ready(table: Table) -> None:
    """Load the model of ratings, off the event loop, if this table may be the first to need it."""
    if table.rated and not is_model_loaded():
        await asyncio.to_thread(load_model)


def add_results(
    connection: Connection, table: Table, standings: Sequence[Standing], clicks: Mapping[Seat, int]
) -> None:
    """Store the results of a finished table and count them in the careers of its people."""
    server, game = table.server, table.game
    servers.lock_server(connection, server)
    users = [chair.user for chair in table.chairs if chair.user is not None]
    number = results.last_number(connection, server, game) + 1
    known = store.of_players(connection, server, game, users) if users else ()
    rows = results.as_rows(table, standings, clicks, table.ended_at)
    seats = tuple(map(result, rows))
    careers = {row.user_id: career(row) for row in known}
    history = History(game, careers, _quick_ends(connection, table, seats, users))
    counted = history.count(seats, rated=table.rated)
    results.add(
        connection,
        [{**row, "number": number, **on_rating(counted, row["user_id"])} for row in rows],
    )
    for user, new in history.careers.items():
        store.put(connection, server, game, user, columns(new))


def _quick_ends(
    connection: Connection, table: Table, seats: Sequence[Result], users: Collection[int]
) -> list[tuple[Pair, datetime]]:
    """Return which of these have left whom quickly, if that has happened again."""
    if not table.rated or not any(seat.quick for seat in seats):
        return []
    since = seats[0].ended_at - QUICK_WITHIN
    found = results.quick_ends(connection, table.server, table.game, users, QUICK, since)
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
