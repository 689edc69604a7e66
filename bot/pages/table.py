"""The public page of a table, whatever its status."""

from __future__ import annotations

import discord

from bot.pages.lobby import lobby_page
from bot.pages.page import Page
from bot.pages.phrases import heading
from bot.pages.result import result_page
from bot.pages.turn import turn_page
from bot.services import Services
from bot.text.names import spoken
from bot.text.say import Say
from core.model import QUIET_DAYS, Status, Table, TableView


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
    by = seen.table.ended_by
    ended_by = await services.names.known(seen.table.server, by, client) if by else None
    return closed_page(seen.table, ended_by or "", say)


def closed_page(table: Table, ended_by: str, say: Say) -> Page:
    """Return what stays of a table without a result; it names who ended it, if that is known."""
    return Page(title=heading(table, say), body=_why_closed(table, ended_by, say))


def _why_closed(table: Table, ended_by: str, say: Say) -> str:
    if ended_by:
        started = "yes" if table.start else "no"
        return say("table-ended", who=spoken(ended_by), started=started)
    if table.status is Status.EXPIRED and table.start:
        return say("table-quiet", days=QUIET_DAYS)
    return say(f"table-{table.status}")
