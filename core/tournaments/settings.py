"""What the organizer chooses: checked as a whole, changed until the start."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from datetime import datetime, timedelta
from typing import TypeAlias

from core.changes import change
from core.engine.errors import BadTournament, TournamentMovedOn
from core.live.facts import Facts
from core.live.tournament import LiveTournament
from core.model.calls import Order
from core.model.plan import FEWEST_PLAYERS, MOST_IN_ROUND_ROBIN, Format, problems
from core.model.tournament import (
    LONGEST_CHECK_IN,
    LONGEST_NAME,
    ONGOING,
    Tournament,
    TournamentSettings,
    TournamentStatus,
)
from core.tables.lobby import check_order
from core.tournaments.calls import TournamentCall, TournamentDid

Edit: TypeAlias = Callable[[Tournament], TournamentSettings]
"""Returns what is to be agreed instead of what is agreed now."""

LATEST_START = timedelta(days=62)
WHILE_RUNNING = frozenset({"repeat", "prize"})
"""What may change after the start: it is only looked at once the tournament is over."""

STARTS = frozenset({"start_at", "check_in"})
"""What the start depends on: if it changes, an open check-in is over and comes again."""


def checked(settings: TournamentSettings) -> dict[str, str]:
    """Return the game's options with defaults filled in; refuse settings nobody could play."""
    if not settings.name.strip() or len(settings.name) > LONGEST_NAME:
        raise BadTournament(problem="name")
    plan = settings.plan
    table = Order(settings.game, settings.options, plan.games, settings.turn_seconds)
    options = check_order(table)
    some = plan.table_size if plan.format is Format.TABLE_MATCH else MOST_IN_ROUND_ROBIN
    if found := problems(plan, max(some, FEWEST_PLAYERS)):
        raise BadTournament(problem=found[0])
    if settings.repeat and settings.start_at is None:
        raise BadTournament(problem="repeat")
    if not {plan.table_size, plan.final} <= {0, *table.kind.rules.players}:
        raise BadTournament(problem="bad_table_size")
    if settings.most is not None and (found := problems(plan, settings.most)):
        raise BadTournament(problem=found[0])
    if settings.check_in and settings.start_at is None:
        raise BadTournament(problem="check_in")
    if not 0 <= settings.check_in <= LONGEST_CHECK_IN:
        raise BadTournament(problem="long_check_in")
    return options


def need_time(start_at: datetime | None, now: datetime) -> None:
    """Refuse a start that has passed or is too far away."""
    if start_at is None:
        return
    if start_at <= now:
        raise BadTournament(problem="past")
    if start_at > now + LATEST_START:
        raise BadTournament(problem="too_far")


@change(TournamentDid.EDITED)
def edit(live: LiveTournament, at: Facts, call: TournamentCall, agree: Edit) -> LiveTournament:
    """Change what was chosen; with fewer places, the last to enter wait."""
    call.need_organizer(live.tournament, live.team)
    before = live.tournament
    after = agree(before)
    agreed = {each.name: getattr(after, each.name) for each in fields(TournamentSettings)}
    changed = {name for name, value in agreed.items() if value != getattr(before, name)}
    _need_changeable(before, changed)
    agreed |= {"options": checked(after), "name": after.name.strip()}
    if "start_at" in changed:
        need_time(after.start_at, at.now)
        agreed["repeats_from"] = None
    if changed & STARTS:
        agreed |= {"due_at": after.first_due, "checking_in": False}
    return live.change(**agreed).move_up(live.waiting) if changed else live


def _need_changeable(tournament: Tournament, changed: set[str]) -> None:
    if tournament.status not in ONGOING:
        raise TournamentMovedOn(problem="over")
    if tournament.status is TournamentStatus.RUNNING and changed - WHILE_RUNNING:
        raise TournamentMovedOn(problem="fixed")
