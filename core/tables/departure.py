"""A person leaves for good: they have left the server, or want to be forgotten."""

from __future__ import annotations

from core.live.table import Live
from core.model.table import NOBODY, Status
from core.model.timing import Moment
from core.tables import lobby, play
from core.tables.deadlines import TAKEOVER


def departed(live: Live, at: Moment, user: int) -> Live:
    """Give up a person's seat and role at an open table; they have lost a running game.

    Others play on beside the AI. A table with nobody left ends.
    """
    chair = live.table.chair_of(user)
    if chair and live.table.status is Status.PLAYING and not chair.resigned:
        live = play.resigned(live, at, user, with_ai=True)
    elif chair and live.table.status is Status.LOBBY and chair.level is None:
        live = lobby.left(live, at, user)
    return _handed_over(live, user)


def forgotten(live: Live, at: Moment, user: int) -> Live:
    """Give up seat and role, and leave no trace of who sat there."""
    live = departed(live, at, user).unwatch(user)
    if live.table.guest(user):
        live = live.change(guests=tuple(g for g in live.table.guests if g.user != user))
    if chair := live.table.chair_of(user):
        live = live.change_chair(chair.seat, user=None, level=TAKEOVER, resigned=True)
    if live.table.host == user:
        live = live.change(host=NOBODY)
    return live


def _handed_over(live: Live, user: int) -> Live:
    """Make the next person host; the organizer remains host of a tournament's tables."""
    table = live.table
    heirs = [chair.user for chair in table.people if chair.user not in (None, user)]
    if table.status.open and table.host == user and table.tournament is None and heirs:
        return live.change(host=heirs[0])
    return live
