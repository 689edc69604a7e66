"""What a tournament arranges outside of its own message: news, an event, the winner's role.

bot/publishing/arranger.py does it on Discord. Here is when it has to be done, what was done
already, and who is to be given the prize and who is to lose it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from hashlib import blake2s

from core.model.messages import Owed
from core.model.shards import ONE_SHARD, Shards
from core.model.tournament import TournamentView
from core.store import tournament_outbox as store
from core.store.database import Database, Transaction


def digest(view: TournamentView, message: int | None) -> str | None:
    """Return a digest of what is to be arranged; None if there is nothing."""
    tournament = view.tournament
    wishes = (tournament.news, tournament.prize, tournament.start_at, tournament.arranged.event)
    if not any(wishes):
        return None
    told = (
        tournament.name,
        tournament.game,
        tournament.plan,
        tournament.status,
        tournament.start_at,
        tournament.prize,
        (tournament.news, message) if tournament.news else None,
        [(winner.user, winner.player) for winner in view.winners],
    )
    return blake2s(repr(told).encode(), digest_size=12).hexdigest()


@dataclass(frozen=True, slots=True)
class Award:
    """Who is to have a prize, and who has it so far."""

    give: frozenset[int] = frozenset()
    take: frozenset[int] = frozenset()
    held: frozenset[int] = frozenset()
    """Who was given it, by this tournament or an earlier one."""


class Arrangements:
    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self._database = database
        self._now = now

    async def owed(self, db: Transaction, shards: Shards = ONE_SHARD) -> list[Owed]:
        """Return the tournaments for which something may have to be arranged."""
        return await db.run_sync(store.unarranged, self._now(), shards)

    async def done(self, view: TournamentView) -> None:
        """Record that all is arranged, unless the tournament has changed in the meantime."""
        tournament = view.tournament
        told = digest(view, tournament.message)
        await self._database.transact(store.note_arranged, tournament, told)

    async def news_posted(self, number: int, message: int, topic: str) -> None:
        await self._database.transact(store.note, number, news_id=message, news_about=topic)

    async def event_made(self, number: int, event: int | None) -> None:
        await self._database.transact(store.note, number, event_id=event)

    async def award(self, view: TournamentView) -> Award:
        """Return who is to be given the prize of a finished tournament, and who is to lose it.

        A tournament that ended later has passed it on: then a correction moves nothing any more.
        Where only AIs have won, whoever has it from an earlier tournament keeps it.
        """
        tournament = view.tournament
        if tournament.prize is None or tournament.ended_at is None:
            return Award()
        holders = await self._database.look(store.prize_holders, tournament)
        if any(row.later for row in holders):
            return Award()
        winners = frozenset(winner.user for winner in view.winners if winner.user is not None)
        loses = [row.user_id for row in holders if winners or row.tournament_id == tournament.id]
        held = frozenset(row.user_id for row in holders)
        return Award(winners, frozenset(loses) - winners, held)

    async def hold(self, view: TournamentView, user: int) -> None:
        """Record that somebody is given the prize, before they are: so that they can lose it."""
        await self._database.transact(store.add_prize_holder, view.tournament, user)

    async def release(self, view: TournamentView, user: int) -> None:
        """Record that somebody no longer has the prize."""
        await self._database.transact(store.drop_prize_holder, view.tournament, user)
