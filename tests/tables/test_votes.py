"""Motions: who has a say, when they pass, and how they end otherwise."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from core.engine.errors import CannotAct, LimitReached, NotSeated, Paused
from core.engine.rules import Level
from core.model.actions import ActionKind, Motion, Outcome
from core.model.table import Status
from core.store.database import Database
from core.tables import host, lobby, play
from core.tables.actions import PAUSE_LASTS
from core.tables.deadlines import TAKEOVER
from core.tables.outbox import Outbox
from core.tables.play import LONGEST_PAUSE
from core.tables.votes import KEPT, REST
from core.verify import check
from tests.databases import dump
from tests.tables.test_actions import HOUR, act, offered, show, shown_game
from tests.tables.world import ANN, BO, CY, DI, HOME, PLENTY, World, make_world, robots
from tests.tournaments.world import SWISS
from tests.tournaments.world import World as Tournaments

ALL = (ANN, BO, CY)


async def moved(world: World, table: int, kind: ActionKind = ActionKind.END) -> Motion:
    found = await world.service.moved(HOME, table, kind)
    assert found is not None
    return found


async def vote(world: World, table: int, user: int, motion: Motion, *, agrees: bool = True) -> None:
    await world.service.vote(world.call(table, user), motion.id, agrees=agrees)


async def absence(
    world: World, people: tuple[int, ...] = ALL, *, rated: bool = False, host: int = ANN
) -> tuple[int, int, list[int]]:
    """A table that waits for somebody who is not its host, everybody who does not, and the seat."""
    people = (host, *(user for user in people if user != host))
    table = await world.game("lucky_numbers", people, rated=rated, turn_seconds=HOUR)
    while (found := await world.turn(table))[1] == host:
        await world.play_one(table)
    await show(world, table)
    world.clock.forward(seconds=HOUR / 2)
    assert found[0].seat is not None
    return table, found[0].seat, [user for user in people if user != found[1]]


async def test_a_game_ends_without_a_result_when_all_agree(world: World) -> None:
    table = await shown_game(world, people=ALL)
    await act(world, table, ANN, "end")
    motion = await moved(world, table)
    assert (motion.outcome, motion.agreed, motion.missing) == (Outcome.OPEN, (ANN,), (BO, CY))
    await vote(world, table, BO, motion)
    with pytest.raises(CannotAct, match="no_vote"):
        await vote(world, table, DI, motion)
    assert (await world.table(table)).status is Status.PLAYING
    await act(world, table, CY, "end")  # the same as to agree
    assert (await world.table(table)).status is Status.ABORTED
    assert (await dump(world.database))["results"] == []


async def test_who_declines_ends_the_vote_and_it_rests(world: World) -> None:
    table = await shown_game(world, people=ALL)
    await act(world, table, ANN, "end")
    await vote(world, table, BO, await moved(world, table), agrees=False)
    assert (await moved(world, table)).outcome is Outcome.DECLINED
    with pytest.raises(CannotAct, match="vote_over"):
        await vote(world, table, CY, await moved(world, table))
    with pytest.raises(CannotAct, match="declined"):
        await act(world, table, ANN, "end")
    world.clock.forward(seconds=REST.total_seconds())
    await act(world, table, ANN, "end")


async def test_nobody_asks_the_same_again_and_again(world: World) -> None:
    table = await shown_game(world, people=ALL)
    await act(world, table, ANN, "end")
    with pytest.raises(CannotAct, match="asked"):
        await act(world, table, ANN, "end")
    asked = (await moved(world, table)).prompt
    while (seen := await world.asked(table)).prompt and seen.prompt.number == asked:
        await world.play_one(table)
    with pytest.raises(CannotAct, match="asked"):  # otherwise with every move
        await act(world, table, ANN, "end")
    await act(world, table, BO, "end")
    world.clock.forward(seconds=REST.total_seconds())
    await act(world, table, ANN, "end")
    assert set((await moved(world, table)).agreed) == {ANN, BO}


@pytest.mark.parametrize("how", ["a move", "time", "the end"])
async def test_a_motion_lapses(world: World, how: str) -> None:
    table = await shown_game(world, people=ALL)
    await act(world, table, ANN, "end")
    motion = await moved(world, table)
    if how == "a move":
        seen = await world.asked(table)
        while seen.prompt and seen.prompt.number == motion.prompt:
            await world.play_one(table)
            seen = await world.asked(table)
    elif how == "time":
        world.clock.forward(seconds=KEPT.total_seconds())
    else:
        await world.finish(table)
    assert (await moved(world, table)).outcome is Outcome.LAPSED
    with pytest.raises(Exception, match=r"vote_over|game_over"):
        await vote(world, table, BO, motion)


async def test_nobody_ends_a_rated_game_alone(world: World) -> None:
    table = await shown_game(world, people=(ANN, BO))
    await world.service.change(world.call(table, BO), play.resign, with_ai=True)
    assert "end" not in await offered(world, table, ANN)
    with pytest.raises(CannotAct, match="alone"):
        await act(world, table, ANN, "end")


async def test_a_rated_game_is_not_ended_behind_the_back_of_who_is_away(world: World) -> None:
    """Otherwise two could let the AI play for the one who is winning, and call the game off."""
    table, seat, here = await absence(world, rated=True)
    for action in (f"ai {seat}", "end"):
        for user in here:
            await act(world, table, user, action)
    now = await world.table(table)
    assert (now.status, now.chairs[seat].kept) == (Status.PLAYING, True)
    assert (await moved(world, table)).missing == (now.chairs[seat].user,)
    await vote(world, table, now.chairs[seat].user or 0, await moved(world, table))
    assert (await world.table(table)).status is Status.ABORTED


async def test_the_host_of_an_unrated_table_skips_who_is_away(world: World) -> None:
    table, seat, _ = await absence(world, (ANN, BO))
    length = (await world.table(table)).length
    done = await act(world, table, ANN, f"skip {seat}")
    assert done.table.length == length + 1
    assert (await dump(world.database))["moves"][-1][4] == "timeout"
    assert done.table.chairs[seat].strikes == 1
    assert not any(str(one).startswith("skip") for one in await offered(world, table, ANN))


async def test_elsewhere_all_who_are_there_must_agree(world: World) -> None:
    table, seat, others = await absence(world, rated=True)
    assert {f"skip {seat}", f"ai {seat}"} <= await offered(world, table, ANN)
    await act(world, table, others[0], f"ai {seat}")
    assert (await world.table(table)).chairs[seat].waits
    await vote(world, table, others[1], await moved(world, table, ActionKind.AI))
    chair = (await world.table(table)).chairs[seat]
    assert (chair.level, chair.kept) == (TAKEOVER, True)
    assert chair.user is not None
    back = await world.service.change(world.call(table, chair.user), lobby.join)
    assert back.table.chairs[seat].waits


async def test_a_vote_is_over_when_the_absent_one_answers(world: World) -> None:
    table, seat, others = await absence(world, rated=True)
    await act(world, table, others[0], f"skip {seat}")
    motion = await moved(world, table, ActionKind.SKIP)
    await world.play_one(table)
    with pytest.raises(CannotAct, match="vote_over"):
        await vote(world, table, others[1], motion)


async def test_nobody_is_skipped_who_is_there(world: World) -> None:
    table = await shown_game(world, people=ALL, rated=False, turn_seconds=HOUR)
    seen, asked, other = await world.turn(table)
    world.clock.forward(minutes=9)
    with pytest.raises(CannotAct, match="not_away"):
        await act(world, table, other, f"skip {seen.seat}")
    world.clock.forward(minutes=1)
    with pytest.raises(CannotAct, match="present"):
        await act(world, table, asked, f"skip {seen.seat}")
    with pytest.raises(CannotAct, match="present"):
        await act(world, table, asked, "skip 9")
    with pytest.raises(NotSeated):
        await act(world, table, DI, f"skip {seen.seat}")


async def test_at_a_rated_table_half_of_the_agreed_time_must_pass(world: World) -> None:
    table = await shown_game(world, people=ALL, turn_seconds=HOUR)
    seen, _, other = await world.turn(table)
    world.clock.forward(minutes=29)
    with pytest.raises(CannotAct, match="not_away"):
        await act(world, table, other, f"skip {seen.seat}")


async def test_the_only_opponent_cannot_decide_a_rated_game(world: World) -> None:
    table, seat, (other,) = await absence(world, (ANN, BO), rated=True)
    for kind in ("skip", "ai"):
        with pytest.raises(CannotAct, match="alone"):
            await act(world, table, other, f"{kind} {seat}")


async def test_who_is_away_has_no_say_about_others_who_are(world: World) -> None:
    """In Qwixx several can be waited for at once."""
    people = (ANN, BO, CY, DI)
    table = await world.game("qwixx", people, turn_seconds=HOUR)
    for user in (ANN, BO):
        await world.answer(table, user)
    await show(world, table)
    world.clock.forward(seconds=HOUR / 2)
    seat = people.index(CY)
    await act(world, table, ANN, f"skip {seat}")
    motion = await moved(world, table, ActionKind.SKIP)
    assert motion.missing == (BO,)
    with pytest.raises(CannotAct, match="moved"):
        await act(world, table, BO, f"skip {people.index(DI)}")
    await vote(world, table, BO, motion)
    assert (await world.table(table)).chairs[seat].strikes == 1


async def test_players_of_a_tournament_decide_nothing_of_this(database: Database) -> None:
    world = Tournaments(database)
    tournament = await world.create(SWISS)
    await world.fill(tournament, 2)
    await world.begin(tournament)
    await world.start_tables()
    (table,) = await world.service.tables(HOME, Status.PLAYING)
    for chair in table.chairs:
        assert chair.user is not None
        assert await offered(world, table.id, chair.user) == set()
        with pytest.raises(CannotAct, match="organizer"):
            await act(world, table.id, chair.user, "end")


# Seats that pass on.


async def test_a_waiting_spectator_gets_the_seat_of_who_is_away(world: World) -> None:
    table, seat, _ = await absence(world, (ANN, BO))
    await act(world, table, DI, "wait")
    assert f"swap {seat} {DI}" in await offered(world, table, ANN)
    done = (await act(world, table, ANN, f"swap {seat} {DI}")).table
    assert (done.chairs[seat].user, done.chairs[seat].waits) == (DI, True)
    assert done.chair_of(BO) is None
    await show(world, table)
    due = (await world.service.view(HOME, table)).due
    assert due is not None
    assert due.turn == world.clock() + timedelta(seconds=HOUR), "a newcomer gets a full turn"
    rows = await dump(world.database)
    assert rows["watchers"] == []
    with pytest.raises(NotSeated):
        await world.service.change(world.call(table, BO), play.resign, with_ai=True)
    await world.answer(table, DI)
    await world.play_out(table)
    assert check(await world.service.replay(HOME, table)).consistent


async def test_one_can_hand_the_own_seat_on_if_the_others_agree(world: World) -> None:
    table = await shown_game(world, people=ALL, rated=False)
    await act(world, table, DI, "wait")
    own = (await world.table(table)).chair_of(ANN)
    assert own is not None
    await act(world, table, ANN, f"swap {own.seat} {DI}")  # she is the host: nobody need agree
    now = await world.table(table)
    assert (now.chairs[own.seat].user, now.host) == (DI, BO)
    await act(world, table, ANN, "wait")
    mine = now.chair_of(CY)
    assert mine is not None
    await act(world, table, CY, f"swap {mine.seat} {ANN}")
    motion = await moved(world, table, ActionKind.SWAP)
    assert set(motion.missing) == {BO, DI}
    await act(world, table, ANN, "unwait")
    assert (await moved(world, table, ActionKind.SWAP)).outcome is Outcome.LAPSED


async def test_nobody_loses_the_seat_who_is_there(world: World) -> None:
    table = await shown_game(world, people=ALL, rated=False)
    _, asked, _ = await world.turn(table)
    await act(world, table, DI, "wait")
    for chair in (await world.table(table)).chairs:
        if chair.user != ANN:
            problem = "not_away" if chair.user == asked else "present"
            with pytest.raises(CannotAct, match=problem):
                await act(world, table, ANN, f"swap {chair.seat} {DI}")


@pytest.mark.parametrize("order", [{"rated": True}, {"rated": False, "games": "players"}])
async def test_seats_pass_on_only_in_single_unrated_games(
    world: World, order: dict[str, Any]
) -> None:
    table = await shown_game(world, "lucky_numbers", **order)
    with pytest.raises(CannotAct, match="no_swap"):
        await act(world, table, DI, "wait")
    with pytest.raises(CannotAct, match="no_swap"):
        await act(world, table, ANN, f"swap 1 {DI}")


async def test_a_seat_of_the_ai_can_go_to_who_waits_longest(world: World) -> None:
    table = await world.game("qwixx", (ANN, BO), rated=False, **robots(Level.EASY))
    await show(world, table)
    for user in (DI, CY):
        await act(world, table, user, "wait")
        world.clock.forward(seconds=1)
    seat = next(c.seat for c in (await world.table(table)).chairs if c.user is None)
    assert f"swap {seat} {CY}" not in await offered(world, table, ANN)
    done = (await act(world, table, ANN, f"swap {seat} {DI}")).table
    assert done.chairs[seat].user == DI


async def test_whom_the_host_kicked_waits_for_no_seat(world: World) -> None:
    table = await world.lobby("qwixx", (ANN, BO, DI), rated=False)
    await world.service.change(world.call(table, ANN), host.kick, DI)
    await world.service.change(world.call(table, ANN), lobby.start)
    await show(world, table)
    again = make_world(world.database, world.clock)  # another process
    for each in (world, again):
        assert "wait" not in await offered(each, table, DI)
    with pytest.raises(CannotAct, match="kept_out"):
        await act(world, table, DI, "wait")
    assert "wait" in await offered(world, table, CY)
    await world.finish(table)
    over = await world.service.view(HOME, table)
    await Outbox(world.service, world.clock).shown(over, "end")
    assert (await dump(world.database))["guests"] == []


async def test_one_waits_at_one_table_at_a_time(world: World) -> None:
    tables = [await shown_game(world, rated=False) for _ in range(2)]
    for table in tables:
        await act(world, table, DI, "wait")
    assert [await offered(world, table, DI) for table in tables] == [
        {"follow", "wait"},
        {"follow", "unwait"},
    ]


async def test_who_sits_at_enough_tables_cannot_wait_for_a_seat(database: Database) -> None:
    world = make_world(database, limits=replace(PLENTY, tables_per_user=1))
    table = await shown_game(world, rated=False)
    await world.open(host=DI)
    with pytest.raises(LimitReached):
        await act(world, table, DI, "wait")
    await world.service.close()


# Breaks.


async def paused(world: World, **order: Any) -> int:
    """A game both have agreed to pause, after a quarter of an hour."""
    table = await shown_game(world, **order)
    world.clock.forward(minutes=15)
    await act(world, table, ANN, "pause")
    assert (await world.table(table)).paused_until is None
    await act(world, table, BO, "pause")
    await show(world, table)
    return table


async def test_in_a_pause_nobody_moves_and_no_time_passes(world: World) -> None:
    table = await paused(world, turn_seconds=HOUR)
    public = await world.service.view(HOME, table)
    assert public.prompt is not None
    asked = public.table.chairs[public.prompt.seats[0]].user
    assert asked is not None
    seen = await world.service.view(HOME, table, asked)
    world.clock.forward(days=6)
    assert await world.expire_all() == []
    assert seen.choices == ()
    with pytest.raises(Paused):
        await world.service.play(world.call(table, asked), public.prompt.number, "draw")
    for kind in ("nudge", "pause", "skip 1", "ai 1"):
        with pytest.raises(Paused):
            await act(world, table, ANN, kind)
    await act(world, table, BO, "resume")
    await show(world, table)
    due = (await world.service.view(HOME, table)).due
    assert due is not None
    assert due.turn == world.clock() + timedelta(minutes=45)
    await world.play_one(table)


async def test_nobody_is_lured_into_a_pause(world: World) -> None:
    """Whoever has to move decides when their time runs on; others wait at least for a while."""
    table = await paused(world, turn_seconds=HOUR)
    _, asked, other = await world.turn(table)
    assert "resume" not in await offered(world, table, other)
    with pytest.raises(CannotAct, match="resume_later"):
        await act(world, table, other, "resume")
    await act(world, table, asked, "resume")
    await show(world, table)
    for user in (ANN, BO):
        await act(world, table, user, "pause")
    world.clock.forward(seconds=PAUSE_LASTS.total_seconds())
    await act(world, table, other, "resume")


@pytest.mark.parametrize("turn_seconds", [0, HOUR])
async def test_a_pause_ends_by_itself(world: World, turn_seconds: int) -> None:
    table = await paused(world, turn_seconds=turn_seconds)
    world.clock.forward(seconds=LONGEST_PAUSE.total_seconds() - 1)
    assert await world.expire_all() == []
    world.clock.forward(seconds=1)
    assert await world.expire_all() == ["resumed"]
    assert (await world.table(table)).paused_until is None
    assert await world.next_due(table) is not None
    await world.play_one(table)


async def test_the_ai_keeps_the_break_too(world: World) -> None:
    table = await paused(world, turn_seconds=HOUR)
    await world.service.change(world.call(table, BO), play.resign, with_ai=True)
    assert await world.service.think(HOME, table) is None
    world.clock.forward(minutes=10)
    assert await world.expire_all() == []
    await act(world, table, ANN, "resume")
    while await world.service.think(HOME, table) is None:
        await world.play_one(table)


async def test_one_person_alone_may_pause(world: World) -> None:
    table = await world.game("qwixx", (ANN,), **robots(Level.EASY))
    await show(world, table)
    await act(world, table, ANN, "pause")
    assert (await world.table(table)).paused_until == world.clock() + LONGEST_PAUSE
    assert {"resume", "end", "pause"} & await offered(world, table, ANN) == {"resume"}
