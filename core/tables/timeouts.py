"""What happens when a table's deadline has passed."""

from __future__ import annotations

from dataclasses import replace

from core.engine.rules import Seat
from core.live.table import Kind, Live
from core.model.calls import Did
from core.model.table import Chair, Status
from core.model.timing import Moment
from core.model.views import Cause
from core.tables import lobby, play
from core.tables.deadlines import TAKEOVER

STRIKES = 3
"""After this many missed turns in a row, the AI takes the seat."""


def expired(live: Live, at: Moment) -> tuple[Did, Live]:
    """Do what is due at a table; return what was done."""
    clock, table = live.clock, live.table
    if clock is None or clock.at > at.now:
        return Did.NOTHING, live  # somebody was faster
    if table.paused_until is not None:  # all other clocks stand
        return Did.RESUMED, play.resumed(live)
    match clock.kind:
        case Kind.LOBBY if table.seats_given and lobby.is_deserted(table):
            return Did.ABORTED, play.closed(live, at)
        case Kind.LOBBY if table.seats_given and table.startable:
            return Did.STARTED, lobby.begun(live, f"clock:{table.id}")
        case Kind.LOBBY:
            return Did.EXPIRED, play.closed(live, at, Status.EXPIRED)
        case Kind.REMIND:
            due = clock.turn or at.now
            return Did.REMINDED, replace(live, clock=replace(clock, kind=Kind.TURN, at=due))
        case Kind.AI:
            # Another process may already be thinking: check again when it should be done.
            late = at.now + at.timing.ai_grace
            return Did.AI_OWES, replace(live, clock=replace(clock, at=late))
        case Kind.TURN:
            # Whoever shows the boards first makes sure that this one is still there. If that
            # process dies, the time is up once more a little later.
            late = at.now + at.timing.check
            return Did.TIME_UP, replace(live, clock=replace(clock, at=late))
        case Kind.STANDING:
            in_lobby = table.status is Status.LOBBY
            status = Status.EXPIRED if in_lobby else Status.ABORTED
            return Did.CLOSED, play.closed(live, at, status)


def answered_if_time_is_up(live: Live, at: Moment) -> Live:
    """Answer for the absent, unless somebody moved or the clock was stopped in the meantime.

    A table without a time limit is closed without a result.
    """
    clock = live.clock
    if clock is None or clock.kind is not Kind.TURN or clock.turn is None or clock.turn > at.now:
        return live
    if not live.table.turn_seconds:
        return play.closed(live, at, Status.EXPIRED)
    prompt = live.started.prompt
    if prompt is None:
        return live
    for seat in prompt.seats:
        live = answered_for(live, at, seat, prompt.number)
    return play.finished_if_over(live, at)


def answered_for(live: Live, at: Moment, seat: Seat, prompt: int) -> Live:
    """Play the default answers for the person on this seat; one prompt may ask for several."""
    chair = live.table.chairs[seat]
    if not chair.waits:
        return live
    while (asked := live.started.prompt) and asked.number == prompt and seat in asked.seats:
        move = str(live.started.default(seat))
        live = live.answer(seat, move, prompt, Cause.TIMEOUT, at.now)
    return _with_strike(live, chair)


def _with_strike(live: Live, chair: Chair) -> Live:
    strikes = chair.strikes + 1
    level = TAKEOVER if strikes >= STRIKES else None
    return live.change_chair(chair.seat, strikes=strikes, level=level)
