"""What `health.py` knows, on 127.0.0.1: `/healthz` for supervisors, `/metrics` for Prometheus."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict

from aiohttp import web
from aiohttp.typedefs import Handler
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from bot.ops.health import Health
from bot.ops.settings import SettingsProblem

HOST = "127.0.0.1"
OWN_NAMES = frozenset({HOST, "localhost", "::1"})


@asynccontextmanager
async def listening(health: Health, port: int) -> AsyncIterator[int]:
    """Serve while the block runs and yield the bound port."""
    runner = web.AppRunner(_application(health), access_log=None, shutdown_timeout=0.5)
    try:
        await runner.setup()
        yield await _listen(runner, port)
    finally:
        await runner.cleanup()


@web.middleware
async def _for_this_machine(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse web pages whose own domain was made to point at this machine (DNS rebinding)."""
    if request.url.host not in OWN_NAMES:
        raise web.HTTPMisdirectedRequest
    return await handler(request)


def _application(health: Health) -> web.Application:
    async def healthz(_: web.Request) -> web.Response:
        report = await health.report()
        body = {"healthy": report.healthy, **asdict(report)}
        return web.json_response(body, status=200 if report.healthy else 503)

    async def metrics(_: web.Request) -> web.Response:
        text = health.metrics.expose(await health.report())
        return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})

    app = web.Application(middlewares=[_for_this_machine])
    app.add_routes([web.get("/healthz", healthz), web.get("/metrics", metrics)])
    return app


async def _listen(runner: web.AppRunner, port: int) -> int:
    """Return the bound port: the requested one, or any free one for 0."""
    try:
        await web.TCPSite(runner, HOST, port).start()
        return int(runner.addresses[0][1])
    except OSError as error:
        raise SettingsProblem(
            f"HEALTH_PORT: port {port} cannot be used: {error.strerror}"
        ) from None
