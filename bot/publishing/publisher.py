"""The only writer of public messages.

Clicks, AI moves, timeouts and crash recovery all end here. Callers report that something changed;
the publisher then shows the newest state, never a backlog of old ones. Each table and each
tournament is shown by one task at a time. steps.py decides what is done.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

import discord

from bot.pages.page import Page
from bot.publishing.jobs import Jobs, together
from bot.publishing.messages import (
    AFTER_FAILURE,
    PARKED,
    POST_ANEW,
    Messages,
    nonce,
    wait_after,
)
from bot.publishing.reasons import Called, Pending, Reason, merged, response_of
from bot.publishing.response import Response
from bot.publishing.steps import Steps
from bot.publishing.subject import TABLE, TOURNAMENT, Item, Subject
from bot.publishing.tables import TableSubject
from bot.publishing.tournaments import TournamentSubject
from bot.services import Services
from bot.trouble import TROUBLE
from core.engine.errors import UnknownTable, UnknownTournament
from core.model.messages import Message, Owed
from core.model.shards import Shards
from core.store.database import Transaction
from core.store.problems import StorageProblem
from core.tables.outbox import Removal

MOST_TRIES = 5
"""Attempts to delete a message, the last after almost three hours."""

log = logging.getLogger(__name__)


class Publisher:
    def __init__(
        self,
        services: Services,
        messages: Messages,
        tables: TableSubject,
        tournaments: TournamentSubject,
        jobs: Jobs,
        now: Callable[[], datetime],
    ) -> None:
        self._services = services
        self._messages = messages
        self._tables = tables
        self._subjects: dict[str, Subject[Any]] = {TABLE: tables, TOURNAMENT: tournaments}
        self._jobs = jobs
        self._now = now
        self._waiting: dict[Item, Reason | None] = {}
        """What is being shown, and why to show it once more after that."""
        self._unnoted: dict[Item, tuple[Steps[Any], Message]] = {}
        """What was posted but could not be recorded."""
        self._left: dict[int, int] = {}
        """Tables that an earlier process left unshown, and their servers."""
        self._removed: set[int] = set()
        """Messages that are deleted but not yet recorded as such."""

    async def show_table(self, server: int, number: int, reason: Reason) -> bool:
        """Show the newest state, now or right after the update in progress.

        Return whether Discord accepted it; if not, it stays in the outbox.
        """
        return await self._show(Item(TABLE, server, number), reason)

    async def show_tournament(self, server: int, number: int, reason: Reason) -> bool:
        return await self._show(Item(TOURNAMENT, server, number), reason)

    # What waits in the outbox.

    async def owed(self, db: Transaction, shards: Shards) -> list[tuple[str, Owed]]:
        """Return what was committed but not shown, after a crash or a Discord failure."""
        boxes = [(kind, subject.outbox) for kind, subject in self._subjects.items()]
        return [(kind, one) for kind, box in boxes for one in await box.owed(db, shards)]

    async def show_all(self, owed: Sequence[tuple[str, Owed]]) -> None:
        await self._jobs.run(owed, lambda each: each[1].channel, self._show_owed, comes_again=True)

    async def show_tables(self, numbers: Collection[int]) -> None:
        """Show tables that changed together, side by side unless they share a channel."""
        owed = await self._services.outbox.owed_of(numbers)
        await self.show_all([(TABLE, one) for one in owed])

    async def _show_owed(self, owed: tuple[str, Owed]) -> None:
        """Show one; if it fails, postpone it so that it does not block the others."""
        kind, one = owed
        try:
            await self._show(Item(kind, one.server, one.number), Pending())
        except StorageProblem:
            raise
        except Exception:
            log.exception("a %s cannot be shown", kind, extra={kind: one.number})
            await self._subjects[kind].outbox.postpone(one.number, PARKED)

    async def call_all(self, silent: Sequence[Owed]) -> None:
        """Post a new message for those who have not answered a question asked by an edit."""
        await self._jobs.run(silent, lambda one: one.channel, self._call, comes_again=True)

    async def _call(self, one: Owed) -> None:
        await self.show_table(one.server, one.number, Called())

    async def remember(self, shards: Shards) -> None:
        """Note what an earlier process left unshown."""
        async with self._services.tables.database.read() as db:
            left = await self._services.outbox.left(db, shards)
        self._left = {one.number: one.server for one in left}

    async def catch_up(self, server: int, table: int) -> None:
        """Show a table that an earlier process left unshown, before it changes.

        That process may have posted the board and died before recording it. The board is found
        again by its nonce, but only as long as the table is at the same version.
        """
        if self._left.get(table) == server:
            await self.show_table(server, table, Pending())

    async def remove_all(self, due: Sequence[Removal]) -> None:
        """Delete messages that have served, and record in one transaction which are gone."""
        left = [one for one in due if one.id not in self._removed]
        await self._jobs.run(left, lambda one: one.channel, self._remove_due, comes_again=True)
        if removed := frozenset(self._removed):
            await self._services.outbox.removed(removed)
            self._removed -= removed

    async def _remove_due(self, one: Removal) -> None:
        if await self._remove(one.channel, one.id):
            return
        if one.tries + 1 < MOST_TRIES:
            wait = AFTER_FAILURE * 4**one.tries
            await self._services.outbox.postpone_removal(one.id, wait)
        else:
            self._removed.add(one.id)  # given up

    # One item.

    async def _show(self, item: Item, reason: Reason) -> bool:
        if item in self._waiting:
            self._waiting[item] = merged(self._waiting[item], reason)
            return True
        self._waiting[item] = None
        try:
            shown = await self._show_safely(item, reason)
            if shown and item.kind == TABLE and self._left.pop(item.number, 0):
                await self._clear_up(item)
            while shown and (late := self._waiting[item]):
                self._waiting[item] = None
                shown = await self._show_safely(item, late)
            return shown
        finally:
            del self._waiting[item]

    async def _show_safely(self, item: Item, reason: Reason) -> bool:
        try:
            await self._show_once(item, reason)
            return True
        except TROUBLE as error:
            log.warning("could not show a %s: %s", item.kind, error, extra=_named(item))
            await self._subjects[item.kind].outbox.postpone(item.number, wait_after(error))
        except (UnknownTable, UnknownTournament):
            log.info("a %s to be shown has gone", item.kind, extra=_named(item))
        return False

    async def _clear_up(self, item: Item) -> None:
        try:
            await self._tables.clear_up(item)
        except TROUBLE as error:
            log.warning("old boards may be left: %s", error, extra=_named(item))

    async def _show_once(self, item: Item, reason: Reason) -> None:
        if left := self._unnoted.pop(item, None):
            await self._note(item, *left)
        subject = self._subjects[item.kind]
        steps = await subject.steps(item, reason)
        if steps is None:
            return
        page, response = await subject.draw(steps), response_of(reason)
        if await self._edited(steps, page, response):
            await subject.note(steps, None)
        else:
            await self._replace(item, steps, page, None if steps.edits else response)
        self._services.metrics.published(item.kind)

    async def _edited(self, steps: Steps[Any], page: Page, response: Response | None) -> bool:
        if steps.last is None or not steps.edits:
            return False
        try:
            await self._messages.edit(steps.last.channel, steps.last.id, page, response)
        except discord.HTTPException as error:
            if error.code not in POST_ANEW:
                raise
            return False
        return True

    async def _replace(
        self, item: Item, steps: Steps[Any], page: Page, response: Response | None
    ) -> None:
        """Post a message, and retire the last one by responding to the click on it.

        Steps that can run side by side do, because people wait for all of them.
        """
        last = steps.last
        change = await self._subjects[item.kind].retired(steps) if last else None
        beside = None
        if last and steps.retires_beside:
            beside = self._retire(last, change, response)
        elif last and change is None and response and response.fits(last.id):
            beside = _acknowledge(response)
        posted = await together(self._post(item, steps, page), beside)
        after = None
        if last and not steps.retires_beside and last.id != posted.id:
            after = self._retire(last, change, response)
        await together(self._note(item, steps, posted), after)

    async def _note(self, item: Item, steps: Steps[Any], posted: Message) -> None:
        """Record the message at once, so that it is found again whatever happens next."""
        try:
            await self._subjects[item.kind].note(steps, posted)
        except Exception:
            self._unnoted[item] = steps, posted  # nobody may post another one
            raise

    async def _post(self, item: Item, steps: Steps[Any], page: Page) -> Message:
        def page_in(channel: int) -> Page:
            if steps.last is None or steps.last.channel != channel:
                return page
            new = tuple(user for user in page.mentions if user not in steps.known)
            return replace(page, mentions=new)

        places = (await self._subjects[item.kind].place(steps), steps.home, steps.refuge)
        sent = await self._messages.send_somewhere(
            places, page_in, item.server, nonce(_key(item, steps))
        )
        at = self._now()
        return Message(sent.channel.id, sent.id, steps.topic, at, steps.since, steps.length)

    async def _retire(
        self, old: Message, change: dict[str, Any] | None, response: Response | None
    ) -> None:
        """Retire the old message. A failure is harmless: clicks on it are refused."""
        if change is None:
            await self._remove(old.channel, old.id, response)
            return
        message = self._messages.message(old.channel, old.id)
        try:
            if not (response and response.fits(old.id) and await response.change(change)):
                await message.edit(**change)
        except TROUBLE as error:
            log.info("an old message stays as it is: %s", error)

    async def _remove(self, channel: int, message: int, response: Response | None = None) -> bool:
        """Delete a message; return whether it is gone."""
        try:
            await self._messages.delete(channel, message, response)
        except TROUBLE as error:
            log.info("a message could not be deleted: %s", error)
            return False
        self._removed.add(message)
        return True


async def _acknowledge(response: Response) -> None:
    try:
        await response.defer()
    except TROUBLE as error:
        log.info("a click could not be answered: %s", error)


def _named(item: Item) -> dict[str, int]:
    """Return what the log says about an item."""
    return {item.kind: item.number}


def _key(item: Item, steps: Steps[Any]) -> str:
    """Return what is the same for retries and different for each new message.

    It includes the last message because a repost does not change the version.
    """
    last = steps.last.id if steps.last else 0
    return f"{item.kind} {item.number}.{steps.version}.{last}"
