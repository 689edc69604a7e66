"""Several processes share the shards of one bot, and follow each other without a gap."""

from __future__ import annotations

from argparse import Namespace
from datetime import UTC, datetime

from bot.ops.fleet import report as told
from bot.ops.operator import check
from tests.wire import fleet
from tests.wire.fleet import Fleet


async def test_processes_follow_each_other_while_people_play(on_server: str) -> None:
    async with fleet.playing(on_server, 2) as many:
        new = await many.ready(0)
        async with many.people():
            await some_moves(many)
            assert await many.follow(0, new) == 0
            await some_moves(many)
        report = await told(many.database, datetime.now(UTC))
        assert report.well, report.lines
        assert [line.split(" on ")[0] for line in report.lines] == [
            f"process {many.bots[shard].pid}" for shard in (0, 1)
        ]
        tallies = [server.tally for server in many.servers]
        assert [(each.missed, each.restarting) for each in tallies] == [(0, 0), (0, 0)]
        assert await many.wrong() == (0, 0)
        assert await check(many.database, Namespace(ratings=False, repair=False)) == 0


async def some_moves(many: Fleet, count: int = 2) -> None:
    """Wait until people have made so many more moves on each server."""
    wanted = [(server, len(server.tally.played) + count) for server in many.servers]
    await many.bridge.until(
        lambda: all(len(server.tally.played) >= least for server, least in wanted), "some moves"
    )
