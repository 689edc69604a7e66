"""The lobby card: the game, the players and the free seats."""

from __future__ import annotations

from functools import lru_cache

from bot.games.common.kit import INNER, badge, paragraph
from bot.games.common.people import Names, shown_name
from bot.games.common.words import LONGEST_ALT, title
from bot.games.registry import FACES
from bot.pages.cards.card import card
from bot.render.scene import Placed, Scene, Sprite, row
from bot.render.shapes import Disc, Shape, Text
from bot.render.tokens import EDGE, PANEL, PLAIN, QUIET, WELL
from bot.render.typeface import Weight
from bot.text.say import Say

_HEIGHT = 360
_LEFT = 372
_SEATS = INNER - _LEFT - 20


def lobby(game: str, names: Names, seats: int, note: str, say: Say) -> Scene:
    """Draw the lobby; `note` sums up its settings (setup, series, clock)."""
    seat_width = _SEATS // max(seats, 4)
    taken = say("lobby-seats", seated=len(names), seats=seats)
    places = [_seat(seat, names, seat_width, say("lobby-seat-free")) for seat in range(seats)]
    parts = (
        Placed(28, 24, FACES[game].emblem()),
        Placed(_LEFT, 18, _title(title(game, say), taken)),
        Placed(_LEFT, 136, paragraph(_SEATS, 84, note, 28, QUIET[PANEL])),
        *row(places, x=_LEFT - 4, y=228),
    )
    return card(_HEIGHT, parts)


def lobby_alt(game: str, names: Names, seats: int, note: str, say: Say) -> str:
    seated = ", ".join(shown_name(names, seat) for seat in range(len(names)))
    head = say("lobby-alt", game=title(game, say), seated=len(names), seats=seats, names=seated)
    return f"{head} {note}"[:LONGEST_ALT]


@lru_cache(maxsize=256)
def _title(name: str, taken: str) -> Sprite:
    return Sprite(
        _SEATS,
        118,
        PANEL,
        (
            Text(0, 42, name, 68, PLAIN[PANEL], Weight.HEAVY, room=_SEATS),
            Text(2, 98, taken, 30, QUIET[PANEL], Weight.MEDIUM, room=_SEATS),
        ),
    )


def _seat(seat: int, names: Names, width: int, free: str) -> Sprite:
    name = shown_name(names, seat) if seat < len(names) else None
    return _place(seat, name, width, free)


@lru_cache(maxsize=1024)
def _place(seat: int, name: str | None, width: int, free: str) -> Sprite:
    """Draw a seat's badge above its name; a free seat is an empty ring."""
    x = width / 2
    ring: tuple[Shape, ...] = (Disc(x, 40, 34, EDGE), Disc(x, 40, 31, WELL))
    disc = ring if name is None else badge(seat, x, 40, 34)
    ink = QUIET[PANEL] if name is None else PLAIN[PANEL]
    label = Text(x, 98, name or free, 26, ink, Weight.BOLD, "center", room=width - 8)
    return Sprite(width, 118, PANEL, (*disc, label))
