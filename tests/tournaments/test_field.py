"""Who plays: the waiting list, check-in."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest

from core.engine.errors import BadTournament, NotEntered, TournamentMovedOn
from core.engine.rules import Level
from core.model.plan import Format, Plan
from core.model.tournament import CHECK_IN, Tournament, TournamentStatus, TournamentView
from core.tournaments import entries, rounds, settings
from core.tournaments.calls import TournamentReceipt
from tests.tournaments.world import PEOPLE, SWISS, World

ANN, BO, CY, DI, ED = PEOPLE[:5]
THREE = Plan(Format.SWISS, rounds=3, table_size=2)
RUNNING, CANCELED = TournamentStatus.RUNNING, TournamentStatus.CANCELLED


def users(view: TournamentView) -> list[int | None]:
    return [who.user for who in view.people.values()]


def waiting(view: TournamentView) -> list[int | None]:
    return [who.user for who in view.waiting]


async def enter(world: World, tournament: Tournament, *people: int) -> list[TournamentReceipt]:
    return [
        await world.tournaments.change(world.ask(tournament, user), entries.join) for user in people
    ]


async def leave(world: World, tournament: Tournament, user: int) -> TournamentReceipt:
    return await world.tournaments.change(world.ask(tournament, user), entries.leave)


def tables_of(view: TournamentView, number: int) -> list[tuple[str, ...]]:
    return [fixture.pairing.seats for fixture in view.of_round(number)]


async def edit(world: World, tournament: Tournament, **wanted: Any) -> TournamentReceipt:
    call = world.ask(tournament)
    return await world.tournaments.change(
        call, settings.edit, lambda before: replace(before, **wanted)
    )


# The waiting list.


async def test_who_joins_a_full_field_waits_and_moves_up(world: World) -> None:
    tournament = await world.create(THREE, Level.EASY, most=3)
    done = await enter(world, tournament, *PEOPLE[:6])
    assert [receipt.waits for receipt in done] == [0, 0, 1, 2, 3, 4]
    view = await world.see(tournament)
    assert waiting(view) == list(PEOPLE[2:6])
    assert (await leave(world, tournament, PEOPLE[3])).moved_up == (), "waited, too"
    assert (await leave(world, tournament, ANN)).moved_up == (CY,)
    dropped = await world.tournaments.change(world.ask(tournament), entries.drop, BO)
    assert dropped.moved_up == (PEOPLE[4],)
    assert (await world.tournaments.change(world.ask(tournament), entries.drop, ai=1)).moved_up == (
        PEOPLE[5],
    )
    assert waiting(await world.see(tournament)) == []
    assert [receipt.waits for receipt in await enter(world, tournament, ANN)] == [1], "at the end"


async def test_with_fewer_places_the_last_to_enter_wait(world: World) -> None:
    tournament = await world.create(THREE)
    await enter(world, tournament, ANN, BO, CY, DI)
    assert (await edit(world, tournament, most=2)).moved_up == ()
    assert waiting(await world.see(tournament)) == [CY, DI]
    table = Plan(Format.TABLE_MATCH, table_size=3)
    assert (await edit(world, tournament, plan=table, most=None)).moved_up == (CY,)
    assert (await edit(world, tournament, name="Other")).moved_up == ()
    view = await world.begin(tournament)
    assert users(view) == [ANN, BO, CY]


@pytest.mark.parametrize(
    ("plan", "most", "problem"),
    [
        (SWISS, 1, "too_few_players"),
        (SWISS, 257, "too_many_players"),
        (Plan(Format.ROUND_ROBIN, 1, table_size=2), 33, "too_many_players"),
        (Plan(Format.TABLE_MATCH, table_size=3), 4, "too_many_players"),
        (Plan(Format.SWISS, 2, table_size=2, final=4), 3, "bad_final"),
        (SWISS, 2, "too_many_players"),  # for three AIs
    ],
)
async def test_a_largest_field_that_cannot_play_is_refused(
    world: World, plan: Plan, most: int, problem: str
) -> None:
    with pytest.raises(BadTournament) as refused:
        await world.create(plan, *(Level.EASY,) * 3, most=most)
    assert refused.value.params == {"problem": problem}


async def test_who_still_waits_at_the_start_is_out_but_may_enter_a_free_place(
    world: World,
) -> None:
    tournament = await world.create(THREE, most=3)
    await enter(world, tournament, ANN, BO, CY, DI, ED)
    view = await world.begin(tournament)
    assert users(view) == [ANN, BO, CY]
    assert [who.user for who in view.left_out] == [DI, ED]
    assert sorted(seat for table in tables_of(view, 1) for seat in table) == ["p1", "p2", "p3"]
    await world.tournaments.change(world.ask(tournament, ANN), entries.pause)  # keeps the place
    with pytest.raises(BadTournament) as refused:
        await enter(world, tournament, DI)
    assert refused.value.params == {"problem": "full"}
    await leave(world, tournament, BO)
    (done,) = await enter(world, tournament, ED)
    assert done.waits == 0
    with pytest.raises(BadTournament) as refused:
        await world.tournaments.change(world.ask(tournament, BO), entries.come_back)
    assert refused.value.params == {"problem": "full"}
    await world.tournaments.change(world.ask(tournament, ANN), entries.come_back)
    view = await world.see(tournament)
    assert users(view) == [ANN, BO, CY, ED]
    assert [who.user for who in view.left_out] == [DI]
    with pytest.raises(NotEntered):
        await leave(world, tournament, DI)


@pytest.mark.parametrize("leaves", [True, False])
async def test_of_two_for_the_last_place_one_waits(world: World, leaves: bool) -> None:
    """Even while somebody else leaves: then one of them, or who waited before, moves up."""
    tournament = await world.create(SWISS, most=3)
    await enter(world, tournament, ANN, BO)
    calls = [
        world.process().change(world.ask(tournament, user), entries.join) for user in (CY, DI, ED)
    ]
    if leaves:
        calls.append(world.process().change(world.ask(tournament, BO), entries.leave))
    done = await asyncio.gather(*calls)
    view = await world.see(tournament)
    assert len(users(view)) == len(set(users(view))) == (4 if leaves else 5)
    assert len(waiting(view)) == (1 if leaves else 2)
    told = [user for user, receipt in zip((CY, DI, ED), done, strict=False) if receipt.waits]
    moved = [user for receipt in done for user in receipt.moved_up]
    assert [user for user in users(view) if user in told and user not in moved] == waiting(view)


# Check-in.


async def announce(
    world: World, *people: int, minutes: int = 30, levels: tuple[Level, ...] = (), **changes: object
) -> tuple[Tournament, datetime]:
    """A tournament with check-in that starts in two hours."""
    start = world.clock() + timedelta(hours=2)
    made = await world.create(SWISS, *levels, start_at=start, check_in=minutes, **changes)
    await enter(world, made, *people)
    return made, start


async def show(world: World, tournament: Tournament) -> Tournament:
    """Its message is shown, as the publisher does."""
    found = (await world.see(tournament)).tournament
    about = CHECK_IN if found.checking_in else "open"
    await world.tournament_outbox.shown(await world.see(found), about, 1234)
    return (await world.see(tournament)).tournament


async def open_check_in(world: World, tournament: Tournament, start: datetime) -> None:
    world.clock.time = start - timedelta(minutes=30)
    await world.tournaments.advance()
    assert (await show(world, tournament)).expects_check_in


async def check_in(world: World, tournament: Tournament, *people: int) -> None:
    for user in people:
        await world.process().change(world.ask(tournament, user), entries.check_in)


async def test_who_does_not_check_in_is_out_and_who_waited_moves_up(world: World) -> None:
    tournament, start = await announce(world, ANN, BO, CY, DI, levels=(Level.EASY,), most=4)
    assert (await show(world, tournament)).due_at == start - timedelta(minutes=30)
    with pytest.raises(BadTournament) as refused:
        await check_in(world, tournament, ANN)
    assert refused.value.params == {"problem": "no_check_in"}
    await open_check_in(world, tournament, start)
    await check_in(world, tournament, ANN, DI)
    with pytest.raises(BadTournament) as refused:
        await check_in(world, tournament, ANN)
    assert refused.value.params == {"problem": "checked_in"}
    with pytest.raises(NotEntered):
        await check_in(world, tournament, ED)
    await enter(world, tournament, ED)  # and is there by it
    assert waiting(await world.see(tournament)) == [DI, ED]
    world.clock.time = start - timedelta(seconds=1)
    assert await world.process().advance() == 0
    world.clock.time = start
    done = await asyncio.gather(*(world.process().advance() for _ in range(3)))
    assert sorted(done) == [0, 0, 1]
    view = await world.see(tournament)
    assert users(view) == [None, ANN, DI, ED]
    assert [(who.user, who.is_there) for who in view.left_out] == [(BO, False), (CY, False)]
    assert len(tables_of(view, 1)) == 2
    with pytest.raises(TournamentMovedOn) as outdated:
        await check_in(world, tournament, BO)
    assert outdated.value.params == {"problem": "started"}
    with pytest.raises(BadTournament):
        await enter(world, tournament, BO)
    await leave(world, tournament, ED)
    await enter(world, tournament, BO)
    assert not (await world.see(tournament)).people["p3"].dropped


async def test_who_checked_in_on_the_waiting_list_without_a_place_is_left_out(
    world: World,
) -> None:
    tournament, start = await announce(world, ANN, BO, CY, most=2)
    await open_check_in(world, tournament, start)
    await check_in(world, tournament, CY, BO, ANN)
    view = await world.begin(tournament)
    assert users(view) == [ANN, BO]
    assert [(who.user, who.is_there) for who in view.left_out] == [(CY, True)]


@pytest.mark.parametrize("minutes", [30, 5])
async def test_nobody_is_out_for_a_check_in_they_could_not_see(world: World, minutes: int) -> None:
    """The bot was down until after the start, and then Discord did not take the message."""
    tournament, start = await announce(world, ANN, BO, CY, minutes=minutes)
    drawn_before = await world.see(tournament)
    world.clock.time = start + timedelta(hours=1)
    for _ in range(2):
        await world.process().advance()
        world.clock.forward(hours=1)
    found = (await world.see(tournament)).tournament
    assert (found.status, found.checking_in, found.due_at) == (TournamentStatus.OPEN, True, None)
    await world.tournament_outbox.shown(drawn_before, "open", 1233)
    assert (await world.see(tournament)).tournament.due_at is None
    found = await show(world, tournament)
    assert found.due_at == world.clock() + timedelta(minutes=min(minutes, 10))
    async with world.database.read() as db:
        assert await world.tournament_outbox.owed(db), "the later start is to be shown"
    again = await show(world, tournament)
    assert again.due_at == found.due_at
    await check_in(world, tournament, BO, CY)
    assert await world.process().advance() == 0
    world.clock.forward(minutes=min(minutes, 10))
    await world.process().advance()
    view = await world.see(tournament)
    assert (view.tournament.status, users(view)) == (RUNNING, [BO, CY])


async def test_time_in_which_no_click_could_reach_us_is_given_back(world: World) -> None:
    tournament, start = await announce(world, ANN, BO)
    await open_check_in(world, tournament, start)
    await world.clocks.alive()
    version = (await world.see(tournament)).tournament.version
    world.clock.time = start + timedelta(hours=3)  # killed, and back much later
    await world.clocks.credit_downtime()
    found = (await world.see(tournament)).tournament
    assert found.due_at == world.clock() + timedelta(minutes=30)
    assert found.version > version, "to be shown"
    await check_in(world, tournament, ANN, BO)
    world.clock.time = found.due_at
    await world.process().advance()
    await world.clocks.alive()
    world.clock.forward(hours=1)
    await world.clocks.credit_downtime()
    after = (await world.see(tournament)).tournament
    assert (after.status, after.due_at) == (RUNNING, found.due_at)


async def test_an_organizer_who_starts_by_hand_leaves_out_who_is_not_there(world: World) -> None:
    tournament, start = await announce(world, ANN, BO, CY)
    await open_check_in(world, tournament, start)
    await check_in(world, tournament, ANN)
    with pytest.raises(BadTournament) as refused:
        await world.begin(tournament)
    assert refused.value.params == {"problem": "too_few_checked_in"}
    await check_in(world, tournament, CY)
    assert users(await world.begin(tournament)) == [ANN, CY]


@pytest.mark.parametrize("opened", [True, False])
async def test_started_by_hand_before_the_check_in_was_shown_all_play(
    world: World, opened: bool
) -> None:
    tournament, start = await announce(world, ANN, BO, CY)
    if opened:
        world.clock.time = start
        await world.tournaments.advance()
        await check_in(world, tournament, ANN)
    view = await world.begin(tournament)
    assert users(view) == [ANN, BO, CY]
    assert view.left_out == ()


async def test_if_too_few_check_in_it_is_canceled_and_known_why(world: World) -> None:
    tournament, start = await announce(world, ANN, BO, CY)
    other, _ = await announce(world, ANN, BO)
    await open_check_in(world, tournament, start)
    await check_in(world, tournament, ANN)
    world.clock.time = start
    await world.tournaments.change(world.ask(other), rounds.cancel)
    await world.tournaments.advance()
    view = await world.see(tournament)
    assert (view.tournament.status, view.tournament.lacked_players) == (CANCELED, True)
    assert [who.is_there for who in view.people.values()] == [True, False, False]
    assert not (await world.see(other)).tournament.lacked_players


async def test_a_check_in_that_opens_again_counts_from_the_beginning(world: World) -> None:
    """The organizer puts the start off while people check in."""
    tournament, start = await announce(world, ANN, BO)
    await open_check_in(world, tournament, start)
    await check_in(world, tournament, ANN)
    await edit(world, tournament, name="Other")
    assert (await world.see(tournament)).tournament.expects_check_in, "goes on"
    later = start + timedelta(days=1)
    await edit(world, tournament, start_at=later)
    world.clock.time = start
    assert await world.tournaments.advance() == 0
    await open_check_in(world, tournament, later)
    assert [who.is_there for who in (await world.see(tournament)).people.values()] == [False] * 2


@pytest.mark.parametrize("changes", [{"start_at": None}, {"check_in": -1}, {"check_in": 1441}])
async def test_check_in_needs_a_start_and_a_sensible_length(
    world: World, changes: dict[str, object]
) -> None:
    usual: dict[str, object] = {"start_at": world.clock() + timedelta(hours=1), "check_in": 30}
    with pytest.raises(BadTournament) as refused:
        await world.create(SWISS, **usual | changes)
    assert refused.value.params["problem"] in {"check_in", "long_check_in"}


async def test_check_in_is_carried_out_once(world: World) -> None:
    tournament, start = await announce(world, ANN, BO, most=2)
    await open_check_in(world, tournament, start)
    call = world.ask(tournament, ANN)
    first = await world.tournaments.change(call, entries.check_in)
    again = await world.process().change(call, entries.check_in)
    assert (first.repeated, again.repeated) == (False, True)
    call = world.ask(tournament, CY)
    assert [(await world.process().change(call, entries.join)).waits for _ in range(2)] == [1, 1]
