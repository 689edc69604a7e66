"""The co-organizers of a tournament: named by its owner, they run it too, but name nobody."""

from __future__ import annotations

from core.engine.errors import BadTournament, LimitReached, TournamentMovedOn
from core.tournaments import store
from core.tournaments.model import LARGEST_TEAM, ONGOING, TournamentCall
from core.tournaments.session import TournamentSession


async def change(
    session: TournamentSession, call: TournamentCall, add: int | None, remove: int | None
) -> None:
    """Let one co-organizer go and name another."""
    call.need_owner(session.tournament)
    if session.tournament.status not in ONGOING:
        raise TournamentMovedOn(problem="over")
    if remove is not None:
        await _remove(session, remove)
    if add is not None:
        await _add(session, add)
    await session.change()


async def _add(session: TournamentSession, user: int) -> None:
    team = await store.team(session.db, session.id)
    if user in (session.tournament.organizer, *team):
        raise BadTournament(problem="runs_it")
    if len(team) >= LARGEST_TEAM:
        raise LimitReached(kind="team", limit=LARGEST_TEAM)
    await store.join_team(session.db, session.id, user)


async def _remove(session: TournamentSession, user: int) -> None:
    if user not in await store.team(session.db, session.id):
        raise BadTournament(problem="no_co_organizer")
    await store.leave_team(session.db, session.id, user)
