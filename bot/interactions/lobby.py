"""Actions at a table before and after the game, by click or command."""

from __future__ import annotations

from typing import Any, ParamSpec

from bot.interactions import sharing
from bot.interactions.context import Context
from bot.interactions.permissions import (
    home,
    known_channels,
    lack,
    lacking_here,
    lacking_in,
    need_sight,
)
from bot.pages.custom_ids import Click
from bot.pages.lobby import SURE, leave_page, left_page
from bot.pages.page import Page
from bot.pages.shared import rules_of
from bot.pages.table import fair_page, story_page
from core.engine.errors import BadSetup, NotStarted, UnknownButton
from core.engine.rules import Level
from core.games.registry import GAMES
from core.model.calls import Did, Order, Receipt
from core.model.table import Status
from core.model.views import TableView
from core.tables import lobby
from core.tables.service import TableChange

P = ParamSpec("P")


async def join(context: Context, table: int) -> None:
    await _seen(context, table)
    await _change(context, table, lobby.join)
    if context.response.private:  # on coming back
        text = context.say("joined", table=await context.link(table))
        await context.response.edit(Page(text=text))
    elif context.is_command:
        await context.reply("joined", table=await context.link(table))


async def press_leave(context: Context, click: Click) -> None:
    await leave(context, click.table, sure=click.target == SURE)


async def leave(context: Context, table: int, *, sure: bool = False) -> None:
    """Leave a lobby or decline an invitation; ask first if a pairing or a series gave the seats."""
    seen = (await context.services.tables.view(context.server, table)).table
    if not seen.seats_given:
        await _change(context, table, lobby.leave)
        await context.confirm("left", table=table)
        return
    if not sure and seen.status is Status.LOBBY and seen.has_own_seat(context.user):
        await context.response.tell(leave_page(seen, context.say))
        return
    await context.client.conductor.follow(
        await context.services.tables.change(context.call(table), lobby.leave)
    )
    await context.show(left_page(seen, context.say))


async def get_ready(context: Context, table: int) -> None:
    await _change(context, table, lobby.get_ready)


async def add_ai(context: Context, click: Click) -> None:
    data: dict[str, Any] = dict(context.interaction.data or {})
    level = (data.get("values") or [""])[0]
    if level not in set(Level):
        raise BadSetup(problem="level", value=level)
    await _change(context, click.table, lobby.add_ai, Level(level))


async def remove_ai(context: Context, table: int) -> None:
    await _change(context, table, lobby.remove_ai)


async def start(context: Context, table: int) -> None:
    await _change(context, table, lobby.start)


async def play_ai(context: Context, table: int) -> None:
    """Start at once, against an AI of the usual level."""
    await _change(context, table, lobby.start_with_ai, Level.MEDIUM)


async def _change(
    context: Context,
    table: int,
    change: TableChange[P],
    *args: P.args,
    **kwargs: P.kwargs,
) -> None:
    receipt = await context.services.tables.change(context.call(table), change, *args, **kwargs)
    await context.client.conductor.follow(receipt, context.response)


async def rematch(context: Context, table: int) -> None:
    """Open or join a rematch, where and as the server allows a new game."""
    old = (await _seen(context, table)).table
    if refused := await refused_here(context, old.channel):
        await context.response.say(refused)
        return
    hints = (await context.services.preferences.server(context.server)).hints
    receipt = await context.services.tables.rematch(context.call(table), hints=hints)
    await context.client.conductor.follow(receipt)
    if receipt.did is Did.JOINED:
        await context.reply("joined", table=await context.link(receipt.table.id))
    elif receipt.table.channel != context.channel:  # else the lobby is below
        await context.reply("opened", table=await context.link(receipt.table.id))


async def play_at_once(context: Context, click: Click) -> None:
    """Open a table with an AI and start it, as /newgame and *Start* would.

    The lobby is posted first: it shows the commitment before the game is drawn. The dice depend on
    the id Discord gives that message, because this click was known when the secret was chosen.
    """
    if click.target not in GAMES:
        raise UnknownButton
    order = Order(
        click.target,
        turn_seconds=await turn_seconds(context, None),
        levels=(Level.MEDIUM,),
        hints=(await context.services.preferences.server(context.server)).hints,
    )
    opened = await open_table(context, order)
    if opened is None or opened.repeated:
        return
    conductor, services, number = context.client.conductor, context.services, opened.table.id
    shown = await conductor.follow(opened)
    message = (await services.outbox.load(context.server, number)).message
    if not shown or message is None:
        await context.reply("not-shown", table=number)
        return
    started = await services.tables.start_opened(context.call(number), str(message.id))
    await conductor.follow(started)


async def open_table(context: Context, order: Order) -> Receipt | None:
    """Open a table here; if that is not allowed, say why and return None."""
    if refused := await refused_here(context, thread=order.thread):
        await context.response.say(refused)
        return None
    return await context.services.tables.open(
        context.server, context.channel, context.user, context.interaction.id, order
    )


async def turn_seconds(context: Context, chosen: int | None) -> int:
    if chosen is not None:
        return chosen
    server = await context.services.preferences.server(context.server)
    return context.client.turn_seconds if server.turn_seconds is None else server.turn_seconds


async def refused_here(
    context: Context, channel: int | None = None, *, thread: bool | None = None
) -> str | None:
    """Return why no game can be opened in this channel, or None if one can.

    A rematch can be clicked in a game's thread; `channel` is then where the lobby will stand.
    `thread` is whether to play in a thread; None leaves that to the server's setting.
    """
    settings = await context.services.preferences.server(context.server)
    allowed = known_channels(context.interaction, settings.channels)
    if allowed and home(context.interaction) not in allowed:
        where = " ".join(f"<#{each}>" for each in allowed)
        return context.say("wrong-channel", where=where)
    place = channel or context.channel
    if place == context.channel:
        threads = settings.threads if thread is None else thread
        if threads and not context.client.opens_threads:
            return context.say("playground-no-threads")
        lacking = lacking_here(context.interaction, opens_threads=threads)
    else:
        lacking = lacking_in(context.client, context.server, place)
    return lack(lacking, place, context.say) if lacking else None


async def rules_at(context: Context, table: int) -> None:
    seen = await _seen(context, table)
    await sharing.show(context, rules_of(seen.table.game))


async def story(context: Context, click: Click) -> None:
    """Show everything that has happened in public."""
    seen = await _seen(context, click.table)
    if seen.view is None:
        raise NotStarted if seen.table.status is Status.LOBBY else seen.table.ending
    if seen.earlier:
        seen = await context.services.tables.whole_view(context.server, click.table)
    names = await context.services.names_at(seen.table, context.client, context.say)
    await context.show(story_page(seen, names, click.prompt, context.say))


async def fair_play(context: Context, table: int) -> None:
    seen = await _seen(context, table)
    await context.response.tell(fair_page(seen, context.say))


async def _seen(context: Context, table: int) -> TableView:
    """Return the public view of a table, if this user can see it."""
    seen = await context.services.tables.view(context.server, table)
    need_sight(context.interaction, seen.table)
    return seen
