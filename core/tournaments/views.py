"""What people see of a tournament, worked out from what is stored."""

from __future__ import annotations

from core.live.tournament import LiveTournament
from core.model.plan import Player
from core.model.standings import by_lot, standings
from core.model.tournament import LEFT_OUT, ONGOING, TournamentView


def view(live: LiveTournament) -> TournamentView:
    """Return a tournament with its standings; its secret only once it is over."""
    tournament, people, counting = live.tournament, live.people, live.counting
    field = [*people.values()]
    return TournamentView(
        tournament,
        people,
        live.fixtures,
        standings(tournament.plan, field, counting),
        live.corrections,
        None if tournament.status in ONGOING else live.secret,
        tuple(who for who in live.entered.values() if who.joined == LEFT_OUT),
        live.team,
        by_lot(tournament.plan, field, counting, _finalists(live)),
    )


def _finalists(live: LiveTournament) -> set[Player]:
    rounds = live.tournament.plan.rounds
    finals = (each.pairing for each in live.fixtures if each.pairing.round > rounds)
    return {player for pairing in finals for player in pairing.seats}
