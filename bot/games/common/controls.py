"""A game's choices grouped into buttons, independent of how they are sent.

A control plays a move, narrows the choice, or asks for a number. The target of a move is its
notation, or those of several moves separated by spaces; the last may answer the next prompt if that
asks the same seat alone. The target of a choice is a path that only the same face understands.
Nothing changes in the game until a whole move is chosen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Protocol, TypeAlias, TypeVar

from bot.text.say import Say
from core.engine.rules import Seat

V_contra = TypeVar("V_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)

PER_ROW = 5
"""Discord's limit of buttons in a row."""
FIGURE_SPACE = "\u2007"
"""As wide as a digit."""


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

    def asks(self, view: V_contra, moves: Sequence[M_contra], path: str, say: Say) -> str:
        """Return what is asked at this step of the choice; '' if it is what the prompt asks."""
        ...

    def answered(self, view: V_contra, say: Say) -> str:
        """Return the answer of the view's own seat while only that seat knows it, else ''."""
        ...


def grid(controls: Sequence[Control]) -> Rows:
    """Return rows of equal length whose buttons stand below one another."""
    rows = -(-len(controls) // PER_ROW)
    return even(rows_of(controls, -(-len(controls) // rows))) if rows else ()


def even(rows: Rows) -> Rows:
    """Return the rows with labels of equal width; a single row stays as it is."""
    if len(rows) < 2:
        return rows
    width = max(len(control.label) for row in rows for control in row)
    return tuple(tuple(_padded(control, width) for control in row) for row in rows)


def _padded(control: Control, width: int) -> Control:
    """Center the label; an odd space goes to the left, where single digits miss one."""
    missing = width - len(control.label)
    right = missing // 2
    label = FIGURE_SPACE * (missing - right) + control.label + FIGURE_SPACE * right
    return replace(control, label=label)


def opens_panel(rows: Rows) -> bool:
    """Return whether one of these buttons opens the clicker's own panel and nothing else."""
    return any(control.act is Act.PICK and not control.target for row in rows for control in row)


def rows_of(controls: Sequence[Control], width: int = PER_ROW) -> Rows:
    return tuple(tuple(controls[i : i + width]) for i in range(0, len(controls), width))


def back(say: Say, path: str = "") -> Control:
    return Control(say("button-back"), Act.PICK, path)
