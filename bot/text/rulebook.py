"""The rules of a game for its players, in our own words, short enough for one embed."""

from __future__ import annotations

from dataclasses import dataclass

from bot.text.say import Say

SECTIONS = ("goal", "setup", "turn", "end", "scoring", "options")
"""The order of sections, the same for every game."""


@dataclass(frozen=True, slots=True)
class Section:
    """A title and its text, which cites rules by number: [Q7]."""

    title: str
    text: str


def sections(game: str, say: Say) -> tuple[Section, ...]:
    key = game.replace("_", "-")
    return tuple(
        Section(say(f"rules-title-{part}"), say(f"rules-{key}-{part}")) for part in SECTIONS
    )
