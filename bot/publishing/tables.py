"""How tables are shown: what a plan needs to know, and what it needs drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Any

import discord

from bot.pages.custom_ids import Verb, parse
from bot.pages.lobby import started_page
from bot.pages.page import Page
from bot.pages.phrases import heading, mentioned
from bot.pages.table import table_page
from bot.pages.turn import asked_users, first_narrated, over_page, past_page
from bot.publishing.messages import Messages
from bot.publishing.plan import CALLED_AFTER, Facts, Fate, Plan, Skip, table_plan, table_topic
from bot.publishing.reasons import Changed, Reason, response_of
from bot.publishing.recent import RecentClicks
from bot.publishing.subject import Item
from bot.services import BOARD, Services
from core.model.messages import Message
from core.model.table import Status
from core.model.views import TableView
from core.tables.outbox import Leaving, Showing

ON_BOARDS = {Verb.MOVE, Verb.PICK, Verb.ASK, Verb.VIEW}
"""What the buttons of a board do."""


class TableSubject:
    def __init__(
        self,
        services: Services,
        client: discord.Client,
        messages: Messages,
        clicks: RecentClicks,
        now: Callable[[], datetime],
    ) -> None:
        self._services = services
        self.outbox = services.outbox
        self._client = client
        self._messages = messages
        self._clicks = clicks
        self._now = now

    async def plan(self, item: Item, reason: Reason) -> Plan[TableView] | None:
        stored = isinstance(reason, Changed)
        found = await self.outbox.load(item.server, item.number, stored=stored)
        plan = table_plan(found, reason, await self._facts(found, reason))
        if plan is Skip.AMONG_AI:
            await self.outbox.shown(found.view, table_topic(found.view, None))
            await self._list_lobbies(found.view)
        elif plan is Skip.NOBODY_ASKED:
            await self.outbox.postpone_call(item.number, CALLED_AFTER)
        return None if isinstance(plan, Skip) else plan

    async def _facts(self, found: Showing, reason: Reason) -> Facts:
        table, last, response = found.view.table, found.message, response_of(reason)
        return Facts(
            self._now(),
            newest=last is not None and self._messages.is_newest(last),
            clicked=response.message if response else None,
            present=frozenset(
                user
                for user in asked_users(found.view)
                if self._clicks.are_there(table.id, (user,))
            ),
            settings=await self._services.preferences.server(table.server),
        )

    async def draw(self, plan: Plan[TableView]) -> Page:
        """Return the table's page; the end of a game mentions those who follow it."""
        page = await table_page(plan.view, plan.since, self._services, self._client)
        if not plan.followers:
            return page
        say = await self._services.say_in(plan.view.table.server, self._client)
        text = say("followers-told", who=mentioned(plan.followers))
        mentions = (*page.mentions, *plan.followers)
        return replace(page, text=f"{page.text} {text}".strip(), mentions=mentions)

    async def place(self, plan: Plan[TableView]) -> int:
        if plan.last is None or not plan.thread:
            return plan.channel
        table = plan.view.table
        say = await self._services.say_in(table.server, self._client)
        return await self._messages.thread(table.server, plan.last, heading(table, say))

    async def retired(self, plan: Plan[TableView]) -> dict[str, Any] | None:
        if plan.fate is Fate.REMOVED:
            return None
        if plan.fate is Fate.SET_ASIDE:  # its mention may be all that tells somebody of their turn
            return {"view": None}
        table, last = plan.view.table, plan.last
        say = await self._services.say_in(table.server, self._client)
        names = await self._services.names_at(table, self._client, say)
        if plan.fate is Fate.STARTED:
            return started_page(table, names, say).edit()
        since, length = (last.since, last.length) if last else (0, 0)
        view = await self._reaching_back(plan.view, since, length)
        if plan.fate is Fate.KEPT:  # with narration and picture, without question and deadline
            past = past_page(view, names, since, length, say)
            return {"view": None, "content": None, "embed": past.embed(with_image=BOARD)}
        return over_page(view, names, since, length, say).edit()

    async def _reaching_back(self, view: TableView, since: int, length: int) -> TableView:
        """Return the view with the whole story if the latest lines do not tell all between."""
        if first_narrated(since, length) >= view.earlier:
            return view
        return await self._services.tables.whole_view(view.table.server, view.table.id)

    async def note(self, plan: Plan[TableView], posted: Message | None) -> None:
        last, leaves = plan.last, None
        goes = plan.fate in {Fate.REMOVED, Fate.SET_ASIDE}
        if goes and posted and last and last.id != posted.id:
            leaves = Leaving(last.channel, last.id, now=plan.fate is Fate.REMOVED)
        await self.outbox.shown(
            plan.view, plan.topic, posted, leaves=leaves, calls_at=plan.calls_at
        )
        if posted:
            await self._list_lobbies(plan.view)

    async def _list_lobbies(self, view: TableView) -> None:
        """Have the tournament link its tables, once the last lobby of a round is shown."""
        if view.table.tournament is not None and view.table.status is Status.LOBBY:
            await self._services.tournament_outbox.list_lobbies(view.table.tournament)

    async def clear_up(self, item: Item) -> None:
        """Delete boards of a table that were posted, but never recorded.

        A process that dies between the two leaves one; if somebody moved meanwhile, its nonce does
        not find it again.
        """
        shown = (await self.outbox.load(item.server, item.number)).message
        if shown is None:
            return
        async for message in self._messages.channel(shown.channel, item.server).history():
            own = message.author == self._client.user and message.id != shown.id
            if own and _is_board(message, item.number):
                await self._messages.delete(shown.channel, message.id)


def _is_board(message: discord.Message, number: int) -> bool:
    """Return whether a message of ours is a board of this table that can be played on."""
    rows = (row for row in message.components if isinstance(row, discord.ActionRow))
    clicks = (parse(part.custom_id or "") for row in rows for part in row.children)
    return any(click and click.table == number and click.verb in ON_BOARDS for click in clicks)
