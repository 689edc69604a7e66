"""Before the game: who sits down, who leaves, and the start."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from core.errors import (
    AlreadySeated,
    AlreadyStarted,
    BadSetup,
    LimitReached,
    NoSuchSeat,
    NotHost,
    NotSeated,
    TableFull,
    TooFewPlayers,
)
from core.match import complete
from core.registry import GAMES
from core.rng import SECRET_BYTES, commitment
from core.rules import Level, Seat, Setup
from core.store import tables as store
from core.tables.clock import TAKEOVER
from core.tables.desk import Desk
from core.tables.values import Chair, Order, Status, Table

SHORTEST_TURN, LONGEST_TURN = 30, 14 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Limits:
    """How much may be open at once, so that nobody can flood a server."""

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
    db: AsyncConnection, server: int, channel: int, host: int, order: Order, now: datetime
) -> int:
    """A new lobby with a fresh secret; only its commitment is ever told before the end."""
    options = check_order(order)
    chairs = [Chair(0, user=host), *(Chair(0, level=level) for level in order.levels)]
    return await write_table(
        db,
        chairs,
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
        opened_at=now,
    )


class RematchOpen(Exception):  # noqa: N818 - no fault: somebody was faster
    """A lobby for the rematch is open already."""

    def __init__(self, table: int) -> None:
        super().__init__(table)
        self.table = table


async def open_rematch(db: AsyncConnection, old: Table) -> int | None:
    """The lobby that somebody of a finished table has opened since for the same game."""
    people = {chair.user for chair in old.chairs}
    for number in await store.listed(db, old.server, (Status.LOBBY,), channel=old.channel):
        new = await store.table(db, old.server, number)
        alike = new is not None and (new.game, new.options) == (old.game, old.options)
        if new and alike and new.id > old.id and new.host in people:
            return number
    return None


async def write_table(db: AsyncConnection, chairs: Iterable[Chair], **columns: Any) -> int:
    secret = secrets.token_bytes(SECRET_BYTES)
    table = await store.add(
        db, secret, commitment=commitment(secret), status=Status.LOBBY, version=1, **columns
    )
    seated = [replace(chair, seat=seat) for seat, chair in enumerate(chairs)]
    await store.seat_all(db, table, seated)
    return table


def is_turn_time(seconds: int) -> bool:
    """None at all, or long enough to look at a board and click."""
    return seconds == 0 or SHORTEST_TURN <= seconds <= LONGEST_TURN


def check_order(order: Order) -> dict[str, str]:
    """Refuses what the game does not know; else its options, those left out by default."""
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


async def join(desk: Desk, user: int) -> None:
    """A seat in the lobby; during the game, one's own seat back from the AI."""
    chair = desk.table.chair_of(user)
    if desk.table.status is Status.PLAYING and chair and chair.kept:
        desk.change_chair(chair.seat, level=None, strikes=0)
        return
    _need_lobby(desk)
    if chair and chair.level:
        desk.change_chair(chair.seat, level=None)
        return
    if chair:
        raise AlreadySeated
    _need_free_seats(desk)
    _add(desk, Chair(0, user=user))


async def leave(desk: Desk, user: int) -> None:
    """The host's leaving makes the next person host; the last person's closes the lobby.

    Between two games of a match the seats stay as they are: the AI takes over. A tournament's
    tables stay its organiser's: no player may end one.
    """
    _need_lobby(desk)
    chair = desk.table.chair_of(user)
    if chair is None or chair.level:
        raise NotSeated
    if not desk.table.seats_given:
        desk.sit(other for other in desk.table.chairs if other != chair)
    else:
        desk.change_chair(chair.seat, level=TAKEOVER)
    people = [other.user for other in desk.table.people if other.user is not None]
    if not people:
        desk.change(status=Status.ABORTED, ended_at=desk.now)
    elif desk.table.host == user and desk.table.tournament is None:
        desk.change(host=people[0])


async def add_ai(desk: Desk, user: int, level: Level) -> None:
    _need_lobby(desk)
    _need_free_seats(desk)
    need_host(desk, user)
    _add(desk, Chair(0, level=level))


async def remove_ai(desk: Desk, user: int, seat: Seat | None) -> None:
    """Without a seat: the AI that came last."""
    _need_lobby(desk)
    _need_free_seats(desk)
    need_host(desk, user)
    robots = [chair for chair in desk.table.chairs if chair.user is None]
    chosen = [chair for chair in robots if seat is None or chair.seat == seat]
    if not chosen:
        raise NoSuchSeat
    desk.sit(chair for chair in desk.table.chairs if chair != chosen[-1])


async def start(desk: Desk, user: int, click: str) -> None:
    """The host starts; in a match, anybody at the table starts its next game."""
    _need_lobby(desk)
    if not desk.table.seats_given or desk.table.chair_of(user) is None:
        need_host(desk, user)
    await start_now(desk, click)


async def start_now(desk: Desk, click: str) -> None:
    if not desk.table.startable:
        raise TooFewPlayers(least=desk.table.kind.rules.players[0])
    await desk.begin(click)


def need_host(desk: Desk, user: int) -> None:
    if desk.table.host != user:
        raise NotHost


def _add(desk: Desk, chair: Chair) -> None:
    if desk.table.full:
        raise TableFull
    desk.sit((*desk.table.chairs, chair))


def _need_lobby(desk: Desk) -> None:
    if desk.table.status is not Status.LOBBY:
        raise AlreadyStarted


def _need_free_seats(desk: Desk) -> None:
    """A match is played to its end by the seats that began it; a pairing gives its own."""
    if desk.table.seats_given:
        raise AlreadyStarted
