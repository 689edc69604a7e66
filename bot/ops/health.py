"""Health and metrics; `endpoints.py` serves them.

Healthy means that the event loop is responsive, the gateway answers, the database accepts a write
and its file is where it was, files can be opened, no table stays unshown for too long, clicks are
answered, few requests are invalid, and the program is not shutting down.
Other modules report to `Metrics`, which has a registry of its own.
"""

from __future__ import annotations

import asyncio
import logging
import math
import resource
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path
from time import monotonic
from types import SimpleNamespace

import aiohttp
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from core.model.shards import Shards
from core.store import outbox, timestamps
from core.store.database import Database
from core.store.problems import StorageProblem

PROBE = "health"
LAG_EVERY = 0.25
LAG_KEPT = 40
WINDOW = 600.0
"""Seconds for which trouble is remembered."""
KEPT = 10_000
"""Discord bans an address after this many invalid requests in a window, so counting stops here."""
INVALID = frozenset({401, 403, 429})
SECONDS = (0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 2.5, 3.0, 5.0)
"""Discord allows three seconds to answer a click."""

GONE = "the database file is gone or another one"
UNCONNECTED = "there is no connection to Discord"
FILES = "nearly all files are open that may be"
UNANSWERED = "clicks go unanswered"
UNSHOWN = "boards wait to be shown"
MENDABLE = frozenset({UNCONNECTED, FILES, UNANSWERED, UNSHOWN})
"""What a restart can mend. Trouble with the database is not part of it: a running program tells
everybody who clicks, and a restarted one would make a new file in place of a lost one."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Thresholds:
    """The limits beyond which the program is unhealthy, in seconds except for `invalid`."""

    lag: float = 0.5
    latency: float = 10.0
    unshown: float = 60.0
    invalid: int = 2000
    """Requests per ten minutes: a fifth of what makes Discord ban an address."""
    unanswered: int = 5
    """Clicks per ten minutes that got no answer at all."""
    files: float = 0.9
    """Share of the files that this process may have open."""
    probe: float = 2.0
    """For one write to the database."""


class _Recent:
    """Counts what has happened within the window."""

    def __init__(self) -> None:
        self._at: deque[float] = deque(maxlen=KEPT)

    def note(self) -> None:
        self._at.append(monotonic())

    def __len__(self) -> int:
        while self._at and self._at[0] < monotonic() - WINDOW:
            self._at.popleft()
        return len(self._at)


class Metrics:
    """Counters for the other modules. Every method is cheap and never fails."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        count = partial(Counter, registry=self.registry)
        gauge = partial(Gauge, registry=self.registry)
        self._clicks = count("rungs_clicks", "Clicks and commands", ("kind", "outcome"))
        self._publishes = count("rungs_publishes", "Public messages", ("how",))
        self._retries = count("rungs_retries", "Calls to Discord made again", ("reason",))
        self._requests = count("rungs_requests", "Answers of Discord", ("status",))
        self._invalid = count(
            "rungs_invalid_requests", "Answers that count toward a ban", ("status",)
        )
        self._answers = Histogram(
            "rungs_answer_seconds",
            "From a click to its answer",
            ("kind",),
            buckets=SECONDS,
            registry=self.registry,
        )
        self._healthy = gauge("rungs_healthy", "1 if /healthz finds nothing wrong, else 0")
        self._unshown = gauge("rungs_unshown", "Tables with news nobody has been shown")
        self._lag = gauge("rungs_loop_lag_seconds", "How late the event loop is")
        self._latency = gauge("rungs_gateway_latency_seconds", "To Discord and back")
        self._silences = count("rungs_unanswered", "Clicks and commands that got no answer")
        ProcessCollector(registry=self.registry)
        self._invalid_at, self._unanswered_at = _Recent(), _Recent()

    def clicked(self, kind: str, outcome: str, seconds: float) -> None:
        """Count an answered click or command. Keep kinds and outcomes few, without ids."""
        self._clicks.labels(kind, outcome).inc()
        self._answers.labels(kind).observe(seconds)

    def unanswered(self) -> None:
        self._silences.inc()
        self._unanswered_at.note()

    def published(self, how: str) -> None:
        """Count a public message posted or edited."""
        self._publishes.labels(how).inc()

    def retried(self, reason: str) -> None:
        self._retries.labels(reason).inc()

    def answered(self, status: int, *, shared: bool = False) -> None:
        """Count a response from Discord. Shared rate limits do not count as invalid."""
        self._requests.labels(str(status)).inc()
        if status in INVALID and not shared:
            self._invalid.labels(str(status)).inc()
            self._invalid_at.note()

    @property
    def invalid(self) -> int:
        """Return how many requests of the last ten minutes Discord counts toward a ban."""
        return len(self._invalid_at)

    @property
    def silent(self) -> int:
        """Return how many clicks of the last ten minutes got no answer."""
        return len(self._unanswered_at)

    def trace(self) -> aiohttp.TraceConfig:
        """Return a trace for `discord.Client` that sees every response, even retried ones."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._saw)
        return trace

    async def _saw(
        self, _session: object, _context: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        shared = end.response.headers.get("X-RateLimit-Scope") == "shared"
        self.answered(end.response.status, shared=shared)

    def expose(self, report: HealthReport) -> bytes:
        """Return all metrics in Prometheus format, those of the process included."""
        self._healthy.set(report.healthy)
        self._unshown.set(report.unshown)
        self._lag.set(report.loop_lag)
        self._latency.set(math.nan if report.latency is None else report.latency)
        return generate_latest(self.registry)


@dataclass(frozen=True, slots=True)
class HealthReport:
    """The result of a health check; `problems` is empty when the program is healthy."""

    problems: tuple[str, ...]
    loop_lag: float
    latency: float | None
    database: bool
    unshown: int
    oldest_unshown: float
    """Seconds by which the longest-waiting table is overdue."""
    invalid_requests: int
    draining: bool

    @property
    def healthy(self) -> bool:
        return not self.problems

    @property
    def mendable(self) -> tuple[str, ...]:
        """Return the problems that a restart can mend."""
        if self.draining or not self.database or GONE in self.problems:
            return ()
        return tuple(problem for problem in self.problems if problem in MENDABLE)


class Health:
    """Checks the parts of the running program."""

    def __init__(
        self,
        database: Database,
        metrics: Metrics,
        now: Callable[[], datetime],
        *,
        shards: Callable[[], Shards],
        latency: Callable[[], float],
        draining: Callable[[], bool],
        limits: Thresholds | None = None,
    ) -> None:
        self.metrics = metrics
        self._limits = limits or Thresholds()
        self._database = database
        self._now = now
        self._shards = shards
        self._latency = latency
        self._draining = draining
        self._probe: asyncio.Task[bool] | None = None
        self._lags: deque[float] = deque([0.0], maxlen=LAG_KEPT)

    async def report(self) -> HealthReport:
        writes = await self._database_writes()
        unshown, oldest = await self._waiting() if writes else (0, 0.0)
        measured = self._latency()
        latency = measured if math.isfinite(measured) else None
        lag, invalid, draining = max(self._lags), self.metrics.invalid, self._draining()
        most = self._limits
        problems = {
            "the event loop is late": lag > most.lag,
            UNCONNECTED: latency is None,
            "Discord answers slowly": latency is not None and latency > most.latency,
            "the database takes no writes": not writes,
            GONE: not self._database.backend.is_in_place(),
            FILES: _open_files() > most.files,
            UNANSWERED: self.metrics.silent > most.unanswered,
            UNSHOWN: oldest > most.unshown,
            "Discord refuses many requests": invalid > most.invalid,
            "shutting down": draining,
        }
        found = tuple(words for words, true in problems.items() if true)
        return HealthReport(found, lag, latency, writes, unshown, oldest, invalid, draining)

    async def _database_writes(self) -> bool:
        """Return whether a write succeeds in time.

        A probe that hangs is left running: canceling it would wait for the database too.
        """
        if self._probe is None or self._probe.done():
            self._probe = asyncio.create_task(self._write())
        await asyncio.wait({self._probe}, timeout=self._limits.probe)
        return self._probe.done() and self._probe.result()

    async def _write(self) -> bool:
        try:
            await self._database.transact(timestamps.put, PROBE, self._now())
        except StorageProblem:
            return False
        return True

    async def _waiting(self) -> tuple[int, float]:
        """Return how many of our tables are unshown and by how much the oldest is overdue.

        Tables postponed because of errors in their channel count as unshown, not as overdue.
        """
        count, first = await self._database.look(outbox.backlog, self._shards())
        overdue = (self._now() - first).total_seconds() if first else 0.0
        return count, max(overdue, 0.0)

    async def watch_loop(self) -> None:
        """Measure the lag of the event loop until canceled."""
        while True:
            before = monotonic()
            await asyncio.sleep(LAG_EVERY)
            self._lags.append(monotonic() - before - LAG_EVERY)


def _open_files() -> float:
    """Return the share in use of the files that this process may have open."""
    try:
        used = len(list(Path("/proc/self/fd").iterdir()))
    except FileNotFoundError:  # not Linux
        return 0.0
    except OSError:  # not even this folder could be opened
        return 1.0
    return used / resource.getrlimit(resource.RLIMIT_NOFILE)[0]
