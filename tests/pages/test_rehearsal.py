"""Games that nobody plays have what other tables will draw."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.registry import FACES
from bot.pages.rehearsal import Rehearsal, Scenes, moments
from bot.render.painter import Painter
from bot.render.scene import Sprite
from bot.text.languages import english
from core.games.registry import GAMES
from core.model.table import Chair
from tests import walks
from tests.pages.tables import table

NAMES = ("Ada", "Ben")
OTHERS = ("Cleo", "Dan")


def draw_a_game(game: str, names: tuple[str, ...], painter: Painter) -> int:
    """Return how many sprites a random game needs that were not drawn before."""
    before = painter.packed.made
    for line in walks.random_game(GAMES[game].rules, len(names), Random(7)):
        painter.png(FACES[game].board(line.match.view(), names, english()))
    return painter.packed.made - before


def prepared(scenes: Scenes, painter: Painter) -> list[Sprite]:
    return [sprite for scene in scenes for sprite in painter.prepare(scene)]


@pytest.mark.parametrize("game", GAMES)
def test_after_a_rehearsal_a_game_draws_little_anew(game: str) -> None:
    painter = Painter()
    rehearsal = Rehearsal(table(game=game))
    assert len(prepared(rehearsal.scenes(NAMES, english()), painter)) == painter.packed.made
    assert draw_a_game(game, NAMES, painter) < draw_a_game(game, NAMES, Painter()) / 5
    assert prepared(rehearsal.recast(OTHERS, english()), painter)
    assert draw_a_game(game, OTHERS, painter) < 3


@pytest.mark.parametrize("game", GAMES)
def test_with_any_number_of_players_a_game_is_rehearsed_to_its_end(game: str) -> None:
    for players in GAMES[game].rules.players:
        chairs = tuple(Chair(seat, seat + 1) for seat in range(players))
        positions = moments(table(game=game, chairs=chairs))
        assert any(moment.view.prompt is None for moment in positions), players
