"""The page of a turn: who is asked, what happened, the board and its controls."""

from __future__ import annotations

from bot.games.common.controls import opens_panel
from bot.games.registry import FACES
from bot.pages.custom_ids import Click, Verb
from bot.pages.page import Button, ItemRow, Page, buttons, with_extras
from bot.pages.phrases import heading, mentioned, moment, seated, story_button
from bot.services import Services
from bot.text.names import listed, spoken, titled
from bot.text.narration import tell
from bot.text.say import Say
from core.model.table import Chair, Table
from core.model.views import TableView

TOLD = 3
"""Lines of narration in one message: the rest is behind the Story button."""
LONGEST_LINE = 400
"""Characters in the one line that is left of a turn."""
RECENT = 12
"""Moves considered for narration: a message edited many times drops its oldest."""


async def turn_page(
    seen: TableView, names: tuple[str, ...], since: int, services: Services, say: Say
) -> Page:
    face = FACES[seen.table.game]
    alt = face.alt(seen.view, names, say)
    scene = face.board(seen.view, names, say)
    away = substitutes(seen.table, names, say)
    lines = narrated(seen, names, since, seen.length, say)
    return Page(
        text=" ".join(_calls(seen, say)),
        title=headline(seen, names, say),
        body="\n".join([*lines[-max(TOLD - len(away), 1) :], *away]),
        footer=heading(seen.table, say),
        rows=_rows(seen, say),
        picture=await services.draw(seen.table.server, scene, alt),
        mentions=asked_users(seen),
    )


def _rows(seen: TableView, say: Say) -> tuple[ItemRow, ...]:
    prompt = seen.prompt
    if prompt is None:
        return ()
    view, *others = extras(seen.table, prompt.number, say)
    if seen.table.paused_until is not None:
        return ((view, *others),)
    rows = FACES[seen.table.game].controls.public(seen.view, seen.open_choices, say)
    more = tuple(others) if opens_panel(rows) else (view, *others)
    return with_extras(buttons(rows, seen.table.id, prompt.number), more)


def extras(table: Table, prompt: int, say: Say) -> tuple[Button, ...]:
    """Return the buttons every turn has besides its moves."""
    view = Button(say("button-my-view"), Click(Verb.VIEW, table.id, prompt))
    hint = Button(say("button-hint"), Click(Verb.HINT, table.id, prompt))
    more = Button(say("button-table"), Click(Verb.TABLE, table.id))
    story = story_button(table, say)
    return (view, hint, story, more) if table.hints else (view, story, more)


def asked_chairs(seen: TableView) -> tuple[Chair, ...]:
    """Return the chairs of the people who have yet to move; during a pause, nobody has."""
    if seen.prompt is None or seen.table.paused_until is not None:
        return ()
    chairs = (seen.table.chairs[seat] for seat in seen.prompt.seats)
    return tuple(chair for chair in chairs if chair.waits)


def asked_users(seen: TableView) -> tuple[int, ...]:
    return tuple(chair.user for chair in asked_chairs(seen) if chair.user is not None)


def headline(seen: TableView, names: tuple[str, ...], say: Say) -> str:
    """Return what matters now: whose turn it is and what to do."""
    if seen.table.paused_until is not None:
        return say("turn-break")
    called = tuple(map(titled, names))
    if asked_chairs(seen):
        return FACES[seen.table.game].headline(seen.view, called, say)
    thinking = [called[seat] for seat in (seen.prompt.seats if seen.prompt else ())]
    return say("turn-ai-thinks", who=listed(thinking, say), count=len(thinking))


def _calls(seen: TableView, say: Say) -> list[str]:
    """Return what stands above the board, where people can be mentioned."""
    if seen.table.paused_until is not None:
        return [say("turn-paused", when=moment(seen.table.paused_until))]
    asked = asked_users(seen)
    if not asked:
        return []
    return [say("turn-calls", who=mentioned(asked)), *_deadline(seen, say)]


def narrated(
    seen: TableView, names: tuple[str, ...], since: int, length: int, say: Say
) -> list[str]:
    """Return the latest of what happened between two lengths of the story."""
    grammar, lost = FACES[seen.table.game].grammar, bool(seen.table.lost)
    lines = seen.between(first_narrated(since, length), length)
    return tell(lines, grammar, names, say, TOLD, abandoned=lost)


def first_narrated(since: int, length: int) -> int:
    """Return where the narration begins: what came before is too long ago."""
    return max(since, length - RECENT)


def past_page(seen: TableView, names: tuple[str, ...], since: int, length: int, say: Say) -> Page:
    """Return what a turn keeps saying when it is over: what had happened when it was posted.

    The next message tells what was done in it.
    """
    lines = narrated(seen, names, since, length, say)
    return Page(title=heading(seen.table, say), body="\n".join(lines))


def over_page(seen: TableView, names: tuple[str, ...], since: int, length: int, say: Say) -> Page:
    """Return the same in one line."""
    lines = " ".join(narrated(seen, names, since, length, say))
    return Page(text=say("turn-over", table=heading(seen.table, say), told=lines)[:LONGEST_LINE])


def substitutes(table: Table, names: tuple[str, ...], say: Say) -> list[str]:
    """Return whom the AI substitutes for, and whether they can come back."""
    return [
        say("turn-substitute", who=spoken(name), gave_up="yes" if chair.resigned else "no")
        for chair, name in seated(table, names)
        if chair.user is not None and not chair.waits
    ]


def _deadline(seen: TableView, say: Say) -> list[str]:
    if seen.due is None or seen.due.turn is None:
        return []
    return [say("turn-deadline", when=moment(seen.due.turn))]
