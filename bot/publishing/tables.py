"""How tables are shown.

A message's topic is the lobby, the result, a break, or the seats it asks. It is edited as long as
it asks no further seat; otherwise a new one is posted, and the old one is removed, shrunk or kept,
as the server has set. What stays for good is the card of the lobby and the result.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from enum import Enum, auto
from typing import Any

import discord

from bot.pages.custom_ids import Verb, parse
from bot.pages.lobby import started_page
from bot.pages.motion import motion_page
from bot.pages.page import Page
from bot.pages.phrases import heading, link, mentioned, moment
from bot.pages.table import table_page
from bot.pages.turn import asked_chairs, asked_users, first_told, over_page, past_page
from bot.publishing.messages import OLD, Messages
from bot.publishing.recent import RecentClicks
from bot.publishing.rehearsals import Rehearsals
from bot.publishing.subject import Draft, Request
from bot.services import BOARD, Services
from core.engine.rules import Seat
from core.model.actions import Motion
from core.model.messages import Message
from core.model.shards import Shards
from core.model.table import Status, Table
from core.model.views import TableView
from core.players.preferences import OldTurns
from core.store.database import Transaction
from core.tables.outbox import END, Leaving, Owed, Showing

LOBBY, SEATS, BREAK = "lobby", "seats", "break"
ON_BOARDS = {Verb.MOVE, Verb.PICK, Verb.ASK, Verb.VIEW}
"""What the buttons of a board do."""
THREAD_EXISTS = 160004
YOUNG = timedelta(seconds=45)
"""How old a message may be to be taken for the end of the channel."""
CALLED_AFTER = timedelta(seconds=60)
"""Whoever was asked by an edit and does not answer for so long is called by a new message."""


class Fate(Enum):
    """What becomes of a message when the next one stands."""

    LOBBY = auto()
    """It keeps the fairness commitment, which was published before the game."""
    REMOVED = auto()
    SET_ASIDE = auto()
    """It loses its buttons, and is removed when the table goes on."""
    SHRUNK = auto()
    """It tells its turn in one line."""
    KEPT = auto()


class TableSubject:
    def __init__(
        self,
        services: Services,
        client: discord.Client,
        messages: Messages,
        clicks: RecentClicks,
        rehearsals: Rehearsals,
        now: Callable[[], datetime],
    ) -> None:
        self._services = services
        self._client = client
        self._messages = messages
        self._clicks = clicks
        self._rehearsals = rehearsals
        self._now = now

    async def owed(self, db: Transaction, shards: Shards) -> list[Owed]:
        return await self._services.outbox.owed(db, shards)

    async def clear_up(self, server: int, number: int) -> None:
        """Delete boards of a table that were posted, but never recorded.

        A process that dies between the two leaves one; if somebody moved meanwhile, its nonce does
        not find it again.
        """
        shown = (await self._services.outbox.load(server, number)).message
        if shown is None:
            return
        async for message in self._messages.channel(shown.channel, server).history():
            own = message.author == self._client.user and message.id != shown.id
            if own and _is_board(message, number):
                await self._messages.delete(shown.channel, message.id)

    async def draft(self, request: Request) -> Draft[TableView] | None:
        outbox = self._services.outbox
        found = await outbox.load(request.server, request.number, stored=request.stored)
        asked = request.anew or request.again or request.renamed or request.calls
        if not (asked or found.owed):
            return None
        view, last = found.view, found.message
        if last is None and not request.anew and is_among_ai(view.table):
            await self._services.outbox.shown(view, about_of(view, None))
            await self._list_lobbies(view)
            return None
        if request.calls and not asked_users(view):
            await self._services.outbox.postpone_call(request.number, CALLED_AFTER)
            return None
        about = about_of(view, last)
        quiet = last is not None and not request.calls and _asks_no_more(about, last)
        there = last is not None and self._are_there(request, view, last)
        told = await self._told(view, last, quiet=quiet)
        page = await table_page(view, told, self._services, self._client)
        page = await self._telling(page, found)
        return Draft(
            view,
            view.table.version,
            view.table.channel,
            page,
            about,
            last,
            continues=(quiet or there)
            and not (request.anew or found.followers)
            and self._may_be_edited(about, last),
            told=told,
            length=view.length,
            begins=last is not None and last.topic == LOBBY and about not in {LOBBY, ""},
            quiet=quiet,
            calls_at=self._now() + CALLED_AFTER if there else None,
            known=frozenset(asked_users(view)) if quiet else frozenset(),
        )

    async def _told(self, view: TableView, last: Message | None, *, quiet: bool) -> int:
        """Return how much of the story the reader knows.

        If turns are removed, nobody can scroll back: a turn then tells what happened since those it
        asks last answered, and the result tells how the game went.
        """
        if last is None:
            return 0
        if quiet:
            return last.since
        if await self._old_turns(view) is not OldTurns.REMOVE:
            return last.length
        return min(last.length, _seen_by_all_asked(view))

    def _are_there(self, request: Request, view: TableView, last: Message) -> bool:
        """Return whether an edit will do for people whom this message has not notified.

        They must have clicked here a moment ago, and the message must be young and the newest of
        ours, so that it is still at the end of the channel: we cannot see what people write.
        """
        if request.response is None or not last.topic.startswith(SEATS):
            return False
        notified = () if last.calls_at else last.topic.split()
        asked = [chair for chair in asked_chairs(view) if str(chair.seat) not in notified]
        return (
            bool(asked)
            and self._now() - last.posted_at < YOUNG
            and self._messages.is_newest(last.channel, last.id)
            and self._clicks.are_there(view.table.id, (chair.user or 0 for chair in asked))
        )

    def _may_be_edited(self, about: str, last: Message | None) -> bool:
        fresh = last is not None and self._now() - last.posted_at < OLD
        return fresh or not about.startswith(SEATS)

    async def _telling(self, page: Page, found: Showing) -> Page:
        """Mention those who follow a game that is over."""
        if not found.followers:
            return page
        say = await self._services.say_in(found.view.table.server, self._client)
        text = say("followers-told", who=mentioned(found.followers))
        return replace(
            page, text=f"{page.text} {text}".strip(), mentions=(*page.mentions, *found.followers)
        )

    async def note(self, draft: Draft[TableView], posted: Message | None) -> None:
        last, leaves = draft.last, None
        if posted and last and last.id != posted.id:
            fate = await self._fate(draft)
            if fate in {Fate.REMOVED, Fate.SET_ASIDE}:
                leaves = Leaving(last.channel, last.id, now=fate is Fate.REMOVED)
        await self._services.outbox.shown(
            draft.view, draft.about, posted, leaves=leaves, calls_at=draft.calls_at
        )
        if posted:
            await self._list_lobbies(draft.view)
        if draft.view.table.status.open:
            self._rehearsals.of(draft.view.table)

    async def _list_lobbies(self, view: TableView) -> None:
        """Have the tournament link its tables, once the last lobby of a round is shown."""
        if view.table.tournament is not None and view.table.status is Status.LOBBY:
            await self._services.tournaments.list_lobbies(view.table.tournament)

    async def put_off(self, number: int, wait: timedelta) -> None:
        await self._services.outbox.postpone(number, wait)

    async def place(self, draft: Draft[TableView]) -> int:
        """Return the last message's channel, or a new thread when the game starts."""
        last, table = draft.last, draft.view.table
        if last is None:
            return table.channel
        if last.topic != LOBBY or table.status is not Status.PLAYING:
            return last.channel
        settings = await self._services.preferences.server(table.server)
        wanted = settings.threads if table.thread is None else table.thread
        return await self._thread(draft.view, last) if wanted else last.channel

    async def _thread(self, view: TableView, lobby: Message) -> int:
        """Return a thread under the lobby message; its channel if none can be created."""
        say = await self._services.say_in(view.table.server, self._client)
        start = self._messages.message(lobby.channel, lobby.id, view.table.server)
        if start.guild is None:
            return lobby.channel
        try:
            await self._messages.persist(lambda: start.create_thread(name=heading(view.table, say)))
        except discord.RateLimited:
            return lobby.channel
        except discord.HTTPException as error:
            if error.code != THREAD_EXISTS:  # a thread has the id of its message
                return lobby.channel
        return lobby.id

    async def retired(self, draft: Draft[TableView]) -> dict[str, Any] | None:
        fate = await self._fate(draft)
        if fate is Fate.REMOVED:
            return None
        if fate is Fate.SET_ASIDE:  # its mention may be all that tells somebody of their turn
            return {"view": None}
        table, last = draft.view.table, draft.last
        say = await self._services.say_in(table.server, self._client)
        names = await self._services.names_at(table, self._client, say)
        if fate is Fate.LOBBY:
            return started_page(table, names, say).edit()
        told, length = (last.since, last.length) if last else (0, 0)
        view = await self._reaching_back(draft.view, told, length)
        if fate is Fate.KEPT:  # with narration and picture, without the question and the deadline
            past = past_page(view, names, told, length, say)
            return {"view": None, "content": None, "embed": past.embed(with_image=BOARD)}
        return over_page(view, names, told, length, say).edit()

    async def _reaching_back(self, view: TableView, told: int, length: int) -> TableView:
        """Return the view with the whole story if the latest lines do not tell all between."""
        if first_told(told, length) >= view.earlier:
            return view
        return await self._services.tables.whole_view(view.table.server, view.table.id)

    async def _fate(self, draft: Draft[TableView]) -> Fate:
        """Return what becomes of the last message."""
        if draft.begins:
            return Fate.LOBBY
        old_turns = await self._old_turns(draft.view)
        if old_turns is OldTurns.KEEP:
            return Fate.KEPT
        if draft.quiet and draft.view.table.status.open:
            return Fate.SET_ASIDE
        return Fate.SHRUNK if old_turns is OldTurns.SHRINK and not draft.quiet else Fate.REMOVED

    async def _old_turns(self, view: TableView) -> OldTurns:
        return OldTurns((await self._services.preferences.server(view.table.server)).old_turns)

    async def lost(self, number: int, wait: timedelta) -> None:
        await self._services.outbox.lost(number, wait)

    async def is_in_its_place(self, server: int, number: int) -> bool:
        """Return whether the newest board is shown; ask Discord for its message."""
        found = await self._services.outbox.load(server, number)
        if found.message is None or found.owed:
            return False  # soon shown, or put off
        await self._messages.find(found.message.channel, found.message.id)
        return True

    async def remind(self, server: int, number: int) -> None:
        """Mention the players who have yet to move."""
        found = await self._services.outbox.load(server, number)
        view, message, who = found.view, found.message, asked_users(found.view)
        if not who or message is None or view.due is None:
            return
        say = await self._services.say_in(server, self._client)
        text = say(
            "turn-reminder",
            who=mentioned(who),
            table=heading(view.table, say),
            link=link(server, message.channel, message.id),
            limit="yes" if view.due.turn else "no",
            when=moment(view.due.turn or view.due.at),
        )
        nonce = f"r{number}.{view.table.version}"
        await self._say_aside(found, Page(text=text, mentions=who), nonce)

    async def _say_aside(self, found: Showing, page: Page, nonce: str) -> None:
        """Post a message beside the board; it is deleted when the table goes on."""
        table, board = found.view.table, found.message
        places = (board.channel if board else None, table.channel)
        sent = await self._messages.send_somewhere(places, lambda _: page, table.server, nonce)
        await self._services.outbox.set_aside(found.view, sent.channel.id, sent.id)

    async def nudge(self, server: int, number: int, by: int, click: int) -> None:
        """Mention the others who have yet to move, because this player asked for it."""
        found = await self._services.outbox.load(server, number)
        view, message = found.view, found.message
        who = tuple(user for user in asked_users(view) if user != by)
        if not who or message is None:
            return
        say = await self._services.say_in(server, self._client)
        text = say(
            "turn-nudge",
            who=mentioned(who),
            by=mentioned((by,)),
            table=heading(view.table, say),
            link=link(server, message.channel, message.id),
        )
        await self._say_aside(found, Page(text=text, mentions=who), f"n{click}")

    async def welcome(self, table: Table, user: int) -> None:
        """Mention somebody who has got a seat of a running game."""
        found = await self._services.outbox.load(table.server, table.id)
        if found.message is None:
            return
        say = await self._services.say_in(table.server, self._client)
        text = say(
            "seat-given",
            who=mentioned((user,)),
            table=heading(table, say),
            link=link(table.server, found.message.channel, found.message.id),
        )
        page, nonce = Page(text=text, mentions=(user,)), f"w{table.id}.{user}"
        await self._say_aside(found, page, nonce)

    async def ask_people(self, table: Table, motion: Motion) -> None:
        """Post a motion for those who have a say."""
        found = await self._services.outbox.load(table.server, table.id)
        say = await self._services.say_in(table.server, self._client)
        names = await self._services.names_at(table, self._client, say)
        page, nonce = motion_page(table, motion, names, say), f"z{motion.id}"
        await self._say_aside(found, page, nonce)


def _is_board(message: discord.Message, number: int) -> bool:
    """Return whether a message of ours is a board of this table that can be played on."""
    rows = (row for row in message.components if isinstance(row, discord.ActionRow))
    clicks = (parse(part.custom_id or "") for row in rows for part in row.children)
    return any(click and click.table == number and click.verb in ON_BOARDS for click in clicks)


def is_among_ai(table: Table) -> bool:
    """Return whether only AIs meet here in a tournament, which names the result in its list."""
    return table.tournament is not None and all(chair.user is None for chair in table.chairs)


def about_of(view: TableView, message: Message | None) -> str:
    """Return the topic of a message that shows this state."""
    match view.table.status:
        case Status.LOBBY:
            return LOBBY
        case Status.PLAYING if view.table.paused_until is not None:
            return BREAK
        case Status.PLAYING:
            asked = [str(chair.seat) for chair in asked_chairs(view)]
            if not asked and message and message.topic.startswith(SEATS):
                return message.topic  # only the AI is asked: nobody to notify
            return " ".join([SEATS, *asked])
        case Status.FINISHED:
            return END
    return ""


def _seen_by_all_asked(view: TableView) -> int:
    """Return how much of the story stood when everybody who is asked had last answered.

    Not exactly if that was long ago: a turn does not tell so much.
    """
    answers = [told.answer.seat if told.answer else None for told in view.story]
    own = [chair.seat for chair in asked_chairs(view)]
    return view.earlier + min((_last_place(seat, answers) for seat in own), default=0)


def _last_place(seat: Seat, answers: Sequence[Seat | None]) -> int:
    return max((place for place, each in enumerate(answers, start=1) if each == seat), default=0)


def _asks_no_more(about: str, message: Message) -> bool:
    """Return whether this message already asked everybody who is asked now."""
    if about.startswith(SEATS):
        return message.topic.startswith(SEATS) and set(about.split()) <= set(message.topic.split())
    return about in {message.topic, ""}
