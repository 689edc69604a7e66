"""A server, a channel and some people, with the same ids in every run."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from simcord import ChannelHandle, MemberActor

from bot.playground.live import LiveEnv
from bot.playground.options import Options

FOUNDED = datetime(2020, 1, 1, tzinfo=UTC)
BOT_NAME = "Rungs"
GUILD_ID = 662_000_000_000_000_000


@dataclass(frozen=True, slots=True)
class World:
    channel: ChannelHandle
    people: tuple[MemberActor, ...]


def build(env: LiveEnv, options: Options) -> World:
    """Create the world. The first person owns the server and may use the admin commands."""
    env.backend.bot_user.name = BOT_NAME
    users = []
    for name in options.people:
        with env.clock.held(_born(name)):
            users.append(env.create_user(name.lower(), global_name=name))
    with env.clock.held(FOUNDED):
        guild = env.create_guild(
            "Playground", id=GUILD_ID, owner=users[0], preferred_locale=options.locale
        )
        channel = guild.create_text_channel("games")
    owner = MemberActor(env, guild, users[0])
    env.backend.subscribers.append(_speaking(options.locale))
    return World(channel, (owner, *(guild.add_member(user) for user in users[1:])))


def _born(name: str) -> datetime:
    """Derive a moment from the name alone: SimCord makes the user's id from it."""
    digest = hashlib.sha256(name.lower().encode()).digest()
    return FOUNDED - timedelta(milliseconds=1 + int.from_bytes(digest[:5]) % (4 * 365 * 86_400_000))


def _speaking(locale: str) -> Any:  # noqa: ANN401 - SimCord's subscribers are untyped
    """Return a subscriber that replaces SimCord's fixed en-US before the bot sees it."""

    def speak(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE" and isinstance(payload, dict):
            payload.update(locale=locale, guild_locale=locale)

    return speak
