"""The names of those who play in a tournament and run it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord

from bot.pages.tournaments.standings import Names
from bot.services import Services
from bot.text.names import listed, spoken
from bot.text.say import Say
from core.model.plan import Correction, Player
from core.model.table import NOBODY
from core.model.tournament import (
    Person,
    TournamentView,
    entry_number,
)

NAMED = 40
"""People named in one list."""


class People:
    """Finds names on a tournament's server."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self._services = services
        self._client = client

    async def names(self, view: TournamentView, players: Iterable[Player], say: Say) -> Names:
        """Return the names of these entrants."""
        return await self.of(view, [view.people[player] for player in players], say)

    async def of(self, view: TournamentView, people: Sequence[Person], say: Say) -> Names:
        known = [who.user for who in people if who.user is not None]
        await self._services.names.meet(view.tournament.server, known, self._client)
        return {who.player: await self._name(view, who, say) for who in people}

    async def listed(self, view: TournamentView, people: Sequence[Person], say: Say) -> str:
        """Return names as a text: the first ones, and how many more there are."""
        named = await self.of(view, people[:NAMED], say)
        names = [spoken(name) for name in named.values()]
        if len(people) > NAMED:
            names.append(say("tournament-others", count=len(people) - NAMED))
        return listed(names, say) if names else ""

    async def _name(self, view: TournamentView, person: Person, say: Say) -> str:
        number = entry_number(person.player)
        if person.level is not None:
            return say("ai-name", level=str(person.level), number=number)
        known = None
        if person.user is not None:
            known = await self._services.names.known(
                view.tournament.server, person.user, self._client
            )
        return known or say("player-name", seat=number)

    async def users(self, server: int, users: Iterable[int]) -> list[str]:
        """Return the names of these users, as far as they are known."""
        known = [user for user in users if user != NOBODY]
        await self._services.names.meet(server, known, self._client)
        names = [await self._services.names.known(server, user, self._client) for user in known]
        return [spoken(name) for name in names if name]

    async def corrector(self, view: TournamentView, entry: Correction, say: Say) -> str:
        """Return who has corrected a result."""
        user = int(entry.by) if entry.by.isdecimal() else NOBODY
        known = None
        if user != NOBODY:
            known = await self._services.names.known(view.tournament.server, user, self._client)
        return spoken(known) if known else say("tournament-an-organizer")
