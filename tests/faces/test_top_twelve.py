"""What the pictures of Top 12 point out, and the fields they are made of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.games.top_twelve import FACE
from bot.games.top_twelve.highlights import owner_fields
from bot.games.top_twelve.pieces import OWN, SHARED, Field, Size, field
from bot.render.scene import Run, Scene, Sprite, leaves
from bot.render.shapes import Text
from bot.render.tokens import GOLD, PANEL, TEXT
from bot.render.typeface import LEAST, width
from bot.text.languages import english
from core.engine.rules import Standing
from core.engine.standings import settle
from core.games.top_twelve.state import COLUMNS, HIGHEST, Put, View
from tests.faces.positions import NAMES, random_game
from tests.walks import AnyMatch

PLAYERS = (1, 2, 3, 4)
SIZES = (OWN, *SHARED.values())


def board(match: AnyMatch) -> Scene:
    return FACE.board(match.view(), NAMES[: match.setup.seats], english())


def columns(scene: Scene) -> Iterator[Run]:
    """The columns of all sheets, sheet by sheet."""
    fields = {(size.width, size.height) for size in SIZES}
    for _, _, leaf in leaves(scene):
        if isinstance(leaf, Run) and (leaf.sprites[0].width, leaf.sprites[0].height) in fields:
            yield leaf


@pytest.mark.parametrize("size", SIZES)
def test_every_number_fits_its_field(size: Size) -> None:
    for number in range(1, HIGHEST + 1):
        written = [s for s in field(0, Field(number), size).shapes if isinstance(s, Text)]
        assert "".join(text.text for text in written) == str(number)
        starts, ends = zip(*map(extent, written), strict=True)
        assert list(starts) == sorted(starts)
        assert min(starts) >= 1
        assert max(ends) <= size.width - 1
        assert all(text.size >= LEAST for text in written)


def extent(text: Text) -> tuple[float, float]:
    wide = width(text.text, text.size, text.weight)
    left = text.x - wide / 2 if text.align == "center" else text.x
    return left, left + wide


@pytest.mark.parametrize("players", PLAYERS)
def test_the_columns_by_which_somebody_has_won_are_golden(players: int) -> None:
    for number in range(1, 5):
        match = random_game("top_twelve", players, number)[-1]
        grounds = [column.sprites[0].ground for column in columns(board(match))]
        assert grounds == list(expected(match.view()))


def expected(view: View) -> Iterator[tuple[int, int, int]]:
    for standing in view.standings:
        counts = [sum(map(bool, column)) for column in view.sheets[standing.seat]]
        for count in counts:
            yield GOLD if standing.won and count == max(counts) else PANEL


@pytest.mark.parametrize("players", PLAYERS)
def test_each_latest_entry_is_framed(players: int) -> None:
    """The last round's number in the band has a frame of its own, once it is over."""
    for match in random_game("top_twelve", players)[:-1]:
        view = match.view()
        bars = [leaf for _, _, leaf in leaves(board(match)) if is_bar(leaf)]
        number = view.phase == "name_number" and view.number is not None
        assert len(bars) == 4 * (len(view.last) + number)


def is_bar(leaf: Sprite | Run) -> bool:
    return isinstance(leaf, Sprite) and leaf.ground == TEXT and not leaf.shapes


def test_of_two_suggestions_for_one_field_the_better_is_shown() -> None:
    view = random_game("top_twelve", 2)[0].view(0)
    fields = owner_fields(view, 0, (), (Put(10, 0, 3), Put(20, 0, 3), Put(30, COLUMNS - 1, 0)))
    assert fields[0][3] == Field(0, offer=10, rank=1)
    assert fields[COLUMNS - 1][0] == Field(0, offer=30, rank=3)


def test_alone_a_title_is_earned_only_by_who_was_there() -> None:
    details: dict[str, int | str] = {
        "columns": "12-9-8-8-7",
        "rounds": 20,
        "rating": "professional",
    }
    won = Standing(0, 1, score=12, points=1, won=True, details=details)
    (lost,) = settle([won], {0})
    told = [(_headline(standing), FACE.score(standing, english())) for standing in (won, lost)]
    assert told == [
        (
            "Aurelia is done in 20 rounds: professional!",
            "a full column in 20 rounds: you are a professional",
        ),
        ("Game over: nobody wins.", "columns of 12-9-8-8-7"),
    ]


def _headline(standing: Standing) -> str:
    view = replace(random_game("top_twelve", 1)[-1].view(), standings=(standing,))
    return FACE.headline(view, NAMES[:1], english())
