"""Several processes share the shards of one bot, and follow each other without a gap."""

from __future__ import annotations

from argparse import Namespace
from datetime import UTC, datetime

from bot.ops.fleet import report as told
from bot.ops.operator import check
from tests.wire import fleet


async def test_processes_follow_each_other_while_people_play(on_server: str) -> None:
    async with fleet.playing(on_server, 2) as many:
        for server in many.servers:
            await server.open()
        async with many.people():
            assert await many.follow(0) == 0
        report = await told(many.database, datetime.now(UTC))
        assert report.well, report.lines
        assert [line.split(" on ")[0] for line in report.lines] == [
            f"process {many.bots[shard].pid}" for shard in (0, 1)
        ]
        tallies = [server.tally for server in many.servers]
        assert [(each.missed, each.restarting) for each in tallies] == [(0, 0), (0, 0)]
        assert all(len(each.played) > 1 for each in tallies)
        assert await many.wrong() == (0, 0)
        assert await check(many.database, Namespace(ratings=False, repair=False)) == 0
