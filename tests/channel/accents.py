"""A language in which every letter has an accent: whatever has none was never translated.

A game in it is played as in English, and everything that people read is looked at: messages,
buttons, forms, choices, the words in pictures and the descriptions of pictures.
"""

from __future__ import annotations

import atexit
import re
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentSerializer, ast

from bot.locales.catalog import Catalog, nodes
from bot.render.painter import Painter
from bot.render.scene import Run, Scene, leaves
from bot.render.shapes import Text
from bot.render.tokens import Theme
from bot.text.languages import Words
from tests.channel.world import World, playing

_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED = "áƀčđéƒğĥíĵķĺɱñóƥɋŕšťúʋŵẋýžÁɃČĐÉƑĞĤÍĴĶĹⱮÑÓƤɊŔŠŤÚƲŴẊÝŽ"
_ACCENTS = str.maketrans(_PLAIN, _ACCENTED)

_READ = frozenset({"content", "title", "description", "text", "label", "placeholder", "name"})
"""Where Discord's JSON has something to read."""
_NOT_WORDS = re.compile(
    r"<[^<>]*>"  # mentions, moments, commands
    r"|https?://[^\s)]+"
    r"|\b[0-9A-Z]{5,6}(-[0-9A-Z]{5,6}){4}\b|\b[0-9a-f]{64}\b"  # fingerprints, commitments
    r"|\b[A-Z][a-z]+/[A-Z]\w+|\bUTC\b"  # time zones
    r"|[abcde]\d+\b"  # fields of a board
)
_WORD = re.compile(r"[A-Za-z]{2,}")


def accented(text: str) -> str:
    return text.translate(_ACCENTS)


@cache
def accented_words() -> Words:
    """English, with accents."""
    folder = Path(tempfile.mkdtemp(prefix="rungs-accents-"))
    atexit.register(shutil.rmtree, folder)
    _write(Catalog("en"), folder / "en")
    return Words(folder, strict=True)


def _write(catalog: Catalog, folder: Path) -> None:
    folder.mkdir()
    for message in catalog.messages.values():
        for node in nodes(message.node.value):
            if isinstance(node, ast.TextElement):
                node.value = accented(node.value)
    told = (FluentSerializer().serialize_entry(m.node) for m in catalog.messages.values())
    (folder / "all.ftl").write_text("".join(told), encoding="utf-8")


class Reader(Painter):
    """A painter that remembers the words in its pictures."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: set[str] = set()

    def png(self, scene: Scene, theme: Theme = Theme.DARK) -> bytes:
        for _, _, leaf in leaves(scene):
            sprites = leaf.sprites if isinstance(leaf, Run) else (leaf,)
            shapes = (shape for sprite in sprites for shape in sprite.shapes)
            self.texts.update(shape.text for shape in shapes if isinstance(shape, Text))
        return super().png(scene, theme)


@cache
def reader() -> Reader:
    return Reader()


@asynccontextmanager
async def foreign(folder: Path) -> AsyncIterator[World]:
    """A channel in which everything is said with accents."""
    words, painter = accented_words(), reader()
    painter.texts.clear()
    async with playing(folder, words, painter=painter, written=accented) as world:
        yield world


def untranslated(world: World, *names: str) -> dict[str, set[str]]:
    """All texts with words in them that are neither accented nor somebody's name, and those."""
    people = {name.capitalize() for name in world.people} | {"Club", "Owner", *names}
    sent = (entry.json for entry in world.env.http_requests if "/commands" not in entry.path)
    texts = {text for json in sent for text in _texts(json)} | reader().texts
    words = {text: set(_WORD.findall(_NOT_WORDS.sub(" ", text))) - people for text in texts}
    return {text: found for text, found in words.items() if found}


def _texts(json: Any, key: str = "") -> Iterator[str]:  # noqa: ANN401 - Discord's JSON
    match json:
        case dict():
            for name, value in json.items():
                yield from _texts(value, name)
        case list():
            for value in json:
                yield from _texts(value, key)
        case str() if key in _READ:
            yield json
