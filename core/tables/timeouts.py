"""What happens when a table's deadline has passed."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row

from core.engine.rules import Seat
from core.model import Cause, Chair, Status
from core.store import deadlines
from core.tables import lobby, play
from core.tables.deadlines import TAKEOVER, Kind
from core.tables.session import TableSession

REMINDED = "reminded"
TIME_UP = "time_up"
STRIKES = 3
"""After this many missed turns in a row, the AI takes the seat."""


async def strike(session: TableSession, due: Row[Any]) -> str:
    """Do what is due at a table; return what was done."""
    if session.table.paused_until is not None:  # all other clocks stand
        play.resume(session)
        return "resumed"
    match Kind(due.kind):
        case Kind.LOBBY if session.table.seats_given and lobby.is_deserted(session.table):
            play.close(session)
            return "aborted"
        case Kind.LOBBY if session.table.seats_given and session.table.startable:
            await lobby.start_now(session, f"clock:{session.table.id}")
            return "started"
        case Kind.LOBBY:
            session.change(status=Status.EXPIRED, ended_at=session.now)
            return "expired"
        case Kind.REMIND:
            await deadlines.put(
                session.db, session.table.id, Kind.TURN, due.turn_due, due.prompt, due.turn_due
            )
            return REMINDED
        case Kind.AI:
            # Another process may already be thinking: check again when it should be done.
            await deadlines.put(
                session.db,
                session.table.id,
                Kind.AI,
                session.now + session.timing.ai_grace,
                due.prompt,
                due.turn_due,
                due.seconds_left,
            )
            return "ai_owes"
        case Kind.TURN:
            # Who shows the boards first makes sure that this one is still there. If that process
            # dies, the time is up once more a little later.
            late = session.now + session.timing.check
            await deadlines.put(
                session.db, session.table.id, Kind.TURN, late, due.prompt, due.turn_due
            )
            return TIME_UP
        case Kind.STANDING:
            in_lobby = session.table.status is Status.LOBBY
            status = Status.EXPIRED if in_lobby else Status.ABORTED
            session.change(status=status, ended_at=session.now)
            return "closed"


async def answer_if_time_is_up(session: TableSession) -> None:
    """Answer for the absent, unless somebody moved or the clock was stopped in the meantime.

    A table without a time limit is closed without a result.
    """
    due = await deadlines.find(session.db, session.table.id)
    if due is None or due.kind != Kind.TURN or due.turn_due > session.now:
        return
    if not session.table.turn_seconds:
        session.change(status=Status.EXPIRED, ended_at=session.now)
        return
    await answer_for_the_absent(session)
    await play.finish_if_over(session)


async def answer_for_the_absent(session: TableSession) -> None:
    """Play the default answer for every person who ran out of time."""
    prompt = session.match.prompt
    if prompt is None:
        return
    for seat in prompt.seats:
        await answer_for(session, seat, prompt.number)


async def answer_for(session: TableSession, seat: Seat, prompt: int) -> None:
    """Play the default answer for the person on this seat."""
    chair = session.table.chairs[seat]
    if chair.waits:
        await _answer_all(session, chair, prompt)
        _strike(session, chair)


async def _answer_all(session: TableSession, chair: Chair, number: int) -> None:
    """Play default answers until the seat owes none; one prompt may ask for several."""
    while (
        (prompt := session.match.prompt) and prompt.number == number and chair.seat in prompt.seats
    ):
        move = str(session.match.default(chair.seat))
        await session.answer(chair.seat, move, number, Cause.TIMEOUT)


def _strike(session: TableSession, chair: Chair) -> None:
    strikes = chair.strikes + 1
    level = TAKEOVER if strikes >= STRIKES else None
    session.change_chair(chair.seat, strikes=strikes, level=level)
