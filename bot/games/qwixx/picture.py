"""Pictures of Qwixx: the public board, and one large sheet for its owner."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from bot.games.common.kit import (
    GAP,
    HEADER,
    INNER,
    INSET,
    MARGIN,
    digits,
    header,
    page,
    paragraph,
    plate,
    status,
    suggestions,
    tag,
    words,
)
from bot.games.common.people import Names, Person, name_in_sentence, people
from bot.games.common.words import outcome
from bot.games.qwixx import pieces
from bot.games.qwixx.fields import fields
from bot.games.qwixx.highlights import Highlights, RowHighlights, last_highlights, owner_highlights
from bot.games.qwixx.pieces import LARGE, SMALL, Size
from bot.render.scene import Group, Placed, Run, Scene, Sprite, across, row, stack
from bot.render.shapes import Text
from bot.render.tokens import PAGE, PANEL, PLAIN, QUIET
from bot.render.typeface import Weight
from bot.text.say import Say
from core.games.qwixx.scoring import is_locked
from core.games.qwixx.state import COLORS, PASS, Color, Dice, Move, Phase, Row, Sheet, View

_ROW_GAP = 4
_SHEET = 4 * SMALL.height + 3 * _ROW_GAP + 22
_SIDE = INNER - SMALL.width - 38
"""The column left of a sheet: player, misthrows, points."""
_BAND = 140
_DIE = 80


def board(view: View, names: Names, say: Say) -> Scene:
    """Draw the public picture: the roll, the task and all sheets."""
    top = MARGIN + _BAND + GAP
    sheets = [_sheet(view, person, say("qwixx-points")) for person in _people(view, names)]
    band = Placed(MARGIN, MARGIN, _band(view.dice, _task(view, names, say)))
    height = top + len(sheets) * (_SHEET + GAP) - GAP + MARGIN
    return page(height, (band, *stack(sheets, x=MARGIN, y=top, gap=GAP)))


def panel(
    view: View, names: Names, say: Say, legal: Sequence[Move] = (), best: Sequence[Move] = ()
) -> Scene:
    """Draw a seat's own sheet, large, with its legal crosses and the suggestions."""
    seat = view.seat or 0
    person = _people(view, names)[seat]
    labels = say("qwixx-misthrows"), say("qwixx-cross-nothing")
    passing = best.index(PASS) + 1 if PASS in best else 0
    highlights = owner_highlights(view, legal, best)
    head = header(INNER - 32, person, str(view.standings[seat].score), say("qwixx-points"))
    sheet = _large(head, view.sheets[seat], view.closed, highlights, labels, passing)
    top = MARGIN + _BAND + GAP
    band = Placed(MARGIN, MARGIN, _band(view.dice, _task(view, names, say)))
    return page(top + sheet.height + MARGIN, (band, Placed(MARGIN, top, sheet)))


def _people(view: View, names: Names) -> tuple[Person, ...]:
    together = view.phase is Phase.WHITE
    return people(view, names, active=view.active, together=together)


def _task(view: View, names: Names, say: Say) -> str:
    """Return what the players may do with the roll now."""
    if view.prompt is None:
        return outcome(view, names, say)
    name = name_in_sentence(names, view.active)
    if view.phase is Phase.WHITE:
        return say("qwixx-task-white", name=name, sum=view.dice.total)
    return say("qwixx-task-colored", name=name)


@lru_cache(maxsize=1024)
def _band(dice: Dice, task: str) -> Group:
    white = [pieces.die(None, value, _DIE) for value in dice.white]
    total = Sprite(
        86, 112, PANEL, (Text(43, 44, f"= {dice.total}", 40, PLAIN[PANEL], Weight.HEAVY, "center"),)
    )
    colored = [pieces.die(color, dice.colored[color], _DIE) for color in COLORS]
    blocks = row((*white, total, *colored), x=16, y=12, gap=4)
    x = blocks[-1].x + blocks[-1].item.width + 24
    text = paragraph(INNER - x - 20, 112, task, 30, PLAIN[PANEL], 3)
    parts = (Placed(0, 0, plate(INNER, _BAND)), *blocks, Placed(x, 12, text))
    return Group(INNER, _BAND, PAGE, parts)


def _sheet(view: View, person: Person, label: str) -> Group:
    highlights, points = last_highlights(view, person.seat), view.standings[person.seat].score
    return _small(person, view.sheets[person.seat], view.closed, highlights, points, label)


@lru_cache(maxsize=512)
def _small(
    person: Person,
    sheet: Sheet,
    closed: tuple[Color, ...],
    highlights: Highlights,
    points: int,
    label: str,
) -> Group:
    rows = stack(_rows(sheet, closed, highlights, SMALL), x=_SIDE + 26, y=11, gap=_ROW_GAP)
    parts = (
        Placed(0, 0, plate(INNER, _SHEET)),
        *_owner(person, sheet.misthrows, points, label),
        *rows,
    )
    return Group(INNER, _SHEET, PAGE, parts)


@lru_cache(maxsize=1024)
def _owner(person: Person, misthrows: int, points: int, label: str) -> tuple[Placed, ...]:
    """Draw the column left of a sheet: player, misthrows and status, points."""
    ground = PANEL
    number, text = digits(str(points), ground), words(label, ground)
    return (
        Placed(8, 8, tag(person, _SIDE + 16, 28)),
        Placed(20, 91, pieces.misthrows(misthrows, 27)),
        Placed(_SIDE - 32, 73, status(person.status, ground)),
        Placed(18, 128, number),
        Placed(18 + number.width + 12, 128, text),
    )


@lru_cache(maxsize=128)
def _large(
    head: Group,
    sheet: Sheet,
    closed: tuple[Color, ...],
    highlights: Highlights,
    labels: tuple[str, str],
    passing: int,
) -> Group:
    top = INSET + HEADER + 4
    rows = stack(_rows(sheet, closed, highlights, LARGE), x=16, y=top, gap=6)
    foot = rows[-1].y + LARGE.height + 12
    parts = (
        Placed(0, 0, plate(INNER, foot + 58)),
        Placed(16, INSET, head),
        *rows,
        Placed(20, foot, _foot(sheet.misthrows, labels, passing)),
    )
    return Group(INNER, foot + 58, PAGE, parts)


@lru_cache(maxsize=128)
def _foot(count: int, labels: tuple[str, str], passing: int) -> Group:
    """Draw the misthrows, and the rank of passing if it is suggested."""
    ground, ink = PANEL, QUIET[PANEL]
    label = Sprite(400, 44, ground, (Text(0, 22, labels[0], 28, ink, Weight.MEDIUM, room=390),))
    parts = [Placed(0, 0, pieces.misthrows(count, 44)), Placed(220, 0, label)]
    if passing:
        parts.append(Placed(660, 0, suggestions(360, ((passing, labels[1]),), ground)))
    return Group(1020, 44, ground, tuple(parts))


def _rows(sheet: Sheet, closed: tuple[Color, ...], highlights: Highlights, size: Size) -> list[Run]:
    return [
        _row(color, sheet.rows[color], color in closed, highlights[color], size) for color in COLORS
    ]


@lru_cache(maxsize=2048)
def _row(color: Color, crossed: Row, closed: bool, highlights: RowHighlights, size: Size) -> Run:
    """Draw a row: letter, eleven numbers and lock."""
    pointed_out = {number: (highlight, rank) for number, highlight, rank in highlights}
    cells = (
        pieces.number(color, number, field, size, *pointed_out.get(number, ()))
        for number, field in fields(color, crossed, closed)
    )
    mine = is_locked(crossed, color)
    ends = pieces.letter(color, size), pieces.lock(color, size, closed, mine)
    return across((ends[0], *cells, ends[1]))
