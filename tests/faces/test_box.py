"""Pictures as Discord shows them: in a box of 400 x 300 pixels, not opened, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import pytest

from bot.games.common.example import explained
from bot.games.common.people import name_in_sentence
from bot.games.registry import FACES
from bot.pages.cards.announcement import announcement
from bot.pages.cards.curve import curve
from bot.pages.cards.lobby import lobby
from bot.pages.cards.standings import StandingsRow, podium, standings
from bot.pages.cards.welcome import welcome
from bot.render.names import clean
from bot.render.scene import Axis, Run, Scene, Sprite, leaves
from bot.render.shapes import Text
from bot.render.typeface import CAP_HEIGHT, fit, width
from bot.text.languages import Words
from bot.text.say import Say
from core.games.registry import GAMES
from tests.faces.longer import longer
from tests.faces.positions import NAMES, TABLES, random_game
from tests.walks import AnyMatch

BOX = 400, 300
SMALLEST = 11
WORD = 2
"""Shorter texts are numbers and letters, and lie on each other where tiles do."""
LONGEST = ("Wolfeschlegelsteinhausenbergerdor", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW") * 3
LONG = ("Maximiliane von Hohenstein", "Bartholomew Featherstone") * 3
WORDS = Words(strict=True)
LANGUAGES = {language: WORDS.say(language) for language in WORDS.languages}
ENGLISH, LONGER = LANGUAGES["en"], longer()
CUP = "Cup of all the friends of dice, cards and tiles in the north"
"""As long as the name of a tournament may be."""


class Rect(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Rect) -> bool:
        across = self.left < other.right - 1 and other.left < self.right - 1
        return across and self.top < other.bottom - 1 and other.top < self.bottom - 1

    def within(self, other: Rect) -> bool:
        across = other.left - 1 <= self.left <= self.right <= other.right + 1
        return across and other.top - 1 <= self.top <= self.bottom <= other.bottom + 1


class Written(NamedTuple):
    """A text as it is drawn, where in the picture, and on which of its sprites, by number."""

    text: str
    size: int
    whole: str
    place: Rect
    on: int


def spread(scene: Scene) -> list[tuple[Rect, Sprite]]:
    """Return all sprites of a picture; later ones lie above."""
    return [
        (Rect(x, y, x + sprite.width, y + sprite.height), sprite)
        for x, y, leaf in leaves(scene)
        for x, y, sprite in _sprites(x, y, leaf)
    ]


def _sprites(x: int, y: int, leaf: Sprite | Run) -> Iterator[tuple[int, int, Sprite]]:
    for sprite in leaf.sprites if isinstance(leaf, Run) else (leaf,):
        yield x, y, sprite
        if isinstance(leaf, Run) and leaf.axis is Axis.ACROSS:
            x += sprite.width
        else:
            y += sprite.height


def written(scene: Scene) -> list[Written]:
    return _written(spread(scene))


def _written(sprites: list[tuple[Rect, Sprite]]) -> list[Written]:
    return [
        _placed(shape, place, on)
        for on, (place, sprite) in enumerate(sprites)
        for shape in sprite.shapes
        if isinstance(shape, Text) and shape.text
    ]


def _placed(text: Text, sprite: Rect, on: int) -> Written:
    shown, size = text.text, text.size
    if text.room:
        shown, size = fit(shown, size, text.weight, text.room)
    wide, tall = width(shown, size, text.weight), size * CAP_HEIGHT / 2
    left = sprite.left + text.x - wide * {"left": 0, "center": 0.5, "right": 1}[text.align]
    middle = sprite.top + text.y
    place = Rect(left, middle - tall, left + wide, middle + tall)
    return Written(shown, size, text.text, place, on)


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
    """Pictures of positions from all over a game."""
    story = random_game(key, players)
    for match in (*story[:: max(len(story) // 12, 1)], story[-1]):
        yield from pictures(key, match, names, ENGLISH)


def told(key: str, players: int, names: tuple[str, ...], *says: Say) -> Iterator[Scene]:
    """Pictures of the last position of each kind: what is written in them follows from it."""
    kinds = {match.prompt and match.prompt.key: match for match in random_game(key, players)}
    for match, say in product(kinds.values(), says):
        yield from pictures(key, match, names, say)


def cards(say: Say) -> Iterator[Scene]:
    points = [say("tournament-points", points=count) for count in (1, 128)]
    places = tuple(
        StandingsRow(1 + at // 2, name, (points[1],)) for at, name in enumerate(LONGEST[:5])
    )
    yield podium(CUP, places)
    columns = tuple(say(f"tournament-column-{name}") for name in ("final", "points", "ahead"))
    criteria = [
        say("tournament-criterion", criterion=name)
        for name in ("absences", "opponents", "encounter", "wins", "margin")
    ]
    rows = tuple(
        StandingsRow(place.rank, place.name, ("4", "128", criterion))
        for place, criterion in zip(places, criteria, strict=True)
    )
    states = say("tournament-state-round", round=12, rounds=14), say("tournament-state-final")
    for state in states:
        heading = say("tournament-heading", name=CUP, state=state)
        yield standings(heading, columns, rows, say, medals=False)
    live = say("tournament-column-played"), columns[1]
    yield standings(CUP, live, tuple(StandingsRow(1, name, ("7", "99")) for name in LONGEST), say)
    for key in GAMES:
        game = say(f"game-{key.replace('_', '-')}")
        for kind in ("table-match", "round-robin", "swiss"):
            yield announcement(key, LONGEST[1], game, say("tournament-card", format=kind, size=4))
        yield curve(say("stats-curve", game=game, who=LONG[0]), (1000, 1234, 987), say)
    yield welcome(say)
    for face in FACES.values():
        if face.example:
            yield explained(face.example(say))
    for key, players in TABLES:
        yield lobby(key, LONGEST[:2], players, say)


def assert_good(scene: Scene, known: set[str]) -> None:
    """Everything is inside, large enough, whole but for names, and words lie on no other."""
    assert scene.width * BOX[1] >= scene.height * BOX[0]
    scale = min(BOX[0] / scene.width, BOX[1] / scene.height)
    sprites, canvas = spread(scene), Rect(0, 0, scene.width, scene.height)
    assert all(place.within(canvas) for place, _ in sprites)
    lines = _written(sprites)
    for line in lines:
        assert line.size * scale >= SMALLEST, line.text
        assert line.text == line.whole or line.whole in known, line.text
        assert line.place.within(sprites[line.on][0]), line.text
    words = [line for line in lines if len(line.text) > WORD]
    for at, line in enumerate(words):
        above = sprites[line.on + 1 :]
        assert not any(line.place.meets(other.place) for other in words[at + 1 :]), line.text
        assert not any(line.place.meets(place) for place, _ in above), line.text


@pytest.mark.parametrize("say", [*LANGUAGES.values(), LONGER], ids=[*LANGUAGES, "longer"])
def test_cards_can_be_read(say: Say) -> None:
    known = {clean(name) for name in LONGEST}
    for scene in cards(say):
        assert_good(scene, known)


@pytest.mark.parametrize("names", [NAMES, LONGEST], ids=["usual names", "longest names"])
@pytest.mark.parametrize(("key", "players"), TABLES)
def test_boards_can_be_read(key: str, players: int, names: tuple[str, ...]) -> None:
    for scene in drawn(key, players, names):
        assert_good(scene, cut(names, players))


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_boards_can_be_read_in_every_language(key: str, players: int) -> None:
    for scene in told(key, players, LONGEST, *LANGUAGES.values()):
        assert_good(scene, cut(LONGEST, players))
    for scene in told(key, players, LONG, LONGER):
        assert_good(scene, cut(LONG, players))


def cut(names: tuple[str, ...], players: int) -> set[str]:
    """Return the names that may be cut, alone or in a sentence."""
    return {clean(name) for name in names} | {name_in_sentence(names, n) for n in range(players)}
