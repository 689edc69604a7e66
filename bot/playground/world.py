"""A server, a channel and some people, with the same ids in every run."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import cycle
from typing import Any

from simcord import ChannelHandle, MemberActor

from bot.playground.live import LiveEnv
from bot.playground.options import Options, locale_of

FOUNDED = datetime(2020, 1, 1, tzinfo=UTC)
BOT_NAME = "Rungs"
GUILD_ID = 662_000_000_000_000_000


@dataclass(frozen=True, slots=True)
class World:
    channel: ChannelHandle
    people: tuple[MemberActor, ...]
    locales: dict[int, str] = field(default_factory=dict)
    """The locales of people's clients, by user."""

    def speak(self, env: LiveEnv, languages: Sequence[str]) -> None:
        """Let the server and the first person speak the first of these languages, and the others
        the next ones in turn."""
        env.backend.edit_guild(GUILD_ID, {"preferred_locale": locale_of(languages[0])})
        for person, language in zip(self.people, cycle(languages), strict=False):
            self.locales[person.id] = locale_of(language)


def build(env: LiveEnv, options: Options) -> World:
    """Create the world. The first person owns the server and may use the admin commands."""
    env.backend.bot_user.name = BOT_NAME
    users = []
    for name in options.people:
        with env.clock.held(_born(name)):
            users.append(env.create_user(name.lower(), global_name=name))
    with env.clock.held(FOUNDED):
        guild = env.create_guild("Playground", id=GUILD_ID, owner=users[0])
        channel = guild.create_text_channel("games")
    owner = MemberActor(env, guild, users[0])
    world = World(channel, (owner, *(guild.add_member(user) for user in users[1:])))
    env.backend.subscribers.append(_speaking(env, world))
    return world


def _born(name: str) -> datetime:
    """Derive a moment from the name alone: SimCord makes the user's id from it."""
    digest = hashlib.sha256(name.lower().encode()).digest()
    return FOUNDED - timedelta(milliseconds=1 + int.from_bytes(digest[:5]) % (4 * 365 * 86_400_000))


def _speaking(env: LiveEnv, world: World) -> Any:  # noqa: ANN401 - SimCord's are untyped
    """Return a subscriber that replaces SimCord's fixed en-US before the bot sees it."""

    def speak(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE" and isinstance(payload, dict):
            own = world.locales.get(int(payload["member"]["user"]["id"]), payload["locale"])
            server = env.backend.get_guild(GUILD_ID).preferred_locale
            payload.update(locale=own, guild_locale=server)

    return speak
