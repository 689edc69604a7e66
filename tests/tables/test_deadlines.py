"""The clock: lobbies expire, people are reminded, the absent are answered for, downtime is given
back; it runs only for boards that were shown; the AI's deadline is a safety net."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import select, text

from core.clocks import LONGEST_WAIT, Clocks
from core.engine.errors import AlreadySeated, AlreadyStarted, GaveUp, NotSeated, TableClosed
from core.engine.replay import FIRST
from core.engine.rules import Level
from core.model.actions import Action, ActionKind
from core.model.calls import Did, Receipt
from core.model.shards import Shards
from core.model.table import Status
from core.model.views import Due, TableView
from core.store import timestamps, upkeep
from core.store.database import Database
from core.store.models.people import ResultRow
from core.tables import audit, lobby, play
from core.tables.deadlines import TAKEOVER
from core.tables.outbox import Outbox
from core.tables.service import TableService
from core.verify import check
from tests.databases import dump
from tests.tables.world import ANN, BO, HOME, PLENTY, Clock, World, make_world, robots

TURN = 100


class Watched(World):
    """Whatever is done here is shown at once."""

    async def lobby(self, *what: Any, **order: Any) -> int:
        table = await super().lobby(*what, **order)
        await self.show()
        return table

    async def game(self, *what: Any, **order: Any) -> int:
        table = await super().game(*what, **order)
        await self.show()
        return table

    async def play_one(self, table: int, move: str = "") -> Receipt:
        done = await super().play_one(table, move)
        await self.show()
        return done


@pytest.fixture
def world(database: Database) -> Watched:
    return Watched(TableService(database, clock := Clock(), limits=PLENTY), clock)


async def test_an_idle_lobby_expires(world: World) -> None:
    table = await world.lobby()
    world.clock.forward(minutes=29)
    await world.service.change(world.call(table, 103), lobby.join)
    await world.show()
    world.clock.forward(minutes=29)
    assert await world.expire_all() == []
    world.clock.forward(minutes=1)
    assert await world.expire_all() == ["expired"]
    assert (await world.table(table)).status is Status.EXPIRED
    with pytest.raises(TableClosed):
        await world.service.change(world.call(table, ANN), lobby.start)
    assert await world.next_due(table) is None


async def test_a_game_without_a_limit_is_closed_after_thirty_days_without_a_move(
    world: World,
) -> None:
    table = await world.game(people=(ANN, BO, 103), turn_seconds=0)
    for _ in range(4):  # also while others still owe an answer to the same question
        world.clock.forward(days=26)
        assert await world.expire_all() == []
        await world.play_one(table)
    world.clock.forward(days=27)
    assert await world.expire_all() == ["reminded"]
    seen = await world.service.view(HOME, table)
    assert seen.due == Due("turn", world.clock() + timedelta(days=3), None), "nobody is hurried"
    world.clock.forward(days=3)
    assert await world.expire_all() == ["timed_out"]
    now = await world.table(table)
    assert (now.status, now.length) == (Status.EXPIRED, 4)
    kept = await dump(world.database)
    assert kept["results"] == []
    assert await world.next_due(table) is None
    with pytest.raises(TableClosed):
        await world.service.change(world.call(table, ANN), play.resign, with_ai=False)


async def test_a_game_without_a_limit_is_not_closed_for_a_board_nobody_was_shown(
    world: World,
) -> None:
    table = await World.game(world, turn_seconds=0)
    world.clock.forward(days=13)
    await world.show()
    world.clock.forward(days=26)
    assert await world.expire_all() == []
    assert (await world.table(table)).status is Status.PLAYING


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
    await world.show()
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
    back = (await world.service.change(world.call(table, user), lobby.join)).table
    chair = back.chair_of(user)
    assert chair
    assert (chair.level, chair.strikes, chair.waits) == (None, 0, True)
    with pytest.raises(AlreadySeated):
        await world.service.change(world.call(table, user), lobby.join)


async def won_by_the_substitute(world: World) -> TableView:
    """A game at whose end the AI that plays for Bo has more points than Ann: as good as all."""
    while True:
        table = await world.game("qwixx", (ANN, BO), turn_seconds=TURN)
        await world.play_without(table, BO)
        seen = await world.service.view(HOME, table)
        if seen.standings[1].score > seen.standings[0].score:
            return seen


async def test_who_is_away_at_the_end_has_lost_however_well_the_ai_played(world: World) -> None:
    seen = await won_by_the_substitute(world)
    done, table = seen.table, seen.table.id
    assert done.abandoned == (1,)
    assert [(s.rank, s.won) for s in seen.standings] == [(1, True), (2, False)]
    assert (seen.view.standings, seen.view.prompt) == (seen.standings, None), "as in the picture"
    async with world.service.database.read() as db:
        theirs = select(ResultRow.__table__).where(ResultRow.table_id == table)
        rows = (await db.execute(theirs.order_by(ResultRow.seat))).all()
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
    await world.service.change(world.call(table, other), play.resign, with_ai=False)
    seen = await world.service.view(HOME, table)
    assert [(s.rank, s.won) for s in seen.standings] == [(2, False)] * 2


@pytest.mark.parametrize("moved", [False, True])
async def test_who_was_away_and_never_moved_has_lost_when_the_others_give_up(
    world: World, moved: bool
) -> None:
    """Before the AI has taken the seat; one missed turn does not make up for one's own moves."""
    table = await world.game("qwixx", (ANN, BO), turn_seconds=TURN)
    if moved:
        await world.answer(table, ANN, "pass")
    while (chair := (await world.table(table)).chairs[0]).strikes == 0:
        seen = await world.service.view(HOME, table, BO)
        if seen.choices:
            await world.answer(table, BO, "pass")
        else:
            await world.show()
            await absent(world, table)
    assert chair.waits
    await world.service.change(world.call(table, BO), play.resign, with_ai=False)
    seen = await world.service.view(HOME, table)
    assert [s.won for s in seen.standings] == [moved, False]
    assert seen.table.abandoned == ((1,) if moved else (0, 1))
    text = await world.service.replay(HOME, table)
    assert f"\nabandoned {'1' if moved else '0 1'}\n" in text
    assert check(text).consistent
    (kept,) = await world.database.look(upkeep.page)
    assert list(audit.faults(kept, world.clock())) == []


async def test_who_is_back_at_the_end_has_not_lost_by_being_away(world: World) -> None:
    table, user = await handed_over(world)
    (other,) = {ANN, BO} - {user}
    await world.service.change(world.call(table, user), lobby.join)
    done = (await world.service.change(world.call(table, other), play.resign, with_ai=False)).table
    winner = done.chair_of(user)
    assert winner
    assert not winner.abandoned
    assert (await world.service.view(HOME, table)).standings[winner.seat].won


async def test_who_comes_back_late_gets_a_full_turn(world: World) -> None:
    table, user = await handed_over(world)
    while (due := (await world.service.view(HOME, table)).due) and due.kind != "ai":
        await world.play_one(table)
    world.clock.forward(hours=5)
    await world.service.change(world.call(table, user), lobby.join)
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
    await world.service.change(world.call(table, user), lobby.join)
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
    await world.service.change(world.call(table, ANN), play.resign, with_ai=True)
    for user, reason in ((ANN, GaveUp), (777, AlreadyStarted)):
        with pytest.raises(reason):
            await world.service.change(world.call(table, user), lobby.join)
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
    assert seen.due
    assert (seen.due.kind, seen.due.turn) == ("remind", None)


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


# The clock stands while a board cannot be seen.


@pytest.fixture
def outbox(world: World) -> Outbox:
    return Outbox(world.service, world.clock)


async def unseen(world: World, **order: Any) -> int:
    """A game that has begun and was not shown yet."""
    return await World.game(world, turn_seconds=TURN, **order)


async def turn(world: World, table: int) -> Due:
    due = (await world.service.view(HOME, table)).due
    assert due
    return due


def after(world: World, seconds: float) -> datetime:
    return world.clock() + timedelta(seconds=seconds)


async def test_a_turn_begins_when_its_board_was_shown(world: World) -> None:
    table = await unseen(world)
    world.clock.forward(days=1)
    assert await world.service.expire() is None
    due = await turn(world, table)
    assert (due.stands, due.kind, due.turn) == (True, "remind", after(world, TURN))
    await world.show()
    assert await turn(world, table) == replace(due, left=None)
    world.clock.forward(seconds=TURN - 1)
    assert await world.expire_all() == ["reminded"]
    world.clock.forward(seconds=1)
    assert await world.expire_all() == ["timed_out"]


async def test_an_older_board_starts_no_clock(world: World, outbox: Outbox) -> None:
    table = await unseen(world)
    old = await world.service.view(HOME, table)
    for user in (ANN, BO):
        await world.answer(table, user, "pass")
    await outbox.shown(old, "board")
    assert (await turn(world, table)).stands, "the next question was not shown yet"
    await world.show()
    assert not (await turn(world, table)).stands


async def test_a_board_lost_while_it_was_shown_leaves_no_clock_standing(
    world: World, outbox: Outbox
) -> None:
    table = await unseen(world)
    await world.show()
    seen = await world.service.view(HOME, table)
    await outbox.lost(table, timedelta())
    await outbox.shown(seen, "board")
    assert not (await turn(world, table)).stands


async def test_what_is_left_is_kept_while_a_board_cannot_be_shown(
    world: World, outbox: Outbox
) -> None:
    table = await world.game("qwixx", (ANN, BO, 103), turn_seconds=TURN)
    world.clock.forward(seconds=40)
    await World.play_one(world, table)
    for _ in range(3):
        await outbox.postpone(table, timedelta(hours=1))
        world.clock.forward(hours=1)
        assert await world.service.expire() is None
    assert (await turn(world, table)).turn == after(world, TURN - 40)
    await world.show()
    assert (await turn(world, table)).turn == after(world, TURN - 40)
    world.clock.forward(seconds=TURN - 40)
    assert await world.expire_all() == ["reminded", "timed_out"]


async def test_a_shown_board_that_cannot_be_shown_again_runs_on(
    world: World, outbox: Outbox
) -> None:
    table = await world.game(turn_seconds=TURN)
    due = await turn(world, table)
    await outbox.postpone(table, timedelta(hours=1))
    assert await turn(world, table) == due


async def test_a_board_that_was_lost_is_shown_anew_with_a_full_turn(
    world: World, outbox: Outbox
) -> None:
    table = await world.game(turn_seconds=TURN)
    world.clock.forward(seconds=90)
    assert await world.expire_all() == ["reminded"]
    await outbox.lost(table, timedelta(minutes=5))
    async with world.database.read() as db:
        assert await outbox.owed(db) == []
    world.clock.forward(minutes=5)
    assert await world.service.expire() is None
    await world.show()
    assert (await turn(world, table)).turn == after(world, TURN)


async def test_when_time_is_up_the_board_is_looked_for_before_anybody_is_answered_for(
    world: World,
) -> None:
    table = await world.game(turn_seconds=TURN)
    world.clock.forward(seconds=TURN)
    assert await world.expire_all() == ["reminded", "timed_out"]
    world.clock.forward(seconds=TURN)
    before = await world.table(table)
    for did in (Did.REMINDED, Did.TIME_UP):
        done = await world.service.expire()
        assert done
        assert done.did is did
    assert await world.table(table) == before
    assert await world.service.expire() is None
    world.clock.forward(minutes=2)  # the process that looked has died
    done = await world.service.expire()
    assert done
    assert done.did is Did.TIME_UP
    await world.play_one(table)
    moved = await world.table(table)
    await world.service.time_out(HOME, table)
    assert await world.table(table) == moved, "somebody was faster"


async def test_the_clock_of_a_paused_game_stands_until_it_goes_on_and_is_shown(
    world: World,
) -> None:
    table = await world.game(people=(ANN,), turn_seconds=TURN, levels=(Level.EASY,))
    await world.service.think(HOME, table)
    await world.show()
    world.clock.forward(seconds=30)
    await world.service.act(world.call(table, ANN), Action(ActionKind.PAUSE))
    await world.show()
    due = await turn(world, table)
    assert (due.stands, due.turn) == (True, None)
    world.clock.forward(days=3)
    assert await world.service.expire() is None
    await world.service.act(world.call(table, ANN), Action(ActionKind.RESUME))
    world.clock.forward(days=3)
    assert await world.service.expire() is None, "nobody has seen it yet"
    await world.show()
    due = await turn(world, table)
    assert (due.stands, due.turn) == (False, after(world, TURN - 30))


async def test_what_nobody_could_see_for_two_weeks_is_closed(world: World, outbox: Outbox) -> None:
    game, lobby = await unseen(world), await World.lobby(world)
    for _ in range(14):
        world.clock.forward(days=1)
        for table in (game, lobby):
            await outbox.postpone(table, timedelta(hours=1))  # each try fails
    closed = [await world.service.expire() for _ in range(3)]
    assert [done.did if done else None for done in closed] == ["closed", "closed", None]
    assert (await world.table(lobby)).status is Status.EXPIRED
    assert (await world.table(game)).status is Status.ABORTED
    assert (await dump(world.database))["results"] == []


async def test_the_ai_is_waited_for_while_peoples_clock_stands(world: World) -> None:
    table = await unseen(world, people=(ANN,), **robots(Level.EASY))
    world.clock.forward(hours=1)
    done = await world.service.expire()
    assert done
    assert done.did is Did.AI_OWES
    await world.show()
    world.clock.forward(seconds=30)
    await world.service.think(HOME, table)
    due = await turn(world, table)
    assert (due.stands, due.turn) == (False, after(world, TURN - 30)), "its board was shown"


# One bad table.


async def test_a_table_the_clock_fails_at_does_not_stop_the_clock(world: World) -> None:
    broken = await world.game("lucky_numbers", turn_seconds=TURN)
    await world.play_one(broken)
    async with world.database.write() as db:
        await db.execute(text("UPDATE moves SET move = 'nonsense'"))
        await db.execute(text("UPDATE tables SET mark = mark + 1"))
    world.clock.forward(seconds=1)
    await world.game("lucky_numbers", turn_seconds=TURN)
    world.clock.forward(seconds=TURN)
    seen: list[str] = []
    for _ in range(4):
        try:
            done = await world.expire()
            seen += [done.did] if done else []
        except Exception as error:  # noqa: BLE001 - whatever it is
            seen.append(type(error).__name__)
    assert seen == ["IllegalMove", "reminded", "timed_out"]


# Downtime.


async def test_downtime_is_given_back_to_every_clock(world: World) -> None:
    table = await world.game("lucky_numbers", turn_seconds=TURN)
    await world.clocks.alive()
    before = (await world.service.view(HOME, table)).due
    world.clock.forward(hours=1)
    assert await world.clocks.credit_downtime() == timedelta(hours=1)
    after = (await world.service.view(HOME, table)).due
    assert before
    assert after
    assert before.turn
    assert (after.at, after.turn) == (
        before.at + timedelta(hours=1),
        before.turn + timedelta(hours=1),
    )
    assert await world.clocks.credit_downtime() == timedelta()
    assert await world.expire_all() == []


async def test_downtime_takes_nothing_from_a_clock_that_stands(world: World) -> None:
    table = await unseen(world)
    await world.clocks.alive()
    world.clock.forward(hours=1)
    await world.clocks.credit_downtime()
    await world.show()
    assert (await turn(world, table)).turn == after(world, TURN)


async def test_what_was_due_before_the_crash_stays_due(world: World) -> None:
    await world.game("lucky_numbers", turn_seconds=TURN)
    world.clock.forward(seconds=TURN)
    await world.clocks.alive()
    world.clock.forward(hours=1)
    await world.clocks.credit_downtime()
    assert await world.expire_all() == ["reminded", "timed_out"]


async def test_who_was_to_be_reminded_as_it_crashed_has_the_rest_of_the_turn(world: World) -> None:
    table = await world.game("lucky_numbers", turn_seconds=TURN)
    begun = world.clock()
    world.clock.forward(seconds=75)
    await world.clocks.alive()
    world.clock.forward(hours=1)
    await world.clocks.credit_downtime()
    assert await world.expire_all() == ["reminded"]
    due = (await world.service.view(HOME, table)).due
    assert due
    assert (due.kind, due.at) == ("turn", begun + timedelta(seconds=TURN, hours=1))


async def test_the_first_start_credits_nothing(world: World) -> None:
    assert await world.clocks.credit_downtime() == timedelta()


@pytest.mark.parametrize("years", [-30, -1, 1, 30])
async def test_a_clock_set_between_two_runs_takes_and_gives_no_time(
    world: World, years: int
) -> None:
    table = await world.game("lucky_numbers", turn_seconds=TURN)
    await world.clocks.alive()
    before, began = await turn(world, table), world.clock()
    world.clock.forward(days=365 * years)
    await world.clocks.credit_downtime()
    assert (await turn(world, table)).at - world.clock() == before.at - began
    assert await world.expire_all() == []
    world.clock.forward(seconds=TURN)
    assert await world.expire_all() == ["reminded", "timed_out"]


async def test_a_clock_set_during_a_run_takes_and_gives_no_time(world: World) -> None:
    table = await world.game("lucky_numbers", turn_seconds=TURN)
    before, began = await turn(world, table), world.clock()
    for days in (365, -400):
        await world.clocks.move(timedelta(days=days))
        world.clock.forward(days=days)
        assert (await turn(world, table)).at - world.clock() == before.at - began
        assert await world.clocks.credit_downtime() == timedelta(), "it was alive at that moment"


async def test_an_old_note_of_life_puts_no_deadline_far_away(world: World) -> None:
    """As after months with another number of shards: each shard has a note of its own."""
    await world.clocks.alive()
    world.clock.forward(days=300)
    table = await world.game("lucky_numbers", turn_seconds=TURN)
    await world.clocks.credit_downtime()
    assert (await turn(world, table)).at <= world.clock() + LONGEST_WAIT


async def test_two_processes_starting_at_once_credit_the_downtime_once(address: str) -> None:
    clock = Clock()
    databases = [Database(address) for _ in range(3)]
    services = [TableService(each, clock) for each in databases]
    world = World(services[0], clock)
    table = await world.game("lucky_numbers", turn_seconds=TURN)
    before = (await services[0].view(HOME, table)).due
    await world.clocks.alive()
    for each in services:
        await each.view(HOME, table)  # connected, so that none is late
    clock.forward(hours=1)
    given = await asyncio.gather(*(Clocks(each, clock).credit_downtime() for each in databases))
    assert sorted(given) == [timedelta(), timedelta(), timedelta(hours=1)]
    after = (await services[0].view(HOME, table)).due
    assert before
    assert after
    assert after.at == before.at + timedelta(hours=1)
    for database in databases:
        await database.close()


async def test_a_process_acts_only_for_servers_whose_clicks_it_hears(world: World) -> None:
    """Two processes share the shards; each has its own downtime."""
    here, there = (Shards(2, frozenset({number})) for number in (0, 1))
    assert HOME in here
    table = await world.game("lucky_numbers", turn_seconds=TURN)
    for shards in (here, there):
        await world.clocks.alive(shards)
    before = await turn(world, table)
    world.clock.forward(hours=1)
    assert await world.service.expire(there) is None
    assert await world.clocks.credit_downtime(there) == timedelta(hours=1)
    assert await turn(world, table) == before
    assert await world.clocks.credit_downtime(here) == timedelta(hours=1)
    assert (await turn(world, table)).at == before.at + timedelta(hours=1)
    world.clock.forward(seconds=TURN)
    assert await world.service.expire(there) is None
    assert await world.service.expire(here) is not None


async def test_old_clicks_are_forgotten_after_days(database: Database) -> None:
    world = make_world(database)
    await world.open()
    await world.clocks.alive()
    world.clock.forward(days=2)
    await world.clocks.alive()
    assert len((await dump(database))["interactions"]) == 1
    world.clock.forward(seconds=1)
    await world.clocks.alive()
    assert (await dump(database))["interactions"] == []
    assert await database.look(timestamps.find, "alive") == world.clock()
