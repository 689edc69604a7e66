"""Seeding by rating.

The rating that everybody sees is read once, when it first decides about an entrant, and kept: so
later rounds seed alike, whatever becomes of the ratings meanwhile.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from core.careers.ratings import Rating, ai_name, anchors
from core.games.registry import GAMES
from core.store import careers
from core.tournaments import store
from core.tournaments.model import Person, Seeding
from core.tournaments.plan import Player
from core.tournaments.session import TournamentSession


async def rated(
    session: TournamentSession, people: Mapping[Player, Person]
) -> Mapping[Player, Person]:
    """Return the entrants with the ratings they have now, which are kept; or as they are."""
    if session.tournament.seeding is not Seeding.RATING:
        return people
    ratings = await _ratings(session, people.values())
    await store.rate(session.db, session.id, ratings)
    return {player: replace(who, rating=ratings[player]) for player, who in people.items()}


async def _ratings(session: TournamentSession, people: Collection[Person]) -> dict[Player, float]:
    tournament = session.tournament
    users = [who.user for who in people if who.user is not None]
    rows = await session.db.run_sync(careers.of_players, tournament.server, tournament.game, users)
    known = {row.user_id: row.shown for row in rows if row.shown is not None}
    fixed = anchors(GAMES[tournament.game].levels)
    return {
        who.player: float(
            fixed[ai_name(who.level)].shown
            if who.level is not None
            else known.get(who.user, Rating().shown)
        )
        for who in people
    }
