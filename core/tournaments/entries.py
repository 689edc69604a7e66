"""Entries: joining, pausing, leaving, coming back, and removal by the organizer."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from core.engine.errors import AlreadyEntered, BadTournament, NotEntered, TournamentMovedOn
from core.tournaments import reading, store
from core.tournaments.model import Away, Person, TournamentCall, TournamentStatus
from core.tournaments.plan import Player, problems
from core.tournaments.session import TournamentSession


async def join(session: TournamentSession, call: TournamentCall) -> None:
    """Enter; who was away before comes back."""
    tournament = session.tournament
    people = await reading.people(session.db, session.id)
    known = _entry_of(people, call)
    if known and known.dropped:
        await _return(session, known)
        return
    if not tournament.takes_players:
        running = tournament.status is TournamentStatus.RUNNING
        raise TournamentMovedOn(problem="closed" if running else "over")
    if tournament.role is not None and tournament.role not in call.roles:
        raise BadTournament(problem="role")
    if known:
        raise AlreadyEntered
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


async def pause(session: TournamentSession, call: TournamentCall) -> None:
    """Stop pairing the player until they are back."""
    session.tournament.need_next_round()
    known = await _own_entry(session, call)
    if known.dropped:
        raise BadTournament(problem="paused" if known.away else "left")
    await _set_aside(session, known.player, Away.PAUSED)


async def come_back(session: TournamentSession, call: TournamentCall) -> None:
    """Pair a player again who has paused, missed a round or left."""
    known = await _own_entry(session, call)
    if not known.dropped:
        raise BadTournament(problem="here")
    await _return(session, known)


async def leave(session: TournamentSession, call: TournamentCall) -> None:
    """Delete the entry before the start; afterwards, stop pairing the player."""
    known = await _own_entry(session, call)
    if known.dropped and not known.rests:
        raise NotEntered
    await _take_out(session, known.player, Away.LEFT)


async def drop(
    session: TournamentSession, call: TournamentCall, is_meant: Callable[[Person], bool]
) -> None:
    """Remove an entrant for good, as the organizer."""
    session.need_organizer(call)
    people = (await reading.people(session.db, session.id)).values()
    found = (who for who in people if is_meant(who) and (who.away or not who.dropped))
    if (meant := next(found, None)) is None:
        raise BadTournament(problem="nobody")
    await _take_out(session, meant.player, None)


def _free_number(people: Mapping[Player, Person]) -> Player:
    return next(f"p{n}" for n in range(1, len(people) + 2) if f"p{n}" not in people)


def _entry_of(people: Mapping[Player, Person], call: TournamentCall) -> Person | None:
    return next((who for who in people.values() if who.user == call.user), None)


async def _own_entry(session: TournamentSession, call: TournamentCall) -> Person:
    found = _entry_of(await reading.people(session.db, session.id), call)
    if found is None:
        raise NotEntered
    return found


async def _return(session: TournamentSession, person: Person) -> None:
    session.tournament.need_next_round()
    if person.away is None:  # taken out by the organizer
        raise BadTournament(problem="left")
    await store.bring_back(session.db, session.id, [person.player])
    await session.change()


async def _take_out(session: TournamentSession, player: Player, away: Away | None) -> None:
    tournament = session.tournament
    if tournament.status is TournamentStatus.RUNNING:
        await _set_aside(session, player, away)
        return
    if tournament.status is not TournamentStatus.OPEN:
        raise TournamentMovedOn(problem="over")
    await store.withdraw(session.db, tournament.id, player)
    await session.change()


async def _set_aside(session: TournamentSession, player: Player, away: Away | None) -> None:
    since = session.tournament.round + 1
    await store.set_aside(session.db, session.id, [player], since, away)
    await session.change()
