"""/organize create announces a tournament, /organize edit changes what was announced."""

from __future__ import annotations

from dataclasses import replace

from discord import app_commands

from bot.commands.common import text
from bot.commands.newgame import game_options
from bot.commands.tournaments.common import meant_tournament, organizing, tournament_option
from bot.commands.tournaments.options import TypedOptions, chosen, typed_options, usual_plan
from bot.commands.tournaments.starts import start_lines
from bot.interactions.context import Context
from bot.interactions.lobby import refused_here, turn_seconds
from bot.interactions.permissions import is_organizer
from bot.interactions.tournaments import acts
from bot.pages.page import Page, fitting
from bot.pages.tournaments.words import called, terms
from bot.publishing.arranger import is_public, makes_events
from bot.text.names import visible
from core.engine.rules import Level
from core.model.plan import Format
from core.model.tournament import ONGOING, Tournament, TournamentOrder, TournamentStatus
from core.tournaments import settings
from core.tournaments.calls import TournamentReceipt

MOST_AI = 64


@organizing("create", "Announce a tournament in this channel")
@game_options
@app_commands.describe(
    name=text("Tournament name", "option-create-name-description"),
    ai=text("How many AI players to start with", "option-create-ai-description"),
)
@typed_options
async def create(
    context: Context,
    typed: TypedOptions,
    name: str,
    game: str,
    ai: app_commands.Range[int, 0, MOST_AI] = 0,
    level: str = Level.MEDIUM,
) -> None:
    if not is_organizer(context.interaction):
        await context.reply("tournament-organizers-only")
        return
    if refused := await refused_here(context):
        await context.response.say(refused)
        return
    order = TournamentOrder(
        visible(name),
        game,
        usual_plan(game, Format.SWISS),
        turn_seconds=await turn_seconds(context, None),
        levels=(Level(level),) * ai,
    )
    apply = await chosen(context, typed)
    done = await context.services.tournaments.create(
        context.server, context.channel, context.user, context.interaction.id, apply(order)
    )
    await _announced(context, done)


async def _announced(context: Context, done: TournamentReceipt) -> None:
    shown, made = await acts.show(context, done), done.tournament
    said = context.say("tournament-created" if shown else "tournament-not-shown", number=made.id)
    lines = [said, *await start_lines(context, made)]
    lines += [context.say("tournament-no-event")] if _lacks_event(context, made) else []
    await context.response.say("\n".join(lines))


def _lacks_event(context: Context, tournament: Tournament) -> bool:
    """Return whether a tournament gets no event only because the bot lacks a permission."""
    guild = context.interaction.guild
    if guild is None or tournament.start_at is None or makes_events(guild):
        return False
    return is_public(guild, tournament.channel)


@organizing("edit", "Change what was announced, before it starts")
@tournament_option(*ONGOING)
@app_commands.describe(name=text("Tournament name", "option-create-name-description"))
@typed_options
async def edit(
    context: Context, typed: TypedOptions, name: str | None = None, tournament: int | None = None
) -> None:
    number = await meant_tournament(context, tournament, TournamentStatus.OPEN)
    apply = await chosen(context, typed)

    def change(before: Tournament) -> Tournament:
        return apply(before if name is None else replace(before, name=visible(name)))

    done = await context.services.tournaments.change(
        acts.call_of(context, number), settings.edit, change
    )
    await acts.show(context, done)
    agreed = context.say("tournament-edited", name=called(done.tournament))
    lines = [*terms(done.tournament, context.say), *await start_lines(context, done.tournament)]
    await context.response.tell(Page(text=agreed, body=fitting(lines)))
