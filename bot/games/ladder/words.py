"""5 vor 12 and Lucky Numbers as text: alt text for screen readers and monospaced boards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.games.common.people import Names, shown_name
from bot.games.common.words import alt as fitted
from bot.games.common.words import asks, beside, in_blocks, last, moves, owner, wins
from bot.games.common.words import headline as opening
from bot.games.ladder.controls import LadderControls
from bot.text.say import Say
from core.engine.rules import Standing
from core.games.ladder.scoring import fitting
from core.games.ladder.state import FREE, NAMES, SIDE, Board, Move, View

_LABEL = LadderControls().label


def alt(view: View, names: Names, say: Say) -> str:
    """Describe the whole position."""
    boards = [_board_in_words(view, standing, names, say) for standing in view.standings]
    latest = last(((seat, NAMES[cell]) for seat, cell in view.last), names, say)
    return fitted([*_opening(view, names, say), latest, *boards])


def text(view: View, names: Names, say: Say) -> str:
    """Return the whole position for a code block."""
    boards = [_board_in_letters(view, standing, names, say) for standing in view.standings]
    pairs = [
        beside(boards[i], boards[i + 1]) if i + 1 < len(boards) else boards[i]
        for i in range(0, len(boards), 2)
    ]
    return in_blocks([_opening(view, names, say), *pairs])


def panel_alt(
    view: View, names: Names, say: Say, legal: Sequence[Move] = (), best: Sequence[Move] = ()
) -> str:
    """Describe one seat's board and its legal moves."""
    own = _board_in_words(view, view.standings[view.seat or 0], names, say)
    given = () if view.answer is None else (view.answer,)
    told = ([_LABEL(view, move, say) for move in some] for some in (given, legal, best))
    return fitted([*_opening(view, names, say), own, *moves(say, *told)])


def _opening(view: View, names: Names, say: Say) -> list[str]:
    middle = say("ladder-alt-middle", supply=view.supply, open=_numbers(view.open, say))
    left = say("ladder-alt-left", tile=view.left) if view.left else ""
    drawn = say("ladder-alt-drawn", tile=view.drawn) if view.drawn else ""
    return [opening(view.game, view, names, say), " ".join(filter(None, (middle, left, drawn)))]


def _numbers(tiles: tuple[int, ...], say: Say) -> str:
    return " ".join(map(str, tiles)) or say("board-none")


def _rows(board: Board) -> list[Board]:
    return [board[start : start + SIDE] for start in range(0, len(board), SIDE)]


def _board_in_words(view: View, standing: Standing, names: Names, say: Say) -> str:
    rows = "; ".join(_row_in_words(row, say) for row in _rows(view.boards[standing.seat]))
    name = shown_name(names, standing.seat)
    told = say("ladder-alt-board", name=name, free=standing.score, rows=rows)
    if not view.hands:
        return told
    return f"{told} {say('ladder-alt-hand', tiles=_numbers(view.hands[standing.seat], say))}"


def _row_in_words(row: Board, say: Say) -> str:
    """Describe a row, counting adjacent free cells together."""
    runs = ((number, len(list(run))) for number, run in groupby(row))
    return ", ".join(
        str(number) if number else say("ladder-alt-free", count=count) for number, count in runs
    )


def _board_in_letters(view: View, standing: Standing, names: Names, say: Say) -> list[str]:
    """Return a board as lines of text; stars mark the latest tiles."""
    seat = standing.seat
    latest = {cell for owner_seat, cell in view.last if owner_seat == seat}
    cells = [
        f"{number if number != FREE else '.':>3}{'*' if cell in latest else ' '}"
        for cell, number in enumerate(view.boards[seat])
    ]
    columns = "".join(f"{name:>3} " for name in "abcd")
    rows = ["".join(cells[start : start + SIDE]) for start in range(0, len(cells), SIDE)]
    lines = [f"  {columns}", *(f"{number} {row}" for number, row in enumerate(rows, start=1))]
    foot = (
        say("ladder-text-hand", tiles=_numbers(view.hands[seat], say))
        if view.hands
        else say("ladder-text-free", count=standing.score)
    )
    return [owner(view, standing, names), *lines, f"  {foot}"]


def score(standing: Standing, say: Say) -> str:
    return say("score-ladder", score=standing.score)


def headline(view: View, names: Names, say: Say) -> str:
    if view.prompt is None:
        return wins("ladder", view, names, say)
    takes = "yes" if view.open and not view.must_draw else "no"
    tile = view.drawn or FREE
    fits = "yes" if fitting(view.boards[view.active], tile) else "no"
    return asks("ladder", view, names, say, tile=tile, takes=takes, fits=fits)
