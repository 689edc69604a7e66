"""Clicks that are about a tournament: join, leave, start, close a round, call it off."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord

from bot.interactions.permissions import is_organiser
from bot.interactions.router import Handler
from bot.pages.custom_ids import Click, Verb
from bot.pages.page import Page
from bot.pages.tournament import called
from bot.publishing.publisher import Publisher, Wish
from bot.publishing.response import Response
from bot.publishing.tournaments import TournamentPublisher
from bot.services import Services
from bot.text.say import Say
from core.model import Call
from core.tournaments.model import Tournament


class TournamentClicks:
    def __init__(
        self, services: Services, tournaments: TournamentPublisher, publisher: Publisher
    ) -> None:
        self._services = services
        self._tournaments = tournaments
        self._publisher = publisher

    @property
    def handlers(self) -> Mapping[Verb, Handler]:
        return {
            Verb.ENTER: self._enter,
            Verb.WITHDRAW: self._withdraw,
            Verb.OPEN_ROUND: self._start,
            Verb.CLOSE_ROUND: self._close_round,
            Verb.CALL_OFF: self._call_off,
        }

    async def _enter(self, response: Response, click: Click, call: Call, say: Say) -> None:
        del say
        roles = roles_of(response.interaction)
        await self._services.tournaments.join(call.server, click.table, call.user, roles)
        await self._tournaments.show(call.server, click.table, response)

    async def _withdraw(self, response: Response, click: Click, call: Call, say: Say) -> None:
        del say
        await self._services.tournaments.leave(call.server, click.table, call.user)
        await self._tournaments.show(call.server, click.table, response)

    async def _start(self, response: Response, click: Click, call: Call, say: Say) -> None:
        del say
        admin = is_organiser(response.interaction)
        await self._services.tournaments.start(call.server, click.table, call.user, admin=admin)
        await self._tournaments.show(call.server, click.table, response)

    async def _close_round(self, response: Response, click: Click, call: Call, say: Say) -> None:
        admin = is_organiser(response.interaction)
        view, tables = await self._services.tournaments.close_round(
            call.server, click.table, call.user, click.prompt, admin=admin
        )
        await response.edit(
            Page(text=say("tournament-next", name=called(view.tournament), count=len(tables)))
        )
        await self._show(view.tournament, tables)

    async def _call_off(self, response: Response, click: Click, call: Call, say: Say) -> None:
        admin = is_organiser(response.interaction)
        view, tables = await self._services.tournaments.cancel(
            call.server, click.table, call.user, admin=admin
        )
        await response.edit(
            Page(text=say("tournament-was-cancelled", name=called(view.tournament)))
        )
        await self._show(view.tournament, tables)

    async def _show(self, tournament: Tournament, tables: Sequence[int]) -> None:
        """The tournament, and the tables that were closed with what was decided."""
        await self._tournaments.show(tournament.server, tournament.id)
        for table in tables:
            await self._publisher.show(Wish(tournament.server, table))


def roles_of(interaction: discord.Interaction) -> list[int]:
    user = interaction.user
    return [role.id for role in user.roles] if isinstance(user, discord.Member) else []
