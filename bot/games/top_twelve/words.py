"""Top 12 as text: alt text for screen readers and monospaced boards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from bot.games.common.people import Names, shown_name
from bot.games.common.words import alt as fitted
from bot.games.common.words import asks, in_blocks, last, moves, owner, wins
from bot.games.common.words import headline as opening
from bot.text.say import Say
from core.engine.rules import Standing
from core.games.top_twelve.state import (
    COLUMNS,
    FIELDS,
    FREE,
    Column,
    Move,
    Phase,
    Put,
    Sheet,
    Symbol,
    View,
)


def alt(view: View, names: Names, say: Say) -> str:
    """Describe the whole position; full sheets use the columns' letters to stay short."""
    head = _opening(view, names, say)
    words = _words(say)
    puts = ((seat, _put(put, words, say)) for seat, put in view.last)
    return fitted(
        [*head, last(puts, names, say), *_sheets(view, names, words, say)],
        chain(head, _sheets(view, names, [""] * COLUMNS, say)),
    )


def text(view: View, names: Names, say: Say) -> str:
    """Return the whole position for a code block."""
    columns = ", ".join(
        f"{'abcde'[column]} {symbol_word(Symbol(column), say)}" for column in range(COLUMNS)
    )
    sheets = (_sheet_in_letters(view, standing, names) for standing in view.standings)
    return in_blocks([[*_opening(view, names, say), columns], *sheets])


def panel_alt(
    view: View, names: Names, say: Say, legal: Sequence[Move] = (), best: Sequence[Move] = ()
) -> str:
    """Describe one seat's sheet; legal moves are listed only when a number is to be entered."""
    own = _sheet_in_words(view, view.standings[view.seat or 0], names, _words(say), say)
    given = (*view.starts, *(() if view.answer is None else (view.answer,)))
    possible = legal if view.phase is Phase.ENTER else ()
    return fitted([*_opening(view, names, say), own, *moves(given, possible, best, say)])


def _put(put: Put, words: Sequence[str], say: Say) -> str:
    field = f"{words[put.column]}{put.field + 1}"
    return say("control-top-twelve-put", number=put.number, field=field)


def _words(say: Say) -> list[str]:
    return [symbol_word(Symbol(column), say) + " " for column in range(COLUMNS)]


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


def _sheets(view: View, names: Names, words: list[str], say: Say) -> Iterator[str]:
    return (_sheet_in_words(view, standing, names, words, say) for standing in view.standings)


def _sheet_in_words(
    view: View, standing: Standing, names: Names, words: list[str], say: Say
) -> str:
    columns = _columns(view.sheets[standing.seat], words) or say("board-none")
    return f"{shown_name(names, standing.seat)}: {columns}."


def _columns(sheet: Sheet, words: list[str]) -> str:
    told = (
        words[column] + " ".join(_runs(column, sheet[column]))
        for column in range(COLUMNS)
        if any(sheet[column])
    )
    return ", ".join(told)


def _runs(column: int, numbers: Column) -> Iterator[str]:
    """Yield each run of numbers after the field it begins on: `a3 16 29 a9 76`."""
    for field, number in enumerate(numbers):
        if number != FREE:
            begins = field == 0 or numbers[field - 1] == FREE
            yield f"{'abcde'[column]}{field + 1} {number}" if begins else str(number)


def _sheet_in_letters(view: View, standing: Standing, names: Names) -> list[str]:
    """Return a sheet as lines of text; stars mark the latest entries."""
    latest = {(put.column, put.field) for seat, put in view.last if seat == standing.seat}
    sheet = view.sheets[standing.seat]
    lines = [
        f"{field + 1:>2}"
        + "".join(_cell(sheet[c][field], (c, field) in latest) for c in range(COLUMNS))
        for field in range(FIELDS)
    ]
    return [owner(view, standing, names), "     a   b   c   d   e", *lines]


def _cell(number: int, last: bool) -> str:
    return f"{number or '.':>4}"[-4:] if not last else f"{f'*{number}':>4}"


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
