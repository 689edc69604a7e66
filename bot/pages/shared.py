"""Pages that one person reads and may show to all: help, rules, ratings, statistics, tournaments.

A click names its page; whatever it says, the page is made of what everybody on the server may read.
"""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.games.common.example import explained
from bot.games.registry import FACES
from bot.pages.custom_ids import Click, Verb
from bot.pages.leaderboard import LeaderboardPages
from bot.pages.manual import HELP, OVERVIEW, example_alt, help_page, rules_page
from bot.pages.page import Button, Page, with_extras
from bot.pages.tournaments.pages import TournamentPages
from bot.render.picture import Picture
from bot.services import Services
from bot.text.names import spoken
from bot.text.rulebook import SECTIONS
from bot.text.say import Say
from core.engine.errors import UnknownButton

_LARGEST = 2**63


def help_of() -> Click:
    return Click(Verb.SHARE, 0, 0, "help")


def rules_of(game: str) -> Click:
    return Click(Verb.SHARE, 0, 0, f"rules:{game}")


def leaderboard_of(game: str, page: int) -> Click:
    return Click(Verb.SHARE, 0, page, f"leaderboard:{game}")


def statistics_of(user: int, game: str | None) -> Click:
    return Click(Verb.SHARE, 0, 0, f"stats:{user}:{game or ''}")


def standings_of(tournament: int, page: int) -> Click:
    return Click(Verb.SHARE, tournament, page, "standings")


def pairings_of(tournament: int, round_number: int, page: int) -> Click:
    return Click(Verb.SHARE, tournament, page, f"pairings:{round_number}")


def is_of_tournament(wanted: Click) -> bool:
    return wanted.target.partition(":")[0] in ("standings", "pairings")


class SharedPages:
    def __init__(
        self, services: Services, leaderboards: LeaderboardPages, tournaments: TournamentPages
    ) -> None:
        self._services = services
        self._leaderboards = leaderboards
        self._tournaments = tournaments

    async def page(self, server: int, wanted: Click, say: Say, *, pictures: bool = True) -> Page:
        """Return the page a click names, without the button to show it."""
        match wanted.target.split(":"):
            case ["help"]:
                return help_page(OVERVIEW, say)
            case ["help", part] if part in HELP:
                return help_page(part, say)
            case ["rules", game] if game in FACES:
                example = await self._example(server, game, say) if pictures else None
                return rules_page(game, OVERVIEW, say, example)
            case ["rules", game, part] if game in FACES and part in SECTIONS:
                return rules_page(game, part, say)
            case ["leaderboard", game] if game in FACES:
                return await self._leaderboards.leaderboard(server, game, wanted.prompt, say)
            case ["stats", user, ""]:
                return await self._leaderboards.overview(server, _number(user), say)
            case ["stats", user, game] if game in FACES:
                return await self._leaderboards.career(
                    server, _number(user), game, say, pictures=pictures
                )
            case ["standings"]:
                view = await self._services.tournaments.see(server, wanted.table)
                return await self._tournaments.standings(
                    view, wanted.prompt, say, pictures=pictures
                )
            case ["pairings", number]:
                view = await self._services.tournaments.see(server, wanted.table)
                return await self._tournaments.round(view, _number(number), wanted.prompt, say)
        raise UnknownButton

    async def _example(self, server: int, game: str, say: Say) -> Picture | None:
        shown = FACES[game].example
        if shown is None:
            return None
        example = shown(say)
        alt = example_alt(game, example.captions, say)
        return await self._services.draw(server, explained(example), alt, "example.png")


def _number(text: str) -> int:
    if not (text.isdecimal() and text.isascii() and int(text) < _LARGEST):
        raise UnknownButton
    return int(text)


def to_share(page: Page, wanted: Click, say: Say) -> Page:
    """Return the page for one reader, with the button to show it to all."""
    if not page.title:
        return page  # only a sentence
    return replace(page, rows=with_extras(page.rows, (Button(say("button-share"), wanted),)))


def shared(page: Page, name: str, say: Say) -> Page:
    """Return the page for all, signed by whoever shows it; everybody may read on."""
    rows = tuple(row for row in page.rows if all(item.click.verb is Verb.READ for item in row))
    return replace(page, text=say("shared-by", who=spoken(name)), rows=rows)


def without_button(message: discord.Message, click: Click) -> discord.ui.View | None:
    """Return what can be clicked on a message except for this button."""
    view = discord.ui.View.from_message(message, timeout=None)
    for item in view.children:
        if getattr(item, "custom_id", "") == str(click):
            view.remove_item(item)
    view.stop()
    return view if view.children else None
