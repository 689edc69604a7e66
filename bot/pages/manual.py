"""Long texts in parts: /help and the rules of a game, with a button for each part.

The first part is an overview. A part is named as in bot/pages/shared.py: `help:table`,
`rules:qwixx:turn`; the overview by its text alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.common.controls import Tone
from bot.games.common.words import LONGEST_ALT, title
from bot.games.registry import FACES
from bot.pages.custom_ids import Click, Verb
from bot.pages.page import Button, Page
from bot.render.picture import Picture
from bot.text.names import listed
from bot.text.rulebook import SECTIONS, section, summary
from bot.text.say import Say
from core.model.table import QUIET_DAYS

OVERVIEW = "overview"
IN_A_ROW = 4

HELP: Mapping[str, Sequence[str]] = {
    "play": ("newgame", "join", "leave", "games", "rules"),
    "table": ("board", "hint", "table", "resign", "abort"),
    "tournaments": ("tournament", "organize"),
    "fairness": ("leaderboard", "stats", "replay", "verify"),
    "privacy": ("me", "settings", "privacy", "help"),
}
"""The parts of /help, each with its commands."""


def help_page(part: str, say: Say) -> Page:
    overview = part == OVERVIEW
    labels = {each: say(f"help-title-{each}") for each in (OVERVIEW, *HELP)}
    return Page(
        title=say("help-title") if overview else labels[part],
        body=_help_overview(say) if overview else _help_part(part, say),
        rows=_choices("help", labels, part),
    )


def _help_overview(say: Say) -> str:
    games = [f"**{title(key, say)}**" for key in FACES]
    return "\n\n".join([say("help-intro", games=listed(games, say)), say("help-first-steps")])


def _help_part(part: str, say: Say) -> str:
    commands = [say(f"help-command-{name}") for name in HELP[part]]
    return "\n".join([*commands, "", say(f"help-{part}-text", days=QUIET_DAYS)])


def rules_page(game: str, part: str, say: Say, example: Picture | None = None) -> Page:
    """Return a part of the rules; the overview is the game in two sentences and an example."""
    labels = {each: say(f"rules-title-{each}") for each in (OVERVIEW, *SECTIONS)}
    rows = _choices(f"rules:{game}", labels, part)
    name = title(game, say)
    if part == OVERVIEW:
        heading = say("rules-overview", game=name)
        return Page(title=heading, body=summary(game, say), picture=example, rows=rows)
    return Page(
        title=say("rules-part", game=name, part=labels[part]),
        body=section(game, part, say),
        footer=say("about-the-marks"),
        rows=rows,
    )


def example_alt(game: str, captions: Sequence[str], say: Say) -> str:
    numbered = " ".join(f"{number}. {caption}." for number, caption in enumerate(captions, start=1))
    return say("example-alt", game=title(game, say), captions=numbered)[:LONGEST_ALT]


def _choices(text: str, labels: Mapping[str, str], chosen: str) -> tuple[tuple[Button, ...], ...]:
    """Return a button for each part; the chosen one is marked."""
    found = [_choice(text, part, label, chosen) for part, label in labels.items()]
    return tuple(tuple(found[at : at + IN_A_ROW]) for at in range(0, len(found), IN_A_ROW))


def _choice(text: str, part: str, label: str, chosen: str) -> Button:
    click = Click(Verb.READ, 0, 0, text if part == OVERVIEW else f"{text}:{part}")
    tone = Tone.BLUE if part == chosen else Tone.GREY
    return Button(label, click, tone, enabled=part != chosen)
