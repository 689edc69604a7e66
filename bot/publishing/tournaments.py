"""How tournaments are shown.

Each has one current message: the announcement, then the check-in, one per round, the podium. It is
edited in place, and reposted when it is deleted, has scrolled away or is too old to be edited
freely.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import discord

from bot.pages.tournaments.pages import TournamentPages
from bot.publishing.messages import OLD, Messages
from bot.publishing.subject import Draft, Request
from bot.services import Services
from bot.trouble import TROUBLE
from core.model.messages import Message
from core.model.shards import Shards
from core.store.database import Transaction
from core.tables.outbox import Owed
from core.tournaments.model import CHECK_IN, Tournament, TournamentStatus, TournamentView

ANNOUNCED, END = "open", "end"
log = logging.getLogger(__name__)
SCROLLED_AWAY = timedelta(minutes=10)
"""How old a message may be that stands above others of ours; then the next change reposts it."""


class TournamentSubject:
    def __init__(
        self,
        services: Services,
        pages: TournamentPages,
        messages: Messages,
        now: Callable[[], datetime],
    ) -> None:
        self._tournaments = services.tournaments
        self._pages = pages
        self._messages = messages
        self._now = now

    async def owed(self, db: Transaction, shards: Shards) -> list[Owed]:
        return await self._tournaments.owed(db, shards)

    async def draft(self, request: Request) -> Draft[TournamentView]:
        view = await self._tournaments.see(request.server, request.number)
        tournament = view.tournament
        last, about = _message(tournament), about_of(tournament)
        page = await self._pages.page(view)
        return Draft(
            view,
            tournament.version,
            tournament.channel,
            page if last is None else replace(page, ping=None),
            about,
            last,
            continues=last is not None
            and last.topic == about
            and self._may_be_edited(last, request),
            known=frozenset(page.mentions) if last and last.topic == about else frozenset(),
        )

    def _may_be_edited(self, last: Message, request: Request) -> bool:
        """Return whether people will find the message where it stands, and Discord lets us."""
        age = self._now() - last.posted_at
        clicked = request.response is not None and request.response.fits(last.id)
        newest = self._messages.is_newest(last.channel, last.id)
        return not request.anew and (age < SCROLLED_AWAY or (newest and (clicked or age < OLD)))

    async def note(self, draft: Draft[TournamentView], posted: Message | None) -> None:
        message = posted.id if posted else None
        await self._tournaments.shown(draft.view, draft.about, message)
        if posted and draft.about == CHECK_IN and not draft.known:
            await self._call_others(draft.view, posted)

    async def _call_others(self, view: TournamentView, posted: Message) -> None:
        """Call those to a check-in for whom its message has no room."""
        server = view.tournament.server
        try:
            for number, page in enumerate(await self._pages.announcements.calls(view, posted.id)):
                await self._messages.send(posted.channel, page, server, f"c{posted.id}.{number}")
        except TROUBLE as error:
            log.warning("not everybody could be called to check in: %s", error)

    async def admit(self, tournament: Tournament, users: Sequence[int], click: int) -> None:
        """Mention those who have moved up from the waiting list."""
        page = await self._pages.announcements.admitted(tournament, users)
        await self._messages.send(tournament.channel, page, tournament.server, f"m{click}")

    async def find(self, tournament: Tournament) -> None:
        """Raise unless its message can still be reached."""
        if tournament.message is not None:
            await self._messages.find(tournament.channel, tournament.message)

    async def lost(self, number: int, wait: timedelta) -> None:
        await self._tournaments.lost_check_in(number, wait)

    async def put_off(self, number: int, wait: timedelta) -> None:
        await self._tournaments.put_off(number, wait)

    async def place(self, draft: Draft[TournamentView]) -> int:
        return draft.channel

    async def retired(self, draft: Draft[TournamentView]) -> dict[str, Any] | None:
        """Delete a message that was reposted; otherwise keep its picture and remove its buttons."""
        about = draft.last.topic if draft.last else ""
        if about == draft.about:
            return None
        if about == ANNOUNCED:
            return {"view": None, "embed": await self._pages.announcements.begun(draft.view)}
        if about == CHECK_IN:
            closed = await self._pages.announcements.checked_in(draft.view)
            return {"content": None, "view": None, "embed": closed}
        return {"view": None}


def _message(tournament: Tournament) -> Message | None:
    number = tournament.message
    if number is None:
        return None
    posted_at = discord.utils.snowflake_time(number)
    return Message(tournament.channel, number, tournament.about or "", posted_at, 0, 0)


def about_of(tournament: Tournament) -> str:
    """Return the topic of a message that shows this state."""
    match tournament.status:
        case TournamentStatus.OPEN:
            return CHECK_IN if tournament.checks_in else ANNOUNCED
        case TournamentStatus.RUNNING:
            return str(tournament.round)
        case TournamentStatus.FINISHED:
            return END
    return tournament.about or END
