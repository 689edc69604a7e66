"""A tournament as everybody may see it: what was agreed, who plays, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum

from core.engine.errors import BadTournament, TournamentMovedOn
from core.engine.rules import Level
from core.model.plan import (
    MOST_PLAYERS,
    Correction,
    Entrant,
    Format,
    Pairing,
    Plan,
    Player,
    TableResult,
)
from core.model.standings import EntrantStanding, by_points

LONGEST_NAME = 60
LONGEST_REASON = 300
LONGEST_CHECK_IN = 24 * 60
"""In minutes."""
SHORTEST_CHECK_IN = timedelta(minutes=10)
"""How long people have, if the check-in lasts that long, however late it could be shown."""
CHECK_IN = "check-in"
"""The topic of the message of a check-in."""
LEFT_OUT = 0
"""Instead of the round an entrant joined for: they were not there at the start, or had no place."""
LARGEST_TEAM = 10
"""How many co-organizers a tournament may have."""


class TournamentStatus(StrEnum):
    OPEN = "open"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"


class Away(StrEnum):
    """Why an entrant who may come back is not paired."""

    PAUSED = "paused"
    MISSED = "missed"
    """Did not come to a table, or was away when it ended."""
    LEFT = "left"


def entry_number(player: Player) -> int:
    """Return the entry number of a player: 3 for p3."""
    return int(player.removeprefix("p"))


ONGOING = (TournamentStatus.OPEN, TournamentStatus.RUNNING)


class Seeding(StrEnum):
    """What decides the order of the field before any result does."""

    LOTS = "lots"
    RATING = "rating"


class Repeat(StrEnum):
    """When a tournament is announced again by itself."""

    WEEKLY = "weekly"
    MONTHLY = "monthly"


@dataclass(frozen=True, slots=True)
class TournamentSettings:
    """What the organizer chooses."""

    name: str
    game: str
    plan: Plan
    options: Mapping[str, str] = field(default_factory=dict)
    turn_seconds: int = 0
    hints: bool = False
    rated: bool = True
    role: int | None = None
    """Who may join; None: everybody."""
    start_at: datetime | None = None
    seeding: Seeding = Seeding.LOTS
    most: int | None = None
    """How many may play; who enters after them waits for a free place."""
    check_in: int = 0
    """Minutes before the start in which everybody must say that they are there; 0: nobody must."""
    repeat: Repeat | None = None
    news: int | None = None
    """The channel it is announced in, besides its own."""
    ping: int | None = None
    """The role that is pinged when it is announced."""
    prize: int | None = None
    """The role that the winner is given, and the winner before loses."""

    @property
    def places(self) -> int:
        """Return how many can play."""
        return min(self.most or MOST_PLAYERS, self.plan.most_players)

    @property
    def first_due(self) -> datetime | None:
        """Return when the clock opens the check-in, or starts it if there is none."""
        return self.start_at and self.start_at - timedelta(minutes=self.check_in)


@dataclass(frozen=True, slots=True)
class TournamentOrder(TournamentSettings):
    """A tournament to be announced."""

    levels: tuple[Level, ...] = ()
    """AI entrants to begin with."""


@dataclass(frozen=True, slots=True)
class Arranged:
    """What a tournament has outside of its own message."""

    event: int | None = None
    """Its event among the server's scheduled ones; 0: somebody has deleted it."""
    news: int | None = None
    """The last message of news about it."""
    topic: str | None = None
    """What that message tells, and where."""
    digest: str | None = None
    """What it was arranged for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tournament(TournamentSettings):
    """The public data of a tournament."""

    id: int
    server: int
    channel: int
    organizer: int
    status: TournamentStatus
    round: int
    version: int
    message: int | None
    topic: str | None
    """What its message shows; a new topic gets a new message."""
    commitment: str | None = None
    """To the secret lots are drawn from."""
    previous: int | None = None
    """The tournament it repeats."""
    repeats_from: datetime | None = None
    """The start of the first of those it repeats."""
    asked_rounds: int | None = None
    """The rounds that were asked for, once the field has decided how many there are."""
    checking_in: bool = False
    """Whether its check-in is open, or was when it started."""
    due_at: datetime | None = None
    """When its check-in opens or it starts; None while a check-in waits to be shown."""
    ended_at: datetime | None = None
    arranged: Arranged = Arranged()

    @property
    def checks_in(self) -> bool:
        """Return whether its check-in is open."""
        return self.checking_in and self.status is TournamentStatus.OPEN

    @property
    def expects_check_in(self) -> bool:
        """Return whether only those play who are checked in: everybody could see the check-in."""
        return self.checking_in and self.due_at is not None

    def check_in_ends(self, shown_at: datetime) -> datetime:
        """Return when it starts, if its check-in is shown only now."""
        least = shown_at + min(timedelta(minutes=self.check_in), SHORTEST_CHECK_IN)
        return max(self.start_at or least, least)

    def field(self, people: Iterable[Person]) -> list[Person]:
        """Return the entrants who play if it starts now."""
        there = [who for who in people if who.is_there or not self.expects_check_in]
        return there[: self.places]

    def waiting(self, people: Iterable[Person]) -> list[Person]:
        """Return the entrants waiting for a free place, the next one first."""
        return list(people)[self.places :] if self.status is TournamentStatus.OPEN else []

    def is_full(self, people: Iterable[Person]) -> bool:
        """Return whether no place is free for somebody who enters a running tournament."""
        return sum(who.rests or not who.dropped for who in people) >= self.places

    @property
    def lacked_players(self) -> bool:
        """Return whether it was canceled because too few were there at the start."""
        return self.status is TournamentStatus.CANCELLED and self.due_at is not None

    @property
    def takes_players(self) -> bool:
        """Return whether people may join: before the start, or for the next round of a Swiss."""
        late = self.plan.format is Format.SWISS and self.round < self.plan.rounds
        return self.status is TournamentStatus.OPEN or (
            self.status is TournamentStatus.RUNNING and late
        )

    @property
    def goes_on(self) -> bool:
        """Return whether another round comes after the one being played."""
        running = self.status is TournamentStatus.RUNNING
        return running and self.round < self.plan.total_rounds

    @property
    def in_final(self) -> bool:
        """Return whether its rounds are over and the final table was opened."""
        return self.round > self.plan.rounds

    def need_running(self) -> None:
        """Refuse unless it is being played."""
        if self.status is TournamentStatus.OPEN:
            raise BadTournament(problem="not_started")
        if self.status is not TournamentStatus.RUNNING:
            raise TournamentMovedOn(problem="over")

    def need_check_in(self) -> None:
        """Refuse unless its check-in is open."""
        if self.status is TournamentStatus.RUNNING:
            raise TournamentMovedOn(problem="started")
        if self.status is not TournamentStatus.OPEN:
            raise TournamentMovedOn(problem="over")
        if not self.checks_in:
            raise BadTournament(problem="no_check_in")

    def need_next_round(self) -> None:
        """Refuse unless there is another round to be paired for."""
        self.need_running()
        if not self.goes_on:
            raise TournamentMovedOn(problem="last_round")


@dataclass(frozen=True, slots=True)
class Person(Entrant):
    """An entrant with its user or AI level."""

    user: int | None = None
    level: Level | None = None
    away: Away | None = None
    """Why they are not paired, if they may come back."""
    rating: float | None = None
    """As it was when it decided where they are seeded; None if lots alone do."""
    checked_in: bool = False
    number: int = 0
    """The order of joining."""

    @property
    def is_there(self) -> bool:
        """Return whether they have checked in; an AI need not."""
        return self.checked_in or self.level is not None

    @property
    def rests(self) -> bool:
        """Return whether they are not paired now, but have not left either."""
        return self.away in (Away.PAUSED, Away.MISSED)

    @property
    def may_be_dropped(self) -> bool:
        """Return whether the organizer has not taken them out."""
        return self.dropped is None or self.away is not None

    @property
    def may_be_returned(self) -> bool:
        """Return whether they were taken out, or have missed a round: it was not their own wish."""
        forgotten = self.user is None and self.level is None
        own_wish = self.away in (Away.PAUSED, Away.LEFT)
        return self.dropped is not None and not (forgotten or own_wish)

    def is_ai(self, entry: int | None) -> bool:
        """Return whether this is the AI with this entry number."""
        return self.level is not None and entry_number(self.player) == entry


@dataclass(frozen=True, slots=True)
class Fixture:
    """A pairing with its table and its result."""

    pairing: Pairing
    first_game: int | None
    """The table of its first game; None for a bye."""
    result: TableResult | None
    lobby: tuple[int, int] | None = None
    """The channel and the message in which its lobby was shown."""

    @property
    def key(self) -> tuple[int, int]:
        """Return round and number."""
        return self.pairing.round, self.pairing.number


@dataclass(frozen=True, slots=True)
class TournamentView:
    """A tournament with its entrants, fixtures, standings and corrections."""

    tournament: Tournament
    people: Mapping[Player, Person]
    fixtures: tuple[Fixture, ...]
    standings: tuple[EntrantStanding, ...]
    corrections: tuple[Correction, ...]
    secret: bytes | None = field(default=None, repr=False)
    """Revealed only when the tournament is over."""
    left_out: tuple[Person, ...] = ()
    """Who had entered, but was not there at the start or had no place."""
    team: tuple[int, ...] = ()
    """The co-organizers."""
    by_lot: frozenset[Player] = frozenset()
    """The finalists whom only lots put ahead of somebody who is not in the final."""

    @property
    def waiting(self) -> list[Person]:
        """Return who waits for a free place."""
        return self.tournament.waiting(self.people.values())

    def of_round(self, number: int) -> tuple[Fixture, ...]:
        return tuple(fixture for fixture in self.fixtures if fixture.pairing.round == number)

    @property
    def winners(self) -> tuple[Person, ...]:
        """Return who has won: nobody before the end, or if nobody ever came."""
        if self.tournament.status is not TournamentStatus.FINISHED:
            return ()
        first = (row.player for row in self.standings if row.place == 1 and row.came)
        return tuple(self.people[player] for player in first)

    @property
    def settled(self) -> bool:
        """Return whether the rounds are over, so that tie-breaks decide."""
        return self.tournament.status is not TournamentStatus.RUNNING or self.tournament.in_final

    @property
    def places(self) -> tuple[EntrantStanding, ...]:
        """Return the standings as people are shown them."""
        return self.standings if self.settled else by_points(self.standings)
