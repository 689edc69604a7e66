"""How tables are shown: what the steps depend on, and what is drawn for them."""

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
from bot.publishing.reasons import Changed, Reason, response_of
from bot.publishing.recent import RecentClicks
from bot.publishing.steps import (
    CALLED_AFTER,
    Circumstances,
    Fate,
    Skip,
    Steps,
    table_steps,
    table_topic,
)
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

    async def steps(self, item: Item, reason: Reason) -> Steps[TableView] | None:
        stored = isinstance(reason, Changed)
        found = await self.outbox.load(item.server, item.number, stored=stored)
        steps = table_steps(found, reason, await self._facts(found, reason))
        if steps is Skip.AMONG_AI:
            await self.outbox.shown(found.view, table_topic(found.view, None))
            await self._list_lobbies(found.view)
        elif steps is Skip.NOBODY_ASKED:
            await self.outbox.postpone_call(item.number, CALLED_AFTER)
        return None if isinstance(steps, Skip) else steps

    async def _facts(self, found: Showing, reason: Reason) -> Circumstances:
        table, last, response = found.view.table, found.message, response_of(reason)
        return Circumstances(
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

    async def draw(self, steps: Steps[TableView]) -> Page:
        """Return the table's page; the end of a game mentions those who follow it."""
        page = await table_page(steps.view, steps.since, self._services, self._client)
        if not steps.followers:
            return page
        say = await self._services.say_in(steps.view.table.server, self._client)
        text = say("followers-told", who=mentioned(steps.followers))
        mentions = (*page.mentions, *steps.followers)
        return replace(page, text=f"{page.text} {text}".strip(), mentions=mentions)

    async def place(self, steps: Steps[TableView]) -> int:
        if steps.last is None or not steps.thread:
            return steps.channel
        table = steps.view.table
        say = await self._services.say_in(table.server, self._client)
        return await self._messages.thread(table.server, steps.last, heading(table, say))

    async def retired(self, steps: Steps[TableView]) -> dict[str, Any] | None:
        if steps.fate is Fate.REMOVED:
            return None
        if steps.fate is Fate.SET_ASIDE:  # its mention may be all that tells somebody of their turn
            return {"view": None}
        table, last = steps.view.table, steps.last
        say = await self._services.say_in(table.server, self._client)
        names = await self._services.names_at(table, self._client, say)
        if steps.fate is Fate.STARTED:
            return started_page(table, names, say).edit()
        since, length = (last.since, last.length) if last else (0, 0)
        view = await self._reaching_back(steps.view, since, length)
        if steps.fate is Fate.KEPT:  # with narration and picture, without question and deadline
            past = past_page(view, names, since, length, say)
            return {"view": None, "content": None, "embed": past.embed(with_image=BOARD)}
        return over_page(view, names, since, length, say).edit()

    async def _reaching_back(self, view: TableView, since: int, length: int) -> TableView:
        """Return the view with the whole story if the latest lines do not reach back far enough."""
        if first_narrated(since, length) >= view.earlier:
            return view
        return await self._services.tables.whole_view(view.table.server, view.table.id)

    async def note(self, steps: Steps[TableView], posted: Message | None) -> None:
        last, leaves = steps.last, None
        goes = steps.fate in {Fate.REMOVED, Fate.SET_ASIDE}
        if goes and posted and last and last.id != posted.id:
            leaves = Leaving(last.channel, last.id, now=steps.fate is Fate.REMOVED)
        await self.outbox.shown(
            steps.view, steps.topic, posted, leaves=leaves, calls_at=steps.calls_at
        )
        if posted:
            await self._list_lobbies(steps.view)

    async def _list_lobbies(self, view: TableView) -> None:
        """Have the tournament link its tables, once the last lobby of a round is shown."""
        if view.table.tournament is not None and view.table.status is Status.LOBBY:
            await self._services.tournament_outbox.list_lobbies(view.table.tournament)

    async def clear_up(self, item: Item) -> None:
        """Delete boards of a table that were posted but never recorded.

        A process that dies between the two leaves one behind. If somebody has moved meanwhile, it
        is not found again by its nonce.
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
