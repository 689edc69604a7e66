"""Before the game: opening, joining, leaving, ready, AI seats, and the start."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from core.engine.errors import (
    AlreadySeated,
    AlreadyStarted,
    BadSetup,
    GaveUp,
    LimitReached,
    NoSuchSeat,
    NotAlone,
    NotHost,
    NotReady,
    NotSeated,
    SeatsGiven,
    TableFull,
    TooFewPlayers,
)
from core.engine.match import complete
from core.engine.rng import SECRET_BYTES, commitment
from core.engine.rules import Level, Seat, Setup
from core.games.registry import GAMES
from core.model import Chair, Guest, Order, Status, Table
from core.store import outbox
from core.store import tables as store
from core.store.database import Transaction
from core.tables.deadlines import TAKEOVER, Timing, open_lobby
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
    db: Transaction, limits: Limits, server: int, channel: int, user: int
) -> None:
    counted: tuple[tuple[str, int, dict[str, int]], ...] = (
        ("lobbies", limits.lobbies_per_user, {"host": user}),
        ("user", limits.tables_per_user, {"user": user}),
        ("channel", limits.tables_per_channel, {"channel": channel}),
        ("server", limits.tables_per_server, {}),
    )
    for kind, most, whose in counted:
        await _check_limit(db, server, kind, most, **whose)


async def check_tables_of(db: Transaction, limits: Limits, server: int, user: int) -> None:
    """Refuse who sits at as many tables as one may."""
    await _check_limit(db, server, "user", limits.tables_per_user, user=user)


async def _check_limit(db: Transaction, server: int, kind: str, most: int, **whose: int) -> None:
    if await store.count_open(db, server, **whose) >= most:
        raise LimitReached(kind=kind, limit=most)


async def add_table(
    db: Transaction,
    server: int,
    channel: int,
    host: int,
    order: Order,
    now: datetime,
    timing: Timing,
    rematch_of: int | None = None,
) -> int:
    """Open a lobby for this order, with its host, AI seats and kept seats."""
    options = check_order(order)
    robots = [Chair(0, level=level) for level in order.levels]
    table = await write_table(
        db,
        [Chair(0, user=host, ready=True), *robots],
        now,
        timing.lobby,
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
        private=order.private,
        # A table that is full from the beginning is for the host to start: before a game begins,
        # its lobby has to show the commitment.
        autostart=order.autostart and room(order) > 0,
        rematch_of=rematch_of,
        thread=order.thread,
    )
    until = now + timing.kept_seats
    guests = (Guest(user, kept_until=until) for user in order.invited if user != host)
    await store.put_guests(db, table, guests)
    return table


class RematchOpen(Exception):  # no fault: somebody was faster
    """A lobby for the rematch is already open."""

    def __init__(self, table: int) -> None:
        super().__init__(table)
        self.table = table


async def write_table(
    db: Transaction, chairs: Iterable[Chair], now: datetime, wait: timedelta, **columns: Any
) -> int:
    """Store a lobby with a fresh secret; it is shown soon, and its deadline is after `wait`."""
    secret = secrets.token_bytes(SECRET_BYTES)
    about = {"commitment": commitment(secret), "status": Status.LOBBY, "version": 1}
    table = await store.add(db, secret, **about, opened_at=now, **columns)
    seated = [replace(chair, seat=seat) for seat, chair in enumerate(chairs)]
    await store.seat_all(db, table, seated)
    await open_lobby(db, table, now, wait)
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
    if room(order) < 0:
        raise BadSetup(problem="ai", value=game.rules.players[-1] - 1)
    if len(order.invited) > room(order):
        raise BadSetup(problem="invited", value=room(order))
    return dict(complete(game.rules, Setup(game.rules.players[-1], order.options)).options)


def room(order: Order) -> int:
    """Return how many seats are left beside the host and the AI."""
    return order.kind.rules.players[-1] - 1 - len(order.levels)


async def join(session: TableSession, user: int, limits: Limits, click: str) -> None:
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
    need_free_seats(session)
    if refusal := session.table.why_no_seat(user, session.now):
        raise refusal
    await store.lock_server(session.db, session.table.server)
    await check_tables_of(session.db, limits, session.table.server, user)
    # Where the game starts by itself, whoever sits down is ready for it.
    _add(session, Chair(0, user=user, ready=session.table.autostart))
    await settle(session, click)


async def leave(session: TableSession, user: int) -> None:
    """Leave the lobby, or decline an invitation to it.

    Given seats stay as they are: the AI keeps them until the person returns.
    """
    _need_lobby(session)
    table, chair = session.table, session.table.chair_of(user)
    if chair is None and any(guest.user == user for guest in table.awaited(session.now)):
        session.note_guest(Guest(user))
        return
    if chair is None or chair.level:
        raise NotSeated
    if table.seats_given:
        session.change_chair(chair.seat, level=TAKEOVER)
        return
    if table.private or table.guest(user):
        session.note_guest(Guest(user))  # may come back, but no seat is kept
    stand_up(session, user)


def stand_up(session: TableSession, user: int) -> None:
    """Free a person's seat; the next person becomes host, and nobody left closes the lobby."""
    session.sit(chair for chair in session.table.chairs if chair.user != user)
    people = session.table.people
    if not people:
        session.change(status=Status.ABORTED, ended_at=session.now)
        return
    if session.table.host == user:
        session.change(host=people[0].user)
    _note_agreement(session)


async def get_ready(session: TableSession, user: int, click: str) -> None:
    need_free_seats(session)
    chair = session.table.chair_of(user)
    if chair is None:
        raise NotSeated
    session.change_chair(chair.seat, ready=True)
    await settle(session, click)


async def settle(session: TableSession, click: str) -> None:
    """Note whether everybody is ready, and start if that was all the table waited for."""
    _note_agreement(session)
    if session.table.autostart and session.table.full and session.table.all_ready:
        await start_now(session, click)


def _note_agreement(session: TableSession) -> None:
    """Once everybody is ready again, nothing has changed."""
    if session.table.changed and session.table.all_ready:
        session.change(changed=())


async def add_ai(session: TableSession, user: int, level: Level, click: str) -> None:
    need_free_seats(session)
    need_host(session, user)
    _add(session, Chair(0, level=level))
    await settle(session, click)


async def remove_ai(session: TableSession, user: int, seat: Seat | None) -> None:
    """Remove the AI from this seat, or the last one added if no seat is given."""
    need_free_seats(session)
    need_host(session, user)
    robots = [chair for chair in session.table.chairs if chair.user is None]
    chosen = [chair for chair in robots if seat is None or chair.seat == seat]
    if not chosen:
        raise NoSuchSeat
    session.sit(chair for chair in session.table.chairs if chair != chosen[-1])


async def start(session: TableSession, user: int, click: str) -> None:
    """Start the game; where seats are given any player may, else only the host.

    Nobody has to be ready, unless what they sat down for was changed since.
    """
    _need_lobby(session)
    chair = session.table.chair_of(user)
    if not (session.table.seats_given and chair and chair.waits):
        need_host(session, user)
    unready = [c.user for c in session.table.people if not c.ready and c.user != user]
    if session.table.changed and unready:
        raise NotReady(missing=" ".join(map(str, unready)))
    await start_now(session, click)


async def start_with_ai(session: TableSession, user: int, level: Level, click: str) -> None:
    """Seat an AI opposite a host who is alone, and start."""
    need_free_seats(session)
    need_host(session, user)
    if len(session.table.chairs) > 1:
        raise NotAlone
    _add(session, Chair(0, level=level))
    await start_now(session, click)


async def start_now(session: TableSession, click: str) -> None:
    if not session.table.startable:
        raise TooFewPlayers(least=session.table.kind.rules.players[0])
    if is_deserted(session.table):
        raise TooFewPlayers(least=1)
    _find_host(session)
    await session.begin(click)


def is_deserted(table: Table) -> bool:
    """Return whether everybody who was seated here has left; AI players need nobody."""
    return not table.people and any(chair.user or chair.resigned for chair in table.chairs)


def _find_host(session: TableSession) -> None:
    """Let a player host the next game of a series if its host has left.

    The organizer remains host of a tournament's tables, so that no player can end one.
    """
    table = session.table
    host = table.chair_of(table.host)
    if table.tournament is None and table.people and not (host and host.waits):
        session.change(host=table.people[0].user)


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


def need_free_seats(session: TableSession) -> None:
    """Refuse unless this is a lobby whose seats no series or pairing has fixed."""
    _need_lobby(session)
    if session.table.seats_given:
        raise SeatsGiven
