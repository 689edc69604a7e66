"""Which tournaments can advance, are still to be shown, or have something else to be arranged."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    and_,
    bindparam,
    delete,
    insert,
    or_,
    select,
    update,
)

from core.model.messages import Owed
from core.model.shards import Shards
from core.model.table import OPEN, Status
from core.model.tournament import Tournament, TournamentStatus
from core.store import tournament_rows as rows
from core.store.database import rows_of
from core.store.models.tournaments import PrizeHolderRow
from core.store.shards import is_of
from core.store.tables import TABLES
from core.store.tournaments import PAIRINGS, TOURNAMENTS

PRIZES = rows_of(PrizeHolderRow)

_WAITED_FOR = select(PAIRINGS.c.number).where(
    PAIRINGS.c.tournament_id == TOURNAMENTS.c.id,
    PAIRINGS.c.round == TOURNAMENTS.c.round,
    PAIRINGS.c.result.is_(None),
)
_GOES_ON = select(TABLES.c.id).where(
    or_(TABLES.c.id == PAIRINGS.c.table_id, TABLES.c.series_id == PAIRINGS.c.table_id),
    or_(*(TABLES.c.status == status for status in OPEN)),
)
_HAS_NEWS = or_(~_WAITED_FOR.exists(), _WAITED_FOR.where(~_GOES_ON.exists()).exists())
_READY = or_(
    and_(TOURNAMENTS.c.status == TournamentStatus.RUNNING, _HAS_NEWS),
    and_(TOURNAMENTS.c.status == TournamentStatus.OPEN, TOURNAMENTS.c.due_at <= bindparam("now")),
)
_MAY_TRY = or_(TOURNAMENTS.c.next_try.is_(None), TOURNAMENTS.c.next_try <= bindparam("now"))
_UNSHOWN = and_(TOURNAMENTS.c.version > TOURNAMENTS.c.shown, _MAY_TRY)
_UNARRANGED = and_(
    TOURNAMENTS.c.arranged < TOURNAMENTS.c.shown,
    TOURNAMENTS.c.shown == TOURNAMENTS.c.version,
    _MAY_TRY,
)
_PLACE = (TOURNAMENTS.c.server_id, TOURNAMENTS.c.channel_id, TOURNAMENTS.c.id)


def waits(shards: Shards) -> ColumnElement[bool]:
    """Return whether the clock has anything to do at a tournament of these shards."""
    anything = or_(_READY, _UNSHOWN, _UNARRANGED)
    return select(TOURNAMENTS.c.id).where(anything, is_of(shards, TOURNAMENTS)).exists()


def ready(connection: Connection, now: datetime, shards: Shards) -> list[Tournament]:
    """Return the tournaments that can advance.

    These are open ones due to open their check-in or to start, and running ones where a table has
    ended without its result being recorded or where all results of the round are in.
    """
    query = select(TOURNAMENTS).where(_READY, is_of(shards, TOURNAMENTS))
    found = connection.execute(query.order_by(TOURNAMENTS.c.id), {"now": now})
    return list(map(rows.as_tournament, found))


def unshown(connection: Connection, now: datetime, shards: Shards) -> list[Owed]:
    return _owed(connection, _UNSHOWN, now, shards)


def unarranged(connection: Connection, now: datetime, shards: Shards) -> list[Owed]:
    """Return the tournaments whose shown version may call for something outside of its message."""
    return _owed(connection, _UNARRANGED, now, shards)


def _owed(
    connection: Connection, which: ColumnElement[bool], now: datetime, shards: Shards
) -> list[Owed]:
    query = select(*_PLACE).where(which, is_of(shards, TOURNAMENTS)).order_by(TOURNAMENTS.c.id)
    return [Owed(*row) for row in connection.execute(query, {"now": now})]


def has_unshown_lobby(connection: Connection, number: int) -> bool:
    query = select(TABLES.c.id).where(
        TABLES.c.tournament_id == number,
        TABLES.c.status == Status.LOBBY,
        TABLES.c.show_at.is_not(None),
    )
    return connection.execute(query.limit(1)).first() is not None


# What is noted without a new version, as there is nothing new to show.


def note(connection: Connection, /, number: int, **columns: Any) -> None:
    connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == number).values(columns))


def note_arranged(connection: Connection, tournament: Tournament, digest: str | None) -> None:
    """Record what was arranged, unless another version or another message is shown by now."""
    version = tournament.version
    same = update(TOURNAMENTS).where(
        TOURNAMENTS.c.id == tournament.id,
        TOURNAMENTS.c.version == version,
        TOURNAMENTS.c.shown == version,
        TOURNAMENTS.c.message_id == tournament.message,
    )
    connection.execute(same.values(arranged=version, arranged_as=digest, next_try=None))


def prize_holders(connection: Connection, tournament: Tournament) -> Sequence[Row[int, int, bool]]:
    """Return who was given its prize, by which tournament, and whether that ended after it."""
    later = (TOURNAMENTS.c.ended_at > tournament.ended_at).label("later")
    query = (
        select(PRIZES.c.tournament_id, PRIZES.c.user_id, later)
        .join(TOURNAMENTS, TOURNAMENTS.c.id == PRIZES.c.tournament_id)
        .where(*_same_prize(tournament))
        .order_by(PRIZES.c.tournament_id, PRIZES.c.user_id)
    )
    return connection.execute(query).all()


def add_prize_holder(connection: Connection, tournament: Tournament, user: int) -> None:
    """Note that somebody is given a tournament's prize, whichever others gave it to them before."""
    drop_prize_holder(connection, tournament, user)
    connection.execute(insert(PRIZES).values(tournament_id=tournament.id, user_id=user))


def drop_prize_holder(connection: Connection, tournament: Tournament, user: int) -> None:
    """Forget that somebody was given this tournament's prize, by whichever tournament."""
    same = select(TOURNAMENTS.c.id).where(*_same_prize(tournament))
    theirs = PRIZES.c.user_id == user, PRIZES.c.tournament_id.in_(same)
    connection.execute(delete(PRIZES).where(*theirs))


def _same_prize(tournament: Tournament) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    of_server = TOURNAMENTS.c.server_id == tournament.server
    return of_server, TOURNAMENTS.c.prize_role_id == tournament.prize
