"""What is asked of the tournaments, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from enum import StrEnum

from core.engine.errors import NotOrganizer, UnknownTournament
from core.model.tournament import Tournament


class TournamentDid(StrEnum):
    """What was done at a tournament. It is stored with each click: the values stay."""

    ANNOUNCED = "announced"
    JOINED = "joined"
    CHECKED_IN = "checked_in"
    LEFT = "left"
    PAUSED = "paused"
    BACK = "back"
    DROPPED = "dropped"
    RETURNED = "returned"
    TEAM = "team"
    STARTED = "started"
    EDITED = "edited"
    CLOSED = "closed"
    CANCELLED = "cancelled"
    CORRECTED = "corrected"
    REOPENED = "reopened"
    OTHER = "other"
    """Something that this version does not know."""

    @classmethod
    def _missing_(cls, _value: object) -> TournamentDid:
        return cls.OTHER


@dataclass(frozen=True, slots=True)
class TournamentCall:
    """Who asks, from where, about which tournament, by which interaction."""

    server: int
    tournament: int
    user: int
    interaction: int
    admin: bool = False
    """Whether the user may manage other people's tournaments."""
    roles: Collection[int] = ()
    sees: Callable[[int], bool] = lambda _: True
    """Whether the user can view this channel."""

    def need_sight(self, tournament: Tournament) -> None:
        """Refuse a tournament in a channel this user cannot view, as if it did not exist."""
        if not self.sees(tournament.channel):
            raise UnknownTournament

    def need_owner(self, tournament: Tournament) -> None:
        """Refuse all but its owner and those who may manage other people's tournaments."""
        if self.user != tournament.organizer and not self.admin:
            raise NotOrganizer

    def need_organizer(self, tournament: Tournament, team: Collection[int]) -> None:
        """Refuse all but those who run it: its owner and the co-organizers."""
        if self.user not in team:
            self.need_owner(tournament)


@dataclass(frozen=True, slots=True)
class TournamentReceipt:
    """The answer to a call: what was done, and the tournament afterwards."""

    did: TournamentDid
    tournament: Tournament
    tables: int = 0
    """How many tables it ended."""
    ended: tuple[int, ...] = ()
    """Which ones, so that they can be shown; empty for a repeated call."""
    waits: int = 0
    """The place on the waiting list that it brought; 0: none."""
    moved_up: tuple[int, ...] = ()
    """The users who got a place by it, so that they can be told; empty for a repeated call."""
    repeated: bool = False
    """This click was already carried out; nothing was done now."""
