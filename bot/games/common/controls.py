"""A game's choices grouped into buttons, independent of how they are sent.

A control plays a move (its target is the notation of one move, or of several separated by spaces),
narrows the choice (its target is a path that only the same face understands), or asks for a number.
Nothing changes in the game until a whole move is chosen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, TypeAlias, TypeVar

from bot.text.say import Say
from core.engine.rules import Seat

V_contra = TypeVar("V_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)

PER_ROW = 5
"""Discord's limit of buttons in a row."""


class Act(StrEnum):
    """What a click does; the value is part of the button's custom_id."""

    MOVE = "m"
    PICK = "p"
    ASK = "q"


class Tone(StrEnum):
    """A button's style: Discord has four colors."""

    GREY = "grey"
    BLUE = "blue"
    GREEN = "green"
    RED = "red"


@dataclass(frozen=True, slots=True)
class Question:
    """A number asked for in a form; the input is the move's notation."""

    title: str
    label: str
    example: str
    wanted: str
    """What is asked for, as part of a sentence."""


@dataclass(frozen=True, slots=True)
class Control:
    label: str
    act: Act
    target: str
    tone: Tone = Tone.GREY
    enabled: bool = True
    question: Question | None = None
    """The form behind an ASK."""


Row: TypeAlias = tuple[Control, ...]
Rows: TypeAlias = tuple[Row, ...]


class Controls(Protocol[V_contra, M_contra]):
    """One game's buttons."""

    def public(self, view: V_contra, choices: Mapping[Seat, Sequence[M_contra]], say: Say) -> Rows:
        """Return the buttons below the public board, from the asked seats' public choices."""
        ...

    def private(self, view: V_contra, moves: Sequence[M_contra], path: str, say: Say) -> Rows:
        """Return the buttons in the seat's panel at this step of the choice; '' is the start."""
        ...

    def label(self, view: V_contra, move: M_contra, say: Say) -> str:
        """Return a move in a few words."""
        ...

    def chosen(self, path: str, say: Say) -> str:
        """Return what has been chosen so far, in a few words; '' at the start."""
        ...


def rows_of(controls: Sequence[Control], width: int = PER_ROW) -> Rows:
    return tuple(tuple(controls[i : i + width]) for i in range(0, len(controls), width))


def back(say: Say, path: str = "") -> Control:
    return Control(say("button-back"), Act.PICK, path)
