"""Commands about one table, from /join to /abort, and /games to find it."""

from __future__ import annotations

from bot.commands.common import command, lack, meant, missing_in, table_option
from bot.interactions import lobby, menu, play
from bot.interactions.context import Context
from bot.interactions.pace import CHANNEL_BOARDS
from bot.interactions.permissions import is_moderator, sees
from bot.pages.page import Page, fitting
from bot.pages.phrases import heading, seated, who
from bot.publishing.subject import Request
from core.engine.errors import NoTable
from core.model import OPEN, Status, Table


@command("join", "Sit down at a table, or take your seat back")
@table_option(*OPEN)
async def join(context: Context, table: int | None = None) -> None:
    number = await _seat_for(context) if table is None else await meant(context, table)
    await lobby.join(context, number)


async def _seat_for(context: Context) -> int:
    """Return a table where the AI keeps the user's seat, else this channel's newest lobby."""
    tables, server, user = context.services.tables, context.server, context.user
    playing = await tables.tables(server, Status.PLAYING, user=user)
    here = await tables.tables(server, Status.LOBBY, channel=context.channel)
    possible = [table for table in (*playing, *here) if table.has_seat_for(user)]
    if found := [*possible, *here, *playing]:
        return found[0].id
    raise NoTable(wanted="lobby")


@command("leave", "Leave a lobby, or give up your seat")
@table_option(*OPEN, own=True)
async def leave(context: Context, table: int | None = None) -> None:
    number = await meant(context, table, *OPEN)
    seen = await context.services.tables.view(context.server, number)
    if seen.table.status is Status.PLAYING:
        await play.ask_to_resign(context, number)
    else:
        await lobby.leave(context, number)


@command("resign", "Give up your seat")
@table_option(Status.PLAYING, own=True)
async def resign(context: Context, table: int | None = None) -> None:
    await play.ask_to_resign(context, await meant(context, table, Status.PLAYING))


@command("board", "Show a table's board again")
@table_option(*Status, own=True)
async def board(context: Context, table: int | None = None) -> None:
    number = await meant(context, table, *Status)
    last = await context.services.outbox.load(context.server, number)
    place = last.message.channel if last.message else last.view.table.channel
    if lacking := missing_in(context.client, context.server, place):
        await context.response.say(lack(lacking, place, context.say))
        return
    context.client.pace.need(CHANNEL_BOARDS, place)
    again = Request(context.server, number, anew=True, refuge=context.interaction.channel_id)
    shown = await context.client.publisher.show(again)
    await context.reply("shown-again" if shown else "not-shown", table=number)


@command("hint", "Ask for advice, for you alone")
@table_option(Status.PLAYING, own=True)
async def hint(context: Context, table: int | None = None) -> None:
    await play.hint(context, await meant(context, table, Status.PLAYING))


@command("table", "What you can do at a table: nudge, follow and more")
@table_option(Status.PLAYING, own=True)
async def table_(context: Context, table: int | None = None) -> None:
    await menu.show(context, await meant(context, table, Status.PLAYING))


@command("abort", "End a table without a result")
@table_option(*OPEN)
async def abort(context: Context, table: int | None = None) -> None:
    number = await meant(context, table, *OPEN)
    seen = await context.services.tables.view(context.server, number)
    moderator = is_moderator(context.interaction, seen.table.channel)
    receipt = await context.services.tables.abort(context.call(number), moderator=moderator)
    await context.client.publisher.follow(receipt)
    await context.reply("aborted", table=number)


@command("games", "The open tables of this server")
async def games(context: Context) -> None:
    tables = await context.services.tables.tables(context.server, *OPEN)
    seen = [table for table in tables if sees(context.interaction, table.channel)]
    lines = [await _line(context, table) for table in seen] or [context.say("games-none")]
    await context.response.tell(Page(title=context.say("games-title"), body=fitting(lines)))


async def _line(context: Context, table: Table) -> str:
    say = context.say
    names = await context.services.names_at(table, context.client, say)
    return say(
        "games-line",
        table=heading(table, say),
        status=table.status.value,
        where=f"<#{table.channel}>",
        people=", ".join(who(chair, name, say) for chair, name in seated(table, names)),
    )


COMMANDS = (join, leave, resign, board, hint, table_, abort, games)
