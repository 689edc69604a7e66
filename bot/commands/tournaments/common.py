"""Helpers the tournament commands share: finding the tournament."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from discord import app_commands
from discord.app_commands import Choice

from bot.commands.common import command, suggestions, text
from bot.interactions.context import Context, Interaction
from core.engine.errors import NoTournament
from core.tournaments.model import TournamentStatus

T = TypeVar("T")

subcommand = partial(command, group="tournament")
organizing = partial(command, group="organize")


def tournament_option(*statuses: TournamentStatus) -> Callable[[T], T]:
    """Return a decorator that describes the option `tournament` and suggests matches."""

    async def suggest(interaction: Interaction, typed: str) -> list[Choice[int]]:
        services = interaction.client.services
        say = await services.say_to(interaction)
        found = await services.tournaments.listed(
            interaction.guild_id or 0, *(statuses or TournamentStatus)
        )
        named = ((say("tournament-choice", name=one.name, number=one.id), one.id) for one in found)
        return suggestions(named, typed)

    description = text("Which tournament", "option-tournament-description")
    describe = app_commands.describe(tournament=description)
    complete = app_commands.autocomplete(tournament=suggest)
    return lambda act: describe(complete(act))


async def meant_tournament(
    context: Context, number: int | None, *statuses: TournamentStatus
) -> int:
    """Return the given tournament, else the server's newest, preferably with these statuses."""
    if number is not None:
        return number
    tournaments = context.services.tournaments
    found = await tournaments.listed(context.server, *statuses) or await tournaments.listed(
        context.server, *TournamentStatus
    )
    if not found:
        raise NoTournament
    return found[0].id
