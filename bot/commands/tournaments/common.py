"""Helpers the tournament commands share: finding the tournament."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import TypeVar

from discord import app_commands
from discord.app_commands import Choice

from bot.commands.common import command, suggestions, text
from bot.interactions.context import Context, Interaction
from bot.interactions.permissions import need_sight_of, sees
from bot.pages.tournaments.words import state
from bot.text.say import Say
from core.engine.errors import NoTournament
from core.model.tournament import Tournament, TournamentStatus

T = TypeVar("T")
RUNNING, FINISHED = TournamentStatus.RUNNING, TournamentStatus.FINISHED

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
        seen = (one for one in found if sees(interaction, one.channel))
        named = ((_choice(one, say), one.id) for one in seen)
        return suggestions(named, typed)

    description = text("Which tournament", "option-tournament-description")
    describe = app_commands.describe(tournament=description)
    complete = app_commands.autocomplete(tournament=suggest)
    return lambda act: describe(complete(act))


def _choice(one: Tournament, say: Say) -> str:
    return say("tournament-choice", name=one.name, state=state(one, say), number=one.id)


async def meant_tournament(
    context: Context, number: int | None, *statuses: TournamentStatus
) -> int:
    """Return the given tournament, else the server's newest, preferably with these statuses."""
    return await _newest(context, statuses) if number is None else await _seen(context, number)


async def read_tournament(context: Context, number: int | None) -> int:
    """Return the given tournament, else the one that is running, else the last finished one."""
    if number is None:
        return await _newest(context, (RUNNING,), (FINISHED,))
    return await _seen(context, number)


async def _seen(context: Context, number: int) -> int:
    found = await context.services.tournaments.tournament(context.server, number)
    need_sight_of(context.interaction, found)
    return number


async def _newest(context: Context, *wanted: Collection[TournamentStatus]) -> int:
    """Return the newest tournament the user can see, preferring the statuses named first."""
    tournaments = context.services.tournaments
    for statuses in (*wanted, TournamentStatus):
        for found in await tournaments.listed(context.server, *statuses):
            if sees(context.interaction, found.channel):
                return found.id
    raise NoTournament
