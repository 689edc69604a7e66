"""Who enters, pauses, leaves, comes back or is taken out, and whether they are paired."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import pytest

from core.engine.errors import (
    AlreadyEntered,
    BadTournament,
    NotEntered,
    Refusal,
)
from core.engine.rules import Level
from core.model.plan import Format, Plan
from core.model.table import Status, Table
from core.model.tournament import (
    Away,
    Tournament,
    TournamentView,
)
from core.players import privacy
from core.tables import play
from core.tournaments import entries, rounds
from core.tournaments.calls import TournamentCall, TournamentReceipt
from core.tournaments.service import TournamentChange
from tests.tournaments.world import (
    ADMIN,
    PEOPLE,
    SERVER,
    STRANGER,
    SWISS,
    THREE,
    World,
    first_table,
)


async def test_a_dropped_player_is_not_paired_any_more(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 4)
    await world.begin(tournament)
    await world.tournaments.change(world.ask(tournament), entries.drop, PEOPLE[3])
    view = await world.play_round(tournament)
    gone = next(p.player for p in view.people.values() if p.user == PEOPLE[3])
    assert all(gone not in fixture.pairing.seats for fixture in view.of_round(2))


async def test_a_swiss_can_be_entered_late(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 4)
    await world.begin(tournament)
    await world.tournaments.change(world.ask(tournament, PEOPLE[4]), entries.join)
    view = await world.play_round(tournament)
    late = next(p.player for p in view.people.values() if p.user == PEOPLE[4])
    seats = [[p for m in view.of_round(n) for p in m.pairing.seats] for n in (1, 2)]
    assert late not in seats[0]
    assert late in seats[1]
    with pytest.raises(BadTournament):
        await world.tournaments.change(world.ask(tournament, PEOPLE[5]), entries.join)


async def test_a_round_robin_is_paired_and_not_entered_late(world: World) -> None:
    tournament = await world.create(Plan(Format.ROUND_ROBIN, rounds=3, table_size=2))
    await world.fill(tournament, 4)
    view = await world.begin(tournament)
    assert sorted(len(fixture.pairing.seats) for fixture in view.of_round(1)) == [2, 2]
    with pytest.raises(BadTournament) as refused:
        await world.tournaments.change(world.ask(tournament, PEOPLE[4]), entries.join)
    assert refused.value.params == {"problem": "closed"}


async def paired(world: World, tournament: Tournament, user: int, number: int) -> bool:
    """Whether this person is paired in this round."""
    view = await world.see(tournament)
    mine = next(p.player for p in view.people.values() if p.user == user)
    return any(mine in fixture.pairing.seats for fixture in view.of_round(number))


@pytest.mark.parametrize("way", [entries.leave, entries.pause])
@pytest.mark.parametrize("again", [entries.join, entries.come_back])
async def test_who_pauses_or_leaves_is_paired_again_once_back(
    world: World, way: TournamentChange[[]], again: TournamentChange[[]]
) -> None:
    tournament = await world.create(THREE)
    await world.fill(tournament, 4)
    await world.begin(tournament)
    await world.tournaments.change(world.ask(tournament, PEOPLE[3]), way)
    await world.play_round(tournament)
    assert not await paired(world, tournament, PEOPLE[3], 2)
    await world.tournaments.change(world.ask(tournament, PEOPLE[3]), again)
    await world.play_round(tournament)
    assert await paired(world, tournament, PEOPLE[3], 3)


async def test_a_round_robin_keeps_the_place_of_who_pauses(world: World) -> None:
    tournament = await world.create(Plan(Format.ROUND_ROBIN, rounds=3, table_size=2))
    await world.fill(tournament, 4)
    await world.begin(tournament)
    await world.tournaments.change(world.ask(tournament, PEOPLE[0]), entries.pause)
    await world.play_round(tournament)
    assert not await paired(world, tournament, PEOPLE[0], 2)
    await world.tournaments.change(world.ask(tournament, PEOPLE[0]), entries.come_back)
    view = await world.play_round(tournament)
    assert await paired(world, tournament, PEOPLE[0], 3)
    met = [frozenset(m.pairing.seats) for m in view.fixtures if not m.pairing.is_bye]
    assert len(met) == len(set(met)) == 5


async def test_only_who_takes_part_and_is_awaited_pauses_or_comes_back(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 5)
    service = world.tournaments

    def ask(who: int) -> TournamentCall:
        return world.ask(tournament, PEOPLE[who])

    async def refused(doing: Awaitable[object]) -> object:
        with pytest.raises(Refusal) as told:
            await doing
        return told.value.params.get("problem", type(told.value))

    assert await refused(service.change(ask(0), entries.pause)) == "not_started"
    await world.begin(tournament)
    assert await refused(service.change(ask(0), entries.come_back)) == "here"
    assert await refused(service.change(ask(7), entries.pause)) is NotEntered
    assert await refused(service.change(ask(7), entries.come_back)) is NotEntered
    await service.change(ask(3), entries.pause)
    assert await refused(service.change(ask(3), entries.pause)) == "paused"
    await service.change(ask(3), entries.leave)
    assert await refused(service.change(ask(3), entries.leave)) is NotEntered
    await service.change(world.ask(tournament), entries.drop, PEOPLE[4])
    for attempt in (
        service.change(ask(4), entries.pause),
        service.change(ask(4), entries.come_back),
        service.change(ask(4), entries.join),
    ):
        assert await refused(attempt) == "left"
    await world.play_round(tournament)
    for late in (
        service.change(ask(0), entries.pause),
        service.change(ask(3), entries.come_back),
        service.change(ask(3), entries.join),
    ):
        assert await refused(late) == "last_round"


async def forget_one(world: World, table: Table, absent: int) -> None:
    """Everybody at the table plays on; the clock answers for who is absent."""
    for _ in range(2000):
        await world.service.think(SERVER, table.id)
        seen = await world.service.view(SERVER, table.id)
        if seen.prompt is None:
            return
        chairs = [table.chairs[seat] for seat in seen.prompt.seats]
        who = next((chair.user for chair in chairs if chair.user not in (None, absent)), None)
        if who is None:
            await world.show()
            world.clock.forward(minutes=2)
            await world.expire_all()
            continue
        seen = await world.service.view(SERVER, table.id, who)
        call = world.call(table.id, who)
        await world.service.play(call, seen.prompt.number, world.choose(seen))  # type: ignore[union-attr]


async def miss_a_round(world: World, tournament: Tournament, absent: int) -> TournamentView:
    await world.start_tables()
    tables = await world.service.tables(SERVER, Status.PLAYING, limit=100)
    for table in sorted(tables, key=lambda table: table.chair_of(absent) is not None):
        await forget_one(world, table, absent)
    await world.tournaments.advance()
    return await world.see(tournament)


async def test_who_missed_a_round_is_not_paired_until_back(world: World) -> None:
    tournament = await world.create(THREE, turn_seconds=60)
    await world.fill(tournament, 4)
    await world.begin(tournament)
    view = await miss_a_round(world, tournament, PEOPLE[3])
    (missing,) = (p for p in view.people.values() if p.rests)
    assert (missing.user, missing.away) == (PEOPLE[3], Away.MISSED)
    assert not await paired(world, tournament, PEOPLE[3], 2)
    await world.tournaments.change(world.ask(tournament, PEOPLE[3]), entries.come_back)
    view = await world.play_round(tournament)
    assert await paired(world, tournament, PEOPLE[3], 3)
    assert not any(p.dropped for p in view.people.values())


async def test_who_missed_is_called_again_if_nobody_else_could_play(world: World) -> None:
    tournament = await world.create(THREE)
    await world.fill(tournament, 4)
    await world.begin(tournament)
    for number in (1, 2, 3):
        await world.tournaments.change(world.ask(tournament), rounds.close_round, number)
    view = await world.see(tournament)
    assert [len(view.of_round(number)) for number in (1, 2, 3)] == [2, 2, 2]


async def test_giving_up_a_game_is_not_missing_a_round(world: World) -> None:
    tournament = await world.create(THREE)
    await world.fill(tournament, 4)
    await world.begin(tournament)
    await world.start_tables()
    table = (await world.service.tables(SERVER, Status.PLAYING))[0]
    await world.service.change(
        world.call(table.id, table.chairs[0].user or 0), play.resign, with_ai=False
    )
    await world.play_round(tournament)
    assert not any(p.dropped for p in (await world.see(tournament)).people.values())


async def test_nobody_enters_leaves_or_is_taken_out_of_what_is_over(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 2)
    await world.tournaments.change(world.ask(tournament), rounds.cancel)
    for attempt in (
        world.tournaments.change(world.ask(tournament, PEOPLE[2]), entries.join),
        world.tournaments.change(world.ask(tournament, PEOPLE[1]), entries.leave),
        world.tournaments.change(world.ask(tournament), entries.drop, PEOPLE[1]),
    ):
        with pytest.raises(BadTournament) as refused:
            await attempt
        assert refused.value.params == {"problem": "over"}
    assert not any(who.dropped for who in (await world.see(tournament)).people.values())


async def test_an_ai_is_dropped_by_its_number(world: World) -> None:
    tournament = await world.create(SWISS, *[Level.EASY] * 3)
    await world.fill(tournament, 1)
    await world.tournaments.change(world.ask(tournament), entries.drop, ai=2)
    view = await world.see(tournament)
    assert sorted(view.people) == ["p1", "p3", "p4"]
    await world.begin(tournament)
    await world.tournaments.change(world.ask(tournament), entries.drop, ai=3)
    view = await world.see(tournament)
    assert [who.player for who in view.people.values() if who.dropped] == ["p3"]


async def test_who_does_not_take_part_cannot_be_dropped(world: World) -> None:
    tournament = await world.create(SWISS, Level.EASY)
    await world.fill(tournament, 2)
    await world.tournaments.change(world.ask(tournament), entries.drop, PEOPLE[1])
    drops = [
        world.tournaments.change(world.ask(tournament), entries.drop, STRANGER),
        world.tournaments.change(world.ask(tournament), entries.drop, PEOPLE[1]),
        world.tournaments.change(world.ask(tournament), entries.drop, ai=2),
        world.tournaments.change(world.ask(tournament), entries.drop, ai=9),
    ]
    for attempt in drops:
        with pytest.raises(BadTournament) as refused:
            await attempt
        assert refused.value.params == {"problem": "nobody"}
    assert sorted((await world.see(tournament)).people) == ["p1", "p2"]


async def test_joining_has_its_limits(world: World) -> None:
    tournament = await world.create(Plan(Format.TABLE_MATCH, table_size=2), role=77)
    with pytest.raises(BadTournament):
        await world.tournaments.change(world.ask(tournament, 1), entries.join)
    await world.tournaments.change(world.ask(tournament, 1, 77), entries.join)
    with pytest.raises(AlreadyEntered):
        await world.tournaments.change(world.ask(tournament, 1, 77), entries.join)
    await world.tournaments.change(world.ask(tournament, 2, 77), entries.join)
    await world.tournaments.change(world.ask(tournament, 2), entries.leave)
    with pytest.raises(NotEntered):
        await world.tournaments.change(world.ask(tournament, 2), entries.leave)


async def test_of_many_who_enter_at_once_as_many_as_can_play_have_a_place(world: World) -> None:
    tournament = await world.create(Plan(Format.TABLE_MATCH, table_size=3))
    clicks = [user for user in PEOPLE for _ in range(2)]
    done = await asyncio.gather(
        *(world.process().change(world.ask(tournament, user), entries.join) for user in clicks),
        return_exceptions=True,
    )
    told = [each.waits for each in done if isinstance(each, TournamentReceipt)]
    assert sorted(told) == [0, 0, 0, 1, 2, 3, 4, 5]
    refused = [each for each in done if not isinstance(each, TournamentReceipt)]
    assert {type(each) for each in refused} == {AlreadyEntered}
    view = await world.see(tournament)
    assert len({person.user for person in view.people.values()}) == len(PEOPLE)
    assert [person.player for person in view.waiting] == ["p4", "p5", "p6", "p7", "p8"]


@pytest.mark.parametrize("end", ["cancelled", "finished"])
async def test_who_is_forgotten_later_has_not_dropped_out_of_what_was_over(
    world: World, end: str
) -> None:
    tournament, table, people = await first_table(world)
    if end == "cancelled":
        await world.tournaments.change(world.ask(tournament), rounds.cancel)
    else:
        await world.service.change(world.call(table.id, ADMIN), play.abort, moderator=True)
        await world.tournaments.advance()
    assert (await world.tournaments.tournament(SERVER, tournament.id)).status == end
    await privacy.forget(world.database, people[1], world.clock())
    view = await world.see(tournament)
    assert [row.dropped for row in view.standings] == [False, False]
