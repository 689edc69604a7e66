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
    WIDTH,
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
from bot.render.scene import Group, Placed, Run, Scene, Sprite, across, row, stack
from bot.render.shapes import Text
from bot.render.tokens import PAGE, PANEL, QUIET
from bot.render.typeface import Weight
from bot.text.say import Say
from core.engine.rules import Seat
from core.games.ladder.state import FREE, SIDE, Board, Cell, Move, Phase, View

_TALL = HEIGHT - 2 * MARGIN
_QUARTER = (_TALL - GAP) // 2
"""The height of a board with another one below it."""
_COLUMN = 280
"""The width of the middle beside boards."""
_BAND = 232
"""The height of the middle above boards."""
_PAD = 8
"""From the edge of a bed to its cells."""
_EDGE = 46
"""Room for the letters and numbers along a player's own board."""


def _cuts(y: int, height: int, edge: int = 0) -> tuple[int, ...]:
    """Return where the name and the rows of a sheet of this height begin and end."""
    _, bed = _inside(WIDTH, height, edge)
    tall = (bed - 2 * _PAD) // SIDE
    first = y + height - INSET - bed + (bed - SIDE * tall) // 2
    return y + INSET, y + INSET + HEADER, *range(first, first + SIDE * tall + 1, tall)


def _quarters() -> tuple[int, ...]:
    return *_cuts(MARGIN, _QUARTER), *_cuts(MARGIN + _QUARTER + GAP, _QUARTER)


def board(style: Style, view: View, names: Names, say: Say) -> Scene:
    """Draw the public picture: all boards, with the middle above, among or beside them."""
    match len(view.boards):
        case 2:
            return _below_a_band(style, view, names, say)
        case 3:
            return _around_a_square(style, view, names, say)
        case _:
            return _beside_a_column(style, view, names, say)


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


def _around_a_square(style: Style, view: View, names: Names, say: Say) -> Scene:
    if view.prompt is None:
        square = _end(HALF, _QUARTER, view, names, say)
    else:
        square = middle.square(middle.public(view), HALF, _QUARTER, style)
    sheets = _sheets(style, view, names, HALF, _QUARTER)
    return page(HEIGHT, grid((*sheets, square), 2, MARGIN), cuts=_quarters())


def _beside_a_column(style: Style, view: View, names: Names, say: Say) -> Scene:
    if view.prompt is None:
        column = _end(_COLUMN, _TALL, view, names, say)
    else:
        column = middle.column(middle.public(view), _COLUMN, _TALL, style)
    sheets = _sheets(style, view, names, (INNER - _COLUMN) // 2 - GAP, _QUARTER)
    side = Placed(MARGIN + INNER - _COLUMN, MARGIN, column)
    return page(HEIGHT, (*grid(sheets, 2, MARGIN), side), cuts=_quarters())


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
    width = INNER - _COLUMN - GAP
    tiles = _bed(owner_squares(view, seat, legal, best), *_inside(width, _TALL, _EDGE), style)
    person, free = _people(view, names)[seat], _free(view, seat)
    sheet = _sheet(person, tiles, free, width, _TALL, style, named=True)
    column = middle.column(middle.owners(view, seat, best), _COLUMN, _TALL, style)
    side = Placed(MARGIN + width + GAP, MARGIN, column)
    return page(HEIGHT, (Placed(MARGIN, MARGIN, sheet), side), cuts=_cuts(MARGIN, _TALL, _EDGE))


def _people(view: View, names: Names) -> tuple[Person, ...]:
    together = view.phase in (Phase.ARRANGE, Phase.SET_UP)
    active = None if together else view.active
    return people(view, names, active=active, together=together)


def _end(width: int, height: int, view: View, names: Names, say: Say) -> Group:
    winners = tuple(person for person in _people(view, names) if person.status is Status.WON)
    return upright(width, height, winners, outcome(view, names, say), podium_of(view))


def _sheets(style: Style, view: View, names: Names, width: int, height: int) -> list[Group]:
    """Draw everybody's boards."""
    inside = _inside(width, height)
    return [
        _sheet(
            person,
            _lately(*_latest(view, person), *inside, style),
            _free(view, person.seat),
            width,
            height,
            style,
        )
        for person in _people(view, names)
    ]


def _latest(view: View, person: Person) -> tuple[Board, tuple[Cell, ...], bool]:
    """Return a board, its latest tiles, and whether it has won."""
    last = tuple(cell for owner, cell in view.last if owner == person.seat)
    return view.boards[person.seat], last, person.status is Status.WON


def _free(view: View, seat: Seat) -> int | None:
    """Return the number of free cells, which is not shown during set-up."""
    return None if view.hands else view.boards[seat].count(FREE)


def _inside(width: int, height: int, edge: int = 0) -> tuple[int, int]:
    """Return the size of the bed in a sheet of this size; `edge` is the room for names."""
    above = INSET + HEADER + (edge or INSET)
    return width - 2 * INSET - edge, height - above - INSET


def _sheet(
    person: Person,
    bed: Group,
    free: int | None,
    width: int,
    height: int,
    style: Style,
    *,
    named: bool = False,
) -> Group:
    """Draw a seat's name above its bed, with the names of columns and rows if wanted."""
    x, wide = width - INSET - bed.width, width - 2 * INSET
    top = height - INSET - bed.height
    space = COUNTER if free is not None else 0
    count = () if free is None else (pieces.counter(free, style),)
    parts = (
        Placed(0, 0, plate(width, height, lit=person.status is Status.WON)),
        Placed(INSET, INSET, header(wide - space, person)),
        *row(count, x=INSET + wide - space, y=INSET),
        *(_names_along(_size(bed.width, bed.height), x + _PAD, top) if named else ()),
        Placed(x, top, bed),
    )
    return Group(width, height, PAGE, parts)


@lru_cache(maxsize=512)
def _lately(
    board: Board, last: tuple[Cell, ...], won: bool, width: int, height: int, style: Style
) -> Group:
    """Draw a board with its latest tiles highlighted."""
    return _bed(last_squares(board, last, won=won), width, height, style)


def _bed(squares: tuple[Square, ...], width: int, height: int, style: Style) -> Group:
    """Draw the cells in the middle of their bed."""
    size = _size(width, height)
    rows = [
        _row(squares[start : start + SIDE], size, style) for start in range(0, len(squares), SIDE)
    ]
    left, top = (width - rows[0].width) // 2, (height - SIDE * rows[0].height) // 2
    back = Placed(0, 0, pieces.bed(width, height, style))
    return Group(width, height, style.bed, (back, *stack(rows, x=left, y=top)))


def _size(width: int, height: int) -> Size:
    """Return the size of tiles in a bed of this size."""
    return Size.within((width - 2 * _PAD) // SIDE, (height - 2 * _PAD) // SIDE)


@lru_cache(maxsize=1024)
def _row(squares: tuple[Square, ...], size: Size, style: Style) -> Run:
    return across(pieces.cell(square, size, style) for square in squares)


def _names_along(size: Size, x: int, y: int) -> tuple[Placed, ...]:
    wide, high = (side + 2 * pieces.MARGIN for side in (size.width, size.height))
    return (
        Placed(x, y - _EDGE, _named("abcd", wide, _EDGE, step=(wide, 0))),
        Placed(INSET, y + _PAD, _named("1234", _EDGE, high, step=(0, high))),
    )


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
