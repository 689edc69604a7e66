"""The co-organizers of a tournament: named by its owner, they run it too, but name nobody."""

from __future__ import annotations

from dataclasses import replace

from core.changes import change
from core.engine.errors import BadTournament, LimitReached, TournamentMovedOn
from core.live.facts import Facts
from core.live.tournament import LiveTournament
from core.model.tournament import LARGEST_TEAM, ONGOING
from core.tournaments.calls import TournamentCall, TournamentDid


@change(TournamentDid.TEAM)
def change_team(
    live: LiveTournament,
    _at: Facts,
    call: TournamentCall,
    add: int | None = None,
    remove: int | None = None,
) -> LiveTournament:
    """Let one co-organizer go and name another."""
    call.need_owner(live.tournament)
    if live.tournament.status not in ONGOING:
        raise TournamentMovedOn(problem="over")
    team = live.team
    if remove is not None:
        if remove not in team:
            raise BadTournament(problem="no_co_organizer")
        team = tuple(user for user in team if user != remove)
    if add is not None:
        if add in (live.tournament.organizer, *team):
            raise BadTournament(problem="runs_it")
        if len(team) >= LARGEST_TEAM:
            raise LimitReached(kind="team", limit=LARGEST_TEAM)
        team = tuple(sorted((*team, add)))
    return replace(live, team=team).change()
