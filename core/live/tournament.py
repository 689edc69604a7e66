"""A tournament as one value: whatever is stored about it, and what a change leaves to be done.

A change of a tournament is a function from one such value to the next, or a refusal. What differs
between the two is stored in one transaction (`core/store/tournaments.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from core.engine.rules import Seat, Standing
from core.live.table import Live
from core.model.plan import Correction, Player, TableResult, corrected
from core.model.table import Chair, Status
from core.model.tournament import LEFT_OUT, Away, Fixture, Person, Tournament


@dataclass(frozen=True, slots=True)
class PairedTable:
    """One game of the series that a pairing plays, as far as its result depends on it."""

    id: int
    status: Status
    chairs: tuple[Chair, ...]
    standings: tuple[Standing, ...]
    came: frozenset[Seat]
    """For whom a person answered at least once."""
    stood_in_for: frozenset[Seat]
    """For whom a timeout or the AI answered at least once."""


@dataclass(frozen=True, slots=True)
class LiveTournament:
    """A tournament, everybody who entered, its rounds, who runs it, and what was shown of it."""

    tournament: Tournament
    entered: Mapping[Player, Person] = field(default_factory=dict)
    """In the order of joining, with those who were left out at the start."""
    fixtures: tuple[Fixture, ...] = ()
    """By round and number."""
    corrections: tuple[Correction, ...] = ()
    team: tuple[int, ...] = ()
    """The co-organizers."""
    secret: bytes | None = field(default=None, repr=False)
    """What lots are drawn from; nobody else may see it until the tournament is over."""
    shown: int = 0
    """The version last shown."""
    arranged: int = 0
    """The version that everything outside of its message is up to."""
    next_try: datetime | None = None
    """When to try again to show it; None: at once."""
    opens: Mapping[tuple[int, int], Live] = field(default_factory=dict)
    """New tables, by the round and number of their pairings."""
    closes: tuple[int, ...] = ()
    """The open tables that must end before the change can be made."""
    announces: LiveTournament | None = None
    """The tournament that follows this one."""
    waits: int = 0
    """The place on the waiting list that a change has given."""
    moved_up: tuple[int, ...] = ()
    """The users to whom a change has given a place."""

    @property
    def people(self) -> dict[Player, Person]:
        """Return who takes part, or wants to."""
        return {player: who for player, who in self.entered.items() if who.joined != LEFT_OUT}

    @property
    def waiting(self) -> list[Person]:
        """Return who waits for a free place."""
        return self.tournament.waiting(self.people.values())

    @property
    def results(self) -> list[TableResult]:
        """Return the results recorded so far."""
        return [fixture.result for fixture in self.fixtures if fixture.result]

    @property
    def counting(self) -> tuple[TableResult, ...]:
        """Return the results that count so far."""
        return corrected(self.results, self.corrections)

    def of_round(self, number: int) -> tuple[Fixture, ...]:
        return tuple(fixture for fixture in self.fixtures if fixture.pairing.round == number)

    def change(self, **fields: Any) -> LiveTournament:
        """Return the next version, which is to be shown; even if no field changes."""
        version = self.tournament.version + 1
        changed = replace(self.tournament, version=version, **fields)
        return replace(self, tournament=changed, next_try=None)

    def enter(self, *people: Person) -> LiveTournament:
        """Add or replace these entrants."""
        return replace(self, entered={**self.entered, **{who.player: who for who in people}})

    def withdraw(self, player: Player) -> LiveTournament:
        others = {other: who for other, who in self.entered.items() if other != player}
        return replace(self, entered=others)

    def set_aside(self, people: Iterable[Person], away: Away | None) -> LiveTournament:
        """Stop pairing these entrants, from the next round on."""
        since = self.tournament.round + 1
        return self.enter(*(replace(who, dropped=since, away=away) for who in people))

    def bring_back(self, people: Iterable[Person]) -> LiveTournament:
        """Pair these entrants again."""
        return self.enter(*(replace(who, dropped=None, away=None) for who in people))

    def move_up(self, waited: Sequence[Person]) -> LiveTournament:
        """Note which of those who waited have a place now."""
        still = {who.player for who in self.waiting}
        placed = (who for who in waited if who.player in self.people and who.player not in still)
        return replace(self, moved_up=tuple(who.user for who in placed if who.user is not None))

    def pair(self, fixture: Fixture, opens: Live | None = None) -> LiveTournament:
        """Add or replace a fixture, which may open a new table."""
        known = {each.key: each for each in self.fixtures} | {fixture.key: fixture}
        ordered = tuple(each for _, each in sorted(known.items()))
        tables = {**self.opens, fixture.key: opens} if opens else self.opens
        return replace(self, fixtures=ordered, opens=tables)

    def opened(self, key: tuple[int, int], table: int) -> LiveTournament:
        """Note the number of a new table at its pairing."""
        fixtures = (
            replace(each, first_game=table) if each.key == key else each for each in self.fixtures
        )
        return replace(self, fixtures=tuple(fixtures))
