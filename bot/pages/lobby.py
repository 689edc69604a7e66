"""The page of a lobby, before and after the game starts."""

from __future__ import annotations

from bot.games.common.controls import Tone
from bot.pages.cards.lobby import lobby as lobby_card
from bot.pages.cards.lobby import lobby_alt
from bot.pages.custom_ids import Click, Verb
from bot.pages.page import Button, ItemRow, Menu, Page
from bot.pages.phrases import agreed, heading, mentioned, moment, seated, who
from bot.services import Services
from bot.text.names import plain, spoken
from bot.text.say import Say
from core.engine.rules import Level
from core.model import Table, TableView
from core.tournaments.model import LONGEST_NAME


async def lobby_page(seen: TableView, names: tuple[str, ...], services: Services, say: Say) -> Page:
    table = seen.table
    seats = table.kind.rules.players[-1]
    note = agreed(table, say)
    card = lobby_card(table.game, names, seats, note, say)
    alt = lobby_alt(table.game, names, seats, note, say)
    called = invited(table)
    kind = "match" if table.series_game else "tournament"
    return Page(
        text=invitation(called, kind, say) if called else "",
        title=heading(table, say),
        body=lobby_text(seen, names, await _tournament(table, services), say),
        footer=say("lobby-fairness", commitment=table.commitment),
        picture=await services.draw(card, alt),
        rows=lobby_rows(table, say),
        mentions=called,
    )


async def _tournament(table: Table, services: Services) -> str:
    """Return the name of the tournament a table belongs to."""
    if table.tournament is None:
        return ""
    return (await services.tournaments.tournament(table.server, table.tournament)).name


def invited(table: Table) -> tuple[int, ...]:
    """Return whom a new lobby notifies: players seated by a pairing or a series."""
    if not table.seats_given:
        return ()
    return tuple(chair.user for chair in table.people if chair.user is not None)


def invitation(users: tuple[int, ...], kind: str, say: Say) -> str:
    return say("lobby-invites", who=mentioned(users), kind=kind)


def lobby_text(seen: TableView, names: tuple[str, ...], tournament: str, say: Say) -> str:
    table = seen.table
    lines = [_opened_by(table, names, tournament, say)]
    if len(table.chairs) not in table.kind.rules.book_players and table.startable:
        lines.append(say("lobby-beyond-book", count=len(table.chairs)))
    if seen.due:
        ends = "lobby-begins" if table.seats_given else "lobby-expires"
        lines.append(say(ends, when=moment(seen.due.at)))
    lines += [f"{chair.seat + 1}. {who(chair, name, say)}" for chair, name in seated(table, names)]
    return "\n".join(lines)


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

    join = button("button-join", Verb.JOIN, Tone.GREEN, enabled=has_room(table))
    start = button("button-start", Verb.START, Tone.BLUE, enabled=table.startable)
    rules = button("button-rules", Verb.RULES)
    if table.seats_given:  # leaving would forfeit the match, which needs more than one click
        return ((join, start, rules),)
    people: tuple[Button, ...] = (join, button("button-leave", Verb.LEAVE), start, rules)
    if any(chair.user is None for chair in table.chairs):
        # A double click must not remove two, so its id changes too.
        remove = Click(Verb.REMOVE_AI, table.id, len(table.chairs))
        people = (*people, Button(say("button-remove-ai"), remove))
    if table.full:
        return (people,)
    levels = tuple((level.value, say(f"level-{level}")) for level in Level)
    # Discord keeps showing the last pick of a menu until its id changes.
    more = Click(Verb.ADD_AI, table.id, len(table.chairs))
    return (people, (Menu(say("menu-add-ai"), more, levels),))


def has_room(table: Table) -> bool:
    """Return whether a user can join; a running match admits only players who left it."""
    if not table.seats_given:
        return not table.full
    return any(chair.user and chair.level for chair in table.chairs)


def started_page(table: Table, names: tuple[str, ...], say: Say) -> Page:
    """Return the page that replaces a lobby when the game starts."""
    people = ", ".join(who(chair, name, say) for chair, name in seated(table, names))
    return Page(
        title=heading(table, say),
        body=say("lobby-started", people=people, agreed=agreed(table, say)),
        footer=say("lobby-fairness", commitment=table.commitment),
    )
