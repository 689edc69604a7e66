"""Top 12 as text: alt texts and text boards.

A column is given as runs of numbers, each after the row it begins in: `3: 16 29, 9: 76`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.common.people import Names, shown_name
from bot.games.common.words import alt as fitted
from bot.games.common.words import asks, in_blocks, last, moves, own_first, wins
from bot.games.common.words import headline as opening
from bot.games.top_twelve.controls import TopTwelveControls
from bot.text.say import Say
from core.engine.rules import Standing
from core.games.top_twelve.state import (
    COLUMNS,
    FIELDS,
    FREE,
    Column,
    Move,
    Phase,
    Symbol,
    View,
)

_LABEL = TopTwelveControls().label
_COLUMNS, _LETTERS = range(COLUMNS), "abcde"


def alt(view: View, names: Names, say: Say) -> str:
    """Describe the whole position; if that is too long, without the latest entries."""
    head, sheets = _opening(view, names, say), list(_sheets(view, names, say))
    return fitted([*head, _latest(view, names, say), *sheets], [*head, *sheets])


def text(view: View, names: Names, say: Say) -> str:
    """Return the whole position for a code block."""
    written = moves(say, [_LABEL(view, put, say) for put in view.starts], (), ())
    latest, legend = _latest(view, names, say), say("top-twelve-legend")
    head = [*_opening(view, names, say), latest, *written, legend]
    sheets = (_sheet_in_lines(view, standing, names, say) for standing in own_first(view))
    return in_blocks([filter(None, head), *sheets])


def panel_alt(
    view: View, names: Names, say: Say, legal: Sequence[Move] = (), best: Sequence[Move] = ()
) -> str:
    """Describe one seat's sheet; legal moves are listed only when a number is to be entered."""
    own = _sheet_in_words(view, view.standings[view.seat or 0], names, say)
    given = (*view.starts, *(() if view.answer is None else (view.answer,)))
    listed = (given, legal if view.phase is Phase.ENTER else (), best)
    in_words = ([_LABEL(view, move, say) for move in some] for some in listed)
    in_short = ([str(move) for move in some] for some in listed)
    head = [*_opening(view, names, say), own]
    return fitted([*head, *moves(say, *in_words)], [*head, *moves(say, *in_short)])


def symbol_word(symbol: Symbol, say: Say) -> str:
    return say(f"top-twelve-symbol-{symbol.word}")


def _opening(view: View, names: Names, say: Say) -> list[str]:
    head = opening("top_twelve", view, names, say)
    if view.symbol is None:
        return [head]
    symbol = symbol_word(view.symbol, say)
    return [
        head,
        say("top-twelve-alt-round", round=view.rounds, number=view.number or 0, symbol=symbol),
    ]


def _latest(view: View, names: Names, say: Say) -> str:
    """Describe the latest entries, unless they are the start numbers: sheets show nothing else."""
    if len(view.last) > len(view.sheets):
        return ""
    return last(((seat, _LABEL(view, put, say)) for seat, put in view.last), names, say)


def _sheets(view: View, names: Names, say: Say) -> Iterator[str]:
    return (_sheet_in_words(view, standing, names, say) for standing in view.standings)


def _sheet_in_words(view: View, standing: Standing, names: Names, say: Say) -> str:
    sheet = view.sheets[standing.seat]
    columns = (
        say("top-twelve-alt-column", column=_LETTERS[c], fields=_runs(sheet[c]))
        for c in _COLUMNS
        if any(sheet[c])
    )
    told = "; ".join(columns) or say("board-none")
    return say("top-twelve-alt-sheet", name=shown_name(names, standing.seat), columns=told)


def _runs(numbers: Column) -> str:
    """Describe the runs of numbers in a column, each after the row it begins in."""
    told = ""
    for field, number in enumerate(numbers):
        if number != FREE:
            begins = field == 0 or numbers[field - 1] == FREE
            told += f", {field + 1}: {number}" if begins else f" {number}"
    return told[2:]


def _sheet_in_lines(view: View, standing: Standing, names: Names, say: Say) -> list[str]:
    sheet = view.sheets[standing.seat]
    return [shown_name(names, standing.seat), *(_line(c, sheet[c], say) for c in _COLUMNS)]


def _line(column: int, numbers: Column, say: Say) -> str:
    count, fields = FIELDS - numbers.count(FREE), _runs(numbers) or say("board-none")
    letter = _LETTERS[column]
    return say("top-twelve-text-column", column=letter, fields=fields, count=count, most=FIELDS)


def score(standing: Standing, say: Say) -> str:
    """Return the score: the fullest column, or the rounds in a solo game (T11)."""
    key = "score-top-twelve-rated" if _has_title(standing) else "score-top-twelve"
    return say(key, score=standing.score, **standing.details)


def _has_title(standing: Standing) -> bool:
    """Return whether somebody alone has earned a title by filling a column (T11)."""
    return "rating" in standing.details and not standing.left


def headline(view: View, names: Names, say: Say) -> str:
    if view.prompt is not None:
        symbol = view.symbol.word if view.symbol is not None else "none"
        return asks("top-twelve", view, names, say, number=view.number or 0, symbol=symbol)
    first = view.standings[0]
    if _has_title(first):
        rating, rounds = first.details["rating"], first.details["rounds"]
        return say("headline-top-twelve-alone", names=names[0], rating=rating, rounds=rounds)
    return wins("top-twelve", view, names, say)
