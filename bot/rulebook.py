"""The rules of a game for its players, and the guide to the bot, as pages of one embed each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.faces.words import Say

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


def guide(commands: Sequence[str], say: Say) -> tuple[Section, ...]:
    """What the bot is and how to use it; `commands` are those there are, as the code names them."""
    lines = "\n".join(say(f"help-command-{_kebab(command)}") for command in commands)
    return (
        Section(say("help-title"), say("help-intro")),
        _help("start", say),
        Section(say("help-commands-title"), lines),
        *(_help(part, say) for part in ("time", "fairness", "privacy")),
    )


def _help(part: str, say: Say) -> Section:
    return Section(say(f"help-{part}-title"), say(f"help-{part}-text"))


def _kebab(game: str) -> str:
    return game.replace("_", "-")
