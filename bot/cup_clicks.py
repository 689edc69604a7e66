"""Clicks that are about a tournament: join, leave, start, close a round, call it off."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord

from bot.clicks import Click, Verb
from bot.cup_pages import called
from bot.cups import Cups
from bot.door import Door
from bot.faces.words import Say
from bot.house import House
from bot.page import Page
from bot.publisher import Publisher, Wish
from bot.rights import is_organiser
from bot.router import Handler
from core.cups.values import Cup
from core.tables.values import Call


class CupClicks:
    def __init__(self, house: House, cups: Cups, publisher: Publisher) -> None:
        self._house = house
        self._cups = cups
        self._publisher = publisher

    @property
    def handlers(self) -> Mapping[Verb, Handler]:
        return {
            Verb.ENTER: self._enter,
            Verb.WITHDRAW: self._withdraw,
            Verb.OPEN_ROUND: self._start,
            Verb.CLOSE_ROUND: self._close_round,
            Verb.CALL_OFF: self._call_off,
        }

    async def _enter(self, door: Door, click: Click, call: Call, say: Say) -> None:
        del say
        roles = roles_of(door.interaction)
        await self._house.cups.join(call.server, click.table, call.user, roles)
        await self._cups.show(call.server, click.table, door)

    async def _withdraw(self, door: Door, click: Click, call: Call, say: Say) -> None:
        del say
        await self._house.cups.leave(call.server, click.table, call.user)
        await self._cups.show(call.server, click.table, door)

    async def _start(self, door: Door, click: Click, call: Call, say: Say) -> None:
        del say
        admin = is_organiser(door.interaction)
        await self._house.cups.start(call.server, click.table, call.user, admin=admin)
        await self._cups.show(call.server, click.table, door)

    async def _close_round(self, door: Door, click: Click, call: Call, say: Say) -> None:
        admin = is_organiser(door.interaction)
        sight, tables = await self._house.cups.close_round(
            call.server, click.table, call.user, click.prompt, admin=admin
        )
        await door.edit(Page(text=say("cup-next", name=called(sight.cup), count=len(tables))))
        await self._show(sight.cup, tables)

    async def _call_off(self, door: Door, click: Click, call: Call, say: Say) -> None:
        admin = is_organiser(door.interaction)
        sight, tables = await self._house.cups.cancel(
            call.server, click.table, call.user, admin=admin
        )
        await door.edit(Page(text=say("cup-was-cancelled", name=called(sight.cup))))
        await self._show(sight.cup, tables)

    async def _show(self, cup: Cup, tables: Sequence[int]) -> None:
        """The tournament, and the tables that were closed with what was decided."""
        await self._cups.show(cup.server, cup.id)
        for table in tables:
            await self._publisher.show(Wish(cup.server, table))


def roles_of(interaction: discord.Interaction) -> list[int]:
    user = interaction.user
    return [role.id for role in user.roles] if isinstance(user, discord.Member) else []
