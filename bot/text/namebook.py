"""What people are called. Names are never stored: they are learned from clicks, or asked for.

Only who is to be notified is mentioned by id; everywhere else people are called by name.
"""

from __future__ import annotations

from asyncio import timeout
from collections import OrderedDict
from collections.abc import Iterable, Sequence

import discord

from bot.text.say import Say
from bot.trouble import TROUBLE
from core.model import Chair, Table

_MOST = 20_000
_AT_ONCE = 100
"""Discord's limit for one request for members."""
_PATIENCE = 10
"""Seconds."""


class NameBook:
    """Display names by server and user, bounded."""

    def __init__(self) -> None:
        self._names: OrderedDict[tuple[int, int], str] = OrderedDict()

    def learn(self, server: int | None, user: discord.User | discord.Member) -> None:
        if server is None:
            return
        self._names[server, user.id] = user.display_name
        self._names.move_to_end((server, user.id))
        while len(self._names) > _MOST:
            self._names.popitem(last=False)

    async def of(
        self, table: Table, client: discord.Client, say: Say, numbers: Sequence[int] = ()
    ) -> tuple[str, ...]:
        """The names at a table, in seat order. Who has no name has a number: the seat's, unless
        others are given."""
        called = numbers or range(1, len(table.chairs) + 1)
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
            return say("ai-name", level=str(chair.level), seat=number)
        return await self.known(server, chair.user, client) or say("player-name", seat=number)

    async def meet(self, server: int, users: Iterable[int], client: discord.Client) -> None:
        """Learns the names of many at once: after a restart, asking for each of a tournament's
        players would take minutes. If it fails, `known` asks for each."""
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
        """What a user is called on a server; None, or nothing, for who is not there."""
        known = self._names.get((server, user))
        return await self._ask(server, user, client) if known is None else known

    async def _ask(self, server: int, user: int, client: discord.Client) -> str | None:
        """After a restart nobody has clicked yet. Asked once: who has left stays without a name."""
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
        return member.display_name
