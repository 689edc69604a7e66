"""Every call is scoped by its server; and whatever is said to the service, a refusal is the worst
that comes back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from core.engine.errors import Refusal, UnknownTable
from core.engine.rules import Level
from core.model.calls import Call, Order
from core.model.table import Status
from core.tables import lobby, play
from core.tables.service import TableService
from tests.databases import dump
from tests.seeds import seeded
from tests.tables.world import ABROAD, ANN, BO, HOME, World

Doing = Callable[[TableService, Call], Awaitable[Any]]

CALLS: dict[str, Doing] = {
    "join": lambda service, call: service.change(call, lobby.join),
    "leave": lambda service, call: service.change(call, lobby.leave),
    "add_ai": lambda service, call: service.change(call, lobby.add_ai, Level.EASY),
    "remove_ai": lambda service, call: service.change(call, lobby.remove_ai),
    "start": lambda service, call: service.change(call, lobby.start),
    "play": lambda service, call: service.play(call, 1, "pass"),
    "resign": lambda service, call: service.change(call, play.resign, with_ai=True),
    "forfeit": lambda service, call: service.change(call, play.resign, with_ai=False),
    "abort": lambda service, call: service.change(call, play.abort, moderator=True),
    "rematch": lambda service, call: service.rematch(call),
    "view": lambda service, call: service.view(call.server, call.table, call.user),
    "series": lambda service, call: service.series(call.server, call.table),
    "record": lambda service, call: service.record(call.server, call.table),
    "playback": lambda service, call: service.playback(call.server, call.table),
    "hint": lambda service, call: service.hint(call.server, call.table, call.user),
    "think": lambda service, call: service.think(call.server, call.table),
}


@pytest.mark.parametrize("doing", CALLS)
async def test_a_table_of_another_server_does_not_exist(world: World, doing: str) -> None:
    tables = [await world.lobby(), await world.game(), await world.game()]
    await world.finish(tables[2])
    before = await dump(world.database)
    for table in tables:
        with pytest.raises(UnknownTable):
            await CALLS[doing](world.service, world.call(table, ANN, server=ABROAD))
    assert await dump(world.database) == before


async def test_another_servers_tables_are_not_listed(world: World) -> None:
    await world.lobby()
    assert await world.service.tables(ABROAD, *Status) == []


STRANGE = [0, -1, 1, 2, 3, ANN, BO, 2**31, 2**32, 2**63 - 1, 2**63, -(2**63), -(2**63) - 1, 2**64]
STRANGE += [10**40, -(10**40)]
TEXTS = [
    "",
    "pass",
    "r5",
    "\0",
    "r5\0",
    "'; DROP TABLE moves; --",
    "\ud800",
    "🎲" * 50,
    "x" * 100_000,
]
TEXTS += ["13@b2", "PASS", " pass", "\n", "%s", "?", "\\x00", "None"]


@pytest.mark.parametrize("doing", CALLS)
async def test_strange_numbers_are_refused_and_change_nothing(world: World, doing: str) -> None:
    await world.lobby()
    await world.game()
    before = await dump(world.database)
    chance = seeded(doing)
    for number in STRANGE:
        strange = [Call(HOME, 10**6, ANN, 5), Call(number, 1, 555, 5), Call(HOME, 1, 2**70, 6)]
        strange += [Call(HOME, number or 50, 555, 7), Call(HOME, 77, 555, number)]
        strange += [Call(*(chance.choice(STRANGE[8:]) for _ in range(4)))]
        for call in strange:
            if (call.server, call.table) in {(HOME, 1), (HOME, 2)} and doing in READS | {"abort"}:
                continue  # anybody may look, and the moderator may abort
            if doing == "join" and call.user == 555 and call.table == 1 and call.server == HOME:
                continue
            with pytest.raises(Refusal):
                await CALLS[doing](world.service, call)
    assert await dump(world.database) == before


READS = {"view", "series", "think"}


async def test_strange_moves_and_prompts_are_refused_and_change_nothing(world: World) -> None:
    table = await world.game("lucky_numbers")
    seen, user, _ = await world.turn(table)
    assert seen.prompt
    legal = {str(move) for move in seen.choices}
    before = await dump(world.database)
    tries = [(seen.prompt.number, text) for text in TEXTS if text not in legal]
    tries += [(number, text) for number in (*STRANGE, 10**40) for text in (*TEXTS[:3], *legal)]
    for prompt, text in tries:
        if prompt == seen.prompt.number and text in legal:
            continue
        with pytest.raises(Refusal):
            await world.service.play(world.call(table, user), prompt, text)
    assert await dump(world.database) == before


async def test_strange_orders_are_refused_and_change_nothing(world: World) -> None:
    before = await dump(world.database)
    orders = [Order(text) for text in TEXTS]
    orders += [Order("qwixx", options={text: "x"}) for text in TEXTS]
    orders += [Order("lucky_numbers", games=text) for text in TEXTS]
    orders += [Order("qwixx", turn_seconds=number) for number in STRANGE if number not in range(99)]
    orders = [each for each in orders if each.turn_seconds not in {ANN, BO}]
    for order in orders:
        with pytest.raises(Refusal):
            await world.service.open(HOME, 11, ANN, next(world.clicks), order)
    for number in STRANGE:
        if -(2**63) <= number < 2**63:
            continue
        for ids in ((number, 1, 1, 1), (1, number, 1, 1), (1, 1, number, 1), (1, 1, 1, number)):
            with pytest.raises(Refusal):
                await world.service.open(*ids, Order("qwixx"))
    assert await dump(world.database) == before


async def test_strange_seats_and_filters_find_nothing(world: World) -> None:
    table = await world.lobby()
    before = await dump(world.database)
    for number in STRANGE:
        with pytest.raises(Refusal):
            await world.service.change(world.call(table, ANN), lobby.remove_ai, number)
        if number not in {ANN, BO}:
            assert await world.service.tables(HOME, *Status, user=number) == []
        assert await world.service.tables(HOME, *Status, channel=number) == []
        if number != HOME:
            assert await world.service.tables(number, *Status) == []
        seen = await world.service.view(HOME, table, number)
        assert (seen.seat is None) == (number not in {ANN, BO})
    assert await dump(world.database) == before


async def test_random_calls_never_break_the_service(world: World) -> None:
    """A crowd that clicks on everything, right or wrong: refusals, and a table that replays."""
    chance = seeded(3)
    tables = [await world.lobby(), await world.game(people=(ANN, BO, 103))]
    for _ in range(150):
        doing = chance.choice(list(CALLS))
        call = world.call(chance.choice([*tables, 99]), chance.choice([ANN, BO, 103, 555]))
        try:
            await CALLS[doing](world.service, call)
        except Refusal:
            continue
    fresh = TableService(world.database, world.clock)
    for table in tables:
        assert await fresh.view(HOME, table) == await world.service.view(HOME, table)
