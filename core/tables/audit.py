"""What must hold of everything stored about a table.

The log is authoritative: every game is replayed and compared with its seats, results, deadline and
with what is to be shown. A fault is told in a line that may be shown to anybody: no seed, no
supply.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Row

from core.engine.errors import Refusal
from core.engine.match import Match
from core.engine.replay import Record, is_over, retell, standings
from core.engine.rng import commitment
from core.engine.rules import Standing
from core.games.registry import GAMES
from core.live.table import Clock, Kind
from core.model.table import Chair, Status, Table
from core.store.records import record
from core.store.results import as_rows, as_standing
from core.store.upkeep import StoredTable
from core.tables.deadlines import LONGEST_STAND, is_ai_asked, seconds_for
from core.tables.outbox import END, NOTHING

SLACK = timedelta(days=1)
"""By which a deadline may seem too late: the clock of the machine that checks may differ."""
_KINDS = {
    Status.LOBBY: {Kind.LOBBY, Kind.STANDING},
    Status.PLAYING: {Kind.REMIND, Kind.TURN, Kind.AI, Kind.STANDING},
}
"""What can be due at a table."""


def is_of_older_rules(table: Table) -> bool:
    """Return whether the game was played by rules that have been replaced since."""
    return table.game in GAMES and 0 < table.rules < table.kind.rules.version


def faults(kept: StoredTable, now: datetime) -> Iterator[str]:
    """Yield what is wrong with a table."""
    yield from (f"table {kept.table.id}: {words}" for words in _faults(kept, now))


def _faults(kept: StoredTable, now: datetime) -> Iterator[str]:
    table = kept.table
    if table.game not in GAMES:
        yield "its game is not known"
    elif not (table.replayable or is_of_older_rules(table)):
        yield f"version {table.rules} of its rules is not known"
    if kept.numbers != tuple(range(1, len(kept.log) + 1)):
        yield "its moves are not numbered without a gap"
    if table.length != len(kept.log):
        yield f"it should have {table.length} moves and has {len(kept.log)}"
    if commitment(kept.secret) != table.commitment:
        yield "its secret is not the one that was committed to"
    if table.status.open != (table.ended_at is None):
        yield "it is open and has ended" if table.status.open else "nobody knows when it ended"
    if table.status is not Status.FINISHED and kept.results:
        yield "it has results without being finished"
    yield from _time_faults(kept, now)
    yield from _outbox_faults(kept, now)
    yield from _game_faults(kept)


def _game_faults(kept: StoredTable) -> Iterator[str]:
    """Yield what is wrong with who sits there and with what they played."""
    table = kept.table
    if [chair.seat for chair in table.chairs] != list(range(len(table.chairs))):
        yield "its seats are not numbered without a gap"
    elif table.start is None:
        yield from ["it has moves without having been started"] if kept.log else []
    elif len(table.seated) != len(table.chairs):
        yield f"it has {len(table.chairs)} seats and was started with {len(table.seated)}"
    else:
        yield from _seat_faults(table)
        yield from _replay_faults(kept) if table.replayable else _unplayed_faults(kept)


# Who sits where.


def _seat_faults(table: Table) -> Iterator[str]:
    """Yield which seats are not those of who sat there at the start, unless they may pass on."""
    wrong = [chair for chair in table.chairs if not _is_own(table, chair)]
    if table.seats_pass_on:
        wrong = [chair for chair in wrong if _is_exchanged(table, chair)]
    yield from (f"seat {chair.seat} is not of who sat there at the start" for chair in wrong)


def _is_own(table: Table, chair: Chair) -> bool:
    """Return whether a seat has its first person, or nobody because they were forgotten."""
    first = table.seated[chair.seat]
    if chair.user is None:
        return chair.alias("") == first if first.startswith("ai:") else True
    return _alias(table, chair) == first


def _is_exchanged(table: Table, chair: Chair) -> bool:
    """Return whether two people have each other's seat, which is not how a seat passes on."""
    first = dict(zip(table.seated, table.chairs, strict=True)).get(_alias(table, chair))
    return first is not None and _alias(table, first) == table.seated[chair.seat]


def _alias(table: Table, chair: Chair) -> str:
    return chair.alias(table.start or "")


# What was played.


def _replay_faults(kept: StoredTable) -> Iterator[str]:
    stored = record(kept.table, kept.secret, kept.log)
    match: Match[Any, Any, Any] | None = None
    played = 0
    try:
        for line in retell(kept.table.kind.rules, stored):
            match, played = line.match, line.number
    except Refusal as refusal:
        yield f"move {played + 1} is against the rules: {refusal}"
        return
    if match is not None:
        yield from _end_faults(kept, stored, match)
        yield from _prompt_faults(kept, match)


def _end_faults(kept: StoredTable, record: Record, match: Match[Any, Any, Any]) -> Iterator[str]:
    match kept.table.status:
        case Status.FINISHED if not is_over(match, record):
            yield "it is finished, but its game is not over"
        case Status.FINISHED:
            yield from _result_faults(kept, standings(match, record))
        case Status.PLAYING if match.over:
            yield "its game is over, but it is not finished"


def _unplayed_faults(kept: StoredTable) -> Iterator[str]:
    """Yield what is wrong with the results of a game that cannot be replayed."""
    if kept.table.status is Status.FINISHED:
        yield from _result_faults(kept, tuple(map(as_standing, kept.results)))


def _result_faults(kept: StoredTable, final: Sequence[Standing]) -> Iterator[str]:
    if len(kept.results) != len(kept.table.chairs):
        yield "its results are not one of every seat"
        return
    due = as_rows(kept.table, final, kept.clicks, kept.table.ended_at)
    rows = zip(due, kept.results, strict=True)
    wrong = dict.fromkeys(name for should, row in rows for name in _differing(should, row))
    if wrong:
        yield f"its results are not what its moves lead to: {', '.join(wrong)}"
    if len({row.number for row in kept.results}) > 1:
        yield "its results are not counted together"


def _differing(should: Mapping[str, Any], row: Row[Any]) -> list[str]:
    return [name for name, value in should.items() if getattr(row, name) != value]


# What is due and what is to be shown.


def _time_faults(kept: StoredTable, now: datetime) -> Iterator[str]:
    table, clock = kept.table, kept.clock
    if clock is None:
        yield from ["it waits for the clock and has no deadline"] if table.status.open else []
    elif not table.status.open:
        yield "it is over and still has a deadline"
    elif clock.kind not in _KINDS[table.status]:
        yield f"its deadline is of a kind for which it does not wait: {clock.kind}"
    elif not _is_near(table, clock, now):
        yield "its deadline is too far away"


def _is_near(table: Table, clock: Clock, now: datetime) -> bool:
    """Return whether it is no further away than any turn, however long the bot was down."""
    turn = timedelta(seconds=seconds_for(table))
    latest = now + max(turn, LONGEST_STAND) + SLACK
    left = timedelta(seconds=clock.left or 0)
    most = turn if table.status is Status.PLAYING else LONGEST_STAND
    return max(clock.at, clock.turn or now) <= latest and timedelta() <= left <= most


def _prompt_faults(kept: StoredTable, match: Match[Any, Any, Any]) -> Iterator[str]:
    table, clock, prompt = kept.table, kept.clock, match.prompt
    if table.status is not Status.PLAYING or clock is None or prompt is None:
        return
    if clock.prompt != prompt.number:
        yield "its deadline is not for what people are asked"
    elif table.paused_until is None and is_ai_asked(table, prompt) != (clock.kind is Kind.AI):
        yield "its deadline is not for who is asked"


def _outbox_faults(kept: StoredTable, now: datetime) -> Iterator[str]:
    unshown = kept.unshown
    if unshown is None:
        yield from ["it is not shown as it is, and nothing says so"] if _is_unshown(kept) else []
    elif unshown.at > now + LONGEST_STAND + SLACK:
        yield "it is to be shown too late"


def _is_unshown(kept: StoredTable) -> bool:
    """Return whether a table cannot have been shown as it is.

    Its clock stands until it is shown; its end is the topic of its last message. Only AIs need no
    message.
    """
    table, clock, message = kept.table, kept.clock, kept.message
    if message is None and any(chair.user for chair in table.chairs):
        return True
    if table.status.open:
        return clock is not None and clock.left is not None and table.paused_until is None
    return message is not None and message.topic not in {END, NOTHING}
