"""What is stored about a person or a server: tell it, and delete it.

Deleting keeps the games, because they belong to everybody who sat there: the person's seat stays,
without the person. Which columns can hold a user's id is known by their names (a test fails when a
new one is not): `user_id` is emptied where it may be, else its row goes; hosts and organisers
become nobody. Replay files name seats by aliases and tournaments theirs by numbers: both stay true.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Column, Delete, Row, Select, Update, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from core.store.database import Database
from core.store.models import Base, Entrant, Move, Result, Seat, Server, Table, Tournament
from core.tables import course, lobby
from core.tables.clock import TAKEOVER, Timing
from core.tables.desk import Desk
from core.tables.values import NOBODY, OPEN, Chair, Status

KEPT_AFTER_LEAVING = timedelta(days=30)

_HIDDEN = {"secret", "commitment"}
_ROLES = {"host_id", "organiser_id", "by_id"}
"""Columns that say who did something."""


# A person.


async def export(database: Database, user: int) -> dict[str, Any]:
    """Everything stored about a user, as plain values. Other people's ids are not in it."""
    async with database.read() as db:
        found = {
            column.table.name: await _rows(db, select(column.table).where(column == user))
            for column in mentions()
        }
        return {"user": str(user), **found, "moves": await _moves(db, user)}


async def forget(database: Database, user: int, at: datetime | None = None) -> None:
    """Deletes a person, all at once. Games they sit in go on, played by the AI."""
    async with database.write() as db:
        await _hold_tournaments(db, user)
        await _loosen(db, user)
        for server, table in await _open_tables(db, user):
            desk = await Desk.open(db, server, table, at or datetime.now(UTC), Timing(), None)
            await _leave(desk, user)
            await desk.close()
        await _withdraw(db, user)
        await _outdate(db, user)
        for column in mentions():
            await db.execute(_scrubbed(column).where(column == user))


def mentions() -> list[Column[Any]]:
    """Every column that can hold a user's id."""
    tables = Base.metadata.tables
    named = [c for table in tables.values() for c in table.c if c.name in {"user_id", *_ROLES}]
    return [tables["users"].c.id, *named]


async def _rows(db: AsyncConnection, query: Select[Any]) -> list[dict[str, Any]]:
    rows = (await db.execute(query)).all()
    return await asyncio.to_thread(lambda: [_plain(row) for row in rows])


def _plain(row: Row[Any]) -> dict[str, Any]:
    """JSON has no moments and loses the last digits of large numbers: ids become texts."""
    shown = {key: value for key, value in row._mapping.items() if key not in _HIDDEN}
    return {key: _plain_value(key, value) for key, value in shown.items()}


def _plain_value(key: str, value: object) -> object:
    if isinstance(value, datetime):
        return value.isoformat()
    return str(value) if isinstance(value, int) and key.endswith("id") else value


async def _moves(db: AsyncConnection, user: int) -> list[dict[str, Any]]:
    """The moves of the seats they sat on, also those the clock or the AI made for them."""
    query = (
        select(Move.__table__)
        .join(Seat, (Seat.table_id == Move.table_id) & (Seat.seat == Move.seat))
        .where(Seat.user_id == user)
        .order_by(Move.table_id, Move.number)
    )
    return await _rows(db, query)


async def _hold_tournaments(db: AsyncConnection, user: int) -> None:
    """Before any table, as everybody who changes both: else two could wait for each other."""
    if db.dialect.name == "sqlite":
        return
    seated = select(Seat.table_id).where(Seat.user_id == user)
    entered = select(Entrant.tournament_id).where(Entrant.user_id == user)
    tables = select(Table.tournament_id).where(or_(Table.host_id == user, Table.id.in_(seated)))
    theirs = or_(
        Tournament.organiser_id == user, Tournament.id.in_(entered), Tournament.id.in_(tables)
    )
    query = select(Tournament.id).where(theirs).order_by(Tournament.id)
    await db.execute(query.with_for_update())


async def _open_tables(db: AsyncConnection, user: int) -> list[tuple[int, int]]:
    """Server and table; always in one order: two people leaving must not wait for each other."""
    seated = select(Seat.table_id).where(Seat.user_id == user)
    query = (
        select(Table.id, Table.server_id)
        .where(Table.status.in_(OPEN), or_(Table.host_id == user, Table.id.in_(seated)))
        .order_by(Table.id)
    )
    return [(row.server_id, row.id) for row in await db.execute(query)]


async def _leave(desk: Desk, user: int) -> None:
    chair = desk.table.chair_of(user)
    if chair:
        await _stand_up(desk, chair)
    if desk.table.host == user:
        people = [other.user for other in desk.table.people if other.user]
        heirs = people if desk.table.tournament is None else []
        desk.change(host=heirs[0] if heirs else NOBODY)


async def _stand_up(desk: Desk, chair: Chair) -> None:
    """Out of a lobby; out of a game or a match only by leaving the seat to the AI."""
    user = chair.user or NOBODY
    if desk.table.status is Status.PLAYING and not chair.resigned:
        await course.resign(desk, user, with_ai=True)
    elif desk.table.status is Status.LOBBY and chair.level is None:
        await lobby.leave(desk, user)
    if desk.table.chair_of(user):
        desk.change_chair(chair.seat, user=None, level=TAKEOVER, resigned=True)


async def _withdraw(db: AsyncConnection, user: int) -> None:
    """Out of tournaments: as if never entered before the first round, not paired any more later."""
    theirs = select(Entrant.tournament_id).where(Entrant.user_id == user)
    going = select(Tournament.id).where(Tournament.id.in_(theirs), Tournament.ended_at.is_(None))
    begun = select(Tournament.round).where(Tournament.id == Entrant.tournament_id)
    mine = (Entrant.user_id == user, Entrant.tournament_id.in_(going))
    after = begun.scalar_subquery() + 1
    await db.execute(
        update(Tournament).where(Tournament.id.in_(going)).values(version=Tournament.version + 1)
    )
    await db.execute(delete(Entrant).where(*mine, begun.scalar_subquery() == 0))
    await db.execute(update(Entrant).where(*mine, Entrant.dropped.is_(None)).values(dropped=after))


async def _outdate(db: AsyncConnection, user: int) -> None:
    """A new version, so that no process goes on using what it remembers of a table."""
    seated = select(Seat.table_id).where(Seat.user_id == user)
    theirs = or_(Table.host_id == user, Table.id.in_(seated))
    await db.execute(update(Table).where(theirs).values(version=Table.version + 1))


async def _loosen(db: AsyncConnection, user: int) -> None:
    """Their clicks lead nowhere any more, and an AI that took over is not rated in their place."""
    mine = select(Seat.seat).where(
        Seat.table_id == Move.table_id, Seat.seat == Move.seat, Seat.user_id == user
    )
    tables = select(Seat.table_id).where(Seat.user_id == user)
    theirs = update(Move).where(Move.table_id.in_(tables), mine.exists())
    await db.execute(theirs.values(interaction_id=None))
    await db.execute(update(Result).where(Result.user_id == user).values(level=None))


def _scrubbed(column: Column[Any]) -> Update | Delete:
    table = column.table
    if column.name in _ROLES:
        return update(table).values({column: NOBODY})
    return update(table).values({column: None}) if column.nullable else delete(table)


# A server.


async def forget_server(database: Database, server: int, at: datetime | None = None) -> None:
    """The bot was removed: its data goes some time after, unless the bot comes back."""
    gone = update(Server).where(Server.id == server, Server.left_at.is_(None))
    async with database.write() as db:
        await db.execute(gone.values(left_at=at or datetime.now(UTC)))


async def welcome_servers(database: Database, servers: Iterable[int]) -> None:
    """The bot is on these servers (again)."""
    back = update(Server).where(Server.id.in_(list(servers)), Server.left_at.is_not(None))
    async with database.write() as db:
        await db.execute(back.values(left_at=None))


async def miss_servers(
    database: Database, present: Iterable[int], at: datetime, ours: Callable[[int], bool]
) -> None:
    """The bot was removed from servers while it did not run; of those that are ours to know."""
    async with database.read() as db:
        known = (await db.execute(select(Server.id).where(Server.left_at.is_(None)))).scalars()
        gone = [server for server in set(known) - set(present) if ours(server)]
    for server in gone:
        await forget_server(database, server, at)


async def purge_left_servers(database: Database, now: datetime) -> int:
    """Deletes what is left of servers long gone, games and all; says how many."""
    old = Server.left_at < now - KEPT_AFTER_LEAVING
    async with database.write() as db:
        return (await db.execute(delete(Server).where(old))).rowcount
