"""Where every click on a button or a menu and every form goes: by its custom_id, to one function.

One router for all of them instead of views with callbacks: buttons work after restarts, from any
process, and no view's end can take a button away from other servers.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial

import discord

from bot.interactions import lobby, play
from bot.interactions.context import Context, Interaction, answer
from bot.pages.custom_ids import Click, Verb, parse
from core.engine.errors import UnknownTable

Handler = Callable[[Context, Click], Awaitable[None]]

_ROUTED = {discord.InteractionType.component, discord.InteractionType.modal_submit}


def about(act: Callable[[Context, int], Awaitable[None]]) -> Handler:
    """Return the handler for an act that needs nothing of the click but its table."""

    async def handle(context: Context, click: Click) -> None:
        await act(context, click.table)

    return handle


TABLE_CLICKS: Mapping[Verb, Handler] = {
    Verb.MOVE: play.move,
    Verb.PICK: play.pick,
    Verb.ASK: play.ask,
    Verb.SAY: play.enter,
    Verb.VIEW: about(play.view),
    Verb.HINT: about(play.hint),
    Verb.RESIGN: play.resign,
    Verb.JOIN: about(lobby.join),
    Verb.LEAVE: about(lobby.leave),
    Verb.ADD_AI: lobby.add_ai,
    Verb.REMOVE_AI: about(lobby.remove_ai),
    Verb.START: about(lobby.start),
    Verb.RULES: about(lobby.rules_at),
    Verb.REMATCH: about(lobby.rematch),
    Verb.REPLAY: about(lobby.replay),
}


class Router:
    def __init__(self, handlers: Mapping[Verb, Handler]) -> None:
        self._handlers = handlers

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer a click or a form; commands are the command tree's."""
        if interaction.type in _ROUTED:
            click = parse(str(dict(interaction.data or {}).get("custom_id", "")))
            kind = click.verb.name.lower() if click else "unknown"
            await answer(interaction, kind, partial(self._handle, click))

    async def _handle(self, click: Click | None, context: Context) -> None:
        if click is None or context.interaction.guild_id is None:
            raise UnknownTable
        await self._handlers[click.verb](context, click)
