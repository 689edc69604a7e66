"""What must hold of everything stored about a tournament.

Its recorded results are added up again from its tables, and its rounds are paired again from plan,
lots and earlier results. Who was away at that time is not stored for ever, but everybody else was
paired; only a final leaves people out, and nobody comes back once it has begun.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime

from core.games.registry import GAMES
from core.live.tournament import LiveTournament, PairedTable
from core.model.plan import Attendance, Pairing, Player, TableResult, corrected
from core.model.table import Chair
from core.model.tournament import LEFT_OUT, ONGOING, Fixture, Person, TournamentStatus
from core.store.tournament_upkeep import StoredTournament, UnreadableTournament
from core.tables.audit import SLACK
from core.tournaments.lots import drawn, seeded
from core.tournaments.pairing.pairing import pair
from core.tournaments.results import outcome
from core.tournaments.settings import LATEST_START


def faults(kept: StoredTournament | UnreadableTournament, now: datetime) -> Iterator[str]:
    """Yield what is wrong with a tournament."""
    unknown = ["something that is stored about it cannot be read"]
    found = unknown if isinstance(kept, UnreadableTournament) else _faults(kept, now)
    yield from (f"tournament {kept.number}: {words}" for words in found)


def _faults(kept: StoredTournament, now: datetime) -> Iterator[str]:
    live = kept.live
    if live.tournament.game not in GAMES:
        yield "its game is not known"
    yield from _status_faults(live)
    yield from _time_faults(live, now)
    yield from _table_faults(kept)
    broken = [*_correction_faults(live), *_entry_faults(live), *_pairing_faults(kept)]
    yield from broken
    if not (broken or kept.is_of_older_version):
        yield from _round_faults(live)


def _status_faults(live: LiveTournament) -> Iterator[str]:
    tournament, status = live.tournament, live.tournament.status
    rounds = sorted({fixture.pairing.round for fixture in live.fixtures})
    if rounds != list(range(1, tournament.round + 1)):
        named = ", ".join(map(str, rounds)) or "none"
        yield f"it is at round {tournament.round}, and the rounds paired are: {named}"
    if tournament.round > tournament.plan.total_rounds:
        yield f"it is at round {tournament.round} of {tournament.plan.total_rounds}"
    if (status is TournamentStatus.OPEN) and tournament.round:
        yield "it has rounds without having been started"
    if status in {TournamentStatus.RUNNING, TournamentStatus.FINISHED} and not tournament.round:
        yield f"it is {status} without a round"
    if (status in ONGOING) != (tournament.ended_at is None):
        yield "it goes on and has ended" if status in ONGOING else "nobody knows when it ended"


def _time_faults(live: LiveTournament, now: datetime) -> Iterator[str]:
    tournament = live.tournament
    if live.shown > tournament.version:
        yield f"version {live.shown} was shown, and it is at {tournament.version}"
    if tournament.status is not TournamentStatus.OPEN:
        return
    due, unshown = tournament.due_at, tournament.version > live.shown
    if due is None and tournament.start_at and not (tournament.checking_in and unshown):
        yield "it waits for its start and has no deadline"
    elif due is not None and tournament.start_at is None:
        yield "it has a deadline, but no time to start"
    elif due is not None and due > now + LATEST_START + SLACK:
        yield "its deadline is too far away"


def _entry_faults(live: LiveTournament) -> Iterator[str]:
    """Yield what is wrong with who takes part in which round."""
    users = Counter(who.user for who in live.entered.values() if who.user is not None)
    twice = sorted(user for user, times in users.items() if times > 1)
    yield from (f"user {user} has entered more than once" for user in twice)
    for number in range(1, live.tournament.round + 1):
        seated = Counter(player for each in live.of_round(number) for player in each.pairing.seats)
        for player, times in sorted(seated.items()):
            if times > 1:
                yield f"round {number}: {player} sits at {times} tables"
            if not _may_play(live.entered.get(player), number):
                yield f"round {number}: {player} is paired and does not take part"
        for who in live.entered.values():
            if who.player not in seated and _must_play(live, who, number):
                yield f"round {number}: {who.player} takes part and is not paired"


def _may_play(who: Person | None, number: int) -> bool:
    return who is not None and who.joined != LEFT_OUT and who.plays(number)


def _must_play(live: LiveTournament, who: Person, number: int) -> bool:
    """Return whether an entrant cannot have been away: at the start, or now that nobody is back.

    Which of the others are in the final follows from the results.
    """
    plan = live.tournament.plan
    last = number == plan.total_rounds and not plan.final
    return _may_play(who, number) and (number == who.joined == 1 or (last and not who.dropped))


def _correction_faults(live: LiveTournament) -> Iterator[str]:
    if [each.number for each in live.corrections] != [*range(1, len(live.corrections) + 1)]:
        yield "its corrections are not numbered without a gap"
    known = {(f.pairing.round, f.pairing.number): f.pairing.seats for f in live.fixtures}
    for each in live.corrections:
        seats = known.get((each.result.round, each.result.table), ())
        named = tuple(seat.player for seat in each.result.seats)
        if not seats or (named != seats and not each.gives_back):
            yield f"correction {each.number} is of no pairing"


def _table_faults(kept: StoredTournament) -> Iterator[str]:
    """Yield whether there are tables that no round has opened."""
    live, heads = kept.live, kept.heads.values()
    firsts = {row.id for row in heads if row.series_id is None}
    given_back = sum(each.gives_back for each in live.corrections)
    unpaired = len(firsts - {fixture.first_game for fixture in live.fixtures})
    if unpaired != given_back:
        yield f"{unpaired} of its tables are in no pairing, and {given_back} were given back"
    if {row.server_id for row in heads} - {live.tournament.server}:
        yield "one of its tables is on another server"


def _pairing_faults(kept: StoredTournament) -> Iterator[str]:
    for fixture in kept.live.fixtures:
        where = f"round {fixture.pairing.round}, table {fixture.pairing.number}"
        yield from (f"{where}: {words}" for words in _fixture_faults(kept, fixture))


def _fixture_faults(kept: StoredTournament, fixture: Fixture) -> Iterator[str]:
    pairing, tournament = fixture.pairing, kept.live.tournament
    if fixture.first_game is None:
        if not pairing.is_bye or fixture.result != pairing.result():
            yield "it has no table, and is not what a bye should be"
        return
    series = kept.series(fixture.first_game)
    if not series or series[0].id != fixture.first_game:
        yield f"table {fixture.first_game} is not there"
        return
    for table in series:
        if not _are_seated(kept.live, pairing, table.chairs):
            yield f"at table {table.id} sit others"
    if fixture.result and any(table.status.open for table in series):
        yield "it has a result and is still being played"
    elif fixture.result not in (None, _outcome(kept, fixture, series)):
        yield "its result is not what its games lead to"
    over = pairing.round < tournament.round or tournament.status is TournamentStatus.FINISHED
    if fixture.result is None and over:
        yield "it has no result, though its round is over"


def _are_seated(live: LiveTournament, pairing: Pairing, chairs: Sequence[Chair]) -> bool:
    people = [live.entered.get(player) for player in pairing.seats]
    return len(people) == len(chairs) and all(map(_sits, people, chairs))


def _sits(who: Person | None, chair: Chair) -> bool:
    """Return whether an entrant has this seat; the AI may play it for a person."""
    if who is None or who.user != chair.user:
        return False
    return who.level is None or who.level is chair.level


def _outcome(
    kept: StoredTournament, fixture: Fixture, series: Sequence[PairedTable]
) -> TableResult | None:
    """Return what a series that has ended leads to; in an older version, what is recorded."""
    if kept.is_of_older_version:
        return fixture.result
    with suppress(ValueError):  # its games have another number of seats
        return outcome(fixture.pairing, series, _forgotten_no_shows(kept.live, fixture))
    return None


def _forgotten_no_shows(live: LiveTournament, fixture: Fixture) -> set[Player]:
    """Return the recorded no-shows whose seats no longer name them."""
    seats = fixture.result.seats if fixture.result else ()
    absent = {seat.player for seat in seats if seat.presence is Attendance.NO_SHOW}
    return {player for player in absent if _is_forgotten(live.entered.get(player))}


def _is_forgotten(who: Person | None) -> bool:
    return who is not None and who.user is None and who.level is None


# Rounds, paired again.


def _round_faults(live: LiveTournament) -> Iterator[str]:
    for number in range(1, live.tournament.round + 1):
        stored = tuple(fixture.pairing for fixture in live.of_round(number))
        fields, known = _fields(live, number), _counting(live, number)
        if not any(
            _paired(live, field, counting, number) == stored
            for field in fields
            for counting in known
        ):
            yield f"round {number}: it is not paired as entrants, lots and results lead to"


def _paired(
    live: LiveTournament, field: Sequence[Person], counting: Sequence[TableResult], number: int
) -> tuple[Pairing, ...]:
    plan = live.tournament.plan
    order = drawn if number > plan.rounds else seeded
    return pair(plan, order(field, live.secret), counting, number)


def _fields(live: LiveTournament, number: int) -> Iterator[list[Person]]:
    """Yield the entrants as they can have been when a round was paired.

    Whoever is not paired was away, except in a final: nobody comes back to one, so whoever is not
    away now was there. Those who have left since it began may have been away before.
    """
    paired = {player for each in live.of_round(number) for player in each.pairing.seats}
    field = [who for who in live.entered.values() if who.joined in range(1, number + 1)]
    if number > live.tournament.plan.rounds:
        here = {who.player for who in field if who.dropped is None}
        left = {who.player for who in field if who.dropped == number + 1}
        yield _as_it_was(field, paired | here, number)
        if left:
            yield _as_it_was(field, paired | here | left, number)
    else:
        yield _as_it_was(field, paired, number)


def _as_it_was(field: Iterable[Person], here: set[Player], number: int) -> list[Person]:
    return [replace(who, dropped=None if who.player in here else number) for who in field]


def _counting(live: LiveTournament, number: int) -> Iterable[tuple[TableResult, ...]]:
    """Return what can have counted when a round was paired: some corrections may be later."""
    played, made = live.results, live.corrections
    found = (corrected(played, made[:some]) for some in reversed(range(len(made) + 1)))
    return dict.fromkeys(tuple(each for each in some if each.round < number) for some in found)
