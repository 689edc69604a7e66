"""A message before it is sent: text, a picture, buttons.

Buttons are sent in stopped views: discord.py then keeps no state for them, and every click reaches
bot/interactions/router.py, whichever process sent the message, however long ago. What such a view
sends is made here, because objects that nobody asks again would take most of the time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from itertools import accumulate
from typing import Any, Generic, TypeVar

import discord

from bot.games.common.controls import Control, Rows, Tone
from bot.pages.custom_ids import Click, Verb
from bot.render.picture import Picture

T = TypeVar("T")

COLOR = discord.Colour(0xFFD166)
LONGEST_LABEL, LONGEST_TITLE = 80, 256
LONGEST_BODY = 4096
"""Discord's limit for the text of an embed."""
_BUTTON = discord.ComponentType.button.value
_ROW = discord.ComponentType.action_row.value
_STYLES = {
    Tone.GREY: discord.ButtonStyle.secondary.value,
    Tone.BLUE: discord.ButtonStyle.primary.value,
    Tone.GREEN: discord.ButtonStyle.success.value,
    Tone.RED: discord.ButtonStyle.danger.value,
}


@dataclass(frozen=True, slots=True)
class Button:
    label: str
    click: Click
    tone: Tone = Tone.GREY
    enabled: bool = True

    def component(self, custom_id: str) -> Mapping[str, Any]:
        return {
            "type": _BUTTON,
            "label": self.label[:LONGEST_LABEL],
            "custom_id": custom_id,
            "style": _STYLES[self.tone],
            "disabled": not self.enabled,
        }


@dataclass(frozen=True, slots=True)
class Menu:
    """A drop-down; each choice is a value and a label."""

    placeholder: str
    click: Click
    choices: tuple[tuple[str, str], ...]

    def component(self, custom_id: str) -> Mapping[str, Any]:
        options = [discord.SelectOption(label=label, value=value) for value, label in self.choices]
        menu = discord.ui.Select[Any](
            placeholder=self.placeholder, custom_id=custom_id, options=options
        )
        return menu.to_component_dict()


@dataclass(frozen=True, slots=True)
class UserMenu:
    """A drop-down of the members of the server."""

    placeholder: str
    click: Click

    def component(self, custom_id: str) -> Mapping[str, Any]:
        menu = discord.ui.UserSelect[Any](placeholder=self.placeholder, custom_id=custom_id)
        return menu.to_component_dict()


ItemRow = Sequence[Button | Menu | UserMenu]


class _View(discord.ui.View):
    """A stopped view of finished rows."""

    def __init__(self, rows: list[dict[str, Any]]) -> None:
        super().__init__(timeout=None)
        self._finished = rows
        self.stop()

    def to_components(self) -> list[dict[str, Any]]:
        return self._finished


@dataclass(frozen=True, slots=True)
class Page:
    """A complete message. `mentions` and `ping` are the users and the role it may notify when
    posted."""

    text: str = ""
    title: str = ""
    body: str = ""
    footer: str = ""
    picture: Picture | None = None
    rows: tuple[ItemRow, ...] = ()
    mentions: tuple[int, ...] = ()
    ping: int | None = None

    def embed(self, *, with_image: str = "") -> discord.Embed | None:
        """Return the embed; with an image that is attached to the message already, by its name."""
        if not (self.title or self.body or self.picture):
            return None
        embed = discord.Embed(title=self.title[:LONGEST_TITLE], description=self.body, colour=COLOR)
        if self.footer:
            embed.set_footer(text=self.footer)
        if image := self.picture.name if self.picture else with_image:
            embed.set_image(url=f"attachment://{image}")
        return embed

    def view(self) -> discord.ui.View | None:
        seen: set[str] = set()
        rows = [components for row in self.rows if (components := _components(row, seen))]
        return _View([{"type": _ROW, "components": row} for row in rows]) if rows else None

    def new(self) -> dict[str, Any]:
        """Return the arguments for sending it as a new message."""
        arguments: dict[str, Any] = {"content": self.text or None, "view": self.view()}
        if embed := self.embed():
            arguments["embed"] = embed
        if self.picture:
            arguments["file"] = _file(self.picture)
        return {key: value for key, value in arguments.items() if value is not None}

    def edit(self) -> dict[str, Any]:
        """Return the arguments for replacing everything in an existing message with it."""
        embed = self.embed()
        return {
            "content": self.text or None,
            "embeds": [embed] if embed else [],
            "attachments": [_file(self.picture)] if self.picture else [],
            "view": self.view(),
        }


def _components(row: ItemRow, seen: set[str]) -> list[Mapping[str, Any]]:
    """Return a row as it is sent, without ids that are `seen` already, and add its own to them.

    Two buttons may play the same move, but Discord rejects duplicate ids.
    """
    components = []
    for part in row:
        custom_id = str(part.click)
        if custom_id not in seen:
            seen.add(custom_id)
            components.append(part.component(custom_id))
    return components


def _file(picture: Picture) -> discord.File:
    return discord.File(BytesIO(picture.png), filename=picture.name, description=picture.alt)


@dataclass(frozen=True, slots=True)
class Part(Generic[T]):
    """One page of a list that is too long for one message."""

    items: Sequence[T]
    page: int
    pages: int


def paged(items: Sequence[T], page: int, size: int) -> Part[T]:
    """Return this page of the items, or the last one if there are fewer."""
    pages = max(-(-len(items) // size), 1)
    page = min(max(page, 1), pages)
    return Part(items[(page - 1) * size : page * size], page, pages)


def fitting(lines: Sequence[str], more: str = "") -> str:
    """Join as many lines as Discord accepts; if some are dropped, end with `more`."""
    ends = list(accumulate(len(line) + 1 for line in lines))
    if not ends or ends[-1] <= LONGEST_BODY:
        return "\n".join(lines)
    room = LONGEST_BODY - len(more) - 1
    kept = [line for line, end in zip(lines, ends, strict=True) if end <= room]
    return "\n".join([*kept, more] if more else kept)


def in_parts(lines: Sequence[str], most: int) -> list[str]:
    """Return the lines in texts that Discord accepts, with at most `most` lines each.

    They are filled from the end: the last one is what people read first.
    """
    parts: list[list[str]] = [[]]
    for line in reversed(lines):
        if len(parts[0]) == most or sum(map(len, parts[0])) + len(line) + most > LONGEST_BODY:
            parts.insert(0, [])
        parts[0].insert(0, line)
    return ["\n".join(part) for part in parts]


def buttons(rows: Rows, table: int, prompt: int) -> tuple[tuple[Button, ...], ...]:
    """Return a face's controls as buttons for this table and prompt."""
    return tuple(tuple(_button(control, table, prompt) for control in row) for row in rows)


def _button(control: Control, table: int, prompt: int) -> Button:
    click = Click(Verb(control.act), table, prompt, control.target)
    return Button(control.label, click, control.tone, control.enabled)


def with_extras(rows: tuple[ItemRow, ...], extras: tuple[Button, ...]) -> tuple[ItemRow, ...]:
    """Append the extras to the last row if they fit, else as a row of their own."""
    if rows and len(rows[-1]) + len(extras) <= 5:
        return (*rows[:-1], (*rows[-1], *extras))
    return (*rows, extras)
