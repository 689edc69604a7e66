"""Commands about one table: /join /leave /resign /board /hint /abort, and /games to find it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from discord import app_commands
from discord.app_commands import Choice

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
from bot.games.common.controls import Tone
from bot.interactions.client import RungsClient
from bot.interactions.permissions import is_moderator, sees
from bot.pages.custom_ids import Click, Verb
from bot.pages.page import Button, Page, fitting
from bot.pages.phrases import heading, who
from bot.publishing.publisher import Wish
from bot.publishing.response import Response
from bot.text.say import Say
from core.engine.errors import NotSeated, NotStarted
from core.model import OPEN, Status, Table

Act = Callable[[RungsClient, Interaction, int, Response, Say], Awaitable[None]]


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
        async def work(response: Response, say: Say) -> None:
            number = await _find(client, interaction, table, name, statuses)
            await act(client, interaction, number, response, say)

        await client.responder.answer(interaction, name, work)

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
    tables, server, user = client.services.tables, server_of(interaction), interaction.user.id
    playing = await tables.tables(server, Status.PLAYING, user=user)
    kept = [table for table in playing if (chair := table.chair_of(user)) and chair.kept]
    here = await tables.tables(server, Status.LOBBY, channel=interaction.channel_id, limit=1)
    if found := [*kept, *here]:
        return found[0].id
    return await meant(client, interaction, None, Status.PLAYING)


async def _join(
    client: RungsClient, interaction: Interaction, table: int, response: Response, say: Say
) -> None:
    receipt = await client.services.tables.join(call_of(interaction, table))
    await client.publisher.follow(receipt)
    await response.say(say("joined", table=table))


async def _leave(
    client: RungsClient, interaction: Interaction, table: int, response: Response, say: Say
) -> None:
    seen = await client.services.tables.view(server_of(interaction), table)
    if seen.table.status is Status.PLAYING:
        await _resign(client, interaction, table, response, say)
        return
    receipt = await client.services.tables.leave(call_of(interaction, table))
    await client.publisher.follow(receipt)
    await response.say(say("left", table=table))


async def _resign(
    client: RungsClient, interaction: Interaction, table: int, response: Response, say: Say
) -> None:
    """Asks first: giving up cannot be undone."""
    seen = await client.services.tables.view(server_of(interaction), table, interaction.user.id)
    if seen.table.status is not Status.PLAYING:
        raise NotStarted
    if seen.seat is None or seen.table.chairs[seen.seat].resigned:
        raise NotSeated
    ways = [Button(say("button-resign-forfeit"), Click(Verb.RESIGN, table, 0, "forfeit"), Tone.RED)]
    alone = all(chair.user == interaction.user.id for chair in seen.table.people)
    if not alone:
        ai = Button(say("button-resign-ai"), Click(Verb.RESIGN, table, 0, "ai"), Tone.BLUE)
        ways.insert(0, ai)
    question = say("resign-confirm", table=heading(seen.table, say), alone="yes" if alone else "no")
    await response.tell(Page(text=question, rows=(tuple(ways),)))


async def _board(
    client: RungsClient, interaction: Interaction, table: int, response: Response, say: Say
) -> None:
    server = server_of(interaction)
    last = await client.services.outbox.load(server, table)
    place = last.message.channel if last.message else last.seen.table.channel
    if lacking := missing_in(client, server, place):
        await response.say(lack(lacking, place, say))
        return
    wish = Wish(server, table, anew=True, refuge=interaction.channel_id)
    shown = await client.publisher.show(wish)
    await response.say(say("shown-again" if shown else "not-shown", table=table))


async def _hint(
    client: RungsClient, interaction: Interaction, table: int, response: Response, say: Say
) -> None:
    user = interaction.user.id
    hint = await client.services.tables.hint(server_of(interaction), table, user)
    await response.tell(await client.panels.hint(hint, say, user))


async def _abort(
    client: RungsClient, interaction: Interaction, table: int, response: Response, say: Say
) -> None:
    call = call_of(interaction, table)
    channel = (await client.services.tables.view(call.server, table)).table.channel
    moderator = is_moderator(interaction, channel)
    receipt = await client.services.tables.abort(call, moderator=moderator)
    await client.publisher.follow(receipt)
    await response.say(say("aborted", table=table))


def _add_games(client: RungsClient) -> None:
    @client.tree.command(
        name=text("games", "command-games"),
        description=text("The open tables of this server", "command-games-description"),
    )
    @app_commands.guild_only()
    async def games(interaction: Interaction) -> None:
        async def work(response: Response, say: Say) -> None:
            tables = await client.services.tables.tables(server_of(interaction), *OPEN)
            seen = [table for table in tables if sees(interaction, table.channel)]
            lines = [await _line(client, table, say) for table in seen]
            lines = lines or [say("games-none")]
            await response.tell(Page(title=say("games-title"), body=fitting(lines)))

        await client.responder.answer(interaction, "games", work)


async def _line(client: RungsClient, table: Table, say: Say) -> str:
    names = await client.services.names_at(table, client, say)
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
