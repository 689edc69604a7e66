"""The only writer of public messages.

Clicks, AI moves, timeouts and crash recovery all end here. Callers report that something changed;
the publisher then shows the newest state, never a backlog of old ones. Each table and each
tournament is shown by one task at a time.

Every message has a topic. While the topic stays the same, the message is edited; a new topic gets a
new message, because an edit notifies nobody. Only for those who are plainly there an edit will do.
"""

from __future__ import annotations

import logging
from asyncio import create_task
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import Any, TypeAlias, TypeVar

import discord

from bot.pages.page import Page
from bot.pages.tournaments.pages import TournamentPages
from bot.publishing.arranger import Arranger
from bot.publishing.jobs import Jobs
from bot.publishing.messages import (
    AFTER_FAILURE,
    PARKED,
    POST_ANEW,
    Messages,
    nonce,
    wait_after,
)
from bot.publishing.recent import RecentClicks
from bot.publishing.rehearsals import Rehearsals
from bot.publishing.response import Response
from bot.publishing.subject import TABLE, TOURNAMENT, Draft, Request, Subject
from bot.publishing.tables import TableSubject
from bot.publishing.tournaments import TournamentSubject
from bot.services import Services
from bot.trouble import TROUBLE
from core.engine.errors import UnknownTable, UnknownTournament
from core.model.actions import Motion
from core.model.calls import Did, Receipt
from core.model.messages import Message
from core.model.shards import Shards
from core.model.table import Status, Table
from core.store.database import Transaction
from core.store.problems import StorageProblem
from core.tables.outbox import Owed, Removal
from core.tournaments.model import Tournament

MOST_TRIES = 5
"""Attempts to delete a message, the last after almost three hours."""
Beside: TypeAlias = Callable[[], Coroutine[Any, Any, None]]
T = TypeVar("T")

log = logging.getLogger(__name__)


class ShownLater(StorageProblem):
    """A change is stored; it is shown as soon as the database answers again."""


class Publisher:
    def __init__(
        self,
        services: Services,
        client: discord.Client,
        pages: TournamentPages,
        jobs: Jobs,
        clicks: RecentClicks,
        rehearsals: Rehearsals,
        now: Callable[[], datetime],
    ) -> None:
        self._services = services
        self._now = now
        self._jobs = jobs
        self._messages = Messages(services, client)
        self._tables = TableSubject(services, client, self._messages, clicks, rehearsals, now)
        self._tournaments = TournamentSubject(services, pages, self._messages, now)
        self._subjects: dict[str, Subject[Any]] = {
            TABLE: self._tables,
            TOURNAMENT: self._tournaments,
        }
        self._arranger = Arranger(services, client, pages, self._messages, now)
        self._busy: set[tuple[str, int]] = set()
        self._again: dict[tuple[str, int], Request] = {}
        self._unnoted: dict[tuple[str, int], tuple[Draft[Any], Message]] = {}
        """What was posted, but could not be recorded."""
        self._left: dict[int, int] = {}
        """Tables that an earlier process has left to be shown, and their servers."""
        self._removed: set[int] = set()
        """Messages that are deleted, but not yet recorded as such."""

    async def follow(
        self,
        receipt: Receipt,
        response: Response | None = None,
        beside: Beside | None = None,
    ) -> bool:
        """Let the AI move if it is asked, then show the table, and do meanwhile what is `beside`.

        Return whether Discord accepted it.
        """
        with _stored():
            return await self._follow(receipt, response, beside)

    async def _follow(
        self, receipt: Receipt, response: Response | None, beside: Beside | None
    ) -> bool:
        table = receipt.table
        if receipt.did is Did.REMINDED:  # nothing visible has changed
            return await self._remind(table.server, table.id)
        if receipt.did is Did.TIME_UP:
            if not await self._is_in_its_place(table.server, table.id):
                return False
            await self._services.tables.time_out(table.server, table.id)
        try:
            if table.status is Status.PLAYING:
                await self._services.tables.think(table.server, table.id)
        finally:
            # The change is stored, so show it even if the AI failed.
            request = Request(table.server, table.id, response, stored=True)
            shown = await _with(self.show(request), beside() if beside else None)
        return shown

    async def share(self, server: int, channel: int, page: Page, key: str) -> bool:
        """Post a page that belongs to nothing; return whether Discord accepted it.

        Discord takes the same key once within some minutes.
        """
        try:
            await self._messages.send(channel, page, server, nonce(f"share {key}"))
        except TROUBLE as error:
            log.info("could not show a page to all: %s", error)
            return False
        return True

    async def show_tournament(
        self, server: int, number: int, response: Response | None = None
    ) -> bool:
        with _stored():
            return await self.show(Request(server, number, response, subject=TOURNAMENT))

    async def show(self, request: Request) -> bool:
        """Show the newest state, now or right after the update in progress.

        Return whether Discord accepted it; if not, it stays in the outbox.
        """
        if request.key in self._busy:
            if not request.again:  # else it is being brought up to date already
                self._again[request.key] = request.later(self._again.get(request.key))
            return True
        self._busy.add(request.key)
        try:
            return await self._show_newest(request)
        finally:
            self._busy.discard(request.key)

    async def owed(self, db: Transaction, shards: Shards) -> list[tuple[str, Owed]]:
        """Return what was committed but not shown, after a crash or a Discord failure."""
        subjects = self._subjects.items()
        return [(name, one) for name, subject in subjects for one in await subject.owed(db, shards)]

    async def remember(self, shards: Shards) -> None:
        """Note what an earlier process has left to be shown."""
        async with self._services.tables.database.read() as db:
            left = await self._services.outbox.left(db, shards)
        self._left = {one.number: one.server for one in left}

    async def catch_up(self, server: int, table: int) -> None:
        """Show a table that an earlier process has left, before it changes.

        That process may have posted the board and died before recording it. The board is found
        again by its nonce, but only as long as the table is at the same version.
        """
        if self._left.get(table) == server:
            await self.show(Request(server, table))

    async def show_all(self, owed: Sequence[tuple[str, Owed]]) -> None:
        await self._jobs.run(owed, lambda each: each[1].channel, self._show_owed, comes_again=True)

    async def show_tables(self, numbers: Collection[int]) -> None:
        """Show tables that changed together, side by side unless they share a channel."""
        with _stored():
            owed = await self._services.outbox.owed_of(numbers)
            await self.show_all([(TABLE, one) for one in owed])

    async def _show_owed(self, owed: tuple[str, Owed]) -> None:
        """Show one; if it fails, postpone it so that it does not block the others."""
        name, one = owed
        try:
            await self.show(Request(one.server, one.number, subject=name))
        except StorageProblem:
            raise
        except Exception:
            log.exception("a %s cannot be shown", name, extra={name: one.number})
            await self._subjects[name].put_off(one.number, PARKED)

    async def arrange_all(self, owed: Sequence[Owed]) -> None:
        """Bring news, events and prizes in step with the tournaments that are shown."""
        await self._jobs.run(
            owed, lambda one: one.channel, self._arranger.arrange, comes_again=True
        )

    async def nudge(self, receipt: Receipt, by: int, click: int) -> bool:
        """Mention who owes an answer; return whether Discord accepted it."""
        table = receipt.table
        saying = self._tables.nudge(table.server, table.id, by, click)
        return await self._aside(saying, table=table.id)

    async def ask_people(self, table: Table, motion: Motion) -> bool:
        """Ask who has a say to vote; return whether Discord accepted it."""
        return await self._aside(self._tables.ask_people(table, motion), table=table.id)

    async def welcome(self, table: Table, user: int) -> bool:
        """Tell somebody that they have got a seat; return whether Discord accepted it."""
        return await self._aside(self._tables.welcome(table, user), table=table.id)

    async def admit(self, tournament: Tournament, users: Sequence[int], click: int) -> bool:
        """Tell people that they have a place now; return whether Discord accepted it."""
        saying = self._tournaments.admit(tournament, users, click)
        return await self._aside(saying, tournament=tournament.id)

    async def _aside(self, saying: Awaitable[None], **about: int) -> bool:
        try:
            await saying
        except TROUBLE as error:
            log.warning("something could not be said: %s", error, extra=about)
            return False
        return True

    async def call_all(self, silent: Sequence[Owed]) -> None:
        """Post a new message for those who have not answered what they were asked by an edit."""
        await self._jobs.run(silent, lambda one: one.channel, self._call, comes_again=True)

    async def _call(self, one: Owed) -> None:
        await self.show(Request(one.server, one.number, calls=True))

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

    async def _remove(self, channel: int, message: int, response: Response | None = None) -> bool:
        """Delete a message; return whether it is gone."""
        try:
            await self._messages.delete(channel, message, response)
        except TROUBLE as error:
            log.info("a message could not be deleted: %s", error)
            return False
        self._removed.add(message)
        return True

    async def _remind(self, server: int, table: int) -> bool:
        try:
            await self._tables.remind(server, table)
        except TROUBLE as error:
            log.warning("could not remind anybody: %s", error, extra={"table": table})
            await self._lose(table, error)
            return False
        return True

    async def _is_in_its_place(self, server: int, table: int) -> bool:
        """Return whether people can still see the board; if not, it is posted anew."""
        try:
            return await self._tables.is_in_its_place(server, table)
        except TROUBLE as error:
            log.warning("a board cannot be found: %s", error, extra={"table": table})
            await self._lose(table, error)
        return False

    async def is_check_in_seen(self, tournament: Tournament) -> bool:
        """Return whether people can still see an open check-in; if not, it is posted anew."""
        try:
            await self._tournaments.find(tournament)
        except TROUBLE as error:
            about = {"tournament": tournament.id}
            log.warning("a check-in cannot be found: %s", error, extra=about)
            await self._tournaments.lost(tournament.id, _wait_when_lost(error))
            return False
        return True

    async def _lose(self, table: int, error: Exception) -> None:
        await self._tables.lost(table, _wait_when_lost(error))

    async def _show_newest(self, request: Request) -> bool:
        self._again.pop(request.key, None)
        shown = await self._show_safely(request)
        if shown and request.subject == TABLE and self._left.pop(request.number, 0):
            await self._aside(self._tables.clear_up(request.server, request.number))
        while shown and (more := self._again.pop(request.key, None)):
            shown = await self._show_safely(more)
        return shown

    async def _show_safely(self, request: Request) -> bool:
        name, number = request.key
        try:
            await self._show_once(request, self._subjects[name])
            return True
        except TROUBLE as error:
            log.warning("could not show a %s: %s", name, error, extra={name: number})
            await self._subjects[name].put_off(number, wait_after(error))
        except (UnknownTable, UnknownTournament):
            log.info("a %s to be shown has gone", name, extra={name: number})
        return False

    async def _show_once(self, request: Request, subject: Subject[Any]) -> None:
        if left := self._unnoted.pop(request.key, None):
            await self._note(request, *left, subject)
        draft = await subject.draft(request)
        if draft is None:
            return  # another task has shown it in the meantime
        if await self._edited(draft, request.response):
            await subject.note(draft, None)
        else:
            await self._replace(draft, request, subject)
        self._services.metrics.published(request.subject)

    async def _edited(self, draft: Draft[Any], response: Response | None) -> bool:
        if draft.last is None or not draft.continues:
            return False
        try:
            await self._messages.edit(draft.last.channel, draft.last.id, draft.page, response)
        except discord.HTTPException as error:
            if error.code not in POST_ANEW:
                raise
            return False
        return True

    async def _replace(self, draft: Draft[Any], request: Request, subject: Subject[Any]) -> None:
        """Post a message, and retire the last one by responding to the click on it.

        What need not wait for something else does not: people wait for all of it.
        """
        last, response = draft.last, None if draft.continues else request.response
        change = await subject.retired(draft) if last else None
        beside = None
        if last and draft.begins:
            beside = self._retire(last, change, response)
        elif last and change is None and response and response.fits(last.id):
            beside = _acknowledge(response)
        posted = await _with(self._post(draft, request, subject), beside)
        after = None
        if last and not draft.begins and last.id != posted.id:
            after = self._retire(last, change, response)
        await _with(self._note(request, draft, posted, subject), after)

    async def _note(
        self, request: Request, draft: Draft[Any], posted: Message, subject: Subject[Any]
    ) -> None:
        """Record it at once, so that the message is found again whatever happens next."""
        try:
            await subject.note(draft, posted)
        except Exception:
            self._unnoted[request.key] = draft, posted  # nobody may post another one
            raise

    async def _post(self, draft: Draft[Any], request: Request, subject: Subject[Any]) -> Message:
        places = (await subject.place(draft), draft.channel, request.refuge)
        key = _key(request, draft)
        sent = await self._messages.send_somewhere(
            places, draft.page_in, request.server, nonce(key)
        )
        channel, at = sent.channel.id, self._now()
        return Message(channel, sent.id, draft.about, at, draft.told, draft.length)

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


async def _with(work: Awaitable[T], beside: Coroutine[Any, Any, None] | None) -> T:
    """Do something else beside this work; neither is left undone if the other fails."""
    if beside is None:
        return await work
    doing = create_task(beside)
    try:
        return await work
    finally:
        await doing


async def _acknowledge(response: Response) -> None:
    try:
        await response.defer()
    except TROUBLE as error:
        log.info("a click could not be answered: %s", error)


@contextmanager
def _stored() -> Iterator[None]:
    """Tell problems with showing a change apart from those with making it."""
    try:
        yield
    except StorageProblem as problem:
        raise ShownLater(str(problem)) from problem


def _wait_when_lost(error: Exception) -> timedelta:
    """Return when to post a message anew: at once if there may be another place for it."""
    gone = isinstance(error, discord.HTTPException) and error.code in POST_ANEW
    return timedelta() if gone else wait_after(error)


def _key(request: Request, draft: Draft[Any]) -> str:
    """Return what is the same for retries and different for each new message.

    It includes the last message because a repost does not change the version.
    """
    last = draft.last.id if draft.last else 0
    return f"{request.subject} {request.number}.{draft.version}.{last}"
