"""Who may do what on a server, by Discord's own permissions.

Checked at run time: who may see a command is only a default that admins can change.
"""

from __future__ import annotations

from typing import Any

import discord


def is_organiser(interaction: discord.Interaction[Any]) -> bool:
    """Who may run tournaments, also those of others: admins, and roles that may manage events."""
    rights = interaction.permissions
    return rights.manage_guild or rights.administrator or rights.manage_events
