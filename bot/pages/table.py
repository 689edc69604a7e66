"""The public page of a table, whatever its status."""

from __future__ import annotations

import discord

from bot.pages.lobby import lobby_page
from bot.pages.page import Page
from bot.pages.phrases import heading
from bot.pages.result import result_page
from bot.pages.turn import turn_page
from bot.services import Services
from bot.text.say import Say
from core.model import Status, Table, TableView


async def table_page(
    seen: TableView, told: int, services: Services, client: discord.Client
) -> Page:
    """Return the table as it is now, in the server's language.

    Earlier messages narrated the first `told` moves.
    """
    say = await services.say_in(seen.table.server, client)
    names = await services.names_at(seen.table, client, say)
    match seen.table.status:
        case Status.LOBBY:
            return await lobby_page(seen, names, services, say)
        case Status.PLAYING:
            return await turn_page(seen, names, told, services, say)
        case Status.FINISHED:
            return await result_page(seen, names, told, services, say)
    return closed_page(seen.table, say)


def closed_page(table: Table, say: Say) -> Page:
    return Page(title=heading(table, say), body=say(f"table-{table.status}"))
