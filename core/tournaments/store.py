"""Queries on tournaments, entrants, pairings with their results, and corrections."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import datetime
from functools import cache
from typing import Any

from sqlalchemy import (
    Connection,
    Row,
    Select,
    and_,
    bindparam,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from core.model.shards import Shards
from core.model.table import OPEN, Status
from core.model.views import Cause
from core.store import deadlines, outbox, removals
from core.store.database import rows_of
from core.store.models.people import ServerRow
from core.store.models.tables import MoveRow, TableRow
from core.store.models.tournaments import (
    CoOrganizerRow,
    CorrectionRow,
    EntrantRow,
    PairingRow,
    PrizeHolderRow,
    TournamentRow,
)
from core.store.shards import is_of
from core.tournaments.model import LEFT_OUT, TournamentStatus

TOURNAMENTS = rows_of(TournamentRow)


async def add(db: AsyncConnection, **columns: Any) -> int:
    done = await db.execute(insert(TournamentRow).values(**columns).returning(TournamentRow.id))
    return int(done.scalar_one())


async def head(
    db: AsyncConnection, server: int, number: int, *, lock: bool = False
) -> Row[Any] | None:
    query = select(TournamentRow.__table__).where(
        TournamentRow.id == number, TournamentRow.server_id == server
    )
    if lock:
        query = query.with_for_update()
    return (await db.execute(query)).one_or_none()


async def secret(db: AsyncConnection, number: int) -> bytes | None:
    """Return what lots are drawn from; nobody else may see it until the tournament is over."""
    query = select(TournamentRow.secret).where(TournamentRow.id == number)
    found = (await db.execute(query)).scalar_one()
    return None if found is None else bytes(found)


async def unseen_check_in(db: AsyncConnection, number: int) -> Row[Any] | None:
    """Return the tournament if its check-in is open, but was not shown before."""
    query = select(TournamentRow.__table__).where(
        TournamentRow.id == number,
        TournamentRow.status == TournamentStatus.OPEN,
        TournamentRow.checking_in,
        TournamentRow.due_at.is_(None),
    )
    return (await db.execute(query)).one_or_none()


async def lose_check_in(db: AsyncConnection, number: int, next_try: datetime) -> None:
    """Have an open check-in shown again, and its time stand until then."""
    query = update(TournamentRow).where(
        TournamentRow.id == number,
        TournamentRow.status == TournamentStatus.OPEN,
        TournamentRow.checking_in,
    )
    await db.execute(
        query.values(version=TournamentRow.version + 1, due_at=None, next_try=next_try)
    )


async def change(db: AsyncConnection, number: int, **columns: Any) -> Row[Any]:
    """Update a tournament's row and increase its version; return the row."""
    query = (
        update(TournamentRow)
        .where(TournamentRow.id == number)
        .values(version=TournamentRow.version + 1, next_try=None, **columns)
    )
    changed: Row[Any] = (await db.execute(query.returning(TournamentRow.__table__))).one()
    return changed


async def has_unshown_lobby(db: AsyncConnection, number: int) -> bool:
    query = (
        select(TableRow.id)
        .where(TableRow.tournament_id == number, TableRow.status == Status.LOBBY)
        .where(TableRow.show_at.is_not(None))
    )
    return (await db.execute(query.limit(1))).first() is not None


async def note(db: AsyncConnection, number: int, **columns: Any) -> None:
    """Update columns without a new version, as there is nothing new to show."""
    await db.execute(update(TournamentRow).where(TournamentRow.id == number).values(**columns))


async def listed(
    db: AsyncConnection, server: int, statuses: Iterable[str], limit: int = 25
) -> list[Row[Any]]:
    """Return a server's tournaments, newest first."""
    query = select(TournamentRow.__table__).where(
        TournamentRow.server_id == server, TournamentRow.status.in_(list(statuses))
    )
    return list((await db.execute(query.order_by(TournamentRow.id.desc()).limit(limit))).all())


_WAITED_FOR = select(PairingRow.number).where(
    PairingRow.tournament_id == TournamentRow.id,
    PairingRow.round == TournamentRow.round,
    PairingRow.result.is_(None),
)
_GOES_ON = select(TableRow.id).where(
    or_(TableRow.id == PairingRow.table_id, TableRow.series_id == PairingRow.table_id),
    or_(*(TableRow.status == status for status in OPEN)),
)
_HAS_NEWS = or_(~_WAITED_FOR.exists(), _WAITED_FOR.where(~_GOES_ON.exists()).exists())
_READY = or_(
    and_(TournamentRow.status == TournamentStatus.RUNNING, _HAS_NEWS),
    and_(TournamentRow.status == TournamentStatus.OPEN, TournamentRow.due_at <= bindparam("now")),
)
_UNSHOWN = and_(
    TournamentRow.version > TournamentRow.shown,
    or_(TournamentRow.next_try.is_(None), TournamentRow.next_try <= bindparam("now")),
)
_UNARRANGED = and_(
    TournamentRow.arranged < TournamentRow.shown,
    TournamentRow.shown == TournamentRow.version,
    or_(TournamentRow.next_try.is_(None), TournamentRow.next_try <= bindparam("now")),
)
_PLACE = (TournamentRow.id, TournamentRow.server_id, TournamentRow.channel_id)


@cache
def _waits(shards: Shards) -> Select[bool]:
    tournament = select(TournamentRow.id).where(
        or_(_READY, _UNSHOWN, _UNARRANGED), is_of(shards, TOURNAMENTS)
    )
    tables = (deadlines.due(shards), *outbox.waits(shards), removals.waits(shards))
    return select(or_(*tables, tournament.exists()).label("anything"))


def anything_waits(connection: Connection, now: datetime, shards: Shards) -> bool:
    """Return whether the clock has anything to do at a table or a tournament."""
    return bool(connection.execute(_waits(shards), {"now": now}).scalar_one())


async def ready(db: AsyncConnection, now: datetime, shards: Shards) -> list[Row[Any]]:
    """Return the tournaments that can advance.

    These are open ones due to open their check-in or to start, and running ones where a table has
    ended without its result being recorded or where all results of the round are in.
    """
    query = select(TournamentRow.__table__).where(_READY, is_of(shards, TOURNAMENTS))
    return list((await db.execute(query.order_by(TournamentRow.id), {"now": now})).all())


async def unshown(
    db: AsyncConnection, now: datetime, shards: Shards
) -> Sequence[Row[int, int, int]]:
    query = select(*_PLACE).where(_UNSHOWN, is_of(shards, TOURNAMENTS)).order_by(TournamentRow.id)
    return (await db.execute(query, {"now": now})).all()


async def time_zone(db: AsyncConnection, server: int) -> str | None:
    query = select(ServerRow.time_zone).where(ServerRow.id == server)
    return (await db.execute(query)).scalar_one_or_none()


async def copy_organizers(db: AsyncConnection, number: int, to: int) -> None:
    """Let those who help to run one tournament run another, too."""
    row = CoOrganizerRow
    helpers = select(literal(to), row.user_id).where(row.tournament_id == number)
    await db.execute(insert(row).from_select(["tournament_id", "user_id"], helpers))


async def unarranged(
    db: AsyncConnection, now: datetime, shards: Shards
) -> Sequence[Row[int, int, int]]:
    """Return the tournaments whose shown version may call for something outside of its message."""
    query = select(*_PLACE).where(_UNARRANGED, is_of(shards, TOURNAMENTS))
    return (await db.execute(query.order_by(TournamentRow.id), {"now": now})).all()


async def note_arranged(
    db: AsyncConnection, number: int, version: int, message: int | None, digest: str | None
) -> None:
    """Record what was arranged, unless another version or another message is shown by now."""
    await db.execute(
        update(TournamentRow)
        .where(
            TournamentRow.id == number,
            TournamentRow.version == version,
            TournamentRow.shown == version,
            TournamentRow.message_id == message,
        )
        .values(arranged=version, arranged_as=digest, next_try=None)
    )


async def prize_holders(
    db: AsyncConnection, server: int, role: int, ended_at: datetime | None
) -> Sequence[Row[int, int, bool]]:
    """Return who was given this role, by which tournament, and whether that ended after this."""
    query = (
        select(
            PrizeHolderRow.tournament_id,
            PrizeHolderRow.user_id,
            (TournamentRow.ended_at > ended_at).label("later"),
        )
        .join(TournamentRow, TournamentRow.id == PrizeHolderRow.tournament_id)
        .where(TournamentRow.server_id == server, TournamentRow.prize_role_id == role)
        .order_by(PrizeHolderRow.tournament_id, PrizeHolderRow.user_id)
    )
    return (await db.execute(query)).all()


async def add_prize_holder(db: AsyncConnection, number: int, user: int) -> None:
    await db.execute(insert(PrizeHolderRow).values(tournament_id=number, user_id=user))


async def drop_prize_holder(db: AsyncConnection, server: int, role: int, user: int) -> None:
    """Forget that somebody was given this role, by whichever tournament."""
    same = select(TournamentRow.id).where(
        TournamentRow.server_id == server, TournamentRow.prize_role_id == role
    )
    await db.execute(
        delete(PrizeHolderRow).where(
            PrizeHolderRow.user_id == user, PrizeHolderRow.tournament_id.in_(same)
        )
    )


async def entrants(db: AsyncConnection, number: int) -> list[Row[Any]]:
    query = select(EntrantRow.__table__).where(EntrantRow.tournament_id == number)
    return list((await db.execute(query.order_by(EntrantRow.number))).all())


async def enter(db: AsyncConnection, number: int, **columns: Any) -> None:
    last = select(func.coalesce(func.max(EntrantRow.number), 0) + 1).where(
        EntrantRow.tournament_id == number
    )
    row = {"tournament_id": number, "number": last.scalar_subquery(), "dropped": None, **columns}
    await db.execute(insert(EntrantRow).values(row))


async def check_in(db: AsyncConnection, number: int, player: str) -> None:
    await _update_entrants(db, number, [player], checked_in=True)


async def reset_check_in(db: AsyncConnection, number: int) -> None:
    """Have nobody checked in."""
    everybody = update(EntrantRow).where(EntrantRow.tournament_id == number)
    await db.execute(everybody.values(checked_in=False))


async def leave_out(db: AsyncConnection, number: int, players: Collection[str]) -> None:
    """Let these entrants play in no round."""
    await _update_entrants(db, number, players, joined=LEFT_OUT, dropped=LEFT_OUT)


async def withdraw(db: AsyncConnection, number: int, player: str) -> None:
    await db.execute(
        delete(EntrantRow).where(EntrantRow.tournament_id == number, EntrantRow.player == player)
    )


async def set_aside(
    db: AsyncConnection, number: int, players: Collection[str], since: int, away: str | None
) -> None:
    """Stop pairing these entrants, from this round on."""
    await _update_entrants(db, number, players, dropped=since, away=away)


async def bring_back(db: AsyncConnection, number: int, players: Collection[str]) -> None:
    """Pair these entrants again."""
    await _update_entrants(db, number, players, dropped=None, away=None)


async def _update_entrants(
    db: AsyncConnection, number: int, players: Collection[str], **columns: Any
) -> None:
    await db.execute(
        update(EntrantRow)
        .where(EntrantRow.tournament_id == number, EntrantRow.player.in_(players))
        .values(**columns)
    )


async def rate(db: AsyncConnection, number: int, ratings: Mapping[str, float]) -> None:
    """Keep these entrants' ratings."""
    query = update(EntrantRow).where(
        EntrantRow.tournament_id == bindparam("of"), EntrantRow.player == bindparam("who")
    )
    rows = [{"of": number, "who": who, "rating": rating} for who, rating in ratings.items()]
    if rows:
        await db.execute(query, rows)


async def team(db: AsyncConnection, number: int) -> tuple[int, ...]:
    """Return the co-organizers."""
    query = select(CoOrganizerRow.user_id).where(CoOrganizerRow.tournament_id == number)
    return tuple((await db.execute(query.order_by(CoOrganizerRow.user_id))).scalars())


async def join_team(db: AsyncConnection, number: int, user: int) -> None:
    await db.execute(insert(CoOrganizerRow).values(tournament_id=number, user_id=user))


async def leave_team(db: AsyncConnection, number: int, user: int) -> None:
    await db.execute(
        delete(CoOrganizerRow).where(
            CoOrganizerRow.tournament_id == number, CoOrganizerRow.user_id == user
        )
    )


async def pairings(db: AsyncConnection, number: int) -> list[Row[Any]]:
    """Return the pairings in order, with where the lobby of each was shown."""
    query = (
        select(PairingRow.__table__, TableRow.lobby_channel_id, TableRow.lobby_id)
        .outerjoin(TableRow, TableRow.id == PairingRow.table_id)
        .where(PairingRow.tournament_id == number)
    )
    return list((await db.execute(query.order_by(PairingRow.round, PairingRow.number))).all())


async def seats_at(db: AsyncConnection, first_game: int) -> list[str]:
    """Return the players paired at the table with this first game; empty if there is none."""
    query = select(PairingRow.seats).where(PairingRow.table_id == first_game)
    return list((await db.execute(query)).scalar_one_or_none() or ())


async def add_pairing(db: AsyncConnection, **columns: Any) -> None:
    await db.execute(insert(PairingRow).values(**columns))


async def set_result(
    db: AsyncConnection, number: int, round_number: int, table: int, result: list[dict[str, Any]]
) -> None:
    await _update_pairing(db, number, round_number, table, result=result)


async def open_again(
    db: AsyncConnection, number: int, round_number: int, table: int, first_game: int
) -> None:
    """Have a pairing played at another table, as if it had no result yet."""
    await _update_pairing(db, number, round_number, table, table_id=first_game, result=None)


async def _update_pairing(
    db: AsyncConnection, number: int, round_number: int, table: int, **columns: Any
) -> None:
    await db.execute(
        update(PairingRow)
        .where(
            PairingRow.tournament_id == number,
            PairingRow.round == round_number,
            PairingRow.number == table,
        )
        .values(**columns)
    )


async def corrections(db: AsyncConnection, number: int) -> list[Row[Any]]:
    query = select(CorrectionRow.__table__).where(CorrectionRow.tournament_id == number)
    return list((await db.execute(query.order_by(CorrectionRow.number))).all())


async def add_correction(db: AsyncConnection, number: int, **columns: Any) -> None:
    last = select(func.coalesce(func.max(CorrectionRow.number), 0) + 1).where(
        CorrectionRow.tournament_id == number
    )
    row = {"tournament_id": number, "number": last.scalar_subquery(), **columns}
    await db.execute(insert(CorrectionRow).values(row))


async def count(db: AsyncConnection, server: int, statuses: Iterable[str]) -> int:
    query = select(func.count()).where(
        TournamentRow.server_id == server, TournamentRow.status.in_(list(statuses))
    )
    return (await db.execute(query)).scalar_one()


async def series_tables(db: AsyncConnection, first: int) -> Sequence[Row[int, str]]:
    """Return the games of the series that began at this table, in order."""
    query = (
        select(TableRow.id, TableRow.status)
        .where(or_(TableRow.id == first, TableRow.series_id == first))
        .order_by(TableRow.series_game)
    )
    return (await db.execute(query)).all()


async def who_came(db: AsyncConnection, tables: Iterable[int]) -> set[int]:
    """Return the seats for which a person answered at least once."""
    query = (
        select(MoveRow.seat)
        .distinct()
        .where(MoveRow.table_id.in_(list(tables)), MoveRow.cause == Cause.CLICK)
    )
    return set((await db.execute(query)).scalars())


async def who_was_stood_in_for(db: AsyncConnection, tables: Iterable[int]) -> set[int]:
    """Return the seats for which a timeout or the AI answered at least once."""
    query = (
        select(MoveRow.seat)
        .distinct()
        .where(MoveRow.table_id.in_(list(tables)), MoveRow.cause != Cause.CLICK)
    )
    return set((await db.execute(query)).scalars())


async def open_tables(
    db: AsyncConnection, number: int, first_game: int | None = None
) -> Sequence[int]:
    """Return a tournament's open tables, or those of the series that began at one."""
    query = select(TableRow.id).where(TableRow.tournament_id == number, TableRow.status.in_(OPEN))
    if first_game is not None:
        query = query.where(or_(TableRow.id == first_game, TableRow.series_id == first_game))
    return (await db.execute(query)).scalars().all()
