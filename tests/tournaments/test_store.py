"""Whatever a tournament is made of is stored and read again, whatever changes."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, get_type_hints

import pytest
from sqlalchemy import Connection

from core.engine.errors import UnknownTournament
from core.engine.rng import commitment
from core.live.tournament import LiveTournament
from core.model.plan import Correction, Pairing, Plan, SeatResult, TableResult
from core.model.tournament import Arranged, Fixture, Person, Tournament
from core.store import servers, tournaments
from core.store.database import Database
from tests.store.test_tables import EMPTY, FULL, OTHER, Samples

PARTS = {"entered", "fixtures", "corrections"}
FOLLOWS: dict[type, set[str]] = {
    LiveTournament: {"opens", "closes", "announces", "waits", "moved_up", *PARTS},
    Fixture: {"lobby"},
}
"""Not stored with it: it follows from something else, or is left to be done by whoever saves it."""
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def sample(number: int, before: LiveTournament | None = None) -> LiveTournament:
    """A tournament that is another one in everything that can change."""
    samples = Samples(number, FOLLOWS)
    hints = get_type_hints(Tournament)
    fields = {name: samples.of(hint) for name, hint in hints.items() if name != "id"}
    live: LiveTournament = LiveTournament(Tournament(id=0, **fields), secret=samples.of(bytes))
    for name in ("shown", "arranged", "next_try", "team"):
        live = replace(live, **{name: samples.of(get_type_hints(LiveTournament)[name])})
    if number != EMPTY:
        live = replace(live, **filled(samples))
    if before:
        live = replace(live, secret=before.secret)
    assert live.secret is not None
    number = before.tournament.id if before else 0
    shown = replace(live.tournament, id=number, commitment=commitment(live.secret))
    return replace(live, tournament=shown)


def filled(samples: Samples) -> dict[str, Any]:
    """Entrants, pairings and corrections, some with the keys of others before."""
    people = [replace(samples.of(Person), player=f"p{number}") for number in (1, samples.of(int))]
    fixtures = tuple(fixture(samples, number) for number in (1, samples.of(int)))
    result, number = fixtures[-1].result, samples.of(int)
    assert result is not None
    correction = Correction(number, result, samples.of(str), str(number))
    return {
        "entered": {who.player: who for who in sorted(people, key=lambda who: who.number)},
        "fixtures": fixtures,
        "corrections": (correction,),
    }


def fixture(samples: Samples, number: int) -> Fixture:
    result = TableResult(1, number, samples.of(tuple[SeatResult, ...]))
    return Fixture(Pairing(1, number, samples.of(tuple[str, ...])), samples.of(int), result)


async def add(database: Database, live: LiveTournament) -> LiveTournament:
    def added(connection: Connection) -> LiveTournament:
        servers.know_server(connection, live.tournament.server)
        return tournaments.add(connection, live, NOON)

    return await database.transact(added)


async def load(database: Database, number: int) -> LiveTournament:
    return await database.look(tournaments.load, None, number)


async def test_a_tournament_is_read_as_it_was_stored(database: Database) -> None:
    for number in (FULL, OTHER, EMPTY):
        made = await add(database, sample(number))
        found = await load(database, made.tournament.id)
        assert found == made
        assert list(found.entered) == list(made.entered)


@pytest.mark.parametrize("one", [FULL, OTHER, EMPTY])
@pytest.mark.parametrize("other", [FULL, OTHER, EMPTY])
async def test_whatever_changes_is_stored(database: Database, one: int, other: int) -> None:
    untouched = await add(database, sample(OTHER))
    before = await add(database, sample(one))
    after = sample(other, before)

    def save(connection: Connection) -> None:
        servers.know_server(connection, after.tournament.server)
        tournaments.save(connection, before, after, NOON)

    await database.transact(save)
    assert await load(database, before.tournament.id) == after
    assert await load(database, untouched.tournament.id) == untouched


def test_samples_differ_in_everything() -> None:
    """What is alike in them could be lost unseen."""
    one, other = sample(FULL), sample(OTHER)
    for kind, left, right in (
        (LiveTournament, one, other),
        (Tournament, one.tournament, other.tournament),
        (Plan, one.tournament.plan, other.tournament.plan),
        (Arranged, one.tournament.arranged, other.tournament.arranged),
        (Person, one.entered["p1"], other.entered["p1"]),
    ):
        names = get_type_hints(kind)
        alike = {name for name in names if getattr(left, name) == getattr(right, name)}
        due = {"id"} if kind is Tournament else {"player"} if kind is Person else set()
        assert alike == (FOLLOWS[LiveTournament] - PARTS if kind is LiveTournament else due), kind


async def test_another_server_has_no_such_tournament(database: Database) -> None:
    made = await add(database, sample(FULL))
    with pytest.raises(UnknownTournament):
        await database.look(tournaments.load, made.tournament.server + 1, made.tournament.id)


def test_nobody_is_told_the_secret() -> None:
    live = sample(FULL)
    assert live.secret is not None
    assert repr(live.secret) not in repr(live)
