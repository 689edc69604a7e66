"""The page of a turn: who is asked, what happened, the board and its controls."""

from __future__ import annotations

from bot.games.common.controls import opens_panel
from bot.games.registry import FACES
from bot.pages.custom_ids import Click, Verb
from bot.pages.page import Button, ItemRow, Page, buttons, with_extras
from bot.pages.phrases import heading, mentioned, moment, prompt_key, seated
from bot.services import Services
from bot.text.names import spoken
from bot.text.narration import tell
from bot.text.say import Say
from core.model import Chair, Table, TableView

TOLD = 8
"""Lines of narration in one message."""
SHRUNK, LONGEST_LINE = 3, 400
"""Sentences and characters in the one line that is left of a turn."""
RECENT = 12
"""Moves considered for narration: a message edited many times drops its oldest."""


async def turn_page(
    seen: TableView, names: tuple[str, ...], told: int, services: Services, say: Say
) -> Page:
    face = FACES[seen.table.game]
    scene = face.board(seen.view, names, say)
    told_now = (
        *story(seen, names, told, say),
        *substitutes(seen.table, names, say),
    )
    return Page(
        text=" ".join([waiting_text(seen, say), *_deadline(seen, say)]),
        title=heading(seen.table, say),
        body="\n".join(told_now),
        picture=await services.draw(seen.table.server, scene, face.alt(seen.view, names, say)),
        rows=_rows(seen, say),
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
    return (view, hint, more) if table.hints else (view, more)


def asked_chairs(seen: TableView) -> tuple[Chair, ...]:
    """Return the chairs of the people who have yet to move; in a break, nobody has."""
    if seen.prompt is None or seen.table.paused_until is not None:
        return ()
    chairs = (seen.table.chairs[seat] for seat in seen.prompt.seats)
    return tuple(chair for chair in chairs if chair.waits)


def asked_users(seen: TableView) -> tuple[int, ...]:
    return tuple(chair.user for chair in asked_chairs(seen) if chair.user is not None)


def waiting_text(seen: TableView, say: Say) -> str:
    if seen.table.paused_until is not None:
        return say("turn-paused", when=moment(seen.table.paused_until))
    asked = mentioned(asked_users(seen))
    if not asked or seen.prompt is None:
        return say("turn-ai-thinks")
    return say(f"asks-{prompt_key(seen.table.game, seen.prompt)}", who=asked)


def story(seen: TableView, names: tuple[str, ...], told: int, say: Say) -> list[str]:
    return narrated(seen, names, max(told, len(seen.story) - RECENT), TOLD, say)


def narrated(seen: TableView, names: tuple[str, ...], told: int, most: int, say: Say) -> list[str]:
    """Return the narration from move `told` on, at most so many lines of it, the latest."""
    grammar, lost = FACES[seen.table.game].grammar, bool(seen.table.lost)
    return tell(seen.story[told:], grammar, names, say, most, abandoned=lost)


def over_page(seen: TableView, names: tuple[str, ...], told: int, say: Say) -> Page:
    """Return the one line that is left of a turn: what was done in it."""
    lines = " ".join(narrated(seen, names, max(told, len(seen.story) - RECENT), SHRUNK, say))
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
