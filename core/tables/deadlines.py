"""Decide when something is due at a table; `timeouts.py` then does it.

Each waiting table has one deadline for the next thing to do: close an idle lobby, remind the people
who owe an answer, answer for them, or let the AI answer. The AI deadline is a safety net: normally
the process that handled the previous move runs the AI at once, and the deadline only fires if that
process has died.

People's time runs only while they can see what they are asked. A new prompt is stored with a clock
that stands. It starts when the board was shown, and stands again, keeping what is left, while the
board cannot be shown or people agreed to pause. A table whose clock stands too long is closed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any

from sqlalchemy import Row

from core.engine.rules import Level, Prompt
from core.model import QUIET_DAYS, Due, Live, Status, Table, TableView
from core.store import deadlines
from core.store.database import Transaction

TAKEOVER = Level.MEDIUM
"""How well the AI plays for an absent player."""
LONGEST_STAND = timedelta(days=14)
"""How long a clock may stand before its table is closed: as long as the longest turn."""
QUIET_NOTICE = timedelta(days=3)
"""How long before a game without a time limit is closed people are reminded."""


class Kind(StrEnum):
    LOBBY = "lobby"
    REMIND = "remind"
    TURN = "turn"
    AI = "ai"
    STANDING = "standing"
    """The clock stands; only if that lasts too long is anything due."""


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
    check: timedelta = timedelta(minutes=2)
    """How long the check of a board may take once its time is up, before it is made again."""
    quiet_game: timedelta = timedelta(days=1)
    quiet_lobby: timedelta = timedelta(minutes=10)
    """How long nothing happens before we ask whether people are still on the server."""


@dataclass(frozen=True, slots=True)
class _Turn:
    """The time people have: until `due` if the clock runs, `left` seconds if it stands."""

    due: datetime | None = None
    left: float | None = None


async def reset(db: Transaction, now: datetime, timing: Timing, before: Live, after: Live) -> None:
    """Set or clear the deadline to match the table's new state."""
    table = after.table
    if table.status is Status.LOBBY and table.seats_given:
        return  # people joining or leaving do not postpone the start
    if table.status is Status.LOBBY:
        await open_lobby(db, table.id, now, timing.lobby)
    elif table.status is Status.PLAYING and table.paused_until is not None:
        return  # only the end of the break is due
    elif table.status is Status.PLAYING and after.match and (prompt := after.match.prompt):
        await _set_turn(db, now, timing, before, table, prompt)
    else:
        await deadlines.clear(db, table.id)


async def open_lobby(db: Transaction, table: int, now: datetime, wait: timedelta) -> None:
    """Give a lobby its full time, from when it is shown."""
    late = now + LONGEST_STAND
    await deadlines.put(db, table, Kind.STANDING, late, seconds_left=wait.total_seconds())


async def _set_turn(
    db: Transaction, now: datetime, timing: Timing, before: Live, table: Table, prompt: Prompt
) -> None:
    """Give a new prompt its full time; a prompt still waiting keeps its remaining time.

    Without a limit, every move gives all the time anew.
    """
    asked = before.match.prompt if before.match else None
    ai, was_ai = is_ai_asked(table, prompt), asked is not None and is_ai_asked(before.table, asked)
    same = asked is not None and asked.number == prompt.number
    resumed = before.table.paused_until is not None
    if not table.turn_seconds:
        same = same and table.length == before.table.length
    if same and ai == was_ai and not resumed:
        return
    if same and db.unless_true is not None:
        # The AI answers before a board is shown, so nobody's time has begun to run.
        turn = _full(table)
        columns = _waiting(table, turn, now, timing, ai=ai)
        await deadlines.put_standing(
            db, table.id, turn.left, db.unless_true, prompt=prompt.number, **columns
        )
        return
    old = await deadlines.find(db, table.id) if same else None
    turn = (_kept(old, now) if old else None) or _full(table)
    columns = _waiting(table, turn, now, timing, ai=ai)
    await deadlines.put(db, table.id, prompt=prompt.number, **columns)


def _waiting(
    table: Table, turn: _Turn, now: datetime, timing: Timing, *, ai: bool
) -> dict[str, Any]:
    """Return the deadline of those who are asked."""
    kind, at = Kind.STANDING, now + LONGEST_STAND
    if ai:
        kind, at = Kind.AI, now + timing.ai_grace
    elif turn.due is not None:
        kind, at = Kind.REMIND, max(now, turn.due - _early(table, timing))
    return {"kind": kind, "due_at": at, "turn_due": turn.due, "seconds_left": turn.left}


def _kept(old: Row[Any], now: datetime) -> _Turn | None:
    """Return the time the people asked still have.

    If it ran out while the AI owed an answer, that costs nobody a turn: a person who comes back
    then gets a full one.
    """
    if old.seconds_left is not None:
        return _Turn(left=old.seconds_left)
    return _Turn(old.turn_due) if old.turn_due and old.turn_due > now else None


def _full(table: Table) -> _Turn:
    return _Turn(left=seconds_for(table))


def seconds_for(table: Table | Row[Any]) -> float:
    """Return the time for a turn; without a limit, the time until the table is closed."""
    return float(table.turn_seconds or timedelta(days=QUIET_DAYS).total_seconds())


def _early(table: Table | Row[Any], timing: Timing) -> timedelta:
    """Return how long before the end of a turn people are reminded."""
    if not table.turn_seconds:
        return QUIET_NOTICE
    return timedelta(seconds=table.turn_seconds * (1 - timing.remind_at))


def is_ai_asked(table: Table, prompt: Prompt) -> bool:
    """Return whether the AI owes one of the answers."""
    return any(not table.chairs[seat].waits for seat in prompt.seats)


# The clock stands and runs.


async def start(db: Transaction, table: Table | Row[Any], now: datetime, timing: Timing) -> None:
    """Let the time at a locked table run from now, unless it runs already or the game is paused."""
    old = await deadlines.find(db, table.id)
    if old is not None:
        due = _due_of(old, table, now, timing)
        await deadlines.change(db, table.id, **_running(table, due, now, timing))


async def start_as_seen(db: Transaction, view: TableView, now: datetime, timing: Timing) -> None:
    """Do the same without reading the deadline again.

    If it is not as it was seen, or something newer waits to be shown, raise `deadlines.Changed`,
    now or with the commit.
    """
    if view.due is None:
        raise deadlines.Changed
    table, due = view.table, view.due
    columns = _running(table, due, now, timing)
    await deadlines.change_seen(db, table.id, table.version, due.left, **columns)


def _running(table: Table | Row[Any], due: Due, now: datetime, timing: Timing) -> dict[str, Any]:
    """Return the columns of a deadline whose time runs from now, if it stands."""
    if due.left is None or table.paused_until is not None:
        return {"seconds_left": due.left}
    end = now + timedelta(seconds=due.left)
    if due.kind == Kind.AI:
        return {"turn_due": end, "seconds_left": None}
    begun = _started(table, end, now, timing)
    times = {"due_at": begun.at, "turn_due": begun.turn, "seconds_left": None}
    return {"kind": begun.kind, **times}


async def stop(
    db: Transaction, table: Table | Row[Any], now: datetime, *, full: bool = False
) -> None:
    """Let the time at a locked table stand, keeping what is left, or with a full turn."""
    old = await deadlines.find(db, table.id)
    if old is None or table.paused_until is not None:
        return
    end = old.turn_due or (old.due_at if old.kind == Kind.LOBBY else None)
    left = old.seconds_left if end is None else max((end - now).total_seconds(), 0.0)
    if full and table.status == Status.PLAYING:
        left = seconds_for(table)
    if old.kind in {Kind.AI, Kind.STANDING}:  # not later, however often it cannot be shown
        kind, due = Kind(old.kind), old.due_at
    else:
        kind, due = Kind.STANDING, now + LONGEST_STAND
    await deadlines.put(db, table.id, kind, due, old.prompt, None, left)


async def hold(db: Transaction, table: Table, now: datetime, until: datetime) -> None:
    """Let the time of a game that is about to pause stand; only the end of the break is due."""
    await stop(db, table, now)
    await deadlines.put_off(db, table.id, until)


def due_of(row: Row[Any], table: Table, now: datetime, timing: Timing) -> Due:
    """Return the next deadline; if the clock stands, as it would be if it started now.

    Without a limit nobody's turn runs out, though the table is closed in the end.
    """
    due = _due_of(row, table, now, timing)
    return due if table.turn_seconds else replace(due, turn=None)


def _due_of(row: Row[Any], table: Table | Row[Any], now: datetime, timing: Timing) -> Due:
    if row.seconds_left is None:
        return Due(row.kind, row.due_at, row.turn_due)
    paused = table.paused_until is not None
    end = None if paused else now + timedelta(seconds=row.seconds_left)
    if row.kind == Kind.AI or end is None:
        return Due(row.kind, row.due_at, end, row.seconds_left)
    due = _started(table, end, now, timing)
    return replace(due, left=row.seconds_left)


def _started(table: Table | Row[Any], end: datetime, now: datetime, timing: Timing) -> Due:
    """Return the deadline of people whose time starts now and is up at `end`."""
    if table.status == Status.LOBBY:
        return Due(Kind.LOBBY, end, None)
    remind = end - _early(table, timing)
    # Who has less time left than that was reminded before.
    return Due(Kind.TURN, end, end) if remind < now else Due(Kind.REMIND, remind, end)
