"""What a tournament may arrange on Discord: no more than its organizer could do alone.

The bot often has permissions that an organizer lacks, and must not lend them out. Whoever chooses
something is checked when they choose it.
"""

from __future__ import annotations

import discord

from bot.interactions.context import Interaction
from bot.interactions.permissions import bot_rights_in, rights_in
from bot.publishing.arranger import unfit
from core.engine.errors import CannotArrange
from core.model.tournament import TournamentSettings


def need_arrangeable(
    interaction: Interaction, channel: int, before: TournamentSettings, after: TournamentSettings
) -> None:
    """Refuse news, a ping or a prize for which the user or the bot lacks a permission."""
    if after.news is not None and after.news != before.news:
        _need_writable(interaction, after.news)
    if after.ping is not None and (after.news, after.ping) != (before.news, before.ping):
        _need_mentionable(interaction, after.ping, after.news or channel)
    if after.prize is not None and after.prize != before.prize:
        _need_givable(interaction, after.prize)


def _need_writable(interaction: Interaction, channel: int) -> None:
    for problem, rights in (
        ("news", rights_in(interaction, channel)),
        ("news_lacking", bot_rights_in(interaction, channel)),
    ):
        if not (rights.view_channel and rights.send_messages):
            raise CannotArrange(problem=problem, what=f"<#{channel}>")


def _need_mentionable(interaction: Interaction, role: int, channel: int) -> None:
    guild = interaction.guild
    found = guild.get_role(role) if guild else None
    for problem, rights in (
        ("ping", rights_in(interaction, channel)),
        ("ping_lacking", bot_rights_in(interaction, channel)),
    ):
        if found is None or not (found.mentionable or rights.mention_everyone):
            raise CannotArrange(problem=problem, what=_named(role, guild))


def _need_givable(interaction: Interaction, role: int) -> None:
    guild, user = interaction.guild, interaction.user
    found = guild.get_role(role) if guild else None
    if found is None or not isinstance(user, discord.Member) or not _gives(user, found):
        raise CannotArrange(problem="own", what=_named(role, guild))
    if problem := unfit(found):
        raise CannotArrange(problem=problem, what=_named(role, guild))


def _gives(user: discord.Member, role: discord.Role) -> bool:
    """Return whether somebody could give this role to others, by Discord's rules."""
    if user.id == role.guild.owner_id:
        return True
    return user.guild_permissions.manage_roles and role < user.top_role


def _named(role: int, guild: discord.Guild | None) -> str:
    return "@everyone" if guild is not None and role == guild.id else f"<@&{role}>"
