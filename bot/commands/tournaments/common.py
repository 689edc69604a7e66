"""What the tournament commands share: the group, and finding the tournament that is meant."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice

from bot.commands.common import MOST_SUGGESTIONS, Interaction, server_of, text
from bot.interactions.client import RungsClient
from core.engine.errors import UnknownTournament
from core.tournaments.model import TournamentStatus

_LONGEST_CHOICE = 100


def group_of(client: RungsClient) -> app_commands.Group:
    group = app_commands.Group(
        name=text("tournament", "command-tournament"),
        description=text("Tournaments on this server", "command-tournament-description"),
        guild_only=True,
    )
    client.tree.add_command(group)
    return group


async def meant_tournament(
    client: RungsClient, interaction: Interaction, number: int | None, *statuses: TournamentStatus
) -> int:
    """The tournament asked for by its number, else the server's newest, of such if possible."""
    if number is not None:
        return number
    server, tournaments = server_of(interaction), client.services.tournaments
    found = await tournaments.listed(server, *statuses) or await tournaments.listed(
        server, *TournamentStatus
    )
    if not found:
        raise UnknownTournament
    return found[0].id


async def suggest_tournaments(
    client: RungsClient, interaction: Interaction, typed: str, *statuses: TournamentStatus
) -> list[Choice[int]]:
    """Tournaments to choose from, as the user types."""
    say = await client.services.say_to(interaction)
    found = await client.services.tournaments.listed(
        server_of(interaction), *(statuses or TournamentStatus)
    )
    named = [
        (say("tournament-choice", name=tournament.name, number=tournament.id), tournament.id)
        for tournament in found
    ]
    fitting = [(name, number) for name, number in named if typed.lower() in name.lower()]
    return [
        Choice(name=name[:_LONGEST_CHOICE], value=number)
        for name, number in fitting[:MOST_SUGGESTIONS]
    ]
