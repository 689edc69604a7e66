"""What the commands share: names for Discord, finding the table that is meant, permissions."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.games.common.words import title
from bot.interactions.client import RungsClient
from bot.interactions.permissions import sees
from bot.pages.phrases import heading
from bot.text.say import Say
from core.engine.errors import NoTable, UnknownTable
from core.engine.rules import Level
from core.games.registry import GAMES
from core.model import Call, Status

Interaction = discord.Interaction[Any]

MOST_SUGGESTIONS = 25
NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
NEEDED_FOR_THREADS = ("create_public_threads", "send_messages_in_threads")


def text(message: str, key: str) -> app_commands.locale_str:
    """A command's word: in English here, in other languages from the catalogues."""
    return app_commands.locale_str(message, key=key)


def game_choices(client: RungsClient) -> list[app_commands.Choice[str]]:
    english = client.services.words.say("en")
    return [
        app_commands.Choice(
            name=text(title(key, english), f"game-{key.replace('_', '-')}"), value=key
        )
        for key in GAMES
    ]


def level_choices() -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=text(level.capitalize(), f"level-{level}"), value=level)
        for level in Level
    ]


def server_of(interaction: Interaction) -> int:
    assert interaction.guild_id is not None  # the commands exist in servers only
    return interaction.guild_id


def call_of(interaction: Interaction, table: int) -> Call:
    return Call(server_of(interaction), table, interaction.user.id, interaction.id)


async def meant(
    client: RungsClient, interaction: Interaction, number: int | None, *statuses: Status
) -> int:
    """The table asked for by its number, else the user's newest, in this channel if possible."""
    server, user = server_of(interaction), interaction.user.id
    if number is not None:
        table = (await client.services.tables.view(server, number)).table
        if not (sees(interaction, table.channel) or table.chair_of(user)):
            raise UnknownTable
        return number
    own = await client.services.tables.tables(server, *statuses, user=user)
    here = [table for table in own if table.channel == interaction.channel_id]
    if not own:
        raise NoTable
    return (here or own)[0].id


async def suggest(
    client: RungsClient,
    interaction: Interaction,
    typed: str,
    *statuses: Status,
    own: bool = False,
) -> list[app_commands.Choice[int]]:
    """Tables to choose from, as the user types."""
    services = client.services
    say = await services.say_to(interaction)
    user = interaction.user.id if own else None
    tables = await services.tables.tables(server_of(interaction), *statuses, user=user, limit=100)
    named = [(heading(t, say), t.id) for t in tables if own or sees(interaction, t.channel)]
    fitting = [(name, number) for name, number in named if typed.lower() in name.lower()]
    return [
        app_commands.Choice(name=name[:100], value=number)
        for name, number in fitting[:MOST_SUGGESTIONS]
    ]


async def refused_here(client: RungsClient, interaction: Interaction, say: Say) -> str | None:
    """Why nothing can be opened in this channel, if so."""
    settings = await client.services.preferences.server(server_of(interaction))
    channel = interaction.channel_id or 0
    if settings.channels and channel not in settings.channels:
        where = " ".join(f"<#{allowed}>" for allowed in settings.channels)
        return say("wrong-channel", where=where)
    lacking = missing_permissions(interaction.app_permissions, threads=settings.threads)
    return lack(lacking, channel, say) if lacking else None


def missing_permissions(rights: discord.Permissions, *, threads: bool = False) -> list[str]:
    """What the bot lacks, by the names of discord.py."""
    needed = NEEDED + (NEEDED_FOR_THREADS if threads else ())
    return [name for name in needed if not getattr(rights, name)]


def missing_in(client: RungsClient, server: int, channel: int) -> list[str]:
    """What the bot lacks in a channel; nothing, if the channel is not known."""
    guild = client.get_guild(server)
    place = guild.get_channel_or_thread(channel) if guild else None
    if guild is None or place is None:
        return []
    rights = place.permissions_for(guild.me)
    if isinstance(place, discord.Thread):
        rights.send_messages = rights.send_messages_in_threads
    return missing_permissions(rights)


def lack(names: list[str], channel: int, say: Say) -> str:
    """Tells the person who can change it, by the names they see in Discord."""
    words = [say(f"permission-{name.replace('_', '-')}") for name in names]
    return say("missing-permissions", where=f"<#{channel}>", names=", ".join(words))
