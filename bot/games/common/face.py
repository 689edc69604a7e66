"""The bot's interface to a game: pictures, texts and buttons, made from a view alone.

A new game supplies one `Face`, and `bot/locales/<language>/<family>.ftl` with its messages.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from bot.games.common.controls import Controls
from bot.games.common.example import Example
from bot.games.common.people import Names
from bot.render.scene import Group, Scene
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
    """Renders what everybody may see."""

    def __call__(self, view: V_contra, names: Names, say: Say, /) -> T_co: ...


class ShowsOwner(Protocol[V_contra, M_contra, T_co]):
    """Renders what the view's seat sees, with its legal moves and suggestions, best first."""

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
    """How one game is presented."""

    board: Shows[V, Scene]
    """The public picture."""
    panel: ShowsOwner[V, M, Scene]
    """The private picture: one large sheet; with `best`, the hint."""
    alt: Shows[V, str]
    """The alt text of the public picture."""
    panel_alt: ShowsOwner[V, M, str]
    text: Shows[V, str]
    """The position in words, line by line, for a code block."""
    headline: Shows[V, str]
    """What matters now: whose turn it is and what to do, or who has won; the names are ready for a
    title."""
    controls: Controls[V, M]
    score: Callable[[Standing, Say], str]
    """A seat's score and its parts."""
    emblem: Callable[[], Group]
    """The game's emblem on an invitation."""
    grammar: Grammar
    """How its events are narrated."""
    example: Callable[[Say], Example] | None = None
    """A drawn example for the rules."""
    colors: Swatch = field(default_factory=Swatch)
    """The game's own colors."""

    @property
    def family(self) -> str:
        """Return the prefix of the game's message keys: `event-<family>-placed`."""
        return self.grammar.family
