"""Phrases about a table that several pages share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

import discord

from bot.games.common.words import title
from bot.games.registry import FACES
from bot.pages.custom_ids import Click, Verb
from bot.pages.page import Button, Part
from bot.text.names import in_row, spoken
from bot.text.say import Say
from core.engine.rng import fingerprint
from core.engine.rules import Prompt
from core.engine.series import length
from core.model.table import QUIET_DAYS, Chair, Table


def heading(table: Table, say: Say) -> str:
    games = length(table.games, max(len(table.chairs), 1))
    if games > 1:
        return say(
            "table-heading-series",
            game=title(table.game, say),
            table=table.id,
            number=table.series_game + 1,
            games=games,
        )
    return say("table-heading", game=title(table.game, say), table=table.id)


def agreed(table: Table, say: Say) -> str:
    """Sum up the settings of this table."""
    unusual = {"games": table.games != "1", "rated": not table.rated}
    terms = (*sorted(table.chosen), "games", "turn_seconds", "rated")
    return in_row((term(table, name, say) for name in terms if unusual.get(name, True)), say)


def term(table: Table, name: str, say: Say) -> str:
    """Return one of the settings of this table in words."""
    match name:
        case "games":
            return games_chosen(table.games, say)
        case "turn_seconds":
            return turn_time(table.turn_seconds, say)
        case "rated":
            return say("rated") if table.rated else say("unrated")
    return variant(table.game, name, table.chosen[name], say)


def variants(game: str, options: Mapping[str, str], say: Say) -> list[str]:
    """Return a short description of each option."""
    return [variant(game, key, value, say) for key, value in sorted(options.items())]


def variant(game: str, option: str, value: str, say: Say) -> str:
    return say(f"variant-{FACES[game].family}-{option}-{value}")


def games_chosen(games: str, say: Say) -> str:
    return say("games-chosen", games=int(games) if games.isdecimal() else games)


TURN_TIMES = (0, 60, 120, 300, 900, 3600, 12 * 3600, 24 * 3600, 3 * 24 * 3600, 7 * 24 * 3600)
"""The turn times that are offered, in seconds."""


def turn_time(seconds: int, say: Say) -> str:
    """Return the limit as one of the terms of a table: "1 day a turn"."""
    if seconds == 0:
        return say("turn-time-none", days=QUIET_DAYS)
    count, unit = _whole_units(seconds)
    return say("turn-time", count=count, unit=unit)


def turn_length(seconds: int, say: Say) -> str:
    """Return the limit where its name stands beside it: "1 day"."""
    if seconds == 0:
        return say("turn-time-none", days=QUIET_DAYS)
    count, unit = _whole_units(seconds)
    return say("turn-length", count=count, unit=unit)


def _whole_units(seconds: int) -> tuple[int, str]:
    units = ((86400, "days"), (3600, "hours"), (60, "minutes"), (1, "seconds"))
    size, unit = next((size, unit) for size, unit in units if seconds % size == 0)
    return seconds // size, unit


def prompt_key(game: str, prompt: Prompt) -> str:
    """Return the key of the messages about a prompt, such as `ladder-set-up`."""
    return f"{FACES[game].family}-{prompt.key.replace('_', '-')}"


def seated(table: Table, names: tuple[str, ...]) -> list[tuple[Chair, str]]:
    return list(zip(table.chairs, names, strict=True))


def who(chair: Chair, name: str, say: Say) -> str:
    """Return a player's name for an embed, where Discord may show mentions as bare ids."""
    if chair.user is not None and chair.level is not None:
        return say("played-by-ai", who=spoken(name))
    return spoken(name)


def mentioned(users: Iterable[int]) -> str:
    return " ".join(f"<@{user}>" for user in users)


def page_number(part: Part[Any], say: Say) -> str:
    return say("page-number", page=part.page, pages=part.pages) if part.pages > 1 else ""


def turning(part: Part[Any], listed: str, say: Say) -> tuple[tuple[Button, ...], ...]:
    """Return the buttons that turn the pages of a list: a game's leaderboard, or all tables."""
    return turned(part, Click(Verb.TURN_PAGE, 0, part.page, listed), say)


def turned(part: Part[Any], shown: Click, say: Say) -> tuple[tuple[Button, ...], ...]:
    """Return the buttons that lead from the page this click shows to its neighbors."""
    if part.pages == 1:
        return ()
    back, on = (replace(shown, prompt=page) for page in (part.page - 1, part.page + 1))
    return (
        (
            Button(say("button-back"), back, enabled=part.page > 1),
            Button(say("button-on"), on, enabled=part.page < part.pages),
        ),
    )


def fairness(table: Table, say: Say) -> str:
    """Return what stands below: the table, and in one line the fingerprint of its secret."""
    promised = fingerprint(table.commitment)
    return say("table-fairness", table=heading(table, say), fingerprint=promised)


def fair_play(table: Table, say: Say) -> Button:
    return Button(say("button-fair-play"), Click(Verb.FAIR_PLAY, table.id))


def story_button(table: Table, say: Say) -> Button:
    return Button(say("button-story"), Click(Verb.STORY, table.id))


def time_of_day(at: datetime) -> str:
    """Return a time as the reader's clock shows it."""
    return discord.utils.format_dt(at, "t")


def moment(at: datetime) -> str:
    return discord.utils.format_dt(at, "R")


def link(server: int, channel: int, message: int) -> str:
    """Return the address of a message."""
    return f"https://discord.com/channels/{server}/{channel}/{message}"
