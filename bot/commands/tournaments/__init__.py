"""/organize: announcing and running tournaments; /tournament: joining and following them."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.common import text
from bot.commands.tournaments import create, manage, public

TOURNAMENT = app_commands.Group(
    name=text("tournament", "command-tournament"),
    description=text("Tournaments on this server", "command-tournament-description"),
    guild_only=True,
)
for _open in (*manage.PLAYERS, *public.COMMANDS):
    TOURNAMENT.add_command(_open)

ORGANIZE = app_commands.Group(
    name=text("organize", "command-organize"),
    description=text("Announce and run tournaments", "command-organize-description"),
    guild_only=True,
    default_permissions=discord.Permissions(manage_events=True),
)
for _hidden in (create.create, create.edit, *manage.ORGANIZERS):
    ORGANIZE.add_command(_hidden)
