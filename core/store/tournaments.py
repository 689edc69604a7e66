"""Statements about tournaments: entrants, pairings with their results, corrections."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Row, and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from core.store.models import Correction, Entrant, Move, Pairing, Seat, Table, Tournament
from core.tables.values import OPEN, Cause


async def add(db: AsyncConnection, **columns: Any) -> int:
    done = await db.execute(insert(Tournament).values(**columns).returning(Tournament.id))
    return int(done.scalar_one())


async def head(
    db: AsyncConnection, server: int, number: int, *, lock: bool = False
) -> Row[Any] | None:
    query = select(Tournament.__table__).where(
        Tournament.id == number, Tournament.server_id == server
    )
    if lock and db.dialect.name != "sqlite":
        query = query.with_for_update()
    return (await db.execute(query)).one_or_none()


async def change(db: AsyncConnection, number: int, **columns: Any) -> None:
    """Changes a tournament's row, and its version with it."""
    await db.execute(
        update(Tournament)
        .where(Tournament.id == number)
        .values(version=Tournament.version + 1, **columns)
    )


async def note(db: AsyncConnection, number: int, **columns: Any) -> None:
    """Notes something nobody needs to be told of."""
    await db.execute(update(Tournament).where(Tournament.id == number).values(**columns))


async def listed(
    db: AsyncConnection, server: int, statuses: Iterable[str], limit: int = 25
) -> list[Row[Any]]:
    """A server's tournaments, newest first."""
    query = select(Tournament.__table__).where(
        Tournament.server_id == server, Tournament.status.in_(list(statuses))
    )
    return list((await db.execute(query.order_by(Tournament.id.desc()).limit(limit))).all())


async def ready(db: AsyncConnection, now: datetime, running: str, due: str) -> list[Row[Any]]:
    """Those that can go on: announced and due to start; running, and a table has ended whose
    result is not noted yet, or none is waited for any more."""
    waited_for = select(Pairing.number).where(
        Pairing.tournament_id == Tournament.id,
        Pairing.round == Tournament.round,
        Pairing.result.is_(None),
    )
    goes_on = select(Table.id).where(
        or_(Table.id == Pairing.table_id, Table.series_id == Pairing.table_id),
        Table.status.in_(OPEN),
    )
    has_news = or_(~waited_for.exists(), waited_for.where(~goes_on.exists()).exists())
    query = select(Tournament.__table__).where(
        or_(
            and_(Tournament.status == running, has_news),
            and_(Tournament.status == due, Tournament.start_at <= now),
        )
    )
    return list((await db.execute(query.order_by(Tournament.id))).all())


async def unshown(db: AsyncConnection) -> list[Row[Any]]:
    query = select(Tournament.__table__).where(Tournament.version > Tournament.shown)
    return list((await db.execute(query)).all())


async def entrants(db: AsyncConnection, number: int) -> list[Row[Any]]:
    query = select(Entrant.__table__).where(Entrant.tournament_id == number)
    return list((await db.execute(query.order_by(Entrant.number))).all())


async def enter(db: AsyncConnection, number: int, **columns: Any) -> None:
    last = select(func.coalesce(func.max(Entrant.number), 0)).where(Entrant.tournament_id == number)
    place = (await db.execute(last)).scalar_one() + 1
    await db.execute(insert(Entrant).values(tournament_id=number, number=place, **columns))


async def withdraw(db: AsyncConnection, number: int, player: str) -> None:
    await db.execute(
        delete(Entrant).where(Entrant.tournament_id == number, Entrant.player == player)
    )


async def drop(db: AsyncConnection, number: int, player: str, since: int) -> None:
    await db.execute(
        update(Entrant)
        .where(Entrant.tournament_id == number, Entrant.player == player)
        .values(dropped=since)
    )


async def pairings(
    db: AsyncConnection, number: int, round_number: int | None = None
) -> list[Row[Any]]:
    query = select(Pairing.__table__).where(Pairing.tournament_id == number)
    if round_number is not None:
        query = query.where(Pairing.round == round_number)
    return list((await db.execute(query.order_by(Pairing.round, Pairing.number))).all())


async def seats_at(db: AsyncConnection, first_game: int) -> list[str]:
    """Who was paired to sit at the table with this first game; nobody, if it is none of ours."""
    query = select(Pairing.seats).where(Pairing.table_id == first_game)
    return list((await db.execute(query)).scalar_one_or_none() or ())


async def add_pairing(db: AsyncConnection, **columns: Any) -> None:
    await db.execute(insert(Pairing).values(**columns))


async def set_result(
    db: AsyncConnection, number: int, round_number: int, table: int, result: list[dict[str, Any]]
) -> None:
    await db.execute(
        update(Pairing)
        .where(
            Pairing.tournament_id == number,
            Pairing.round == round_number,
            Pairing.number == table,
        )
        .values(result=result)
    )


async def corrections(db: AsyncConnection, number: int) -> list[Row[Any]]:
    query = select(Correction.__table__).where(Correction.tournament_id == number)
    return list((await db.execute(query.order_by(Correction.number))).all())


async def add_correction(db: AsyncConnection, number: int, **columns: Any) -> None:
    last = select(func.coalesce(func.max(Correction.number), 0)).where(
        Correction.tournament_id == number
    )
    place = (await db.execute(last)).scalar_one() + 1
    await db.execute(insert(Correction).values(tournament_id=number, number=place, **columns))


async def match_tables(db: AsyncConnection, first: int) -> Sequence[Row[int, str]]:
    """The games of the match that began at this table, in order."""
    query = (
        select(Table.id, Table.status)
        .where(or_(Table.id == first, Table.series_id == first))
        .order_by(Table.series_game)
    )
    return (await db.execute(query)).all()


async def who_came(db: AsyncConnection, tables: Iterable[int]) -> set[int]:
    """The seats for which a person has answered at least once."""
    query = (
        select(Move.seat)
        .distinct()
        .where(Move.table_id.in_(list(tables)), Move.cause == Cause.CLICK)
    )
    return set((await db.execute(query)).scalars())


async def who_was_stood_in_for(db: AsyncConnection, tables: Iterable[int]) -> set[int]:
    """The seats for which the clock or the AI has answered at least once."""
    query = (
        select(Move.seat)
        .distinct()
        .where(Move.table_id.in_(list(tables)), Move.cause != Cause.CLICK)
    )
    return set((await db.execute(query)).scalars())


async def who_left(db: AsyncConnection, table: int) -> set[int]:
    """The seats whose person has given up, or is replaced or forgotten."""
    replaced = and_(Seat.user_id.is_not(None), Seat.level.is_not(None))
    query = select(Seat.seat).where(
        Seat.table_id == table, or_(Seat.resigned, Seat.forfeited, replaced)
    )
    return set((await db.execute(query)).scalars())


async def open_tables(db: AsyncConnection, number: int) -> Sequence[int]:
    query = select(Table.id).where(Table.tournament_id == number, Table.status.in_(OPEN))
    return (await db.execute(query)).scalars().all()
