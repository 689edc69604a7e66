"""The public page of a table, whatever its status."""

from __future__ import annotations

import discord

from bot.games.registry import FACES
from bot.pages.custom_ids import Click, Verb
from bot.pages.lobby import lobby_page
from bot.pages.page import Page, in_parts, paged
from bot.pages.phrases import heading, page_number, turned
from bot.pages.result import abandoned, result_page
from bot.pages.turn import turn_page
from bot.services import Services
from bot.text.names import spoken
from bot.text.narration import tell
from bot.text.say import Say
from core.engine.rng import fingerprint
from core.model.table import QUIET_DAYS, Status, Table
from core.model.views import TableView

LINES = 20
"""Lines on a page of the story."""


async def table_page(
    seen: TableView, since: int, services: Services, client: discord.Client
) -> Page:
    """Return the table as it is now, in the server's language.

    Earlier messages cover the first `since` lines of the story.
    """
    say = await services.say_in(seen.table.server, client)
    names = await services.names_at(seen.table, client, say)
    match seen.table.status:
        case Status.LOBBY:
            return await lobby_page(seen, names, services, say)
        case Status.PLAYING:
            return await turn_page(seen, names, since, services, say)
        case Status.FINISHED:
            return await result_page(seen, names, services, say)
    by = seen.table.ended_by
    ended_by = await services.names.known(seen.table.server, by, client) if by else None
    return closed_page(seen.table, ended_by or "", say)


def story_page(seen: TableView, names: tuple[str, ...], page: int, say: Say) -> Page:
    """Return this page of all that has happened in public, or the last page for 0."""
    table = seen.table
    grammar, lost = FACES[table.game].grammar, bool(table.lost)
    lines = tell(seen.story, grammar, names, say, abandoned=lost)
    end = abandoned(seen, names, say) if table.status is Status.FINISHED else []
    parts = in_parts([*lines, *end], LINES)
    part = paged(parts, page or len(parts), 1)
    return Page(
        title=say("story-title", table=heading(table, say)),
        body=part.items[0],
        footer=page_number(part, say),
        rows=turned(part, Click(Verb.STORY, table.id), say),
    )


def fair_page(seen: TableView, say: Say) -> Page:
    """Return what was promised before the game, the secret once it is over, and how to check."""
    table, secret = seen.table, (seen.secret or b"").hex()
    lines = [
        say("fair-promise", fingerprint=fingerprint(table.commitment)),
        say("fair-whole", commitment=table.commitment),
        say("fair-secret", secret=secret) if secret else say("fair-hidden"),
        *([say("fair-check", table=table.id)] if secret else []),
    ]
    return Page(title=say("fair-title", table=heading(table, say)), body="\n\n".join(lines))


def closed_page(table: Table, ended_by: str, say: Say) -> Page:
    """Return what remains of a table without a result, and who ended it if that is known."""
    return Page(title=heading(table, say), body=_why_closed(table, ended_by, say))


def _why_closed(table: Table, ended_by: str, say: Say) -> str:
    if ended_by:
        started = "yes" if table.start else "no"
        return say("table-ended", who=spoken(ended_by), started=started)
    if table.status is Status.EXPIRED and table.start:
        return say("table-quiet", days=QUIET_DAYS)
    return say(f"table-{table.status}")
