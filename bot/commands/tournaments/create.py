"""/organize create: announces a tournament."""

from __future__ import annotations

from datetime import timedelta

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.commands.common import text
from bot.commands.newgame import game_options, options_of, turn_seconds
from bot.commands.tournaments import acts
from bot.commands.tournaments.common import organizing
from bot.interactions.context import Context, Interaction
from bot.interactions.lobby import refused_here
from bot.interactions.permissions import is_organizer
from bot.text.names import visible
from core.engine.rules import Level
from core.games.registry import GAMES
from core.tournaments.model import TournamentOrder
from core.tournaments.plan import AS_NEEDED, Format, Plan

MOST_AI = 64
LATEST_START = 60 * 24 * 60
"""Minutes: two months."""


@organizing("create", "Announce a tournament in this channel")
@game_options
@app_commands.choices(
    kind=[
        Choice(name=text("Swiss", "choice-format-swiss"), value=Format.SWISS.value),
        Choice(name=text("Round robin", "choice-format-round-robin"), value=Format.ROUND_ROBIN),
        Choice(
            name=text("One table, several games", "choice-format-table-match"),
            value=Format.TABLE_MATCH,
        ),
    ]
)
@app_commands.rename(kind="format")
@app_commands.describe(
    name=text("Tournament name", "option-create-name-description"),
    kind=text("Format", "option-create-format-description"),
    rounds=text(
        "How many rounds (default: as many as the field needs)", "option-create-rounds-description"
    ),
    table_size=text("Players per table", "option-create-table-size-description"),
    final=text("Seats at the final table (0: no final)", "option-create-final-description"),
    hints=text("Allow hints", "option-settings-hints-description"),
    role=text("Only members with this role can join", "option-create-role-description"),
    starts_in=text("Start automatically in this many minutes", "option-create-starts-description"),
    ai=text("How many AI players to start with", "option-create-ai-description"),
)
async def create(
    context: Context,
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
    if not is_organizer(context.interaction):
        await context.reply("tournament-organizers-only")
        return
    if refused := await refused_here(context):
        await context.response.say(refused)
        return
    now = discord.utils.utcnow()
    order = TournamentOrder(
        visible(name),
        game,
        plan_of(game, Format(kind), rounds, table_size, games, final),
        options_of(variant),
        await turn_seconds(context, turn_time),
        hints,
        rated,
        _role(role, context.interaction),
        None if starts_in is None else now + timedelta(minutes=max(starts_in, 0)),
        levels=(Level(level),) * ai,
    )
    await acts.create(context, order)


def plan_of(
    game: str,
    kind: Format,
    rounds: int | None,
    table_size: int | None,
    games: str | None,
    final: int,
) -> Plan:
    """Return the plan, with defaults for what was left out."""
    size = _usual_size(game, kind) if table_size is None else table_size
    return Plan(kind, rounds or AS_NEEDED, size, games or _usual(game, kind), final)


def _usual_size(game: str, kind: Format) -> int:
    return 2 if kind is Format.ROUND_ROBIN else min(4, GAMES[game].rules.players[-1])


def _usual(game: str, kind: Format) -> str:
    """Return one game per table, or the longest series for a table match."""
    choices = GAMES[game].series.choices
    return choices[-1] if kind is Format.TABLE_MATCH else choices[0]


def _role(role: discord.Role | None, interaction: Interaction) -> int | None:
    """Return the role that limits entry; @everyone limits nobody."""
    return None if role is None or role.id == interaction.guild_id else role.id
