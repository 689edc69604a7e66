"""Render a gallery of positions from simulated games: `python -m bot.gallery [DIR]`.

It shows every game with every number of players at its opening, middle and end, with a panel and a
hint from the middle. It also has the example of each game's rules, a lobby, a table, a podium and a
rating curve. The contact sheet shows boards at full size beside what Discord makes of them in its
box of 400 x 300, dark and light. A board, a hint and a result are drawn in all languages side by
side.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any, TypeAlias

from PIL import Image

from bot.games.common.example import explained
from bot.games.common.words import title
from bot.games.registry import FACES
from bot.pages.cards.announcement import announcement
from bot.pages.cards.curve import curve
from bot.pages.cards.lobby import lobby
from bot.pages.cards.standings import StandingsRow, podium, standings
from bot.render.painter import Painter
from bot.render.scene import Scene
from bot.render.tokens import PAGE, Theme
from bot.text.languages import Words, english
from bot.text.say import Say
from core.engine.match import Match
from core.engine.rng import Rng
from core.engine.rules import Budget, Level, Setup
from core.games.registry import GAMES, Game

NAMES = ("Aurelia", "Bram 🎲", "דוד Cohen", "Maximiliane von Hohenstein", "小林 さくら")
_DIRECTORY = Path("docs/gallery")
_FULL = 1200, 900
_BOX = 400, 300
_BOXES = (
    ("middle", Theme.DARK),
    ("middle", Theme.LIGHT),
    ("end", Theme.DARK),
    ("end", Theme.LIGHT),
    ("panel", Theme.DARK),
    ("hint", Theme.DARK),
)
"""What stands beside a board at full size, two to a row."""
_IN_LANGUAGES = {
    "board": "top_twelve-2-middle",
    "hint": "qwixx-4-hint",
    "result": "qwixx-4-end",
}
_SIDE = 600, 450
"""A picture beside another, one and a half times as large as Discord shows it."""
_GOOD = 4
"""One move in four is the second best instead of the best, so that boards differ."""

AnyMatch: TypeAlias = Match[Any, Any, Any]
Shot: TypeAlias = tuple[str, Scene]


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bot.gallery", description=__doc__)
    parser.add_argument("directory", nargs="?", type=Path, default=_DIRECTORY)
    directory: Path = parser.parse_args(argv).directory
    directory.mkdir(parents=True, exist_ok=True)
    painter, pictures = Painter(), dict(shots(english()))
    for name, scene in pictures.items():
        png = painter.png(scene)
        (directory / f"{name}.png").write_bytes(png)
        print(f"{name:28}{len(png):9,} bytes")
    contact_sheet(pictures, painter).save(directory / "contact-sheet.png", optimize=True)
    for name, scenes in in_languages(Words(strict=True)).items():
        drawn = side_by_side(scenes, painter)
        drawn.save(directory / f"languages-{name}.png", optimize=True)


def shots(say: Say) -> Iterator[Shot]:
    for key, game in GAMES.items():
        for players in game.rules.players:
            yield from game_shots(game, players, say)
        seated = NAMES[:2]
        if example := FACES[key].example:
            yield f"{key}-example", explained(example(say))
        yield f"{key}-lobby", lobby(key, seated, max(game.rules.players), say)
    yield from table_shots(say)


def in_languages(words: Words) -> dict[str, list[Scene]]:
    """Return a few pictures with many words, each in every language."""
    says = [words.say(language) for language in words.languages]
    found = {
        say: dict([*game_shots(GAMES["qwixx"], 4, say), *game_shots(GAMES["top_twelve"], 2, say)])
        for say in says
    }
    return {name: [found[say][shot] for say in says] for name, shot in _IN_LANGUAGES.items()}


def game_shots(game: Game, players: int, say: Say) -> Iterator[Shot]:
    key, names = game.key, NAMES[:players]
    face, story = FACES[key], play_out(game, players)
    middle = story[len(story) // 2]
    for moment, match in (("opening", story[0]), ("middle", middle), ("end", story[-1])):
        yield f"{key}-{players}-{moment}", face.board(match.view(), names, say)
    asked = middle.prompt
    assert asked is not None  # the middle of a game is not its end
    seat = asked.seats[0]
    view, moves = middle.view(seat), middle.choices(seat)
    best = [advice.move for advice in game.advisor(Level.EASY).rank(view, moves, Budget())[:3]]
    yield f"{key}-{players}-panel", face.panel(view, names, say, legal=moves)
    yield f"{key}-{players}-hint", face.panel(view, names, say, best=best)


def table_shots(say: Say) -> Iterator[Shot]:
    points, ahead = (60, 48, 48, 36, 12), ("", "wins", "", "", "")
    places = tuple(
        StandingsRow(rank, name, (str(total), word), marked=rank == 2)
        for rank, name, total, word in zip(range(1, 6), NAMES, points, ahead, strict=True)
    )
    columns = say("tournament-column-points"), say("tournament-column-ahead")
    yield "standings", standings("Winter Cup: finished", columns, places, say)
    yield "podium", podium("Winter Cup", places)
    how = say("tournament-card", format="swiss", size=2)
    yield "announcement", announcement("qwixx", "Winter Cup", title("qwixx", say), how)
    yield "rating-curve", curve("Qwixx: Aurelia", _RATINGS, say)


_RATINGS = (1009, 1102, 1064, 1121, 1167, 1204, 1183, 1251, 1302, 1287, 1330, 1311, 1359, 1372)


@cache
def play_out(game: Game, players: int, seed: int = 1) -> list[AnyMatch]:
    """Return the positions of a whole game between players who mostly follow the advisor."""
    advisor, whims = game.advisor(Level.EASY), Rng(bytes([seed]) * 32, 0)
    match, _ = Match.start(game.rules, Setup(players), bytes([seed]) * 32)
    story = [match]
    while match.prompt is not None:
        seat = match.prompt.seats[0]
        ranked = advisor.rank(match.view(seat), match.choices(seat), Budget())
        place = whims.below(_GOOD) // 3 % len(ranked)
        match, _ = match.play(seat, str(ranked[place].move))
        story.append(match)
    return story


def contact_sheet(pictures: Mapping[str, Scene], painter: Painter) -> Image.Image:
    """Combine the boards of all games and numbers of players, one below the other."""
    boards = [name.removesuffix("middle") for name in pictures if name.endswith("middle")]
    sheet = Image.new("RGB", (_FULL[0] + 2 * _BOX[0], _FULL[1] * len(boards)), PAGE)
    for number, board in enumerate(boards):
        y = number * _FULL[1]
        sheet.paste(_image(painter.png(pictures[f"{board}middle"])), (0, y))
        for place, (moment, theme) in enumerate(_BOXES):
            shown = _image(painter.png(pictures[f"{board}{moment}"], theme))
            shown.thumbnail(_BOX, Image.Resampling.LANCZOS)
            sheet.paste(shown, (_FULL[0] + place % 2 * _BOX[0], y + place // 2 * _BOX[1]))
    return sheet.quantize(256, dither=Image.Dither.NONE)


def side_by_side(scenes: Sequence[Scene], painter: Painter) -> Image.Image:
    """Combine pictures, two to a row."""
    width, height = _SIDE
    sheet = Image.new("RGB", (2 * width, -(-len(scenes) // 2) * height), PAGE)
    for place, scene in enumerate(scenes):
        shown = _image(painter.png(scene)).resize(_SIDE, Image.Resampling.LANCZOS)
        sheet.paste(shown, (place % 2 * width, place // 2 * height))
    return sheet.quantize(256, dither=Image.Dither.NONE)


def _image(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


if __name__ == "__main__":
    main()
