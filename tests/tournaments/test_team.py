"""Co-organizers run a tournament that another has announced, and name nobody."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from core.engine.errors import BadTournament, LimitReached, NotOrganizer, Refusal, UnknownTournament
from core.engine.rules import Level
from core.model.plan import Format, Plan
from core.model.table import Status
from core.model.tournament import LARGEST_TEAM, Tournament
from core.players import privacy
from core.tournaments import entries, rounds, team
from core.tournaments.calls import TournamentCall
from core.tournaments.results import Decision
from core.tournaments.service import TournamentService
from tests.tournaments.world import ADMIN, ORGANIZER, PEOPLE, SERVER, STRANGER, SWISS, World

HELPER = 700
THREE = Plan(Format.SWISS, rounds=3, table_size=2)

Act = Callable[[TournamentService, TournamentCall], Awaitable[object]]
RUN: tuple[Act, ...] = (
    lambda service, call: service.to_run(call),
    lambda service, call: service.change(call, entries.drop, PEOPLE[4]),
    lambda service, call: service.change(call, rounds.start),
    lambda service, call: service.change(call, entries.drop, PEOPLE[3]),
    lambda service, call: service.change(call, entries.bring_back, PEOPLE[3]),
    lambda service, call: service.change(call, rounds.decide, Decision(1, 1, [1, 2], "x")),
    lambda service, call: service.change(call, rounds.reopen, 1, "x"),
    lambda service, call: service.change(call, rounds.close_round, 1),
    lambda service, call: service.change(call, rounds.cancel),
)
"""All that those who run a tournament do, in an order in which it can be done."""


async def refused(doing: Awaitable[object]) -> object:
    with pytest.raises(Refusal) as told:
        await doing
    return told.value.params.get("problem", type(told.value))


async def named(world: World, *users: int) -> Tournament:
    tournament = await world.create(THREE)
    for user in users:
        await world.tournaments.change(world.ask(tournament), team.change_team, add=user)
    return tournament


async def test_a_co_organizer_does_all_that_the_organizer_does(world: World) -> None:
    tournament = await named(world, HELPER)
    await world.fill(tournament, 5)
    for act in RUN:
        assert (
            await refused(act(world.tournaments, world.ask(tournament, STRANGER))) is NotOrganizer
        )
        await act(world.tournaments, world.ask(tournament, HELPER))


async def test_who_is_let_go_runs_it_no_more(world: World) -> None:
    tournament = await named(world, HELPER)
    await world.tournaments.change(world.ask(tournament), team.change_team, remove=HELPER)
    for act in RUN:
        assert await refused(act(world.tournaments, world.ask(tournament, HELPER))) is NotOrganizer


async def test_only_the_owner_and_those_who_manage_events_name_others(world: World) -> None:
    tournament = await named(world, HELPER)

    async def change(user: int, **how: int) -> None:
        await world.tournaments.change(world.ask(tournament, user), team.change_team, **how)

    for user in (HELPER, STRANGER):
        assert await refused(change(user, add=701)) is NotOrganizer
        assert await refused(change(user, remove=HELPER)) is NotOrganizer
    await change(ADMIN, add=701, remove=HELPER)
    assert (await world.see(tournament)).team == (701,)
    assert await refused(change(ORGANIZER, add=701)) == "runs_it"
    assert await refused(change(ADMIN, add=ORGANIZER)) == "runs_it"
    assert await refused(change(ORGANIZER, remove=HELPER)) == "no_co_organizer"
    for user in range(702, 701 + LARGEST_TEAM):
        await change(ORGANIZER, add=user)
    assert await refused(change(ORGANIZER, add=HELPER)) is LimitReached
    await change(ORGANIZER, add=HELPER, remove=701)
    await world.tournaments.change(world.ask(tournament), rounds.cancel)
    assert await refused(change(ORGANIZER, remove=HELPER)) == "over"


async def test_a_co_organizer_of_another_tournament_or_channel_runs_nothing(world: World) -> None:
    await named(world, HELPER)
    other = await named(world)
    call = world.ask(other, HELPER)
    assert await refused(world.tournaments.to_run(call)) is NotOrganizer
    own = TournamentCall(SERVER, 1, HELPER, next(world.clicks), sees=lambda _: False)
    assert await refused(world.tournaments.to_run(own)) is UnknownTournament
    elsewhere = TournamentCall(SERVER + 1, 1, HELPER, next(world.clicks))
    assert await refused(world.tournaments.to_run(elsewhere)) is UnknownTournament


@pytest.mark.parametrize("user", [HELPER, ORGANIZER])
async def test_who_runs_it_is_forgotten_and_it_is_shown_anew(world: World, user: int) -> None:
    tournament = await named(world, HELPER)
    assert (await privacy.export(world.database, HELPER))["co_organizers"]
    before = (await world.see(tournament)).tournament.version
    await privacy.forget(world.database, user, world.clock())
    view = await world.see(tournament)
    assert view.tournament.version > before
    assert user not in (view.tournament.organizer, *view.team)


async def test_who_was_taken_out_by_mistake_is_brought_back(world: World) -> None:
    tournament = await world.create(THREE, Level.EASY, Level.EASY)
    await world.fill(tournament, 4)
    service = world.tournaments

    def ask(user: int = ORGANIZER) -> TournamentCall:
        return world.ask(tournament, user)

    assert await refused(service.change(ask(), entries.bring_back, PEOPLE[0])) == "not_started"
    await world.begin(tournament)
    await service.change(ask(), entries.drop, PEOPLE[3])
    await service.change(ask(), entries.drop, ai=1)
    await service.change(ask(PEOPLE[2]), entries.pause)
    assert await refused(service.change(ask(PEOPLE[3]), entries.come_back)) == "left"
    assert await refused(service.change(ask(), entries.bring_back, PEOPLE[2])) == "own_wish"
    assert await refused(service.change(ask(), entries.bring_back, PEOPLE[1])) == "is_here"
    assert await refused(service.change(ask(), entries.bring_back, STRANGER)) == "nobody"
    await service.change(ask(), entries.bring_back, PEOPLE[3])
    await service.change(ask(), entries.bring_back, ai=1)
    people = (await world.see(tournament)).people.values()
    assert [who.user for who in people if who.dropped] == [PEOPLE[2]]


async def test_before_a_round_is_closed_it_is_known_who_will_be_set_aside(world: World) -> None:
    tournament = await world.create(THREE)
    await world.fill(tournament, 6)
    await world.begin(tournament)

    async def set_aside() -> set[int | None]:
        view = await world.see(tournament)
        closing = await world.tournaments.if_closed(view)
        return {view.people[player].user for player in closing.missed}

    assert await set_aside() == set(), "nobody would be left: all are called again"
    await world.start_tables()
    came: set[int | None] = set()
    for table in (await world.service.tables(SERVER, Status.PLAYING))[:2]:
        seen = await world.service.view(SERVER, table.id)
        assert seen.prompt is not None
        user = table.chairs[seen.prompt.seats[0]].user
        assert user is not None
        own = await world.service.view(SERVER, table.id, user)
        call = world.call(table.id, user)
        await world.service.play(call, seen.prompt.number, str(own.choices[0]))
        came.add(user)
    told = await set_aside()
    assert told == set(PEOPLE[:6]) - came
    await world.tournaments.change(world.ask(tournament), rounds.close_round, 1)
    people = (await world.see(tournament)).people.values()
    assert {who.user for who in people if who.rests} == told


async def test_no_table_of_an_earlier_round_is_given_back(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 4)
    await world.begin(tournament)
    await world.tournaments.change(world.ask(tournament), rounds.close_round, 1)
    with pytest.raises(BadTournament) as told:
        await world.tournaments.change(world.ask(tournament), rounds.reopen, 1, "x", 1)
    assert told.value.params == {"problem": "earlier_round"}
