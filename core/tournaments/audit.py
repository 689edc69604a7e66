"""What must hold of everything stored about a tournament.

Its recorded results are added up again from its tables, and its rounds are paired again from plan,
lots and earlier results. Who was away at that time is not stored for ever, but everybody else was
paired; only a final leaves people out, and nobody comes back once it has begun.

Everything about one tournament is read in one snapshot and looked at afterwards, so nothing waits
for a check, and a check never sees a half of what happens meanwhile.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from sqlalchemy import Row, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from core.games.registry import GAMES
from core.model.table import Chair, Status
from core.store.database import Database
from core.store.models.tables import SeatRow, TableRow
from core.store.models.tournaments import TournamentRow
from core.store.rows import as_chair
from core.store.tables import TABLES
from core.tables.audit import SLACK
from core.tournaments import reading
from core.tournaments.lots import drawn, seeded
from core.tournaments.model import (
    LEFT_OUT,
    ONGOING,
    Fixture,
    Person,
    Tournament,
    TournamentStatus,
)
from core.tournaments.pairing.pairing import pair
from core.tournaments.plan import (
    Attendance,
    Correction,
    Pairing,
    Player,
    TableResult,
    corrected,
)
from core.tournaments.results import outcome
from core.tournaments.settings import LATEST_START

_HEAD = ("id", "status", "series_id", "series_game", "server_id")


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A tournament of which something is stored that nobody knows."""

    number: int
    is_of_older_version: bool = False


@dataclass(frozen=True, slots=True)
class StoredTournament:
    """Everything stored about one tournament."""

    row: Row[Any]
    tournament: Tournament
    entered: Mapping[Player, Person]
    fixtures: tuple[Fixture, ...]
    corrections: tuple[Correction, ...]
    tables: Mapping[int, Row[Any]]
    """All that were opened for it, with those that were given back as new ones."""
    chairs: Mapping[int, tuple[Chair, ...]]
    outcomes: Mapping[Pairing, TableResult]
    """What the tables that have ended lead to."""

    def __repr__(self) -> str:
        return f"Kept(tournament {self.tournament.id})"

    @property
    def number(self) -> int:
        return self.tournament.id

    @property
    def is_of_older_version(self) -> bool:
        """Return whether it was announced before there were lots: other rules held then."""
        return self.row.secret is None

    @property
    def secret(self) -> bytes | None:
        return None if self.row.secret is None else bytes(self.row.secret)

    def games(self, first: int) -> list[Row[Any]]:
        """Return the games of the series that began at this table, in order."""
        found = (row for row in self.tables.values() if first in (row.id, row.series_id))
        return sorted(found, key=lambda row: int(row.series_game))

    def of_round(self, number: int) -> list[Fixture]:
        return [fixture for fixture in self.fixtures if fixture.pairing.round == number]


async def count(db: AsyncConnection) -> int:
    return int((await db.execute(select(func.count()).select_from(TournamentRow))).scalar_one())


async def kept(database: Database) -> AsyncIterator[StoredTournament | Unreadable]:
    """Yield every tournament with everything stored about it, oldest first."""
    last = 0
    while True:
        async with database.read() as db:
            found = await read(db, last)
        if found is None:
            return
        yield found
        last = found.number


async def lost(db: AsyncConnection) -> list[str]:
    """Return which tables belong to a tournament that is not there."""
    theirs = exists().where(TournamentRow.id == TableRow.tournament_id)
    query = select(TableRow.id).where(TableRow.tournament_id.is_not(None), ~theirs)
    found = (await db.execute(query.order_by(TableRow.id))).scalars()
    return [f"table {number}: its tournament is not there" for number in found]


async def read(db: AsyncConnection, after: int = 0) -> StoredTournament | Unreadable | None:
    """Return the first tournament after this one."""
    query = select(TournamentRow.__table__).where(TournamentRow.id > after)
    row = (await db.execute(query.order_by(TournamentRow.id).limit(1))).one_or_none()
    if row is None:
        return None
    try:
        return await _read(db, row)
    except (KeyError, TypeError, ValueError):  # a word, or a result, that nobody can read
        return Unreadable(row.id)


async def _read(db: AsyncConnection, row: Row[Any]) -> StoredTournament:
    heads = select(*(TABLES.c[name] for name in _HEAD)).where(TABLES.c.tournament_id == row.id)
    found = StoredTournament(
        row,
        reading.tournament(row),
        await reading.entered(db, row.id),
        await reading.fixtures(db, row.id),
        await reading.corrections(db, row.id),
        {each.id: each for each in await db.execute(heads)},
        await _chairs(db, row.id),
        {},
    )
    return replace(found, outcomes=await _outcomes(db, found))


async def _chairs(db: AsyncConnection, number: int) -> dict[int, tuple[Chair, ...]]:
    query = (
        select(SeatRow.__table__)
        .join(TableRow, TableRow.id == SeatRow.table_id)
        .where(TableRow.tournament_id == number)
        .order_by(SeatRow.table_id, SeatRow.seat)
    )
    found: dict[int, tuple[Chair, ...]] = defaultdict(tuple)
    for row in await db.execute(query):
        found[row.table_id] += (as_chair(row),)
    return found


async def _outcomes(db: AsyncConnection, kept: StoredTournament) -> dict[Pairing, TableResult]:
    found = {}
    for fixture in kept.fixtures:
        games = kept.games(fixture.first_game or 0)
        if games and not _go_on(games):
            numbered = [(game.id, game.status) for game in games]
            unseen = _forgotten_no_shows(kept, fixture)
            with suppress(ValueError):  # its games are not of as many seats as it has
                found[fixture.pairing] = await outcome(db, fixture.pairing, numbered, unseen)
    return found


def _go_on(games: Iterable[Row[Any]]) -> bool:
    return any(Status(game.status).open for game in games)


def _forgotten_no_shows(kept: StoredTournament, fixture: Fixture) -> set[Player]:
    """Return the recorded no-shows whom their seats do not name any more."""
    seats = fixture.result.seats if fixture.result else ()
    absent = {seat.player for seat in seats if seat.presence is Attendance.NO_SHOW}
    return {player for player in absent if _is_forgotten(kept.entered.get(player))}


def _is_forgotten(who: Person | None) -> bool:
    return who is not None and who.user is None and who.level is None


# What is wrong.


def faults(kept: StoredTournament | Unreadable, now: datetime) -> Iterator[str]:
    """Yield what is wrong with a tournament."""
    unknown = ["something that is stored about it cannot be read"]
    found = unknown if isinstance(kept, Unreadable) else _faults(kept, now)
    yield from (f"tournament {kept.number}: {words}" for words in found)


def _faults(kept: StoredTournament, now: datetime) -> Iterator[str]:
    if kept.tournament.game not in GAMES:
        yield "its game is not known"
    yield from _status_faults(kept)
    yield from _time_faults(kept, now)
    yield from _table_faults(kept)
    broken = [*_correction_faults(kept), *_entry_faults(kept), *_pairing_faults(kept)]
    yield from broken
    if not (broken or kept.is_of_older_version):
        yield from _round_faults(kept)


def _status_faults(kept: StoredTournament) -> Iterator[str]:
    tournament, status = kept.tournament, kept.tournament.status
    rounds = sorted({fixture.pairing.round for fixture in kept.fixtures})
    if rounds != list(range(1, tournament.round + 1)):
        named = ", ".join(map(str, rounds)) or "none"
        yield f"it is at round {tournament.round}, and the rounds paired are: {named}"
    if tournament.round > tournament.plan.total_rounds:
        yield f"it is at round {tournament.round} of {tournament.plan.total_rounds}"
    if (status is TournamentStatus.OPEN) and tournament.round:
        yield "it has rounds without having been started"
    if status in {TournamentStatus.RUNNING, TournamentStatus.FINISHED} and not tournament.round:
        yield f"it is {status} without a round"
    if (status in ONGOING) != (kept.row.ended_at is None):
        yield "it goes on and has ended" if status in ONGOING else "nobody knows when it ended"


def _time_faults(kept: StoredTournament, now: datetime) -> Iterator[str]:
    tournament = kept.tournament
    if kept.row.shown > tournament.version:
        yield f"version {kept.row.shown} was shown, and it is at {tournament.version}"
    if tournament.status is not TournamentStatus.OPEN:
        return
    due, unshown = tournament.due_at, tournament.version > kept.row.shown
    if due is None and tournament.start_at and not (tournament.checking_in and unshown):
        yield "it waits for its start and has no deadline"
    elif due is not None and tournament.start_at is None:
        yield "it has a deadline, but no time to start"
    elif due is not None and due > now + LATEST_START + SLACK:
        yield "its deadline is too far away"


def _entry_faults(kept: StoredTournament) -> Iterator[str]:
    """Yield what is wrong with who takes part in which round."""
    users = Counter(who.user for who in kept.entered.values() if who.user is not None)
    twice = sorted(user for user, times in users.items() if times > 1)
    yield from (f"user {user} has entered more than once" for user in twice)
    for number in range(1, kept.tournament.round + 1):
        seated = Counter(player for each in kept.of_round(number) for player in each.pairing.seats)
        for player, times in sorted(seated.items()):
            if times > 1:
                yield f"round {number}: {player} sits at {times} tables"
            if not _may_play(kept.entered.get(player), number):
                yield f"round {number}: {player} is paired and does not take part"
        for who in kept.entered.values():
            if who.player not in seated and _must_play(kept, who, number):
                yield f"round {number}: {who.player} takes part and is not paired"


def _may_play(who: Person | None, number: int) -> bool:
    return who is not None and who.joined != LEFT_OUT and who.plays(number)


def _must_play(kept: StoredTournament, who: Person, number: int) -> bool:
    """Return whether an entrant cannot have been away: at the start, or now that nobody is back.

    Who of the others is in the final follows from the results.
    """
    plan = kept.tournament.plan
    last = number == plan.total_rounds and not plan.final
    return _may_play(who, number) and (number == who.joined == 1 or (last and not who.dropped))


def _correction_faults(kept: StoredTournament) -> Iterator[str]:
    if [each.number for each in kept.corrections] != [*range(1, len(kept.corrections) + 1)]:
        yield "its corrections are not numbered without a gap"
    known = {(f.pairing.round, f.pairing.number): f.pairing.seats for f in kept.fixtures}
    for each in kept.corrections:
        seats = known.get((each.result.round, each.result.table), ())
        named = tuple(seat.player for seat in each.result.seats)
        if not seats or (named != seats and not each.gives_back):
            yield f"correction {each.number} is of no pairing"


def _table_faults(kept: StoredTournament) -> Iterator[str]:
    """Yield whether there are tables that no round has opened."""
    firsts = {row.id for row in kept.tables.values() if row.series_id is None}
    given_back = sum(each.gives_back for each in kept.corrections)
    unpaired = len(firsts - {fixture.first_game for fixture in kept.fixtures})
    if unpaired != given_back:
        yield f"{unpaired} of its tables are in no pairing, and {given_back} were given back"
    if {row.server_id for row in kept.tables.values()} - {kept.tournament.server}:
        yield "one of its tables is on another server"


def _pairing_faults(kept: StoredTournament) -> Iterator[str]:
    for fixture in kept.fixtures:
        where = f"round {fixture.pairing.round}, table {fixture.pairing.number}"
        yield from (f"{where}: {words}" for words in _fixture_faults(kept, fixture))


def _fixture_faults(kept: StoredTournament, fixture: Fixture) -> Iterator[str]:
    pairing, tournament = fixture.pairing, kept.tournament
    if fixture.first_game is None:
        if not pairing.is_bye or fixture.result != pairing.result():
            yield "it has no table, and is not what a bye should be"
        return
    games = kept.games(fixture.first_game)
    if not games or games[0].id != fixture.first_game:
        yield f"table {fixture.first_game} is not there"
        return
    for game in games:
        if not _are_seated(kept, pairing, kept.chairs.get(game.id, ())):
            yield f"at table {game.id} sit others"
    yield from _outcome_faults(kept, fixture, games)
    over = pairing.round < tournament.round or tournament.status is TournamentStatus.FINISHED
    if fixture.result is None and over:
        yield "it has no result, though its round is over"


def _are_seated(kept: StoredTournament, pairing: Pairing, chairs: Sequence[Chair]) -> bool:
    people = [kept.entered.get(player) for player in pairing.seats]
    return len(people) == len(chairs) and all(map(_sits, people, chairs))


def _sits(who: Person | None, chair: Chair) -> bool:
    """Return whether an entrant has this seat; the AI may play it for a person."""
    if who is None or who.user != chair.user:
        return False
    return who.level is None or who.level is chair.level


def _outcome_faults(
    kept: StoredTournament, fixture: Fixture, games: Sequence[Row[Any]]
) -> Iterator[str]:
    if fixture.result is None:
        return
    if _go_on(games):
        yield "it has a result and is still being played"
    elif not kept.is_of_older_version and fixture.result != kept.outcomes.get(fixture.pairing):
        yield "its result is not what its games lead to"


# Rounds, paired again.


def _round_faults(kept: StoredTournament) -> Iterator[str]:
    for number in range(1, kept.tournament.round + 1):
        stored = tuple(fixture.pairing for fixture in kept.of_round(number))
        fields, known = _fields(kept, number), _counting(kept, number)
        if not any(
            _paired(kept, field, counting, number) == stored
            for field in fields
            for counting in known
        ):
            yield f"round {number}: it is not paired as entrants, lots and results lead to"


def _paired(
    kept: StoredTournament, field: Sequence[Person], counting: Sequence[TableResult], number: int
) -> tuple[Pairing, ...]:
    plan = kept.tournament.plan
    order = drawn if number > plan.rounds else seeded
    return pair(plan, order(field, kept.secret), counting, number)


def _fields(kept: StoredTournament, number: int) -> Iterator[list[Person]]:
    """Yield the entrants as they can have been when a round was paired.

    Who is not paired was away, except in a final: whoever is not away now was there, because nobody
    comes back to one. Those who have left since it began may have been away before.
    """
    paired = {player for each in kept.of_round(number) for player in each.pairing.seats}
    field = [who for who in kept.entered.values() if who.joined in range(1, number + 1)]
    if number > kept.tournament.plan.rounds:
        here = {who.player for who in field if who.dropped is None}
        left = {who.player for who in field if who.dropped == number + 1}
        yield _as_it_was(field, paired | here, number)
        if left:
            yield _as_it_was(field, paired | here | left, number)
    else:
        yield _as_it_was(field, paired, number)


def _as_it_was(field: Iterable[Person], here: set[Player], number: int) -> list[Person]:
    return [replace(who, dropped=None if who.player in here else number) for who in field]


def _counting(kept: StoredTournament, number: int) -> Iterable[tuple[TableResult, ...]]:
    """Return what can have counted when a round was paired: some corrections may be younger."""
    played, made = reading.results(kept.fixtures), kept.corrections
    found = (corrected(played, made[:some]) for some in reversed(range(len(made) + 1)))
    return dict.fromkeys(tuple(each for each in some if each.round < number) for some in found)
