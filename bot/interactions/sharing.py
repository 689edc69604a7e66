"""Pages for one reader, with a button that shows them to the whole channel."""

from __future__ import annotations

from dataclasses import replace

from bot.interactions.context import Context
from bot.interactions.pace import CHANNEL_BOARDS
from bot.interactions.permissions import lack, lacking_here, may_write, need_sight_of
from bot.pages.custom_ids import Click, Verb
from bot.pages.shared import is_of_tournament, shared, to_share, without_button


async def show(context: Context, wanted: Click) -> None:
    """Show a page to this user alone."""
    await _need_sight(context, wanted)
    pictures = (await context.services.preferences.user(context.user)).pictures
    page = await context.client.shared_pages.page(
        context.server, wanted, context.say, pictures=pictures
    )
    await context.show(to_share(page, wanted, context.say))


async def read(context: Context, click: Click) -> None:
    """Show another part of a long text: in the same message, if it is this user's own."""
    await show(context, replace(click, verb=Verb.SHARE))


async def share(context: Context, click: Click) -> None:
    """Post the page in this channel, in the server's language, once for each private message."""
    if not may_write(context.interaction):
        await context.reply("share-not-allowed")
    elif lacking := lacking_here(context.interaction):
        await context.response.say(lack(lacking, context.channel, context.say))
    else:
        await _post(context, click)


async def _post(context: Context, click: Click) -> None:
    client, message = context.client, context.interaction.message
    assert message is not None  # a button stands on one
    await _need_sight(context, click)
    say = await context.services.say_in(context.server, client)
    client.pace.need(CHANNEL_BOARDS, context.channel)
    page = await client.shared_pages.page(context.server, click, say)
    name = await context.services.names.known(context.server, context.user, client)
    signed = shared(page, name or "", say)
    key = f"{message.id} {click}"
    if not await client.asides.share(context.server, context.channel, signed, key):
        await context.reply("share-failed")
    elif context.response.private:
        await context.response.change({"view": without_button(message, click)})


async def _need_sight(context: Context, wanted: Click) -> None:
    if is_of_tournament(wanted):
        found = await context.services.tournaments.tournament(context.server, wanted.table)
        need_sight_of(context.interaction, found)
