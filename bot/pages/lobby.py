"""The page of a lobby, before and after the game starts."""

from __future__ import annotations

from datetime import datetime

from bot.games.common.controls import Tone
from bot.pages.cards.lobby import lobby as lobby_card
from bot.pages.cards.lobby import lobby_alt
from bot.pages.custom_ids import Click, Verb
from bot.pages.page import Button, ItemRow, Menu, Page
from bot.pages.phrases import (
    agreed,
    heading,
    mentioned,
    moment,
    seated,
    term,
    time_of_day,
    who,
)
from bot.services import Services
from bot.text.names import plain, spoken
from bot.text.say import Say
from core.engine.rules import Level
from core.model import Chair, Guest, Table, TableView
from core.tournaments.model import LONGEST_NAME

SURE = "sure"
"""The target of a click by which a player leaves a given seat, once asked."""


async def lobby_page(seen: TableView, names: tuple[str, ...], services: Services, say: Say) -> Page:
    table = seen.table
    seats = table.kind.rules.players[-1]
    note = agreed(table, say)
    card = lobby_card(table.game, names, seats, say)
    alt = lobby_alt(table.game, names, seats, note, say)
    return Page(
        text=invitation(table, say),
        title=heading(table, say),
        body=lobby_text(seen, names, await _tournament(table, services), say),
        footer=say("lobby-fairness", commitment=table.commitment),
        picture=await services.draw(table.server, card, alt),
        rows=lobby_rows(table, say),
        mentions=invited(table),
    )


async def _tournament(table: Table, services: Services) -> str:
    """Return the name of the tournament a table belongs to."""
    if table.tournament is None:
        return ""
    return (await services.tournaments.tournament(table.server, table.tournament)).name


def invited(table: Table) -> tuple[int, ...]:
    """Return whom a new lobby notifies: players with given seats, or those a seat is kept for."""
    if not table.seats_given:
        return tuple(guest.user for guest in _expected(table))
    return tuple(chair.user for chair in table.people if chair.user is not None)


def _expected(table: Table) -> list[Guest]:
    """Return the guests who have neither come nor declined, if there is a seat for them."""
    guests = () if table.full else table.guests
    return [guest for guest in guests if guest.kept_until and not table.chair_of(guest.user)]


def invitation(table: Table, say: Say) -> str:
    """Return what a lobby says to those it notifies."""
    if table.seats_given:
        called, kind = invited(table), "match" if table.series_game else "tournament"
        return say("lobby-invites", who=mentioned(called), kind=kind) if called else ""
    kept: dict[datetime, list[int]] = {}
    for guest in _expected(table):
        if guest.kept_until:
            kept.setdefault(guest.kept_until, []).append(guest.user)
    lines = (
        say("lobby-keeps-seats", who=mentioned(users), until=time_of_day(until))
        for until, users in sorted(kept.items())
    )
    return "\n".join(lines)


def lobby_text(seen: TableView, names: tuple[str, ...], tournament: str, say: Say) -> str:
    table = seen.table
    lines = [_opened_by(table, names, tournament, say), *_notes(table, say)]
    if len(table.chairs) not in table.kind.rules.book_players and table.startable:
        lines.append(say("lobby-beyond-book", count=len(table.chairs)))
    if seen.due:
        ends = "lobby-begins" if table.seats_given else "lobby-expires"
        lines.append(say(ends, when=moment(seen.due.at)))
    lines += [_seat(table, chair, name, say) for chair, name in seated(table, names)]
    return "\n".join(lines)


def _notes(table: Table, say: Say) -> list[str]:
    """Return who may join, what has changed, and what the start waits for."""
    if table.seats_given:
        return []
    notes = [say("lobby-private")] if table.private else []
    if table.autostart:
        notes.append(say("lobby-starts-itself"))
    if table.changed:
        changed = ", ".join(term(table, name, say) for name in table.changed)
        notes.append(say("lobby-changed", changed=changed))
    missing = table.kind.rules.players[0] - len(table.chairs)
    if missing > 0:
        notes.append(say("lobby-missing", count=missing))
    return notes


def _seat(table: Table, chair: Chair, name: str, say: Say) -> str:
    player = who(chair, name, say)
    if chair.ready and chair.user is not None and not table.seats_given:
        player = say("lobby-ready", who=player)
    return f"{chair.seat + 1}. {player}"


def _opened_by(table: Table, names: tuple[str, ...], tournament: str, say: Say) -> str:
    if tournament:
        return say(
            "lobby-tournament",
            name=f"**{plain(tournament, LONGEST_NAME)}**",
            agreed=agreed(table, say),
        )
    if table.series_game:
        return say("lobby-next-game", agreed=agreed(table, say))
    host = next((name for c, name in seated(table, names) if c.user == table.host), "")
    return say("lobby-host", host=spoken(host), agreed=agreed(table, say))


def lobby_rows(table: Table, say: Say) -> tuple[ItemRow, ...]:
    def button(key: str, verb: Verb, tone: Tone = Tone.GREY, *, enabled: bool = True) -> Button:
        return Button(say(key), Click(verb, table.id), tone, enabled)

    start = button("button-start", Verb.START, Tone.BLUE, enabled=table.startable)
    rules = button("button-rules", Verb.RULES)
    if table.seats_given:  # leaving would forfeit the match, which needs more than one click
        back = button("button-come-back", Verb.JOIN, Tone.GREEN)
        return ((back, start, rules) if has_room(table) else (start, rules),)
    join = button("button-join", Verb.JOIN, Tone.GREEN, enabled=has_room(table))
    ready, leave = button("button-ready", Verb.READY), button("button-leave", Verb.LEAVE)
    people = (join, ready, leave, start, rules)
    hosts: tuple[Button, ...] = (button("button-host", Verb.HOST),)
    if any(chair.user is None for chair in table.chairs):
        # A double click must not remove two, so its id changes too.
        remove = Click(Verb.REMOVE_AI, table.id, len(table.chairs))
        hosts = (*hosts, Button(say("button-remove-ai"), remove))
    if table.full:
        return (people, hosts)
    levels = tuple((level.value, say(f"level-{level}")) for level in Level)
    # Discord keeps showing the last pick of a menu until its id changes.
    more = Click(Verb.ADD_AI, table.id, len(table.chairs))
    return (people, hosts, (Menu(say("menu-add-ai"), more, levels),))


def has_room(table: Table) -> bool:
    """Return whether a user can join; a running match admits only players who left it."""
    if not table.seats_given:
        return not table.full
    return any(chair.user and chair.level for chair in table.chairs)


def leave_page(table: Table, say: Say) -> Page:
    """Return the question whether a player really wants to leave a given seat."""
    leave = Button(say("button-leave"), Click(Verb.LEAVE, table.id, 0, SURE), Tone.RED)
    question = say("leave-confirm", table=heading(table, say))
    return Page(text=question, rows=((leave,),))


def left_page(table: Table, say: Say) -> Page:
    """Return what a player is told who has left a given seat."""
    back = Button(say("button-come-back"), Click(Verb.JOIN, table.id), Tone.GREEN)
    return Page(text=say("left-for-now", table=heading(table, say)), rows=((back,),))


def started_page(table: Table, names: tuple[str, ...], say: Say) -> Page:
    """Return the page that replaces a lobby when the game starts."""
    people = ", ".join(who(chair, name, say) for chair, name in seated(table, names))
    return Page(
        title=heading(table, say),
        body=say("lobby-started", people=people, agreed=agreed(table, say)),
        footer=say("lobby-fairness", commitment=table.commitment),
    )
