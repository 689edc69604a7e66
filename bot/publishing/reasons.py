"""Why something is to be shown: one reason at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from bot.publishing.response import Response


@dataclass(frozen=True, slots=True)
class Changed:
    """This process has just stored a change."""

    response: Response | None = None
    """The click that caused it; responding to it is the fastest way to show it."""


@dataclass(frozen=True, slots=True)
class Pending:
    """Somebody has stored a change that may not be shown yet."""


@dataclass(frozen=True, slots=True)
class Again:
    """Somebody has clicked on an old state: edit the message even if nothing has changed."""

    response: Response


@dataclass(frozen=True, slots=True)
class Renamed:
    """A name has become known: edit the message even if nothing has changed."""


@dataclass(frozen=True, slots=True)
class Anew:
    """Post a new message even if the old one could be edited."""

    refuge: int | None = None
    """The channel to use if its own was deleted."""


@dataclass(frozen=True, slots=True)
class Called:
    """Those who are asked learned it only from an edit and do not answer: post a new message."""


Reason: TypeAlias = Changed | Pending | Again | Renamed | Anew | Called


def response_of(reason: Reason) -> Response | None:
    return reason.response if isinstance(reason, Changed | Again) else None


def merged(waiting: Reason | None, late: Reason) -> Reason | None:
    """Return what is left to do once the update in progress is done; it responds to no click."""
    match waiting, late:
        case _, Again() | Called():  # the update brings the message up to date
            return waiting
        case Anew(first), Anew(second):
            return Anew(second or first)
        case (Anew() as one, _) | (_, Anew() as one):
            return one
        case (Renamed() as one, _) | (_, Renamed() as one):
            return one
    return Pending()
