"""Render a gallery of positions from simulated games: `python -m bot.games.gallery [DIR]`.

It shows every game with every number of players in its opening, middle and end, with a panel and a
hint from the middle; a lobby, a table, a podium and a rating curve; and a contact sheet of all.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, TypeAlias

from PIL import Image

from bot.games.registry import FACES
from bot.pages.cards.curve import curve
from bot.pages.cards.lobby import lobby
from bot.pages.cards.standings import Place, podium, standings
from bot.render.painter import Painter
from bot.render.scene import Scene
from bot.render.tokens import PAGE
from bot.text.languages import english
from bot.text.say import Say
from core.engine.match import Match
from core.engine.rng import Rng
from core.engine.rules import Budget, Level, Setup
from core.games.registry import GAMES, Game

NAMES = ("Aurelia", "Bram 🎲", "דוד Cohen", "Maximiliane von Hohenstein", "小林 さくら")
_DIRECTORY = Path("docs/gallery")
_THUMB = 360
_COLUMNS = 4
_GOOD = 4
"""Of four moves, three are the best and one is the second best, so that boards differ."""

AnyMatch: TypeAlias = Match[Any, Any, Any]
Shot: TypeAlias = tuple[str, Scene]


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bot.games.gallery", description=__doc__)
    parser.add_argument("directory", nargs="?", type=Path, default=_DIRECTORY)
    directory: Path = parser.parse_args(argv).directory
    directory.mkdir(parents=True, exist_ok=True)
    painter = Painter()
    pictures = {name: painter.png(scene) for name, scene in shots(english())}
    for name, png in pictures.items():
        (directory / f"{name}.png").write_bytes(png)
        print(f"{name:28}{len(png):9,} bytes")
    contact_sheet(pictures).save(directory / "contact-sheet.png", optimize=True)


def shots(say: Say) -> Iterator[Shot]:
    for key, game in GAMES.items():
        for players in game.rules.players:
            yield from game_shots(game, players, say)
        seated = NAMES[:2]
        yield f"{key}-lobby", lobby(key, seated, max(game.rules.players), say)
    yield from table_shots(say)


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
    points = (14, 12, 12, 9, 7)
    places = tuple(
        Place(rank, name, (str(total), f"{total * 3.5:g}", "6"), marked=name == "Bram 🎲")
        for rank, name, total in zip((1, 2, 2, 4, 5), NAMES, points, strict=True)
    )
    yield (
        "standings",
        standings("Winter Cup: after round 6", ("points", "buchholz", "played"), places, say),
    )
    yield "podium", podium("Winter Cup", places)
    yield "rating-curve", curve("Qwixx: Aurelia", _RATINGS, say)


_RATINGS = (1009, 1102, 1064, 1121, 1167, 1204, 1183, 1251, 1302, 1287, 1330, 1311, 1359, 1372)


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


def contact_sheet(pictures: Mapping[str, bytes]) -> Image.Image:
    """Combine all pictures at about the size a phone shows them."""
    thumbs = [_thumb(png) for png in pictures.values()]
    rows = [thumbs[start : start + _COLUMNS] for start in range(0, len(thumbs), _COLUMNS)]
    heights = [max(thumb.height for thumb in row) for row in rows]
    sheet = Image.new("RGB", (_COLUMNS * _THUMB, sum(heights)), PAGE)
    y = 0
    for row, height in zip(rows, heights, strict=True):
        for column, thumb in enumerate(row):
            sheet.paste(thumb, (column * _THUMB, y))
        y += height
    return sheet


def _thumb(png: bytes) -> Image.Image:
    image = Image.open(BytesIO(png)).convert("RGB")
    image.thumbnail((_THUMB, 10 * _THUMB), Image.Resampling.LANCZOS)
    return image


if __name__ == "__main__":
    main()
