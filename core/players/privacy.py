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

from core.model import NOBODY, OPEN, Chair, Status
from core.store.database import Database
from core.store.models import (
    Base,
    EntrantRow,
    MoveRow,
    ResultRow,
    SeatRow,
    ServerRow,
    TableRow,
    TournamentRow,
)
from core.tables import lobby, play
from core.tables.deadlines import TAKEOVER, Timing
from core.tables.session import TableSession

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
            session = await TableSession.open(
                db, server, table, at or datetime.now(UTC), Timing(), None
            )
            await _leave(session, user)
            await session.close()
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
        select(MoveRow.__table__)
        .join(SeatRow, (SeatRow.table_id == MoveRow.table_id) & (SeatRow.seat == MoveRow.seat))
        .where(SeatRow.user_id == user)
        .order_by(MoveRow.table_id, MoveRow.number)
    )
    return await _rows(db, query)


async def _hold_tournaments(db: AsyncConnection, user: int) -> None:
    """Before any table, as everybody who changes both: else two could wait for each other."""
    if db.dialect.name == "sqlite":
        return
    seated = select(SeatRow.table_id).where(SeatRow.user_id == user)
    entered = select(EntrantRow.tournament_id).where(EntrantRow.user_id == user)
    tables = select(TableRow.tournament_id).where(
        or_(TableRow.host_id == user, TableRow.id.in_(seated))
    )
    theirs = or_(
        TournamentRow.organiser_id == user,
        TournamentRow.id.in_(entered),
        TournamentRow.id.in_(tables),
    )
    query = select(TournamentRow.id).where(theirs).order_by(TournamentRow.id)
    await db.execute(query.with_for_update())


async def _open_tables(db: AsyncConnection, user: int) -> list[tuple[int, int]]:
    """Server and table; always in one order: two people leaving must not wait for each other."""
    seated = select(SeatRow.table_id).where(SeatRow.user_id == user)
    query = (
        select(TableRow.id, TableRow.server_id)
        .where(TableRow.status.in_(OPEN), or_(TableRow.host_id == user, TableRow.id.in_(seated)))
        .order_by(TableRow.id)
    )
    return [(row.server_id, row.id) for row in await db.execute(query)]


async def _leave(session: TableSession, user: int) -> None:
    chair = session.table.chair_of(user)
    if chair:
        await _stand_up(session, chair)
    if session.table.host == user:
        people = [other.user for other in session.table.people if other.user]
        heirs = people if session.table.tournament is None else []
        session.change(host=heirs[0] if heirs else NOBODY)


async def _stand_up(session: TableSession, chair: Chair) -> None:
    """Out of a lobby; out of a game or a match only by leaving the seat to the AI."""
    user = chair.user or NOBODY
    if session.table.status is Status.PLAYING and not chair.resigned:
        await play.resign(session, user, with_ai=True)
    elif session.table.status is Status.LOBBY and chair.level is None:
        await lobby.leave(session, user)
    if session.table.chair_of(user):
        session.change_chair(chair.seat, user=None, level=TAKEOVER, resigned=True)


async def _withdraw(db: AsyncConnection, user: int) -> None:
    """Out of tournaments: as if never entered before the first round, not paired any more later."""
    theirs = select(EntrantRow.tournament_id).where(EntrantRow.user_id == user)
    going = select(TournamentRow.id).where(
        TournamentRow.id.in_(theirs), TournamentRow.ended_at.is_(None)
    )
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
        update(EntrantRow).where(*mine, EntrantRow.dropped.is_(None)).values(dropped=after)
    )


async def _outdate(db: AsyncConnection, user: int) -> None:
    """A new version, so that no process goes on using what it remembers of a table."""
    seated = select(SeatRow.table_id).where(SeatRow.user_id == user)
    theirs = or_(TableRow.host_id == user, TableRow.id.in_(seated))
    await db.execute(update(TableRow).where(theirs).values(version=TableRow.version + 1))


async def _loosen(db: AsyncConnection, user: int) -> None:
    """Their clicks lead nowhere any more, and an AI that took over is not rated in their place."""
    mine = select(SeatRow.seat).where(
        SeatRow.table_id == MoveRow.table_id, SeatRow.seat == MoveRow.seat, SeatRow.user_id == user
    )
    tables = select(SeatRow.table_id).where(SeatRow.user_id == user)
    theirs = update(MoveRow).where(MoveRow.table_id.in_(tables), mine.exists())
    await db.execute(theirs.values(interaction_id=None))
    await db.execute(update(ResultRow).where(ResultRow.user_id == user).values(level=None))


def _scrubbed(column: Column[Any]) -> Update | Delete:
    table = column.table
    if column.name in _ROLES:
        return update(table).values({column: NOBODY})
    return update(table).values({column: None}) if column.nullable else delete(table)


# A server.


async def forget_server(database: Database, server: int, at: datetime | None = None) -> None:
    """The bot was removed: its data goes some time after, unless the bot comes back."""
    gone = update(ServerRow).where(ServerRow.id == server, ServerRow.left_at.is_(None))
    async with database.write() as db:
        await db.execute(gone.values(left_at=at or datetime.now(UTC)))


async def welcome_servers(database: Database, servers: Iterable[int]) -> None:
    """The bot is on these servers (again)."""
    back = update(ServerRow).where(ServerRow.id.in_(list(servers)), ServerRow.left_at.is_not(None))
    async with database.write() as db:
        await db.execute(back.values(left_at=None))


async def miss_servers(
    database: Database, present: Iterable[int], at: datetime, ours: Callable[[int], bool]
) -> None:
    """The bot was removed from servers while it did not run; of those that are ours to know."""
    async with database.read() as db:
        known = (
            await db.execute(select(ServerRow.id).where(ServerRow.left_at.is_(None)))
        ).scalars()
        gone = [server for server in set(known) - set(present) if ours(server)]
    for server in gone:
        await forget_server(database, server, at)


async def purge_left_servers(database: Database, now: datetime) -> int:
    """Deletes what is left of servers long gone, games and all; says how many."""
    old = ServerRow.left_at < now - KEPT_AFTER_LEAVING
    async with database.write() as db:
        return (await db.execute(delete(ServerRow).where(old))).rowcount
