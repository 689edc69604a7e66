"""Where something is shown."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class Place:
    """Where a message stands."""

    channel: int
    id: int


@dataclass(frozen=True, slots=True)
class Message:
    """The public message something is shown in."""

    channel: int
    id: int
    topic: str
    """What it shows: the lobby, the seats it asks, the end. A new topic gets a new message."""
    posted_at: datetime
    since: int
    """How many lines of the story earlier messages cover: this one tells what came since."""
    length: int
    """The length of the story when it was posted; the next message starts there."""
    calls_at: datetime | None = None
    """When those who were asked by an edit are called by a new message."""


@dataclass(frozen=True, slots=True)
class Owed:
    """Something whose newest version has not been shown."""

    server: int
    channel: int
    number: int
