"""Register the commands with Discord only when they have changed: creation is rate limited."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands
from discord.http import Route

log = logging.getLogger(__name__)

_COMPARED = (
    "name",
    "description",
    "type",
    "required",
    "choices",
    "min_value",
    "max_value",
    "autocomplete",
    "name_localizations",
    "description_localizations",
    "default_member_permissions",
    "value",
)


async def sync_if_changed(tree: app_commands.CommandTree[Any]) -> dict[str, int]:
    """Sync the commands if they differ from Discord's; return their ids by name.

    No local record is kept of what was synced: it could belong to another bot.
    """
    translator = tree.translator
    ours = [
        await command.get_translated_payload(tree, translator)
        if translator
        else command.to_dict(tree)
        for command in tree.get_commands()
    ]
    registered = await _known(tree.client)
    if _shapes(ours) != _shapes(registered):
        registered = await _send(tree.client, ours)
        log.info("the commands were sent to Discord")
    return {command["name"]: int(command["id"]) for command in registered}


async def _known(client: discord.Client) -> list[dict[str, Any]]:
    """Fetch the registered commands with all localizations, which `fetch_commands` leaves out."""
    route = Route("GET", "/applications/{number}/commands", number=client.application_id)
    known: list[dict[str, Any]] = await client.http.request(
        route, params={"with_localizations": "true"}
    )
    return known


async def _send(client: discord.Client, commands: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Register the commands as they were compared: `sync` would translate them all once more."""
    route = Route("PUT", "/applications/{number}/commands", number=client.application_id)
    sent: list[dict[str, Any]] = await client.http.request(route, json=commands)
    return sent


def _shapes(commands: Any) -> dict[str, Any]:  # noqa: ANN401 - Discord's JSON
    return {command["name"]: _shape(command) for command in commands}


def _shape(part: Any) -> dict[str, Any]:  # noqa: ANN401 - Discord's JSON
    """Return the user-visible fields of a command or option, normalized for comparison."""
    shape = {key: _plain(part.get(key)) for key in _COMPARED if _plain(part.get(key))}
    shape["options"] = [_shape(option) for option in part.get("options") or []]
    if part.get("choices"):
        shape["choices"] = [_shape(choice) for choice in part["choices"]]
    return shape


def _plain(value: Any) -> Any:  # noqa: ANN401 - Discord's JSON
    if isinstance(value, dict):
        return {str(key): text for key, text in value.items()}
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else value
