"""Announcing a tournament: for the first time, or again after the one before it."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
from datetime import UTC, date, datetime, timedelta
from itertools import count
from typing import Any
from zoneinfo import ZoneInfo

from core.engine.rng import SECRET_BYTES, commitment
from core.engine.rules import Level
from core.live.facts import Facts
from core.live.tournament import LiveTournament
from core.model.tournament import (
    Person,
    Repeat,
    Tournament,
    TournamentSettings,
    TournamentStatus,
)


def announced(
    settings: TournamentSettings, options: Mapping[str, str], levels: Iterable[Level], **others: Any
) -> LiveTournament:
    """Return a new tournament with its AI entrants, which has no number yet."""
    secret = secrets.token_bytes(SECRET_BYTES)
    agreed = {each.name: getattr(settings, each.name) for each in fields(TournamentSettings)}
    own = {"name": settings.name.strip(), "options": dict(options)}
    tournament = Tournament(
        id=0,
        status=TournamentStatus.OPEN,
        round=0,
        version=1,
        message=None,
        topic=None,
        commitment=commitment(secret),
        due_at=settings.first_due,
        **agreed | own | others,
    )
    people = [
        Person(f"p{entry}", level=level, number=entry)
        for entry, level in enumerate(levels, start=1)
    ]
    return LiveTournament(tournament, {who.player: who for who in people}, secret=secret)


def with_next(live: LiveTournament, at: Facts) -> LiveTournament:
    """Announce the tournament that follows this one, if it repeats."""
    over = live.tournament
    first = over.repeats_from or over.start_at
    if over.repeat is None or over.start_at is None or first is None:
        return live
    after = max(over.start_at, at.now)
    start_at = next_start(first, after, over.repeat, ZoneInfo(at.zone))
    rounds = over.plan.rounds if over.asked_rounds is None else over.asked_rounds
    following = announced(
        replace(over, start_at=start_at, plan=replace(over.plan, rounds=rounds)),
        over.options,
        [who.level for who in live.people.values() if who.level and not who.dropped],
        server=over.server,
        channel=over.channel,
        organizer=over.organizer,
        previous=over.id,
        repeats_from=first,
    )
    return replace(live, announces=replace(following, team=live.team))


def next_start(first: datetime, after: datetime, repeat: Repeat, zone: ZoneInfo) -> datetime:
    """Return the first repetition after a moment, at the local time of the first one.

    In a month without that day, it is on the last. A time that the clocks skip is as much later as
    they skip; of one that comes twice, it is the first.
    """
    local = first.astimezone(zone).replace(fold=0)
    steps = (_moved(local.date(), repeat, number) for number in count(1))
    times = (datetime.combine(day, local.time(), zone).astimezone(UTC) for day in steps)
    return next(at for at in times if at > after)


def _moved(day: date, repeat: Repeat, number: int) -> date:
    """Return the day this many weeks or months later."""
    if repeat is Repeat.WEEKLY:
        return day + timedelta(weeks=number)
    years, month = divmod(day.month - 1 + number, 12)
    begin = date(day.year + years, month + 1, 1)
    last = (begin + timedelta(days=31)).replace(day=1) - timedelta(days=1)
    return last.replace(day=min(day.day, last.day))
