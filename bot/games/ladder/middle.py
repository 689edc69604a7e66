"""The middle of a 5 vor 12 table: the face-down tiles, the revealed one, the face-up ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from bot.games.common.kit import HALF, INNER, paragraph, plate
from bot.games.ladder import pieces
from bot.games.ladder.highlights import rank_of
from bot.games.ladder.pieces import BLOCK
from bot.render.scene import Group, Placed, row
from bot.render.tokens import PAGE, PANEL, PLAIN
from bot.text.say import Say
from core.engine.rules import Seat
from core.games.ladder.state import Draw, Leave, Move, View

BAND = BLOCK + 20
_BESIDE = 438
"""Left edge of the face-up tiles when they are beside the rest."""
_SENTENCE = 84


@dataclass(frozen=True, slots=True)
class Middle:
    """The tiles in the middle and their labels."""

    supply: int
    drawn: int | None
    tiles: tuple[int, ...]
    labels: tuple[str, str, str]
    ranks: tuple[int, int] = (0, 0)
    """The ranks of drawing and of leaving the tile, if suggested."""


def wide(view: View, say: Say) -> Group:
    """Draw the middle as a band above the boards."""
    return _band(_public(view, say))


def square(view: View, say: Say, height: int, sentence: str) -> Group:
    """Draw the middle in place of a fourth board, with a sentence at the bottom."""
    return _tall(_public(view, say), HALF, height, sentence)


def owners(view: View, seat: Seat, say: Say, best: Sequence[Move], width: int) -> Group:
    """Draw the middle for one player; during setup it holds the tiles to be placed."""
    hand = view.hands[seat] if view.hands else ()
    tiles, label = (hand, "ladder-hand") if hand else (view.open, "ladder-open")
    labels = say("ladder-supply"), say("ladder-drawn"), say(label)
    ranks = rank_of(Draw(), best), rank_of(Leave(), best)
    middle = Middle(view.supply, view.drawn, tiles, labels, ranks)
    rows = 0 if not tiles else 90 if len(tiles) <= 8 else 136
    return _tall(middle, width, BAND + rows, "")


def _public(view: View, say: Say) -> Middle:
    labels = say("ladder-supply"), say("ladder-drawn"), say("ladder-open")
    return Middle(view.supply, view.drawn, view.open, labels)


@lru_cache(maxsize=512)
def _band(middle: Middle) -> Group:
    room = INNER - _BESIDE - 12
    chips = pieces.chips(middle.tiles, x=_BESIDE, y=10, w=room, h=BLOCK, centered=True)
    back = Placed(0, 0, plate(INNER, BAND))
    return Group(INNER, BAND, PAGE, (back, *_blocks(middle), *chips))


@lru_cache(maxsize=256)
def _tall(middle: Middle, width: int, height: int, sentence: str) -> Group:
    foot = _SENTENCE if sentence else 0
    chips = pieces.chips(middle.tiles, x=22, y=BAND, w=width - 34, h=height - BAND - foot - 6)
    text = paragraph(width - 48, _SENTENCE, sentence, 30, PLAIN[PANEL])
    said = (Placed(24, height - _SENTENCE - 10, text),) if sentence else ()
    back = Placed(0, 0, plate(width, height))
    return Group(width, height, PAGE, (back, *_blocks(middle), *chips, *said))


def _blocks(middle: Middle) -> tuple[Placed, ...]:
    supply, drawn, face_up = middle.labels
    blocks = (
        pieces.supply(middle.supply, supply, middle.ranks[0]),
        pieces.drawn(middle.drawn, drawn),
        pieces.middle_count(middle.tiles, face_up, middle.ranks[1]),
    )
    return row(blocks, x=16, y=10, gap=4)
