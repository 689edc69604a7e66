"""The middle of the table: the face-down tiles, the revealed one, the face-up ones, or the hands.

It is a column beside four boards and beside a player's own, a band above two boards, and a square
where a fourth board would be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from bot.games.common.kit import INSET, badge, plate
from bot.games.ladder import pieces
from bot.games.ladder.highlights import rank_of
from bot.games.ladder.pieces import LAYER, MARGIN, Size
from bot.games.ladder.style import Style
from bot.render.scene import Group, Placed, Run, Sprite, across, row, stack
from bot.render.tokens import PAGE, PANEL
from core.engine.rules import Seat
from core.games.ladder.state import DIAGONAL, HIGHEST, Draw, Leave, Move, View

_PAD = 8
_PILE = 140
"""The side of the pile and of the drawn tile."""
_TALL = _PILE + 3 * LAYER
_COUNT = 104
_MINUTES = 60
_SIZES = (Size(140, 112, 76), Size(104, 76, 50), Size(84, 60, 40), Size(62, 48, 34))
"""Tiles in the middle: the largest that fit."""
_BESIDE = 24
"""Room for the disc with a count, beside a tile."""
_BADGE = 60
_DRAWN = 190
_SIDE, _TOP = 5, 9
"""From the edge of the tray to its tiles."""
_NARROW = 400


class Space(NamedTuple):
    """The area something is laid out in."""

    x: int
    y: int
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Middle:
    """What lies in the middle."""

    supply: int
    left: float
    """The share of the supply that is left, in steps of a minute."""
    drawn: int | None
    tiles: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...] = ()
    """Everybody's tiles during set-up, when there are no others."""
    ranks: tuple[int, int] = (0, 0)
    """The ranks of drawing and of leaving the tile, if suggested."""
    latest: int | None = None
    """The tile that the latest move left here."""


def public(view: View) -> Middle:
    return Middle(view.supply, _left(view), view.drawn, view.open, view.hands, latest=view.left)


def owners(view: View, seat: Seat, best: Sequence[Move]) -> Middle:
    """Return the middle for one player; during setup it holds the tiles to be placed."""
    tiles = view.hands[seat] if view.hands else view.open
    ranks = rank_of(Draw(), best), rank_of(Leave(), best)
    return Middle(view.supply, _left(view), view.drawn, tiles, ranks=ranks)


def _left(view: View) -> float:
    """Return the share of the supply that is left, never 0 before the last tile is drawn."""
    full = len(view.boards) * (HIGHEST - len(DIAGONAL))
    minutes = round(_MINUTES * min(view.supply / full, 1))
    return max(minutes, min(view.supply, 1)) / _MINUTES


@lru_cache(maxsize=64)
def column(middle: Middle, width: int, height: int, style: Style) -> Group:
    """Draw one below the other: pile and count, drawn tile, face-up tiles."""
    supply, reveal = _supply(middle, style), _reveal(middle, width - 2 * INSET, style)
    top = 2 * _PAD + _TALL
    rest = top + reveal.height + _PAD
    parts = (
        *row(supply, x=(width - _PILE - _COUNT) // 2, y=_PAD + 2),
        Placed(INSET, top, reveal),
        *_face_up(middle, style, Space(INSET, rest, width - 2 * INSET, height - rest - INSET)),
    )
    return _plated(width, height, parts)


@lru_cache(maxsize=64)
def band(middle: Middle, width: int, height: int, style: Style) -> Group:
    """Draw side by side: pile, count, drawn tile, face-up tiles."""
    blocks = *_supply(middle, style), _reveal(middle, _DRAWN, style)
    placed = row(blocks, x=2 * _PAD, y=(height - _TALL) // 2)
    x = 4 * _PAD + sum(block.width for block in blocks)
    space = Space(x, INSET, width - x - INSET, height - 2 * INSET)
    return _plated(width, height, (*placed, *_face_up(middle, style, space)))


def cuts(y: int, height: int) -> tuple[int, int]:
    """Return where the drawn tile in a band begins and ends."""
    top = y + (height - _TALL) // 2
    return top, top + _PILE


def square(middle: Middle, width: int, height: int, style: Style) -> Group:
    """Draw pile, count and drawn tile above the face-up tiles."""
    blocks = *_supply(middle, style), _reveal(middle, _DRAWN, style)
    x, top = (width - sum(block.width for block in blocks)) // 2, 2 * _PAD + _TALL
    space = Space(INSET, top, width - 2 * INSET, height - top - INSET)
    parts = *row(blocks, x=x, y=_PAD + 2), *_face_up(middle, style, space)
    return _plated(width, height, parts)


def _plated(width: int, height: int, parts: tuple[Placed, ...]) -> Group:
    return Group(width, height, PAGE, (Placed(0, 0, plate(width, height)), *parts))


def _supply(middle: Middle, style: Style) -> tuple[Sprite, Sprite]:
    return (
        pieces.pile(middle.left, _PILE, style),
        pieces.count(middle.supply, _COUNT, _PILE, middle.ranks[0]),
    )


def _reveal(middle: Middle, width: int, style: Style) -> Sprite:
    return pieces.drawn(middle.drawn, width, _PILE, style, middle.ranks[1])


def _face_up(middle: Middle, style: Style, space: Space) -> tuple[Placed, ...]:
    if middle.hands:
        return _hands(middle.hands, style, space)
    x, y, width, height = space
    inside = Space(x + _SIDE, y + _TOP, width - 2 * _SIDE, height - 2 * _TOP)
    tray = Placed(x, y, pieces.bed(width, height, style))
    return tray, *_chips(middle, style, inside)


def _chips(middle: Middle, style: Style, space: Space) -> tuple[Placed, ...]:
    """Lay out tiles in rows, as large as they fit; equal ones are drawn once, with their count."""
    counts = sorted(Counter(middle.tiles).items())
    shown = tuple((number, count, number == middle.latest) for number, count in counts)
    size = next((size for size in _SIZES if len(shown) <= _room(size, space)), _SIZES[-1])
    wide, high = _pitch(size)
    columns = space.width // wide
    rows = [shown[start : start + columns] for start in range(0, len(shown), columns)]
    left = space.x + (space.width - min(columns, len(shown)) * wide) // 2
    top = space.y + min((space.height - len(rows) * high) // 2, 4 * _PAD)
    return stack((_chip_row(row, size, style) for row in rows), x=left, y=top)


@lru_cache(maxsize=512)
def _chip_row(tiles: tuple[tuple[int, int, bool], ...], size: Size, style: Style) -> Run:
    return across(
        pieces.chip(number, count, size, size.width + _BESIDE, style, latest=latest)
        for number, count, latest in tiles
    )


def _pitch(size: Size) -> tuple[int, int]:
    return size.width + _BESIDE, size.height + 2 * MARGIN


def _room(size: Size, space: Space) -> int:
    wide, high = _pitch(size)
    return space.width // wide * (space.height // high)


def _hands(hands: tuple[tuple[int, ...], ...], style: Style, space: Space) -> tuple[Placed, ...]:
    """Lay out everybody's tiles behind their badges, in one or two rows each."""
    high = space.height // len(hands)
    return tuple(
        placed
        for seat, hand in enumerate(hands)
        for placed in _hand(
            seat, hand, style, Space(space.x, space.y + seat * high, space.width, high)
        )
    )


def _hand(seat: Seat, hand: tuple[int, ...], style: Style, space: Space) -> tuple[Placed, ...]:
    x, y, width, height = space
    columns = max(min(len(hand), len(DIAGONAL) if width > _NARROW else 2), 1)
    rows = -(-len(hand) // columns)
    size = Size.within(
        min((width - _BADGE) // columns, _PILE), min((height - _PAD) // max(rows, 1), 110)
    )
    wide, high = size.width + 2 * MARGIN, size.height + 2 * MARGIN
    top = y + (height - rows * high) // 2
    tiles = (
        Placed(
            x + _BADGE + place % columns * wide,
            top + place // columns * high,
            pieces.single(tile, size, style),
        )
        for place, tile in enumerate(hand)
    )
    return Placed(x, y + (height - _BADGE) // 2, _owner(seat)), *tiles


def _owner(seat: Seat) -> Sprite:
    return Sprite(_BADGE, _BADGE, PANEL, badge(seat, _BADGE / 2, _BADGE / 2 - 1, 28))
