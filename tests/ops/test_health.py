"""Health and metrics over real HTTP."""

from __future__ import annotations

import asyncio
import json
import math
import resource
import shutil
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from sqlalchemy import text

from bot.ops.endpoints import HOST
from bot.ops.health import GONE, Health, Metrics, Thresholds
from bot.ops.supervisor import serving
from core.model.calls import Order
from core.model.shards import ONE_SHARD, Shards
from core.store import outbox
from core.store.database import Database
from core.tables.service import TableService
from tests.patience import SECONDS, waiting_for

NOW = datetime(2026, 1, 1, tzinfo=UTC)


class State:
    shards = ONE_SHARD
    latency = 0.05
    draining = False


@pytest.fixture
def state() -> State:
    return State()


@pytest.fixture
def health(database: Database, state: State) -> Health:
    return make_health(database, state, Thresholds(lag=math.inf, probe=SECONDS))


def make_health(database: Database, state: State, limits: Thresholds) -> Health:
    """Limits that a busy machine would reach are for the tests of those limits."""
    return Health(
        database,
        Metrics(),
        lambda: NOW,
        shards=lambda: state.shards,
        latency=lambda: state.latency,
        draining=lambda: state.draining,
        limits=limits,
    )


@asynccontextmanager
async def served(health: Health) -> AsyncIterator[int]:
    async with serving(health, 0) as port:
        assert port
        yield port


async def get(port: int, path: str) -> tuple[int, str]:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://{HOST}:{port}{path}") as answer,
    ):
        return answer.status, await answer.text()


async def healthz(port: int) -> tuple[int, dict[str, Any]]:
    status, text = await get(port, "/healthz")
    return status, json.loads(text)


async def test_all_well(health: Health) -> None:
    async with served(health) as port:
        status, body = await healthz(port)
    assert status == 200
    assert body["healthy"] is True
    assert body["problems"] == []
    assert body["latency"] == 0.05


async def test_no_gateway_or_a_slow_one_is_not_well(health: Health, state: State) -> None:
    async with served(health) as port:
        state.latency = math.nan
        assert (await healthz(port))[1]["problems"] == ["there is no connection to Discord"]
        state.latency = 30.0
        status, body = await healthz(port)
    assert (status, body["problems"]) == (503, ["Discord answers slowly"])


async def test_a_foreign_name_for_this_machine_is_not_answered(health: Health) -> None:
    async with served(health) as port, aiohttp.ClientSession() as session:
        for path in ("/healthz", "/metrics"):
            url = f"http://{HOST}:{port}{path}"
            for host, status in ((f"evil.test:{port}", 421), (f"localhost:{port}", 200)):
                async with session.get(url, headers={"Host": host}) as answer:
                    assert answer.status == status


async def test_draining_is_told(health: Health, state: State) -> None:
    state.draining = True
    async with served(health) as port:
        status, body = await healthz(port)
    assert (status, body["problems"], body["draining"]) == (503, ["shutting down"], True)


async def test_a_blocked_loop_is_seen(database: Database, state: State) -> None:
    health = make_health(database, state, Thresholds(lag=0.5, probe=SECONDS))
    async with served(health) as port, waiting_for("the lag to be seen"):
        await asyncio.sleep(0)  # the watch begins
        time.sleep(1.0)  # noqa: ASYNC251 - blocking the loop is the point
        while (answer := await healthz(port))[0] == 200:
            pass
    status, body = answer
    assert status == 503
    assert body["problems"] == ["the event loop is late"]
    assert body["loop_lag"] > 0.5


async def test_a_locked_database_is_seen(database: Database, state: State) -> None:
    health = make_health(database, state, Thresholds(lag=math.inf, probe=0.2))
    async with served(health) as port:
        async with database.engine.begin() as writer:
            await writer.execute(text("DELETE FROM marks"))  # the lock is taken by the first one
            status, body = await healthz(port)
        assert (status, body["database"]) == (503, False)
        assert "the database takes no writes" in body["problems"]
        async with waiting_for("the database to be seen writing again"):
            while (await healthz(port))[0] != 200:
                pass


async def test_a_board_nobody_shows_is_seen(
    health: Health, database: Database, state: State
) -> None:
    tables = TableService(database, now=lambda: NOW - timedelta(minutes=3))
    done = await tables.open(1, 2, 3, 4, Order("qwixx"))
    async with served(health) as port:
        status, body = await healthz(port)
        assert (status, body["problems"]) == (503, ["boards wait to be shown"])
        assert (body["unshown"], body["oldest_unshown"]) == (1, 180.0)
        state.shards = Shards(2, frozenset({1}))
        assert (await healthz(port))[0] == 200, "another process looks after that server"
        state.shards = ONE_SHARD
        await database.transact(outbox.postpone, done.table.id, NOW + timedelta(minutes=5))
        status, body = await healthz(port)
        assert (status, body["unshown"], body["oldest_unshown"]) == (200, 1, 0.0)


async def test_many_refused_requests_are_seen(health: Health) -> None:
    for _ in range(Thresholds().invalid + 1):
        health.metrics.answered(403)
    async with served(health) as port:
        assert (await healthz(port))[1]["problems"] == ["Discord refuses many requests"]


async def test_clicks_without_an_answer_are_seen(health: Health) -> None:
    for _ in range(Thresholds().unanswered + 1):
        health.metrics.unanswered()
    async with served(health) as port:
        assert (await healthz(port))[1]["problems"] == ["clicks go unanswered"]


async def test_a_file_that_is_gone_or_another_one_is_seen(
    health: Health, database: Database
) -> None:
    file = Path(database.url.database or "")
    other = file.with_name("other")
    shutil.copy(file, other)
    async with served(health) as port:
        assert (await healthz(port))[0] == 200
        for change in (lambda: other.replace(file), file.unlink):
            change()
            assert GONE in (await healthz(port))[1]["problems"]


def open_files() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


async def test_files_that_run_out_are_seen(health: Health) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    async with served(health) as port:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (open_files() + 8, hard))
            assert (await healthz(port))[1]["problems"] == ["nearly all files are open that may be"]
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def test_metrics_are_counted(health: Health) -> None:
    health.metrics.clicked("play", "ok", 0.12)
    health.metrics.clicked("play", "stale", 0.01)
    health.metrics.published("table")
    health.metrics.published("tournament")
    health.metrics.retried("503")
    async with served(health) as port:
        status, text = await get(port, "/metrics")
    lines = set(text.splitlines())
    assert status == 200
    assert lines >= {
        'rungs_clicks_total{kind="play",outcome="ok"} 1.0',
        'rungs_clicks_total{kind="play",outcome="stale"} 1.0',
        'rungs_answer_seconds_count{kind="play"} 2.0',
        'rungs_answer_seconds_bucket{kind="play",le="0.1"} 1.0',
        'rungs_publishes_total{how="table"} 1.0',
        'rungs_publishes_total{how="tournament"} 1.0',
        'rungs_retries_total{reason="503"} 1.0',
        "rungs_unshown 0.0",
        "rungs_gateway_latency_seconds 0.05",
    }


async def test_every_answer_of_discord_is_counted() -> None:
    """Over a real session, as discord.py makes one of `http_trace`."""

    async def answer(request: web.Request) -> web.Response:
        scope = {"X-RateLimit-Scope": "shared"} if "shared" in request.query else {}
        return web.Response(status=int(request.match_info["status"]), headers=scope)

    app = web.Application()
    app.add_routes([web.get("/{status}", answer)])
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, HOST, 0).start()
    port = runner.addresses[0][1]
    metrics = Metrics()
    async with aiohttp.ClientSession(trace_configs=[metrics.trace()]) as session:
        for path in ("200", "403", "429", "429?shared"):
            (await session.get(f"http://{HOST}:{port}/{path}")).release()
    await runner.cleanup()
    assert metrics.invalid == 2
    sample = metrics.registry.get_sample_value
    assert sample("rungs_requests_total", {"status": "429"}) == 2
    assert sample("rungs_invalid_requests_total", {"status": "429"}) == 1


async def test_without_a_port_nothing_is_served(health: Health) -> None:
    before = len(asyncio.all_tasks())
    async with serving(health, None):
        assert len(asyncio.all_tasks()) == before


async def test_two_programs_metrics_do_not_meet() -> None:
    one, other = Metrics(), Metrics()
    one.retried("503")
    assert other.registry.get_sample_value("rungs_retries_total", {"reason": "503"}) is None


async def test_only_this_machine_is_served(health: Health) -> None:
    async with served(health) as port:
        with socket.socket() as taken, pytest.raises(OSError, match="in use"):
            taken.bind((HOST, port))
        with socket.socket() as free:
            free.bind(("127.0.0.2", port))
