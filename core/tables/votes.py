"""Motions: what the people who play decide together, or the host alone at an unrated table.

A motion passes when everybody who has a say has agreed. It ends when somebody declines, and lapses
when the game goes on, when its reason has gone (the absent one is back) or after a day. Moving what
is already moved means agreeing.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial

from core.engine.errors import CannotAct, Refusal
from core.engine.rules import Seat
from core.live.table import Live
from core.model.actions import Action, ActionKind, Motion, Outcome
from core.model.table import Status
from core.model.timing import Moment
from core.store import records
from core.tables import play, timeouts
from core.tables.actions import Situation, check, decides_alone, situation, stamp, voters
from core.tables.deadlines import TAKEOVER, stopped

KEPT = timedelta(days=1)
"""How long people have to agree."""
REST = timedelta(minutes=10)
"""How long a declined motion cannot be moved again, and a lapsed one not by the same person."""


def newest(live: Live, kind: ActionKind) -> Motion | None:
    return next((motion for motion in live.motions if motion.action.kind is kind), None)


def standing(live: Live, now: datetime, found: Motion | None) -> Motion | None:
    """Return the motion as it stands at this table, if there is one."""
    if found is None or found.outcome is not Outcome.OPEN:
        return found
    if live.table.status is not Status.PLAYING:
        return replace(found, outcome=Outcome.LAPSED)
    return as_it_stands(found, situation(live, now))


def as_it_stands(motion: Motion, at: Situation) -> Motion:
    """Return the motion with who has yet to agree, or lapsed if it has no point any more."""
    if motion.outcome is not Outcome.OPEN:
        return motion
    if not _holds(motion, at):
        return replace(motion, outcome=Outcome.LAPSED)
    missing = [user for user in voters(at, motion.action) if user not in motion.agreed]
    return replace(motion, missing=tuple(missing))


def _holds(motion: Motion, at: Situation) -> bool:
    on_time = at.now < motion.opened_at + KEPT
    if not on_time or at.prompt is None or at.prompt.number != motion.prompt:
        return False
    try:
        check(at, motion.by, motion.action)
    except Refusal:
        return False
    return True


def asked_already(at: Situation, user: int) -> set[Action]:
    """Return what this user has agreed to and others have yet to."""
    mine = (as_it_stands(motion, at) for motion in at.live.motions if user in motion.agreed)
    return {motion.action for motion in mine if motion.outcome is Outcome.OPEN}


def moved(live: Live, at: Moment, user: int, action: Action) -> Live:
    """Put an action to the vote, or agree if it is moved already; the host may just do it."""
    here = situation(live, at.now)
    check(here, user, action)
    if decides_alone(here, user, action):
        return _carried_out(live, at, action)
    found = newest(live, action.kind)
    last = as_it_stands(found, here) if found else None
    if last is None or last.outcome is not Outcome.OPEN:
        motion = _opened(here, user, action, last)
    elif last.action == action and user not in last.agreed:
        motion = last
    elif last.action == action:
        raise CannotAct(problem="asked", when=stamp(last.opened_at + REST))
    else:
        raise CannotAct(problem="moved")
    return _agreed(live, at, user, motion)


def _opened(at: Situation, user: int, action: Action, last: Motion | None) -> Motion:
    if last is not None and at.now < (again := last.opened_at + REST):
        if last.outcome is Outcome.DECLINED:
            raise CannotAct(problem="declined", when=stamp(again))
        if last.outcome is Outcome.LAPSED and (last.by, last.action) == (user, action):
            raise CannotAct(problem="asked", when=stamp(again))
    assert at.prompt is not None  # the check has seen that the game goes on
    return Motion(0, action, user, at.prompt.number, at.now, Outcome.OPEN, ())


def voted(live: Live, at: Moment, user: int, number: int, *, agrees: bool) -> Live:
    """Agree to a motion or decline it."""
    here = situation(live, at.now)
    found = live.motion(number)
    motion = as_it_stands(found, here) if found else None
    if motion is None or motion.outcome is not Outcome.OPEN:
        raise CannotAct(problem="vote_over")
    if user not in {motion.by, *voters(here, motion.action)}:
        raise CannotAct(problem="no_vote")
    if not agrees:
        return live.move(replace(motion, outcome=Outcome.DECLINED))
    return _agreed(live, at, user, motion)


def _agreed(live: Live, at: Moment, user: int, motion: Motion) -> Live:
    agreed = tuple(sorted({*motion.agreed, user}))
    motion = replace(motion, agreed=agreed, missing=())
    if not set(voters(situation(live, at.now), motion.action)) <= set(agreed):
        return live.move(motion)
    passed = live.move(replace(motion, outcome=Outcome.PASSED))
    return _carried_out(passed, at, motion.action)


def _carried_out(live: Live, at: Moment, action: Action) -> Live:
    match action:
        case Action(ActionKind.PAUSE):
            return play.paused(live, at)
        case Action(ActionKind.END):
            return play.closed(live, at)
        case Action(ActionKind.SKIP, int(seat)):
            prompt = live.started.prompt
            assert prompt is not None  # the seat owes an answer
            return play.finished_if_over(timeouts.answered_for(live, at, seat, prompt.number), at)
        case Action(ActionKind.AI, int(seat)):
            return live.change_chair(seat, strikes=timeouts.STRIKES, level=TAKEOVER)
        case Action(ActionKind.SWAP, int(seat), int(user)):
            return _swapped(live, at, seat, user)
        case _:
            raise CannotAct(problem="unknown")  # nobody votes on it


def _swapped(live: Live, at: Moment, seat: Seat, user: int) -> Live:
    """Give a seat away for good. Its alias stays: the dice follow from it."""
    table, former = live.table, live.table.chairs[seat].user
    live = live.change_chair(seat, user=user, level=None, strikes=0, resigned=False)
    if table.host == former:
        heirs = [chair.user for chair in live.table.people if chair.user != user]
        live = live.change(host=heirs[0] if heirs else user)
    live = stopped(live, at.now, full=True)  # until it is shown
    return live.unwatch(user).then(partial(records.unlink_moves, table=table.id, seat=seat))
