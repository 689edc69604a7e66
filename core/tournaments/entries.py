"""Entries: joining, checking in, pausing, leaving; the organizer takes out and brings back."""

from __future__ import annotations

from dataclasses import replace

from core.changes import change
from core.engine.errors import AlreadyEntered, BadTournament, NotEntered, TournamentMovedOn
from core.live.facts import Facts
from core.live.tournament import LiveTournament
from core.model.plan import MOST_PLAYERS, Player
from core.model.tournament import LEFT_OUT, Away, Person, TournamentStatus
from core.tournaments.calls import TournamentCall, TournamentDid
from core.tournaments.seeding import rated


@change(TournamentDid.JOINED)
def join(live: LiveTournament, at: Facts, call: TournamentCall) -> LiveTournament:
    """Enter, or wait for a place; whoever was away before comes back."""
    tournament = live.tournament
    running = tournament.status is TournamentStatus.RUNNING
    known = _entry_of(live, call)
    if known and known.dropped:
        return _return(live, known)
    if not tournament.takes_players:
        raise TournamentMovedOn(problem="closed" if running else "over")
    if tournament.role is not None and tournament.role not in call.roles:
        raise BadTournament(problem="role")
    if known and known.joined != LEFT_OUT:
        raise AlreadyEntered
    if known is None and len(live.entered) >= MOST_PLAYERS:
        raise BadTournament(problem="full")
    if running:
        _need_place(live)
    return _enter(live, at, known.player if known else _free_number(live), call.user)


def _enter(live: LiveTournament, at: Facts, player: Player, user: int) -> LiveTournament:
    tournament, live = live.tournament, live.withdraw(player)
    last = max((who.number for who in live.entered.values()), default=0)
    new = Person(
        player,
        tournament.round + 1,
        user=user,
        checked_in=tournament.checking_in,
        number=last + 1,
    )
    live = live.enter(new)
    if tournament.round:
        live = rated(live, at, [new])
    return replace(live.change(), waits=len(live.waiting))


@change(TournamentDid.CHECKED_IN)
def check_in(live: LiveTournament, _at: Facts, call: TournamentCall) -> LiveTournament:
    """Note that the user is there."""
    live.tournament.need_check_in()
    known = _own_entry(live, call)
    if known.checked_in:
        raise BadTournament(problem="checked_in")
    return live.enter(replace(known, checked_in=True)).change()


@change(TournamentDid.PAUSED)
def pause(live: LiveTournament, _at: Facts, call: TournamentCall) -> LiveTournament:
    """Stop pairing the player until they are back."""
    live.tournament.need_next_round()
    known = _own_entry(live, call)
    if known.dropped:
        raise BadTournament(problem="paused" if known.away else "left")
    return live.set_aside([known], Away.PAUSED).change()


@change(TournamentDid.BACK)
def come_back(live: LiveTournament, _at: Facts, call: TournamentCall) -> LiveTournament:
    """Pair a player again who has paused, missed a round or left."""
    known = _own_entry(live, call)
    if not known.dropped:
        raise BadTournament(problem="here")
    return _return(live, known)


@change(TournamentDid.LEFT)
def leave(live: LiveTournament, _at: Facts, call: TournamentCall) -> LiveTournament:
    """Delete the entry before the start; afterwards, stop pairing the player."""
    known = _own_entry(live, call)
    if known.dropped and not known.rests:
        raise NotEntered
    return _take_out(live, known, Away.LEFT)


@change(TournamentDid.DROPPED)
def drop(
    live: LiveTournament,
    _at: Facts,
    call: TournamentCall,
    user: int | None = None,
    ai: int | None = None,
) -> LiveTournament:
    """Remove an entrant, as the organizer: until the organizer brings them back."""
    call.need_organizer(live.tournament, live.team)
    meant = _meant(live, user, ai)
    if not meant.may_be_dropped:
        raise BadTournament(problem="nobody")
    return _take_out(live, meant, None)


@change(TournamentDid.RETURNED)
def bring_back(
    live: LiveTournament,
    _at: Facts,
    call: TournamentCall,
    user: int | None = None,
    ai: int | None = None,
) -> LiveTournament:
    """As the organizer, pair an entrant again who was taken out or has missed a round."""
    call.need_organizer(live.tournament, live.team)
    live.tournament.need_next_round()
    meant = _meant(live, user, ai)
    if not meant.may_be_returned:
        raise BadTournament(problem="own_wish" if meant.dropped else "is_here")
    return _pair_again(live, meant)


def _meant(live: LiveTournament, user: int | None, ai: int | None) -> Person:
    """Return the entrant that an organizer means: a user, or the AI with this entry number."""
    for who in live.people.values():
        if who.is_ai(ai) if user is None else who.user == user:
            return who
    raise BadTournament(problem="nobody")


def _free_number(live: LiveTournament) -> Player:
    numbers = range(1, len(live.entered) + 2)
    return next(f"p{n}" for n in numbers if f"p{n}" not in live.entered)


def _entry_of(live: LiveTournament, call: TournamentCall) -> Person | None:
    return next((who for who in live.entered.values() if who.user == call.user), None)


def _own_entry(live: LiveTournament, call: TournamentCall) -> Person:
    found = _entry_of(live, call)
    if found is None or found.joined == LEFT_OUT:
        raise NotEntered
    return found


def _return(live: LiveTournament, person: Person) -> LiveTournament:
    live.tournament.need_next_round()
    if person.away is None:  # taken out by the organizer
        raise BadTournament(problem="left")
    return _pair_again(live, person)


def _pair_again(live: LiveTournament, person: Person) -> LiveTournament:
    if not person.rests:
        _need_place(live)
    return live.bring_back([person]).change()


def _need_place(live: LiveTournament) -> None:
    """Refuse to let somebody into a running tournament that is full."""
    if live.tournament.is_full(live.people.values()):
        raise BadTournament(problem="full")


def _take_out(live: LiveTournament, person: Person, away: Away | None) -> LiveTournament:
    tournament = live.tournament
    if tournament.status is TournamentStatus.RUNNING:
        return live.set_aside([person], away).change()
    if tournament.status is not TournamentStatus.OPEN:
        raise TournamentMovedOn(problem="over")
    return live.withdraw(person.player).move_up(live.waiting).change()
