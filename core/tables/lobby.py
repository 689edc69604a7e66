"""Before the game: opening, joining, leaving, AI seats, and the start."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.errors import (
    AlreadySeated,
    AlreadyStarted,
    BadSetup,
    GaveUp,
    LimitReached,
    NoSuchSeat,
    NotHost,
    NotSeated,
    SeatsGiven,
    TableFull,
    TooFewPlayers,
)
from core.engine.match import complete
from core.engine.rng import SECRET_BYTES, commitment
from core.engine.rules import Level, Seat, Setup
from core.games.registry import GAMES
from core.model import Chair, Order, Status, Table
from core.store import deadlines, outbox
from core.store import tables as store
from core.tables.deadlines import TAKEOVER, Kind
from core.tables.session import TableSession

SHORTEST_TURN, LONGEST_TURN = 30, 14 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Limits:
    """How many tables may be open at once, so that nobody can flood a server."""

    lobbies_per_user: int = 2
    tables_per_user: int = 10
    tables_per_channel: int = 25
    tables_per_server: int = 200


async def check_limits(
    db: AsyncConnection, limits: Limits, server: int, channel: int, user: int
) -> None:
    counted: tuple[tuple[str, int, dict[str, int]], ...] = (
        ("lobbies", limits.lobbies_per_user, {"host": user}),
        ("user", limits.tables_per_user, {"user": user}),
        ("channel", limits.tables_per_channel, {"channel": channel}),
        ("server", limits.tables_per_server, {}),
    )
    for kind, most, whose in counted:
        if await store.count_open(db, server, **whose) >= most:
            raise LimitReached(kind=kind, limit=most)


async def add_table(
    db: AsyncConnection,
    server: int,
    channel: int,
    host: int,
    order: Order,
    now: datetime,
    wait: timedelta,
) -> int:
    """Open a lobby for this order, with its host and AI seats."""
    options = check_order(order)
    chairs = [Chair(0, user=host), *(Chair(0, level=level) for level in order.levels)]
    return await write_table(
        db,
        chairs,
        now,
        wait,
        server_id=server,
        channel_id=channel,
        host_id=host,
        game=order.game,
        rules=GAMES[order.game].rules.version,
        options=options,
        games=order.games,
        turn_seconds=order.turn_seconds,
        hints=order.hints,
        rated=order.rated,
    )


class RematchOpen(Exception):  # no fault: somebody was faster
    """A lobby for the rematch is already open."""

    def __init__(self, table: int) -> None:
        super().__init__(table)
        self.table = table


async def open_rematch(db: AsyncConnection, old: Table) -> int | None:
    """Return the lobby that a player of a finished table has since opened for the same game."""
    people = {chair.user for chair in old.chairs}
    for number in await store.listed(db, old.server, (Status.LOBBY,), channel=old.channel):
        new = await store.table(db, old.server, number)
        alike = new is not None and (new.game, new.options) == (old.game, old.options)
        if new and alike and new.id > old.id and new.host in people:
            return number
    return None


async def write_table(
    db: AsyncConnection, chairs: Iterable[Chair], now: datetime, wait: timedelta, **columns: Any
) -> int:
    """Store a lobby with a fresh secret; it is shown soon, and its deadline is after `wait`."""
    secret = secrets.token_bytes(SECRET_BYTES)
    about = {"commitment": commitment(secret), "status": Status.LOBBY, "version": 1}
    table = await store.add(db, secret, **about, opened_at=now, **columns)
    seated = [replace(chair, seat=seat) for seat, chair in enumerate(chairs)]
    await store.seat_all(db, table, seated)
    await deadlines.put(db, table, Kind.LOBBY, now + wait)
    await outbox.want_shown(db, table, 1, now)
    return table


def is_turn_time(seconds: int) -> bool:
    """Return whether this is a valid turn limit; 0 means none."""
    return seconds == 0 or SHORTEST_TURN <= seconds <= LONGEST_TURN


def check_order(order: Order) -> dict[str, str]:
    """Return the game's options with defaults filled in; refuse an invalid order."""
    game = GAMES.get(order.game)
    if game is None:
        raise BadSetup(problem="game", value=order.game)
    if order.games not in game.series.choices:
        raise BadSetup(problem="games", value=order.games)
    if not is_turn_time(order.turn_seconds):
        raise BadSetup(problem="turn_seconds", value=order.turn_seconds)
    most = game.rules.players[-1] - 1
    if len(order.levels) > most:
        raise BadSetup(problem="ai", value=most)
    return dict(complete(game.rules, Setup(game.rules.players[-1], order.options)).options)


async def join(session: TableSession, user: int) -> None:
    """Take a seat in the lobby; during the game, take one's own seat back from the AI."""
    chair = session.table.chair_of(user)
    if session.table.status is Status.PLAYING and chair and chair.kept:
        session.change_chair(chair.seat, level=None, strikes=0)
        return
    if session.table.status is Status.PLAYING and chair:
        raise GaveUp if chair.resigned else AlreadySeated(table=session.table.id)
    _need_lobby(session)
    if chair and chair.level:
        session.change_chair(chair.seat, level=None)
        return
    if chair:
        raise AlreadySeated(table=session.table.id)
    _need_free_seats(session)
    _add(session, Chair(0, user=user))


async def leave(session: TableSession, user: int) -> None:
    """Leave the lobby; the next person becomes host, and the last person to leave closes it.

    Given seats stay as they are: the AI takes over. The organizer remains host of a tournament's
    tables, so that no player can end one.
    """
    _need_lobby(session)
    chair = session.table.chair_of(user)
    if chair is None or chair.level:
        raise NotSeated
    if not session.table.seats_given:
        session.sit(other for other in session.table.chairs if other != chair)
    else:
        session.change_chair(chair.seat, level=TAKEOVER)
    people = [other.user for other in session.table.people if other.user is not None]
    if not people:
        session.change(status=Status.ABORTED, ended_at=session.now)
    elif session.table.host == user and session.table.tournament is None:
        session.change(host=people[0])


async def add_ai(session: TableSession, user: int, level: Level) -> None:
    _need_lobby(session)
    _need_free_seats(session)
    need_host(session, user)
    _add(session, Chair(0, level=level))


async def remove_ai(session: TableSession, user: int, seat: Seat | None) -> None:
    """Remove the AI from this seat, or the last one added if no seat is given."""
    _need_lobby(session)
    _need_free_seats(session)
    need_host(session, user)
    robots = [chair for chair in session.table.chairs if chair.user is None]
    chosen = [chair for chair in robots if seat is None or chair.seat == seat]
    if not chosen:
        raise NoSuchSeat
    session.sit(chair for chair in session.table.chairs if chair != chosen[-1])


async def start(session: TableSession, user: int, click: str) -> None:
    """Start the game; where seats are given any player may, elsewhere only the host."""
    _need_lobby(session)
    if not session.table.seats_given or session.table.chair_of(user) is None:
        need_host(session, user)
    await start_now(session, click)


async def start_now(session: TableSession, click: str) -> None:
    if not session.table.startable:
        raise TooFewPlayers(least=session.table.kind.rules.players[0])
    await session.begin(click)


def need_host(session: TableSession, user: int) -> None:
    if session.table.host != user:
        raise NotHost(host=session.table.host)


def _add(session: TableSession, chair: Chair) -> None:
    if session.table.full:
        raise TableFull
    session.sit((*session.table.chairs, chair))


def _need_lobby(session: TableSession) -> None:
    if session.table.status is not Status.LOBBY:
        playing = session.table.status is Status.PLAYING
        raise AlreadyStarted if playing else session.table.ending


def _need_free_seats(session: TableSession) -> None:
    """Refuse if a series or a pairing fixed the seats."""
    if session.table.seats_given:
        raise SeatsGiven
