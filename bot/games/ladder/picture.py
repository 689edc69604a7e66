"""Pictures of 5 vor 12 and Lucky Numbers: the public board, and one large board for its owner."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from bot.games.common.kit import GAP, HALF, HEADER, INSET, MARGIN, grid, header, page, plate
from bot.games.common.people import Names, Person, people
from bot.games.common.words import situation
from bot.games.ladder import middle, pieces
from bot.games.ladder.highlights import last_squares, owner_squares
from bot.games.ladder.pieces import LARGE, SMALL, Size, Square
from bot.render.scene import Group, Placed, Run, Scene, Sprite, across, stack
from bot.render.shapes import Text
from bot.render.tokens import PAGE, PANEL, QUIET
from bot.render.typeface import Weight
from bot.text.say import Say
from core.games.ladder.state import FREE, SIDE, Board, Cell, Move, Phase, View

_PAD = 12
_PANEL = INSET + HEADER + SIDE * (SMALL.height + 8) + _PAD
_LARGE_WIDTH = 800
_HELD = 61
"""Width of a tile in hand."""
_EDGE = 32
"""Room for the letters and numbers along a large board."""


def board(view: View, names: Names, say: Say) -> Scene:
    """Draw the public picture: the middle of the table and all boards."""
    sheets = [_sheet(view, person, say) for person in _people(view, names)]
    if len(sheets) == 3:  # the middle takes the fourth place
        parts = grid([*sheets, _square(view, names, say)], 2, MARGIN)
        return page(2 * MARGIN + 2 * _PANEL + GAP, parts)
    top = MARGIN + middle.BAND + GAP
    band = Placed(MARGIN, MARGIN, middle.wide(view, say))
    height = top + len(sheets) // 2 * (_PANEL + GAP) - GAP + MARGIN
    return page(height, (band, *grid(sheets, 2, top)))


def panel(
    view: View,
    names: Names,
    say: Say,
    legal: Sequence[Move] = (),
    best: Sequence[Move] = (),
) -> Scene:
    """Draw a seat's own board, large, with its legal cells and the suggestions."""
    seat = view.seat or 0
    person = _people(view, names)[seat]
    width = _LARGE_WIDTH - 2 * MARGIN
    table = middle.owners(view, seat, say, best, width)
    sheet = _large(
        person,
        owner_squares(view, seat, legal, best),
        str(view.boards[seat].count(FREE)),
        say("ladder-free"),
    )
    top = MARGIN + table.height + GAP
    parts = (Placed(MARGIN, MARGIN, table), Placed(MARGIN, top, sheet))
    return page(top + sheet.height + MARGIN, parts, width + 2 * MARGIN)


def _square(view: View, names: Names, say: Say) -> Group:
    sentence = situation(view, names, say)
    return middle.square(view, say, _PANEL, sentence)


def _people(view: View, names: Names) -> tuple[Person, ...]:
    together = view.phase in (Phase.ARRANGE, Phase.SET_UP)
    active = None if together else view.active
    return people(view, names, active=active, together=together)


def _sheet(view: View, person: Person, say: Say) -> Group:
    seat = person.seat
    last = tuple(cell for owner, cell in view.last if owner == seat)
    hand = view.hands[seat] if view.hands else ()
    return _small(person, view.boards[seat], last, hand, say("ladder-free"))


@lru_cache(maxsize=512)
def _small(
    person: Person, board: Board, last: tuple[Cell, ...], hand: tuple[int, ...], label: str
) -> Group:
    """Draw a seat's board; during setup its hand takes the place of the score."""
    x = (HALF - SIDE * (SMALL.width + 8)) // 2
    width = HALF - 2 * x
    space, free = len(hand) * _HELD, str(board.count(FREE))
    head = header(width - space, person) if hand else header(width, person, free, label)
    held = pieces.chips(hand, x=x + head.width, y=INSET, w=space, h=HEADER)
    cells = _cells(last_squares(board, last), SMALL, x, INSET + HEADER)
    back = Placed(0, 0, plate(HALF, _PANEL))
    return Group(HALF, _PANEL, PAGE, (back, Placed(x, INSET, head), *held, *cells))


@lru_cache(maxsize=128)
def _large(person: Person, squares: tuple[Square, ...], free: str, label: str) -> Group:
    """Draw a seat's board with the names of columns and rows along the edge."""
    width = _LARGE_WIDTH - 2 * MARGIN
    top = INSET + HEADER + _EDGE
    height = top + SIDE * (LARGE.height + 8) + _PAD
    parts = (
        Placed(0, 0, plate(width, height)),
        Placed(16, INSET, header(width - 32, person, free, label)),
        Placed(_EDGE + 12, INSET + HEADER, _column_names()),
        Placed(10, top, _row_names()),
        *_cells(squares, LARGE, _EDGE + 12, top),
    )
    return Group(width, height, PAGE, parts)


def _cells(squares: tuple[Square, ...], size: Size, x: int, y: int) -> tuple[Placed, ...]:
    rows = (squares[start : start + SIDE] for start in range(0, len(squares), SIDE))
    return stack((_row(row, size) for row in rows), x=x, y=y)


@lru_cache(maxsize=4096)
def _row(squares: tuple[Square, ...], size: Size) -> Run:
    return across(pieces.cell(square, size) for square in squares)


def _column_names() -> Sprite:
    pitch = LARGE.width + 8
    ink = QUIET[PANEL]
    names = (
        Text(pitch * (i + 0.5), _EDGE / 2, letter, 26, ink, Weight.BOLD, "center")
        for i, letter in enumerate("abcd")
    )
    return Sprite(SIDE * pitch, _EDGE, PANEL, tuple(names))


def _row_names() -> Sprite:
    pitch = LARGE.height + 8
    ink = QUIET[PANEL]
    names = (
        Text(_EDGE / 2, pitch * (i + 0.5), str(i + 1), 26, ink, Weight.BOLD, "center")
        for i in range(SIDE)
    )
    return Sprite(_EDGE, SIDE * pitch, PANEL, tuple(names))
