"""The page of a lobby, before and after the game starts."""

from __future__ import annotations

from datetime import datetime

from bot.games.common.controls import Tone
from bot.games.common.words import title
from bot.pages.cards.lobby import lobby as lobby_card
from bot.pages.cards.lobby import lobby_alt
from bot.pages.custom_ids import Click, Verb
from bot.pages.page import Button, ItemRow, Menu, Page
from bot.pages.phrases import (
    agreed,
    fair_play,
    fairness,
    heading,
    mentioned,
    moment,
    seated,
    term,
    time_of_day,
    who,
)
from bot.render.picture import Picture
from bot.services import Services
from bot.text.names import in_row, plain, spoken, titled
from bot.text.rulebook import summary
from bot.text.say import Say
from core.engine.rules import Level
from core.model.table import Chair, Guest, Table
from core.model.tournament import LONGEST_NAME
from core.model.views import TableView

SURE = "sure"
"""The target of a click by which a player leaves a given seat, once asked."""


async def lobby_page(seen: TableView, names: tuple[str, ...], services: Services, say: Say) -> Page:
    table = seen.table
    return Page(
        text=invitation(table, say),
        title=lobby_title(table, names, say),
        body=lobby_text(seen, names, await _tournament(table, services), say),
        footer=fairness(table, say),
        picture=await _card(table, names, services, say),
        rows=lobby_rows(table, say),
        mentions=invited(table),
    )


async def _card(
    table: Table, names: tuple[str, ...], services: Services, say: Say
) -> Picture | None:
    """Draw who sits where, except for a tournament, which opens many tables at once."""
    if table.tournament is not None:
        return None
    seats = len(names) if table.seats_given else table.kind.rules.players[-1]
    card = lobby_card(table.game, names, seats, say)
    alt = lobby_alt(table.game, names, seats, agreed(table, say), say)
    return await services.draw(table.server, card, alt)


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


def lobby_title(table: Table, names: tuple[str, ...], say: Say) -> str:
    """Return what it is: somebody's game that others can join, or a game with given seats."""
    if table.seats_given:
        return heading(table, say)
    return say("lobby-title", host=titled(_host(table, names)), game=title(table.game, say))


def _host(table: Table, names: tuple[str, ...]) -> str:
    return next((name for c, name in seated(table, names) if c.user == table.host), "")


def lobby_text(seen: TableView, names: tuple[str, ...], tournament: str, say: Say) -> str:
    table = seen.table
    lines = [
        _topic(table, tournament, say),
        *_seats(table, names, say),
        *_missing(table, names, say),
        *_notes(table, say),
    ]
    if len(table.chairs) not in table.kind.rules.book_players and table.startable:
        lines.append(say("lobby-beyond-book", count=len(table.chairs)))
    if seen.due:
        ends = "lobby-begins" if table.seats_given else "lobby-expires"
        lines.append(say(ends, when=moment(seen.due.at)))
    return "\n".join(lines)


def _topic(table: Table, tournament: str, say: Say) -> str:
    """Return the game in two sentences, or what a game with given seats belongs to."""
    if tournament:
        return say("lobby-tournament", name=f"**{plain(tournament, LONGEST_NAME)}**")
    if table.series_game:
        return say("lobby-next-game")
    return summary(table.game, say)


def _missing(table: Table, names: tuple[str, ...], say: Say) -> list[str]:
    """Return what the start waits for, and what can be done about it."""
    missing = missing_players(table)
    if not missing:
        return []
    return [say("lobby-missing", count=missing, host=spoken(_host(table, names)))]


def missing_players(table: Table) -> int:
    return max(table.kind.rules.players[0] - len(table.chairs), 0)


def _notes(table: Table, say: Say) -> list[str]:
    """Return the terms, which of them have changed, and who may join."""
    notes = [say("lobby-terms", agreed=agreed(table, say))]
    if table.seats_given:
        return notes
    if table.changed:
        changed = in_row((term(table, name, say) for name in table.changed), say)
        notes.append(say("lobby-changed", changed=changed))
    if table.private:
        notes.append(say("lobby-private"))
    if table.autostart:
        notes.append(say("lobby-starts-itself"))
    return notes


def _seats(table: Table, names: tuple[str, ...], say: Say) -> list[str]:
    """Return who sits where: line by line, or for a tournament's table, which is small, in one."""
    if table.tournament is not None:
        return [in_row((who(chair, name, say) for chair, name in seated(table, names)), say)]
    return ["", *(_seat(table, chair, name, say) for chair, name in seated(table, names)), ""]


def _seat(table: Table, chair: Chair, name: str, say: Say) -> str:
    player = who(chair, name, say)
    if chair.user is not None and not table.seats_given:
        hosts = "yes" if chair.user == table.host else "no"
        ready = "yes" if chair.ready else "no"
        player = say("lobby-player", who=player, hosts=hosts, ready=ready)
    return f"{chair.seat + 1}. {player}"


def lobby_rows(table: Table, say: Say) -> tuple[ItemRow, ...]:
    def button(key: str, verb: Verb, tone: Tone = Tone.GREY, *, enabled: bool = True) -> Button:
        return Button(say(key), Click(verb, table.id), tone, enabled)

    start = _start(table, say)
    rules, fair = button("button-rules", Verb.RULES), fair_play(table, say)
    if table.seats_given:  # leaving would forfeit the match, which needs more than one click
        back = button("button-come-back", Verb.JOIN, Tone.GREEN)
        return ((back, start, rules, fair) if has_room(table) else (start, rules, fair),)
    join = button("button-join", Verb.JOIN, Tone.GREEN, enabled=has_room(table))
    ready, leave = button("button-ready", Verb.READY), button("button-leave", Verb.LEAVE)
    people = (join, ready, leave, start, rules)
    hosts: tuple[Button, ...] = (button("button-host", Verb.HOST), fair)
    if len(table.chairs) == 1:
        hosts = (button("button-play-ai", Verb.PLAY_AI, Tone.BLUE), *hosts)
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


def _start(table: Table, say: Say) -> Button:
    """Return the button to start, which says what is missing while it cannot be pressed."""
    missing = missing_players(table)
    label = say("button-start-missing", count=missing) if missing else say("button-start")
    return Button(label, Click(Verb.START, table.id), Tone.BLUE, table.startable)


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
    """Return the page for a player who has left a given seat."""
    back = Button(say("button-come-back"), Click(Verb.JOIN, table.id), Tone.GREEN)
    return Page(text=say("left-for-now", table=heading(table, say)), rows=((back,),))


def started_page(table: Table, names: tuple[str, ...], say: Say) -> Page:
    """Return the page that replaces a lobby when the game starts."""
    people = in_row((who(chair, name, say) for chair, name in seated(table, names)), say)
    return Page(
        title=say("lobby-started", game=title(table.game, say)),
        body="\n".join([people, say("lobby-terms", agreed=agreed(table, say))]),
        footer=fairness(table, say),
        rows=((fair_play(table, say),),),
    )
