"""The options that /organize create and /organize edit share.

A new one is a field of `TypedOptions`, a line in its decorator and a line in `_fields`.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, fields, replace
from functools import wraps
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.commands.common import text
from bot.commands.newgame import lengths_of, options_of, terms_options, variants_of
from bot.commands.tournaments import choices
from bot.commands.tournaments.rights import need_arrangeable
from bot.commands.tournaments.starts import suggest_starts, typed_start
from bot.interactions.context import Context, Interaction
from core.games.registry import GAMES
from core.model.plan import AS_NEEDED, MOST_PLAYERS, Format, Plan
from core.model.tournament import (
    LONGEST_CHECK_IN,
    Repeat,
    Seeding,
    Tournament,
    TournamentSettings,
    TournamentStatus,
)

Settings = TypeVar("Settings", bound=TournamentSettings)

FORMAT_CHOICES = [
    Choice(name=text("Swiss", "choice-format-swiss"), value=Format.SWISS.value),
    Choice(name=text("Round robin", "choice-format-round-robin"), value=Format.ROUND_ROBIN),
    Choice(
        name=text("One table, several games", "choice-format-table-match"),
        value=Format.TABLE_MATCH,
    ),
]
SEEDING_CHOICES = [
    Choice(name=text("Lots", "choice-seeding-lots"), value=Seeding.LOTS.value),
    Choice(name=text("Rating", "choice-seeding-rating"), value=Seeding.RATING.value),
]
NEVER = "never"
REPEAT_CHOICES = [
    Choice(name=text("Never", "choice-repeat-never"), value=NEVER),
    Choice(name=text("Every week", "choice-repeat-weekly"), value=Repeat.WEEKLY.value),
    Choice(name=text("Every month", "choice-repeat-monthly"), value=Repeat.MONTHLY.value),
]


@dataclass(frozen=True, slots=True)
class TypedOptions:
    """What an organizer has typed, option by option; None if not given.

    Nobody can give an empty option, so each has a value that stands for none: 0, @everyone, -.
    """

    kind: str | None = None
    rounds: int | None = None
    table_size: int | None = None
    games: str | None = None
    variant: str | None = None
    final: int | None = None
    turn_time: int | None = None
    hints: bool | None = None
    rated: bool | None = None
    role: discord.Role | None = None
    announce_in: discord.TextChannel | None = None
    ping: discord.Role | None = None
    prize: discord.Role | None = None
    start: str | None = None
    repeat: str | None = None
    check_in: app_commands.Range[int, 0, LONGEST_CHECK_IN] | None = None
    most: app_commands.Range[int, 0, MOST_PLAYERS] | None = None
    seeding: str | None = None


def typed_options(act: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """Give a command the fields of `TypedOptions` as options, after its own."""

    @wraps(act)
    async def run(context: Context, **options: Any) -> None:
        given = {field.name: options.pop(field.name) for field in fields(TypedOptions)}
        await act(context, TypedOptions(**given), **options)

    context, _, *own = inspect.signature(act, eval_str=True).parameters.values()
    shared = inspect.signature(TypedOptions, eval_str=True).parameters.values()
    needed = [option for option in own if option.default is option.empty]
    others = [option for option in own if option.default is not option.empty]
    signature = inspect.Signature([context, *needed, *shared, *others])
    run.__signature__ = signature  # type: ignore[attr-defined]
    return _described(run)


def _described(act: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    describe = app_commands.describe(
        kind=text("Format", "option-create-format-description"),
        rounds=text(
            "How many rounds (0, the default: as many as the field needs)",
            "option-create-rounds-description",
        ),
        table_size=text("Players per table", "option-create-table-size-description"),
        final=text("Seats at the final table (0: no final)", "option-create-final-description"),
        hints=text("Allow hints", "option-settings-hints-description"),
        role=text(
            "Only members with this role can join (@everyone: all)",
            "option-create-role-description",
        ),
        announce_in=text(
            "Where to announce it, besides this channel", "option-create-news-description"
        ),
        ping=text(
            "Role to ping when it's announced (the same again: none)",
            "option-create-ping-description",
        ),
        prize=text("Role for the winner (@everyone: none)", "option-create-prize-description"),
        start=text(
            "When it starts by itself: tomorrow 20:00, friday 8pm, in 30 minutes (-: by hand)",
            "option-create-start-description",
        ),
        repeat=text("Announce it again when it is over", "option-create-repeat-description"),
        check_in=text(
            "Minutes before the start in which everybody must check in (0: none)",
            "option-create-check-in-description",
        ),
        most=text(
            "How many can play; the others wait for a place (0: no limit)",
            "option-create-most-description",
        ),
        seeding=text("What orders the field at the start", "option-create-seeding-description"),
    )
    rename = app_commands.rename(kind="format")
    choose = app_commands.choices(
        kind=FORMAT_CHOICES, repeat=REPEAT_CHOICES, seeding=SEEDING_CHOICES
    )
    complete = app_commands.autocomplete(
        variant=_suggest_variants, games=_suggest_lengths, start=suggest_starts
    )
    return complete(describe(rename(choose(terms_options(act)))))


async def _suggest_variants(interaction: Interaction, typed: str) -> list[Choice[str]]:
    return await variants_of(interaction, await _game(interaction), typed)


async def _suggest_lengths(interaction: Interaction, typed: str) -> list[Choice[str]]:
    return await lengths_of(interaction, await _game(interaction), typed)


async def _game(interaction: Interaction) -> str:
    """Return the game that was typed, or that of the tournament being edited."""
    if typed := interaction.namespace.game:
        return str(typed)
    found = await choices.meant(interaction, TournamentStatus.OPEN)
    return found.game if found else ""


async def chosen(context: Context, typed: TypedOptions) -> Callable[[Settings], Settings]:
    """Return a function that applies what was typed to any settings."""
    given = await _fields(context, typed)

    def applied(settings: Settings) -> Settings:
        options = {**settings.options, **options_of(typed.variant)}
        plan = _plan(settings.game, settings.plan, typed)
        place = settings.channel if isinstance(settings, Tournament) else context.channel
        changed = _arranged(settings, typed, place)
        after = replace(settings, plan=plan, options=options, **given, **changed)
        need_arrangeable(context.interaction, place, settings, after)
        return after

    return applied


async def _fields(context: Context, typed: TypedOptions) -> dict[str, Any]:
    """Return the fields of the settings that were given, except the plan and the game's options."""
    given = _given(
        turn_seconds=typed.turn_time,
        hints=typed.hints,
        rated=typed.rated,
        check_in=typed.check_in,
    )
    if typed.role is not None:
        given["role"] = _role(typed.role, context.interaction)
    if typed.start is not None:
        given["start_at"] = await typed_start(context, typed.start)
    if typed.most is not None:
        given["most"] = typed.most or None
    if typed.seeding is not None:
        given["seeding"] = Seeding(typed.seeding)
    if typed.repeat is not None:
        given["repeat"] = None if typed.repeat == NEVER else Repeat(typed.repeat)
    return given


def _arranged(settings: TournamentSettings, typed: TypedOptions, place: int) -> dict[str, Any]:
    """Return the given fields for where news goes, who is pinged and what the winner gets."""
    given: dict[str, Any] = {}
    if (news := typed.announce_in) is not None:
        given["news"] = None if news.id == place else news.id
    if (ping := typed.ping) is not None:
        given["ping"] = None if ping.id == settings.ping else ping.id
    if (prize := typed.prize) is not None:
        given["prize"] = None if prize.is_default() else prize.id
    return given


def _role(role: discord.Role, interaction: Interaction) -> int | None:
    """Return the role that limits entry; @everyone limits nobody."""
    return None if role.id == interaction.guild_id else role.id


def usual_plan(game: str, kind: Format) -> Plan:
    """Return the plan when only the format was given."""
    size = 2 if kind is Format.ROUND_ROBIN else min(4, GAMES[game].rules.players[-1])
    lengths = GAMES[game].series.choices
    return Plan(kind, AS_NEEDED, size, lengths[-1 if kind is Format.TABLE_MATCH else 0])


def _plan(game: str, plan: Plan, typed: TypedOptions) -> Plan:
    """Return the plan with what was typed; another format starts from its usual plan."""
    kind = plan.format if typed.kind is None else Format(typed.kind)
    base = plan if kind is plan.format else usual_plan(game, kind)
    given = _given(
        rounds=typed.rounds,
        table_size=typed.table_size,
        games=typed.games,
        final=typed.final,
    )
    return replace(base, **given)


def _given(**wanted: object) -> dict[str, Any]:
    return {name: value for name, value in wanted.items() if value is not None}
