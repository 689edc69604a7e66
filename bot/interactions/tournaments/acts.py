"""What people do at a tournament, by click or command."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import ParamSpec

import discord

from bot.games.common.controls import Tone
from bot.interactions.context import Context
from bot.interactions.permissions import is_organizer, sees
from bot.pages.custom_ids import Click, Verb
from bot.pages.page import Button, Page, fitting
from bot.pages.tournaments.words import called
from bot.text.names import spoken
from core.engine.errors import BadTournament, TournamentMovedOn
from core.model.tournament import ONGOING, TournamentStatus
from core.tournaments import entries, rounds
from core.tournaments.calls import TournamentCall, TournamentReceipt
from core.tournaments.results import Decision
from core.tournaments.service import TournamentChange

P = ParamSpec("P")
FOR_GOOD = "all"
"""The target of a click that also cancels the repeats."""


async def join(context: Context, number: int) -> None:
    done = await _changed(context, number, entries.join)
    if done.waits:
        await context.reply("tournament-waits", name=called(done.tournament), place=done.waits)
    # A running tournament's message does not name those who play from the next round on.
    elif context.is_command or done.tournament.status is TournamentStatus.RUNNING:
        await context.reply("tournament-joined", name=called(done.tournament))


async def check_in(context: Context, number: int) -> None:
    done = await _changed(context, number, entries.check_in)
    await context.confirm("tournament-checked-in", name=called(done.tournament))


async def leave(context: Context, number: int) -> None:
    done = await _changed(context, number, entries.leave)
    await context.confirm("tournament-left", name=called(done.tournament))


async def pause(context: Context, number: int) -> None:
    done = await _changed(context, number, entries.pause)
    await context.reply("tournament-paused", name=called(done.tournament))


async def come_back(context: Context, number: int) -> None:
    done = await _changed(context, number, entries.come_back)
    await context.reply("tournament-back", name=called(done.tournament))


# These return what was done, as a sentence for the person who did it.


async def start(context: Context, number: int) -> str:
    done = await _changed(context, number, rounds.start)
    name, plan = called(done.tournament), done.tournament.plan
    return context.say("tournament-started", name=name, rounds=plan.rounds)


async def drop(
    context: Context, number: int, user: int | None = None, ai: int | None = None
) -> str:
    done = await _changed(context, number, entries.drop, user, ai)
    who = await _named(context, user, ai)
    return context.say("tournament-dropped", who=who, name=called(done.tournament))


async def bring_back(
    context: Context, number: int, user: int | None = None, ai: int | None = None
) -> str:
    done = await _changed(context, number, entries.bring_back, user, ai)
    who = await _named(context, user, ai)
    return context.say("tournament-returned", who=who, name=called(done.tournament))


async def correct(context: Context, number: int, decision: Decision) -> str:
    done = await _changed(context, number, rounds.decide, decision)
    return context.say("tournament-corrected", count=done.tables)


def places_in(typed: str) -> list[int]:
    """Read `2,1,3` or `2 1 3`; anything else is refused."""
    words = typed.replace(",", " ").split()
    if not all(word.isdecimal() and word.isascii() and len(word) <= 2 for word in words):
        raise BadTournament(problem="places")
    return [int(word) for word in words]


async def reopen(
    context: Context, number: int, table: int, reason: str, round_number: int | None = None
) -> str:
    await _changed(context, number, rounds.reopen, table, reason, round_number)
    return context.say("tournament-reopened", table=table)


# Questions, and what is done once they are answered.


async def ask_to_close(context: Context, number: int) -> None:
    """Ask for confirmation, and say what each open table will count as."""
    view = await context.services.tournaments.to_run(call_of(context, number))
    view.tournament.need_running()
    current = view.tournament.round
    closing = await context.services.tournaments.if_closed(view)
    question = context.say("tournament-close-round", count=len(closing.counts), round=current)
    lines = await context.client.tournament_pages.if_closed(view, closing, context.say)
    label = context.say("button-close-round", round=current)
    button = Button(label, Click(Verb.CLOSE_ROUND, number, current), Tone.RED)
    await _ask(context, Page(text=question, body=fitting(lines)), button)


async def ask_to_call_off(context: Context, number: int) -> None:
    """Ask for confirmation: it cannot be undone."""
    view = await context.services.tournaments.to_run(call_of(context, number))
    if view.tournament.status not in ONGOING:
        raise TournamentMovedOn(problem="over")
    say, repeats = context.say, view.tournament.repeat
    question = say("tournament-call-off", name=called(view.tournament))
    once = say("button-call-off-once" if repeats else "button-call-off")
    buttons = [Button(once, Click(Verb.CALL_OFF, number), Tone.RED)]
    if repeats:
        for_good = Click(Verb.CALL_OFF, number, target=FOR_GOOD)
        buttons.append(Button(say("button-call-off-all"), for_good, Tone.RED))
    await _ask(context, Page(text=question), *buttons)


async def _ask(context: Context, question: Page, *yes: Button) -> None:
    """Ask; whoever comes from the panel can go back to it."""
    back = Button(context.say("button-back"), Click(Verb.MANAGE, yes[0].click.table))
    row = (*yes, back) if context.response.private else yes
    await context.show(replace(question, rows=(row,)))


async def close_round(context: Context, click: Click) -> None:
    call = call_of(context, click.table)
    done = await context.services.tournaments.change(call, rounds.close_round, click.prompt)
    name = called(done.tournament)
    text = context.say("tournament-next", name=name, count=done.tables)
    await context.response.edit(Page(text=text))
    await show(context, done)


async def call_off(context: Context, click: Click) -> None:
    call = call_of(context, click.table)
    for_good = click.target == FOR_GOOD
    done = await context.services.tournaments.change(call, rounds.cancel, for_good=for_good)
    repeats, name = done.tournament.repeat, called(done.tournament)
    text = context.say("tournament-skipped" if repeats else "tournament-was-cancelled", name=name)
    await context.response.edit(Page(text=text))
    await show(context, done)


async def _changed(
    context: Context,
    number: int,
    change: TournamentChange[P],
    *args: P.args,
    **kwargs: P.kwargs,
) -> TournamentReceipt:
    """Change a tournament, and show what came of it."""
    call = call_of(context, number)
    done = await context.services.tournaments.change(call, change, *args, **kwargs)
    await show(context, done)
    return done


def call_of(context: Context, number: int) -> TournamentCall:
    """Return who acts, and what they may do."""
    user = context.interaction.user
    roles = [role.id for role in user.roles] if isinstance(user, discord.Member) else []
    return TournamentCall(
        context.server,
        number,
        user.id,
        context.interaction.id,
        is_organizer(context.interaction),
        roles,
        partial(sees, context.interaction),
    )


async def _named(context: Context, user: int | None, ai: int | None) -> str:
    """Return the name of an entrant: a user, or the AI with this entry number."""
    if user is None:
        return context.say("tournament-ai", number=ai or 0)
    return spoken(await context.services.names.known(context.server, user, context.client) or "")


async def show(context: Context, done: TournamentReceipt) -> bool:
    return await context.client.conductor.follow_tournament(done, context.response)
