"""Display names. They are never stored: they are learned from clicks or fetched from Discord.

Only users to be notified are mentioned by id; all others appear by name.
"""

from __future__ import annotations

from asyncio import timeout
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence

import discord

from bot.text.say import Say
from bot.trouble import TROUBLE
from core.model import Chair, Table

_MOST = 20_000
_AT_ONCE = 100
"""Discord's limit for one member request."""
_PATIENCE = 10
"""Seconds."""


class NameBook:
    """Display names by server and user, bounded."""

    def __init__(self, drawable: Callable[[str], str]) -> None:
        """`drawable` returns the part of a name that pictures can show."""
        self._drawable = drawable
        self._names: OrderedDict[tuple[int, int], str] = OrderedDict()

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
        called = numbers or [_number(chair, table) for chair in table.chairs]
        return tuple(
            [
                await self._name(chair, number, table.server, client, say)
                for chair, number in zip(table.chairs, called, strict=True)
            ]
        )

    async def _name(
        self, chair: Chair, number: int, server: int, client: discord.Client, say: Say
    ) -> str:
        if chair.user is None:
            return say("ai-name", level=str(chair.level), number=number)
        return await self.known(server, chair.user, client) or say("player-name", seat=number)

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
        """Return a user's name on a server; None or "" if there is none to show."""
        known = self._names.get((server, user))
        return await self._ask(server, user, client) if known is None else known

    async def _ask(self, server: int, user: int, client: discord.Client) -> str | None:
        """Fetch a name not yet learned from a click, once: users who have left stay nameless."""
        guild = client.get_guild(server)
        if guild is None:
            return None
        try:
            member = await guild.fetch_member(user)
        except discord.NotFound:
            self._names[server, user] = ""
            return None
        except TROUBLE:
            return None
        self.learn(server, member)
        return self._name_of(member)


def _number(chair: Chair, table: Table) -> int:
    """Return the number in a name made up for this chair; 0 for none."""
    if chair.user is not None:
        return chair.seat + 1
    alike = (chair.user, chair.level)
    before = [each for each in table.chairs[: chair.seat] if (each.user, each.level) == alike]
    return len(before) + 1 if before else 0
