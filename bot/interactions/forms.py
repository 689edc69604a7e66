"""Forms: asking for text, and reading what was typed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import discord

from bot.interactions.context import Context
from bot.pages.custom_ids import Click

DEEPEST = 6
"""How deep to look for a form's texts: Discord nests them in a row or a label."""
_LONGEST_TITLE = _LONGEST_LABEL = 45
_LONGEST_DESCRIPTION = 100


@dataclass(frozen=True, slots=True)
class FormField:
    """One line of text."""

    key: str
    label: str
    longest: int
    example: str = ""
    """Shown until something is typed."""
    given: str = ""
    """Filled in beforehand."""
    description: str = ""


async def ask(context: Context, title: str, click: Click, *fields: FormField) -> None:
    """Open a form; what is typed there comes with this click."""
    modal = discord.ui.Modal(title=title[:_LONGEST_TITLE], custom_id=str(click), timeout=None)
    for field in fields:
        modal.add_item(_component(field))
    modal.stop()
    if not await context.response.ask(modal):
        await context.reply("too-slow")


def _component(field: FormField) -> discord.ui.Label[discord.ui.Modal]:
    return discord.ui.Label(
        text=field.label[:_LONGEST_LABEL],
        description=field.description[:_LONGEST_DESCRIPTION] or None,
        component=discord.ui.TextInput[discord.ui.Modal](
            custom_id=field.key,
            placeholder=field.example or None,
            default=field.given or None,
            max_length=field.longest,
        ),
    )


def typed(context: Context) -> tuple[str, ...]:
    """Return what was typed, field by field."""
    return texts_in(dict(context.interaction.data or {}).get("components"))


def texts_in(components: object) -> tuple[str, ...]:
    """Return the texts in a form's components."""
    return tuple(text.strip() for text in _texts(components, DEEPEST))


def _texts(part: object, deeper: int) -> Iterator[str]:
    inside = part if isinstance(part, list) else []
    if isinstance(part, dict):
        if isinstance(part.get("value"), str):
            yield part["value"]
        inside = [part.get("components"), part.get("component")]
    for inner in inside if deeper else ():
        yield from _texts(inner, deeper - 1)
