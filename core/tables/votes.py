"""Motions: what the people who play decide together, or the host alone at an unrated table.

A motion passes when everybody who has a say has agreed. It ends when somebody declines, and lapses
when the game goes on, when its reason has gone (the absent one is back) or after a day. To do what
is already moved means to agree.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from core.engine.errors import CannotAct, Refusal
from core.engine.rules import Seat
from core.model import Action, ActionKind, Live, Motion, Outcome, Status
from core.store import motions, watchers
from core.store import tables as store
from core.store.database import Transaction
from core.tables import deadlines, play, timeouts
from core.tables.actions import Situation, check, decides_alone, situation, stamp, voters
from core.tables.deadlines import TAKEOVER
from core.tables.session import TableSession

KEPT = timedelta(days=1)
"""How long people have to agree."""
REST = timedelta(minutes=10)
"""How long a declined motion cannot be moved again, nor by the same person one that has lapsed."""


async def standing(
    db: Transaction, live: Live, now: datetime, found: Motion | None
) -> Motion | None:
    """Return the motion as it stands at this table, if there is one."""
    if found is None or found.outcome is not Outcome.OPEN:
        return found
    if live.table.status is not Status.PLAYING:
        return replace(found, outcome=Outcome.LAPSED)
    return as_it_stands(found, await situation(db, live, now))


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


async def asked_already(db: Transaction, at: Situation, user: int) -> set[Action]:
    """Return what this user has agreed to and others have yet to."""
    found = await motions.agreed_by(db, at.table.id, user)
    standing = (as_it_stands(motion, at) for motion in found)
    return {motion.action for motion in standing if motion.outcome is Outcome.OPEN}


async def move(session: TableSession, user: int, action: Action) -> None:
    """Put an action to the vote, or agree if it is moved already; the host may just do it."""
    at = await situation(session.db, session.live, session.now)
    check(at, user, action)
    if decides_alone(at, user, action):
        await _carry_out(session, action)
        return
    found = await motions.of_kind(session.db, session.table.id, action.kind)
    last = as_it_stands(found, at) if found else None
    if last is None or last.outcome is not Outcome.OPEN:
        motion = await _open(session, at, user, action, last)
    elif last.action == action and user not in last.agreed:
        motion = last
    elif last.action == action:
        raise CannotAct(problem="asked", when=stamp(last.opened_at + REST))
    else:
        raise CannotAct(problem="moved")
    await _agree(session, at, user, motion)


async def _open(
    session: TableSession, at: Situation, user: int, action: Action, last: Motion | None
) -> Motion:
    if last is not None and session.now < (again := last.opened_at + REST):
        if last.outcome is Outcome.DECLINED:
            raise CannotAct(problem="declined", when=stamp(again))
        if last.outcome is Outcome.LAPSED and (last.by, last.action) == (user, action):
            raise CannotAct(problem="asked", when=stamp(again))
    assert at.prompt is not None  # the check has seen that the game goes on
    db, prompt, now = session.db, at.prompt.number, session.now
    number = await motions.add(
        db, session.table.id, action, by_id=user, prompt=prompt, opened_at=now
    )
    return Motion(number, action, user, prompt, now, Outcome.OPEN, ())


async def vote(session: TableSession, user: int, number: int, *, agrees: bool) -> None:
    """Agree to a motion or decline it."""
    at = await situation(session.db, session.live, session.now)
    found = await motions.find(session.db, session.table.id, number)
    motion = as_it_stands(found, at) if found else None
    if motion is None or motion.outcome is not Outcome.OPEN:
        raise CannotAct(problem="vote_over")
    if user not in {motion.by, *voters(at, motion.action)}:
        raise CannotAct(problem="no_vote")
    if agrees:
        await _agree(session, at, user, motion)
    else:
        await motions.decide(session.db, number, Outcome.DECLINED)


async def _agree(session: TableSession, at: Situation, user: int, motion: Motion) -> None:
    await motions.agree(session.db, motion.id, user)
    if set(voters(at, motion.action)) <= {user, *motion.agreed}:
        await motions.decide(session.db, motion.id, Outcome.PASSED)
        await _carry_out(session, motion.action)


async def _carry_out(session: TableSession, action: Action) -> None:
    match action:
        case Action(ActionKind.PAUSE):
            await play.pause(session)
        case Action(ActionKind.END):
            play.close(session)
        case Action(ActionKind.SKIP, int(seat)):
            await _skip(session, seat)
        case Action(ActionKind.AI, int(seat)):
            session.change_chair(seat, strikes=timeouts.STRIKES, level=TAKEOVER)
        case Action(ActionKind.SWAP, int(seat), int(user)):
            await _swap(session, seat, user)


async def _skip(session: TableSession, seat: Seat) -> None:
    prompt = session.match.prompt
    assert prompt is not None  # the seat owes an answer
    await timeouts.answer_for(session, seat, prompt.number)
    await play.finish_if_over(session)


async def _swap(session: TableSession, seat: Seat, user: int) -> None:
    """Give a seat away for good. Its alias stays: the dice follow from it."""
    table, former = session.table, session.table.chairs[seat].user
    session.change_chair(seat, user=user, level=None, strikes=0, resigned=False)
    if table.host == former:
        heirs = [chair.user for chair in session.table.people if chair.user != user]
        session.change(host=heirs[0] if heirs else user)
    await deadlines.stop(session.db, session.table, session.now, full=True)  # until it is shown
    await store.unlink_moves(session.db, table.id, seat)
    await watchers.leave(session.db, table.id, user)
