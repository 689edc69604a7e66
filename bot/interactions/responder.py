"""Responds to every interaction within three seconds.

Every failure becomes one sentence for the user: a refusal, a database problem, or a bug, which is
logged with a reference that the user can report.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import NoReturn

import discord
from discord import app_commands

from bot.interactions.context import Context, Interaction
from bot.interactions.pace import in_channel
from bot.publishing.conductor import ShownLater
from bot.publishing.response import Response
from bot.text.say import Say
from bot.trouble import TROUBLE, is_on_the_way
from core.engine.errors import BadSetup, Refusal, UnknownCommand
from core.store.problems import OutcomeUnknown, StorageProblem

DONE, REPEATED = "done", "repeated"

_OUTDATED = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)
"""A command that has changed, sent by a client that has not noticed yet."""
_UNFIT = {
    discord.AppCommandOptionType.user: "invite",
    discord.AppCommandOptionType.channel: "channel",
    discord.AppCommandOptionType.role: "role",
}
"""What is wrong with an option of this type that cannot be read."""

Act = Callable[[Context], Awaitable[str | None]]
"""Returns the key of a refusal it has explained itself."""

log = logging.getLogger(__name__)


class _Restarting(Exception):
    """Clicks are no longer carried out."""


async def answer(interaction: Interaction, kind: str, act: Act) -> None:
    """Do what an interaction asks for; whatever comes of it, it gets a response in time.

    The second click of a double click is only acknowledged.
    """
    begin, outcome, client = time.monotonic(), REPEATED, interaction.client
    services, words = client.services, client.services.words
    say = words.say(words.pick(str(interaction.locale)))
    context = Context(interaction, Response(interaction), say)
    with client.under_way.noted():
        async with _in_time(context):
            if client.repeats.begin(interaction, kind):
                outcome = ""
                try:
                    services.names.learn(interaction.guild_id, interaction.user)
                    context = replace(context, say=await services.say_to(interaction))
                    _admit(context, kind)
                    outcome = await act(context) or DONE
                except Exception as error:  # noqa: BLE001 - told and logged there
                    outcome = await _tell_why(context, kind, error)
                finally:
                    client.repeats.end(interaction, done=outcome == DONE)
        services.metrics.clicked(kind, outcome, time.monotonic() - begin)
        if not context.response.answered:
            services.metrics.unanswered()


async def answer_error(interaction: Interaction, error: app_commands.AppCommandError) -> None:
    """Respond to a command that could not be called."""

    async def act(_context: Context) -> NoReturn:
        if isinstance(error, _OUTDATED):
            raise UnknownCommand from error
        if isinstance(error, app_commands.TransformerError):
            problem = _UNFIT.get(error.type, "value")
            raise BadSetup(problem=problem, value=str(error.value)) from error
        raise error

    if interaction.type is discord.InteractionType.autocomplete:
        await interaction.response.autocomplete([])
    else:
        await answer(interaction, "command", act)


@asynccontextmanager
async def _in_time(context: Context) -> AsyncIterator[None]:
    """Defer the response if the work takes long."""
    client, response = context.client, context.response

    async def defer() -> None:
        with client.under_way.noted():
            await _defer(response)

    loop = asyncio.get_running_loop()
    deferring = loop.call_later(client.patience.answer, lambda: loop.create_task(defer()))
    try:
        yield
    finally:
        deferring.cancel()
        await _defer(response)  # no response yet: the result is shown elsewhere


def _admit(context: Context, kind: str) -> None:
    """Refuse what comes too late, or too fast."""
    if context.client.under_way.draining:
        raise _Restarting
    context.client.pace.need(kind, context.user)
    context.client.pace.need(in_channel(kind), context.channel)


async def _tell_why(context: Context, kind: str, error: Exception) -> str:
    """Say why nothing came of it; return the outcome as named in the metrics."""
    say, ids = context.say, _ids(context.interaction)
    match error:
        case Refusal():
            try:
                await _tell(context.response, await context.explain(error))
                return error.key
            except Exception as problem:  # noqa: BLE001 - told instead
                return await _tell_why(context, kind, problem)
        case _Restarting():
            outcome, text = "draining", say("restarting")
        case StorageProblem():
            log.error("the database: %s", error, extra=ids)
            outcome, text = "storage", _counts(error, say)
        case _ if is_on_the_way(error):
            log.warning("Discord took no answer (%s): %s", kind, error, extra=ids)
            outcome, text = "wire", say("problem-discord")
        case _:
            log.error("an interaction failed (%s)", kind, extra=ids, exc_info=error)
            reference = f"{context.interaction.id:x}"
            outcome, text = "error", say("problem-unexpected", reference=reference)
    await _tell(context.response, text)
    return outcome


def _counts(problem: StorageProblem, say: Say) -> str:
    """Say whether what somebody did counts."""
    if isinstance(problem, ShownLater):
        return say("problem-shown-later")
    return say("problem-unknown" if isinstance(problem, OutcomeUnknown) else "problem-storage")


async def _defer(response: Response) -> None:
    with suppress(discord.InteractionResponded, *TROUBLE):
        await response.defer()


async def _tell(response: Response, text: str) -> None:
    try:
        await response.say(text)
    except TROUBLE as error:
        log.warning("an answer could not be given: %s", error, extra=_ids(response.interaction))


def _ids(interaction: discord.Interaction) -> dict[str, int | None]:
    return {
        "interaction": interaction.id,
        "server": interaction.guild_id,
        "user": interaction.user.id,
    }
