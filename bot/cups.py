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

from bot.cup_pages import CupPages
from bot.door import TROUBLE, Door
from bot.errands import Errands
from bot.house import House
from bot.page import Page
from bot.postman import OLD, PARKED, POST_ANEW, Postman, wait_after
from core.cups.values import Cup, CupStatus
from core.errors import UnknownTournament
from core.store.database import StorageProblem

log = logging.getLogger(__name__)

ANNOUNCED, END = "open", "end"


class Cups:
    def __init__(
        self, house: House, client: discord.Client, errands: Errands, now: Callable[[], datetime]
    ) -> None:
        self.pages = CupPages(house, client)
        self._house = house
        self._now = now
        self._postman = Postman(house, client)
        self._errands = errands
        self._busy: set[int] = set()
        self._again: set[int] = set()
        self._parked: dict[int, datetime] = {}
        """When to try those again that Discord did not take. Forgotten with the process: one more
        try after a restart harms nobody."""

    async def advance(self) -> None:
        """Notes results, opens rounds, ends what is over."""
        for cup in await self._house.cups.ready():
            try:
                await self._house.cups.advance_one(cup)
            except StorageProblem:
                raise
            except Exception:
                # One tournament that cannot go on must not keep all others from going on.
                log.exception("a tournament is stuck", extra={"tournament": cup.id})

    async def show_all_owed(self) -> None:
        """Whatever was committed but not shown: after a crash, after trouble with Discord."""
        unshown = await self._house.cups.unshown()
        now = self._now()
        due = [cup for cup in unshown if self._parked.get(cup.id, now) <= now]
        await self._errands.run(due, lambda cup: cup.channel, self._show_owed, comes_again=True)

    async def _show_owed(self, cup: Cup) -> None:
        try:
            await self.show(cup.server, cup.id)
        except StorageProblem:
            raise
        except Exception:
            log.exception("a tournament cannot be shown", extra={"tournament": cup.id})
            self._parked[cup.id] = self._now() + PARKED

    async def show(self, server: int, number: int, door: Door | None = None) -> bool:
        """Shows the newest state, now or as soon as the one under way is shown.

        Says whether Discord took it; if not, it is tried again later.
        """
        if number in self._busy:
            self._again.add(number)
            return True
        self._busy.add(number)
        try:
            return await self._show_newest(server, number, door)
        finally:
            self._busy.discard(number)

    async def _show_newest(self, server: int, number: int, door: Door | None) -> bool:
        shown = await self._show_safely(server, number, door)
        while shown and number in self._again:
            self._again.discard(number)
            shown = await self._show_safely(server, number, None)
        return shown

    async def _show_safely(self, server: int, number: int, door: Door | None) -> bool:
        try:
            await self._show_once(server, number, door)
        except TROUBLE as error:
            log.warning("could not show a tournament: %s", error, extra={"tournament": number})
            self._parked[number] = self._now() + wait_after(error)
            return False
        except UnknownTournament:
            return False
        self._parked.pop(number, None)
        return True

    async def _show_once(self, server: int, number: int, door: Door | None) -> None:
        sight = await self._house.cups.see(server, number)
        page, cup = await self.pages.page(sight), sight.cup
        if self._continues(cup, door):
            await self._edit_or_post(cup, page, door)
        else:
            await self._post(cup, page)
        await self._house.cups.shown(cup)
        self._house.metrics.published("tournament")

    def _continues(self, cup: Cup, door: Door | None) -> bool:
        if cup.message is None or about_of(cup) != cup.about:
            return False
        clicked = door is not None and door.fits(cup.message)
        return clicked or self._now() - discord.utils.snowflake_time(cup.message) < OLD

    async def _edit_or_post(self, cup: Cup, page: Page, door: Door | None) -> None:
        try:
            await self._postman.edit(cup.channel, cup.message or 0, page, door)
        except discord.HTTPException as error:
            if error.code not in POST_ANEW:
                raise
            await self._post(cup, page)

    async def _post(self, cup: Cup, page: Page) -> None:
        sent = await self._postman.send(cup.channel, page, cup.server, _nonce(cup))
        await self._house.cups.posted(cup, sent.id, about_of(cup))
        if cup.message is not None and cup.message != sent.id:
            await self._retire(cup, cup.message)

    async def _retire(self, cup: Cup, message: int) -> None:
        """What is shown anew goes; what is over keeps its picture and loses its buttons."""
        old = self._postman.message(cup.channel, message)
        try:
            if about_of(cup) == cup.about:
                await old.delete()
            else:
                await old.edit(view=None)
        except TROUBLE as error:
            log.info("an old message stays as it is: %s", error)


def about_of(cup: Cup) -> str:
    """What a message about this state would be about."""
    match cup.status:
        case CupStatus.OPEN:
            return ANNOUNCED
        case CupStatus.RUNNING:
            return str(cup.round)
        case CupStatus.FINISHED:
            return END
    return cup.about or END


def _nonce(cup: Cup) -> str:
    """The same for a message that is tried again, another one for each that is really new."""
    told = f"tournament {cup.id}.{cup.version}.{cup.message or 0}"
    return blake2s(told.encode(), digest_size=12).hexdigest()
