"""What people can do at a running table besides moving: nudge, follow, wait for a seat, resume.

One check decides both what is offered and what is carried out, so that a menu never promises more
than a click can do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial

from core.engine.errors import CannotAct, LimitReached, Refusal
from core.engine.rules import Prompt
from core.live.table import Live
from core.model.actions import Action, ActionKind, Watcher, Wish
from core.model.table import Chair, Table
from core.model.timing import Moment
from core.store import limits, watchers
from core.tables import play
from core.tables.deadlines import seconds_for

MOST_WATCHERS = 20
"""How many may follow a table, and how many may wait: the result mentions those who follow."""
NUDGE_AFTER = timedelta(minutes=2)
"""How long an answer is owed before anybody may nudge."""
SOONEST, LATEST = timedelta(minutes=2), timedelta(days=1)
SEAT_MOTIONS = frozenset({ActionKind.SKIP, ActionKind.AI, ActionKind.SWAP})
MOTIONS = frozenset({ActionKind.PAUSE, ActionKind.END, *SEAT_MOTIONS})
"""What people vote on."""
NOT_WHILE_PAUSED = frozenset({ActionKind.NUDGE, ActionKind.PAUSE, ActionKind.SKIP, ActionKind.AI})
CASUAL_PATIENCE = timedelta(minutes=10)
PAUSE_LASTS = timedelta(hours=1)
"""How long a pause lasts unless somebody who has to move ends it."""
UNTIMED = timedelta(hours=1)
"""Between two nudges where turns have no limit."""


@dataclass(frozen=True, slots=True)
class Situation:
    """A running table, as far as it matters for what people can do there now."""

    live: Live
    now: datetime

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def prompt(self) -> Prompt | None:
        return self.live.started.prompt

    @property
    def asked_since(self) -> datetime | None:
        """Return since when people could see what they are asked; None while they cannot."""
        live, message, clock = self.live, self.live.message, self.live.clock
        if live.unshown or message is None or (clock and clock.left is not None):
            return None  # not shown, or the clock stands
        since = max(message.posted_at, live.moved_at or message.posted_at)
        if clock is None or clock.turn is None:
            return since
        return max(since, clock.turn - timedelta(seconds=seconds_for(live.table)))

    @property
    def owing(self) -> tuple[Chair, ...]:
        """Return the people whose answer the table waits for."""
        seats = self.prompt.seats if self.prompt else ()
        chairs = (self.table.chairs[seat] for seat in seats)
        return tuple(chair for chair in chairs if chair.waits)

    @property
    def away_from(self) -> datetime | None:
        """Return when those who still owe an answer begin to count as away."""
        return self.asked_since and self.asked_since + _until_away(self.table)

    @property
    def absent(self) -> tuple[Chair, ...]:
        return self.owing if self.away_from and self.away_from <= self.now else ()

    def sits(self, user: int) -> bool:
        """Return whether this user still has a seat here."""
        chair = self.table.chair_of(user)
        return chair is not None and not chair.resigned


def _until_away(table: Table) -> timedelta:
    """Return how long somebody must owe an answer to count as away.

    At a rated table the time agreed on counts: half of a turn, or a day without a limit.
    """
    half = timedelta(seconds=table.turn_seconds / 2) if table.turn_seconds else LATEST
    return max(half if table.rated else min(half, CASUAL_PATIENCE), SOONEST)


def situation(live: Live, now: datetime) -> Situation:
    live.table.need_playing()
    return Situation(live, now)


def offered(at: Situation, user: int) -> tuple[Action, ...]:
    return tuple(action for action in _candidates(at) if _is_possible(at, user, action))


def _candidates(at: Situation) -> Iterator[Action]:
    yield from (Action(kind) for kind in ActionKind if kind not in SEAT_MOTIONS)
    for chair in at.table.chairs:
        yield Action(ActionKind.SKIP, chair.seat)
        yield Action(ActionKind.AI, chair.seat)
        for user in at.live.wishing(Wish.SEAT)[:1]:
            yield Action(ActionKind.SWAP, chair.seat, user)


def _is_possible(at: Situation, user: int, action: Action) -> bool:
    try:
        check(at, user, action)
    except Refusal:
        return False
    return True


def check(at: Situation, user: int, action: Action) -> None:
    """Refuse what this user cannot do now."""
    if action.kind in NOT_WHILE_PAUSED:
        at.table.need_running()
    if action.kind is ActionKind.SWAP:
        _check_swap(at, user, action)
    elif action.kind in SEAT_MOTIONS:
        _check_absent(at, user, action)
    elif action.kind in MOTIONS:
        _check_motion(at, user, action)
    else:
        _CHECKS[action.kind](at, user)


def _check_nudge(at: Situation, user: int) -> None:
    at.table.own_chair(user)
    if not any(chair.user != user for chair in at.owing):
        raise CannotAct(problem="nobody_owes")
    if at.asked_since is None:
        raise CannotAct(problem="unshown")
    ready = at.asked_since + NUDGE_AFTER
    if at.live.nudged_at is not None:
        ready = max(ready, at.live.nudged_at + between_nudges(at.table))
    if at.now < ready:
        raise CannotAct(problem="nudge_later", when=stamp(ready))


def between_nudges(table: Table) -> timedelta:
    """Return a quarter of the turn's time, within bounds: nobody may be pestered."""
    if not table.turn_seconds:
        return UNTIMED
    return min(max(timedelta(seconds=table.turn_seconds / 4), SOONEST), LATEST)


def stamp(at: datetime) -> str:
    return str(int(at.timestamp()))


def _check_follow(at: Situation, user: int) -> None:
    _check_wish(at, user, Wish.FOLLOW)


def _check_wish(at: Situation, user: int, wish: Wish) -> None:
    if at.sits(user):
        raise CannotAct(problem="seated")
    if user in at.live.wishing(wish):
        raise CannotAct(problem="already")
    if len(at.live.wishing(wish)) >= MOST_WATCHERS:
        raise LimitReached(kind="watchers", limit=MOST_WATCHERS)


def _check_wait(at: Situation, user: int) -> None:
    if not at.table.seats_pass_on:
        raise CannotAct(problem="no_swap")
    if at.table.chair_of(user):  # even after giving up: nobody comes back that way
        raise CannotAct(problem="seated")
    if (guest := at.table.guest(user)) and guest.refused:
        raise CannotAct(problem="kept_out")
    _check_wish(at, user, Wish.SEAT)


def _check_unfollow(at: Situation, user: int) -> None:
    if user not in at.live.wishing(Wish.FOLLOW):
        raise CannotAct(problem="already")


def _check_unwait(at: Situation, user: int) -> None:
    if user not in at.live.wishing(Wish.SEAT):
        raise CannotAct(problem="already")


def _check_resume(at: Situation, user: int) -> None:
    """Let whoever has to move resume at any time; others must not cut a pause short."""
    at.table.own_chair(user)
    if at.table.paused_at is None:
        raise CannotAct(problem="already")
    owing = [chair.user for chair in at.owing]
    until = at.table.paused_at + PAUSE_LASTS
    if owing and user not in owing and at.now < until:
        raise CannotAct(problem="resume_later", when=stamp(until))


_CHECKS: Mapping[ActionKind, Callable[[Situation, int], None]] = {
    ActionKind.NUDGE: _check_nudge,
    ActionKind.FOLLOW: _check_follow,
    ActionKind.UNFOLLOW: _check_unfollow,
    ActionKind.WAIT: _check_wait,
    ActionKind.UNWAIT: _check_unwait,
    ActionKind.RESUME: _check_resume,
}


# Motions.


def _check_absent(at: Situation, user: int, action: Action) -> None:
    chair = next((chair for chair in at.owing if chair.seat == action.seat), None)
    if chair is None or chair.user == user:
        raise CannotAct(problem="present")
    _need_away(at)
    _check_motion(at, user, action)


def _check_swap(at: Situation, user: int, action: Action) -> None:
    """Let a seat go if nobody who is there holds it, or if its own holder wants that."""
    if not at.table.seats_pass_on:
        raise CannotAct(problem="no_swap")
    if action.user not in at.live.wishing(Wish.SEAT):
        raise CannotAct(problem="not_waiting")
    chair = next((chair for chair in at.table.chairs if chair.seat == action.seat), None)
    if chair is None or chair.forfeited:
        raise CannotAct(problem="unknown")
    if chair.waits and chair.user != user:
        if chair not in at.owing:
            raise CannotAct(problem="present")
        _need_away(at)
    _check_motion(at, user, action)


def _need_away(at: Situation) -> None:
    """Refuse a motion about somebody who is there."""
    away = at.away_from
    if away is None:
        raise CannotAct(problem="unshown")
    if at.now < away:
        raise CannotAct(problem="not_away", when=stamp(away))


def _check_motion(at: Situation, user: int, action: Action) -> None:
    if not at.table.own_chair(user).waits:
        raise CannotAct(problem="away")
    if at.table.tournament is not None:
        raise CannotAct(problem="organizer")
    harmless = action.kind is ActionKind.PAUSE
    if at.table.rated and not harmless and len(voters(at, action)) < 2:
        raise CannotAct(problem="alone")


def voters(at: Situation, action: Action) -> tuple[int, ...]:
    """Return whose agreement a motion needs: everybody who plays.

    About one seat, all but its holder and those who are away: nobody has to wait for them. A rated
    game is called off only if those for whom the AI fills in agree, too: they may be winning.
    """
    if action.kind is ActionKind.END and at.table.rated:
        own = (chair for chair in at.table.chairs if chair.waits or chair.kept)
        return tuple(chair.user for chair in own if chair.user is not None)
    about_seat = action.kind in SEAT_MOTIONS
    asked = (
        chair
        for chair in at.table.people
        if not (about_seat and (chair.seat == action.seat or chair in at.absent))
    )
    return tuple(chair.user for chair in asked if chair.user is not None)


def decides_alone(at: Situation, user: int, action: Action) -> bool:
    """Return whether this user needs nobody's agreement: the host of an unrated table."""
    return action.kind in SEAT_MOTIONS and not at.table.rated and at.table.host == user


def carried_out(live: Live, at: Moment, user: int, action: Action) -> Live:
    check(situation(live, at.now), user, action)
    table = live.table
    match action.kind:
        case ActionKind.NUDGE:
            return replace(live, nudged_at=at.now)
        case ActionKind.FOLLOW:
            return live.watch(Watcher(user, Wish.FOLLOW, at.now))
        case ActionKind.UNFOLLOW:
            return live.unwatch(user, Wish.FOLLOW)
        case ActionKind.WAIT:
            few = partial(
                limits.need_few, server=table.server, table=table.id, user=user, limits=at.limits
            )
            # One waits at one table at a time.
            elsewhere = partial(watchers.take_back, table=table.id, user=user, wish=Wish.SEAT)
            return live.watch(Watcher(user, Wish.SEAT, at.now)).then(few, elsewhere)
        case ActionKind.UNWAIT:
            return live.unwatch(user, Wish.SEAT)
        case ActionKind.RESUME:
            return play.resumed(live)
        case _:
            raise CannotAct(problem="unknown")  # it is put to the vote
