"""What is suggested while an organizer types: tables and places, with the players' names."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product

from discord.app_commands import Choice

from bot.commands.common import LONGEST_CHOICE, suggestions
from bot.interactions.context import Interaction
from bot.interactions.permissions import sees
from bot.pages.tournaments.organizer import table_choice
from bot.text.names import in_row
from bot.text.say import Say
from core.engine.errors import UnknownTournament
from core.model.tournament import Fixture, Tournament, TournamentStatus, TournamentView

_PLACE_TAKES = len("1. , ")


async def tables(interaction: Interaction, typed: str) -> list[Choice[int]]:
    """Suggest the tables of the round."""
    return await _tables(interaction, typed, lambda _: True)


async def ended_tables(interaction: Interaction, typed: str) -> list[Choice[int]]:
    """Suggest the tables of the round that have ended."""
    return await _tables(interaction, typed, lambda fixture: fixture.result is not None)


async def places(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """Suggest who could be first, second and so on at the chosen table."""
    view = await _view(interaction)
    table = interaction.namespace.table
    fixtures = _fixtures(interaction, view) if view else ()
    found = next((f for f in fixtures if f.pairing.number == table), None)
    if view is None or found is None:
        return []
    say = await interaction.client.services.say_to(interaction)
    names = await _names(interaction, view, found, say)
    every = sorted(orders(len(names)), key=lambda order: (len(names) - len(set(order)), order))
    return suggestions(
        ((_spelled(order, names, say), ",".join(map(str, order))) for order in every), typed
    )


def orders(seats: int) -> Iterator[tuple[int, ...]]:
    """Return every way to give this many seats places, with ties."""
    for order in product(range(1, seats + 1), repeat=seats):
        if all(place == 1 + sum(other < place for other in order) for place in order):
            yield order


def _spelled(order: Sequence[int], names: Sequence[str], say: Say) -> str:
    room = LONGEST_CHOICE // len(names) - _PLACE_TAKES
    placed = sorted(zip(order, names, strict=True))
    parts = (say("tournament-place-choice", place=at, who=name[:room]) for at, name in placed)
    return in_row(parts, say)


async def _tables(
    interaction: Interaction, typed: str, usable: Callable[[Fixture], bool]
) -> list[Choice[int]]:
    view = await _view(interaction)
    if view is None:
        return []
    say = await interaction.client.services.say_to(interaction)
    named = []
    for fixture in filter(usable, _fixtures(interaction, view)):
        names = await _names(interaction, view, fixture, say)
        named.append((table_choice(fixture, names, say), fixture.pairing.number))
    return suggestions(named, typed)


def _fixtures(interaction: Interaction, view: TournamentView) -> list[Fixture]:
    """Return the tables of the round that was typed, or of the current one."""
    typed = interaction.namespace.round
    number = typed if isinstance(typed, int) else view.tournament.round
    return [fixture for fixture in view.of_round(number) if not fixture.pairing.is_bye]


async def _names(
    interaction: Interaction, view: TournamentView, fixture: Fixture, say: Say
) -> list[str]:
    pages = interaction.client.tournament_pages
    return list((await pages.people.names(view, fixture.pairing.seats, say)).values())


async def _view(interaction: Interaction) -> TournamentView | None:
    found = await meant(interaction, TournamentStatus.RUNNING)
    tournaments = interaction.client.services.tournaments
    return await tournaments.see(found.server, found.id) if found else None


async def meant(interaction: Interaction, status: TournamentStatus) -> Tournament | None:
    """Return the tournament that is meant, if the person typing can see it."""
    tournaments, server = interaction.client.services.tournaments, interaction.guild_id or 0
    number = interaction.namespace.tournament
    if not isinstance(number, int):
        known = await tournaments.listed(server, status)
        return next((one for one in known if sees(interaction, one.channel)), None)
    try:
        found = await tournaments.tournament(server, number)
    except UnknownTournament:
        return None
    return found if sees(interaction, found.channel) else None
