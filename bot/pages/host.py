"""The panel of a lobby's host: everything the host can change, for the host alone."""

from __future__ import annotations

from bot.pages.custom_ids import Click, Verb
from bot.pages.page import Button, ItemRow, Menu, Page, UserMenu
from bot.pages.phrases import (
    TURN_TIMES,
    agreed,
    games_chosen,
    heading,
    seated,
    turn_time,
    variant,
)
from bot.text.names import LONGEST, visible
from bot.text.say import Say
from core.model.table import Status, Table

INVITE = "invite"
"""The target of the menu that invites whoever is picked."""
_PICK = "pick"
_MOST_PROMPT = 0xFFFFFFF
"""The highest number a custom id has room for."""


def host_page(table: Table, user: int, names: tuple[str, ...], say: Say) -> Page:
    """Return the panel, or a page without buttons for somebody who no longer hosts this lobby."""
    if table.host != user or table.status is not Status.LOBBY or table.seats_given:
        started = table.status is not Status.LOBBY
        return Page(text=say("host-over", started="yes" if started else "no"))
    return Page(
        title=heading(table, say),
        body=say("host-about", agreed=agreed(table, say)),
        rows=_rows(table, names, say),
    )


def _rows(table: Table, names: tuple[str, ...], say: Say) -> tuple[ItemRow, ...]:
    menus = (
        _menu(table, "game", say("host-menu-game"), _games(table, say)),
        _menu(table, "time", say("host-menu-time"), _times(table, say)),
        _menu(table, "people", say("host-menu-people"), _people(table, names, say)),
    )
    invite = UserMenu(say("host-menu-invite"), _click(table, INVITE))
    return (_switches(table, say), *menus, () if table.full else (invite,))


def _switches(table: Table, say: Say) -> tuple[Button, ...]:
    on = {"rated": table.rated, "private": table.private, "autostart": table.autostart}
    return tuple(
        Button(
            say(f"host-{name}", on="yes" if value else "no"),
            _click(table, f"{name}={'no' if value else 'yes'}"),
        )
        for name, value in on.items()
    )


def _menu(table: Table, name: str, label: str, choices: tuple[tuple[str, str], ...]) -> ItemRow:
    return (Menu(label, _click(table, f"{_PICK}-{name}"), choices),) if choices else ()


def _click(table: Table, target: str) -> Click:
    # Discord keeps showing the last pick of a menu until its id changes.
    return Click(Verb.HOST, table.id, table.version % _MOST_PROMPT, target)


def _games(table: Table, say: Say) -> tuple[tuple[str, str], ...]:
    """Return the variants and the lengths of a series that are not chosen yet."""
    game = table.kind
    variants = (
        (f"{option.key}={value}", variant(table.game, option.key, value, say))
        for option in game.rules.options
        for value in option.choices
        if value != table.chosen[option.key]
    )
    lengths = (
        (f"games={games}", games_chosen(games, say))
        for games in game.series.choices
        if games != table.games
    )
    return (*variants, *lengths)


def _times(table: Table, say: Say) -> tuple[tuple[str, str], ...]:
    return tuple(
        (f"turn_seconds={seconds}", turn_time(seconds, say))
        for seconds in TURN_TIMES
        if seconds != table.turn_seconds
    )


def _people(table: Table, names: tuple[str, ...], say: Say) -> tuple[tuple[str, str], ...]:
    others = [
        (chair.user, visible(name)[:LONGEST] or say("player-name", seat=chair.seat + 1))
        for chair, name in seated(table, names)
        if chair.user not in {None, table.host}
    ]
    kicks = ((f"kick={user}", say("host-kick", who=name)) for user, name in others)
    hosts = ((f"host={user}", say("host-hand-over", who=name)) for user, name in others)
    return (*hosts, *kicks)
