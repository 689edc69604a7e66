"""SimCord on the real clock.

SimCord is made for tests: time stands still, and every action waits until the bot is idle. Here
time runs, an action waits only for the bot's response to it, and the bot may act later or by
itself. Replaced internals of simcord 3.2.1: `Backend.clock`, and `Env._schedule_timer`,
`_settle_internal`, `_notify_dispatch_observers` and `_record_error`.
"""

import asyncio
import contextvars
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from typing import Any

import discord
import simcord
from simcord._dpy_internals import real_monotonic

ANSWER_SECONDS = 3.0  # Discord's limit for the first response
LOOK_SECONDS = 0.02

log = logging.getLogger(__name__)


class LiveClock:
    """Real time, except while the world's fixed ids are made."""

    def __init__(self) -> None:
        self._start = time.perf_counter()  # SimCord replaces time.monotonic with this clock
        self._held: datetime | None = None

    @property
    def elapsed(self) -> float:
        return time.perf_counter() - self._start

    def now(self) -> datetime:
        return self._held or datetime.now(UTC)

    def advance(self, seconds: float) -> None:
        raise NotImplementedError(f"Real time cannot be advanced by {seconds} seconds")

    @contextmanager
    def held(self, moment: datetime) -> Iterator[None]:
        self._held = moment
        try:
            yield
        finally:
            self._held = None


class LiveEnv(simcord.Env):
    """An environment in which time runs and nobody waits for the bot to be idle."""

    def __init__(self, client: discord.Client) -> None:
        sharded = isinstance(client, discord.AutoShardedClient) and client.shard_count is None
        super().__init__(client, check_errors=False, shard_count=1 if sharded else None)
        self.clock = LiveClock()
        self.backend.clock = self.clock  # type: ignore[assignment]
        self._asked: Any = None
        self._changes = 0

    @property
    def changes(self) -> int:
        """Return how often the bot has changed something, and empty SimCord's logs."""
        self._changes += sum(request.method != "GET" for request in self.http_requests)
        self.http_requests.clear()
        self.backend.transcript.clear()
        return self._changes

    def _notify_dispatch_observers(self, interaction: Any) -> None:  # noqa: ANN401
        self._asked = interaction
        super()._notify_dispatch_observers(interaction)

    async def _settle_internal(self, **_: Any) -> None:
        """Wait only for the response to the interaction just sent, if any."""
        asked, self._asked = self._asked, None
        await asyncio.sleep(0)
        deadline = self.clock.elapsed + ANSWER_SECONDS
        # SimCord only sets a field, so there is no event to wait for.
        while asked and not asked.responded and self.clock.elapsed < deadline:  # noqa: ASYNC110
            await asyncio.sleep(LOOK_SECONDS)

    def _schedule_timer(
        self,
        record: Any,  # noqa: ANN401
        callback: Any,  # noqa: ANN401
        args: tuple[Any, ...],
        schedule_context: contextvars.Context | None,
    ) -> None:
        """Schedule each of the bot's timers in real time."""

        def fire() -> None:
            with suppress(ValueError):
                self._work.callbacks.remove(record)
            if record.handle.cancelled():
                return
            try:
                callback(*args)
            except BaseException as error:
                self._record_error(error)
                raise

        assert self._runtime is not None  # SimCord sets it before any timer
        due = real_monotonic() + max(record.when - self.clock.elapsed, 0.0)
        record.real_handle = self._runtime.call_at(due, fire, context=schedule_context)

    def _record_error(self, error: BaseException) -> None:
        log.error("The bot let an error through", exc_info=error)
        super()._record_error(error)
