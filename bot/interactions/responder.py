"""Every interaction gets its answer, within three seconds, whatever happens.

The one place that turns what can go wrong into one sentence for the person who clicked: refusals,
trouble with the database, and our own mistakes, which are logged with a reference the person can
pass on.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import discord
from discord import app_commands

from bot.publishing.response import Response
from bot.services import Services
from bot.text.refusals import refusal
from bot.text.say import Say
from bot.trouble import TROUBLE
from core.engine.errors import BadSetup, Refusal
from core.store.database import StorageProblem

PATIENCE = 1.5
"""Seconds until a click is told to wait; Discord gives three, the way there and back included."""

Work = Callable[[Response, Say], Awaitable[None]]

log = logging.getLogger(__name__)


class Responder:
    def __init__(self, services: Services, patience: float = PATIENCE) -> None:
        self._services = services
        self._patience = patience
        self.draining = False
        self._under_way: set[asyncio.Task[None]] = set()

    async def answer(self, interaction: discord.Interaction, kind: str, work: Work) -> None:
        """Carries out the work behind an interaction and sees to it that it is answered."""
        with self.under_way():
            begin = time.monotonic()
            outcome = await self._answer(interaction, kind, work)
            self._services.metrics.clicked(kind, outcome, time.monotonic() - begin)

    @contextmanager
    def under_way(self) -> Iterator[None]:
        """What this task does in the block is waited for before the program ends."""
        task = asyncio.current_task()
        assert task is not None  # we are in one
        self._under_way.add(task)
        try:
            yield
        finally:
            self._under_way.discard(task)

    async def apologise(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        """Answers a command that could not be called at all."""

        async def work(response: Response, say: Say) -> None:
            del response, say
            if isinstance(error, app_commands.TransformerError):
                raise BadSetup(problem="invite", value="") from error
            raise error

        await self.answer(interaction, "command", work)

    async def drain(self, seconds: float) -> None:
        """Refuses new clicks and waits for those under way."""
        self.draining = True
        waiting = self._under_way - {asyncio.current_task()}
        if waiting:
            await asyncio.wait(waiting, timeout=seconds)

    async def _answer(self, interaction: discord.Interaction, kind: str, work: Work) -> str:
        response = Response(interaction)
        self._services.names.learn(interaction.guild_id, interaction.user)
        patience = asyncio.create_task(_wait_politely(response, self._patience))
        say = self._services.words.say(self._services.words.pick(str(interaction.locale)))
        try:
            say = await self._services.say_to(interaction)
            if self.draining:
                await response.say(say("restarting"))
                return "draining"
            await work(response, say)
        except Refusal as refused:
            await _tell(response, refusal(refused, say))
            return refused.key
        except StorageProblem as problem:
            log.error("the database: %s", problem, extra=_ids(interaction))  # noqa: TRY400
            await _tell(response, say("problem-storage"))
            return "storage"
        except Exception:
            log.exception("an interaction failed (%s)", kind, extra=_ids(interaction))
            await _tell(response, say("problem-unexpected", reference=f"{interaction.id:x}"))
            return "error"
        finally:
            patience.cancel()
            await _never_silent(response)
        return "done"


async def _wait_politely(response: Response, seconds: float) -> None:
    await asyncio.sleep(seconds)
    with suppress(discord.InteractionResponded, *TROUBLE):
        await response.hold()


async def _tell(response: Response, text: str) -> None:
    try:
        await response.say(text)
    except TROUBLE as error:
        log.warning("an answer could not be given: %s", error, extra=_ids(response.interaction))


async def _never_silent(response: Response) -> None:
    """A click whose effect was shown elsewhere is acknowledged without a word."""
    if (
        not response.answered
        and response.interaction.type is not discord.InteractionType.autocomplete
    ):
        with suppress(*TROUBLE):
            await response.hold()


def _ids(interaction: discord.Interaction) -> dict[str, int | None]:
    return {
        "interaction": interaction.id,
        "server": interaction.guild_id,
        "user": interaction.user.id,
    }
