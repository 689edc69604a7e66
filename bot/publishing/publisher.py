"""The only writer of the tables' public messages.

Clicks, AI moves, timeouts and recovery after a crash all end here: whoever has changed a table
says so, and the publisher shows the newest state when it gets to it, never a queue of old ones. One
table is shown by one task at a time.

A message is about something: the lobby, the end, or the seats it asks. As long as the asked seats
only shrink, the message is edited; when somebody else is asked there is a new one, because an edit
notifies nobody. After that the old one loses its buttons.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from hashlib import blake2s
from typing import Any

import discord

from bot.pages.lobby import invitation, started_page
from bot.pages.page import Page
from bot.pages.phrases import heading, moment
from bot.pages.table import table_page
from bot.pages.turn import asked_chairs, asked_users
from bot.publishing.jobs import Jobs
from bot.publishing.messages import OLD, PARKED, POST_ANEW, UNKNOWN_CHANNEL, Messages, wait_after
from bot.publishing.response import Response
from bot.services import Services
from bot.trouble import TROUBLE
from core.engine.errors import UnknownTable
from core.model import Receipt, Status, Table, TableView
from core.store.database import StorageProblem
from core.tables.outbox import Message, Owed
from core.tables.timeouts import REMINDED

log = logging.getLogger(__name__)

LOBBY, END, SEATS = "lobby", "end", "seats"


@dataclass(frozen=True, slots=True)
class Wish:
    """A table to be shown, and how."""

    server: int
    table: int
    response: Response | None = None
    """The click that changed it: its own way to answer is the quickest."""
    anew: bool = False
    """In a new message, even if the old one would do."""
    invited: tuple[int, ...] = ()
    """Users to be told of a new lobby."""
    refuge: int | None = None
    """Where to go when the table's own channel is no more."""

    def later(self, other: Wish | None) -> Wish:
        """Both wishes in one, to be fulfilled when the clicks behind them have been answered."""
        invited = (*(other.invited if other else ()), *self.invited)
        refuge = self.refuge or (other.refuge if other else None)
        anew = self.anew or bool(other and other.anew)
        return replace(self, response=None, anew=anew, invited=invited, refuge=refuge)


class Publisher:
    def __init__(
        self, services: Services, client: discord.Client, jobs: Jobs, now: Callable[[], datetime]
    ) -> None:
        self._services = services
        self._client = client
        self._now = now
        self._messages = Messages(services, client)
        self._jobs = jobs
        self._busy: set[int] = set()
        self._again: dict[int, Wish] = {}

    async def follow(
        self, receipt: Receipt, response: Response | None = None, invited: tuple[int, ...] = ()
    ) -> bool:
        """Does what follows every change of a table, whoever made it.

        The AI answers where it is asked, then the table is shown. Returns whether Discord took it.
        """
        table = receipt.table
        if receipt.did == REMINDED:  # nothing to be seen has changed
            return await self._remind(table.server, table.id)
        try:
            if table.status is Status.PLAYING:
                await self._services.tables.think(table.server, table.id)
        finally:
            # The change is stored: it is shown even if the AI has stumbled.
            shown = await self.show(Wish(table.server, table.id, response, invited=invited))
        return shown

    async def show(self, wish: Wish) -> bool:
        """Shows the table's newest state, now or as soon as the one under way is shown.

        Says whether Discord took it; if not, it is tried again later.
        """
        if wish.table in self._busy:
            self._again[wish.table] = wish.later(self._again.get(wish.table))
            return True
        self._busy.add(wish.table)
        try:
            return await self._show_newest(wish)
        finally:
            self._busy.discard(wish.table)

    async def show_all_owed(self) -> None:
        """Whatever was committed but not shown: after a crash, after trouble with Discord."""
        owed = await self._services.outbox.owed()
        await self._jobs.run(owed, lambda one: one.channel, self._show_owed, comes_again=True)

    async def _show_owed(self, owed: Owed) -> None:
        """One table that cannot be shown must not keep all others from being shown."""
        try:
            await self.show(Wish(owed.server, owed.number))
        except StorageProblem:
            raise
        except Exception:
            log.exception("a table cannot be shown", extra={"table": owed.number})
            await self._services.outbox.put_off(owed.number, PARKED)

    async def _remind(self, server: int, table: int) -> bool:
        """Mentions those who still owe an answer once more."""
        last = await self._services.outbox.load(server, table)
        seen, message = last.seen, last.message
        who = asked_users(seen)
        if not who or message is None or seen.due is None or seen.due.turn is None:
            return False
        say = await self._services.say_in(server, self._client)
        mentions = " ".join(f"<@{user}>" for user in who)
        text = say(
            "turn-reminder",
            who=mentions,
            table=heading(seen.table, say),
            link=f"https://discord.com/channels/{server}/{message.channel}/{message.id}",
            when=moment(seen.due.turn),
        )
        nonce = f"r{table}.{seen.table.version}"
        try:
            await self._messages.send(message.channel, Page(text=text, mentions=who), server, nonce)
        except TROUBLE as error:
            log.warning("could not remind anybody: %s", error, extra={"table": table})
            return False
        return True

    async def _show_newest(self, wish: Wish) -> bool:
        self._again.pop(wish.table, None)
        shown = await self._show_safely(wish)
        while shown and (more := self._again.pop(wish.table, None)):
            shown = await self._show_safely(more)
        return shown

    async def _show_safely(self, wish: Wish) -> bool:
        try:
            await self._show_once(wish)
            return True
        except TROUBLE as error:
            log.warning("could not show a table: %s", error, extra={"table": wish.table})
            await self._services.outbox.put_off(wish.table, wait_after(error))
        except UnknownTable:
            log.info("a table to be shown has gone", extra={"table": wish.table})
        return False

    async def _show_once(self, wish: Wish) -> None:
        last = await self._services.outbox.load(wish.server, wish.table)
        if not (wish.anew or last.owed):
            return  # somebody else has shown it meanwhile
        seen, old = last.seen, last.message
        about = about_of(seen, old)
        told = 0 if old is None else old.told if _asks_no_more(about, old) else old.length
        page = await self._inviting(
            await table_page(seen, told, self._services, self._client), wish
        )
        if old and _asks_no_more(about, old):
            page = replace(page, mentions=wish.invited)  # the others have been told before
        if old and not wish.anew and self._continues(old, about):
            await self._edit_or_post(seen, old, page, about, wish)
        else:
            await self._post(seen, old, page, about, told, wish)
        self._services.metrics.published("table")

    async def _inviting(self, page: Page, wish: Wish) -> Page:
        if not wish.invited:
            return page
        say = await self._services.say_in(wish.server, self._client)
        text = f"{page.text} {invitation(wish.invited, 'game', say)}".strip()
        return replace(page, text=text, mentions=(*page.mentions, *wish.invited))

    def _continues(self, message: Message, about: str) -> bool:
        fresh = self._now() - message.posted_at < OLD
        return _asks_no_more(about, message) and (fresh or not about.startswith(SEATS))

    async def _edit_or_post(
        self, seen: TableView, message: Message, page: Page, about: str, wish: Wish
    ) -> None:
        try:
            await self._messages.edit(message.channel, message.id, page, wish.response)
        except discord.HTTPException as error:
            if error.code not in POST_ANEW:
                raise
            await self._post(seen, message, page, about, message.told, replace(wish, response=None))
            return
        await self._services.outbox.shown(wish.table, seen.table.version, about)

    async def _post(
        self,
        seen: TableView,
        old: Message | None,
        page: Page,
        about: str,
        told: int,
        wish: Wish,
    ) -> None:
        table = seen.table
        place = await self._place(seen, old)
        sent = await self._send_somewhere(
            (place, table.channel, wish.refuge), page, table.server, _nonce(table, old)
        )
        channel = sent.channel.id
        posted = Message(channel, sent.id, about, self._now(), told, len(seen.story))
        # Noted at once, so that it is found again whatever happens next.
        await self._services.outbox.shown(table.id, table.version, about, posted)
        if old:
            await self._retire(old, seen, wish.response)

    async def _send_somewhere(
        self, places: Sequence[int | None], page: Page, server: int, nonce: str
    ) -> discord.Message:
        """In the first of these channels that still exists."""
        first, *others = dict.fromkeys(place for place in places if place is not None)
        try:
            return await self._messages.send(first, page, server, nonce)
        except discord.HTTPException as error:
            if error.code != UNKNOWN_CHANNEL or not others:
                raise
        return await self._send_somewhere(others, page, server, nonce)

    async def _place(self, seen: TableView, old: Message | None) -> int:
        """Where the next message goes: where the last one is, or a thread of the game's own."""
        if old is None:
            return seen.table.channel
        settings = await self._services.preferences.server(seen.table.server)
        if old.about != LOBBY or not settings.threads or seen.table.status is not Status.PLAYING:
            return old.channel
        return await self._thread(seen, old)

    async def _thread(self, seen: TableView, lobby: Message) -> int:
        """A thread below the lobby; where none can be made, the channel will do."""
        say = await self._services.say_in(seen.table.server, self._client)
        start = self._messages.message(lobby.channel, lobby.id, seen.table.server)
        if start.guild is None:
            return lobby.channel
        try:
            await self._messages.persist(lambda: start.create_thread(name=heading(seen.table, say)))
        except discord.RateLimited:
            return lobby.channel
        except discord.HTTPException as error:
            if error.code != 160004:  # there is one already: its id is the message's
                return lobby.channel
        return lobby.id

    async def _retire(self, old: Message, seen: TableView, response: Response | None) -> None:
        """The old message keeps its picture and loses its buttons. If that fails, so be it: old
        buttons carry old prompt numbers and are refused."""
        # What was asked for and by when stands in the text; story and picture stay.
        change: dict[str, Any] = {"view": None, "content": None}
        if old.about == LOBBY:
            say = await self._services.say_in(seen.table.server, self._client)
            names = await self._services.names_at(seen.table, self._client, say)
            change = started_page(seen.table, names, say).edit()
        try:
            if not (response and response.fits(old.id) and await response.change(change)):
                await self._messages.message(old.channel, old.id).edit(**change)
        except TROUBLE as error:
            log.info("an old message keeps its buttons: %s", error)


def about_of(seen: TableView, message: Message | None) -> str:
    """What a message about this state would be about."""
    match seen.table.status:
        case Status.LOBBY:
            return LOBBY
        case Status.PLAYING:
            asked = [str(chair.seat) for chair in asked_chairs(seen)]
            if not asked and message and message.about.startswith(SEATS):
                return message.about  # only the AI is asked: nobody to hand over to
            return " ".join([SEATS, *asked])
        case Status.FINISHED:
            return END
    return ""


def _asks_no_more(about: str, message: Message) -> bool:
    """Whether nobody is asked who has not been asked by this message: nothing to notify of."""
    if about.startswith(SEATS):
        return message.about.startswith(SEATS) and _within(about, message.about)
    return about in {message.about, ""}


def _within(new: str, old: str) -> bool:
    return set(new.split()) <= set(old.split())


def _nonce(table: Table, old: Message | None) -> str:
    """The same for a message that is tried again, another one for each that is really new: also
    for a board shown again, where the table has not changed but the last message has."""
    told = f"{table.id}.{table.version}.{old.id if old else 0}"
    return blake2s(told.encode(), digest_size=12).hexdigest()
