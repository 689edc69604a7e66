"""Export and delete what is stored about a user or a server.

Deleting a user keeps the games, because they belong to everybody who played: the seat stays,
without the user. The columns that can hold a user's id are found by name (a test fails for a new
one that is not): `user_id` is set to NULL where it may be, otherwise the row is deleted; hosts and
organizers become nobody. Replay files name seats by aliases and tournaments name players by
numbers, so both stay valid.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Delete,
    Row,
    Select,
    Update,
    delete,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from core.model.table import NOBODY, OPEN
from core.model.timing import Moment, Timing
from core.store.database import Database
from core.store.models.base import Base
from core.store.models.people import ResultRow, ServerRow
from core.store.models.tables import (
    GuestRow,
    MotionRow,
    MoveRow,
    SeatRow,
    TableRow,
    VoteRow,
    WatcherRow,
)
from core.store.models.tournaments import CoOrganizerRow, EntrantRow, TournamentRow
from core.store.tables import TABLES, update_all, updated
from core.tables.departure import forgotten
from core.tables.executor import locked, save

KEPT_AFTER_LEAVING = timedelta(days=30)

_HIDDEN = {"secret", "commitment"}
_ROLES = {"host_id", "organiser_id", "by_id", "ended_by_id"}
"""Columns that hold the user who did something."""


# A person.


async def export(database: Database, user: int) -> dict[str, Any]:
    """Return everything stored about a user as plain values, without other users' ids."""
    async with database.read() as db:
        found = {
            column.table.name: await _rows(db, select(column.table).where(column == user))
            for column in mentions()
        }
        return {"user": str(user), **found, "moves": await _moves(db, user)}


async def forget(
    database: Database, user: int, at: datetime | None = None, timing: Timing | None = None
) -> None:
    """Delete a user in one transaction. An AI plays their open games to the end."""
    moment = Moment(at or datetime.now(UTC), timing or Timing())
    async with database.at_leisure() as patient, patient.write() as db:
        await _lock_tournaments(db, user)
        await _unlink_moves(db, user)
        await _keep_abandoned(db, user)
        for server, table in await _open_tables(db, user):
            before = await locked(db, server, table)
            await save(db, before, forgotten(before, moment, user), moment)
        await _unrate(db, user)
        await _withdraw(db, user)
        await _keep_seeds(db, user)
        await _outdate(db, user)
        for column in mentions():
            await db.execute(_scrubbed(column).where(column == user))


def mentions() -> list[Column[Any]]:
    """Return every column that can hold a user's id."""
    tables = Base.metadata.tables
    named = [c for table in tables.values() for c in table.c if c.name in {"user_id", *_ROLES}]
    return [tables["users"].c.id, *named]


async def _rows(db: AsyncConnection, query: Select[Any]) -> list[dict[str, Any]]:
    rows = (await db.execute(query)).all()
    return await asyncio.to_thread(lambda: [_plain(row) for row in rows])


def _plain(row: Row[Any]) -> dict[str, Any]:
    """Make a row fit for JSON. Its numbers are too small for ids: those become strings."""
    shown = {key: value for key, value in row._asdict().items() if key not in _HIDDEN}
    return {key: _plain_value(key, value) for key, value in shown.items()}


def _plain_value(key: str, value: object) -> object:
    if isinstance(value, datetime):
        return value.isoformat()
    return str(value) if isinstance(value, int) and key.endswith("id") else value


async def _moves(db: AsyncConnection, user: int) -> list[dict[str, Any]]:
    """Return the moves of the user's seats, including those the clock or an AI made for them."""
    query = (
        select(MoveRow.__table__)
        .join(SeatRow, (SeatRow.table_id == MoveRow.table_id) & (SeatRow.seat == MoveRow.seat))
        .where(SeatRow.user_id == user)
        .order_by(MoveRow.table_id, MoveRow.number)
    )
    return await _rows(db, query)


async def _lock_tournaments(db: AsyncConnection, user: int) -> None:
    """Lock the user's tournaments before any table, as every writer of both does: no deadlocks."""
    tables = select(TableRow.tournament_id).where(TableRow.id.in_(_tables(user)))
    theirs = or_(_named_by(user), TournamentRow.id.in_(tables))
    query = select(TournamentRow.id).where(theirs).order_by(TournamentRow.id)
    await db.execute(query.with_for_update())


async def _open_tables(db: AsyncConnection, user: int) -> list[tuple[int, int]]:
    """Return server and table ids, and lock the tables.

    All are locked before the first is left, because a table that ends locks its server. They are
    locked in the order of their numbers, as always, and left in the order of their servers.
    """
    query = (
        select(TableRow.id, TableRow.server_id)
        .where(TableRow.status.in_(OPEN), TableRow.id.in_(_tables(user)))
        .order_by(TableRow.id)
    )
    rows = await db.execute(query.with_for_update(key_share=True))
    return sorted((row.server_id, row.id) for row in rows)


async def _withdraw(db: AsyncConnection, user: int) -> None:
    """Delete the user's entries before the first round; later, drop them from further pairings.

    Whatever names the user is shown again.
    """
    going = select(TournamentRow.id).where(_named_by(user), TournamentRow.ended_at.is_(None))
    begun = select(TournamentRow.round).where(TournamentRow.id == EntrantRow.tournament_id)
    mine = (EntrantRow.user_id == user, EntrantRow.tournament_id.in_(going))
    after = begun.scalar_subquery() + 1
    await db.execute(
        update(TournamentRow)
        .where(TournamentRow.id.in_(going))
        .values(version=TournamentRow.version + 1)
    )
    await db.execute(delete(EntrantRow).where(*mine, begun.scalar_subquery() == 0))
    await db.execute(
        update(EntrantRow)
        .where(*mine)
        .values(dropped=func.coalesce(EntrantRow.dropped, after), away=None)
    )


async def _keep_seeds(db: AsyncConnection, user: int) -> None:
    """Keep where the user was seeded, which tables depend on, but not the rating behind it.

    A rating that others share, as all newcomers do, tells nothing about anybody.
    """
    mine = select(EntrantRow.tournament_id).where(
        EntrantRow.user_id == user, EntrantRow.rating.is_not(None)
    )
    query = select(EntrantRow.__table__).where(EntrantRow.tournament_id.in_(mine))
    rows = (await db.execute(query)).all()
    for own in (row for row in rows if row.user_id == user):
        fellows = [row for row in rows if row.tournament_id == own.tournament_id and row != own]
        others = [row.rating for row in fellows if row.rating is not None]
        if own.rating not in others:
            await db.execute(
                update(EntrantRow)
                .where(
                    EntrantRow.tournament_id == own.tournament_id, EntrantRow.player == own.player
                )
                .values(rating=_between(own.rating, others))
            )


def _between(rating: float, others: Sequence[float]) -> float:
    """Return another number that keeps the same place among the others."""
    above = min((other for other in others if other > rating), default=None)
    below = max((other for other in others if other < rating), default=None)
    if above is None or below is None:
        return (below or 0.0) + 1 if above is None else above - 1
    return (above + below) / 2


def _named_by(user: int) -> ColumnElement[bool]:
    """Return the condition that a tournament's message names this user."""
    entered = select(EntrantRow.tournament_id).where(EntrantRow.user_id == user)
    helped = select(CoOrganizerRow.tournament_id).where(CoOrganizerRow.user_id == user)
    return or_(
        TournamentRow.organiser_id == user,
        TournamentRow.id.in_(entered),
        TournamentRow.id.in_(helped),
    )


async def _outdate(db: AsyncConnection, user: int) -> None:
    """Give the user's tables a new mark, so that no process goes on with a remembered one."""
    await db.run_sync(update_all, TABLES.c.id.in_(_tables(user)))


def _tables(user: int) -> Select[int]:
    """Select the ids of all tables that name this user."""
    there = [
        select(row.table_id).where(row.user_id == user)
        for row in (SeatRow, GuestRow, WatcherRow, MotionRow)
    ]
    moved = select(MotionRow.table_id).where(MotionRow.by_id == user)
    voted = select(MotionRow.table_id).join(VoteRow, VoteRow.motion_id == MotionRow.id)
    led = or_(TableRow.host_id == user, TableRow.ended_by_id == user)
    named = (*there, moved, voted.where(VoteRow.user_id == user))
    return select(TableRow.id).where(or_(led, *(TableRow.id.in_(ids) for ids in named)))


async def _unlink_moves(db: AsyncConnection, user: int) -> None:
    """Unlink the user's interactions from the moves."""
    mine = select(SeatRow.seat).where(
        SeatRow.table_id == MoveRow.table_id, SeatRow.seat == MoveRow.seat, SeatRow.user_id == user
    )
    tables = select(SeatRow.table_id).where(SeatRow.user_id == user)
    theirs = update(MoveRow).where(MoveRow.table_id.in_(tables), mine.exists())
    await db.execute(theirs.values(interaction_id=None))


async def _unrate(db: AsyncConnection, user: int) -> None:
    """Rate no AI in the user's place, even where leaving has just ended a game.

    Ratings go too: each is the start of the next, so they would tell which seats one person had.
    """
    results = update(ResultRow).where(ResultRow.user_id == user)
    await db.execute(results.values(level=None, mu=None, sigma=None, games=None, gained=None))


async def _keep_abandoned(db: AsyncConnection, user: int) -> None:
    """Note where the AI played for this user: without the user it would seem a seat of its own."""
    kept = update(SeatRow).where(SeatRow.user_id == user, SeatRow.level.is_not(None))
    ended = select(TableRow.id).where(TableRow.status.not_in(OPEN))
    await db.execute(kept.where(SeatRow.table_id.in_(ended)).values(resigned=True))


def _scrubbed(column: Column[Any]) -> Update | Delete:
    nobody = NOBODY if column.name in _ROLES else None
    if nobody is None and not column.nullable:
        return delete(column.table)
    if column.table is TABLES:
        return updated(**{column.name: nobody})
    return update(column.table).values({column: nobody})


# A server.


async def forget_server(database: Database, server: int, at: datetime | None = None) -> None:
    """Note that the bot was removed; the data is deleted later unless the bot comes back."""
    gone = update(ServerRow).where(ServerRow.id == server, ServerRow.left_at.is_(None))
    async with database.write() as db:
        await db.execute(gone.values(left_at=at or datetime.now(UTC)))


async def welcome_servers(database: Database, servers: Iterable[int]) -> None:
    """Note that the bot is on these servers, so that their data is kept."""
    back = update(ServerRow).where(ServerRow.id.in_(list(servers)), ServerRow.left_at.is_not(None))
    async with database.write() as db:
        await db.execute(back.values(left_at=None))


async def miss_servers(
    database: Database, present: Iterable[int], at: datetime, ours: Callable[[int], bool]
) -> None:
    """Note the servers of this process that removed the bot while it was not running."""
    async with database.read() as db:
        known = (
            await db.execute(select(ServerRow.id).where(ServerRow.left_at.is_(None)))
        ).scalars()
        gone = [server for server in set(known) - set(present) if ours(server)]
    for server in gone:
        await forget_server(database, server, at)


async def purge_left_servers(database: Database, now: datetime) -> int:
    """Delete the data of servers left long ago, games included; return how many there were."""
    old = ServerRow.left_at < now - KEPT_AFTER_LEAVING
    async with database.at_leisure() as patient, patient.write() as db:
        return (await db.execute(delete(ServerRow).where(old))).rowcount
