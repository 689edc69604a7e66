"""The clock: acts on due deadlines, shows unshown changes and records a heartbeat."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any

from discord.ext import tasks

from bot.publishing.arranger import Arranger
from bot.publishing.conductor import Conductor
from bot.publishing.departures import Departures
from bot.publishing.jobs import LAST_MOMENT, Jobs
from bot.publishing.publisher import Publisher
from bot.publishing.steady import SteadyTime
from bot.services import Services
from core.clocks import LONGEST_WAIT, SAME_TIME
from core.model.calls import Did, Receipt
from core.model.messages import Owed
from core.model.shards import Shards
from core.model.tournament import Tournament
from core.players import privacy
from core.store.problems import StorageProblem
from core.tables.outbox import Removal

TICK = 2.0
ALIVE_EVERY = 15
"""Ticks between two heartbeats."""
PURGE_EVERY = 43_200
"""Ticks between two purges of servers the bot has left: a day."""
AT_ONCE = 200
"""Deadlines handled in one tick; the rest wait for the next."""

OVERDUE = {Did.REMINDED, Did.TIME_UP}
"""What is done at tables where somebody keeps the others waiting."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Waiting:
    """The work pending at one tick."""

    overdue: bool
    ready: Sequence[Tournament]
    owed: Sequence[tuple[str, Owed]]
    unarranged: Sequence[Owed]
    """Tournaments whose news, event or prize may have to follow what is shown."""
    silent: Sequence[Owed]
    """Tables where people do not answer a question asked by an edit."""
    served: Sequence[Removal]
    """Messages that have served and are to be deleted."""


NOTHING = Waiting(overdue=False, ready=(), owed=(), unarranged=(), silent=(), served=())


class Timekeeper:
    def __init__(
        self,
        services: Services,
        publisher: Publisher,
        conductor: Conductor,
        arranger: Arranger,
        jobs: Jobs,
        departures: Departures,
        ready: Callable[[], Coroutine[Any, Any, None]],
        shards: Callable[[], Shards],
        heard: Callable[[], Shards],
        now: SteadyTime,
    ) -> None:
        """Wait for `ready` before the first tick: names and languages are known only then.

        Other processes look after the servers of other shards than `shards`. Nobody's time runs out
        while their clicks cannot reach us: `heard` tells whose do.
        """
        self._services = services
        self._publisher = publisher
        self._conductor = conductor
        self._arranger = arranger
        self._jobs = jobs
        self._departures = departures
        self._shards = shards
        self._heard = heard
        self._now = now
        self._last_heard: frozenset[int] = frozenset()
        self._ticks = 0
        self._ticking = False
        self.loop = tasks.loop(seconds=TICK)(self._tick)
        self.loop.before_loop(ready)

    async def stop(self, seconds: float) -> None:
        """Let the current tick finish: canceling it could interrupt a transaction."""
        clock = asyncio.get_running_loop()
        last = clock.time() + seconds
        self.loop.stop()
        task = self.loop.get_task()
        if task is not None:
            if self._ticking:
                await asyncio.wait({task}, timeout=seconds)
            task.cancel()
            await asyncio.wait({task}, timeout=LAST_MOMENT)
        await self._jobs.finish(last - clock.time())

    async def _tick(self) -> None:
        """Run one tick; log any error so that the clock keeps running."""
        self._ticking = True
        try:
            heard = await self._listen()
            await self._follow_system(heard)
            await self._do_what_waits(heard)
            if self._ticks % ALIVE_EVERY == 0:
                await self._services.clocks.alive(heard)
            if self._ticks % PURGE_EVERY == 0:
                await privacy.purge_left_servers(self._services.tables.database, self._now())
        except StorageProblem as problem:
            log.error("the clock waits for the database: %s", problem)  # noqa: TRY400
        except Exception:
            log.exception("the clock stumbled")
        finally:
            self._ticking = False
            self._ticks += 1

    async def _listen(self) -> Shards:
        """Return whose clicks reach us; give clocks back the time when they did not."""
        heard = self._heard()
        new = heard - self._last_heard
        lost = await self._services.clocks.credit_downtime(new) if new.numbers else None
        if lost:
            level = logging.WARNING if lost > LONGEST_WAIT else logging.INFO
            log.log(level, "clocks were given back %.0f seconds", lost.total_seconds())
        self._last_heard = heard.numbers
        return heard

    async def _follow_system(self, heard: Shards) -> None:
        """Follow the system's clock; if it was set, everybody keeps the time they had."""
        moved = self._now.behind
        if abs(moved) > SAME_TIME:
            log.warning("the system's clock was moved by %s: deadlines move along", moved)
            await self._services.clocks.move(moved, heard)
        self._now.follow()

    async def _do_what_waits(self, heard: Shards) -> None:
        """Do the pending work. Query again after each step, since a step may create more."""
        waiting = await self._look()
        if waiting.overdue:
            await self._do_what_is_due(heard)
            waiting = await self._look()
        if waiting.ready:
            await self._advance(waiting.ready, heard)
            waiting = await self._look()
        await self._publisher.show_all(waiting.owed)
        await self._arranger.arrange_all(one for one in waiting.unarranged if one.server in heard)
        await self._publisher.call_all(waiting.silent)
        await self._departures.check()
        await self._publisher.remove_all(waiting.served)

    async def _look(self) -> Waiting:
        ours = self._shards()
        if not await self._services.clocks.anything_waits(ours):
            return NOTHING
        async with self._services.tables.database.read() as db:
            return Waiting(
                await self._services.tables.overdue(db, ours),
                await self._services.tournaments.ready(db, ours),
                await self._publisher.owed(db, ours),
                await self._services.tournaments.arrangements.owed(db, ours),
                await self._services.outbox.silent(db, ours),
                await self._services.outbox.to_remove(db, ours),
            )

    async def _advance(self, ready: Sequence[Tournament], heard: Shards) -> None:
        """Record results, open rounds and end finished tournaments."""
        for tournament in ready:
            try:
                if not tournament.checks_in or await self._may_close(tournament, heard):
                    await self._services.tournaments.advance_one(tournament)
            except StorageProblem:
                raise
            except Exception:
                # One stuck tournament must not block the others.
                log.exception("a tournament is stuck", extra={"tournament": tournament.id})

    async def _may_close(self, tournament: Tournament, heard: Shards) -> bool:
        """Return whether people can see an open check-in, and their clicks reach us."""
        return tournament.server in heard and await self._conductor.is_check_in_there(tournament)

    async def _do_what_is_due(self, heard: Shards) -> None:
        done: list[Receipt] = []
        try:
            while len(done) < AT_ONCE and (receipt := await self._services.tables.expire(heard)):
                done.append(receipt)
        finally:  # follow up on what was done even if the rest failed
            for receipt in done:
                if receipt.did in OVERDUE:
                    self._departures.doubt(receipt.table)
            await self._jobs.run(
                done, lambda receipt: receipt.table.channel, self._conductor.follow
            )
