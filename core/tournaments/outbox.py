"""Which tournaments have unshown changes, and in which message each is shown.

Every visible change makes a new version, which is unshown until the display code reports back that
it was shown: a change like any other. If a process dies in between, it stays unshown for the next.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from functools import partial

from core.engine.errors import UnknownTournament
from core.live.facts import Facts
from core.live.tournament import LiveTournament
from core.model.messages import Owed
from core.model.shards import ONE_SHARD, Shards
from core.model.tournament import CHECK_IN, TournamentView
from core.store import tournament_outbox as store
from core.store.database import Transaction
from core.tournaments.arrangements import digest
from core.tournaments.service import Make, TournamentService


class TournamentOutbox:
    def __init__(self, tournaments: TournamentService) -> None:
        self._tournaments = tournaments
        self._database = tournaments.database

    async def owed(self, db: Transaction, shards: Shards = ONE_SHARD) -> list[Owed]:
        """Return the tournaments with an unshown version, except those postponed."""
        return await db.run_sync(store.unshown, self._tournaments.now(), shards)

    async def load(self, server: int, number: int) -> TournamentView:
        """Return everything needed to show a tournament."""
        return await self._tournaments.see(server, number)

    async def shown(self, view: TournamentView, topic: str, posted: int | None = None) -> None:
        """Record that this was shown, in the existing message or in one just posted."""
        shown = partial(_shown, view=view, topic=topic, posted=posted)
        await self._change(view.tournament.id, shown)

    async def postpone(self, number: int, wait: timedelta) -> None:
        """Record that it could not be shown: try again after the wait."""
        until = self._tournaments.now() + wait
        await self._database.transact(store.note, number, next_try=until)

    async def lost(self, number: int, wait: timedelta) -> None:
        """Record that an open check-in cannot be found anymore: it is posted again after the wait.

        Nobody knows how long it was gone, so people get the full time again.
        """
        await self._change(number, partial(_lost, wait=wait))

    async def list_lobbies(self, number: int) -> None:
        """Have a tournament shown again if all its lobbies stand where its list can link them."""
        if not await self._database.look(store.has_unshown_lobby, number):
            await self._change(number, lambda live, _: live.change())

    async def _change(self, number: int, make: Make) -> None:
        """Change what is stored about showing a tournament, if it still exists."""
        with suppress(UnknownTournament):
            await self._tournaments.change_unasked(number, make)


def _shown(
    live: LiveTournament, at: Facts, view: TournamentView, topic: str, posted: int | None
) -> LiveTournament:
    """Note what was shown; a check-in that everybody can see now runs."""
    seen, tournament = view.tournament, live.tournament
    if posted is not None:
        tournament = replace(tournament, message=posted, topic=topic)
    agreed = digest(view, seen.message if posted is None else posted)
    arranged = seen.version if agreed == seen.arranged.digest else 0
    live = replace(
        live, tournament=tournament, shown=seen.version, arranged=arranged, next_try=None
    )
    if topic != CHECK_IN or not tournament.checks_in or tournament.due_at is not None:
        return live
    due = tournament.check_in_ends(at.now)
    if due == tournament.start_at:
        return replace(live, tournament=replace(tournament, due_at=due))
    return live.change(due_at=due)  # it ends late, which is shown, too


def _lost(live: LiveTournament, at: Facts, wait: timedelta) -> LiveTournament:
    if not live.tournament.checks_in:
        return live
    return replace(live.change(due_at=None), next_try=at.now + wait)
