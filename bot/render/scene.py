"""A picture as a value: sprites, runs and groups of them, each in its place.

A scene holds no pixels. Two equal scenes give the same picture, and parts of a scene are the keys
under which their pixels and their compressed strips are remembered; hence the hash kept with each.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import IntEnum
from functools import lru_cache
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


class Axis(IntEnum):
    """Which way a run goes; the value is numpy's number of the axis."""

    DOWN = 0
    ACROSS = 1


@dataclass(frozen=True, slots=True)
class Run:
    """Sprites that touch: equally high and side by side, or equally wide and below one another.

    A row of cells is the commonest thing on a board, and joining one is a single copy.
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
    """Items in their places on one ground; later ones lie on top."""

    width: int
    height: int
    ground: Color
    parts: tuple[Placed, ...]
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
    """An item and its upper left corner. (A tuple, since every picture makes dozens.)"""

    x: int
    y: int
    item: Item


Leaf: TypeAlias = tuple[int, int, Sprite | Run]
"""What is copied as it is, after its upper left corner. (Bare: a picture makes hundreds.)"""


def leaves(group: Group) -> tuple[Leaf, ...]:
    """All that is to be copied for a group, in order."""
    flat: list[Leaf] = [] if _is_covered(group) else [(0, 0, _blank(group))]
    for x, y, item in group.parts:
        if isinstance(item, Group):
            flat += [(x + left, y + top, leaf) for left, top, leaf in _leaves_of_part(item)]
        else:
            flat.append((x, y, item))
    return tuple(flat)


_leaves_of_part = lru_cache(maxsize=4096)(leaves)
"""Remembered: parts come again in other pictures, whole pictures hardly ever do."""


def _is_covered(group: Group) -> bool:
    """Whether the first part hides the ground."""
    back = group.parts[0].item if group.parts else None
    return back is not None and (back.width, back.height) == (group.width, group.height)


def _blank(group: Group) -> Sprite:
    return Sprite(group.width, group.height, group.ground, ())


def across(sprites: Iterable[Sprite]) -> Run:
    return Run(Axis.ACROSS, tuple(sprites))


def down(sprites: Iterable[Sprite]) -> Run:
    return Run(Axis.DOWN, tuple(sprites))


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
