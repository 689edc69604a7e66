"""Tells Discord about the commands, but only when they have changed: creating them is rationed."""

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


async def sync_if_changed(tree: app_commands.CommandTree[Any]) -> bool:
    """Asks Discord what it knows rather than a note of ours: the note may be about another bot."""
    translator = tree.translator
    ours = [
        await command.get_translated_payload(tree, translator)
        if translator
        else command.to_dict(tree)
        for command in tree.get_commands()
    ]
    theirs = await _known(tree.client)
    if _shapes(ours) == _shapes(theirs):
        return False
    await tree.sync()
    log.info("the commands were sent to Discord")
    return True


async def _known(client: discord.Client) -> list[dict[str, Any]]:
    """With all languages, which discord.py's own `fetch_commands` does not ask for."""
    route = Route("GET", "/applications/{number}/commands", number=client.application_id)
    known: list[dict[str, Any]] = await client.http.request(
        route, params={"with_localizations": "true"}
    )
    return known


def _shapes(commands: Any) -> dict[str, Any]:  # noqa: ANN401 - Discord's JSON
    return {command["name"]: _shape(command) for command in commands}


def _shape(part: Any) -> dict[str, Any]:  # noqa: ANN401 - Discord's JSON
    """The part with what people can see of it, in one form for both sides."""
    shape = {key: _plain(part.get(key)) for key in _COMPARED if _plain(part.get(key))}
    shape["options"] = [_shape(option) for option in part.get("options") or []]
    if part.get("choices"):
        shape["choices"] = [_shape(choice) for choice in part["choices"]]
    return shape


def _plain(value: Any) -> Any:  # noqa: ANN401 - Discord's JSON
    if isinstance(value, dict):
        return {str(key): text for key, text in value.items()}
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else value
