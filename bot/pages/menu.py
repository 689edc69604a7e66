"""The menu of a running table: what this one person can do there besides moving."""

from __future__ import annotations

from bot.games.common.controls import PER_ROW, Tone
from bot.pages.custom_ids import Click, Verb
from bot.pages.page import Button, Page
from bot.pages.phrases import heading, moment, seated
from bot.pages.turn import asked_chairs
from bot.text.names import listed, spoken, visible
from bot.text.say import Say
from core.engine.rules import Seat
from core.model.actions import Action, ActionKind, Offer
from core.model.table import Table

RESIGN = "resign"
"""The target that leads to the question whether to resign."""
LOST = "lost"
"""The target that follows the warning that ending the game counts as lost."""


def menu_page(offer: Offer, names: tuple[str, ...], newcomer: str, note: str, say: Say) -> Page:
    """Return the menu.

    `newcomer` is who has waited longest for a seat; the note says what was done last.
    """
    table, own = offer.view.table, offer.view.seat

    def button(label: str, target: str, tone: Tone = Tone.GREY) -> Button:
        return Button(label, Click(Verb.TABLE, table.id, 0, target), tone)

    first = [
        button(say(f"menu-button-{action.kind}"), str(action))
        for action in offer.actions
        if action.seat is None
    ]
    if own is not None:
        first.append(button(say("menu-button-resign"), RESIGN, Tone.RED))
    for_seats = [
        button(_for_seat(action, names[action.seat], newcomer, own, say), str(action))
        for action in offer.actions
        if action.seat is not None
    ]
    return Page(
        text=note,
        title=heading(table, say),
        body="\n".join(_lines(offer, names, say)),
        rows=(first, *(for_seats[i : i + PER_ROW] for i in range(0, len(for_seats), PER_ROW))),
    )


def _for_seat(action: Action, name: str, newcomer: str, own: Seat | None, say: Say) -> str:
    if action.kind is not ActionKind.SWAP:
        return say(f"menu-seat-{action.kind}", name=visible(name))
    if action.seat == own:
        return say("menu-own-seat", newcomer=visible(newcomer))
    return say("menu-swap", name=visible(name), newcomer=visible(newcomer))


def _lines(offer: Offer, names: tuple[str, ...], say: Say) -> list[str]:
    """Return whom the table waits for and what can be done about it."""
    table, sits = offer.view.table, offer.view.seat is not None
    asked = {chair.seat for chair in asked_chairs(offer.view)}
    waited = [spoken(name) for chair, name in seated(table, names) if chair.seat in asked]
    lines = []
    if waited and offer.asked_since:
        since = moment(offer.asked_since)
        lines.append(say("menu-waits", who=listed(waited, say), since=since))
    if sits and table.tournament is not None:
        lines.append(say("menu-organizer"))
    else:
        lines += _absence(offer, asked, say)
    if not (offer.actions or sits):
        lines.append(say("menu-empty"))
    return lines


def _absence(offer: Offer, asked: set[Seat], say: Say) -> list[str]:
    """Return when those who are waited for count as away, if this reader could then act on it."""
    table, own = offer.view.table, offer.view.seat
    late = asked - {own}
    if own is None or not late or not offer.away_from:
        return []
    if any(action.seat in late for action in offer.actions):
        return []  # the buttons say so
    others = [chair for chair in table.people if chair.seat not in late]
    if table.rated and len(others) < 2:
        return []  # nobody decides that alone
    alone = not table.rated and table.chairs[own].user == table.host
    when = moment(offer.away_from)
    return [say("menu-away", when=when, alone="yes" if alone else "no")]


def abort_page(table: Table, say: Say, *, lost: bool) -> Page:
    """Return the question whether to end the game for everybody, and what that would mean."""
    click = Click(Verb.ABORT, table.id, 0, LOST if lost else "")
    question = say("abort-confirm", table=heading(table, say), lost="yes" if lost else "no")
    return Page(text=question, rows=((Button(say("button-abort"), click, Tone.RED),),))


def resign_page(table: Table, user: int, say: Say) -> Page:
    """Return the question whether this user really wants to resign."""
    forfeit = Click(Verb.RESIGN, table.id, 0, "forfeit")
    ways = [Button(say("button-resign-forfeit"), forfeit, Tone.RED)]
    alone = all(chair.user == user for chair in table.people)
    if not alone:
        ai = Button(say("button-resign-ai"), Click(Verb.RESIGN, table.id, 0, "ai"), Tone.BLUE)
        ways.insert(0, ai)
    question = say("resign-confirm", table=heading(table, say), alone="yes" if alone else "no")
    return Page(text=question, rows=(tuple(ways),))
