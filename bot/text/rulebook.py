"""The rules of a game for its players, in our own words, as pages short enough for one embed."""

from __future__ import annotations

from dataclasses import dataclass

from bot.text.say import Say

SECTIONS = ("goal", "setup", "turn", "end", "scoring", "options")
"""Every game is explained in the same order."""


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what stands under it, rules cited by their marks: [Q7]."""

    title: str
    text: str


def summary(game: str, say: Say) -> str:
    """The game in two or three sentences, for a lobby or a list."""
    return say(f"rules-{_kebab(game)}-summary")


def pages(game: str, say: Say) -> tuple[Section, ...]:
    return tuple(
        Section(say(f"rules-title-{part}"), say(f"rules-{_kebab(game)}-{part}"))
        for part in SECTIONS
    )


def _kebab(game: str) -> str:
    return game.replace("_", "-")
