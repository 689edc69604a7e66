"""The clock: lobbies expire, people are reminded, the absent are answered for, downtime is given
back; the AI's deadline is a safety net."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest
from sqlalchemy import select, text

from core.engine.errors import AlreadyStarted, NotSeated
from core.engine.rules import Level
from core.model import Status, TableView
from core.store import timestamps
from core.store.database import Database
from core.store.models import ResultRow
from core.tables.deadlines import TAKEOVER
from core.tables.service import TableService
from tests.service.databases import dump
from tests.service.house import ANN, BO, HOME, Clock, House, make_house, robots

TURN = 100


async def test_an_idle_lobby_expires(house: House) -> None:
    table = await house.lobby()
    house.clock.forward(minutes=29)
    await house.service.join(house.call(table, 103))
    house.clock.forward(minutes=29)
    assert await house.expire_all() == []
    house.clock.forward(minutes=1)
    assert await house.expire_all() == ["expired"]
    assert (await house.table(table)).status is Status.EXPIRED
    with pytest.raises(AlreadyStarted):
        await house.service.start(house.call(table, ANN))
    assert await house.next_due(table) is None


async def test_a_game_without_a_limit_is_never_due(house: House) -> None:
    table = await house.game(turn_seconds=0)
    await house.play_on(table, 6)
    assert await house.next_due(table) is None
    house.clock.forward(days=400)
    assert await house.expire_all() == []


async def test_people_are_reminded_once_and_then_answered_for(house: House) -> None:
    table = await house.game("lucky_numbers", turn_seconds=TURN)
    seen, asked, _ = await house.turn(table)
    begun = house.clock()
    assert seen.due
    assert (seen.due.kind, seen.due.at) == ("remind", begun + timedelta(seconds=75))
    house.clock.forward(seconds=75)
    assert await house.expire_all() == ["reminded"]
    assert (await house.table(table)).version == seen.table.version
    assert await house.next_due(table) == begun + timedelta(seconds=TURN)
    house.clock.forward(seconds=25)
    assert await house.expire_all() == ["timed_out"]
    now = await house.table(table)
    assert now.length == seen.table.length + 1
    assert (await dump(house.database))["moves"][-1][4] == "timeout"
    assert [chair.strikes for chair in now.chairs if chair.user == asked] == [1]


async def test_everybody_who_owes_an_answer_is_answered_for(house: House) -> None:
    table = await house.game("qwixx", (ANN, BO, 103), turn_seconds=TURN)
    call, prompt, move = await house.next_answer(table)
    await house.service.play(call, prompt, move)
    house.clock.forward(seconds=TURN)
    assert await house.expire_all() == ["reminded", "timed_out"]
    now = await house.table(table)
    assert {chair.user for chair in now.chairs if chair.strikes} == {ANN, BO, 103} - {call.user}
    seen = await house.service.view(HOME, table)
    assert seen.prompt
    assert seen.prompt.number == prompt + 1


async def test_who_owes_several_answers_is_given_all_of_them_and_one_strike(house: House) -> None:
    table = await house.game("top_twelve", (ANN, BO), turn_seconds=TURN)
    house.clock.forward(seconds=TURN)
    assert await house.expire_all() == ["reminded", "timed_out"]
    now = await house.table(table)
    assert now.length == 10  # five start numbers each (T2)
    assert [chair.strikes for chair in now.chairs] == [1, 1]


async def test_a_game_that_the_clock_brings_to_its_end_is_finished(house: House) -> None:
    """The fourth misthrow is one nobody has clicked for (Q10)."""
    table = await house.game("qwixx", (ANN, BO), turn_seconds=TURN)
    while not fourth_misthrow_looms(seen := await house.asked(table)):
        assert seen.prompt
        assert seen.seat is not None
        user = (ANN, BO)[seen.seat]
        await house.service.play(house.call(table, user), seen.prompt.number, "pass")
    house.clock.forward(seconds=TURN)
    assert await house.expire_all() == ["reminded", "timed_out"]
    assert (await house.table(table)).status is Status.FINISHED
    assert len((await dump(house.database))["results"]) == 2
    assert await house.next_due(table) is None


def fourth_misthrow_looms(seen: TableView) -> bool:
    assert seen.prompt
    return seen.prompt.key == "colored_dice" and seen.view.sheets[seen.seat].misthrows == 3


async def test_an_answer_to_the_same_prompt_leaves_the_others_their_time(house: House) -> None:
    table = await house.game("qwixx", (ANN, BO, 103), turn_seconds=TURN)
    due = (await house.service.view(HOME, table)).due
    house.clock.forward(seconds=40)
    await house.play_one(table)
    assert (await house.service.view(HOME, table)).due == due
    house.clock.forward(seconds=36)
    assert await house.expire_all() == ["reminded"]
    await house.play_one(table)
    kept = (await house.service.view(HOME, table)).due
    assert kept
    assert due
    assert (kept.kind, kept.at) == ("turn", due.turn)


async def absent(house: House, table: int) -> None:
    """Lets one turn's time run out."""
    house.clock.forward(seconds=TURN)
    await house.expire_all()


async def test_the_third_turn_in_a_row_hands_the_seat_to_the_ai(house: House) -> None:
    table = await house.game("qwixx", (ANN, BO), turn_seconds=TURN)
    for strikes in (1, 2):
        await absent(house, table)
        assert max(chair.strikes for chair in (await house.table(table)).chairs) == strikes
        assert all(chair.waits for chair in (await house.table(table)).chairs)
    await absent(house, table)
    gone = [chair for chair in (await house.table(table)).chairs if not chair.waits]
    assert gone
    assert all((chair.level, chair.strikes) == (TAKEOVER, 3) for chair in gone)


async def handed_over(house: House) -> tuple[int, int]:
    """A table at which the AI plays for somebody who is away."""
    table = await house.game("qwixx", (ANN, BO), turn_seconds=TURN)
    while all(chair.waits for chair in (await house.table(table)).chairs):
        await absent(house, table)
    user = next(chair.user for chair in (await house.table(table)).chairs if not chair.waits)
    assert user
    return table, user


async def test_an_answer_between_two_absences_starts_the_count_anew(house: House) -> None:
    table = await house.game("qwixx", (ANN, BO), turn_seconds=TURN)
    await absent(house, table)
    await absent(house, table)
    while any(chair.strikes for chair in (await house.table(table)).chairs):
        await house.play_one(table)
    await absent(house, table)
    assert all(chair.waits for chair in (await house.table(table)).chairs)


async def test_who_comes_back_by_joining_has_the_seat_again(house: House) -> None:
    table, user = await handed_over(house)
    back = (await house.service.join(house.call(table, user))).table
    chair = back.chair_of(user)
    assert chair
    assert (chair.level, chair.strikes, chair.waits) == (None, 0, True)
    with pytest.raises(AlreadyStarted):
        await house.service.join(house.call(table, user))


async def test_who_is_away_at_the_end_has_lost_for_the_rating(house: House) -> None:
    table, away = await handed_over(house)
    (other,) = {ANN, BO} - {away}
    await house.service.resign(house.call(table, other), with_ai=False)
    async with house.service.database.read() as db:
        rows = (await db.execute(select(ResultRow.user_id, ResultRow.forfeited))).all()
    assert {row.user_id: row.forfeited for row in rows} == {away: True, other: True}


async def test_who_comes_back_late_gets_a_full_turn(house: House) -> None:
    table, user = await handed_over(house)
    while (due := (await house.service.view(HOME, table)).due) and due.kind != "ai":
        await house.play_one(table)
    house.clock.forward(hours=5)
    await house.service.join(house.call(table, user))
    due = (await house.service.view(HOME, table)).due
    assert due
    assert due.at == house.clock() + timedelta(seconds=75)


async def test_who_comes_back_the_moment_the_time_is_up_gets_a_full_turn(house: House) -> None:
    table, user = await handed_over(house)
    while (due := (await house.service.view(HOME, table)).due) and due.kind != "ai":
        await house.play_one(table)
    assert due
    assert due.turn
    house.clock.time = due.turn
    await house.service.join(house.call(table, user))
    due = (await house.service.view(HOME, table)).due
    assert due
    assert due.at == house.clock() + timedelta(seconds=75)


async def test_who_comes_back_by_playing_has_the_seat_again(house: House) -> None:
    table, user = await handed_over(house)
    seen = await house.service.view(HOME, table, user)
    while not seen.choices:
        await house.play_one(table)
        seen = await house.service.view(HOME, table, user)
    assert seen.prompt
    done = await house.service.play(
        house.call(table, user), seen.prompt.number, str(seen.choices[0])
    )
    chair = done.table.chair_of(user)
    assert chair
    assert chair.waits


async def test_strangers_and_those_who_resigned_do_not_come_back(house: House) -> None:
    table = await house.game(people=(ANN, BO))
    await house.service.resign(house.call(table, ANN), with_ai=True)
    for user in (ANN, 777):
        with pytest.raises(AlreadyStarted):
            await house.service.join(house.call(table, user))
    with pytest.raises(NotSeated):
        await house.service.play(house.call(table, ANN), 1, "pass")


async def test_a_game_of_absent_people_comes_to_its_end(house: House) -> None:
    table = await house.game("lucky_numbers", turn_seconds=TURN)
    while (await house.table(table)).status is Status.PLAYING:
        await absent(house, table)
        await house.service.think(HOME, table)
    assert (await house.table(table)).status is Status.FINISHED
    assert await house.next_due(table) is None


# The AI's safety net.


async def test_what_the_ai_owes_after_a_crash_is_noticed_by_the_clock(house: House) -> None:
    table = await house.game("qwixx", (ANN,), **robots(Level.EASY))
    assert await house.expire_all() == []
    house.clock.forward(seconds=20)
    assert await house.expire_all() == ["ai_owes"]
    assert await house.expire_all() == []
    await house.service.think(HOME, table)
    seen = await house.service.view(HOME, table)
    assert seen.prompt
    assert seen.prompt.seats == (0,)
    assert seen.due is None


async def test_a_persons_time_runs_again_once_the_ai_has_answered(house: House) -> None:
    table = await house.game("qwixx", (ANN,), turn_seconds=TURN, **robots(Level.EASY))
    due = (await house.service.view(HOME, table)).due
    assert due
    assert due.kind == "ai"
    await house.service.think(HOME, table)
    due = (await house.service.view(HOME, table)).due
    assert due
    assert (due.kind, due.at) == ("remind", house.clock() + timedelta(seconds=75))


async def test_a_persons_time_is_kept_while_the_clock_waits_for_the_ai(house: House) -> None:
    table = await house.game("qwixx", (ANN,), turn_seconds=TURN, **robots(Level.EASY))
    begun = house.clock()
    house.clock.forward(seconds=20)
    assert await house.expire_all() == ["ai_owes"]
    await house.service.think(HOME, table)
    due = (await house.service.view(HOME, table)).due
    assert due
    assert (due.kind, due.at) == ("remind", begun + timedelta(seconds=75))
    assert due.turn == begun + timedelta(seconds=TURN)


# One bad table.


async def test_a_table_the_clock_fails_at_does_not_stop_the_clock(house: House) -> None:
    broken = await house.game("lucky_numbers", turn_seconds=TURN)
    await house.play_one(broken)
    async with house.database.write() as db:
        await db.execute(text("UPDATE moves SET move = 'nonsense'"))
        await db.execute(text("UPDATE tables SET version = version + 1"))
    house.clock.forward(seconds=1)
    await house.game("lucky_numbers", turn_seconds=TURN)
    house.clock.forward(seconds=TURN)
    seen: list[str] = []
    for _ in range(4):
        try:
            done = await house.service.expire()
            seen += [done.did] if done else []
        except Exception as error:  # noqa: BLE001 - whatever it is
            seen.append(type(error).__name__)
    assert seen == ["IllegalMove", "reminded", "timed_out"]


# Downtime.


async def test_downtime_is_given_back_to_every_clock(house: House) -> None:
    table = await house.game("lucky_numbers", turn_seconds=TURN)
    await house.service.alive()
    before = (await house.service.view(HOME, table)).due
    house.clock.forward(hours=1)
    assert await house.service.credit_downtime() == timedelta(hours=1)
    after = (await house.service.view(HOME, table)).due
    assert before
    assert after
    assert before.turn
    assert (after.at, after.turn) == (
        before.at + timedelta(hours=1),
        before.turn + timedelta(hours=1),
    )
    assert await house.service.credit_downtime() == timedelta()
    assert await house.expire_all() == []


async def test_what_was_due_before_the_crash_stays_due(house: House) -> None:
    await house.game("lucky_numbers", turn_seconds=TURN)
    house.clock.forward(seconds=TURN)
    await house.service.alive()
    house.clock.forward(hours=1)
    await house.service.credit_downtime()
    assert await house.expire_all() == ["reminded", "timed_out"]


async def test_who_was_to_be_reminded_as_it_crashed_has_the_rest_of_the_turn(house: House) -> None:
    table = await house.game("lucky_numbers", turn_seconds=TURN)
    begun = house.clock()
    house.clock.forward(seconds=75)
    await house.service.alive()
    house.clock.forward(hours=1)
    await house.service.credit_downtime()
    assert await house.expire_all() == ["reminded"]
    due = (await house.service.view(HOME, table)).due
    assert due
    assert (due.kind, due.at) == ("turn", begun + timedelta(seconds=TURN, hours=1))


async def test_the_first_start_credits_nothing_and_clocks_never_run_backwards(
    house: House,
) -> None:
    assert await house.service.credit_downtime() == timedelta()
    house.clock.forward(hours=-1)
    assert await house.service.credit_downtime() == timedelta()


async def test_two_processes_starting_at_once_credit_the_downtime_once(address: str) -> None:
    clock = Clock()
    databases = [Database(address) for _ in range(3)]
    services = [TableService(each, clock) for each in databases]
    house = House(services[0], clock)
    table = await house.game("lucky_numbers", turn_seconds=TURN)
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
    house = make_house(database)
    await house.open()
    await house.service.alive()
    house.clock.forward(days=2)
    await house.service.alive()
    assert len((await dump(database))["interactions"]) == 1
    house.clock.forward(seconds=1)
    await house.service.alive()
    assert (await dump(database))["interactions"] == []
    async with database.read() as db:
        assert await timestamps.find(db, "alive") == house.clock()
