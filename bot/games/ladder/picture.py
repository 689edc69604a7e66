"""Pictures of 5 vor 12 and Lucky Numbers: the public board, and one large board for its owner."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from bot.games.common.kit import (
    GAP,
    HALF,
    HEADER,
    HEIGHT,
    INNER,
    INSET,
    MARGIN,
    finale,
    grid,
    header,
    page,
    plate,
    podium_of,
)
from bot.games.common.people import Names, Person, Status, people
from bot.games.common.words import outcome
from bot.games.ladder import middle, pieces
from bot.games.ladder.finale import upright
from bot.games.ladder.highlights import last_squares, owner_squares
from bot.games.ladder.pieces import COUNTER, Size, Square
from bot.games.ladder.style import Style
from bot.render.scene import Group, Placed, Run, Scene, Sprite, across, stack
from bot.render.shapes import Text
from bot.render.tokens import PAGE, PANEL, QUIET
from bot.render.typeface import Weight
from bot.text.say import Say
from core.games.ladder.state import FREE, SIDE, Move, Phase, View

_TALL = HEIGHT - 2 * MARGIN
_QUARTER = (_TALL - GAP) // 2
"""The height of a board with another one below it."""
_COLUMN = 280
"""The width of the middle beside boards."""
_BAND = 232
"""The height of the middle above boards."""
_PAD = 8
"""From the edge of a bed to its cells."""
_ABOVE = INSET + HEADER + INSET
"""From the top of a sheet to its bed."""
_EDGE = 46
"""Room for the letters and numbers along a player's own board."""


def _cuts(y: int, height: int) -> tuple[int, ...]:
    """Return where the name and the rows of a sheet of this height begin and end."""
    bed = height - _ABOVE - INSET
    tall = (bed - 2 * _PAD) // SIDE
    first = y + _ABOVE + (bed - SIDE * tall) // 2
    return y + INSET, y + INSET + HEADER, *range(first, first + SIDE * tall + 1, tall)


_QUARTERS = *_cuts(MARGIN, _QUARTER), *_cuts(MARGIN + _QUARTER + GAP, _QUARTER)


def board(style: Style, view: View, names: Names, say: Say) -> Scene:
    """Draw the public picture: all boards, with the middle above, among or beside them."""
    match len(view.boards):
        case 2:
            return _below_a_band(style, view, names, say)
        case 3:
            return _around_a_square(style, view, names)
        case _:
            return _beside_a_column(style, view, names)


def _below_a_band(style: Style, view: View, names: Names, say: Say) -> Scene:
    if view.prompt is None:
        band = finale(INNER, _BAND, outcome(view, names, say), podium_of(view))
    else:
        band = middle.band(middle.public(view), INNER, _BAND, style)
    top = MARGIN + _BAND + GAP
    tall = HEIGHT - MARGIN - top
    sheets = _sheets(style, view, names, HALF, tall)
    cuts = *middle.cuts(MARGIN, _BAND), *_cuts(top, tall)
    return page(HEIGHT, (Placed(MARGIN, MARGIN, band), *grid(sheets, 2, top)), cuts=cuts)


def _around_a_square(style: Style, view: View, names: Names) -> Scene:
    if view.prompt is None:
        square = upright(HALF, _QUARTER, _winners(view, names), podium_of(view))
    else:
        square = middle.square(middle.public(view), HALF, _QUARTER, style)
    sheets = _sheets(style, view, names, HALF, _QUARTER)
    return page(HEIGHT, grid((*sheets, square), 2, MARGIN), cuts=_QUARTERS)


def _beside_a_column(style: Style, view: View, names: Names) -> Scene:
    if view.prompt is None:
        column = upright(_COLUMN, _TALL, _winners(view, names), podium_of(view))
    else:
        column = middle.column(middle.public(view), _COLUMN, _TALL, style)
    sheets = _sheets(style, view, names, (INNER - _COLUMN) // 2 - GAP, _QUARTER)
    side = Placed(MARGIN + INNER - _COLUMN, MARGIN, column)
    return page(HEIGHT, (*grid(sheets, 2, MARGIN), side), cuts=_QUARTERS)


def panel(
    style: Style,
    view: View,
    names: Names,
    _say: Say,
    legal: Sequence[Move] = (),
    best: Sequence[Move] = (),
) -> Scene:
    """Draw a seat's own board, large, with its legal cells and the suggestions."""
    seat = view.seat or 0
    person = _people(view, names)[seat]
    squares = owner_squares(view, seat, legal, best)
    width = INNER - _COLUMN - GAP
    sheet = _sheet(person, squares, width, _TALL, style, counted=not view.hands, named=True)
    column = middle.column(middle.owners(view, seat, best), _COLUMN, _TALL, style)
    side = Placed(MARGIN + width + GAP, MARGIN, column)
    return page(HEIGHT, (Placed(MARGIN, MARGIN, sheet), side))


def _people(view: View, names: Names) -> tuple[Person, ...]:
    together = view.phase in (Phase.ARRANGE, Phase.SET_UP)
    active = None if together else view.active
    return people(view, names, active=active, together=together)


def _winners(view: View, names: Names) -> tuple[Person, ...]:
    return tuple(person for person in _people(view, names) if person.status is Status.WON)


def _sheets(style: Style, view: View, names: Names, width: int, height: int) -> list[Group]:
    """Draw everybody's boards, without a count of free cells during set-up."""
    return [
        _sheet(
            person,
            last_squares(view.boards[person.seat], _last(view, person)),
            width,
            height,
            style,
            counted=not view.hands,
        )
        for person in _people(view, names)
    ]


def _last(view: View, person: Person) -> tuple[int, ...]:
    return tuple(cell for owner, cell in view.last if owner == person.seat)


@lru_cache(maxsize=512)
def _sheet(
    person: Person,
    squares: tuple[Square, ...],
    width: int,
    height: int,
    style: Style,
    *,
    counted: bool,
    named: bool = False,
) -> Group:
    """Draw a seat's name and its board, with the names of columns and rows if asked."""
    edge = _EDGE if named else 0
    top = INSET + HEADER + (edge or INSET)
    x, wide = INSET + edge, width - 2 * INSET
    size = Size.within((wide - edge - 2 * _PAD) // SIDE, (height - top - INSET - 2 * _PAD) // SIDE)
    free = sum(square.number == FREE for square in squares)
    space = COUNTER if counted else 0
    count = (Placed(INSET + wide - space, INSET, pieces.counter(free, style)),) if counted else ()
    parts = (
        Placed(0, 0, plate(width, height, lit=person.status is Status.WON)),
        Placed(INSET, INSET, header(wide - space, person)),
        *count,
        *(_names_along(size, x + _PAD, top) if named else ()),
        Placed(x, top, pieces.bed(wide - edge, height - top - INSET, style)),
        *_cells(squares, size, style, x, top, wide - edge, height - top - INSET),
    )
    return Group(width, height, PAGE, parts)


def _cells(
    squares: tuple[Square, ...], size: Size, style: Style, x: int, y: int, w: int, h: int
) -> tuple[Placed, ...]:
    """Place the cells in the middle of their bed."""
    rows = [
        _row(squares[start : start + SIDE], size, style) for start in range(0, len(squares), SIDE)
    ]
    left, top = x + (w - rows[0].width) // 2, y + (h - SIDE * rows[0].height) // 2
    return stack(rows, x=left, y=top)


@lru_cache(maxsize=4096)
def _row(squares: tuple[Square, ...], size: Size, style: Style) -> Run:
    return across(pieces.cell(square, size, style) for square in squares)


def _names_along(size: Size, x: int, y: int) -> tuple[Placed, ...]:
    wide, high = (side + 2 * pieces.MARGIN for side in (size.width, size.height))
    return (
        Placed(x, y - _EDGE, _named("abcd", wide, _EDGE, step=(wide, 0))),
        Placed(INSET, y + _PAD, _named("1234", _EDGE, high, step=(0, high))),
    )


@lru_cache(maxsize=8)
def _named(names: str, width: int, height: int, *, step: tuple[int, int]) -> Sprite:
    """Write one name after another, each in a place of this size."""
    across, down = step
    last = len(names) - 1
    written = (
        Text(
            width / 2 + at * across,
            height / 2 + at * down,
            name,
            36,
            QUIET[PANEL],
            Weight.BOLD,
            "center",
        )
        for at, name in enumerate(names)
    )
    return Sprite(width + last * across, height + last * down, PANEL, tuple(written))
