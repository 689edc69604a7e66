"""Tournaments as plain values, for tests of what is said about them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from core.model.plan import Format, Pairing, Plan, SeatResult, TableResult
from core.model.standings import standings
from core.model.tournament import Fixture, Person, Tournament, TournamentStatus, TournamentView

_CUP = Tournament(
    id=1,
    server=1,
    channel=1,
    organizer=1,
    status=TournamentStatus.RUNNING,
    round=1,
    version=1,
    message=None,
    topic=None,
    name="Cup",
    game="qwixx",
    plan=Plan(Format.SWISS, rounds=3, table_size=2),
)


def people(count: int) -> dict[str, Person]:
    return {f"p{n}": Person(f"p{n}", user=100 + n) for n in range(1, count + 1)}


def names(view: TournamentView) -> Mapping[str, str]:
    """Call each of them by a letter: p1 is A."""
    return {player: chr(ord("A") + int(player[1:]) - 1) for player in view.people}


def played(number: int, table: int, *players: str) -> Fixture:
    """A table that has ended: the first of these players has won."""
    seats = tuple(SeatResult(player, place) for place, player in enumerate(players, start=1))
    return Fixture(Pairing(number, table, players), 10 * number, TableResult(number, table, seats))


def still_open(number: int, table: int, *players: str) -> Fixture:
    return Fixture(Pairing(number, table, players), 10 * number, None)


def cup(
    entrants: Mapping[str, Person], fixtures: Iterable[Fixture], **changes: Any
) -> TournamentView:
    """A running tournament of qwixx with these entrants and tables, but for these changes."""
    tournament, fixtures = replace(_CUP, **changes), tuple(fixtures)
    results = [fixture.result for fixture in fixtures if fixture.result]
    rows = standings(tournament.plan, list(entrants.values()), results)
    return TournamentView(tournament, entrants, fixtures, rows, ())
