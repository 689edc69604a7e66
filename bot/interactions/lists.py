"""Lists shown page by page: a server's open tables and leaderboards."""

from __future__ import annotations

from bot.interactions import sharing
from bot.interactions.context import Context
from bot.interactions.permissions import sees
from bot.pages.custom_ids import Click
from bot.pages.page import Page, fitting, paged
from bot.pages.phrases import heading, page_number, seated, turning, who
from bot.pages.shared import leaderboard_of
from bot.text.names import in_row
from core.model.table import OPEN, Table

ON_A_PAGE = 10


async def turn_page(context: Context, click: Click) -> None:
    if click.target:
        await sharing.show(context, leaderboard_of(click.target, click.prompt))
    else:
        await games(context, click.prompt)


async def games(context: Context, page: int) -> None:
    """Show this page of the tables in channels that the user can see."""
    tables, say = context.services.tables, context.say
    places = await tables.places(context.server, *OPEN)
    open_to = {channel for _, channel in places if sees(context.interaction, channel)}
    part = paged([number for number, channel in places if channel in open_to], page, ON_A_PAGE)
    found = await tables.load(context.server, part.items)
    lines = [await _line(context, table) for table in found] or [say("games-none")]
    await context.show(
        Page(
            title=say("games-title"),
            body=fitting(lines),
            footer=page_number(part, say),
            rows=turning(part, "", say),
        )
    )


async def _line(context: Context, table: Table) -> str:
    say = context.say
    names = await context.services.names_at(table, context.client, say)
    return say(
        "games-line",
        table=heading(table, say),
        status=table.status.value,
        where=f"<#{table.channel}>",
        people=in_row((who(chair, name, say) for chair, name in seated(table, names)), say),
    )
