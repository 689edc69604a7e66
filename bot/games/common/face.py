"""All that the bot knows of a game: pictures, words and buttons, made from a view and nothing else.

A new game supplies one `Face`, and `bot/locales/<language>/<family>.ftl` with its messages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from bot.games.common.controls import Controls
from bot.games.common.people import Names
from bot.render.scene import Group, Scene, Sprite
from bot.render.tokens import Swatch
from bot.text.narration import Grammar
from bot.text.say import Say
from core.engine.rules import Standing

V = TypeVar("V")
M = TypeVar("M")
V_contra = TypeVar("V_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)
T_co = TypeVar("T_co", covariant=True)


class Shows(Protocol[V_contra, T_co]):
    """What everybody may see."""

    def __call__(self, view: V_contra, names: Names, say: Say, /) -> T_co: ...


class ShowsOwner(Protocol[V_contra, M_contra, T_co]):
    """What the seat of the view sees: where it may go, and the best moves, best first."""

    def __call__(
        self,
        view: V_contra,
        names: Names,
        say: Say,
        /,
        legal: Sequence[M_contra] = (),
        best: Sequence[M_contra] = (),
    ) -> T_co: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Face(Generic[V, M]):
    """One game as people see it."""

    board: Shows[V, Scene]
    """The public picture."""
    panel: ShowsOwner[V, M, Scene]
    """The private picture: one sheet large; with `best`, the hint."""
    alt: Shows[V, str]
    """The public picture in words, short enough for an alt text."""
    panel_alt: ShowsOwner[V, M, str]
    text: Shows[V, str]
    """The position in letters of one width, for a code block."""
    controls: Controls[V, M]
    score: Callable[[Standing, Say], str]
    """What a seat has reached, and what it is made of."""
    emblem: Callable[[], Group]
    """What stands for the game on an invitation."""
    grammar: Grammar
    """How its events become sentences."""
    colors: Swatch = field(default_factory=Swatch)
    """Colors of its own."""
    stock: Callable[[], Iterable[Sprite]] = tuple
    """Sprites worth drawing before anybody plays: too many for the first pictures to bring in."""

    @property
    def family(self) -> str:
        """What the game's messages are called after: `event-<family>-placed`."""
        return self.grammar.family
