"""The clock: lobbies expire, people are reminded, the absent are answered for, downtime is given
back; the AI's deadline is a safety net."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest
from sqlalchemy import select, text

from core.engine.errors import AlreadySeated, AlreadyStarted, GaveUp, NotSeated, TableClosed
from core.engine.replay import FIRST
from core.engine.rules import Level
from core.model import Status, TableView
from core.store import timestamps
from core.store.database import Database
from core.store.models import ResultRow
from core.tables.deadlines import TAKEOVER
from core.tables.service import TableService
from core.verify import check
from tests.databases import dump
from tests.tables.world import ANN, BO, HOME, Clock, World, make_world, robots

TURN = 100


async def test_an_idle_lobby_expires(world: World) -> None:
    table = await world.lobby()
    world.clock.forward(minutes=29)
    await world.service.join(world.call(table, 103))
    world.clock.forward(minutes=29)
    assert await world.expire_all() == []
    world.clock.forward(minutes=1)
    assert await world.expire_all() == ["expired"]
    assert (await world.table(table)).status is Status.EXPIRED
    with pytest.raises(TableClosed):
        await world.service.start(world.call(table, ANN))
    assert await world.next_due(table) is None


async def test_a_game_without_a_limit_is_never_due(world: World) -> None:
    table = await world.game(turn_seconds=0)
    await world.play_on(table, 6)
    assert await world.next_due(table) is None
    world.clock.forward(days=400)
    assert await world.expire_all() == []


async def test_people_are_reminded_once_and_then_answered_for(world: World) -> None:
    table = await world.game("lucky_numbers", turn_seconds=TURN)
    seen, asked, _ = await world.turn(table)
    begun = world.clock()
    assert seen.due
    assert (seen.due.kind, seen.due.at) == ("remind", begun + timedelta(seconds=75))
    world.clock.forward(seconds=75)
    assert await world.expire_all() == ["reminded"]
    assert (await world.table(table)).version == seen.table.version
    assert await world.next_due(table) == begun + timedelta(seconds=TURN)
    world.clock.forward(seconds=25)
    assert await world.expire_all() == ["timed_out"]
    now = await world.table(table)
    assert now.length == seen.table.length + 1
    assert (await dump(world.database))["moves"][-1][4] == "timeout"
    assert [chair.strikes for chair in now.chairs if chair.user == asked] == [1]


async def test_everybody_who_owes_an_answer_is_answered_for(world: World) -> None:
    table = await world.game("qwixx", (ANN, BO, 103), turn_seconds=TURN)
    call, prompt, move = await world.next_answer(table)
    await world.service.play(call, prompt, move)
    world.clock.forward(seconds=TURN)
    assert await world.expire_all() == ["reminded", "timed_out"]
    now = await world.table(table)
    assert {chair.user for chair in now.chairs if chair.strikes} == {ANN, BO, 103} - {call.user}
    seen = await world.service.view(HOME, table)
    assert seen.prompt
    assert seen.prompt.number == prompt + 1


async def test_who_owes_several_answers_is_given_all_of_them_and_one_strike(world: World) -> None:
    table = await world.game("top_twelve", (ANN, BO), turn_seconds=TURN)
    world.clock.forward(seconds=TURN)
    assert await world.expire_all() == ["reminded", "timed_out"]
    now = await world.table(table)
    assert now.length == 10  # five start numbers each (T2)
    assert [chair.strikes for chair in now.chairs] == [1, 1]


async def test_a_game_that_the_clock_brings_to_its_end_is_finished(world: World) -> None:
    """The fourth misthrow is one nobody has clicked for (Q10)."""
    table = await world.game("qwixx", (ANN, BO), turn_seconds=TURN)
    while not fourth_misthrow_looms(seen := await world.asked(table)):
        assert seen.prompt
        assert seen.seat is not None
        user = (ANN, BO)[seen.seat]
        await world.service.play(world.call(table, user), seen.prompt.number, "pass")
    world.clock.forward(seconds=TURN)
    assert await world.expire_all() == ["reminded", "timed_out"]
    assert (await world.table(table)).status is Status.FINISHED
    assert len((await dump(world.database))["results"]) == 2
    assert await world.next_due(table) is None


def fourth_misthrow_looms(seen: TableView) -> bool:
    assert seen.prompt
    return seen.prompt.key == "colored_dice" and seen.view.sheets[seen.seat].misthrows == 3


async def test_an_answer_to_the_same_prompt_leaves_the_others_their_time(world: World) -> None:
    table = await world.game("qwixx", (ANN, BO, 103), turn_seconds=TURN)
    due = (await world.service.view(HOME, table)).due
    world.clock.forward(seconds=40)
    await world.play_one(table)
    assert (await world.service.view(HOME, table)).due == due
    world.clock.forward(seconds=36)
    assert await world.expire_all() == ["reminded"]
    await world.play_one(table)
    kept = (await world.service.view(HOME, table)).due
    assert kept
    assert due
    assert (kept.kind, kept.at) == ("turn", due.turn)


async def absent(world: World, table: int) -> None:
    """Lets one turn's time run out."""
    world.clock.forward(seconds=TURN)
    await world.expire_all()


async def test_the_third_turn_in_a_row_hands_the_seat_to_the_ai(world: World) -> None:
    table = await world.game("qwixx", (ANN, BO), turn_seconds=TURN)
    for strikes in (1, 2):
        await absent(world, table)
        assert max(chair.strikes for chair in (await world.table(table)).chairs) == strikes
        assert all(chair.waits for chair in (await world.table(table)).chairs)
    await absent(world, table)
    gone = [chair for chair in (await world.table(table)).chairs if not chair.waits]
    assert gone
    assert all((chair.level, chair.strikes) == (TAKEOVER, 3) for chair in gone)


async def handed_over(world: World) -> tuple[int, int]:
    """A table at which the AI plays for somebody who is away."""
    table = await world.game("qwixx", (ANN, BO), turn_seconds=TURN)
    while all(chair.waits for chair in (await world.table(table)).chairs):
        await absent(world, table)
    user = next(chair.user for chair in (await world.table(table)).chairs if not chair.waits)
    assert user
    return table, user


async def test_an_answer_between_two_absences_starts_the_count_anew(world: World) -> None:
    table = await world.game("qwixx", (ANN, BO), turn_seconds=TURN)
    await absent(world, table)
    await absent(world, table)
    while any(chair.strikes for chair in (await world.table(table)).chairs):
        await world.play_one(table)
    await absent(world, table)
    assert all(chair.waits for chair in (await world.table(table)).chairs)


async def test_who_comes_back_by_joining_has_the_seat_again(world: World) -> None:
    table, user = await handed_over(world)
    back = (await world.service.join(world.call(table, user))).table
    chair = back.chair_of(user)
    assert chair
    assert (chair.level, chair.strikes, chair.waits) == (None, 0, True)
    with pytest.raises(AlreadySeated):
        await world.service.join(world.call(table, user))


async def test_who_is_away_at_the_end_has_lost_however_well_the_ai_played(world: World) -> None:
    table = await world.game("qwixx", (ANN, BO), turn_seconds=TURN)
    done = await world.play_without(table, BO)
    assert done.abandoned == (1,)
    seen = await world.service.view(HOME, table)
    assert seen.standings[1].score > seen.standings[0].score, "the AI had more points"
    assert [(s.rank, s.won) for s in seen.standings] == [(1, True), (2, False)]
    assert (seen.view.standings, seen.view.prompt) == (seen.standings, None), "as in the picture"
    async with world.service.database.read() as db:
        rows = (await db.execute(select(ResultRow.__table__).order_by(ResultRow.seat))).all()
    assert [(row.rank, row.won, row.forfeited) for row in rows] == [
        (1, True, False),
        (2, False, True),
    ]
    assert rows[0].clicks > 0 == rows[1].clicks
    text = await world.service.replay(HOME, table)
    assert "\nabandoned 1\n" in text
    assert check(text).words.endswith(f"won by {done.seated[0]}")
    old = await world.service.replay(HOME, table, FIRST)
    assert check(old).words.endswith(f"won by {done.seated[1]}"), "as it was written then"


async def test_when_everybody_is_away_nobody_has_won(world: World) -> None:
    table, away = await handed_over(world)
    (other,) = {ANN, BO} - {away}
    await world.service.resign(world.call(table, other), with_ai=False)
    seen = await world.service.view(HOME, table)
    assert [(s.rank, s.won) for s in seen.standings] == [(2, False)] * 2


async def test_who_comes_back_late_gets_a_full_turn(world: World) -> None:
    table, user = await handed_over(world)
    while (due := (await world.service.view(HOME, table)).due) and due.kind != "ai":
        await world.play_one(table)
    world.clock.forward(hours=5)
    await world.service.join(world.call(table, user))
    due = (await world.service.view(HOME, table)).due
    assert due
    assert due.at == world.clock() + timedelta(seconds=75)


async def test_who_comes_back_the_moment_the_time_is_up_gets_a_full_turn(world: World) -> None:
    table, user = await handed_over(world)
    while (due := (await world.service.view(HOME, table)).due) and due.kind != "ai":
        await world.play_one(table)
    assert due
    assert due.turn
    world.clock.time = due.turn
    await world.service.join(world.call(table, user))
    due = (await world.service.view(HOME, table)).due
    assert due
    assert due.at == world.clock() + timedelta(seconds=75)


async def test_who_comes_back_by_playing_has_the_seat_again(world: World) -> None:
    table, user = await handed_over(world)
    seen = await world.service.view(HOME, table, user)
    while not seen.choices:
        await world.play_one(table)
        seen = await world.service.view(HOME, table, user)
    assert seen.prompt
    done = await world.service.play(
        world.call(table, user), seen.prompt.number, str(seen.choices[0])
    )
    chair = done.table.chair_of(user)
    assert chair
    assert chair.waits


async def test_strangers_and_those_who_resigned_do_not_come_back(world: World) -> None:
    table = await world.game(people=(ANN, BO))
    await world.service.resign(world.call(table, ANN), with_ai=True)
    for user, reason in ((ANN, GaveUp), (777, AlreadyStarted)):
        with pytest.raises(reason):
            await world.service.join(world.call(table, user))
    with pytest.raises(NotSeated):
        await world.service.play(world.call(table, ANN), 1, "pass")


async def test_a_game_of_absent_people_comes_to_its_end(world: World) -> None:
    table = await world.game("lucky_numbers", turn_seconds=TURN)
    while (await world.table(table)).status is Status.PLAYING:
        await absent(world, table)
        await world.service.think(HOME, table)
    assert (await world.table(table)).status is Status.FINISHED
    assert await world.next_due(table) is None


# The AI's safety net.


async def test_what_the_ai_owes_after_a_crash_is_noticed_by_the_clock(world: World) -> None:
    table = await world.game("qwixx", (ANN,), **robots(Level.EASY))
    assert await world.expire_all() == []
    world.clock.forward(seconds=20)
    assert await world.expire_all() == ["ai_owes"]
    assert await world.expire_all() == []
    await world.service.think(HOME, table)
    seen = await world.service.view(HOME, table)
    assert seen.prompt
    assert seen.prompt.seats == (0,)
    assert seen.due is None


async def test_a_persons_time_runs_again_once_the_ai_has_answered(world: World) -> None:
    table = await world.game("qwixx", (ANN,), turn_seconds=TURN, **robots(Level.EASY))
    due = (await world.service.view(HOME, table)).due
    assert due
    assert due.kind == "ai"
    await world.service.think(HOME, table)
    due = (await world.service.view(HOME, table)).due
    assert due
    assert (due.kind, due.at) == ("remind", world.clock() + timedelta(seconds=75))


async def test_a_persons_time_is_kept_while_the_clock_waits_for_the_ai(world: World) -> None:
    table = await world.game("qwixx", (ANN,), turn_seconds=TURN, **robots(Level.EASY))
    begun = world.clock()
    world.clock.forward(seconds=20)
    assert await world.expire_all() == ["ai_owes"]
    await world.service.think(HOME, table)
    due = (await world.service.view(HOME, table)).due
    assert due
    assert (due.kind, due.at) == ("remind", begun + timedelta(seconds=75))
    assert due.turn == begun + timedelta(seconds=TURN)


# One bad table.


async def test_a_table_the_clock_fails_at_does_not_stop_the_clock(world: World) -> None:
    broken = await world.game("lucky_numbers", turn_seconds=TURN)
    await world.play_one(broken)
    async with world.database.write() as db:
        await db.execute(text("UPDATE moves SET move = 'nonsense'"))
        await db.execute(text("UPDATE tables SET version = version + 1"))
    world.clock.forward(seconds=1)
    await world.game("lucky_numbers", turn_seconds=TURN)
    world.clock.forward(seconds=TURN)
    seen: list[str] = []
    for _ in range(4):
        try:
            done = await world.service.expire()
            seen += [done.did] if done else []
        except Exception as error:  # noqa: BLE001 - whatever it is
            seen.append(type(error).__name__)
    assert seen == ["IllegalMove", "reminded", "timed_out"]


# Downtime.


async def test_downtime_is_given_back_to_every_clock(world: World) -> None:
    table = await world.game("lucky_numbers", turn_seconds=TURN)
    await world.service.alive()
    before = (await world.service.view(HOME, table)).due
    world.clock.forward(hours=1)
    assert await world.service.credit_downtime() == timedelta(hours=1)
    after = (await world.service.view(HOME, table)).due
    assert before
    assert after
    assert before.turn
    assert (after.at, after.turn) == (
        before.at + timedelta(hours=1),
        before.turn + timedelta(hours=1),
    )
    assert await world.service.credit_downtime() == timedelta()
    assert await world.expire_all() == []


async def test_what_was_due_before_the_crash_stays_due(world: World) -> None:
    await world.game("lucky_numbers", turn_seconds=TURN)
    world.clock.forward(seconds=TURN)
    await world.service.alive()
    world.clock.forward(hours=1)
    await world.service.credit_downtime()
    assert await world.expire_all() == ["reminded", "timed_out"]


async def test_who_was_to_be_reminded_as_it_crashed_has_the_rest_of_the_turn(world: World) -> None:
    table = await world.game("lucky_numbers", turn_seconds=TURN)
    begun = world.clock()
    world.clock.forward(seconds=75)
    await world.service.alive()
    world.clock.forward(hours=1)
    await world.service.credit_downtime()
    assert await world.expire_all() == ["reminded"]
    due = (await world.service.view(HOME, table)).due
    assert due
    assert (due.kind, due.at) == ("turn", begun + timedelta(seconds=TURN, hours=1))


async def test_the_first_start_credits_nothing_and_clocks_never_run_backwards(
    world: World,
) -> None:
    assert await world.service.credit_downtime() == timedelta()
    world.clock.forward(hours=-1)
    assert await world.service.credit_downtime() == timedelta()


async def test_two_processes_starting_at_once_credit_the_downtime_once(address: str) -> None:
    clock = Clock()
    databases = [Database(address) for _ in range(3)]
    services = [TableService(each, clock) for each in databases]
    world = World(services[0], clock)
    table = await world.game("lucky_numbers", turn_seconds=TURN)
    before = (await services[0].view(HOME, table)).due
    await services[0].alive()
    for each in services:
        await each.view(HOME, table)  # connected, so that none is late
    clock.forward(hours=1)
    given = await asyncio.gather(*(each.credit_downtime() for each in services))
    assert sorted(given) == [timedelta(), timedelta(), timedelta(hours=1)]
    after = (await services[0].view(HOME, table)).due
    assert before
    assert after
    assert after.at == before.at + timedelta(hours=1)
    for database in databases:
        await database.close()


async def test_old_clicks_are_forgotten_after_days(database: Database) -> None:
    world = make_world(database)
    await world.open()
    await world.service.alive()
    world.clock.forward(days=2)
    await world.service.alive()
    assert len((await dump(database))["interactions"]) == 1
    world.clock.forward(seconds=1)
    await world.service.alive()
    assert (await dump(database))["interactions"] == []
    async with database.read() as db:
        assert await timestamps.find(db, "alive") == world.clock()
