"""People with everything they can leave: games, lobbies, tournaments."""

from __future__ import annotations

from core.engine.rules import Level
from core.model.tournament import TournamentOrder
from core.store import tournaments as store
from core.tables import play
from core.tournaments import entries, rounds
from tests.tables.world import CHANNEL, HOME
from tests.tournaments import world as tournaments
from tests.tournaments.world import SWISS

ADA, BEN, CY = 111_222_333_444_555_666, 777_888_999_000_111_222, 333_444_555_666_777_888
GAME = "five_to_twelve"


class World(tournaments.World):
    async def play_six(self, table: int) -> None:
        """Plays six moves; then Ben gives up."""
        while (await self.table(table)).length < 6:
            await self.service.think(HOME, table) or await self.play_one(table)
        await self.service.change(self.call(table, BEN), play.resign, with_ai=False)

    async def tournament(self, *users: int, begun: bool = False) -> int:
        """Announces two rounds at tables of two, organized by the first."""
        order = TournamentOrder("Cup", GAME, SWISS, levels=(Level.EASY,))
        done = await self.tournaments.create(HOME, CHANNEL, users[0], next(self.clicks), order)
        for user in users:
            await self.tournaments.change(self.ask(done.tournament, user), entries.join)
        if begun:
            await self.tournaments.change(self.ask(done.tournament, users[0]), rounds.start)
        return done.tournament.id

    async def entered(self, number: int) -> list[tuple[int | None, int | None]]:
        """Return who takes part, and until when."""
        live = await self.database.look(store.load, None, number)
        return [(who.user, who.dropped) for who in live.people.values() if who.level is None]
