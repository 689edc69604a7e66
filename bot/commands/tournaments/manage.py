"""Running a tournament.

/tournament join, check-in, leave, pause, back; /organize start, next, cancel, result, reopen, drop,
return, team.
"""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.common import text
from bot.commands.tournaments import choices
from bot.commands.tournaments.common import (
    meant_tournament,
    organizing,
    subcommand,
    tournament_option,
)
from bot.interactions.context import Context
from bot.interactions.tournaments import acts
from bot.pages.tournaments.words import called
from core.engine.errors import BadTournament
from core.model.plan import MOST_PLAYERS
from core.model.tournament import ONGOING, TournamentStatus
from core.tournaments.results import Decision
from core.tournaments.team import change_team

OPEN, RUNNING = TournamentStatus.OPEN, TournamentStatus.RUNNING


@subcommand("join", "Take part in a tournament")
@tournament_option(OPEN)
async def join(context: Context, tournament: int | None = None) -> None:
    await acts.join(context, await meant_tournament(context, tournament, OPEN))


@subcommand("check-in", "Say that you're there, before a tournament starts")
@tournament_option(OPEN)
async def check_in(context: Context, tournament: int | None = None) -> None:
    await acts.check_in(context, await meant_tournament(context, tournament, OPEN))


@subcommand("leave", "Leave a tournament")
@tournament_option(*ONGOING)
async def leave(context: Context, tournament: int | None = None) -> None:
    await acts.leave(context, await meant_tournament(context, tournament, *ONGOING))


@subcommand("pause", "Sit out the coming rounds until you're back")
@tournament_option(RUNNING)
async def pause(context: Context, tournament: int | None = None) -> None:
    await acts.pause(context, await meant_tournament(context, tournament, RUNNING))


@subcommand("back", "Be paired again after a break")
@tournament_option(RUNNING)
async def back(context: Context, tournament: int | None = None) -> None:
    await acts.come_back(context, await meant_tournament(context, tournament, RUNNING))


@organizing("start", "Start a tournament")
@tournament_option(OPEN)
async def start(context: Context, tournament: int | None = None) -> None:
    number = await meant_tournament(context, tournament, OPEN)
    await context.response.say(await acts.start(context, number))


@organizing("next", "Close open tables and go on to the next round")
@tournament_option(RUNNING)
async def next_(context: Context, tournament: int | None = None) -> None:
    await acts.ask_to_close(context, await meant_tournament(context, tournament, RUNNING))


@organizing("cancel", "Call a tournament off")
@tournament_option(*ONGOING)
async def cancel(context: Context, tournament: int | None = None) -> None:
    await acts.ask_to_call_off(context, await meant_tournament(context, tournament, *ONGOING))


@organizing("result", "Decide an open table, or correct a result")
@tournament_option()
@app_commands.autocomplete(table=choices.tables)
@app_commands.autocomplete(places=choices.places)
@app_commands.rename(round_number="round")
@app_commands.describe(
    table=text("Table number within the round", "option-result-table-description"),
    places=text(
        "Who was first, second and so on; or places as listed: 2,1,3",
        "option-result-places-description",
    ),
    reason=text("Reason (kept on record)", "option-result-reason-description"),
    round_number=text("Round (default: the current one)", "option-result-round-description"),
)
async def result(
    context: Context,
    table: app_commands.Range[int, 1, 128],
    places: str,
    reason: str,
    round_number: app_commands.Range[int, 1, 64] | None = None,
    tournament: int | None = None,
) -> None:
    number = await meant_tournament(context, tournament, RUNNING)
    decision = Decision(round_number, table, acts.places_in(places), reason)
    await context.response.say(await acts.correct(context, number, decision))


@organizing("reopen", "Give a table that ended unplayed back to its players")
@tournament_option(RUNNING)
@app_commands.autocomplete(table=choices.ended_tables)
@app_commands.describe(
    table=text("Table number within the round", "option-result-table-description"),
    reason=text("Reason (kept on record)", "option-result-reason-description"),
)
async def reopen(
    context: Context,
    table: app_commands.Range[int, 1, 128],
    reason: str,
    tournament: int | None = None,
) -> None:
    number = await meant_tournament(context, tournament, RUNNING)
    await context.response.say(await acts.reopen(context, number, table, reason))


@organizing("drop", "Remove somebody from a tournament")
@tournament_option(*ONGOING)
@app_commands.describe(
    user=text("Player to remove", "option-drop-user-description"),
    ai=text("Or an AI: the number in its name", "option-drop-ai-description"),
)
async def drop(
    context: Context,
    user: discord.User | None = None,
    ai: app_commands.Range[int, 1, MOST_PLAYERS] | None = None,
    tournament: int | None = None,
) -> None:
    number = await meant_tournament(context, tournament, *ONGOING)
    await context.response.say(await acts.drop(context, number, *_meant(context, user, ai)))


@organizing("return", "Pair somebody again who was removed or missed a round")
@tournament_option(RUNNING)
@app_commands.describe(
    user=text("Player to bring back", "option-return-user-description"),
    ai=text("Or an AI: the number in its name", "option-drop-ai-description"),
)
async def return_(
    context: Context,
    user: discord.User | None = None,
    ai: app_commands.Range[int, 1, MOST_PLAYERS] | None = None,
    tournament: int | None = None,
) -> None:
    number = await meant_tournament(context, tournament, RUNNING)
    await context.response.say(await acts.bring_back(context, number, *_meant(context, user, ai)))


def _meant(
    context: Context, user: discord.User | None, ai: int | None
) -> tuple[int | None, int | None]:
    """Return which entrant was given; refuse if none was."""
    if user is not None:
        context.services.names.learn(context.server, user)
        return user.id, None
    if ai is None:
        raise BadTournament(problem="who")
    return None, ai


@organizing("team", "Name co-organizers, or see who they are")
@tournament_option(*ONGOING)
@app_commands.describe(
    add=text("Who may run the tournament, too", "option-team-add-description"),
    remove=text("Who may run it no longer", "option-team-remove-description"),
)
async def team(
    context: Context,
    add: discord.Member | None = None,
    remove: discord.User | None = None,
    tournament: int | None = None,
) -> None:
    number = await meant_tournament(context, tournament, *ONGOING)
    if add is not None and add.bot:
        raise BadTournament(problem="bot")
    if add is not None:
        context.services.names.learn(context.server, add)
    tournaments, call = context.services.tournaments, acts.call_of(context, number)
    if add is not None or remove is not None:
        new, gone = (None if user is None else user.id for user in (add, remove))
        await acts.show(context, await tournaments.change(call, change_team, new, gone))
    view = await tournaments.to_run(call)
    people = await context.client.tournament_pages.team(view, context.say)
    name = called(view.tournament)
    await context.reply("tournament-team", name=name, count=len(view.team), people=people)


PLAYERS = (join, check_in, leave, pause, back)
ORGANIZERS = (start, next_, cancel, result, reopen, drop, return_, team)
