"""Each click once: delivered twice, at the same time, cancelled, or answered too late."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest
from sqlalchemy import text

from core.engine.errors import Refusal, StalePrompt, UnknownTable
from core.engine.rules import Level
from core.model.actions import ActionKind
from core.model.calls import Call, Did, Limits, Order, Receipt
from core.store.database import Database
from core.tables import lobby, play
from tests.databases import dump
from tests.tables.world import ABROAD, ANN, BO, CHANNEL, CY, HOME, World, make_world, robots

Doing = Callable[[World, Call], Awaitable[Receipt]]

DOINGS: dict[str, Doing] = {
    "join": lambda world, call: world.service.change(call, lobby.join),
    "leave": lambda world, call: world.service.change(call, lobby.leave),
    "add_ai": lambda world, call: world.service.change(call, lobby.add_ai, Level.EASY),
    "remove_ai": lambda world, call: world.service.change(call, lobby.remove_ai),
    "start": lambda world, call: world.service.change(call, lobby.start),
    "abort": lambda world, call: world.service.change(call, play.abort),
}
WHO = {"join": CY, "leave": BO}


@pytest.mark.parametrize("doing", DOINGS)
async def test_a_click_in_the_lobby_delivered_twice_is_carried_out_once(
    world: World, doing: str
) -> None:
    table = await world.lobby(**robots(Level.EASY))
    call = world.call(table, WHO.get(doing, ANN))
    first = await DOINGS[doing](world, call)
    before = await dump(world.database)
    again = await DOINGS[doing](world, call)
    assert (first.repeated, again.repeated) == (False, True)
    assert (again.did, again.table) == (first.did, first.table)
    assert await dump(world.database) == before


async def test_opening_twice_by_one_click_opens_one_table(world: World) -> None:
    done = await asyncio.gather(
        *(world.service.open(HOME, CHANNEL, ANN, 5, Order("qwixx")) for _ in range(10))
    )
    assert sorted(receipt.repeated for receipt in done) == [False] + [True] * 9
    assert len({receipt.table.id for receipt in done}) == 1
    assert len((await dump(world.database))["tables"]) == 1


async def test_opening_delivered_twice_is_answered_alike_when_the_limit_is_reached(
    database: Database,
) -> None:
    world = make_world(database, limits=Limits(1, 1, 1, 1))
    first, again = [
        await world.service.open(HOME, CHANNEL, ANN, 5, Order("qwixx")) for _ in range(2)
    ]
    assert again == Receipt(Did.OPENED, first.table, repeated=True)


async def test_a_rematch_by_one_click_opens_one_table(world: World) -> None:
    table = await world.game()
    await world.finish(table)
    call = world.call(table, BO)
    done = await asyncio.gather(*(world.service.rematch(call) for _ in range(5)))
    assert len({receipt.table.id for receipt in done}) == 1


async def test_a_move_delivered_twice_is_played_once_and_answered_alike(world: World) -> None:
    table = await world.game()
    call, prompt, move = await world.next_answer(table)
    first = await world.service.play(call, prompt, move)
    before = await dump(world.database)
    again = await world.service.play(call, prompt, move)
    assert again == Receipt(first.did, first.table, repeated=True)
    assert await dump(world.database) == before


async def test_a_move_delivered_many_times_at_once_is_played_once(world: World) -> None:
    table = await world.game("lucky_numbers")
    for _ in range(5):
        answer = await world.next_answer(table)
        done = await asyncio.gather(*(world.service.play(*answer) for _ in range(20)))
        assert [receipt.repeated for receipt in done].count(False) == 1
    assert (await world.table(table)).length == 5


async def test_a_resignation_delivered_twice_counts_once(world: World) -> None:
    table = await world.game()
    call = world.call(table, ANN)
    done = await asyncio.gather(
        *(world.service.change(call, play.resign, with_ai=False) for _ in range(4))
    )
    assert [receipt.repeated for receipt in done].count(False) == 1
    assert len((await dump(world.database))["results"]) == 2


async def test_a_refused_click_leaves_no_trace_and_is_judged_again(world: World) -> None:
    table = await world.game()
    call, prompt, move = await world.next_answer(table)
    before = await dump(world.database)
    with pytest.raises(StalePrompt):
        await world.service.play(call, prompt + 1, move)
    assert await dump(world.database) == before
    assert not await world.was_carried_out(call)
    assert not (await world.service.play(call, prompt, move)).repeated


@pytest.mark.parametrize(
    ("stored", "did"),
    [("played", Did.PLAYED), ("nudge", Did.NUDGED), ("what another version does", Did.OTHER)],
)
async def test_a_click_carried_out_by_any_version_is_answered_again(
    world: World, stored: str, did: Did
) -> None:
    call, prompt, move = await world.next_answer(await world.game())
    done = await world.service.play(call, prompt, move)
    async with world.database.write() as db:
        await db.execute(
            text("UPDATE interactions SET did = :did WHERE id = :id"),
            {"did": stored, "id": call.interaction},
        )
    again = await world.service.play(call, prompt, move)
    assert again == Receipt(did, done.table, repeated=True)


def test_each_action_has_a_name_for_what_it_did() -> None:
    assert Did.OTHER not in map(Did, ActionKind)


async def test_what_a_click_did_is_told_on_its_own_server_only(world: World) -> None:
    table = await world.game()
    call, prompt, move = await world.next_answer(table)
    done = await world.service.play(call, prompt, move)
    again = await world.service.play(call, prompt, move)
    assert again == Receipt(Did.PLAYED, done.table, repeated=True)
    for forged in (replace(call, server=ABROAD), replace(call, interaction=2**80)):
        with pytest.raises(UnknownTable):
            await world.service.play(forged, prompt, move)


async def test_a_call_given_up_halfway_is_done_wholly_or_not_at_all(world: World) -> None:
    """Cancelled after every possible number of steps of the event loop."""
    table = await world.game("lucky_numbers")  # no board is full after so few answers
    carried_out = 0
    for steps in range(24):
        call, prompt, move = await world.next_answer(table)
        length = (await world.table(table)).length
        task = asyncio.create_task(world.service.play(call, prompt, move))
        for _ in range(steps):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await world.service.close()
        done = await world.was_carried_out(call)
        carried_out += done
        assert (await world.table(table)).length == length + done
        assert (await world.service.play(call, prompt, move)).repeated == done
    assert carried_out


async def test_a_look_given_up_halfway_harms_nobody(world: World) -> None:
    table = await world.game("lucky_numbers")
    for steps in range(24):
        task = asyncio.create_task(world.service.view(HOME, table, ANN))
        for _ in range(steps):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await world.play_one(table)
    assert (await world.table(table)).length == 24


async def test_a_refusal_nobody_waits_for_is_not_reported_as_lost(
    world: World, recwarn: pytest.WarningsRecorder
) -> None:
    table = await world.game()
    task = asyncio.create_task(world.service.play(world.call(table, ANN), 77, "pass"))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises((asyncio.CancelledError, Refusal)):
        await task
    await world.service.close()
    assert not recwarn.list
