"""/organize: announcing and running tournaments; /tournament: joining and public them."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord import app_commands

from bot.commands.common import text
from bot.commands.tournaments import acts, create, manage, panel, public
from bot.interactions.router import Handler, about
from bot.pages.custom_ids import Verb

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

TOURNAMENT_CLICKS: Mapping[Verb, Handler] = {
    Verb.ENTER: about(acts.join),
    Verb.WITHDRAW: about(acts.leave),
    Verb.CHECK_IN: about(acts.check_in),
    Verb.PAUSE: about(acts.pause),
    Verb.COME_BACK: about(acts.come_back),
    Verb.OPEN_ROUND: about(acts.start),
    Verb.CLOSE_ROUND: acts.close_round,
    Verb.CALL_OFF: acts.call_off,
    Verb.MANAGE: panel.press,
}
