"""Display names. They are never stored: they are learned from clicks or fetched from Discord.

Only users to be notified are mentioned by id; all others appear by name. Nobody waits long for a
name: what is shown without one is shown again when it has come.
"""

from __future__ import annotations

import asyncio
import time
from asyncio import timeout
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence

import discord

from bot.text.say import Say
from bot.trouble import TROUBLE
from core.model.table import Chair, Table

_MOST = 20_000
_AT_ONCE = 100
"""Discord's limit for one member request."""
_PATIENCE = 10
"""Seconds for many names."""
_GLANCE = 0.4
"""Seconds to wait for a single name."""
_NOT_AGAIN = 60.0
"""Seconds until a name that could not be had is asked for again."""


class NameBook:
    """Display names by server and user, bounded."""

    def __init__(self, drawable: Callable[[str], str]) -> None:
        """`drawable` returns the part of a name that pictures can show."""
        self._drawable = drawable
        self._names: OrderedDict[tuple[int, int], str] = OrderedDict()
        self._asked: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._vain: OrderedDict[tuple[int, int], float] = OrderedDict()
        """When it makes sense to ask again."""
        self.on_late: Callable[[int, int], Awaitable[None]] | None = None
        """Called with server and user when a name has come after somebody had to do without it."""

    def learn(self, server: int | None, user: discord.User | discord.Member) -> None:
        if server is None:
            return
        self._names[server, user.id] = self._name_of(user)
        self._names.move_to_end((server, user.id))
        while len(self._names) > _MOST:
            self._names.popitem(last=False)

    def _name_of(self, user: discord.User | discord.Member) -> str:
        """Return the first of the user's names that can be drawn; "" if none can.

        Sentences could show any, but a player must have the same name there and in pictures.
        """
        names = (user.display_name, user.global_name, user.name)
        return next((name for name in names if name and self._drawable(name)), "")

    async def of(
        self, table: Table, client: discord.Client, say: Say, numbers: Sequence[int] = ()
    ) -> tuple[str, ...]:
        """Return the names at a table, in seat order.

        AI players and people without a known name get the given `numbers`. Without any, people get
        their seat's, and an AI only where another of its level sits before it.
        """
        users = [chair.user for chair in table.chairs if chair.user is not None]
        if strangers := [user for user in users if (table.server, user) not in self._names]:
            await asyncio.gather(*(self.known(table.server, user, client) for user in strangers))
        called = numbers or [_number(chair, table) for chair in table.chairs]
        return tuple(
            self._name(chair, number, table.server, say)
            for chair, number in zip(table.chairs, called, strict=True)
        )

    def _name(self, chair: Chair, number: int, server: int, say: Say) -> str:
        if chair.user is None:
            return say("ai-name", level=str(chair.level), number=number)
        return self._names.get((server, chair.user)) or say("player-name", seat=number)

    async def meet(self, server: int, users: Iterable[int], client: discord.Client) -> None:
        """Fetch many names at once.

        After a restart, fetching a tournament's players one by one would take minutes. If this
        fails, `known` fetches each.
        """
        guild = client.get_guild(server)
        strangers = [user for user in users if (server, user) not in self._names]
        while guild is not None and strangers:
            some, strangers = strangers[:_AT_ONCE], strangers[_AT_ONCE:]
            try:
                async with timeout(_PATIENCE):
                    found = await guild.query_members(user_ids=some, limit=_AT_ONCE, cache=False)
            except (RuntimeError, *TROUBLE):  # a TimeoutError is an OSError
                return
            for user in set(some) - {member.id for member in found}:
                self._names[server, user] = ""
            for member in found:
                self.learn(server, member)

    async def known(self, server: int, user: int, client: discord.Client) -> str | None:
        """Return a user's name on a server; None or "" if there is none to show now."""
        key = server, user
        if key not in self._names and self._vain.get(key, 0.0) <= time.monotonic():
            asking = self._asked.get(key) or self._begin(key, client)
            await asyncio.wait((asking,), timeout=_GLANCE)
            if not asking.done():
                self._give_up(key)
        return self._names.get(key)

    def _begin(self, key: tuple[int, int], client: discord.Client) -> asyncio.Task[None]:
        asking = self._asked[key] = asyncio.create_task(self._ask(key, client))
        asking.add_done_callback(lambda _: self._asked.pop(key))
        return asking

    def _give_up(self, key: tuple[int, int]) -> None:
        """Do without a name for some time."""
        self._vain[key] = time.monotonic() + _NOT_AGAIN
        while len(self._vain) > _MOST:
            self._vain.popitem(last=False)

    async def _ask(self, key: tuple[int, int], client: discord.Client) -> None:
        """Fetch a name not yet learned from a click, once: users who have left stay nameless."""
        server, user = key
        guild = client.get_guild(server)
        try:
            if guild is not None:
                self.learn(server, await guild.fetch_member(user))
        except discord.NotFound:
            self._names[key] = ""
        except TROUBLE:
            self._give_up(key)
            return
        if self._vain.pop(key, None) and self.on_late:
            await self.on_late(server, user)


def _number(chair: Chair, table: Table) -> int:
    """Return the number in a name made up for this chair; 0 for none."""
    if chair.user is not None:
        return chair.seat + 1
    alike = (chair.user, chair.level)
    before = [each for each in table.chairs[: chair.seat] if (each.user, each.level) == alike]
    return len(before) + 1 if before else 0
