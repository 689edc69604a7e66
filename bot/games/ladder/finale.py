"""The end of a game, drawn where the middle was: winners among confetti, above the podium."""

from __future__ import annotations

from bot.games.common.kit import Step, paragraph, plate, podium
from bot.games.common.people import Person
from bot.render import icons
from bot.render.scene import Group, Placed, Sprite
from bot.render.shapes import Shape, Text
from bot.render.tokens import PAGE, PANEL, PLAIN, SEATS
from bot.render.typeface import Weight

_INSET = 10
_WIDEST = 92
_LINE = 52
_FOOT = 14


def upright(
    width: int, height: int, winners: tuple[Person, ...], sentence: str, steps: tuple[Step, ...]
) -> Group:
    """Draw crown and names above the podium, in a box too narrow for a sentence about winners."""
    inner = width - 2 * _INSET
    stairs = podium(steps, min(height * 2 // 5, 300), min(inner // len(steps), _WIDEST))
    top = height - stairs.height - _FOOT
    if winners:
        above = Placed(_INSET, _INSET, _cheer(inner, top - _INSET, winners))
    else:
        told = paragraph(inner - 2 * _INSET, top - _INSET, sentence, 40, PLAIN[PANEL])
        above = Placed(2 * _INSET, _INSET, told)
    parts = (
        Placed(0, 0, plate(width, height, lit=bool(winners))),
        above,
        Placed((width - stairs.width) // 2, top, stairs),
    )
    return Group(width, height, PAGE, parts)


def _cheer(width: int, height: int, winners: tuple[Person, ...]) -> Sprite:
    below = _LINE * len(winners)
    crown = min(width * 0.62, (height - below) * 0.8)
    y = (height - below) / 2
    shapes: list[Shape] = [*icons.confetti(width, height, tuple(p.fill for p in SEATS))]
    shapes += icons.gold_crown(width / 2, y, crown)
    for line, person in enumerate(winners):
        middle = height - below + _LINE * (line + 0.4)
        shapes.append(
            Text(
                width / 2,
                middle,
                person.name,
                46,
                PLAIN[PANEL],
                Weight.HEAVY,
                "center",
                room=width - 16,
                halo=8,
            )
        )
    return Sprite(width, height, PANEL, tuple(shapes))
