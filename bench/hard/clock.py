"""The system's clock jumps, during a run and between runs: nobody is answered for because of it."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack
from datetime import datetime, timedelta

import discord

from bench.hard.table import Row, progress, times
from bench.hard.world import scratch
from core.model.table import Status
from tests.channel.player import asked, click_through, game_buttons
from tests.channel.world import TICK, World, make_client, playing
from tests.publishing.test_clock import defaults

JUMPS = 400
TURN = 600
FAR = timedelta(days=4000)
"""How far off the clock may be; it jumps by anything from seconds to years."""


class System:
    """A system's clock that somebody sets."""

    def __init__(self) -> None:
        self.moved = timedelta()

    def __call__(self) -> datetime:
        return discord.utils.utcnow() + self.moved

    def jump(self, chance: random.Random) -> None:
        step = timedelta(seconds=chance.choice((-1, 1)) * 10 ** chance.uniform(0, 8))
        self.moved = max(min(self.moved + step, FAR), -FAR)


async def run(share: float) -> list[Row]:
    jumps, chance, system = times(JUMPS, share), random.Random(6), System()
    row, restarts, moves = Row("clock jumps"), 0, 0
    with scratch("clock") as folder:
        async with AsyncExitStack() as stack:
            world = await stack.enter_async_context(playing(folder, system=system))
            for jump in range(jumps):
                progress(f"clock: {jump} of {jumps} jumps")
                await _move(world, chance)
                moves += 1
                system.jump(chance)
                if jump % 5 == 4:
                    await world.env.restart_bot(make_client(world.database, system=system))
                    await world.env.settle()
                    restarts += 1
                await world.env.advance_time(3 * TICK)
                row.wrong += await _far_away(world, system)
            row.wrong += [
                f"table {table}: prompt {prompt} was answered by the clock"
                for table, prompt, _ in await defaults(world)
            ]
    row.count = f"{jumps} jumps, {moves} moves"
    row.notes = f"{restarts} of them while the bot did not run"
    return [row]


async def _move(world: World, chance: random.Random) -> None:
    """Let somebody who is asked move, at a new table if the last one is over."""
    tables = await world.tables.tables(world.server, Status.PLAYING, limit=1)
    if not tables:
        await world["ada"].slash(world.channel, "newgame", game="qwixx", turn_time=TURN)
        await world.press("ben", "Join")
        await world.press("ada", "Start")
    board = [message for message in world.clickable() if game_buttons(message)][-1]
    await click_through(world, asked(world, board)[0], board, chance)


async def _far_away(world: World, system: System) -> list[str]:
    """Return the deadlines that are further away than a turn lasts."""
    wrong = []
    for table in await world.tables.tables(world.server, Status.PLAYING, limit=10):
        due = (await world.tables.view(world.server, table.id)).due
        if due is None or due.turn is None:
            wrong.append(f"table {table.id} has no deadline")
        elif due.turn - system() > timedelta(seconds=TURN):
            wrong.append(f"table {table.id} has its deadline {due.turn - system()} from now")
    return wrong
