"""Commands about one table: /join /leave /resign /board /hint /abort, and /games to find it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from discord import app_commands
from discord.app_commands import Choice

from bot.clicks import Click, Verb
from bot.commands.common import (
    Interaction,
    call_of,
    lack,
    meant,
    missing_in,
    server_of,
    suggest,
    text,
)
from bot.door import Door
from bot.faces.controls import Tone
from bot.faces.words import Say
from bot.layout import heading, who
from bot.page import Button, Page, fitting
from bot.publisher import Wish
from bot.rights import is_moderator, sees
from core.errors import NotSeated, NotStarted
from core.tables.values import OPEN, Status, Table

if TYPE_CHECKING:
    from bot.client import RungsClient

Act = Callable[["RungsClient", Interaction, int, Door, Say], Awaitable[None]]


def add(client: RungsClient) -> None:
    _table_command(client, "join", "Sit down at a table, or take your seat back", _join, OPEN)
    _table_command(client, "leave", "Leave a lobby, or give up your seat", _leave, OPEN, own=True)
    _table_command(client, "resign", "Give up your seat", _resign, (Status.PLAYING,), own=True)
    _table_command(client, "board", "Show a table's board again", _board, tuple(Status), own=True)
    _table_command(
        client, "hint", "Ask for advice, for you alone", _hint, (Status.PLAYING,), own=True
    )
    _table_command(client, "abort", "End a table without a result", _abort, OPEN)
    _add_games(client)


def _table_command(
    client: RungsClient,
    name: str,
    description: str,
    act: Act,
    statuses: tuple[Status, ...],
    *,
    own: bool = False,
) -> None:
    """A command whose only option is the table; without it, the user's own is meant."""

    @client.tree.command(
        name=text(name, f"command-{name}"),
        description=text(description, f"command-{name}-description"),
    )
    @app_commands.guild_only()
    @app_commands.describe(table=text("The table's number", "option-table-description"))
    async def command(interaction: Interaction, table: int | None = None) -> None:
        async def work(door: Door, say: Say) -> None:
            number = await _find(client, interaction, table, name, statuses)
            await act(client, interaction, number, door, say)

        await client.answering.answer(interaction, name, work)

    @command.autocomplete("table")
    async def tables(interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await suggest(client, interaction, typed, *statuses, own=own)


async def _find(
    client: RungsClient,
    interaction: Interaction,
    table: int | None,
    name: str,
    statuses: tuple[Status, ...],
) -> int:
    if table is None and name == "join":
        return await _seat_for(client, interaction)
    return await meant(client, interaction, table, *statuses)


async def _seat_for(client: RungsClient, interaction: Interaction) -> int:
    """Where the AI keeps the user's seat; else the newest lobby of this channel."""
    tables, server, user = client.house.tables, server_of(interaction), interaction.user.id
    playing = await tables.tables(server, Status.PLAYING, user=user)
    kept = [table for table in playing if (chair := table.chair_of(user)) and chair.kept]
    here = await tables.tables(server, Status.LOBBY, channel=interaction.channel_id, limit=1)
    if found := [*kept, *here]:
        return found[0].id
    return await meant(client, interaction, None, Status.PLAYING)


async def _join(
    client: RungsClient, interaction: Interaction, table: int, door: Door, say: Say
) -> None:
    receipt = await client.house.tables.join(call_of(interaction, table))
    await client.router.show_after(receipt, None)
    await door.say(say("joined", table=table))


async def _leave(
    client: RungsClient, interaction: Interaction, table: int, door: Door, say: Say
) -> None:
    look = await client.house.tables.look(server_of(interaction), table)
    if look.table.status is Status.PLAYING:
        await _resign(client, interaction, table, door, say)
        return
    receipt = await client.house.tables.leave(call_of(interaction, table))
    await client.router.show_after(receipt, None)
    await door.say(say("left", table=table))


async def _resign(
    client: RungsClient, interaction: Interaction, table: int, door: Door, say: Say
) -> None:
    """Asks first: giving up cannot be undone."""
    look = await client.house.tables.look(server_of(interaction), table, interaction.user.id)
    if look.table.status is not Status.PLAYING:
        raise NotStarted
    if look.seat is None or look.table.chairs[look.seat].resigned:
        raise NotSeated
    ways = [Button(say("button-resign-forfeit"), Click(Verb.RESIGN, table, 0, "forfeit"), Tone.RED)]
    alone = all(chair.user == interaction.user.id for chair in look.table.people)
    if not alone:
        ai = Button(say("button-resign-ai"), Click(Verb.RESIGN, table, 0, "ai"), Tone.BLUE)
        ways.insert(0, ai)
    question = say("resign-confirm", table=heading(look.table, say), alone="yes" if alone else "no")
    await door.tell(Page(text=question, rows=(tuple(ways),)))


async def _board(
    client: RungsClient, interaction: Interaction, table: int, door: Door, say: Say
) -> None:
    look = await client.house.tables.look(server_of(interaction), table)
    server, last = look.table.server, await client.house.showing.message(table)
    place = last.channel if last else look.table.channel
    if lacking := missing_in(client, server, place):
        await door.say(lack(lacking, place, say))
        return
    wish = Wish(server, table, anew=True, refuge=interaction.channel_id)
    shown = await client.publisher.show(wish)
    await door.say(say("shown-again" if shown else "not-shown", table=table))


async def _hint(
    client: RungsClient, interaction: Interaction, table: int, door: Door, say: Say
) -> None:
    user = interaction.user.id
    hint = await client.house.tables.hint(server_of(interaction), table, user)
    await door.tell(await client.panels.hint(hint, say, user))


async def _abort(
    client: RungsClient, interaction: Interaction, table: int, door: Door, say: Say
) -> None:
    call = call_of(interaction, table)
    channel = (await client.house.tables.look(call.server, table)).table.channel
    moderator = is_moderator(interaction, channel)
    receipt = await client.house.tables.abort(call, moderator=moderator)
    await client.publisher.show(Wish(call.server, receipt.table.id))
    await door.say(say("aborted", table=table))


def _add_games(client: RungsClient) -> None:
    @client.tree.command(
        name=text("games", "command-games"),
        description=text("The open tables of this server", "command-games-description"),
    )
    @app_commands.guild_only()
    async def games(interaction: Interaction) -> None:
        async def work(door: Door, say: Say) -> None:
            tables = await client.house.tables.tables(server_of(interaction), *OPEN)
            seen = [table for table in tables if sees(interaction, table.channel)]
            lines = [await _line(client, table, say) for table in seen]
            lines = lines or [say("games-none")]
            await door.tell(Page(title=say("games-title"), body=fitting(lines)))

        await client.answering.answer(interaction, "games", work)


async def _line(client: RungsClient, table: Table, say: Say) -> str:
    names = await client.house.names_at(table, client, say)
    people = ", ".join(
        who(chair, name, say) for chair, name in zip(table.chairs, names, strict=True)
    )
    return say(
        "games-line",
        table=heading(table, say),
        status=table.status.value,
        where=f"<#{table.channel}>",
        people=people,
    )
