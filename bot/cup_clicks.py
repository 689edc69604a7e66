"""Clicks on a tournament's announcement: join, leave, start."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.clicks import Click, Verb
from bot.cups import Cups
from bot.door import Door
from bot.faces.words import Say
from bot.house import House
from bot.rights import is_organiser
from bot.router import Handler
from core.tables.values import Call


class CupClicks:
    def __init__(self, house: House, cups: Cups) -> None:
        self._house = house
        self._cups = cups

    @property
    def handlers(self) -> Mapping[Verb, Handler]:
        return {
            Verb.ENTER: self._enter,
            Verb.WITHDRAW: self._withdraw,
            Verb.OPEN_ROUND: self._start,
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


def roles_of(interaction: discord.Interaction) -> list[int]:
    user = interaction.user
    return [role.id for role in user.roles] if isinstance(user, discord.Member) else []
