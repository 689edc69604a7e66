"""Who may do what on a server, based on Discord's permissions.

They are checked at run time, because a command's default permissions can be changed by admins. The
permissions sent with an interaction hold for its channel only, where a user may have more than
elsewhere, so they do not decide about anything outside it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord

from bot.text.names import in_row
from bot.text.say import Say
from core.engine.errors import UnknownTable, UnknownTournament
from core.model.table import Table
from core.model.tournament import Tournament

NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
"""The permissions the bot needs to play in a channel, as discord.py names them."""
TO_OPEN_THREADS = ("create_public_threads", "send_messages_in_threads")


def invitation(application: int) -> str:
    """Return the link that invites the bot to a server with all the permissions it needs."""
    needed = discord.Permissions(**dict.fromkeys(NEEDED + TO_OPEN_THREADS, True))
    scopes = ("bot", "applications.commands")
    return discord.utils.oauth_url(application, permissions=needed, scopes=scopes)


def is_admin(interaction: discord.Interaction[Any]) -> bool:
    rights = interaction.permissions  # a channel cannot grant these
    return rights.manage_guild or rights.administrator


def is_organizer(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the user may run any tournament: as an admin or event manager."""
    return is_admin(interaction) or _on_server(interaction).manage_events


def is_moderator(interaction: discord.Interaction[Any], channel: int) -> bool:
    """Return whether the user may end other people's games in this channel."""
    return is_admin(interaction) or rights_in(interaction, channel).manage_messages


def sees(interaction: discord.Interaction[Any], channel: int) -> bool:
    """Return whether the user can view the channel, and so its games."""
    return is_admin(interaction) or rights_in(interaction, channel).view_channel


def need_sight(interaction: discord.Interaction[Any], table: Table) -> None:
    """Refuse a table as unknown if this user neither sees its channel nor has a seat."""
    if not (sees(interaction, table.channel) or table.chair_of(interaction.user.id)):
        raise UnknownTable


def need_sight_of(interaction: discord.Interaction[Any], tournament: Tournament) -> None:
    """Refuse a tournament as unknown if this user cannot view its channel."""
    if not sees(interaction, tournament.channel):
        raise UnknownTournament


def may_write(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the user may write where the interaction comes from."""
    rights = interaction.permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    return rights.send_messages_in_threads if in_thread else rights.send_messages


def home(interaction: discord.Interaction[Any]) -> int:
    """Return the channel an interaction comes from; for a thread, the channel it belongs to."""
    place = interaction.channel
    return place.parent_id if isinstance(place, discord.Thread) else interaction.channel_id or 0


def rights_in(interaction: discord.Interaction[Any], channel: int) -> discord.Permissions:
    """Return what the user may do in a channel."""
    if channel == interaction.channel_id:
        return interaction.permissions
    guild, user = interaction.guild, interaction.user
    place = guild.get_channel_or_thread(channel) if guild else None
    if isinstance(place, discord.Thread):
        place = None if place.is_private() else place.parent  # its members are not known here
    if place is None or not isinstance(user, discord.Member):
        return discord.Permissions.none()
    return place.permissions_for(user)


def bot_rights_in(interaction: discord.Interaction[Any], channel: int) -> discord.Permissions:
    """Return what the bot may do in a channel of the server; other threads are not looked up."""
    if channel == interaction.channel_id:
        return interaction.app_permissions
    guild = interaction.guild
    place = guild.get_channel(channel) if guild else None
    if guild is None or place is None:
        return discord.Permissions.none()
    return place.permissions_for(guild.me)


def known_channels(
    interaction: discord.Interaction[Any], channels: Iterable[int]
) -> tuple[int, ...]:
    """Return the channels that have not been deleted."""
    guild = interaction.guild
    return tuple(one for one in channels if guild is None or guild.get_channel(one) is not None)


def lacking_here(
    interaction: discord.Interaction[Any], *, opens_threads: bool = False
) -> list[str]:
    """Return the permissions the bot lacks where the interaction comes from."""
    rights, place = interaction.app_permissions, interaction.channel
    return _lacking(rights, in_thread=isinstance(place, discord.Thread), threads=opens_threads)


def lacking_in(client: discord.Client, server: int, channel: int) -> list[str]:
    """Return the permissions the bot lacks in a channel; none if the channel is unknown."""
    guild = client.get_guild(server)
    place = guild.get_channel_or_thread(channel) if guild else None
    if guild is None or place is None:
        return []
    return _lacking(place.permissions_for(guild.me), in_thread=isinstance(place, discord.Thread))


def _lacking(rights: discord.Permissions, *, in_thread: bool, threads: bool = False) -> list[str]:
    """Writing in a thread takes a permission of its own, and a thread contains no threads."""
    instead = {"send_messages": "send_messages_in_threads"} if in_thread else {}
    needed = [instead.get(name, name) for name in NEEDED]
    if threads and not in_thread:
        needed += TO_OPEN_THREADS
    return [name for name in needed if not getattr(rights, name)]


def lack(names: Iterable[str], channel: int, say: Say) -> str:
    """Name the missing permissions as Discord shows them."""
    words = (say(f"permission-{name.replace('_', '-')}") for name in names)
    return say("missing-permissions", where=f"<#{channel}>", names=in_row(words, say))


def _on_server(interaction: discord.Interaction[Any]) -> discord.Permissions:
    user = interaction.user
    return user.guild_permissions if isinstance(user, discord.Member) else discord.Permissions()
