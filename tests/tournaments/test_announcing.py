"""A tournament that repeats announces the next one when it is over."""

from __future__ import annotations

from dataclasses import fields, replace
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import insert, select, update

from core.engine.errors import BadTournament
from core.engine.rules import Level
from core.model.plan import AS_NEEDED
from core.model.tournament import Repeat, Tournament, TournamentSettings, TournamentStatus
from core.store.models.people import ServerRow
from core.store.models.tournaments import CoOrganizerRow
from core.tournaments import entries, rounds, settings
from core.tournaments.announcing import next_start
from tests.tournaments.world import ORGANIZER, PEOPLE, SERVER, STRANGER, SWISS, World

BERLIN = ZoneInfo("Europe/Berlin")
WEEKLY, MONTHLY = Repeat.WEEKLY, Repeat.MONTHLY


def at(text: str) -> datetime:
    return datetime.strptime(text, "%Y-%m-%d %H:%M").replace(tzinfo=BERLIN)


@pytest.mark.parametrize(
    ("first", "repeat", "after", "following"),
    [
        ("2027-03-26 20:00", WEEKLY, "2027-03-26 20:00", "2027-04-02 20:00"),
        ("2027-10-29 20:00", WEEKLY, "2027-10-29 23:00", "2027-11-05 20:00"),
        ("2027-03-26 20:00", WEEKLY, "2027-04-20 20:00", "2027-04-23 20:00"),
        ("2027-03-21 02:30", WEEKLY, "2027-03-21 02:30", "2027-03-28 03:30"),
        ("2027-03-21 02:30", WEEKLY, "2027-03-28 03:30", "2027-04-04 02:30"),
        ("2027-10-24 02:30", WEEKLY, "2027-10-24 02:30", "2027-10-31 02:30"),
        ("2027-12-15 20:00", MONTHLY, "2027-12-15 22:00", "2028-01-15 20:00"),
        ("2028-01-31 20:00", MONTHLY, "2028-01-31 20:00", "2028-02-29 20:00"),
        ("2028-01-31 20:00", MONTHLY, "2028-02-29 20:00", "2028-03-31 20:00"),
        ("2028-01-31 20:00", MONTHLY, "2028-04-30 20:00", "2028-05-31 20:00"),
    ],
)
def test_it_starts_at_the_same_local_time_again(
    first: str, repeat: Repeat, after: str, following: str
) -> None:
    found = next_start(at(first), at(after), repeat, BERLIN)
    assert found == at(following).astimezone(UTC)


async def _set_zone(world: World) -> None:
    async with world.database.write() as db:
        query = update(ServerRow).where(ServerRow.id == SERVER)
        await db.execute(query.values(time_zone="Europe/Berlin"))


async def _all(world: World) -> list[Tournament]:
    return await world.tournaments.listed(SERVER, *TournamentStatus)


async def test_the_next_one_is_announced_as_this_one_was(world: World) -> None:
    world.clock.time = at("2027-03-25 12:00")
    tournament = await world.create(
        replace(SWISS, rounds=AS_NEEDED),
        Level.EASY,
        Level.MEDIUM,
        Level.HARD,
        start_at=at("2027-03-26 20:00"),
        repeat=WEEKLY,
        role=7,
        hints=True,
        most=8,
        check_in=0,
    )
    await _set_zone(world)
    async with world.database.write() as db:
        row = {"tournament_id": tournament.id, "user_id": STRANGER}
        await db.execute(insert(CoOrganizerRow).values(row))
    await world.tournaments.change(world.ask(tournament), entries.drop, ai=2)
    await world.tournaments.change(world.ask(tournament, PEOPLE[1], 7), entries.join)
    world.clock.time = at("2027-03-26 20:00")
    await world.tournaments.advance()
    assert (await world.see(tournament)).tournament.plan.rounds == 2
    while (await world.see(tournament)).tournament.status is TournamentStatus.RUNNING:
        number = (await world.see(tournament)).tournament.round
        await world.tournaments.change(world.ask(tournament), rounds.close_round, number)
    await world.process().advance()
    following, over = await _all(world)
    assert over.status is TournamentStatus.FINISHED
    wanted = replace(tournament, start_at=at("2027-04-02 20:00"))
    for field in fields(TournamentSettings):
        assert getattr(following, field.name) == getattr(wanted, field.name), field.name
    assert (following.previous, following.organizer, following.message) == (
        over.id,
        ORGANIZER,
        None,
    )
    assert (following.status, following.round) == (TournamentStatus.OPEN, 0)
    assert following.commitment not in (None, over.commitment)
    people = (await world.see(following)).people.values()
    assert [(who.player, who.level) for who in people] == [("p1", Level.EASY), ("p2", Level.HARD)]
    async with world.database.read() as db:
        query = select(CoOrganizerRow.user_id).where(CoOrganizerRow.tournament_id == following.id)
        assert list((await db.execute(query)).scalars()) == [STRANGER]


async def test_without_players_it_is_announced_again_where_people_can_see_it(world: World) -> None:
    start = world.clock() + timedelta(hours=1)
    seen = await world.create(SWISS, start_at=start, repeat=MONTHLY)
    await world.create(SWISS, start_at=start, repeat=MONTHLY)
    await world.tournament_outbox.shown(await world.see(seen), "open", 5)
    for service in (world.tournaments, world.process()):
        world.clock.time = start
        await service.advance()
    following, *others = await _all(world)
    assert [one.status for one in others] == [TournamentStatus.CANCELLED] * 2
    assert following.previous == seen.id
    await world.tournament_outbox.shown(await world.see(following), "open", 6)
    world.clock.time = start + timedelta(days=100)  # nobody was there to watch the clock
    await world.tournaments.advance()
    newest = (await _all(world))[0]
    assert newest.previous == following.id
    assert newest.start_at is not None
    assert world.clock() < newest.start_at < world.clock() + timedelta(days=32)
    assert newest.start_at.day == start.day


async def test_it_is_called_off_once_or_for_good_and_can_end_while_it_runs(world: World) -> None:
    start = world.clock() + timedelta(hours=1)
    first = await world.create(SWISS, start_at=start, repeat=WEEKLY)
    await world.tournaments.change(world.ask(first), rounds.cancel)
    second = (await _all(world))[0]
    assert (second.previous, second.start_at) == (first.id, start + timedelta(weeks=1))
    later = start + timedelta(days=9)
    await world.tournaments.change(
        world.ask(second), settings.edit, lambda now: replace(now, start_at=later)
    )
    await world.tournaments.change(world.ask(second), rounds.cancel)
    third = (await _all(world))[0]
    assert (third.previous, third.start_at) == (second.id, later + timedelta(weeks=1))
    await world.tournaments.change(world.ask(third), rounds.cancel, for_good=True)
    assert len(await _all(world)) == 3
    last = await world.create(SWISS, start_at=start, repeat=WEEKLY)
    await world.fill(last, 2)
    await world.begin(last)
    await world.tournaments.change(
        world.ask(last), settings.edit, lambda now: replace(now, repeat=None)
    )
    await world.tournaments.change(world.ask(last), rounds.cancel)
    assert len(await _all(world)) == 4
    with pytest.raises(BadTournament):
        await world.create(SWISS, repeat=WEEKLY)
