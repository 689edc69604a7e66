"""Seeding by rating.

The rating that everybody sees is read once, when it first decides about an entrant, and kept: so
later rounds seed alike, whatever becomes of the ratings meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from core.careers.ratings import Rating, ai_name, anchors
from core.games.registry import GAMES
from core.live.facts import Facts
from core.live.tournament import LiveTournament
from core.model.tournament import Person, Seeding


def rated(live: LiveTournament, at: Facts, people: Iterable[Person]) -> LiveTournament:
    """Keep the ratings that these entrants have now, if ratings seed the field."""
    if live.tournament.seeding is not Seeding.RATING:
        return live
    fixed = anchors(GAMES[live.tournament.game].levels)
    return live.enter(
        *(
            replace(
                who,
                rating=float(
                    fixed[ai_name(who.level)].shown
                    if who.level is not None
                    else at.ratings.get(who.user or 0, Rating().shown)
                ),
            )
            for who in people
        )
    )
