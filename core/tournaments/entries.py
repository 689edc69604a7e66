"""Entries: joining, leaving, and removal by the organizer."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from core.engine.errors import AlreadyEntered, BadTournament, NotEntered, TournamentMovedOn
from core.tournaments import reading, store
from core.tournaments.model import Person, Tournament, TournamentCall, TournamentStatus
from core.tournaments.plan import Format, Player, problems
from core.tournaments.session import TournamentSession


async def join(session: TournamentSession, call: TournamentCall) -> None:
    tournament = session.tournament
    if not _takes_players(tournament):
        running = tournament.status is TournamentStatus.RUNNING
        raise TournamentMovedOn(problem="closed" if running else "over")
    if tournament.role is not None and tournament.role not in call.roles:
        raise BadTournament(problem="role")
    people = await reading.people(session.db, session.id)
    known = [person for person in people.values() if person.user == call.user]
    if known:
        raise BadTournament(problem="left") if known[0].dropped else AlreadyEntered()
    if "too_many_players" in problems(tournament.plan, len(people) + 1):
        raise BadTournament(problem="full")
    await store.enter(
        session.db,
        session.id,
        player=_free_number(people),
        user_id=call.user,
        level=None,
        joined=tournament.round + 1,
    )
    await session.change()


async def leave(session: TournamentSession, call: TournamentCall) -> None:
    """Delete the entry before the start; afterwards, stop pairing the player."""
    player = await _find(session, lambda who: who.user == call.user)
    if player is None:
        raise NotEntered
    await _take_out(session, player)


async def drop(
    session: TournamentSession, call: TournamentCall, is_meant: Callable[[Person], bool]
) -> None:
    """Remove an entrant, as the organizer."""
    session.need_organizer(call)
    player = await _find(session, is_meant)
    if player is None:
        raise BadTournament(problem="nobody")
    await _take_out(session, player)


def _takes_players(tournament: Tournament) -> bool:
    """Return whether players may join: before the start, or for the next round of a Swiss."""
    late = tournament.plan.format is Format.SWISS and tournament.round < tournament.plan.rounds
    return tournament.status is TournamentStatus.OPEN or (
        tournament.status is TournamentStatus.RUNNING and late
    )


def _free_number(people: Mapping[Player, Person]) -> Player:
    return next(f"p{n}" for n in range(1, len(people) + 2) if f"p{n}" not in people)


async def _find(session: TournamentSession, is_meant: Callable[[Person], bool]) -> Player | None:
    """Return the matching entrant who has not dropped out."""
    people = (await reading.people(session.db, session.id)).values()
    return next((who.player for who in people if is_meant(who) and not who.dropped), None)


async def _take_out(session: TournamentSession, player: Player) -> None:
    tournament = session.tournament
    if tournament.status is TournamentStatus.OPEN:
        await store.withdraw(session.db, tournament.id, player)
    elif tournament.status is TournamentStatus.RUNNING:
        await store.drop(session.db, tournament.id, player, tournament.round + 1)
    else:
        raise TournamentMovedOn(problem="over")
    await session.change()
