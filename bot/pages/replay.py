"""A finished game to look at again, and in words: the viewer's page and the text of its file."""

from __future__ import annotations

from collections.abc import Iterator

from discord.utils import remove_markdown

from bot.games.registry import FACES
from bot.pages.custom_ids import Click, Verb
from bot.pages.page import Button, Page
from bot.pages.panel import CODE_BLOCK
from bot.pages.phrases import heading, seated, variants
from bot.pages.result import abandoned, by_rank, standing_line
from bot.pages.turn import TOLD
from bot.services import Services
from bot.text.names import in_row, listed
from bot.text.narration import tell
from bot.text.say import Say
from core.model.table import Table
from core.model.views import Playback

FILE = "file"
"""The target of the button for the file; those of the others only tell them apart."""
_BLANK = "\u200b"
"""A line that Discord shows although it is empty."""


async def replay_page(
    shown: Playback,
    number: int,
    names: tuple[str, ...],
    services: Services,
    say: Say,
    *,
    pictures: bool,
) -> Page:
    """Return the page of this position, or of the last one if there are fewer."""
    table, last = shown.seen.table, len(shown.positions) - 1
    number = min(number, last)
    face, view = FACES[table.game], shown.positions[number].view
    text, picture = "", None
    if pictures:
        scene, alt = face.board(view, names, say), face.alt(view, names, say)
        picture = await services.draw(table.server, scene, alt)
    else:
        text = CODE_BLOCK.format(face.text(view, names, say))
    return Page(
        text=text,
        title=say("replay-title", table=heading(table, say)),
        body="\n".join(_steady(narrated(shown, number, names, say, TOLD))),
        footer=say("replay-position", move=number, moves=last),
        picture=picture,
        rows=(position_buttons(table.id, number, last, say),),
    )


def _steady(lines: list[str]) -> list[str]:
    """Return at least two lines: most positions then have their buttons at the same place."""
    return [*lines, *[_BLANK] * (2 - len(lines))]


def position_buttons(table: int, number: int, last: int, say: Say) -> tuple[Button, ...]:
    def to(label: str, name: str, position: int) -> Button:
        click = Click(Verb.REPLAY, table, max(position, 0), name)
        return Button(label, click, enabled=position in range(last + 1) and position != number)

    return (
        to(say("button-first"), "first", 0),
        to(say("button-back"), "earlier", number - 1),
        to(say("button-on"), "later", number + 1),
        to(say("button-last"), "last", last),
        Button(say("button-file"), Click(Verb.REPLAY, table, 0, FILE)),
    )


def narrated(
    shown: Playback, number: int, names: tuple[str, ...], say: Say, most: int | None = None
) -> list[str]:
    """Return what led to this position, or the latest of it; at the end, also who was not there."""
    table, story = shown.seen.table, shown.positions[number].story
    lines = tell(story, FACES[table.game].grammar, names, say, most, abandoned=bool(table.lost))
    at_end = number == len(shown.positions) - 1
    return [*lines, *abandoned(shown.seen, names, say)] if at_end else lines


def file_words(shown: Playback, names: tuple[str, ...], say: Say) -> str:
    """Return the part of a replay file that is for people; it names no user."""
    called = _nameless(shown.seen.table, names, say)
    return remove_markdown("\n".join(_file_lines(shown, called, say)))


def _nameless(table: Table, names: tuple[str, ...], say: Say) -> tuple[str, ...]:
    """Return the names with a number for every user: a file is passed on, and kept."""
    return tuple(
        name if chair.user is None else say("player-name", seat=chair.seat + 1)
        for chair, name in seated(table, names)
    )


def _file_lines(shown: Playback, names: tuple[str, ...], say: Say) -> Iterator[str]:
    seen, table = shown.seen, shown.seen.table
    title = heading(table, say)
    yield from (title, "=" * len(title), "")
    if table.ended_at:
        yield say("replay-file-ended", when=table.ended_at)
    yield say("replay-file-players", names=listed(names, say))
    if table.options:
        options = in_row(variants(table.game, table.options, say), say)
        yield say("replay-file-options", options=options)
    yield from ("", say("replay-file-story"))
    for number in range(len(shown.positions)):
        lines = narrated(shown, number, names, say)
        yield f"{number:4}. {' '.join(lines)}"
    yield from ("", say("replay-file-result"))
    yield from (f"  {standing_line(standing, seen, names, say)}" for standing in by_rank(seen))
    check = f"/{say('command-verify')}"
    yield from ("", say("replay-file-unchecked", command=check), "-" * 72)
