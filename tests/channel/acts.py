"""What a real client would not do (forged, late and doubled clicks), and what can be seen of it."""

from __future__ import annotations

import fnmatch
from typing import Any

import discord
import simcord
from simcord import InteractionResult, MemberActor
from simcord.backend import serializers
from simcord.interactions import base_payload

from core.model.calls import Call
from tests.channel.world import Shown, World

COMMAND, COMPONENT, AUTOCOMPLETE, FORM = 2, 3, 4, 5


def payload_of(
    world: World, who: MemberActor, message: Shown, custom_id: str, **data: Any
) -> tuple[InteractionResult, dict[str, Any]]:
    """A click on any custom_id, whether or not the message has such a button or is still there."""
    env = world.env
    channel = message.channel.id if hasattr(message, "channel") else message.channel_id
    record, payload = base_payload(
        env.backend,
        type=COMPONENT,
        channel_id=channel if who.guild.id == world.server else elsewhere(world, who),
        guild_id=who.guild.id,
        user_id=who.id,
        data={"component_type": 2, "custom_id": custom_id, **data},
    )
    record.source_message_id = message.id
    payload["message"] = _as_clicked(env, channel, message)
    return InteractionResult(env, record), payload


def form_of(
    world: World, who: MemberActor, message: Shown, custom_id: str, *typed: str
) -> tuple[InteractionResult, dict[str, Any]]:
    """A form that is sent, whether or not it was ever opened."""
    fields = [{"type": 18, "component": {"type": 4, "value": text}} for text in typed]
    result, payload = payload_of(world, who, message, custom_id, components=fields)
    return result, {**payload, "type": FORM}


def _as_clicked(env: simcord.Env, channel: int, message: Shown) -> dict[str, Any]:
    """The message as Discord sends it with a click, even if it is deleted at that moment."""
    stored = env.backend.messages[channel].get(message.id)
    if stored is not None:
        return dict(serializers.message_payload(env.backend, stored))
    assert isinstance(message, discord.Message)
    lists = ("mentions", "mention_roles", "attachments", "embeds", "components")
    return {
        "id": str(message.id),
        "channel_id": str(channel),
        "author": serializers.user_payload(env.backend.get_user(message.author.id)),
        "content": message.content,
        "timestamp": message.created_at.isoformat(),
        "edited_timestamp": None,
        **dict.fromkeys(("tts", "pinned", "mention_everyone"), False),
        **{key: [] for key in lists},
        "type": 0,
        "flags": 0,
    }


def elsewhere(world: World, who: MemberActor) -> int:
    """A channel of another server."""
    channels = world.env.backend.get_guild(who.guild.id).channel_ids
    return next(iter(channels))


def press(world: World, who: MemberActor, message: Shown, custom_id: str) -> InteractionResult:
    """Sends the click and does not wait for what comes of it; `env.settle` does."""
    result, payload = payload_of(world, who, message, custom_id)
    world.env.backend.emit("INTERACTION_CREATE", payload)
    return result


async def pressed(
    world: World, who: MemberActor, message: Shown, custom_id: str
) -> InteractionResult:
    result = press(world, who, message, custom_id)
    await world.env.settle()
    return result


async def forced(world: World, who: MemberActor, command: str, **options: Any) -> InteractionResult:
    """A command as sent by a client that does not care whether it may."""
    given = [
        {"name": name, "type": 5 if isinstance(value, bool) else 3, "value": value}
        for name, value in options.items()
    ]
    return await sent(world, who, COMMAND, {"name": command, "options": given})


async def sent(
    world: World, who: MemberActor, kind: int, data: dict[str, Any]
) -> InteractionResult:
    """A command, known or not, as a client sends it that knows other ones than the bot."""
    result, payload = await command_of(world, who, kind, data)
    world.env.backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    return result


async def command_of(
    world: World, who: MemberActor, kind: int, data: dict[str, Any]
) -> tuple[InteractionResult, dict[str, Any]]:
    known = {entry.name: str(entry.id) for entry in await world.client.tree.fetch_commands()}
    record, payload = base_payload(
        world.env.backend,
        type=kind,
        channel_id=world.channel.id,
        guild_id=world.server,
        user_id=who.id,
        data={"id": known.get(data["name"], "1"), "type": 1, "options": [], **data},
    )
    return InteractionResult(world.env, record), payload


async def at_once(
    world: World, *sent: tuple[InteractionResult, dict[str, Any]]
) -> list[InteractionResult]:
    """Several people act at the same moment."""
    for _, payload in sent:
        world.env.backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    return [result for result, _ in sent]


def sentence(result: InteractionResult) -> str:
    """What only the person who clicked was told: exactly one thing."""
    assert result.acknowledged
    (told,) = {message.id: message for message in answers(result) if message.ephemeral}.values()
    return told.content or ""


def answers(result: InteractionResult) -> list[simcord.ResponseMessage]:
    return ([result.response] if result.response else []) + list(result.followups)


def silent(result: InteractionResult) -> bool:
    """Whether the click was acknowledged, and nothing was shown or said because of it."""
    return result.acknowledged and result.deferred and not result.followups


async def replay_file(world: World, who: str, table: int = 1) -> str:
    """The file of a finished game, by the button of its viewer."""
    viewer = (await world[who].slash(world.channel, "replay", table=table)).response
    assert viewer is not None
    sent = (await world.press(who, "File", viewer)).response
    assert sent is not None
    assert sent.ephemeral
    return (await sent.attachments[0].read()).decode()


async def version(world: World, table: int = 1) -> int:
    return (await world.tables.view(world.server, table)).table.version


def requests(env: simcord.Env, method: str, path: str) -> list[Any]:
    return [
        entry
        for entry in env.http_requests
        if entry.method == method and fnmatch.fnmatch(entry.path, path)
    ]


def posts(world: World) -> list[dict[str, Any]]:
    """Every public message the bot has asked Discord to post, as it asked."""
    return [entry.json for entry in requests(world.env, "POST", "/channels/*/messages")]


def notified(world: World) -> list[set[str]]:
    """Whom each posted message was allowed to notify, by name."""
    names = {person.id: name for name, person in world.people.items()}
    return [
        {names[int(user)] for user in post["allowed_mentions"].get("users", [])}
        for post in posts(world)
    ]


async def play_behind(world: World, table: int = 1, answers: int = 1000) -> None:
    """Moves are made and stored, and the process dies before it shows them: nobody is told."""
    for _ in range(answers):
        seen = await world.tables.view(world.server, table)
        if seen.prompt is None:
            return
        user = seen.table.chairs[seen.prompt.seats[0]].user
        assert user is not None
        own = await world.tables.view(world.server, table, user)
        call = Call(world.server, table, user, world.env.backend.snowflake())
        await world.tables.play(call, seen.prompt.number, str(own.choices[-1]))
