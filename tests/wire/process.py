"""Run a bot as a separate process."""

import asyncio
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from tests.programs import ROOT, environment
from tests.wire.bridge import Bridge


class BotProcess:
    def __init__(self, process: asyncio.subprocess.Process, bridge: Bridge) -> None:
        self._process = process
        self._bridge = bridge
        self._is_to_end = False

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        return self._process.returncode

    async def kill(self) -> None:
        """Send SIGKILL: nothing is closed, flushed or said."""
        self._is_to_end = True
        self._process.kill()
        await self._process.wait()

    async def terminate(self) -> int:
        self._is_to_end = True
        self._process.terminate()
        await self._bridge.until(lambda: self.returncode is not None, "the bot's end after SIGTERM")
        return await self._process.wait()

    def note_end(self) -> None:
        """Tell those who wait for something of this process that it has ended by itself."""
        if not self._is_to_end:
            self._bridge.lost = f"process {self.pid} ended with {self.returncode}"


async def start(
    bridge: Bridge, module: str, *arguments: str, env: Mapping[str, str] | None = None
) -> BotProcess:
    """Start the module and return once it has identified at the gateway."""
    before = bridge.gateway.identified
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "tests.wire.launch", module, *arguments),
        cwd=ROOT,
        env=environment(RUNGS_WIRE=bridge.address, **(env or {})),
    )
    bot = BotProcess(process, bridge)
    ended = asyncio.ensure_future(process.wait())
    ended.add_done_callback(lambda _: bridge.change())
    try:
        await bridge.until(
            lambda: bridge.gateway.identified > before or ended.done(), f"{module} to identify"
        )
    except BaseException:
        await bot.kill()
        raise
    if ended.done():
        raise RuntimeError(f"{module} ended with {process.returncode} before it connected")
    ended.add_done_callback(lambda _: bot.note_end())
    return bot


@asynccontextmanager
async def running(
    bridge: Bridge, module: str, *arguments: str, env: Mapping[str, str] | None = None
) -> AsyncIterator[BotProcess]:
    bot = await start(bridge, module, *arguments, env=env)
    try:
        yield bot
    finally:
        if bot.returncode is None:
            await bot.kill()
