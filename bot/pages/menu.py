"""The menu of a running table: what this one person can do there besides moving."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.common.controls import Tone
from bot.pages.custom_ids import Click, Verb
from bot.pages.page import Button, Page
from bot.pages.phrases import heading, moment, seated
from bot.pages.turn import asked_chairs
from bot.text.names import listed, spoken, visible
from bot.text.say import Say
from core.model import Action, Offer, Table

RESIGN = "resign"
"""The target that leads to the question whether to resign."""


def menu_page(offer: Offer, names: tuple[str, ...], note: str, say: Say) -> Page:
    """Return the menu; the note says what was done last."""
    buttons = [_button(offer, a, say) for a in offer.actions if a.seat is None]
    if offer.view.seat is not None:
        click = Click(Verb.TABLE, offer.view.table.id, 0, RESIGN)
        buttons.append(Button(say("menu-button-resign"), click, Tone.RED))
    return Page(
        text=note,
        title=heading(offer.view.table, say),
        body="\n".join(_lines(offer, names, say)),
        rows=(tuple(buttons), *_rows_about_seats(offer, names, say)),
    )


def _button(offer: Offer, action: Action, say: Say) -> Button:
    click = Click(Verb.TABLE, offer.view.table.id, 0, str(action))
    return Button(say(f"menu-button-{action.kind}"), click)


def _rows_about_seats(
    offer: Offer, names: tuple[str, ...], say: Say
) -> Iterator[tuple[Button, ...]]:
    """Return one row for each seat whose person is away."""
    for seat, name in enumerate(names):
        yield tuple(
            Button(
                say(f"menu-seat-{action.kind}", name=visible(name)),
                Click(Verb.TABLE, offer.view.table.id, 0, str(action)),
            )
            for action in offer.actions
            if action.seat == seat
        )


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
    elif sits and waited and offer.away_from:
        lines.append(say("menu-away", when=moment(offer.away_from)))
    if not (offer.actions or sits):
        lines.append(say("menu-empty"))
    return lines


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
