"""Responds to every interaction within three seconds.

Every failure becomes one sentence for the user: a refusal, a database problem, or a bug, which is
logged with a reference that the user can report.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from typing import NoReturn

import discord
from discord import app_commands

from bot.interactions.context import Context, Interaction
from bot.interactions.pace import Pace, in_channel
from bot.interactions.repeats import Repeats
from bot.ops import collector
from bot.publishing.conductor import ShownLater
from bot.publishing.jobs import LAST_MOMENT
from bot.publishing.response import Response
from bot.services import Services
from bot.text.say import Say
from bot.trouble import TROUBLE, is_on_the_way
from core.engine.errors import BadSetup, Refusal, UnknownCommand
from core.store.problems import OutcomeUnknown, StorageProblem

DONE, REPEATED = "done", "repeated"
PATIENCE = 1.5
"""Seconds until a response is deferred; Discord allows three, including the round trip."""
A_WHILE = 0.1
"""Seconds after an answer: who plays on quickly clicks again within them."""

_OUTDATED = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)
"""A command that has changed, sent by a client that has not noticed yet."""
_UNFIT = {
    discord.AppCommandOptionType.user: "invite",
    discord.AppCommandOptionType.channel: "channel",
    discord.AppCommandOptionType.role: "role",
}
"""What is wrong with an option of this type that cannot be read."""

Act = Callable[[Context], Awaitable[str | None]]
"""Returns the key of a refusal it has told itself."""

log = logging.getLogger(__name__)


class _Restarting(Exception):
    """No click is carried out any more."""


class Responder:
    def __init__(
        self, services: Services, pace: Pace, repeats: Repeats, patience: float = PATIENCE
    ) -> None:
        self._services = services
        self._pace = pace
        self._repeats = repeats
        self._patience = patience
        self.draining = False
        self._under_way: set[asyncio.Task[None]] = set()
        self._quiet = asyncio.Event()
        self._quiet.set()
        self._last = 0.0
        """When the last answer was done."""

    async def answer(self, interaction: Interaction, kind: str, act: Act) -> None:
        """Do what an interaction asks for; whatever comes of it, it gets a response in time.

        The second click of a double click is only acknowledged.
        """
        begin, outcome, words = time.monotonic(), REPEATED, self._services.words
        say = words.say(words.pick(str(interaction.locale)))
        context = Context(interaction, Response(interaction), say)
        with self.under_way():
            async with self._in_time(context.response):
                if self._repeats.begin(interaction, kind):
                    outcome = ""
                    try:
                        self._services.names.learn(interaction.guild_id, interaction.user)
                        context = replace(context, say=await self._services.say_to(interaction))
                        self._admit(context, kind)
                        outcome = await act(context) or DONE
                    except Exception as error:  # noqa: BLE001 - told, and logged where it is told
                        outcome = await self._tell_why(context, kind, error)
                    finally:
                        self._repeats.end(interaction, done=outcome == DONE)
            self._services.metrics.clicked(kind, outcome, time.monotonic() - begin)
            if not context.response.answered:
                self._services.metrics.unanswered()
        collector.tidy(quiet=not self._under_way)

    async def answer_error(
        self, interaction: Interaction, error: app_commands.AppCommandError
    ) -> None:
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
            await self.answer(interaction, "command", act)

    @contextmanager
    def under_way(self) -> Iterator[None]:
        """Make shutdown wait for the current task while it is in this block."""
        task = asyncio.current_task()
        assert task is not None
        self._under_way.add(task)
        self._quiet.clear()
        try:
            yield
        finally:
            self._under_way.discard(task)
            if not self._under_way:
                self._quiet.set()
                self._last = time.monotonic()

    async def quiet(self) -> None:
        """Wait until nobody is being answered, and use the moment to tidy up."""
        await self._quiet.wait()
        collector.tidy(quiet=True)
        collector.rest(due=1)  # what comes next may make far more than a click does

    def rest(self) -> None:
        """Tidy up thoroughly, if nobody has come for a while."""
        if not self._under_way and time.monotonic() > self._last + A_WHILE:
            collector.rest()

    async def drain(self, seconds: float) -> None:
        """Refuse new clicks, wait for the running ones, then cancel them; what they store is safe.

        A second time: after the first one they still try to answer.
        """
        self.draining = True
        for patience in (seconds, LAST_MOMENT, LAST_MOMENT):
            waiting = self._under_way - {asyncio.current_task()}
            if waiting:
                _, late = await asyncio.wait(waiting, timeout=patience)
                for task in late:
                    task.cancel()

    @asynccontextmanager
    async def _in_time(self, response: Response) -> AsyncIterator[None]:
        """Defer the response if it takes long."""

        async def defer() -> None:
            with self.under_way():
                await _defer(response)

        loop = asyncio.get_running_loop()
        deferring = loop.call_later(self._patience, lambda: loop.create_task(defer()))
        try:
            yield
        finally:
            deferring.cancel()
            await _defer(response)  # no response yet: the result is shown elsewhere

    def _admit(self, context: Context, kind: str) -> None:
        """Refuse what comes too late, or too fast."""
        if self.draining:
            raise _Restarting
        self._pace.need(kind, context.user)
        self._pace.need(in_channel(kind), context.channel)

    async def _tell_why(self, context: Context, kind: str, error: Exception) -> str:
        """Say why nothing came of it; return the outcome as named in the metrics."""
        say, ids = context.say, _ids(context.interaction)
        match error:
            case Refusal():
                try:
                    await _tell(context.response, await context.explain(error))
                    return error.key
                except Exception as problem:  # noqa: BLE001 - told instead
                    return await self._tell_why(context, kind, problem)
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
