"""A person leaves for good: they have left the server, or want to be forgotten."""

from __future__ import annotations

from core.model import Status
from core.tables import lobby, play
from core.tables.session import TableSession


async def depart(session: TableSession, user: int) -> None:
    """Give up a person's seat and role at an open table; they have lost a running game.

    Others play on beside the AI. A table that nobody is left at ends.
    """
    chair = session.table.chair_of(user)
    if chair and session.table.status is Status.PLAYING and not chair.resigned:
        await play.resign(session, user, with_ai=True)
    elif chair and session.table.status is Status.LOBBY and chair.level is None:
        await lobby.leave(session, user)
    _hand_over(session, user)


def _hand_over(session: TableSession, user: int) -> None:
    """Make the next person host; the organizer remains host of a tournament's tables."""
    table = session.table
    heirs = [chair.user for chair in table.people if chair.user not in (None, user)]
    if table.status.open and table.host == user and table.tournament is None and heirs:
        session.change(host=heirs[0])
