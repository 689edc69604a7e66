"""Announcing a tournament: for the first time, or again after the one before it."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from itertools import count
from typing import Any
from zoneinfo import ZoneInfo

from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.rng import SECRET_BYTES
from core.engine.rules import Level
from core.tournaments import reading, store
from core.tournaments.model import Repeat, TournamentSettings, TournamentStatus
from core.tournaments.session import TournamentSession


async def announce(
    db: AsyncConnection,
    settings: TournamentSettings,
    options: Mapping[str, str],
    levels: Iterable[Level],
    now: datetime,
    **columns: Any,
) -> int:
    """Write a tournament with its AI entrants; return its number."""
    number = await store.add(
        db,
        **reading.columns(settings, options),
        **reading.timing(settings),
        **columns,
        status=TournamentStatus.OPEN,
        round=0,
        version=1,
        shown=0,
        secret=secrets.token_bytes(SECRET_BYTES),
        opened_at=now,
    )
    for entry, level in enumerate(levels, start=1):
        await store.enter(db, number, player=f"p{entry}", user_id=None, level=level, joined=1)
    return number


async def announce_next(session: TournamentSession) -> None:
    """Announce the tournament that follows the one of this session, if it repeats."""
    over, db = session.tournament, session.db
    first = over.repeats_from or over.start_at
    if over.repeat is None or over.start_at is None or first is None:
        return
    zone = ZoneInfo(await store.time_zone(db, over.server) or "UTC")
    start_at = next_start(first, max(over.start_at, session.now), over.repeat, zone)
    rounds = over.plan.rounds if over.asked_rounds is None else over.asked_rounds
    people = await reading.people(db, over.id)
    number = await announce(
        db,
        replace(over, start_at=start_at, plan=replace(over.plan, rounds=rounds)),
        over.options,
        [who.level for who in people.values() if who.level and not who.dropped],
        session.now,
        server_id=over.server,
        channel_id=over.channel,
        organiser_id=over.organizer,
        previous_id=over.id,
        repeats_from=first,
    )
    await store.copy_organizers(db, over.id, number)


def next_start(first: datetime, after: datetime, repeat: Repeat, zone: ZoneInfo) -> datetime:
    """Return the first repetition after a moment, at the local time of the first one.

    A month that has no such day has it on its last. A time the clocks skip is as much later as
    they do; of one that comes twice it is the first.
    """
    local = first.astimezone(zone).replace(fold=0)
    steps = (_moved(local.date(), repeat, number) for number in count(1))
    times = (datetime.combine(day, local.time(), zone).astimezone(UTC) for day in steps)
    return next(at for at in times if at > after)


def _moved(day: date, repeat: Repeat, number: int) -> date:
    """Return the day so many weeks or months on."""
    if repeat is Repeat.WEEKLY:
        return day + timedelta(weeks=number)
    years, month = divmod(day.month - 1 + number, 12)
    begin = date(day.year + years, month + 1, 1)
    last = (begin + timedelta(days=31)).replace(day=1) - timedelta(days=1)
    return last.replace(day=min(day.day, last.day))
