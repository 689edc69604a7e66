"""Two processes carry out the same clicks at the same time, each with a cache of its own.

Both get every click, in an order of their own: two people's clicks on one prompt, several of each,
with the same ids in both processes. Every seat's answer counts once, every click at most once.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import random
from collections import Counter
from contextlib import suppress
from datetime import UTC, datetime
from multiprocessing.connection import Connection
from typing import NamedTuple

from bench.hard.table import Row, progress, times
from bench.hard.world import scratch
from bench.service import postgres_server
from core.engine.errors import Refusal
from core.model.calls import Call, Receipt
from core.model.table import Status
from core.store import schema
from core.store.database import Database
from core.tables.service import TableService
from tests.databases import dump
from tests.tables.hard_player import faults_in
from tests.tables.world import ANN, BO, HOME, PLENTY, World, make_world

ROUNDS = 200
"""On each of the two databases."""
TABLES, CLICKS, PROCESSES = 4, 10, 2
"""In a round: tables, clicks on each, and processes that carry out all of them."""


class Try(NamedTuple):
    call: Call
    prompt: int
    move: str


class Outcome(NamedTuple):
    click: int
    counted: bool
    wrong: str = ""


def _work(address: str, pipe: Connection, seed: int) -> None:
    """The life of a process: rounds come over the pipe."""
    asyncio.run(_carry_out(address, pipe, random.Random(seed)))


async def _carry_out(address: str, pipe: Connection, chance: random.Random) -> None:
    database = Database(address)
    service = TableService(database, lambda: datetime.now(UTC), limits=PLENTY)
    with suppress(EOFError):
        while True:
            tries: list[Try] = await asyncio.to_thread(pipe.recv)
            chance.shuffle(tries)
            pipe.send(await asyncio.gather(*(_try(service, each) for each in tries)))
    await service.close()
    await database.close()


async def _try(service: TableService, one: Try) -> Outcome:
    click = one.call.interaction
    try:
        done: Receipt = await service.play(one.call, one.prompt, one.move)
    except Refusal:
        return Outcome(click, counted=False)
    except Exception as problem:  # noqa: BLE001 - told in the table
        return Outcome(click, counted=False, wrong=repr(problem))
    return Outcome(click, counted=not done.repeated)


async def run(share: float) -> list[Row]:
    rounds = times(ROUNDS, share)
    with scratch("races") as folder, postgres_server() as postgres:
        places = {"SQLite": f"sqlite:///{folder}/rungs.sqlite3", "PostgreSQL": postgres("races")}
        return [await _race(name, address, rounds) for name, address in places.items()]


async def _race(name: str, address: str, rounds: int) -> Row:
    row = Row(f"racing processes, {name}")
    database = Database(address)
    await schema.migrate(database)
    context = multiprocessing.get_context("forkserver")
    pipes = [context.Pipe() for _ in range(PROCESSES)]
    processes = [
        context.Process(target=_work, args=(address, there, seed), daemon=True)
        for seed, (_, there) in enumerate(pipes)
    ]
    for process in processes:
        process.start()
    try:
        world = make_world(database)
        tried, counted = await _rounds(world, [here for here, _ in pipes], rounds, name, row)
        rows = (await dump(database))["moves"]
        row.doubled += [
            f"click {click} is stored {n} times"
            for click, n in Counter(each[5] for each in rows).items()
            if n > 1
        ]
        if len(rows) != counted:
            kind = row.lost if len(rows) < counted else row.doubled
            kind.append(f"{counted} answers counted, {len(rows)} are stored")
        row.wrong += await faults_in(database)
        row.count = f"{tried} clicks, {counted} counted"
        await world.service.close()
    finally:
        for process in processes:
            process.kill()
            process.join()
        await database.close()
    return row


async def _rounds(
    world: World, pipes: list[Connection], rounds: int, name: str, row: Row
) -> tuple[int, int]:
    tried = counted = 0
    tables = [await world.game(turn_seconds=3600) for _ in range(TABLES)]
    for number in range(rounds):
        progress(f"races on {name}: {number} of {rounds} rounds, {tried} clicks")
        tables = [await _playable(world, table) for table in tables]
        before = {table: await world.asked(table) for table in tables}
        tries = [one for table in tables for one in await _tries(world, table)]
        for pipe in pipes:
            pipe.send(tries)
        outcomes = [one for pipe in pipes for one in await asyncio.to_thread(pipe.recv)]
        tried += len(outcomes)
        counted += sum(one.counted for one in outcomes)
        row.wrong += [one.wrong for one in outcomes if one.wrong]
        for table, seen in before.items():
            owed = len(seen.prompt.seats) if seen.prompt else 0
            grown = (await world.table(table)).length - seen.table.length
            if grown != owed:
                kind = row.lost if grown < owed else row.doubled
                kind.append(f"table {table}: {grown} answers for {owed} asked")
    return tried, counted


async def _playable(world: World, table: int) -> int:
    playing = (await world.table(table)).status is Status.PLAYING
    return table if playing else await world.game(turn_seconds=3600)


async def _tries(world: World, table: int) -> list[Try]:
    looks = {user: await world.service.view(HOME, table, user) for user in (ANN, BO)}
    found = []
    for click in range(CLICKS):
        user = (ANN, BO)[click % 2]
        moves = looks[user].choices or looks[BO if user == ANN else ANN].choices
        prompt = looks[user].prompt
        move = str(world.chance.choice(moves))
        found.append(Try(world.call(table, user), prompt.number if prompt else 0, move))
    return found
