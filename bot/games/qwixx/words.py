"""Qwixx as text: alt text for screen readers and monospaced boards."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.common.people import Names, shown_name
from bot.games.common.words import alt as fitted
from bot.games.common.words import asks, in_blocks, last, moves, owner, wins
from bot.games.common.words import headline as opening
from bot.games.qwixx.controls import QwixxControls
from bot.games.qwixx.fields import Field, fields
from bot.text.names import in_row
from bot.text.say import Say
from core.engine.rules import Standing
from core.games.qwixx.scoring import is_locked
from core.games.qwixx.state import COLORS, MISTHROWS, Color, Move, View

_LABEL = QwixxControls().label
_SIGNS = {Field.CROSSED: "x", Field.LOST: "-"}


def alt(view: View, names: Names, say: Say) -> str:
    """Describe the whole position."""
    sheets = [_sheet_in_words(view, standing, names, say) for standing in view.standings]
    crosses = ((seat, _number(cross.color, cross.number, say)) for seat, cross in view.last)
    return fitted(
        [*_opening(view, names, say), _closed(view, say), last(crosses, names, say), *sheets]
    )


def text(view: View, names: Names, say: Say) -> str:
    """Return the whole position for a code block: x is crossed, - is lost."""
    sheets = [_sheet_in_letters(view, standing, names, say) for standing in view.standings]
    return in_blocks([[*_opening(view, names, say), say("qwixx-legend")], *sheets])


def panel_alt(
    view: View, names: Names, say: Say, legal: Sequence[Move] = (), best: Sequence[Move] = ()
) -> str:
    """Describe one seat's sheet and its legal moves."""
    own = _sheet_in_words(view, view.standings[view.seat or 0], names, say)
    given = () if view.answer is None else (view.answer,)
    told = ([_LABEL(view, move, say) for move in some] for some in (given, legal, best))
    return fitted([*_opening(view, names, say), _closed(view, say), own, *moves(say, *told)])


def _opening(view: View, names: Names, say: Say) -> list[str]:
    head = opening("qwixx", view, names, say)
    return [head, _roll(view, names, say)]


def _roll(view: View, names: Names, say: Say) -> str:
    colored = (
        _number(color, value, say)
        for color, value in zip(COLORS, view.dice.colored, strict=True)
        if value is not None
    )
    name = shown_name(names, view.active)
    one, other = view.dice.white
    return say("qwixx-alt-roll", name=name, one=one, other=other, colored=in_row(colored, say))


def _number(color: Color, number: int, say: Say) -> str:
    return say("event-qwixx-crossed-item", color=color.word, number=number)


def _closed(view: View, say: Say) -> str:
    if not view.closed:
        return ""
    rows = (say("color-name", color=color.word) for color in view.closed)
    return say("qwixx-alt-closed", rows=in_row(rows, say))


def _sheet_in_words(view: View, standing: Standing, names: Names, say: Say) -> str:
    sheet = view.sheets[standing.seat]
    none = say("board-none")
    rows = (
        say("qwixx-alt-row", color=color.word, numbers=" ".join(map(str, row)) or none)
        for color, row in zip(COLORS, sheet.rows, strict=True)
    )
    return say(
        "qwixx-alt-sheet",
        name=shown_name(names, standing.seat),
        points=standing.score,
        rows=in_row(rows, say),
        misthrows=sheet.misthrows,
    )


def _sheet_in_letters(view: View, standing: Standing, names: Names, say: Say) -> list[str]:
    sheet = view.sheets[standing.seat]
    head = say("qwixx-text-head", owner=owner(view, standing, names), points=standing.score)
    foot = say("qwixx-text-misthrows", count=sheet.misthrows, most=MISTHROWS)
    return [head, *(_row(view, standing, color, say) for color in COLORS), f"  {foot}"]


def _row(view: View, standing: Standing, color: Color, say: Say) -> str:
    row = view.sheets[standing.seat].rows[color]
    cells = fields(color, row, color in view.closed)
    signs = "".join(f"{_SIGNS.get(field, number):>3}" for number, field in cells)
    lock = " X" if is_locked(row, color) else " #" if color in view.closed else ""
    return f"{say('qwixx-letters', color=color.word):<2}{signs}{lock}"


def score(standing: Standing, say: Say) -> str:
    return say("score-qwixx", score=standing.score, **standing.details)


def headline(view: View, names: Names, say: Say) -> str:
    if view.prompt is None:
        return wins("qwixx", view, names, say)
    return asks("qwixx", view, names, say, name=names[view.active], sum=sum(view.dice.white))
