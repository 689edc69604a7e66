"""Entries: joining, checking in, pausing, leaving; the organizer takes out and brings back."""

from __future__ import annotations

from collections.abc import Mapping

from core.engine.errors import AlreadyEntered, BadTournament, NotEntered, TournamentMovedOn
from core.tournaments import reading, store
from core.tournaments.model import LEFT_OUT, Away, Person, TournamentCall, TournamentStatus
from core.tournaments.plan import MOST_PLAYERS, Player
from core.tournaments.seeding import rated
from core.tournaments.session import TournamentSession


async def join(session: TournamentSession, call: TournamentCall) -> None:
    """Enter, or wait for a place; who was away before comes back."""
    tournament = session.tournament
    running = tournament.status is TournamentStatus.RUNNING
    entered = await reading.entered(session.db, session.id)
    known = _entry_of(entered, call)
    if known and known.dropped:
        await _return(session, known)
        return
    if not tournament.takes_players:
        raise TournamentMovedOn(problem="closed" if running else "over")
    if tournament.role is not None and tournament.role not in call.roles:
        raise BadTournament(problem="role")
    if known and known.joined != LEFT_OUT:
        raise AlreadyEntered
    if known is None and len(entered) >= MOST_PLAYERS:
        raise BadTournament(problem="full")
    if running:
        await _need_place(session)
    if known:
        await store.withdraw(session.db, session.id, known.player)
    await _enter(session, known.player if known else _free_number(entered), call.user)


async def _enter(session: TournamentSession, player: Player, user: int) -> None:
    tournament = session.tournament
    await store.enter(
        session.db,
        session.id,
        player=player,
        user_id=user,
        level=None,
        joined=tournament.round + 1,
        checked_in=tournament.checking_in,
    )
    people = await reading.people(session.db, session.id)
    if tournament.round:
        await rated(session, {player: people[player]})
    session.waits = len(tournament.waiting(people.values()))
    await session.change()


async def check_in(session: TournamentSession, call: TournamentCall) -> None:
    """Say that one is there."""
    session.tournament.need_check_in()
    known = await _own_entry(session, call)
    if known.checked_in:
        raise BadTournament(problem="checked_in")
    await store.check_in(session.db, session.id, known.player)
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
    session: TournamentSession, call: TournamentCall, user: int | None, ai: int | None
) -> None:
    """Remove an entrant, as the organizer: until the organizer brings them back."""
    await session.need_organizer(call)
    meant = await _meant(session, user, ai)
    if not meant.may_be_dropped:
        raise BadTournament(problem="nobody")
    await _take_out(session, meant.player, None)


async def bring_back(
    session: TournamentSession, call: TournamentCall, user: int | None, ai: int | None
) -> None:
    """Pair an entrant again, as the organizer, who was taken out or has missed a round."""
    await session.need_organizer(call)
    session.tournament.need_next_round()
    meant = await _meant(session, user, ai)
    if not meant.may_be_returned:
        raise BadTournament(problem="own_wish" if meant.dropped else "is_here")
    await _pair_again(session, meant)


async def _meant(session: TournamentSession, user: int | None, ai: int | None) -> Person:
    """Return the entrant that an organizer means: a user, or the AI with this entry number."""
    for who in (await reading.people(session.db, session.id)).values():
        if who.is_ai(ai) if user is None else who.user == user:
            return who
    raise BadTournament(problem="nobody")


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
    await _pair_again(session, person)


async def _pair_again(session: TournamentSession, person: Person) -> None:
    if not person.rests:
        await _need_place(session)
    await store.bring_back(session.db, session.id, [person.player])
    await session.change()


async def _need_place(session: TournamentSession) -> None:
    """Refuse to let somebody into a running tournament that is full."""
    if session.tournament.is_full((await reading.people(session.db, session.id)).values()):
        raise BadTournament(problem="full")


async def _take_out(session: TournamentSession, player: Player, away: Away | None) -> None:
    tournament = session.tournament
    if tournament.status is TournamentStatus.RUNNING:
        await _set_aside(session, player, away)
        return
    if tournament.status is not TournamentStatus.OPEN:
        raise TournamentMovedOn(problem="over")
    waited = tournament.waiting((await reading.people(session.db, session.id)).values())
    await store.withdraw(session.db, tournament.id, player)
    await session.move_up(waited)
    await session.change()


async def _set_aside(session: TournamentSession, player: Player, away: Away | None) -> None:
    since = session.tournament.round + 1
    await store.set_aside(session.db, session.id, [player], since, away)
    await session.change()
