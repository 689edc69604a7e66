"""A picture as a value: sprites and groups of them, each in its place.

A scene holds no pixels. Two equal scenes give the same picture, and parts of a scene are the keys
under which their pixels and their compressed strips are remembered; hence the hash kept with each.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from bot.render.shapes import Shape
from bot.render.tokens import Color


@dataclass(frozen=True, slots=True)
class Sprite:
    """A small drawing of shapes on a ground that covers it: opaque, so that placing is copying."""

    width: int
    height: int
    ground: Color
    shapes: tuple[Shape, ...]
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        key = (self.width, self.height, self.ground, self.shapes)
        object.__setattr__(self, "_hash", hash(key))

    def __hash__(self) -> int:
        return self._hash


@dataclass(frozen=True, slots=True)
class Group:
    """Sprites and groups in their places on one ground; later ones lie on top."""

    width: int
    height: int
    ground: Color
    parts: tuple[Placed, ...]
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_hash", hash((self.width, self.height, self.ground, self.parts)))

    def __hash__(self) -> int:
        return self._hash


Item: TypeAlias = Sprite | Group
Scene: TypeAlias = Group
"""A group that is a whole picture."""


class Placed(NamedTuple):
    """An item and its upper left corner. (A tuple, since every picture makes dozens.)"""

    x: int
    y: int
    item: Item


def stack(items: Iterable[Item], *, x: int = 0, y: int = 0, gap: int = 0) -> tuple[Placed, ...]:
    """Items one below the other."""
    placed = []
    for item in items:
        placed.append(Placed(x, y, item))
        y += item.height + gap
    return tuple(placed)


def row(items: Iterable[Item], *, x: int = 0, y: int = 0, gap: int = 0) -> tuple[Placed, ...]:
    """Items side by side."""
    placed = []
    for item in items:
        placed.append(Placed(x, y, item))
        x += item.width + gap
    return tuple(placed)
