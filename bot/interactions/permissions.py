"""Who may do what on a server, by Discord's own permissions.

Checked at run time: who may see a command is only a default that admins can change. What Discord
sends with a command holds for the channel it was typed in, where somebody may have been given more
than elsewhere; so it is not asked about what lies outside of that channel.
"""

from __future__ import annotations

from typing import Any

import discord


def is_admin(interaction: discord.Interaction[Any]) -> bool:
    rights = interaction.permissions  # no channel can give these
    return rights.manage_guild or rights.administrator


def is_organizer(interaction: discord.Interaction[Any]) -> bool:
    """Who may run tournaments, also those of others: admins, and roles that may manage events."""
    return is_admin(interaction) or _on_server(interaction).manage_events


def is_moderator(interaction: discord.Interaction[Any], channel: int) -> bool:
    """Who may end other people's games in this channel."""
    return is_admin(interaction) or _in_channel(interaction, channel).manage_messages


def sees(interaction: discord.Interaction[Any], channel: int) -> bool:
    """Who cannot look into a channel is not told of the games in it."""
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
        place = None if place.is_private() else place.parent  # who is let in is not known here
    if place is None or not isinstance(user, discord.Member):
        return discord.Permissions.none()
    return place.permissions_for(user)
