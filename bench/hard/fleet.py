"""Replace processes that share the shards of one bot while people play on all of them.

Real processes behind real sockets on one PostgreSQL, a shard each, with two people on each server
who press buttons without a pause. The next process is ready and the old one is stopped; the same,
but the old one is killed; the old one is stopped and another started. In the last way nobody is
there for a while: clicks made then are counted, but not as faults.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from bench.hard.bots import migrated
from bench.hard.table import Row, progress, times
from bench.hard.world import LATE, Control
from bench.service import running_postgres
from tests.databases import new_postgres
from tests.wire import fleet
from tests.wire.fleet import Fleet

SHARDS = 3
REPLACED = 30
"""Processes, in each way."""
PATIENCE, NOBODY = 20.0, 4.0
"""Seconds after which a click counts as missed; the same where nobody may be there."""
PLAY = 2.0
"""Seconds of play between two of them."""

Way = Callable[[Fleet, int], Awaitable[object]]


async def _stopped(many: Fleet, shard: int) -> None:
    await many.follow(shard, await many.ready(shard))


async def _killed(many: Fleet, shard: int) -> None:
    await many.follow(shard, await many.ready(shard), kill=True)


async def _restarted(many: Fleet, shard: int) -> None:
    await many.restart(shard)


WAYS: dict[str, Way] = {
    "stopped, the next one ready": _stopped,
    "killed, the next one ready": _killed,
    "stopped, another one started": _restarted,
}


async def run(share: float) -> list[Row]:
    with running_postgres() as server:
        return [
            await _replace(new_postgres(server, f"fleet_{number}"), way, times(REPLACED, share))
            for number, way in enumerate(WAYS)
        ]


async def _replace(address: str, way: str, count: int) -> Row:
    row = Row(f"{SHARDS} processes by shards: {way}")
    await migrated(address)
    is_gapless = WAYS[way] is not _restarted
    patience = PATIENCE if is_gapless else NOBODY
    async with fleet.playing(address, SHARDS, patience=patience) as many, watched() as control:
        async with many.people():
            for number in range(count):
                progress(f"fleet, {way}: {number} of {count}")
                await asyncio.sleep(PLAY)
                await WAYS[way](many, number % SHARDS)
                row.late += _late(many, control)
            await asyncio.sleep(PLAY)
        row.late += _late(many, control)
        await _settle(row, many, is_gapless=is_gapless)
        row.count = f"{count} replaced, {row.count}"
        row.notes += f"; control {control.worst:.1f}"
    return row


@asynccontextmanager
async def watched() -> AsyncIterator[Control]:
    control = Control()
    watching = asyncio.create_task(control.watch())
    try:
        yield control
    finally:
        watching.cancel()
        await asyncio.wait({watching})


def _late(many: Fleet, control: Control) -> list[str]:
    """Return what was answered late since the last call."""
    waits = [wait for server in many.servers for wait in server.tally.waits]
    for server in many.servers:
        server.tally.waits.clear()
    slow = [end - begin for begin, end in waits if end - begin > LATE * control.during(begin, end)]
    return [f"a click was answered after {each:.1f} seconds" for each in slow]


async def _settle(row: Row, many: Fleet, *, is_gapless: bool) -> None:
    tallies = [server.tally for server in many.servers]
    clicks, missed = (sum(getattr(each, name) for each in tallies) for name in ("clicks", "missed"))
    lost, doubled = await many.wrong()
    row.lost += ["a move that was acknowledged is not stored"] * lost
    row.doubled += ["a click has made two moves"] * doubled
    row.late += ["a click was not answered"] * (missed if is_gapless else 0)
    status, said = await many.command("check")
    row.wrong += said if status else []
    told = sum(each.restarting for each in tallies)
    row.count = f"{clicks} clicks"
    row.notes = f"{missed} missed ({missed / max(clicks, 1):.2%}), {told} asked to try again"
