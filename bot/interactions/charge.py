"""Which process answers: two hear the same clicks while one takes over from the other.

A new process may connect before the old one ends, so that no click finds nobody. Until the old one
hands over, the new one holds what it hears; then it answers what the old one has not.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Collection
from contextlib import suppress

HELD = 2.0
"""Seconds for which a click waits to be handed over: later Discord takes no answer."""
REMEMBERED = 1000
"""Interactions; more than come within that time."""


class Charge:
    def __init__(self, held: float = HELD) -> None:
        self._held = held
        self._here = asyncio.Event()
        self._here.set()
        self._answered: deque[int] = deque(maxlen=REMEMBERED)
        self._elsewhere: frozenset[int] = frozenset()
        self._left = False

    def put_off(self) -> None:
        """Hold what is heard until this process takes over."""
        self._here.clear()

    def take(self, answered: Collection[int]) -> None:
        """Answer what is heard from now on, and what is held, except what was answered."""
        self._elsewhere = frozenset(answered)
        self._here.set()

    def leave(self) -> tuple[int, ...]:
        """Answer nothing more; return the interactions answered last."""
        self._left = True
        return tuple(self._answered)

    async def taken(self) -> None:
        """Wait until this process is in charge."""
        await self._here.wait()

    async def takes(self, interaction: int) -> bool:
        """Return whether this process is to answer."""
        if not self._here.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._here.wait(), self._held)
        if self._left or not self._here.is_set() or interaction in self._elsewhere:
            return False
        self._answered.append(interaction)
        return True
