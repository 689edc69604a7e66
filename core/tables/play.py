"""During a game: answers, resigning, the end, and the next game of a series."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection

from core.careers.counting import add_results
from core.changes import change
from core.engine.errors import CountsAsLost, IllegalMove, NotSeated
from core.engine.events import starter
from core.engine.rules import Level, Seat
from core.engine.series import Series, fold, length, next_setup
from core.live.table import Live
from core.model.calls import Call, Did
from core.model.table import Chair, Status, Table
from core.model.timing import Moment
from core.model.views import Cause
from core.store import results, table_lists
from core.store import tables as store
from core.tables.deadlines import TAKEOVER, held
from core.tables.lobby import need_host, new_table

LONGEST_PAUSE = timedelta(days=7)


class AIAnswer(NamedTuple):
    """What the AI has thought of, for a seat that was asked by the prompt with this number."""

    seat: Seat
    move: str
    prompt: int


class Thought(NamedTuple):
    """What AI players have thought of, one after the other, and what their answers lead to."""

    before: Live
    answers: Sequence[AIAnswer]
    after: Live


@change(Did.PLAYED)
def play(live: Live, at: Moment, call: Call, prompt: int, *moves: str) -> Live:
    """Play a person's answers, the first ones to this prompt; whoever the AI was filling in for
    gets the seat back."""
    live.table.need_running()
    chair = live.table.own_chair(call.user)
    if not moves:
        raise IllegalMove
    for place, move in enumerate(moves):
        if place and _number(live) != prompt:
            live = _answered_ahead(live, at, chair.seat, moves[place:], call.interaction)
            break
        live = live.answer(chair.seat, move, prompt, Cause.CLICK, at.now, call.interaction)
    if chair.strikes or chair.level:
        live = live.change_chair(chair.seat, strikes=0, level=None)
    return finished_if_over(live, at)


def _number(live: Live) -> int | None:
    prompt = live.started.prompt
    return prompt.number if prompt else None


def _answered_ahead(
    live: Live, at: Moment, seat: Seat, moves: Sequence[str], interaction: int
) -> Live:
    """Answer what only this seat is asked next; drop what is not asked or not possible then.

    Not refused: that would tell what others' hidden answers have brought about, and take back the
    answer given without knowing it.
    """
    for move in moves:
        prompt = live.started.prompt
        if prompt is None or prompt.seats != (seat,):
            break
        if move not in map(str, live.started.choices(seat)):
            break
        live = live.answer(seat, move, prompt.number, Cause.CLICK, at.now, interaction)
    return live


def play_ai(live: Live, at: Moment, thought: Thought) -> Live:
    """Play the AI's answers, unless the game has ended or the person is back."""
    live.table.need_running()
    if any(live.table.chairs[answer.seat].waits for answer in thought.answers):
        raise NotSeated
    if live is thought.before:  # what they lead to is known
        return finished_if_over(thought.after, at)
    for seat, move, prompt in thought.answers:
        live = live.answer(seat, move, prompt, Cause.AI, at.now)
    return finished_if_over(live, at)


@change(Did.RESIGNED)
def resign(live: Live, at: Moment, call: Call, *, with_ai: bool) -> Live:
    return resigned(live, at, call.user, with_ai=with_ai)


def resigned(live: Live, at: Moment, user: int, *, with_ai: bool) -> Live:
    """Give up a seat: the AI takes over, or the seat forfeits."""
    chair = live.table.own_chair(user)
    live = live.change_chair(chair.seat, resigned=True, forfeited=not with_ai, level=TAKEOVER)
    remaining = [other for other in live.table.chairs if not other.forfeited]
    if len(remaining) >= 2 and live.table.people:
        return live
    # No opponent is left, or no person.
    return finished(live.sit(map(_given_up, live.table.chairs)), at)


def _given_up(chair: Chair) -> Chair:
    return replace(chair, forfeited=True) if chair.resigned else chair


@change(Did.ABORTED)
def abort(
    live: Live, at: Moment, call: Call, *, moderator: bool = False, accept_loss: bool = False
) -> Live:
    return aborted(live, at, call.user, moderator=moderator, accept_loss=accept_loss)


def aborted(
    live: Live, at: Moment, user: int, *, moderator: bool, accept_loss: bool = False
) -> Live:
    """End the table, as its host or a moderator; whoever would lose by it must accept that."""
    if not live.table.status.open:
        raise live.table.ending
    if not moderator:
        need_host(live, user)
    lost, live = loses_by_ending(live, user), live.change(ended_by=user)
    if not lost:
        return closed(live, at)
    if not accept_loss:
        raise CountsAsLost
    return _forfeited(live, at, user)


def loses_by_ending(live: Live, user: int) -> bool:
    """Return whether this user, who plays here, would lose by ending the game for everybody.

    At a rated table, once two of the people (or the only one) have moved. Otherwise it could be
    ended whenever it goes badly.
    """
    table = live.table
    if table.status is not Status.PLAYING or not table.rated or table.chair_of(user) is None:
        return False
    people = sum(chair.user is not None for chair in table.chairs)
    return len(live.clicks) >= min(2, people)


def _forfeited(live: Live, at: Moment, user: int) -> Live:
    """End the game as a forfeit of this user; two or more others share first place."""
    chairs = (
        replace(chair, resigned=True, forfeited=True, level=TAKEOVER)
        if chair.user == user
        else _given_up(chair)
        for chair in live.table.chairs
    )
    return finished(live.sit(chairs), at)


def closed(live: Live, at: Moment, status: Status = Status.ABORTED) -> Live:
    """End the table without a result: nobody minds, or all have agreed."""
    return live.change(status=status, ended_at=at.now)


def paused(live: Live, at: Moment) -> Live:
    """Let the game and its clock stand; it goes on by itself after a while."""
    until = at.now + LONGEST_PAUSE
    return held(live, at.now, until).change(paused_at=at.now, paused_until=until)


def resumed(live: Live) -> Live:
    """Go on with a paused game: people's time runs again once the board was shown."""
    return live.change(paused_at=None, paused_until=None)


def finished_if_over(live: Live, at: Moment) -> Live:
    return finished(live, at) if live.started.over else live


def finished(live: Live, at: Moment) -> Live:
    live = _without_unmoved(live).change(status=Status.FINISHED, ended_at=at.now)
    live = live.then(partial(_count, live))
    following = _next_game(live, at)
    return live.then(partial(_open, following)) if following else live


def _count(live: Live, connection: Connection) -> None:
    add_results(connection, live.table, live.standings, live.clicks)


def _open(live: Live, connection: Connection) -> None:
    store.add(connection, live)


def _without_unmoved(live: Live) -> Live:
    """Leave to the AI the seats of people who missed their turns and never made a move.

    They were away, though the game ended before the AI took their seats.
    """
    for chair in live.table.people:
        if chair.strikes and chair.seat not in live.clicks:
            live = live.change_chair(chair.seat, level=TAKEOVER)
    return live


def _next_game(live: Live, at: Moment) -> Live | None:
    """Return the next game of the series as a lobby with everybody seated."""
    table = live.table
    games = length(table.games, len(table.chairs))
    if table.forfeited or table.series_game + 1 >= games:
        return None
    start = next(live.started.retold(()))
    following = replace(
        table,
        rules=table.kind.rules.version,
        series=table.series or table.id,
        series_game=table.series_game + 1,
        first=next_setup(table.setup, starter(start.events)).first,
        chairs=tuple(Chair(each.seat, each.user, _kept_level(each)) for each in table.chairs),
        guests=(),
        rematch_of=None,
    )
    return new_table(following, at.now, at.timing.given_seats)


def _kept_level(chair: Chair) -> Level | None:
    """Return the AI level for the next game; None for a person who did not resign."""
    return chair.level if chair.user is None or chair.resigned else None


def series_so_far(connection: Connection, table: Table) -> Series:
    """Return the series a table belongs to, folded from its finished games."""
    ids = table_lists.of_series(connection, table.server, table.series or table.id)
    ended = [results.standings(connection, number) for number in ids]
    return fold(length(table.games, len(table.chairs)), len(table.chairs), ended)
