"""A picture as a value: sprites, runs and groups of them, each at a position.

A scene holds no pixels. Equal scenes give the same picture, and the parts of a scene are the cache
keys of their pixels and compressed strips, so each stores its hash.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import NamedTuple, TypeAlias

from bot.render.shapes import Shape
from bot.render.tokens import Color


@dataclass(frozen=True, slots=True)
class Sprite:
    """A small drawing of shapes on an opaque ground, so that placing it is copying it."""

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


class Axis(IntEnum):
    """The direction of a run; the value is numpy's axis number."""

    DOWN = 0
    ACROSS = 1


@dataclass(frozen=True, slots=True)
class Run:
    """Adjacent sprites: of one height and side by side, or of one width and stacked.

    Rows of cells are the most common parts of a board, and a joined run is a single copy.
    """

    axis: Axis
    sprites: tuple[Sprite, ...]
    width: int = field(init=False, compare=False)
    height: int = field(init=False, compare=False)
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        widths = [sprite.width for sprite in self.sprites]
        heights = [sprite.height for sprite in self.sprites]
        across = self.axis is Axis.ACROSS
        object.__setattr__(self, "width", sum(widths) if across else widths[0])
        object.__setattr__(self, "height", heights[0] if across else sum(heights))
        object.__setattr__(self, "_hash", hash((self.axis, self.sprites)))

    def __hash__(self) -> int:
        return self._hash


@dataclass(frozen=True, slots=True)
class Group:
    """Items placed on one ground; later ones are on top.

    `cuts` are the lines at which a whole picture is best cut into strips: where its parts end.
    """

    width: int
    height: int
    ground: Color
    parts: tuple[Placed, ...]
    cuts: tuple[int, ...] = field(default=(), compare=False)
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        key = (self.width, self.height, self.ground, self.parts)
        object.__setattr__(self, "_hash", hash(key))

    def __hash__(self) -> int:
        return self._hash


Item: TypeAlias = Sprite | Run | Group
Scene: TypeAlias = Group
"""A group that is a whole picture."""


class Placed(NamedTuple):
    """An item and its upper left corner. (A named tuple, since every picture makes dozens.)"""

    x: int
    y: int
    item: Item


Leaf: TypeAlias = tuple[int, int, Sprite | Run]
"""An upper left corner and what is copied there. (A bare tuple: a picture makes hundreds.)"""


def leaves(item: Item) -> tuple[Leaf, ...]:
    """Return everything to copy for an item, in order."""
    if not isinstance(item, Group):
        return ((0, 0, item),)
    flat: list[Leaf] = []
    if not is_covered(item):
        flat.append((0, 0, Sprite(item.width, item.height, item.ground, ())))
    for x, y, part in item.parts:
        flat += [(x + left, y + top, leaf) for left, top, leaf in leaves(part)]
    return tuple(flat)


def is_covered(group: Group) -> bool:
    """Return whether the first part hides the ground."""
    back = group.parts[0].item if group.parts else None
    return back is not None and (back.width, back.height) == (group.width, group.height)


def across(sprites: Iterable[Sprite]) -> Run:
    return Run(Axis.ACROSS, tuple(sprites))


def down(sprites: Iterable[Sprite]) -> Run:
    return Run(Axis.DOWN, tuple(sprites))


def stack(items: Iterable[Item], *, x: int = 0, y: int = 0, gap: int = 0) -> tuple[Placed, ...]:
    """Place items below one another."""
    placed = []
    for item in items:
        placed.append(Placed(x, y, item))
        y += item.height + gap
    return tuple(placed)


def row(items: Iterable[Item], *, x: int = 0, y: int = 0, gap: int = 0) -> tuple[Placed, ...]:
    """Place items side by side."""
    placed = []
    for item in items:
        placed.append(Placed(x, y, item))
        x += item.width + gap
    return tuple(placed)
