"""During a game: answers, resigning, the end, and the next game of a series."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from itertools import count
from typing import NamedTuple

from core.engine.errors import CountsAsLost, IllegalMove, NotSeated
from core.engine.events import starter
from core.engine.match import Answer
from core.engine.rules import Level, Seat
from core.engine.series import Series, fold, length, next_setup
from core.model import Call, Cause, Chair, Live, Status, Table
from core.players.careers import add_results
from core.store import tables as store
from core.store.database import Transaction
from core.tables.deadlines import TAKEOVER, hold
from core.tables.lobby import need_host, write_table
from core.tables.session import TableSession

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


async def play(session: TableSession, call: Call, prompt: int, moves: Sequence[str]) -> None:
    """Play a person's answers, the first ones to this prompt; whoever the AI was filling in for
    gets the seat back."""
    session.table.need_running()
    chair = session.table.own_chair(call.user)
    if not moves:
        raise IllegalMove
    for at, move in enumerate(moves):
        if at and _number(session) != prompt:
            await _answer_ahead(session, chair.seat, moves[at:], call.interaction)
            break
        await session.answer(chair.seat, move, prompt, Cause.CLICK, call.interaction)
    if chair.strikes or chair.level:
        session.change_chair(chair.seat, strikes=0, level=None)
    await finish_if_over(session)


def _number(session: TableSession) -> int | None:
    prompt = session.match.prompt
    return prompt.number if prompt else None


async def _answer_ahead(
    session: TableSession, seat: Seat, moves: Sequence[str], interaction: int
) -> None:
    """Answer what only this seat is asked next; drop what is not asked or not possible then.

    Not refused: that would tell what others' hidden answers have brought about, and take back the
    answer given without knowing it.
    """
    for move in moves:
        prompt = session.match.prompt
        if prompt is None or prompt.seats != (seat,):
            return
        if move not in map(str, session.match.choices(seat)):
            return
        await session.answer(seat, move, prompt.number, Cause.CLICK, interaction)


async def play_ai(session: TableSession, thought: Thought) -> None:
    """Play the AI's answers, unless the game has ended or the person is back."""
    session.table.need_running()
    if any(session.table.chairs[answer.seat].waits for answer in thought.answers):
        raise NotSeated
    if session.live is thought.before:  # what they lead to is known
        session.live = thought.after
        numbers = count(thought.before.table.length + 1)
        for number, (seat, move, _) in zip(numbers, thought.answers, strict=False):
            await session.log(number, Answer(seat, move), Cause.AI, None)
    else:
        for seat, move, prompt in thought.answers:
            await session.answer(seat, move, prompt, Cause.AI)
    await finish_if_over(session)


async def resign(session: TableSession, user: int, *, with_ai: bool) -> None:
    """Give up a seat: the AI takes over, or the seat forfeits."""
    chair = session.table.own_chair(user)
    session.change_chair(chair.seat, resigned=True, forfeited=not with_ai, level=TAKEOVER)
    remaining = [other for other in session.table.chairs if not other.forfeited]
    if len(remaining) < 2 or not session.table.people:
        # No opponent is left, or no person.
        session.sit(_given_up(other) for other in session.table.chairs)
        await finish(session)


def _given_up(chair: Chair) -> Chair:
    return replace(chair, forfeited=True) if chair.resigned else chair


async def abort(
    session: TableSession, user: int, *, moderator: bool, accept_loss: bool = False
) -> None:
    """End the table, as its host or a moderator; who would lose by it must have accepted that."""
    table = session.table
    if not table.status.open:
        raise table.ending
    if not moderator:
        need_host(session, user)
    session.change(ended_by=user)
    if not await loses_by_ending(session.db, table, user):
        close(session)
    elif accept_loss:
        await _forfeit_all(session, user)
    else:
        raise CountsAsLost


async def loses_by_ending(db: Transaction, table: Table, user: int) -> bool:
    """Return whether this user, who plays here, would lose by ending the game for everybody.

    At a rated table, once two of the people (or the only one) have moved. Otherwise it could be
    ended whenever it goes badly.
    """
    if table.status is not Status.PLAYING or not table.rated or table.chair_of(user) is None:
        return False
    people = sum(chair.user is not None for chair in table.chairs)
    return len(await store.clicks(db, table.id)) >= min(2, people)


async def _forfeit_all(session: TableSession, user: int) -> None:
    """End the game as a forfeit of this user; two or more others share the first place."""
    session.sit(
        replace(chair, resigned=True, forfeited=True, level=TAKEOVER)
        if chair.user == user
        else _given_up(chair)
        for chair in session.table.chairs
    )
    await finish(session)


def close(session: TableSession) -> None:
    """End the table without a result: nobody minds, or all have agreed."""
    session.change(status=Status.ABORTED, ended_at=session.now)


async def pause(session: TableSession) -> None:
    """Let the game and its clock stand; it goes on by itself after a while."""
    until = session.now + LONGEST_PAUSE
    await hold(session.db, session.table, session.now, until)
    session.change(paused_until=until)


def resume(session: TableSession) -> None:
    """Go on with a paused game: people's time runs again once the board was shown."""
    session.change(paused_until=None)


async def finish_if_over(session: TableSession) -> None:
    if session.match.over:
        await finish(session)


async def finish(session: TableSession) -> None:
    await _leave_unmoved(session)
    session.change(status=Status.FINISHED, ended_at=session.now)
    await add_results(session.db, session.table, session.live.standings, session.now)
    await _open_next(session)


async def _leave_unmoved(session: TableSession) -> None:
    """Leave to the AI the seats of people who missed their turns and never made a move.

    They were away, though the game has ended before the AI took their seats.
    """
    missing = [chair.seat for chair in session.table.people if chair.strikes]
    moved = await store.clicks(session.db, session.table.id) if missing else {}
    for seat in missing:
        if seat not in moved:
            session.change_chair(seat, level=TAKEOVER)


async def _open_next(session: TableSession) -> None:
    """Open the next game of the series as a lobby with everybody seated."""
    table = session.table
    games = length(table.games, len(table.chairs))
    if table.forfeited or table.series_game + 1 >= games:
        return
    start = next(session.match.retold(()))
    setup = next_setup(table.setup, starter(start.events))
    await write_table(
        session.db,
        (Chair(chair.seat, chair.user, _kept_level(chair)) for chair in table.chairs),
        session.now,
        session.timing.given_seats,
        server_id=table.server,
        channel_id=table.channel,
        host_id=table.host,
        game=table.game,
        rules=table.kind.rules.version,
        options=dict(table.options),
        games=table.games,
        series_id=table.series or table.id,
        series_game=table.series_game + 1,
        tournament_id=table.tournament,
        first=setup.first,
        turn_seconds=table.turn_seconds,
        hints=table.hints,
        thread=table.thread,
        rated=table.rated,
        private=table.private,
        autostart=table.autostart,
    )


def _kept_level(chair: Chair) -> Level | None:
    """Return the AI level for the next game; None for a person who did not resign."""
    return chair.level if chair.user is None or chair.resigned else None


async def series_so_far(db: Transaction, table: Table) -> Series:
    """Return the series a table belongs to, folded from its finished games."""
    ids = await store.series_tables(db, table.server, table.series or table.id)
    finished = [await store.results(db, number) for number in ids]
    return fold(length(table.games, len(table.chairs)), len(table.chairs), finished)
