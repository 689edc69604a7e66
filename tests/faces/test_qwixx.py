"""The look of Qwixx: crosses made by hand, rows that fill the sheet, points that add up."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.games.qwixx import pieces
from bot.games.qwixx.fields import Field
from bot.games.qwixx.pieces import Size
from bot.games.registry import FACES
from bot.render.scene import Run, Sprite, leaves
from bot.render.shapes import Polygon, Text
from bot.text.languages import english
from bot.text.say import Param
from core.games.qwixx.scoring import row_points
from core.games.qwixx.state import COLORS, Color
from tests.faces.positions import NAMES, random_game
from tests.text.catalogue import LANGUAGES, catalog, words

SMALLEST = Size(cell=66, height=34, letter=42, lock=62)
PLAYERS = (2, 3, 4, 5)
TOTALS = {
    "headline-qwixx-won": "score",
    "score-qwixx": "score",
    "qwixx-alt-sheet": "points",
    "qwixx-text-head": "points",
}
"""The messages that tell a total, and the parameter it is."""


def strokes(sprite: Sprite) -> list[Polygon]:
    return [shape for shape in sprite.shapes if isinstance(shape, Polygon)]


@pytest.mark.parametrize("color", COLORS)
def test_crosses_side_by_side_or_above_each_other_differ(color: Color) -> None:
    crosses = [
        strokes(pieces.number(color, value, Field.CROSSED, SMALLEST)) for value in range(2, 13)
    ]
    assert all(len(cross) == 2 for cross in crosses)
    assert all(one != other for one, other in pairwise(crosses))
    below = pieces.number(COLORS[(color + 1) % 4], 7, Field.CROSSED, SMALLEST)
    assert strokes(below) != crosses[7 - 2]


def test_a_crossed_number_stands_in_front_of_its_cross() -> None:
    shapes = pieces.number(Color.RED, 12, Field.CROSSED, SMALLEST).shapes
    kinds = [type(shape) for shape in shapes]
    assert kinds.index(Text) > max(at for at, kind in enumerate(kinds) if kind is Polygon)


@pytest.mark.parametrize("players", PLAYERS)
def test_rows_are_higher_than_the_gaps_between_them(players: int) -> None:
    match = random_game("qwixx", players)[0]
    scene = FACES["qwixx"].board(match.view(), NAMES[:players], english())
    rows = [(y, leaf.height) for _, y, leaf in leaves(scene) if isinstance(leaf, Run)]
    assert len(rows) == 4 * players
    for (top, height), (below, _) in pairwise(rows):
        assert 0 < below - top - height < height


@pytest.mark.parametrize("players", PLAYERS)
def test_the_last_picture_shows_what_the_points_are_made_of(players: int) -> None:
    view = random_game("qwixx", players)[-1].view()
    scene = FACES["qwixx"].board(view, NAMES[:players], english())
    right = max(x + leaf.width for x, _, leaf in leaves(scene) if isinstance(leaf, Run))
    shown = [
        shape.text
        for x, _, leaf in leaves(scene)
        if x == right and isinstance(leaf, Sprite)
        for shape in leaf.shapes
        if isinstance(shape, Text)
    ]
    assert shown == [
        str(row_points(sheet.rows[color], color)) for sheet in view.sheets for color in COLORS
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", TOTALS)
def test_a_total_below_zero_keeps_its_sign(language: str, key: str) -> None:
    """Plural rules take -1 for `one`."""
    others: dict[str, Param] = dict.fromkeys(catalog(language).needs(key), "x")
    assert "-1" in words().say(language)(key, **{**others, TOTALS[key]: -1})
