"""The lobby card: the game, the players and the free seats."""

from __future__ import annotations

from bot.games.common.kit import INNER, badge
from bot.games.common.people import Names, shown_name
from bot.games.common.words import LONGEST_ALT, title
from bot.games.registry import FACES
from bot.pages.cards.card import card
from bot.render.icons import Shapes
from bot.render.scene import Placed, Scene, Sprite, row
from bot.render.shapes import Disc, Stroke, Text
from bot.render.tokens import EDGE, MIST, PANEL, PLAIN, WELL
from bot.render.typeface import Weight, size_within
from bot.text.names import in_row
from bot.text.say import Say

_HEIGHT = 360
_LEFT = 372
_SEATS = INNER - _LEFT - 16
_BADGE = 44
_PLACE = 166


def lobby(game: str, names: Names, seats: int, say: Say) -> Scene:
    """Draw the emblem, the game's name, and who sits where."""
    seat_width = _SEATS // max(seats, 4)
    places = [_seat(seat, names, seat_width) for seat in range(seats)]
    parts = (
        Placed(28, 24, FACES[game].emblem()),
        Placed(_LEFT, 24, _title(title(game, say))),
        *row(places, x=_LEFT - 4, y=166),
    )
    return card(_HEIGHT, parts)


def lobby_alt(game: str, names: Names, seats: int, terms: str, say: Say) -> str:
    seated = in_row((shown_name(names, seat) for seat in range(len(names))), say)
    return say(
        "lobby-alt",
        game=title(game, say),
        seated=len(names),
        seats=seats,
        names=seated,
        agreed=terms,
    )[:LONGEST_ALT]


def _title(name: str) -> Sprite:
    size = size_within(name, 96, Weight.HEAVY, _SEATS)
    text = Text(0, 66, name, size, PLAIN[PANEL], Weight.HEAVY)
    return Sprite(_SEATS, 132, PANEL, (text,))


def _seat(seat: int, names: Names, width: int) -> Sprite:
    name = shown_name(names, seat) if seat < len(names) else None
    return _place(seat, name, width)


def _place(seat: int, name: str | None, width: int) -> Sprite:
    """Draw a seat's badge above its name; a free seat is an empty ring with a plus."""
    x, y, arm = width / 2, _BADGE + 8, _BADGE * 0.4
    if name is None:
        ring: Shapes = (Disc(x, y, _BADGE, EDGE), Disc(x, y, _BADGE - 4, WELL))
        plus = (((x - arm, y), (x + arm, y)), ((x, y - arm), (x, y + arm)))
        return Sprite(width, _PLACE, PANEL, (*ring, *(Stroke(arms, MIST, 7) for arms in plus)))
    label = Text(x, 140, name, 36, PLAIN[PANEL], Weight.BOLD, "center", room=width - 10)
    return Sprite(width, _PLACE, PANEL, (*badge(seat, x, y, _BADGE), label))
