"""Pictures of Top 12: the public board, and one large sheet for its owner."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from bot.games.common.kit import (
    GAP,
    HALF,
    HEADER,
    INSET,
    MARGIN,
    amount,
    grid,
    header,
    page,
    paragraph,
    plate,
    suggestions,
)
from bot.games.common.people import Names, Person, name_in_sentence, people
from bot.games.common.words import outcome
from bot.games.top_twelve import pieces
from bot.games.top_twelve.highlights import Fields, last_fields, named, owner_fields
from bot.games.top_twelve.pieces import BLOCK, LARGE, SMALL, Size
from bot.render.scene import Group, Placed, Run, Scene, Sprite, down, row
from bot.render.tokens import PAGE, PANEL, PLAIN
from bot.text.say import Say
from core.games.top_twelve.state import COLUMNS, FIELDS, Move, Phase, Put, Sheet, View

_BAND = BLOCK + 16
_LARGE_WIDTH = 768
_TOGETHER = (Phase.START, Phase.ENTER)


def board(view: View, names: Names, say: Say) -> Scene:
    """Draw the public picture: the number, the die, the task and all sheets."""
    seated = _people(view, names)
    size, width = (LARGE, _LARGE_WIDTH) if len(seated) == 1 else (SMALL, HALF)
    sheets = [_sheet(view, person, say, size, width) for person in seated]
    columns, tall = min(len(sheets), 2), sheets[0].height
    inner = columns * (width + GAP) - GAP
    if len(sheets) == 3:  # number and die take the fourth place
        parts = grid([*sheets, _table(view, names, say, width, tall)], columns, MARGIN)
        return page(2 * MARGIN + 2 * tall + GAP, parts)
    top = MARGIN + _BAND + GAP
    height = top + -(-len(sheets) // columns) * (tall + GAP) - GAP + MARGIN
    band = Placed(MARGIN, MARGIN, _table(view, names, say, inner, _BAND))
    return page(height, (band, *grid(sheets, columns, top)), inner + 2 * MARGIN)


def panel(
    view: View, names: Names, say: Say, legal: Sequence[Move] = (), best: Sequence[Move] = ()
) -> Scene:
    """Draw a seat's own sheet, large, with its legal fields and the suggestions."""
    seat = view.seat or 0
    person = _people(view, names)[seat]
    fields = owner_fields(view, seat, legal, best)
    sheet = _drawn(
        person, fields, _score(view, person), say("top-twelve-fullest"), LARGE, _LARGE_WIDTH
    )
    top = MARGIN + _BAND + GAP
    parts = [
        Placed(MARGIN, MARGIN, _table(view, names, say, _LARGE_WIDTH, _BAND)),
        Placed(MARGIN, top, sheet),
    ]
    height = top + sheet.height + MARGIN
    if numbers := named(best):
        parts.append(Placed(MARGIN + 16, height, suggestions(_LARGE_WIDTH - 32, numbers, PAGE)))
        height += 44 + MARGIN
    return page(height, parts, _LARGE_WIDTH + 2 * MARGIN)


def _people(view: View, names: Names) -> tuple[Person, ...]:
    together = view.phase in _TOGETHER
    active = None if view.phase is Phase.START else view.active
    return people(view, names, active=active, together=together)


def _task(view: View, names: Names, say: Say) -> str:
    """Return what the players must do now."""
    if view.prompt is None:
        return outcome(view, names, say)
    if view.phase is Phase.START:
        return say("top-twelve-task-start", players=len(names))
    if view.phase is Phase.NAME:
        return say("top-twelve-task-name", name=name_in_sentence(names, view.active))
    return say("top-twelve-task-enter", number=view.number or 0, players=len(names))


def _table(view: View, names: Names, say: Say, width: int, height: int) -> Group:
    last = view.phase in (Phase.NAME, Phase.OVER)
    labels = (
        say("top-twelve-last-number" if last else "top-twelve-number"),
        say("top-twelve-die"),
        say("top-twelve-round"),
    )
    blocks = (
        pieces.named(view.number, labels[0]),
        pieces.die(view.symbol, labels[1]),
        amount(str(view.rounds), labels[2], 120, BLOCK),
    )
    return _told(blocks, _task(view, names, say), width, height)


@lru_cache(maxsize=1024)
def _told(blocks: tuple[Sprite, ...], task: str, width: int, height: int) -> Group:
    """Draw number, die and round with the task beside them, or below where there is room."""
    placed = row(blocks, x=16, y=8, gap=10)
    end = placed[-1].x + placed[-1].item.width
    x, y = (end + 24, 8) if height == _BAND else (28, BLOCK + 24)
    text = paragraph(width - x - 20, BLOCK, task, 30, PLAIN[PANEL], 3)
    return Group(
        width, height, PAGE, (Placed(0, 0, plate(width, height)), *placed, Placed(x, y, text))
    )


def _sheet(view: View, person: Person, say: Say, size: Size, width: int) -> Group:
    last = tuple(put for seat, put in view.last if seat == person.seat)
    sheet, label = view.sheets[person.seat], say("top-twelve-fullest")
    return _public(person, sheet, last, _score(view, person), label, size, width)


def _score(view: View, person: Person) -> str:
    return str(view.standings[person.seat].score)


@lru_cache(maxsize=512)
def _public(
    person: Person,
    sheet: Sheet,
    last: tuple[Put, ...],
    score: str,
    label: str,
    size: Size,
    width: int,
) -> Group:
    return _drawn(person, last_fields(sheet, last), score, label, size, width)


def _drawn(person: Person, fields: Fields, score: str, label: str, size: Size, width: int) -> Group:
    """Draw a sheet: player, column symbols, and twelve fields per column, numbered from the top."""
    x = (width - size.edge - COLUMNS * size.width) // 2
    top = INSET + HEADER + size.head
    height = top + FIELDS * size.height + 12
    columns = (_column(number, fields[number], size) for number in range(COLUMNS))
    parts = (
        Placed(0, 0, plate(width, height)),
        Placed(16, INSET, header(width - 32, person, score, label)),
        Placed(x + size.edge, INSET + HEADER, pieces.heads(size)),
        Placed(x, top, pieces.field_numbers(size)),
        *row(columns, x=x + size.edge, y=top),
    )
    return Group(width, height, PAGE, parts)


@lru_cache(maxsize=2048)
def _column(number: int, fields: tuple[pieces.Field, ...], size: Size) -> Run:
    return down(pieces.field(number, field, size) for field in fields)
