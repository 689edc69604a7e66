"""Responds to every interaction within three seconds.

Every failure becomes one sentence for the user: a refusal, a database problem, or a bug, which is
logged with a reference that the user can report.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, NoReturn

import discord
from discord import app_commands

from bot.interactions.links import hosted_lobbies
from bot.interactions.pace import Pace, in_channel
from bot.interactions.repeats import Repeats
from bot.ops import collector
from bot.publishing.jobs import LAST_MOMENT
from bot.publishing.publisher import ShownLater
from bot.publishing.response import Response
from bot.services import Services
from bot.text.names import listed, spoken
from bot.text.refusals import refusal
from bot.text.say import Say
from bot.trouble import TROUBLE, is_on_the_way
from core.engine.errors import BadSetup, LimitReached, Refusal, UnknownCommand
from core.model import NOBODY
from core.store.problems import OutcomeUnknown, StorageProblem

DONE = "done"
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

Work = Callable[[Response, Say], Awaitable[str | None]]
"""Returns the key of a refusal it has told itself."""

log = logging.getLogger(__name__)


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

    async def answer(self, interaction: discord.Interaction, kind: str, work: Work) -> None:
        """Do the work behind an interaction and make sure that it gets a response."""
        try:
            with self.under_way():
                await self._timed(Response(interaction), kind, work)
        finally:
            _take_apart(interaction)
            collector.tidy(quiet=not self._under_way)

    async def _timed(self, response: Response, kind: str, work: Work) -> None:
        begin = time.monotonic()
        outcome = await self._answer_first(response, kind, work)
        self._services.metrics.clicked(kind, outcome, time.monotonic() - begin)
        if not response.answered:
            self._services.metrics.unanswered()

    async def answer_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        """Respond to a command that could not be called."""

        async def work(_response: Response, _say: Say) -> NoReturn:
            if isinstance(error, _OUTDATED):
                raise UnknownCommand from error
            if isinstance(error, app_commands.TransformerError):
                problem = _UNFIT.get(error.type, "value")
                raise BadSetup(problem=problem, value=str(error.value)) from error
            raise error

        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.response.autocomplete([])
        else:
            await self.answer(interaction, "command", work)

    async def explain(self, refused: Refusal, interaction: discord.Interaction, say: Say) -> str:
        """Return why something was refused, with the names of those who are the reason."""
        host, missing = refused.params.get("host"), refused.params.get("missing")
        server, names, client = interaction.guild_id or 0, self._services.names, interaction.client
        if isinstance(refused, LimitReached) and refused.params.get("kind") == "lobbies":
            hosted = await hosted_lobbies(self._services, interaction, say)
            return f"{refusal(refused, say)} {hosted}"
        if isinstance(host, int):
            known = await names.known(server, host, client) if host != NOBODY else None
            return refusal(refused, say, host=spoken(known) if known else "nobody")
        if isinstance(missing, str):
            found = [await names.known(server, int(user), client) for user in missing.split()]
            spelled = listed([spoken(name or "") for name in found], say)
            return refusal(refused, say, missing=spelled)
        return refusal(refused, say)

    @contextmanager
    def under_way(self) -> Iterator[None]:
        """Make shutdown wait for the current task while it is in this block."""
        task = asyncio.current_task()
        assert task is not None
        self._begin(task)
        try:
            yield
        finally:
            self._end(task)

    def _begin(self, task: asyncio.Task[None]) -> None:
        self._under_way.add(task)
        self._quiet.clear()

    def _end(self, task: asyncio.Task[None]) -> None:
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

    async def _answer_first(self, response: Response, kind: str, work: Work) -> str:
        """Answer, unless this is the second click of a double click: that is only acknowledged."""
        if not self._repeats.begin(response.interaction, kind):
            await _defer(response)
            return "repeated"
        outcome = ""
        try:
            outcome = await self._answer(response, kind, work)
        finally:
            self._repeats.end(response.interaction, done=outcome == DONE)
        return outcome

    async def _answer(self, response: Response, kind: str, work: Work) -> str:
        """Return the outcome as named in the metrics."""
        loop = asyncio.get_running_loop()
        deferring = loop.call_later(self._patience, self._begin_deferring, response)
        try:
            return await self._do(response, kind, work)
        finally:
            deferring.cancel()
            await _defer(response)  # no response yet: the result is shown elsewhere

    def _begin_deferring(self, response: Response) -> None:
        task = asyncio.create_task(_defer(response))
        self._begin(task)
        task.add_done_callback(self._end)

    async def _do(self, response: Response, kind: str, work: Work) -> str:
        interaction, words = response.interaction, self._services.words
        self._services.names.learn(interaction.guild_id, interaction.user)
        say = words.say(words.pick(str(interaction.locale)))
        try:
            say = await self._services.say_to(interaction)
            return await self._do_or_refuse(response, kind, work, say)
        except StorageProblem as problem:
            log.error("the database: %s", problem, extra=_ids(interaction))  # noqa: TRY400
            await _tell(response, _counts(problem, say))
            return "storage"
        except Exception as error:
            if is_on_the_way(error):
                log.warning("Discord took no answer (%s): %s", kind, error, extra=_ids(interaction))
                await _tell(response, say("problem-discord"))
                return "wire"
            log.exception("an interaction failed (%s)", kind, extra=_ids(interaction))
            await _tell(response, say("problem-unexpected", reference=f"{interaction.id:x}"))
            return "error"

    async def _do_or_refuse(self, response: Response, kind: str, work: Work, say: Say) -> str:
        interaction = response.interaction
        if self.draining:
            await response.say(say("restarting"))
            return "draining"
        try:
            self._pace.need(kind, interaction.user.id)
            self._pace.need(in_channel(kind), interaction.channel_id or 0)
            return await work(response, say) or DONE
        except Refusal as refused:
            await _tell(response, await self.explain(refused, interaction, say))
            return refused.key


def _counts(problem: StorageProblem, say: Say) -> str:
    """Say whether what somebody did counts."""
    if isinstance(problem, ShownLater):
        return say("problem-shown-later")
    return say("problem-unknown" if isinstance(problem, OutcomeUnknown) else "problem-storage")


def _take_apart(interaction: discord.Interaction) -> None:
    """Let it go at once, with its message and picture.

    An interaction and its response refer to each other: the garbage collector would have to find
    them, and never does if it has set them apart while they were needed (bot/ops/collector.py).
    """
    interaction.response._parent = None  # type: ignore[assignment]


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
