"""How tournaments are shown: what a plan needs to know, and what it needs drawn."""

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
from bot.publishing.plan import ANNOUNCED, Facts, Fate, Plan, tournament_plan
from bot.publishing.reasons import Reason, response_of
from bot.publishing.subject import Item
from bot.services import Services
from bot.trouble import TROUBLE
from core.model.messages import Message
from core.tournaments.model import CHECK_IN, Tournament, TournamentView

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

    async def plan(self, item: Item, reason: Reason) -> Plan[TournamentView]:
        view = await self.outbox.load(item.server, item.number)
        last, response = _last_message(view.tournament), response_of(reason)
        facts = Facts(
            self._now(),
            newest=last is not None and self._messages.is_newest(last),
            clicked=response.message if response else None,
        )
        return tournament_plan(view, last, facts)

    async def draw(self, plan: Plan[TournamentView]) -> Page:
        """Return the tournament's page; who has been notified of this is not notified again."""
        page = await self._pages.page(plan.view)
        if plan.last is None:
            return page
        return replace(page, ping=None, mentions=() if _is_repeated(plan) else page.mentions)

    async def place(self, plan: Plan[TournamentView]) -> int:
        return plan.channel

    async def retired(self, plan: Plan[TournamentView]) -> dict[str, Any] | None:
        """Delete a message that was reposted; otherwise keep its picture and remove its buttons."""
        if plan.fate is Fate.REMOVED:
            return None
        topic = plan.last.topic if plan.last else ""
        if topic == ANNOUNCED:
            return {"view": None, "embed": await self._pages.announcements.begun(plan.view)}
        if topic == CHECK_IN:
            closed = await self._pages.announcements.checked_in(plan.view)
            return {"content": None, "view": None, "embed": closed}
        return {"view": None}

    async def note(self, plan: Plan[TournamentView], posted: Message | None) -> None:
        await self.outbox.shown(plan.view, plan.topic, posted.id if posted else None)
        if posted and plan.topic == CHECK_IN and not _is_repeated(plan):
            await self._call_others(plan.view, posted)

    async def _call_others(self, view: TournamentView, posted: Message) -> None:
        """Call those to a check-in for whom its message has no room."""
        server = view.tournament.server
        try:
            for number, page in enumerate(await self._pages.announcements.calls(view, posted.id)):
                await self._messages.send(posted.channel, page, server, f"c{posted.id}.{number}")
        except TROUBLE as error:
            log.warning("not everybody could be called to check in: %s", error)


def _is_repeated(plan: Plan[TournamentView]) -> bool:
    """Return whether the last message had the same topic."""
    return plan.fate is Fate.REMOVED


def _last_message(tournament: Tournament) -> Message | None:
    number = tournament.message
    if number is None:
        return None
    posted_at = discord.utils.snowflake_time(number)
    return Message(tournament.channel, number, tournament.about or "", posted_at, 0, 0)
