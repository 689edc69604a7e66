"""One process follows another on the same shards, without a gap.

The new one connects while the old one is still in charge: Discord tells both of every click, and
the new one holds what it hears. When the old one is asked to stop and finds a successor ready, it
takes no more clicks, notes those it has taken, and frees the process lock. Whichever process gets
the lock takes over and answers what the old one has not.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Collection
from contextlib import AbstractAsyncContextManager, AsyncExitStack, suppress

from bot.ops.fleet import Member
from bot.ops.process_lock import AlreadyRunning
from bot.ops.stopping import Stop
from core.store.problems import StorageProblem

HELD = 2.0
"""Seconds a click waits to be handed over: any longer, and Discord takes no answer."""
REMEMBERED = 1000
"""Interactions; more than come within that time."""

log = logging.getLogger(__name__)


class Charge:
    """Which interactions this process answers."""

    def __init__(self, held: float = HELD) -> None:
        self._held = held
        self._here = asyncio.Event()
        self._here.set()
        self._answered: deque[int] = deque(maxlen=REMEMBERED)
        self._elsewhere: frozenset[int] = frozenset()
        self._left = False

    def hold(self) -> None:
        """Hold what is heard until this process takes over."""
        self._here.clear()

    def begin(self, answered: Collection[int]) -> None:
        """Answer what is held and what comes from now on, except what was answered already."""
        self._elsewhere = frozenset(answered)
        self._here.set()

    def leave(self) -> tuple[int, ...]:
        """Answer nothing more; return the interactions answered last."""
        self._left = True
        return tuple(self._answered)

    async def begun(self) -> None:
        """Wait until this process is in charge."""
        await self._here.wait()

    async def answers(self, interaction: int) -> bool:
        """Return whether this process answers."""
        if not self._here.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._here.wait(), self._held)
        if self._left or not self._here.is_set() or interaction in self._elsewhere:
            return False
        self._answered.append(interaction)
        return True


class Handover:
    def __init__(
        self,
        charge: Charge,
        member: Member,
        held: AsyncExitStack,
        *,
        catch_up: Callable[[], Awaitable[None]],
        note_alive: Callable[[], Awaitable[None]],
    ) -> None:
        """`held` keeps the process lock once it is taken.

        After taking over, `catch_up` comes before the first answer; before handing over,
        `note_alive`.
        """
        self._charge = charge
        self._member = member
        self._held = held
        self._catch_up = catch_up
        self._note_alive = note_alive
        self._taking: asyncio.Task[None] | None = None

    def begin(self, holding: AbstractAsyncContextManager[None], stop: Stop) -> None:
        """Hold what is heard until the process lock can be held; stop if that takes too long."""
        self._charge.hold()
        self._taking = asyncio.create_task(self._take_over(holding, stop))

    async def _take_over(self, holding: AbstractAsyncContextManager[None], stop: Stop) -> None:
        try:
            await self._held.enter_async_context(holding)
        except (AlreadyRunning, StorageProblem) as problem:
            stop.because(problem)
            return
        answered: tuple[int, ...] = ()
        with suppress(StorageProblem):  # then the database sorts out what was answered before
            answered = await self._member.follow()
            await self._catch_up()
        self._charge.begin(answered)
        log.info("took over from the process before")

    async def end(self) -> None:
        """Stop waiting, or let the next process take over if one is ready."""
        if self._taking and not self._taking.done():
            self._taking.cancel()
            await asyncio.wait({self._taking})
            return
        with suppress(StorageProblem):
            if await self._member.has_successor():
                await self._hand_over()

    async def _hand_over(self) -> None:
        await self._note_alive()
        try:
            await self._member.hand_over(self._charge.leave())
        finally:
            await self._held.aclose()
        log.info("handed over to the next process")
