"""How tournaments are shown: what the steps depend on, and what is drawn for them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Any

import discord

from bot.pages.page import Page
from bot.pages.tournaments.pages import TournamentPages
from bot.publishing.messages import Messages
from bot.publishing.reasons import Reason, response_of
from bot.publishing.steps import ANNOUNCED, Circumstances, Fate, Steps, tournament_steps
from bot.publishing.subject import Item
from bot.services import Services
from bot.trouble import TROUBLE
from core.model.messages import Message
from core.model.tournament import CHECK_IN, Tournament, TournamentView

log = logging.getLogger(__name__)


class TournamentSubject:
    def __init__(
        self,
        services: Services,
        pages: TournamentPages,
        messages: Messages,
        now: Callable[[], datetime],
    ) -> None:
        self.outbox = services.tournament_outbox
        self._pages = pages
        self._messages = messages
        self._now = now

    async def steps(self, item: Item, reason: Reason) -> Steps[TournamentView]:
        view = await self.outbox.load(item.server, item.number)
        last, response = _last_message(view.tournament), response_of(reason)
        facts = Circumstances(
            self._now(),
            newest=last is not None and self._messages.is_newest(last),
            clicked=response.message if response else None,
        )
        return tournament_steps(view, last, facts)

    async def draw(self, steps: Steps[TournamentView]) -> Page:
        """Return the tournament's page; nobody is notified twice of the same."""
        page = await self._pages.page(steps.view)
        if steps.last is None:
            return page
        return replace(page, ping=None, mentions=() if _is_repeated(steps) else page.mentions)

    async def place(self, steps: Steps[TournamentView]) -> int:
        return steps.channel

    async def retired(self, steps: Steps[TournamentView]) -> dict[str, Any] | None:
        """Delete a message that was reposted; otherwise keep its picture and remove its buttons."""
        if steps.fate is Fate.REMOVED:
            return None
        topic = steps.last.topic if steps.last else ""
        if topic == ANNOUNCED:
            return {"view": None, "embed": await self._pages.announcements.begun(steps.view)}
        if topic == CHECK_IN:
            closed = await self._pages.announcements.checked_in(steps.view)
            return {"content": None, "view": None, "embed": closed}
        return {"view": None}

    async def note(self, steps: Steps[TournamentView], posted: Message | None) -> None:
        await self.outbox.shown(steps.view, steps.topic, posted.id if posted else None)
        if posted and steps.topic == CHECK_IN and not _is_repeated(steps):
            await self._call_others(steps.view, posted)

    async def _call_others(self, view: TournamentView, posted: Message) -> None:
        """Call to a check-in the people its message has no room for."""
        server = view.tournament.server
        try:
            for number, page in enumerate(await self._pages.announcements.calls(view, posted.id)):
                await self._messages.send(posted.channel, page, server, f"c{posted.id}.{number}")
        except TROUBLE as error:
            log.warning("not everybody could be called to check in: %s", error)


def _is_repeated(steps: Steps[TournamentView]) -> bool:
    """Return whether the last message had the same topic."""
    return steps.fate is Fate.REMOVED


def _last_message(tournament: Tournament) -> Message | None:
    number = tournament.message
    if number is None:
        return None
    posted_at = discord.utils.snowflake_time(number)
    return Message(tournament.channel, number, tournament.topic or "", posted_at, 0, 0)
