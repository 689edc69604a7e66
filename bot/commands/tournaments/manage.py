"""/tournament: what people and organisers do; announcing and reading have files of their own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.commands.common import Interaction, server_of, text
from bot.commands.tournaments import create as tournament_create
from bot.commands.tournaments import reading as tournament_reading
from bot.commands.tournaments.clicks import roles_of
from bot.commands.tournaments.common import group_of, meant_tournament, suggest_tournaments
from bot.games.common.controls import Tone
from bot.interactions.client import RungsClient
from bot.interactions.permissions import is_organiser
from bot.pages.custom_ids import Click, Verb
from bot.pages.page import Button, Page
from bot.pages.tournament import called
from bot.publishing.response import Response
from bot.text.names import spoken
from bot.text.say import Say
from core.engine.errors import BadTournament, NotOrganiser
from core.tournaments.model import ONGOING, TournamentStatus, TournamentView
from core.tournaments.plan import MOST_PLAYERS

Act = Callable[[RungsClient, Interaction, int, Response, Say], Awaitable[None]]
OPEN = (TournamentStatus.OPEN,)
RUNNING = (TournamentStatus.RUNNING,)


def add(client: RungsClient) -> None:
    group = group_of(client)
    tournament_create.add(client, group)
    _simple(client, group, "join", "Take part in a tournament", _join, OPEN)
    _simple(client, group, "leave", "Leave a tournament", _leave, ONGOING)
    _simple(client, group, "start", "Start a tournament", _start, OPEN)
    _simple(client, group, "next", "Close open tables and go on", _next, RUNNING)
    _simple(client, group, "cancel", "Call a tournament off", _cancel, ONGOING)
    _add_result(client, group)
    _add_drop(client, group)
    tournament_reading.add(client, group)


def _simple(
    client: RungsClient,
    group: app_commands.Group,
    name: str,
    description: str,
    act: Act,
    statuses: tuple[TournamentStatus, ...],
) -> None:
    """A command whose only option is the tournament."""

    @group.command(
        name=text(name, f"subcommand-{name}"),
        description=text(description, f"subcommand-{name}-description"),
    )
    @app_commands.describe(tournament=text("Which tournament", "option-tournament-description"))
    async def command(interaction: Interaction, tournament: int | None = None) -> None:
        async def work(response: Response, say: Say) -> None:
            number = await meant_tournament(client, interaction, tournament, *statuses)
            await act(client, interaction, number, response, say)

        await client.responder.answer(interaction, f"tournament {name}", work)

    @command.autocomplete("tournament")
    async def tournaments(interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await suggest_tournaments(client, interaction, typed, *statuses)


async def _join(
    client: RungsClient, interaction: Interaction, number: int, response: Response, say: Say
) -> None:
    server, user = server_of(interaction), interaction.user.id
    view = await client.services.tournaments.join(server, number, user, roles_of(interaction))
    await client.tournaments.show(server, number)
    await response.say(say("tournament-joined", name=called(view.tournament)))


async def _leave(
    client: RungsClient, interaction: Interaction, number: int, response: Response, say: Say
) -> None:
    server = server_of(interaction)
    view = await client.services.tournaments.leave(server, number, interaction.user.id)
    await client.tournaments.show(server, number)
    await response.say(say("tournament-left", name=called(view.tournament)))


async def _start(
    client: RungsClient, interaction: Interaction, number: int, response: Response, say: Say
) -> None:
    server, user = server_of(interaction), interaction.user.id
    view = await client.services.tournaments.start(
        server, number, user, admin=is_organiser(interaction)
    )
    await client.tournaments.show(server, number)
    await response.say(say("tournament-started", name=called(view.tournament)))


async def _next(
    client: RungsClient, interaction: Interaction, number: int, response: Response, say: Say
) -> None:
    """The round does not wait any longer. Asks first: open tables end without a result."""
    view = await _own_tournament(client, interaction, number)
    tournament = view.tournament
    if tournament.status is not TournamentStatus.RUNNING:
        raise BadTournament(problem="not_running")
    waiting = sum(fixture.result is None for fixture in view.of_round(tournament.round))
    question = say("tournament-close-round", count=waiting, round=tournament.round)
    label = say("button-close-round", round=tournament.round)
    await _ask(response, question, label, Click(Verb.CLOSE_ROUND, number, tournament.round))


async def _cancel(
    client: RungsClient, interaction: Interaction, number: int, response: Response, say: Say
) -> None:
    """Asks first: it cannot be undone."""
    tournament = (await _own_tournament(client, interaction, number)).tournament
    if tournament.status not in ONGOING:
        raise BadTournament(problem="over")
    question = say("tournament-call-off", name=called(tournament))
    await _ask(response, question, say("button-call-off"), Click(Verb.CALL_OFF, number))


async def _own_tournament(
    client: RungsClient, interaction: Interaction, number: int
) -> TournamentView:
    """The tournament, for who may decide about it. Decided again when the button is pressed."""
    view = await client.services.tournaments.see(server_of(interaction), number)
    if view.tournament.organiser != interaction.user.id and not is_organiser(interaction):
        raise NotOrganiser
    return view


async def _ask(response: Response, question: str, label: str, click: Click) -> None:
    await response.tell(Page(text=question, rows=((Button(label, click, Tone.RED),),)))


def _add_result(client: RungsClient, group: app_commands.Group) -> None:
    @group.command(
        name=text("result", "subcommand-result"),
        description=text("Correct a result", "subcommand-result-description"),
    )
    @app_commands.rename(round_number="round")
    @app_commands.describe(
        round_number=text("The round", "option-result-round-description"),
        table=text("The table's number within the round", "option-result-table-description"),
        places=text(
            "One place for each player, as listed: 2,1,3", "option-result-places-description"
        ),
        reason=text("Why; it is kept", "option-result-reason-description"),
        tournament=text("Which tournament", "option-tournament-description"),
    )
    async def result(
        interaction: Interaction,
        round_number: app_commands.Range[int, 1, 64],
        table: app_commands.Range[int, 1, 128],
        places: str,
        reason: str,
        tournament: int | None = None,
    ) -> None:
        async def work(response: Response, say: Say) -> None:
            server = server_of(interaction)
            number = await meant_tournament(client, interaction, tournament)
            await client.services.tournaments.correct(
                server,
                number,
                interaction.user.id,
                round_number,
                table,
                places_in(places),
                reason,
                admin=is_organiser(interaction),
            )
            await client.tournaments.show(server, number)
            await response.say(say("tournament-corrected"))

        await client.responder.answer(interaction, "tournament result", work)

    @result.autocomplete("tournament")
    async def tournaments(interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await suggest_tournaments(client, interaction, typed)


def places_in(typed: str) -> list[int]:
    """`2,1,3` or `2 1 3`; anything else is refused."""
    words = typed.replace(",", " ").split()
    if not all(word.isdecimal() and word.isascii() and len(word) <= 2 for word in words):
        raise BadTournament(problem="places")
    return [int(word) for word in words]


def _add_drop(client: RungsClient, group: app_commands.Group) -> None:
    @group.command(
        name=text("drop", "subcommand-drop"),
        description=text("Take somebody out of a tournament", "subcommand-drop-description"),
    )
    @app_commands.describe(
        user=text("Who", "option-drop-user-description"),
        ai=text("Or an AI: the number in its name", "option-drop-ai-description"),
        tournament=text("Which tournament", "option-tournament-description"),
    )
    async def drop(
        interaction: Interaction,
        user: discord.User | None = None,
        ai: app_commands.Range[int, 1, MOST_PLAYERS] | None = None,
        tournament: int | None = None,
    ) -> None:
        async def work(response: Response, say: Say) -> None:
            server, tournaments = server_of(interaction), client.services.tournaments
            number = await meant_tournament(client, interaction, tournament, *ONGOING)
            by, admin = interaction.user.id, is_organiser(interaction)
            if user is not None:
                view = await tournaments.drop(server, number, by, user.id, admin=admin)
                who = spoken(user.display_name)
            elif ai is not None:
                view = await tournaments.drop_ai(server, number, by, ai, admin=admin)
                who = say("tournament-ai", number=ai)
            else:
                raise BadTournament(problem="who")
            await client.tournaments.show(server, number)
            await response.say(say("tournament-dropped", who=who, name=called(view.tournament)))

        await client.responder.answer(interaction, "tournament drop", work)

    @drop.autocomplete("tournament")
    async def tournaments(interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await suggest_tournaments(client, interaction, typed, *ONGOING)
