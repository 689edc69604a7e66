"""/tournament: what people and organisers do; announcing and reading have files of their own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.clicks import Click, Verb
from bot.commands import tournament_create, tournament_reading
from bot.commands.common import Interaction, server_of, text
from bot.commands.tournament_common import group_of, meant_cup, suggest_cups
from bot.cup_clicks import roles_of
from bot.cup_pages import called
from bot.door import Door
from bot.faces.controls import Tone
from bot.faces.words import Say
from bot.names import spoken
from bot.page import Button, Page
from bot.rights import is_organiser
from core.cups.values import ONGOING, CupStatus, Sight
from core.errors import BadTournament, NotOrganiser
from core.tournament.plan import MOST_PLAYERS

if TYPE_CHECKING:
    from bot.client import RungsClient

Act = Callable[["RungsClient", Interaction, int, Door, Say], Awaitable[None]]
OPEN = (CupStatus.OPEN,)
RUNNING = (CupStatus.RUNNING,)


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
    statuses: tuple[CupStatus, ...],
) -> None:
    """A command whose only option is the tournament."""

    @group.command(
        name=text(name, f"subcommand-{name}"),
        description=text(description, f"subcommand-{name}-description"),
    )
    @app_commands.describe(tournament=text("Which tournament", "option-tournament-description"))
    async def command(interaction: Interaction, tournament: int | None = None) -> None:
        async def work(door: Door, say: Say) -> None:
            number = await meant_cup(client, interaction, tournament, *statuses)
            await act(client, interaction, number, door, say)

        await client.answering.answer(interaction, f"tournament {name}", work)

    @command.autocomplete("tournament")
    async def tournaments(interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await suggest_cups(client, interaction, typed, *statuses)


async def _join(
    client: RungsClient, interaction: Interaction, number: int, door: Door, say: Say
) -> None:
    server, user = server_of(interaction), interaction.user.id
    sight = await client.house.cups.join(server, number, user, roles_of(interaction))
    await client.cups.show(server, number)
    await door.say(say("cup-joined", name=called(sight.cup)))


async def _leave(
    client: RungsClient, interaction: Interaction, number: int, door: Door, say: Say
) -> None:
    server = server_of(interaction)
    sight = await client.house.cups.leave(server, number, interaction.user.id)
    await client.cups.show(server, number)
    await door.say(say("cup-left", name=called(sight.cup)))


async def _start(
    client: RungsClient, interaction: Interaction, number: int, door: Door, say: Say
) -> None:
    server, user = server_of(interaction), interaction.user.id
    sight = await client.house.cups.start(server, number, user, admin=is_organiser(interaction))
    await client.cups.show(server, number)
    await door.say(say("cup-started", name=called(sight.cup)))


async def _next(
    client: RungsClient, interaction: Interaction, number: int, door: Door, say: Say
) -> None:
    """The round does not wait any longer. Asks first: open tables end without a result."""
    sight = await _own_cup(client, interaction, number)
    cup = sight.cup
    if cup.status is not CupStatus.RUNNING:
        raise BadTournament(problem="not_running")
    waiting = sum(match.result is None for match in sight.of_round(cup.round))
    question = say("cup-close-round", count=waiting, round=cup.round)
    label = say("button-close-round", round=cup.round)
    await _ask(door, question, label, Click(Verb.CLOSE_ROUND, number, cup.round))


async def _cancel(
    client: RungsClient, interaction: Interaction, number: int, door: Door, say: Say
) -> None:
    """Asks first: it cannot be undone."""
    cup = (await _own_cup(client, interaction, number)).cup
    if cup.status not in ONGOING:
        raise BadTournament(problem="over")
    question = say("cup-call-off", name=called(cup))
    await _ask(door, question, say("button-call-off"), Click(Verb.CALL_OFF, number))


async def _own_cup(client: RungsClient, interaction: Interaction, number: int) -> Sight:
    """The tournament, for who may decide about it. Decided again when the button is pressed."""
    sight = await client.house.cups.see(server_of(interaction), number)
    if sight.cup.organiser != interaction.user.id and not is_organiser(interaction):
        raise NotOrganiser
    return sight


async def _ask(door: Door, question: str, label: str, click: Click) -> None:
    await door.tell(Page(text=question, rows=((Button(label, click, Tone.RED),),)))


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
        async def work(door: Door, say: Say) -> None:
            server = server_of(interaction)
            number = await meant_cup(client, interaction, tournament)
            await client.house.cups.correct(
                server,
                number,
                interaction.user.id,
                round_number,
                table,
                places_in(places),
                reason,
                admin=is_organiser(interaction),
            )
            await client.cups.show(server, number)
            await door.say(say("cup-corrected"))

        await client.answering.answer(interaction, "tournament result", work)

    @result.autocomplete("tournament")
    async def tournaments(interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await suggest_cups(client, interaction, typed)


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
        async def work(door: Door, say: Say) -> None:
            server, cups = server_of(interaction), client.house.cups
            number = await meant_cup(client, interaction, tournament, *ONGOING)
            by, admin = interaction.user.id, is_organiser(interaction)
            if user is not None:
                sight = await cups.drop(server, number, by, user.id, admin=admin)
                who = spoken(user.display_name)
            elif ai is not None:
                sight = await cups.drop_ai(server, number, by, ai, admin=admin)
                who = say("cup-ai", number=ai)
            else:
                raise BadTournament(problem="who")
            await client.cups.show(server, number)
            await door.say(say("cup-dropped", who=who, name=called(sight.cup)))

        await client.answering.answer(interaction, "tournament drop", work)

    @drop.autocomplete("tournament")
    async def tournaments(interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await suggest_cups(client, interaction, typed, *ONGOING)
