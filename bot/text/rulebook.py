"""The rules of a game for its players, in our own words, short enough for a message each."""

from __future__ import annotations

from bot.text.say import Say

SECTIONS = ("goal", "setup", "turn", "end", "scoring", "options")
"""The order of sections, the same for every game."""


def summary(game: str, say: Say) -> str:
    """Return the game in two sentences."""
    return say(f"rules-{_key(game)}-summary")


def section(game: str, part: str, say: Say) -> str:
    """Return the text of a section, which cites rules by number: [Q7]."""
    return say(f"rules-{_key(game)}-{part}")


def _key(game: str) -> str:
    return game.replace("_", "-")
