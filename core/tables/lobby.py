"""Before the game: opening, joining, leaving, ready, AI seats, and the start."""

from __future__ import annotations

import secrets
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial

from core.changes import change
from core.engine.errors import (
    AlreadySeated,
    AlreadyStarted,
    BadSetup,
    GaveUp,
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
from core.live.table import Live, Unshown
from core.model.calls import Call, Did, Order
from core.model.table import Chair, Guest, Status, Table
from core.model.timing import Moment
from core.store import limits
from core.tables.deadlines import TAKEOVER, of_lobby

SHORTEST_TURN, LONGEST_TURN = 30, 14 * 24 * 3600


def opened(
    order: Order, at: Moment, server: int, channel: int, host: int, rematch_of: int | None = None
) -> Live:
    """Return the lobby for this order, with its host, AI seats and kept seats."""
    options = check_order(order)
    robots = (Chair(seat, level=level) for seat, level in enumerate(order.levels, start=1))
    until, invited = at.now + at.timing.kept_seats, sorted(set(order.invited))
    table = Table(
        id=0,
        server=server,
        channel=channel,
        host=host,
        game=order.game,
        rules=order.kind.rules.version,
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
        opened_at=at.now,
        chairs=(Chair(0, user=host, ready=True), *robots),
        guests=tuple(Guest(user, kept_until=until) for user in invited if user != host),
    )
    return new_table(table, at.now, at.timing.lobby)


def new_table(table: Table, now: datetime, wait: timedelta) -> Live:
    """Return this table as a lobby with a fresh secret, to be shown soon and to wait this long."""
    secret = secrets.token_bytes(SECRET_BYTES)
    lobby = replace(
        table,
        id=0,
        status=Status.LOBBY,
        version=1,
        length=0,
        commitment=commitment(secret),
        start=None,
        seated=(),
        opened_at=now,
        ended_at=None,
        ended_by=None,
        changed=(),
    )
    return Live(lobby, secret=secret, clock=of_lobby(now, wait), unshown=Unshown(now))


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


@change(Did.JOINED)
def join(live: Live, at: Moment, call: Call) -> Live:
    """Take a seat in the lobby; during the game, take one's own seat back from the AI."""
    user = call.user
    table, chair = live.table, live.table.chair_of(user)
    if table.status is Status.PLAYING and chair and chair.kept:
        return live.change_chair(chair.seat, level=None, strikes=0)
    if table.status is Status.PLAYING and chair:
        raise GaveUp if chair.resigned else AlreadySeated(table=table.id)
    _need_lobby(live)
    if chair and chair.level:
        return live.change_chair(chair.seat, level=None)
    if chair:
        raise AlreadySeated(table=table.id)
    need_free_seats(live)
    if refusal := table.why_no_seat(user, at.now):
        raise refusal
    # Where the game starts by itself, whoever sits down is ready for it.
    seated = _with(live, Chair(0, user=user, ready=table.autostart))
    few_enough = partial(
        limits.need_few, server=table.server, table=table.id, user=user, limits=at.limits
    )
    return ready_to_start(seated.then(few_enough), call)


@change(Did.LEFT)
def leave(live: Live, at: Moment, call: Call) -> Live:
    return left(live, at, call.user)


def left(live: Live, at: Moment, user: int) -> Live:
    """Leave the lobby, or decline an invitation to it.

    Given seats stay as they are: the AI keeps them until the person returns.
    """
    _need_lobby(live)
    table, chair = live.table, live.table.chair_of(user)
    if chair is None and any(guest.user == user for guest in table.awaited(at.now)):
        return live.note_guest(Guest(user))
    if chair is None or chair.level:
        raise NotSeated
    if table.seats_given:
        return live.change_chair(chair.seat, level=TAKEOVER)
    if table.private or table.guest(user):
        live = live.note_guest(Guest(user))  # may come back, but no seat is kept
    return without(live, at, user)


def without(live: Live, at: Moment, user: int) -> Live:
    """Free a person's seat. The next person becomes host; with nobody left, the lobby closes."""
    live = live.sit(chair for chair in live.table.chairs if chair.user != user)
    people = live.table.people
    if not people:
        return live.change(status=Status.ABORTED, ended_at=at.now)
    if live.table.host == user:
        live = live.change(host=people[0].user)
    return _agreed(live)


@change(Did.READY)
def get_ready(live: Live, _at: Moment, call: Call) -> Live:
    need_free_seats(live)
    chair = live.table.chair_of(call.user)
    if chair is None:
        raise NotSeated
    return ready_to_start(live.change_chair(chair.seat, ready=True), call)


def ready_to_start(live: Live, call: Call) -> Live:
    """Note whether everybody is ready, and start if that was all the table waited for."""
    live = _agreed(live)
    if live.table.autostart and live.table.full and live.table.all_ready:
        return begun(live, str(call.interaction))
    return live


def _agreed(live: Live) -> Live:
    """Once everybody is ready again, nothing has changed."""
    if live.table.changed and live.table.all_ready:
        return live.change(changed=())
    return live


@change(Did.ADDED_AI)
def add_ai(live: Live, _at: Moment, call: Call, level: Level) -> Live:
    need_lobby_host(live, call.user)
    return ready_to_start(_with(live, Chair(0, level=level)), call)


@change(Did.REMOVED_AI)
def remove_ai(live: Live, _at: Moment, call: Call, seat: Seat | None = None) -> Live:
    """Remove the AI from this seat, or the last one added if no seat is given."""
    need_lobby_host(live, call.user)
    robots = [chair for chair in live.table.chairs if chair.user is None]
    chosen = [chair for chair in robots if seat is None or chair.seat == seat]
    if not chosen:
        raise NoSuchSeat
    return live.sit(chair for chair in live.table.chairs if chair != chosen[-1])


@change(Did.STARTED)
def start(live: Live, _at: Moment, call: Call, start: str | None = None) -> Live:
    """Start the game; where seats are given, any player may; otherwise only the host.

    Nobody has to be ready, unless what they sat down for was changed since. `start` goes into the
    seed, instead of the click: something nobody knew when the table was opened.
    """
    user = call.user
    _need_lobby(live)
    table, chair = live.table, live.table.chair_of(user)
    if not (table.seats_given and chair and chair.waits):
        need_host(live, user)
    unready = [c.user for c in table.people if not c.ready and c.user != user]
    if table.changed and unready:
        raise NotReady(missing=" ".join(map(str, unready)))
    return begun(live, start or str(call.interaction))


@change(Did.STARTED)
def start_with_ai(live: Live, _at: Moment, call: Call, level: Level) -> Live:
    """Seat an AI opposite a host who is alone, and start."""
    need_lobby_host(live, call.user)
    if len(live.table.chairs) > 1:
        raise NotAlone
    return begun(_with(live, Chair(0, level=level)), str(call.interaction))


def begun(live: Live, start: str) -> Live:
    if not live.table.startable:
        raise TooFewPlayers(least=live.table.kind.rules.players[0])
    if is_deserted(live.table):
        raise TooFewPlayers(least=1)
    return _with_host(live).begin(start)


def is_deserted(table: Table) -> bool:
    """Return whether everybody who was seated here has left; AI players need nobody."""
    return not table.people and any(chair.user or chair.resigned for chair in table.chairs)


def _with_host(live: Live) -> Live:
    """Let a player host the next game of a series if its host has left.

    The organizer remains host of a tournament's tables, so that no player can end one.
    """
    table, host = live.table, live.table.chair_of(live.table.host)
    if table.tournament is None and table.people and not (host and host.waits):
        return live.change(host=table.people[0].user)
    return live


def need_host(live: Live, user: int) -> None:
    if live.table.host != user:
        raise NotHost(host=live.table.host)


def need_lobby_host(live: Live, user: int) -> None:
    need_free_seats(live)
    need_host(live, user)


def _with(live: Live, chair: Chair) -> Live:
    if live.table.full:
        raise TableFull
    return live.sit((*live.table.chairs, chair))


def _need_lobby(live: Live) -> None:
    if live.table.status is not Status.LOBBY:
        raise AlreadyStarted if live.table.status is Status.PLAYING else live.table.ending


def need_free_seats(live: Live) -> None:
    """Refuse unless this is a lobby whose seats no series or pairing has fixed."""
    _need_lobby(live)
    if live.table.seats_given:
        raise SeatsGiven
