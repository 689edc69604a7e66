"""Who may do what on a server, based on Discord's permissions.

They are checked at run time, because a command's default permissions can be changed by admins. The
permissions sent with an interaction hold for its channel only, where a user may have more than
elsewhere, so they do not decide about anything outside it.
"""

from __future__ import annotations

from typing import Any

import discord


def is_admin(interaction: discord.Interaction[Any]) -> bool:
    rights = interaction.permissions  # a channel cannot grant these
    return rights.manage_guild or rights.administrator


def is_organizer(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the user may run any tournament: as an admin or event manager."""
    return is_admin(interaction) or _on_server(interaction).manage_events


def is_moderator(interaction: discord.Interaction[Any], channel: int) -> bool:
    """Return whether the user may end other people's games in this channel."""
    return is_admin(interaction) or _in_channel(interaction, channel).manage_messages


def sees(interaction: discord.Interaction[Any], channel: int) -> bool:
    """Return whether the user can view the channel, and so its games."""
    return is_admin(interaction) or _in_channel(interaction, channel).view_channel


def _on_server(interaction: discord.Interaction[Any]) -> discord.Permissions:
    user = interaction.user
    return user.guild_permissions if isinstance(user, discord.Member) else discord.Permissions()


def _in_channel(interaction: discord.Interaction[Any], channel: int) -> discord.Permissions:
    if channel == interaction.channel_id:
        return interaction.permissions
    guild, user = interaction.guild, interaction.user
    place = guild.get_channel_or_thread(channel) if guild else None
    if isinstance(place, discord.Thread):
        place = None if place.is_private() else place.parent  # its members are not known here
    if place is None or not isinstance(user, discord.Member):
        return discord.Permissions.none()
    return place.permissions_for(user)
