"""Pictures as Discord shows them: in a box of 400 x 300 pixels, not opened."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from bot.games.common.example import explained
from bot.games.common.people import name_in_sentence
from bot.games.registry import FACES
from bot.pages.cards.announcement import announcement
from bot.pages.cards.curve import curve
from bot.pages.cards.lobby import lobby
from bot.pages.cards.standings import Place, podium, standings
from bot.pages.cards.welcome import welcome
from bot.render.names import clean
from bot.render.scene import Run, Scene, Sprite, leaves
from bot.render.shapes import Text
from bot.render.typeface import CAP_HEIGHT, fit, width
from bot.text.languages import Words
from bot.text.say import Say
from core.games.registry import GAMES
from tests.faces.positions import NAMES, TABLES, random_game
from tests.walks import AnyMatch

BOX = 400, 300
SMALLEST = 11
LONGEST = ("Wolfeschlegelsteinhausenbergerdor", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW") * 3
WORDS = Words()


class Written(NamedTuple):
    """A text as it is drawn, and the sprite it stands in."""

    text: str
    size: int
    whole: Text
    sprite: Sprite


def written(scene: Scene) -> Iterator[Written]:
    for _, _, leaf in leaves(scene):
        for sprite in leaf.sprites if isinstance(leaf, Run) else (leaf,):
            for shape in sprite.shapes:
                if isinstance(shape, Text) and shape.text:
                    fitted = shape.text, shape.size
                    if shape.room:
                        fitted = fit(*fitted, shape.weight, shape.room)
                    yield Written(*fitted, shape, sprite)


def pictures(key: str, match: AnyMatch, names: tuple[str, ...], say: Say) -> Iterator[Scene]:
    """The public board, and the panel and the hint of a seat that is asked."""
    face, names = FACES[key], names[: match.setup.seats]
    yield face.board(match.view(), names, say)
    if match.prompt is not None:
        seat = match.prompt.seats[-1]
        view, moves = match.view(seat), match.choices(seat)
        yield face.panel(view, names, say, legal=moves)
        yield face.panel(view, names, say, best=moves[-3:])


def drawn(key: str, players: int, names: tuple[str, ...]) -> Iterator[Scene]:
    """Pictures of positions from all over a game, in every language there is."""
    story = random_game(key, players)
    for match in (*story[:: max(len(story) // 12, 1)], story[-1]):
        for language in WORDS.languages:
            yield from pictures(key, match, names, WORDS.say(language))


def cards() -> Iterator[Scene]:
    say = WORDS.say("en")
    places = tuple(Place(1 + at // 2, name, ("128", "99")) for at, name in enumerate(LONGEST[:5]))
    yield standings("Cup", ("points", "opponents"), places * 2, say)
    yield podium("Cup", places)
    words = tuple(
        Place(place.rank, place.name, ("4", "128", "direct encounter")) for place in places
    )
    yield standings("Cup", ("final", "points", "ahead on"), words * 2, say, medals=False)
    for key in GAMES:
        yield announcement(key, LONGEST[1], "5 vor 12", "Round robin, 7 rounds, tables of 2")
    yield curve("Ada", (1000, 1234, 987), say)
    yield welcome(say)
    for face in FACES.values():
        if face.example:
            yield explained(face.example(say))
    for key, game in GAMES.items():
        yield lobby(key, LONGEST[:2], max(game.rules.players), say)


def test_cards_can_be_read_in_the_box_too() -> None:
    known = {clean(name) for name in LONGEST}
    for scene in cards():
        assert scene.width * BOX[1] >= scene.height * BOX[0]
        assert_readable(scene)
        for line in written(scene):
            assert line.text == line.whole.text or line.whole.text in known
            assert_inside(line)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_every_picture_fills_the_width_of_the_box(key: str, players: int) -> None:
    for scene in drawn(key, players, NAMES):
        assert scene.width * BOX[1] >= scene.height * BOX[0]


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_no_text_is_smaller_than_eleven_pixels_in_the_box(key: str, players: int) -> None:
    for scene in drawn(key, players, LONGEST):
        assert_readable(scene)


def assert_readable(scene: Scene) -> None:
    scale = min(BOX[0] / scene.width, BOX[1] / scene.height)
    for line in written(scene):
        assert line.size * scale >= SMALLEST, line.text


@pytest.mark.parametrize("names", [NAMES, LONGEST], ids=["usual names", "longest names"])
@pytest.mark.parametrize(("key", "players"), TABLES)
def test_nothing_is_cut_but_long_names(key: str, players: int, names: tuple[str, ...]) -> None:
    known = {clean(name) for name in names}
    known |= {name_in_sentence(names, seat) for seat in range(players)}
    for scene in drawn(key, players, names):
        for line in written(scene):
            assert line.text == line.whole.text or line.whole.text in known
            assert_inside(line)


def assert_inside(line: Written) -> None:
    text, sprite = line.whole, line.sprite
    wide = width(line.text, line.size, text.weight)
    left = text.x - wide * {"left": 0, "center": 0.5, "right": 1}[text.align]
    tall = line.size * CAP_HEIGHT / 2
    assert -1 <= left <= left + wide <= sprite.width + 1, line.text
    assert -1 <= text.y - tall <= text.y + tall <= sprite.height + 1, line.text


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_every_piece_lies_inside_the_picture(key: str, players: int) -> None:
    for scene in drawn(key, players, LONGEST):
        for x, y, leaf in leaves(scene):
            assert 0 <= x <= x + leaf.width <= scene.width
            assert 0 <= y <= y + leaf.height <= scene.height
