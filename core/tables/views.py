"""What one seat, or the public, may see of a table; hidden information is removed here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby

from core.engine.replay import Record, retell
from core.engine.rules import Prompt, Seat
from core.live.table import Live
from core.model.table import Status
from core.model.views import HIDDEN, Due, Playback, Position, StoryLine, TableView


def user_view(live: Live, user: int | None, due: Due | None) -> TableView:
    chair = None if user is None else live.table.chair_of(user)
    return seat_view(live, chair.seat if chair and not chair.resigned else None, due)


def seat_view(live: Live, seat: Seat | None, due: Due | None = None) -> TableView:
    match, table = live.match, live.table
    secret = live.secret or None if table.status is Status.FINISHED else None
    if match is None:
        return TableView(table, seat, None, None, (), (), (), due=due, secret=secret)
    prompt = match.prompt if table.status is Status.PLAYING else None
    asks = prompt if table.paused_until is None else None
    shared = asks.seats if asks and not asks.private else ()
    story = _veiled(live.story, seat, prompt)
    return TableView(
        table,
        seat,
        prompt,
        live.view(seat),
        () if seat is None or asks is None else match.choices(seat),
        story,
        live.standings,
        earlier=match.length + 1 - len(story),
        open_choices={asked: match.choices(asked) for asked in shared},
        due=due,
        secret=secret,
    )


def with_story(seen: TableView, story: Iterable[StoryLine]) -> TableView:
    """Return the view with the whole of its story."""
    return replace(seen, story=_veiled(story, seen.seat, seen.prompt), earlier=0)


def _veiled(
    story: Iterable[StoryLine], seat: Seat | None, prompt: Prompt | None
) -> tuple[StoryLine, ...]:
    """Return the story, hiding others' answers to a prompt that is still open."""
    return tuple(
        told._replace(answer=told.answer._replace(move=HIDDEN))
        if told.answer and prompt and told.prompt == prompt.number and told.answer.seat != seat
        else told
        for told in story
    )


def playback(live: Live, record: Record) -> Playback:
    """Return a finished game position by position; the last one shows what counts."""
    lines = retell(live.table.kind.rules, record)
    moments = [tuple(together) for _, together in groupby(lines, key=lambda line: line.prompt)]
    views = [together[-1].match.view(None) for together in moments[:-1]]
    positions = tuple(
        Position(tuple(map(StoryLine.of, together)), view)
        for together, view in zip(moments, [*views, live.view(None)], strict=True)
    )
    return Playback(seat_view(live, None), positions)
