"""/tournament create: announces a tournament."""

from __future__ import annotations

from datetime import timedelta

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.commands.common import (
    Interaction,
    game_choices,
    level_choices,
    refused_here,
    server_of,
    text,
)
from bot.commands.playing import (
    options_of,
    suggest_while_typing,
    turn_seconds,
)
from bot.interactions.client import RungsClient
from bot.interactions.permissions import is_organiser
from bot.publishing.response import Response
from bot.text.names import visible
from bot.text.say import Say
from core.engine.rules import Level
from core.games.registry import GAMES
from core.tournaments.model import ONGOING, TournamentOrder
from core.tournaments.plan import Format, Plan, suggested_rounds

MOST_AI = 64
MOST_ONGOING = 10
"""Tournaments at a time on one server."""
USUAL_PLAYERS = 8
"""How many to expect when nobody says how many rounds there are to be."""
LATEST_START = 60 * 24 * 60
"""Minutes: two months."""


def add(client: RungsClient, group: app_commands.Group) -> None:
    formats = [
        Choice(name=text("Swiss system", "choice-format-swiss"), value=Format.SWISS.value),
        Choice(name=text("Round robin", "choice-format-round-robin"), value=Format.ROUND_ROBIN),
        Choice(name=text("One table match", "choice-format-table-match"), value=Format.TABLE_MATCH),
    ]

    @group.command(
        name=text("create", "subcommand-create"),
        description=text("Announce a tournament in this channel", "subcommand-create-description"),
    )
    @app_commands.choices(game=game_choices(client), kind=formats, level=level_choices())
    @app_commands.rename(kind="format")
    @app_commands.describe(
        name=text("What it is called", "option-create-name-description"),
        game=text("Which game", "option-newgame-game-description"),
        kind=text("How players meet", "option-create-format-description"),
        rounds=text("How many rounds", "option-create-rounds-description"),
        table_size=text("How many sit at a table", "option-create-table-size-description"),
        games=text("How many games the match has", "option-newgame-games-description"),
        variant=text("How it is set up", "option-newgame-variant-description"),
        final=text("Seats at a final table; 0 for none", "option-create-final-description"),
        turn_time=text(
            "Time for one turn: choose one, or type seconds",
            "option-newgame-turn-time-description",
        ),
        hints=text("Allow hints", "option-settings-hints-description"),
        rated=text("Whether it counts for ratings", "option-newgame-rated-description"),
        role=text("Only members with this role may join", "option-create-role-description"),
        starts_in=text("Starts by itself in so many minutes", "option-create-starts-description"),
        ai=text("AI players to begin with", "option-create-ai-description"),
        level=text("How well the AI plays", "option-newgame-level-description"),
    )
    async def create(
        interaction: Interaction,
        name: str,
        game: str,
        kind: str = Format.SWISS,
        rounds: int | None = None,
        table_size: int | None = None,
        games: str | None = None,
        variant: str | None = None,
        final: int = 0,
        turn_time: int | None = None,
        hints: bool = False,
        rated: bool = True,
        role: discord.Role | None = None,
        starts_in: app_commands.Range[int, None, LATEST_START] | None = None,
        ai: app_commands.Range[int, 0, MOST_AI] = 0,
        level: str = Level.MEDIUM,
    ) -> None:
        async def work(response: Response, say: Say) -> None:
            now = discord.utils.utcnow()
            order = TournamentOrder(
                visible(name),
                game,
                plan_of(game, Format(kind), rounds, table_size, games, final),
                options_of(variant),
                await turn_seconds(client, interaction, turn_time),
                hints,
                rated,
                _role(role, interaction),
                None if starts_in is None else now + timedelta(minutes=max(starts_in, 0)),
                (Level(level),) * ai,
            )
            await _announce(client, interaction, order, response, say)

        await client.responder.answer(interaction, "tournament create", work)

    suggest_while_typing(client, create)


def plan_of(
    game: str,
    kind: Format,
    rounds: int | None,
    table_size: int | None,
    games: str | None,
    final: int,
) -> Plan:
    """What was said, and for the rest what is usual."""
    size = _usual_size(game, kind) if table_size is None else table_size
    usual = suggested_rounds(kind, max(size, 2), USUAL_PLAYERS)
    return Plan(kind, usual if rounds is None else rounds, size, games or _usual(game, kind), final)


def _usual_size(game: str, kind: Format) -> int:
    return 2 if kind is Format.ROUND_ROBIN else min(4, GAMES[game].rules.players[-1])


def _usual(game: str, kind: Format) -> str:
    """One game at each table; a table match is the longest series there is."""
    choices = GAMES[game].series.choices
    return choices[-1] if kind is Format.TABLE_MATCH else choices[0]


def _role(role: discord.Role | None, interaction: Interaction) -> int | None:
    """Everybody's role is no limit."""
    return None if role is None or role.id == interaction.guild_id else role.id


async def _announce(
    client: RungsClient,
    interaction: Interaction,
    order: TournamentOrder,
    response: Response,
    say: Say,
) -> None:
    server = server_of(interaction)
    if not is_organiser(interaction):
        await response.say(say("tournament-organisers-only"))
        return
    if refused := await refused_here(client, interaction, say):
        await response.say(refused)
        return
    if len(await client.services.tournaments.listed(server, *ONGOING)) >= MOST_ONGOING:
        await response.say(say("tournament-too-many", limit=MOST_ONGOING))
        return
    tournament = await client.services.tournaments.create(
        server, interaction.channel_id or 0, interaction.user.id, interaction.id, order
    )
    shown = await client.tournaments.show(server, tournament.id)
    await response.say(
        say("tournament-created" if shown else "tournament-not-shown", number=tournament.id)
    )
