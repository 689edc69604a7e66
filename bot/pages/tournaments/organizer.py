"""The panel of those who run a tournament: what they can do now, for themselves alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.games.common.controls import Tone
from bot.pages.custom_ids import Click, Verb
from bot.pages.page import Button, ItemRow, Menu, Page, paged
from bot.pages.tournaments.standings import Names
from bot.pages.tournaments.words import called, state
from bot.text.names import listed, visible
from bot.text.say import Say
from core.model.tournament import (
    ONGOING,
    Fixture,
    Person,
    Tournament,
    TournamentStatus,
    TournamentView,
    entry_number,
)

MORE = "more"
"""Turns to another page of a menu: `more=out.2`."""
_MOST_CHOICES, _LONGEST_CHOICE = 25, 100
"""Discord's limits."""
_MOST_PROMPT = 0xFFFFFFF
"""The highest number a custom id has room for."""

_Choices: TypeAlias = Sequence[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Turned:
    """A menu, and the page it has been turned to."""

    menu: str = ""
    page: int = 1


def organizer_page(
    view: TournamentView, names: Names, say: Say, note: str = "", turned: Turned | None = None
) -> Page:
    """Return the panel, or only the note if there is nothing left to run."""
    tournament = view.tournament
    if tournament.status not in ONGOING:
        return Page(text=note or say("organizer-over"))
    return Page(
        text=note,
        title=say("tournament-heading", name=called(tournament), state=state(tournament, say)),
        body=say("organizer-about"),
        rows=(_buttons(tournament, say), *_menus(view, names, say, turned or Turned())),
    )


def _buttons(tournament: Tournament, say: Say) -> tuple[Button, ...]:
    off = Button(say("button-call-off"), _click(tournament, "cancel"), Tone.RED)
    if tournament.status is TournamentStatus.OPEN:
        return Button(say("button-start-now"), _click(tournament, "start"), Tone.GREEN), off
    label = say("button-close-round", round=tournament.round)
    return Button(label, _click(tournament, "close"), Tone.BLUE), off


def _menus(view: TournamentView, names: Names, say: Say, turned: Turned) -> list[ItemRow]:
    tournament = view.tournament
    tables = [f for f in view.of_round(tournament.round) if not f.pairing.is_bye]
    ended = [fixture for fixture in tables if fixture.result]
    inside = [who for who in view.people.values() if who.may_be_dropped]
    outside = [who for who in view.people.values() if who.may_be_returned and tournament.goes_on]
    offered: dict[str, _Choices] = {
        "decide": _tables("decide", tables, names, say),
        "reopen": _tables("reopen", ended, names, say),
        "out": _people("out", inside, names),
        "return": _people("return", outside, names),
    }
    return [
        (_menu(tournament, name, choices, say, turned.page if turned.menu == name else 1),)
        for name, choices in offered.items()
        if choices
    ]


def _menu(tournament: Tournament, name: str, choices: _Choices, say: Say, page: int) -> Menu:
    label = say(f"organizer-menu-{name}")
    if len(choices) <= _MOST_CHOICES:
        return Menu(label, _click(tournament, f"pick-{name}"), tuple(choices))
    part = paged(choices, page, _MOST_CHOICES - 1)
    after = part.page % part.pages + 1
    more = (f"{MORE}={name}.{after}", say("organizer-more", page=after, pages=part.pages))
    return Menu(label, _click(tournament, f"pick-{name}.{part.page}"), (*part.items, more))


def _click(tournament: Tournament, target: str) -> Click:
    # Discord keeps showing the last pick of a menu until its id changes.
    return Click(Verb.MANAGE, tournament.id, tournament.version % _MOST_PROMPT, target)


def _tables(act: str, fixtures: Iterable[Fixture], names: Names, say: Say) -> _Choices:
    return [
        (
            f"{act}={fixture.pairing.round}.{fixture.pairing.number}",
            table_choice(fixture, [names[player] for player in fixture.pairing.seats], say),
        )
        for fixture in fixtures
    ]


def table_choice(fixture: Fixture, names: Sequence[str], say: Say) -> str:
    """Return a table as a menu names it: its number, who sits there, whether it is open."""
    number, how = fixture.pairing.number, "ended" if fixture.result else "open"
    choice = say("tournament-table-choice", table=number, people=listed(names, say), state=how)
    return choice[:_LONGEST_CHOICE]


def _people(act: str, people: Iterable[Person], names: Names) -> _Choices:
    return [
        (f"{act}={_entrant(who)}", visible(names[who.player])[:_LONGEST_CHOICE] or who.player)
        for who in people
    ]


def _entrant(who: Person) -> str:
    """Return a person or an AI as a menu names it."""
    return f"u{who.user}" if who.user is not None else f"a{entry_number(who.player)}"
