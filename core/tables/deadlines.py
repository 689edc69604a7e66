"""Decide when something is due at a table; `timeouts.py` then does it.

Each waiting table has one clock for the next thing to do: close an idle lobby, remind the people
who owe an answer, answer for them, or let the AI answer. The AI's is a safety net: normally the
process that handled the previous move runs the AI at once, and it only fires if that process has
died.

People's time runs only while they can see what they are asked. A new prompt is stored with a clock
that stands. It starts when the board was shown, and stands again, keeping what is left, while the
board cannot be shown or people agreed to pause. A table whose clock stands too long is closed.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from core.engine.rules import Level, Prompt
from core.live.table import Clock, Kind, Live, Unshown
from core.model.table import QUIET_DAYS, Status, Table
from core.model.timing import Moment, Timing
from core.model.views import Due

TAKEOVER = Level.MEDIUM
"""How well the AI plays for an absent player."""
LONGEST_STAND = timedelta(days=14)
"""How long a clock may stand before its table is closed: as long as the longest turn."""
QUIET_NOTICE = timedelta(days=3)
"""How long before an untimed game is closed people are reminded."""


def settled(before: Live, after: Live, at: Moment) -> Live:
    """Return a changed table with its next version, which is to be shown, and its clock."""
    if after.table is before.table:
        return after  # nothing that people see
    guests = after.table.guests
    if after.table.status is not Status.LOBBY:  # nobody waits for them any more
        guests = tuple(guest for guest in guests if guest.refused and after.table.status.open)
    table = replace(after.table, version=before.table.version + 1, guests=guests)
    after = replace(after, table=table, unshown=Unshown(at.now))
    return replace(after, clock=_clock(before, after, at))


def _clock(before: Live, after: Live, at: Moment) -> Clock | None:
    """Return the clock that fits the table's new state."""
    table = after.table
    if table.status is Status.LOBBY:
        # People joining or leaving do not postpone the start.
        return after.clock if table.seats_given else of_lobby(at.now, at.timing.lobby)
    if table.status is Status.PLAYING and table.paused_until is not None:
        return after.clock  # only the end of the pause is due
    if table.status is Status.PLAYING and after.match and (prompt := after.match.prompt):
        return _of_turn(before, after, prompt, at)
    return None


def of_lobby(now: datetime, wait: timedelta) -> Clock:
    """Give a lobby its full time, from when it is shown."""
    return Clock(Kind.STANDING, now + LONGEST_STAND, left=wait.total_seconds())


def _of_turn(before: Live, after: Live, prompt: Prompt, at: Moment) -> Clock:
    """Give a new prompt its full time; a prompt still waiting keeps its remaining time.

    Without a limit, every move gives the full time again.
    """
    table, clock = after.table, after.clock
    asked = before.match.prompt if before.match else None
    same = asked is not None and asked.number == prompt.number
    if not table.turn_seconds:
        same = same and table.length == before.table.length
    ai, was_ai = is_ai_asked(table, prompt), asked is not None and is_ai_asked(before.table, asked)
    resumed = before.table.paused_until is not None
    if same and clock and ai == was_ai and not resumed:
        return clock
    turn, left = _kept(clock, at.now) if same and clock else (None, None)
    if turn is None and left is None:
        left = seconds_for(table)
    kind, due = Kind.STANDING, at.now + LONGEST_STAND
    if ai:
        kind, due = Kind.AI, at.now + at.timing.ai_grace
    elif turn is not None:
        kind, due = Kind.REMIND, max(at.now, turn - _early(table, at.timing))
    return Clock(kind, due, prompt.number, turn, left)


def _kept(clock: Clock, now: datetime) -> tuple[datetime | None, float | None]:
    """Return until when the people asked still have time, or how much while their clock stands.

    If it ran out while the AI owed an answer, that costs nobody a turn: a person who comes back
    then gets a full one.
    """
    if clock.left is not None:
        return None, clock.left
    return (clock.turn if clock.turn and clock.turn > now else None), None


def seconds_for(table: Table) -> float:
    """Return the time for a turn; without a limit, the time until the table is closed."""
    return float(table.turn_seconds or timedelta(days=QUIET_DAYS).total_seconds())


def _early(table: Table, timing: Timing) -> timedelta:
    """Return how long before the end of a turn people are reminded."""
    if not table.turn_seconds:
        return QUIET_NOTICE
    return timedelta(seconds=table.turn_seconds * (1 - timing.remind_at))


def is_ai_asked(table: Table, prompt: Prompt) -> bool:
    """Return whether the AI owes one of the answers."""
    return any(not table.chairs[seat].waits for seat in prompt.seats)


# The clock stands and runs.


def started(live: Live, at: Moment) -> Live:
    """Let the time run from now, unless it runs already or the game is paused."""
    clock, table = live.clock, live.table
    if clock is None or clock.left is None or table.paused_until is not None:
        return live
    end = at.now + timedelta(seconds=clock.left)
    if clock.kind is Kind.AI:
        return replace(live, clock=replace(clock, turn=end, left=None))
    kind, due, turn = _begun(table, end, at)
    return replace(live, clock=Clock(kind, due, clock.prompt, turn))


def stopped(live: Live, now: datetime, *, full: bool = False) -> Live:
    """Let the time stand, keeping what is left, or with a full turn."""
    clock, table = live.clock, live.table
    if clock is None or table.paused_until is not None:
        return live
    end = clock.turn or (clock.at if clock.kind is Kind.LOBBY else None)
    left = clock.left if end is None else max((end - now).total_seconds(), 0.0)
    if full and table.status is Status.PLAYING:
        left = seconds_for(table)
    if clock.kind in {Kind.AI, Kind.STANDING}:  # not later, however often it cannot be shown
        kind, due = clock.kind, clock.at
    else:
        kind, due = Kind.STANDING, now + LONGEST_STAND
    return replace(live, clock=Clock(kind, due, clock.prompt, None, left))


def held(live: Live, now: datetime, until: datetime) -> Live:
    """Let the time of a game that is about to pause stand; only the end of the pause is due."""
    live = stopped(live, now)
    return replace(live, clock=replace(live.clock, at=until)) if live.clock else live


def due_of(live: Live, at: Moment) -> Due | None:
    """Return the next deadline; if the clock stands, as it would be if it started now.

    Without a limit nobody's turn runs out, though the table is closed in the end.
    """
    if live.clock is None:
        return None
    due = _due(live.clock, live.table, at)
    return due if live.table.turn_seconds else replace(due, turn=None)


def _due(clock: Clock, table: Table, at: Moment) -> Due:
    if clock.left is None:
        return Due(clock.kind, clock.at, clock.turn)
    end = None if table.paused_until else at.now + timedelta(seconds=clock.left)
    if clock.kind is Kind.AI or end is None:
        return Due(clock.kind, clock.at, end, clock.left)
    return Due(*_begun(table, end, at), clock.left)


def _begun(table: Table, end: datetime, at: Moment) -> tuple[Kind, datetime, datetime | None]:
    """Return what is due when, for people whose time starts now and is up at `end`."""
    if table.status is Status.LOBBY:
        return Kind.LOBBY, end, None
    remind = end - _early(table, at.timing)
    # People with less time left have been reminded before.
    return (Kind.TURN, end, end) if remind < at.now else (Kind.REMIND, remind, end)
