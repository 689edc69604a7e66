"""The events every game must tell: who starts, and who has won. All others are its own."""

from __future__ import annotations

from collections.abc import Iterable

from core.engine.rng import Rng
from core.engine.rules import Event, Seat, Setup, Standing, event

STARTS = "starts"
WON = "won"


def starting_seat(setup: Setup, rng: Rng) -> tuple[Seat, Event]:
    """Return the seat agreed on, or one drawn by lot, and the event that announces it."""
    first = rng.below(setup.seats) if setup.first is None else setup.first
    return first, event(STARTS, first)


def starter(events: Iterable[Event]) -> Seat:
    """Return who starts, from the events of a game's start."""
    return next(e.seat for e in events if e.key == STARTS and e.seat is not None)


def wins(standings: Iterable[Standing]) -> tuple[Event, ...]:
    """Return the announcement of every winner."""
    return tuple(event(WON, standing.seat) for standing in standings if standing.won)
