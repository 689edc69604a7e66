"""How long everything waits, and the moment at which something is changed."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta

from core.model.calls import Limits


@dataclass(frozen=True, slots=True)
class Timing:
    """How long a table waits for each thing."""

    lobby: timedelta = timedelta(minutes=30)
    given_seats: timedelta = timedelta(minutes=2)
    """How long a table with given seats waits before it starts by itself."""
    kept_seats: timedelta = timedelta(minutes=10)
    """How long a lobby keeps a seat for each invited user."""
    ai_grace: timedelta = timedelta(seconds=20)
    remind_at: float = 0.75
    """The fraction of the turn time after which people are reminded."""
    check: timedelta = timedelta(minutes=2)
    """How long the check of a board whose time is up may take before it is repeated."""
    quiet_game: timedelta = timedelta(days=1)
    quiet_lobby: timedelta = timedelta(minutes=10)
    """How long a table is quiet before we ask whether its people are still on the server."""


@dataclass(frozen=True, slots=True)
class Moment:
    """When a table is changed, and what holds then: all that a change knows besides the table."""

    now: datetime
    timing: Timing = field(default_factory=Timing)
    limits: Limits = field(default_factory=Limits)
