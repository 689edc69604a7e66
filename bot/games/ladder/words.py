"""5 vor 12 and Lucky Numbers as text: alt texts and text boards.

An empty cell is given by its name, which is also the label of its button.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.common.people import Names, shown_name
from bot.games.common.words import alt as fitted
from bot.games.common.words import asks, in_blocks, last, moves, own_first, wins
from bot.games.common.words import headline as opening
from bot.games.ladder.controls import LadderControls
from bot.text.say import Say
from core.engine.rules import Standing
from core.games.ladder.scoring import fitting
from core.games.ladder.state import CELLS, FREE, NAMES, SIDE, Board, Move, View

_LABEL = LadderControls().label


def alt(view: View, names: Names, say: Say) -> str:
    """Describe the whole position."""
    boards = [_board_in_words(view, standing, names, say) for standing in view.standings]
    return fitted([*_opening(view, names, say), _latest(view, names, say), *boards])


def text(view: View, names: Names, say: Say) -> str:
    """Return the whole position for a code block."""
    boards = [_board_in_lines(view, standing, names, say) for standing in own_first(view)]
    head = [*_opening(view, names, say), _latest(view, names, say), say("ladder-legend")]
    return in_blocks([filter(None, head), *boards])


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


def _latest(view: View, names: Names, say: Say) -> str:
    placed = (
        (seat, say("event-ladder-placed-item", tile=view.boards[seat][cell], cell=NAMES[cell]))
        for seat, cell in view.last
    )
    return last(placed, names, say)


def _numbers(tiles: tuple[int, ...], say: Say) -> str:
    return " ".join(map(str, tiles)) or say("board-none")


def _rows(board: Board) -> list[list[str]]:
    """Return the tiles row by row, and the names of the empty cells among them."""
    cells = [str(tile) if tile else NAMES[cell] for cell, tile in enumerate(board)]
    return [cells[start : start + SIDE] for start in range(0, CELLS, SIDE)]


def _board_in_words(view: View, standing: Standing, names: Names, say: Say) -> str:
    rows = "; ".join(map(", ".join, _rows(view.boards[standing.seat])))
    name = shown_name(names, standing.seat)
    told = say("ladder-alt-board", name=name, free=standing.score, rows=rows)
    if not view.hands:
        return told
    return f"{told} {say('ladder-alt-hand', tiles=_numbers(view.hands[standing.seat], say))}"


def _board_in_lines(view: View, standing: Standing, names: Names, say: Say) -> list[str]:
    seat = standing.seat
    rows = (" ".join(f"{cell:>2}" for cell in row) for row in _rows(view.boards[seat]))
    foot = (
        say("ladder-text-hand", tiles=_numbers(view.hands[seat], say))
        if view.hands
        else say("ladder-text-free", count=standing.score)
    )
    return [shown_name(names, seat), *rows, foot]


def score(standing: Standing, say: Say) -> str:
    return say("score-ladder", score=standing.score)


def headline(view: View, names: Names, say: Say) -> str:
    if view.prompt is None:
        return wins("ladder", view, names, say)
    takes = "yes" if view.open and not view.must_draw else "no"
    tile = view.drawn or FREE
    fits = "yes" if fitting(view.boards[view.active], tile) else "no"
    return asks("ladder", view, names, say, tile=tile, takes=takes, fits=fits)
