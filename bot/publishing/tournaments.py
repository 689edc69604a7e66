"""The only writer of the tournaments' public messages, and what moves tournaments on.

Each tournament has one message: the announcement, then one for each round, then the podium.
Within one of these it is edited in place; something new is a new message, because an edit notifies
nobody. It is also posted anew when it is too old to be edited freely, or gone.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime
from hashlib import blake2s

import discord

from bot.pages.page import Page
from bot.pages.tournament import TournamentPages
from bot.publishing.jobs import Jobs
from bot.publishing.messages import OLD, PARKED, POST_ANEW, Messages, wait_after
from bot.publishing.response import Response
from bot.services import Services
from bot.trouble import TROUBLE
from core.engine.errors import UnknownTournament
from core.store.database import StorageProblem
from core.tournaments.model import Tournament, TournamentStatus

log = logging.getLogger(__name__)

ANNOUNCED, END = "open", "end"


class TournamentPublisher:
    def __init__(
        self, services: Services, client: discord.Client, jobs: Jobs, now: Callable[[], datetime]
    ) -> None:
        self.pages = TournamentPages(services, client)
        self._services = services
        self._now = now
        self._messages = Messages(services, client)
        self._jobs = jobs
        self._busy: set[int] = set()
        self._again: set[int] = set()
        self._parked: dict[int, datetime] = {}
        """When to try those again that Discord did not take. Forgotten with the process: one more
        try after a restart harms nobody."""

    async def advance(self) -> None:
        """Notes results, opens rounds, ends what is over."""
        for tournament in await self._services.tournaments.ready():
            try:
                await self._services.tournaments.advance_one(tournament)
            except StorageProblem:
                raise
            except Exception:
                # One tournament that cannot go on must not keep all others from going on.
                log.exception("a tournament is stuck", extra={"tournament": tournament.id})

    async def show_all_owed(self) -> None:
        """Whatever was committed but not shown: after a crash, after trouble with Discord."""
        unshown = await self._services.tournaments.unshown()
        now = self._now()
        due = [tournament for tournament in unshown if self._parked.get(tournament.id, now) <= now]
        await self._jobs.run(
            due, lambda tournament: tournament.channel, self._show_owed, comes_again=True
        )

    async def _show_owed(self, tournament: Tournament) -> None:
        try:
            await self.show(tournament.server, tournament.id)
        except StorageProblem:
            raise
        except Exception:
            log.exception("a tournament cannot be shown", extra={"tournament": tournament.id})
            self._parked[tournament.id] = self._now() + PARKED

    async def show(self, server: int, number: int, response: Response | None = None) -> bool:
        """Shows the newest state, now or as soon as the one under way is shown.

        Says whether Discord took it; if not, it is tried again later.
        """
        if number in self._busy:
            self._again.add(number)
            return True
        self._busy.add(number)
        try:
            return await self._show_newest(server, number, response)
        finally:
            self._busy.discard(number)

    async def _show_newest(self, server: int, number: int, response: Response | None) -> bool:
        shown = await self._show_safely(server, number, response)
        while shown and number in self._again:
            self._again.discard(number)
            shown = await self._show_safely(server, number, None)
        return shown

    async def _show_safely(self, server: int, number: int, response: Response | None) -> bool:
        try:
            await self._show_once(server, number, response)
        except TROUBLE as error:
            log.warning("could not show a tournament: %s", error, extra={"tournament": number})
            self._parked[number] = self._now() + wait_after(error)
            return False
        except UnknownTournament:
            return False
        self._parked.pop(number, None)
        return True

    async def _show_once(self, server: int, number: int, response: Response | None) -> None:
        view = await self._services.tournaments.see(server, number)
        page, tournament = await self.pages.page(view), view.tournament
        if self._continues(tournament, response):
            await self._edit_or_post(tournament, page, response)
        else:
            await self._post(tournament, page)
        await self._services.tournaments.shown(tournament)
        self._services.metrics.published("tournament")

    def _continues(self, tournament: Tournament, response: Response | None) -> bool:
        if tournament.message is None or about_of(tournament) != tournament.about:
            return False
        clicked = response is not None and response.fits(tournament.message)
        return clicked or self._now() - discord.utils.snowflake_time(tournament.message) < OLD

    async def _edit_or_post(
        self, tournament: Tournament, page: Page, response: Response | None
    ) -> None:
        try:
            await self._messages.edit(tournament.channel, tournament.message or 0, page, response)
        except discord.HTTPException as error:
            if error.code not in POST_ANEW:
                raise
            await self._post(tournament, page)

    async def _post(self, tournament: Tournament, page: Page) -> None:
        sent = await self._messages.send(
            tournament.channel, page, tournament.server, _nonce(tournament)
        )
        await self._services.tournaments.posted(tournament, sent.id, about_of(tournament))
        if tournament.message is not None and tournament.message != sent.id:
            await self._retire(tournament, tournament.message)

    async def _retire(self, tournament: Tournament, message: int) -> None:
        """What is shown anew goes; what is over keeps its picture and loses its buttons."""
        old = self._messages.message(tournament.channel, message)
        try:
            if about_of(tournament) == tournament.about:
                await old.delete()
            else:
                await old.edit(view=None)
        except TROUBLE as error:
            log.info("an old message stays as it is: %s", error)


def about_of(tournament: Tournament) -> str:
    """What a message about this state would be about."""
    match tournament.status:
        case TournamentStatus.OPEN:
            return ANNOUNCED
        case TournamentStatus.RUNNING:
            return str(tournament.round)
        case TournamentStatus.FINISHED:
            return END
    return tournament.about or END


def _nonce(tournament: Tournament) -> str:
    """The same for a message that is tried again, another one for each that is really new."""
    told = f"tournament {tournament.id}.{tournament.version}.{tournament.message or 0}"
    return blake2s(told.encode(), digest_size=12).hexdigest()
