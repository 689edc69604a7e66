"""Commands about one table, from /join to /abort, and /games to find it."""

from __future__ import annotations

import discord

from bot.commands.common import command, meant, table_option
from bot.interactions import lists, lobby, menu, play
from bot.interactions.context import Context, Interaction
from bot.interactions.pace import CHANNEL_BOARDS
from bot.interactions.permissions import lack, lacking_in
from bot.pages.custom_ids import Click, Verb
from bot.publishing.reasons import Anew
from core.engine.errors import NoTable
from core.model.table import OPEN, Status, Table


def _can_join(interaction: Interaction, table: Table) -> bool:
    return table.has_seat_for(interaction.user.id, discord.utils.utcnow())


@command("join", "Join a table, or take your seat back")
@table_option(*OPEN, usable=_can_join)
async def join(context: Context, table: int | None = None) -> None:
    number = await _seat_for(context) if table is None else await meant(context, table)
    await lobby.join(context, number)


async def _seat_for(context: Context) -> int:
    """Return a table where the AI keeps the user's seat, else this channel's newest lobby."""
    tables, server, user = context.services.tables, context.server, context.user
    playing = await tables.tables(server, Status.PLAYING, user=user)
    here = await tables.tables(server, Status.LOBBY, channel=context.channel)
    possible = [table for table in (*playing, *here) if _can_join(context.interaction, table)]
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
    if lacking := lacking_in(context.client, context.server, place):
        await context.response.say(lack(lacking, place, context.say))
        return
    context.client.pace.need(CHANNEL_BOARDS, place)
    refuge = context.interaction.channel_id
    if await context.client.publisher.show_table(context.server, number, Anew(refuge)):
        await context.reply("shown-again", table=await context.link(number))
    else:
        await context.reply("not-shown", table=number)


@command("hint", "Get advice on your move; only you see it")
@table_option(Status.PLAYING, own=True)
async def hint(context: Context, table: int | None = None) -> None:
    await play.hint(context, await meant(context, table, Status.PLAYING))


@command("table", "What you can do at a table: nudge, follow and more")
@table_option(Status.PLAYING, own=True)
async def table_(context: Context, table: int | None = None) -> None:
    await menu.show(context, await meant(context, table, Status.PLAYING))


@command("abort", "End a table for everybody")
@table_option(*OPEN, usable=play.can_abort)
async def abort(context: Context, table: int | None = None) -> None:
    number = await meant(context, table, *OPEN)
    seen = await context.services.tables.view(context.server, number)
    if seen.table.status is Status.PLAYING:
        await play.ask_to_abort(context, number)
    else:
        await play.abort(context, Click(Verb.ABORT, number))


@command("games", "Open tables on this server")
async def games(context: Context) -> None:
    await lists.games(context, 1)


COMMANDS = (join, leave, resign, board, hint, table_, abort, games)
