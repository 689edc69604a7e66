"""Decide when something is due at a table; `timeouts.py` then does it.

Each waiting table has one deadline for the next thing to do: close an idle lobby, remind the people
who owe an answer, answer for them, or let the AI answer. The AI deadline is a safety net: normally
the process that handled the previous move runs the AI at once, and the deadline only fires if that
process has died.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.rules import Level, Prompt
from core.model import Live, Status, Table
from core.store import deadlines

TAKEOVER = Level.MEDIUM
"""How well the AI plays for an absent player."""


class Kind(StrEnum):
    LOBBY = "lobby"
    REMIND = "remind"
    TURN = "turn"
    AI = "ai"


@dataclass(frozen=True, slots=True)
class Timing:
    """How long a table waits for what."""

    lobby: timedelta = timedelta(minutes=30)
    given_seats: timedelta = timedelta(minutes=2)
    """How long a table with given seats waits before it starts by itself."""
    kept_seats: timedelta = timedelta(minutes=10)
    """How long a lobby keeps a seat for each invited user."""
    ai_grace: timedelta = timedelta(seconds=20)
    remind_at: float = 0.75
    """The fraction of the turn time after which people are reminded."""


async def reset(
    db: AsyncConnection, now: datetime, timing: Timing, before: Live, after: Live
) -> None:
    """Set or clear the deadline to match the table's new state."""
    table = after.table
    if table.status is Status.LOBBY and table.seats_given:
        return  # people joining or leaving do not postpone the start
    if table.status is Status.LOBBY:
        await deadlines.put(db, table.id, Kind.LOBBY, now + timing.lobby)
    elif table.status is Status.PLAYING and after.match and (prompt := after.match.prompt):
        await _set_turn(db, now, timing, before, table, prompt)
    else:
        await deadlines.clear(db, table.id)


async def _set_turn(
    db: AsyncConnection, now: datetime, timing: Timing, before: Live, table: Table, prompt: Prompt
) -> None:
    """Give a new prompt its full time; a prompt still waiting keeps its remaining time."""
    asked = before.match.prompt if before.match else None
    ai, was_ai = _ai_asked(table, prompt), asked is not None and _ai_asked(before.table, asked)
    same = asked is not None and asked.number == prompt.number
    if same and ai == was_ai:
        return
    old = await deadlines.find(db, table.id) if same else None
    turn_due = old.turn_due if old and not _is_past(old.turn_due, now) else _turn_due(now, table)
    if ai:
        grace = now + timing.ai_grace
        await deadlines.put(db, table.id, Kind.AI, grace, prompt.number, turn_due)
    elif turn_due is not None:
        early = table.turn_seconds * (1 - timing.remind_at)
        remind = max(now, turn_due - timedelta(seconds=early))
        await deadlines.put(db, table.id, Kind.REMIND, remind, prompt.number, turn_due)
    elif was_ai or asked is None:  # without a limit only lobbies and the AI have a deadline
        await deadlines.clear(db, table.id)


def _is_past(turn_due: datetime | None, now: datetime) -> bool:
    """Return whether the turn ran out while the AI owed an answer.

    That costs nobody a turn: a person who comes back then gets a full one.
    """
    return turn_due is not None and turn_due <= now


def _turn_due(now: datetime, table: Table) -> datetime | None:
    return now + timedelta(seconds=table.turn_seconds) if table.turn_seconds else None


def _ai_asked(table: Table, prompt: Prompt) -> bool:
    return any(not table.chairs[seat].waits for seat in prompt.seats)
