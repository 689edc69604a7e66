"""/tournament: announcing, running and reading tournaments."""

from __future__ import annotations

from collections.abc import Mapping

from discord import app_commands

from bot.commands.common import text
from bot.commands.tournaments import acts, create, manage, reading
from bot.interactions.router import Handler, about
from bot.pages.custom_ids import Verb

TOURNAMENT = app_commands.Group(
    name=text("tournament", "command-tournament"),
    description=text("Tournaments on this server", "command-tournament-description"),
    guild_only=True,
)
for _command in (create.create, *manage.COMMANDS, *reading.COMMANDS):
    TOURNAMENT.add_command(_command)

TOURNAMENT_CLICKS: Mapping[Verb, Handler] = {
    Verb.ENTER: about(acts.join),
    Verb.WITHDRAW: about(acts.leave),
    Verb.OPEN_ROUND: about(acts.start),
    Verb.CLOSE_ROUND: acts.close_round,
    Verb.CALL_OFF: about(acts.call_off),
}
