"""Clicks on the panel of those who run a tournament: the same acts as their commands."""

from __future__ import annotations

from collections.abc import Iterable

from bot.interactions import forms
from bot.interactions.context import Context
from bot.interactions.forms import FormField
from bot.interactions.tournaments import acts
from bot.pages.custom_ids import Click, Verb
from bot.pages.tournaments.organizer import MORE, Turned, organizer_page
from bot.text.names import in_row, visible
from core.engine.errors import BadTournament, Refusal, UnknownButton
from core.model.plan import decided
from core.model.scoring import table_places
from core.model.tournament import LONGEST_REASON, Fixture, TournamentView
from core.tournaments.results import Decision

_LONGEST_PLACES = 20
_MOST_NAMES = 100
"""Characters a form has room for, where it names the players to be placed."""


async def press(context: Context, click: Click) -> None:
    """Open the panel, or do what was chosen there."""
    view = await _view(context, click.table)
    name, _, value = (context.picked or click.target).partition("=")
    match name:
        case "close":
            await acts.ask_to_close(context, click.table)
        case "cancel":
            await acts.ask_to_call_off(context, click.table)
        case "decide" | "reopen":
            await _ask(context, view, name, value)
        case _ if name == MORE:
            menu, _, page = value.partition(".")
            await _show(context, click.table, turned=Turned(menu, _number(page)))
        case "":
            await _show(context, click.table)
        case _:
            await _show(context, click.table, await _outcome(context, click.table, name, value))


async def _view(context: Context, number: int) -> TournamentView:
    """Return the tournament; refuse people who do not run it."""
    return await context.services.tournaments.to_run(acts.call_of(context, number))


async def _show(
    context: Context, number: int, note: str = "", turned: Turned | None = None
) -> None:
    view = await _view(context, number)
    names = await context.client.tournament_pages.people.names(view, view.people, context.say)
    await context.show(organizer_page(view, names, context.say, note, turned))


async def _outcome(context: Context, number: int, name: str, value: str) -> str:
    """Return what was done or, on the panel itself, why it was refused."""
    try:
        return await _act(context, number, name, value)
    except Refusal as refused:
        if not context.response.private:
            raise
        return await context.explain(refused)


async def _act(context: Context, number: int, name: str, value: str) -> str:
    match name, value[:1], value[1:]:
        case "start", _, _:
            return await acts.start(context, number)
        case "out", "u", user:
            return await acts.drop(context, number, _number(user))
        case "out", "a", entry:
            return await acts.drop(context, number, ai=_number(entry))
        case "return", "u", user:
            return await acts.bring_back(context, number, _number(user))
        case "return", "a", entry:
            return await acts.bring_back(context, number, ai=_number(entry))
    round_number, table = _table(value)
    match name, forms.typed(context):
        case "decided", (places, reason):
            decision = Decision(round_number, table, acts.places_in(places), reason)
            return await acts.correct(context, number, decision)
        case "reopened", (reason,):
            return await acts.reopen(context, number, table, reason, round_number)
    raise UnknownButton


async def _ask(context: Context, view: TournamentView, name: str, value: str) -> None:
    """Open the form that decides a table or reopens it."""
    round_number, table = _table(value)
    of_round = view.of_round(round_number)
    found = next((fixture for fixture in of_round if fixture.pairing.number == table), None)
    if found is None:
        raise BadTournament(problem="no_such_table")
    say, number = context.say, view.tournament.id
    reason = FormField("reason", say("organizer-reason"), LONGEST_REASON)
    if name == "reopen":
        title = say("organizer-reopen", round=round_number, table=table)
        await forms.ask(context, title, _sent(number, f"reopened={value}"), reason)
        return
    title = say("organizer-decide", round=round_number, table=table)
    places = await _places(context, view, found)
    await forms.ask(context, title, _sent(number, f"decided={value}"), places, reason)


async def _places(context: Context, view: TournamentView, fixture: Fixture) -> FormField:
    """Return the field for places, filled with those that count now; it names the players."""
    seats = fixture.pairing.seats
    names = await context.client.tournament_pages.people.names(view, seats, context.say)
    room = _MOST_NAMES // len(seats) - len(", ")
    people = in_row((visible(name)[:room] for name in names.values()), context.say)
    given = ",".join(map(str, _places_now(view, fixture)))
    return FormField(
        "places", context.say("organizer-places"), _LONGEST_PLACES, given, given, people
    )


def _places_now(view: TournamentView, fixture: Fixture) -> Iterable[int]:
    """Return the places that count; at a table that is still open, the order of the seats."""
    pairing = fixture.pairing
    decision = decided(view.corrections).get((pairing.round, pairing.number))
    result = decision.result if decision else fixture.result
    return table_places(result) if result else range(1, len(pairing.seats) + 1)


def _sent(number: int, target: str) -> Click:
    return Click(Verb.MANAGE, number, target=target)


def _table(value: str) -> tuple[int, int]:
    """Read a round and a table: `2.1`."""
    round_number, _, table = value.partition(".")
    return _number(round_number), _number(table)


def _number(value: str) -> int:
    if not (value.isdecimal() and value.isascii() and len(value) < 20):
        raise UnknownButton
    return int(value)
