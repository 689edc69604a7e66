"""What follows a change, whoever made it: a reminder, the end of a turn, the AI, the board."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

from bot.publishing.asides import Asides
from bot.publishing.jobs import together
from bot.publishing.messages import Messages, wait_when_lost
from bot.publishing.publisher import Publisher
from bot.publishing.reasons import Changed
from bot.publishing.response import Response
from bot.publishing.subject import TABLE, TOURNAMENT, AnyOutbox
from bot.services import Services
from bot.trouble import TROUBLE
from core.model.calls import Did, Receipt
from core.model.table import Status
from core.model.tournament import Tournament
from core.store.problems import StorageProblem
from core.tournaments.calls import TournamentReceipt

Beside: TypeAlias = Callable[[], Coroutine[Any, Any, None]]

log = logging.getLogger(__name__)


class ShownLater(StorageProblem):
    """A change is stored; it is shown as soon as the database answers again."""


class Conductor:
    def __init__(
        self, services: Services, messages: Messages, publisher: Publisher, asides: Asides
    ) -> None:
        self._services = services
        self._messages = messages
        self._publisher = publisher
        self._asides = asides

    async def follow(
        self,
        receipt: Receipt,
        response: Response | None = None,
        beside: Beside | None = None,
    ) -> bool:
        """Let the AI move if it is asked, then show the table while doing what is `beside`.

        Return whether Discord accepted it.
        """
        server, number = receipt.table.server, receipt.table.id
        with _stored():
            if receipt.did is Did.REMINDED:  # nothing visible has changed
                reminding = self._asides.remind(server, number)
                return await _reached(reminding, self._services.outbox, TABLE, number)
            if receipt.did is Did.TIME_UP:
                if not await self._is_board_there(server, number):
                    return False
                await self._services.tables.time_out(server, number)
            try:
                if receipt.table.status is Status.PLAYING:
                    await self._services.tables.think(server, number)
            finally:
                # The change is stored, so show it even if the AI failed.
                showing = self._publisher.show_table(server, number, Changed(response))
                shown = await together(showing, beside() if beside else None)
        return shown

    async def follow_tournament(self, receipt: TournamentReceipt, response: Response) -> bool:
        """Show a tournament and the tables that ended with it; tell those who got a place.

        Return whether Discord accepted the tournament.
        """
        server, number = receipt.tournament.server, receipt.tournament.id
        with _stored():
            shown = await self._publisher.show_tournament(server, number, Changed(response))
            if receipt.ended:
                await self._publisher.show_tables(receipt.ended)
        if receipt.moved_up:
            click = response.interaction.id
            await self._asides.admit(receipt.tournament, receipt.moved_up, click)
        return shown

    async def _is_board_there(self, server: int, table: int) -> bool:
        """Return whether people can see the newest board; if it is gone, it is posted anew."""
        found = await self._services.outbox.load(server, table)
        if found.message is None or found.owed:
            return False  # soon shown, or postponed
        finding = self._messages.find(found.message.channel, found.message.id)
        return await _reached(finding, self._services.outbox, TABLE, table)

    async def is_check_in_there(self, tournament: Tournament) -> bool:
        """Return whether people can see an open check-in; if it is gone, it is posted anew."""
        if tournament.message is None:
            return True
        finding = self._messages.find(tournament.channel, tournament.message)
        outbox = self._services.tournament_outbox
        return await _reached(finding, outbox, TOURNAMENT, tournament.id)


async def _reached(doing: Awaitable[None], outbox: AnyOutbox, kind: str, number: int) -> bool:
    """Return whether it could be done to what is shown; note that as lost if not."""
    try:
        await doing
    except TROUBLE as error:
        log.warning("a %s cannot be reached: %s", kind, error, extra={kind: number})
        await outbox.lost(number, wait_when_lost(error))
        return False
    return True


@contextmanager
def _stored() -> Iterator[None]:
    """Tell problems with showing a change apart from those with making it."""
    try:
        yield
    except StorageProblem as problem:
        raise ShownLater(str(problem)) from problem
