"""Helpers the commands share: building them, offering choices, finding the table."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from discord import app_commands
from discord.app_commands import Choice, Command

from bot.games.common.words import title
from bot.interactions import responder
from bot.interactions.context import Context, Interaction
from bot.interactions.permissions import need_sight, sees
from bot.pages.phrases import heading
from bot.text.languages import Words
from core.engine.errors import NoTable, UnknownCommand
from core.engine.rules import Level
from core.games.registry import GAMES
from core.model.table import OPEN, Status, Table

P = ParamSpec("P")
T = TypeVar("T")
Value = TypeVar("Value", str, int)
Usable = Callable[[Interaction, Table], bool]
"""Whether the person typing can use a command on this table."""
Act = Callable[Concatenate[Context, P], Awaitable[None]]

MOST_SUGGESTIONS, LONGEST_CHOICE = 25, 100
"""Discord's limits."""
_AT_ONCE, _MOST_LOOKED_AT = 50, 500
"""Tables read while somebody types: in one transaction, and in all."""
DEFAULT = "default"
"""The choice that resets the language."""


def text(message: str, key: str) -> app_commands.locale_str:
    """Return a command's text: in English here, translated by the catalogs."""
    return app_commands.locale_str(message, key=key)


def command(
    name: str, description: str, group: str = ""
) -> Callable[[Act[P]], Command[Any, P, None]]:
    """Return a decorator that turns a function into a slash command that always responds."""
    key = f"subcommand-{name}" if group else f"command-{name}"

    def make(act: Act[P]) -> Command[Any, P, None]:
        return app_commands.Command(
            name=text(name, key),
            description=text(description, f"{key}-description"),
            callback=app_commands.guild_only(_answered(f"{group} {name}".strip(), _named(act))),
        )

    return make


def _named(act: Act[P]) -> Act[P]:
    """Name all options in the reader's language. Discord sends back the names in the code."""
    given: dict[str, str] = getattr(act, "__discord_app_commands_param_rename__", {})
    _, *options = inspect.signature(act).parameters
    names = {option: given.get(option, option) for option in options}
    keyed = {o: text(name, f"option-{name.replace('_', '-')}") for o, name in names.items()}
    return app_commands.rename(**keyed)(act)


def _answered(
    kind: str, act: Act[P]
) -> Callable[Concatenate[Interaction, P], Coroutine[Any, Any, None]]:
    @wraps(act)
    async def run(interaction: Interaction, /, *args: P.args, **options: P.kwargs) -> None:
        async def work(context: Context) -> None:
            _need_known_options(interaction)
            await act(context, *args, **options)

        await responder.answer(interaction, kind, work)

    # discord.py reads the options from it, and would look for their types in this module.
    run.__signature__ = inspect.signature(act, eval_str=True)  # type: ignore[attr-defined]
    return run


def _need_known_options(interaction: Interaction) -> None:
    """Refuse an option that no longer exists; discord.py would ignore it."""
    command = interaction.command
    assert isinstance(command, Command)  # it is running
    known = {parameter.display_name for parameter in command.parameters}
    if not {name for name, _ in interaction.namespace} <= known:
        raise UnknownCommand


GAME_CHOICES: list[Choice[str]] = []
LANGUAGE_CHOICES: list[Choice[str]] = []
"""Filled in when the commands are added: by then all games are registered."""
LEVEL_CHOICES = [
    Choice(name=text(level.capitalize(), f"level-{level}"), value=level.value) for level in Level
]


def fill_choices(words: Words) -> None:
    say = words.say("en")
    GAME_CHOICES[:] = [
        Choice(name=text(title(key, say), f"game-{key.replace('_', '-')}"), value=key)
        for key in GAMES
    ]
    LANGUAGE_CHOICES[:] = [
        Choice(name=text("As in Discord", "choice-default"), value=DEFAULT),
        *(Choice(name=words.say(known)("language-name"), value=known) for known in words.languages),
    ]


def suggestions(named: Iterable[tuple[str, Value]], typed: str) -> list[Choice[Value]]:
    """Return the choices that match the typed text, up to Discord's limit."""
    fitting = [
        Choice(name=name[:LONGEST_CHOICE], value=value)
        for name, value in named
        if typed.lower() in name.lower()
    ]
    return fitting[:MOST_SUGGESTIONS]


def table_option(
    *statuses: Status, own: bool = False, usable: Usable = lambda *_: True
) -> Callable[[T], T]:
    """Return a decorator that describes the option `table` and suggests usable ones."""

    async def suggest(interaction: Interaction, typed: str) -> list[Choice[int]]:
        services, server = interaction.client.services, interaction.guild_id or 0
        say = await services.say_to(interaction)
        numbers = await _visible(interaction, *statuses, own=own)
        found: list[Choice[int]] = []
        while numbers and len(found) < MOST_SUGGESTIONS:
            some, numbers = numbers[:_AT_ONCE], numbers[_AT_ONCE:]
            tables = await services.tables.load(server, some)
            fitting = (table for table in tables if usable(interaction, table))
            found += suggestions(((heading(table, say), table.id) for table in fitting), typed)
        return found[:MOST_SUGGESTIONS]

    describe = app_commands.describe(table=text("Table number", "option-table-description"))
    complete = app_commands.autocomplete(table=suggest)
    return lambda act: describe(complete(act))


async def _visible(interaction: Interaction, *statuses: Status, own: bool) -> list[int]:
    """Return the newest tables that the user plays at, or can see."""
    tables, server = interaction.client.services.tables, interaction.guild_id or 0
    mine = [
        number for number, _ in await tables.places(server, *statuses, user=interaction.user.id)
    ]
    if own:
        return mine[:_MOST_LOOKED_AT]
    places, known = await tables.places(server, *statuses), set(mine)
    open_to = {channel for _, channel in places if sees(interaction, channel)}
    return [n for n, channel in places if channel in open_to or n in known][:_MOST_LOOKED_AT]


async def meant(context: Context, number: int | None, *statuses: Status) -> int:
    """Return the given table, else the user's newest, preferably in this channel."""
    tables = context.services.tables
    if number is not None:
        table = (await tables.view(context.server, number)).table
        need_sight(context.interaction, table)
        return number
    own = await tables.tables(context.server, *statuses, user=context.user)
    here = [table for table in own if table.channel == context.channel]
    if not own:
        finished = Status.FINISHED in statuses and not set(OPEN) & set(statuses)
        raise NoTable(wanted="finished" if finished else "open")
    return (here or own)[0].id
