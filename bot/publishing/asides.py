"""What is said beside the message of a table or a tournament, to those it concerns.

Beside a board it is deleted when the table goes on.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence

import discord

from bot.pages.motion import motion_page
from bot.pages.page import Page
from bot.pages.phrases import heading, link, mentioned, moment
from bot.pages.tournaments.pages import TournamentPages
from bot.pages.turn import asked_users
from bot.publishing.messages import Messages, nonce
from bot.services import Services
from bot.text.say import Say
from bot.trouble import TROUBLE
from core.model.actions import Motion
from core.model.table import Table
from core.model.tournament import Tournament
from core.tables.outbox import Showing

log = logging.getLogger(__name__)


class Asides:
    def __init__(
        self,
        services: Services,
        client: discord.Client,
        pages: TournamentPages,
        messages: Messages,
    ) -> None:
        self._services = services
        self._client = client
        self._pages = pages
        self._messages = messages

    async def share(self, server: int, channel: int, page: Page, key: str) -> bool:
        """Post a page of its own. Within some minutes, Discord posts the same key only once."""
        return await _accepted(self._messages.send(channel, page, server, nonce(f"share {key}")))

    async def admit(self, tournament: Tournament, users: Sequence[int], click: int) -> bool:
        """Mention those who have moved up from the waiting list."""
        page = await self._pages.announcements.admitted(tournament, users)
        sending = self._messages.send(tournament.channel, page, tournament.server, f"m{click}")
        return await _accepted(sending, tournament=tournament.id)

    async def remind(self, server: int, number: int) -> None:
        """Mention the players who have yet to move."""
        found = await self._services.outbox.load(server, number)
        who, due = asked_users(found.view), found.view.due
        if due is None:
            return

        def reminder(say: Say, table: str, where: str) -> str:
            return say(
                "turn-reminder",
                who=mentioned(who),
                table=table,
                link=where,
                limit="yes" if due.turn else "no",
                when=moment(due.turn or due.at),
            )

        await self._mention(found, who, reminder, f"r{number}.{found.view.table.version}")

    async def nudge(self, table: Table, by: int, click: int) -> bool:
        """Mention the others who have yet to move, because this player asked for it."""
        found = await self._services.outbox.load(table.server, table.id)
        who = tuple(user for user in asked_users(found.view) if user != by)

        def nudge(say: Say, table: str, where: str) -> str:
            named, by_whom = mentioned(who), mentioned((by,))
            return say("turn-nudge", who=named, by=by_whom, table=table, link=where)

        return await _accepted(self._mention(found, who, nudge, f"n{click}"), table=table.id)

    async def welcome(self, table: Table, user: int) -> bool:
        """Mention somebody who has got a seat in a running game."""
        found = await self._services.outbox.load(table.server, table.id)

        def welcome(say: Say, table: str, where: str) -> str:
            return say("seat-given", who=mentioned((user,)), table=table, link=where)

        mentioning = self._mention(found, (user,), welcome, f"w{table.id}.{user}")
        return await _accepted(mentioning, table=table.id)

    async def ask_people(self, table: Table, motion: Motion) -> bool:
        """Post a motion for those who have a say."""
        found = await self._services.outbox.load(table.server, table.id)
        say = await self._services.say_in(table.server, self._client)
        names = await self._services.names_at(table, self._client, say)
        page = motion_page(table, motion, names, say)
        return await _accepted(self._say(found, page, f"z{motion.id}"), table=table.id)

    async def _mention(
        self,
        found: Showing,
        who: tuple[int, ...],
        sentence: Callable[[Say, str, str], str],
        nonce: str,
    ) -> None:
        """Mention people, if any, in a sentence that names the table and links the board."""
        table, board = found.view.table, found.message
        if not who or board is None:
            return
        say = await self._services.say_in(table.server, self._client)
        where = link(table.server, board.channel, board.id)
        text = sentence(say, heading(table, say), where)
        await self._say(found, Page(text=text, mentions=who), nonce)

    async def _say(self, found: Showing, page: Page, nonce: str) -> None:
        table, board = found.view.table, found.message
        places = (board.channel if board else None, table.channel)
        sent = await self._messages.send_somewhere(places, lambda _: page, table.server, nonce)
        await self._services.outbox.set_aside(found.view, sent.channel.id, sent.id)


async def _accepted(saying: Awaitable[object], **about: int) -> bool:
    try:
        await saying
    except TROUBLE as error:
        log.warning("something could not be said: %s", error, extra=about)
        return False
    return True
