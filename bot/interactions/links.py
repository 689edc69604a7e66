"""Tables named in a sentence, with a link to their message."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord

from bot.interactions.permissions import sees
from bot.pages.phrases import link
from bot.services import Services
from bot.text.names import listed
from bot.text.say import Say
from core.model.table import Status


async def table_link(
    services: Services, interaction: discord.Interaction[Any], number: int, say: Say
) -> str:
    """Return the table's number, linked to its message if this user can see it."""
    server = interaction.guild_id or 0
    shown = (await services.outbox.load(server, number)).message
    if shown is None or not sees(interaction, shown.channel):
        return say("table-number", table=number)
    return say("table-link", table=number, link=link(server, shown.channel, shown.id))


async def hosted_lobbies(
    services: Services, interaction: discord.Interaction[Any], say: Say
) -> str:
    """Return the lobbies this user hosts, as a sentence."""
    server, user = interaction.guild_id or 0, interaction.user.id
    lobbies = await services.tables.tables(server, Status.LOBBY, user=user)
    own = (table.id for table in reversed(lobbies) if table.host == user)
    return say("tables-hosted", tables=await _links(services, interaction, own, say))


async def _links(
    services: Services, interaction: discord.Interaction[Any], numbers: Iterable[int], say: Say
) -> str:
    links = [await table_link(services, interaction, number, say) for number in numbers]
    return listed(links, say)
