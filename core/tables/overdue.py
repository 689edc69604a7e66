"""What happens at a table when its deadline has passed."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row

from core.store import agenda
from core.tables import course, lobby
from core.tables.clock import TAKEOVER, Kind
from core.tables.desk import Desk
from core.tables.values import Cause, Chair, Status

STRIKES = 3
"""So many turns in a row left to the clock hand the seat to the AI."""


async def strike(desk: Desk, due: Row[Any]) -> str:
    """Does what is due at a table; says what that was."""
    match Kind(due.kind):
        case Kind.LOBBY if desk.table.seats_given and desk.table.startable:
            await lobby.start_now(desk, f"clock:{desk.table.id}")
            return "started"
        case Kind.LOBBY:
            desk.change(status=Status.EXPIRED, ended_at=desk.now)
            return "expired"
        case Kind.REMIND:
            await agenda.set_deadline(
                desk.db, desk.table.id, Kind.TURN, due.turn_due, due.prompt, due.turn_due
            )
            return "reminded"
        case Kind.AI:
            # Somebody else may think already: come back when that should be done.
            await agenda.set_deadline(
                desk.db,
                desk.table.id,
                Kind.AI,
                desk.now + desk.timing.ai_grace,
                due.prompt,
                due.turn_due,
            )
            return "ai_owes"
        case Kind.TURN:
            await answer_for_the_absent(desk)
            await course.finish_if_over(desk)
            return "timed_out"


async def answer_for_the_absent(desk: Desk) -> None:
    """The turn's time is up: everybody who owes an answer gets the default one."""
    prompt = desk.match.prompt
    if prompt is None:
        return
    for seat in prompt.seats:
        chair = desk.table.chairs[seat]
        if chair.waits:
            await _answer_all(desk, chair, prompt.number)
            _strike(desk, chair)


async def _answer_all(desk: Desk, chair: Chair, number: int) -> None:
    """A seat may owe several answers to one prompt."""
    while (prompt := desk.match.prompt) and prompt.number == number and chair.seat in prompt.seats:
        move = str(desk.match.default(chair.seat))
        await desk.answer(chair.seat, move, number, Cause.TIMEOUT)


def _strike(desk: Desk, chair: Chair) -> None:
    strikes = chair.strikes + 1
    level = TAKEOVER if strikes >= STRIKES else None
    desk.change_chair(chair.seat, strikes=strikes, level=level)
