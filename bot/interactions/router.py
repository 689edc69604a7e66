"""Routes every button, menu and form to one function by its custom_id.

One router instead of views with callbacks: buttons survive restarts, work in any process and do not
depend on the lifetime of a view.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial

import discord

from bot.interactions import host, lobby, menu, play, replay, stale
from bot.interactions.context import Context, Interaction
from bot.interactions.permissions import need_sight
from bot.pages.custom_ids import Click, Verb, parse
from core.engine.errors import Refusal, UnknownButton

Handler = Callable[[Context, Click], Awaitable[None]]

_ROUTED = {discord.InteractionType.component, discord.InteractionType.modal_submit}


def about(act: Callable[[Context, int], Awaitable[object]]) -> Handler:
    """Return a handler for an act that needs only the click's table; nothing is said of it."""

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
    Verb.TABLE: menu.press,
    Verb.VOTE: menu.vote,
    Verb.RESIGN: play.resign,
    Verb.ABORT: play.abort,
    Verb.JOIN: about(lobby.join),
    Verb.LEAVE: lobby.press_leave,
    Verb.ADD_AI: lobby.add_ai,
    Verb.REMOVE_AI: about(lobby.remove_ai),
    Verb.READY: about(lobby.get_ready),
    Verb.START: about(lobby.start),
    Verb.PLAY_AI: about(lobby.play_ai),
    Verb.HOST: host.press,
    Verb.RULES: about(lobby.rules_at),
    Verb.REMATCH: about(lobby.rematch),
    Verb.REPLAY: replay.press,
    Verb.STORY: lobby.story,
    Verb.FAIR_PLAY: about(lobby.fair_play),
}


class Router:
    def __init__(self, handlers: Mapping[Verb, Handler]) -> None:
        self._handlers = handlers

    async def on_interaction(self, interaction: Interaction) -> None:
        """Handle a click or a form; the command tree handles commands."""
        if interaction.type in _ROUTED and await interaction.client.charge.takes(interaction.id):
            click = parse(str(dict(interaction.data or {}).get("custom_id", "")))
            kind = click.verb.name.lower() if click else "unknown"
            act = partial(self._handle, click)
            await interaction.client.responder.answer(interaction, kind, act)

    async def _handle(self, click: Click | None, context: Context) -> str | None:
        """Carry out the click; return the key of a refusal that was told already."""
        server = context.server
        if click is None:
            raise UnknownButton
        if about_table := click.verb in TABLE_CLICKS:
            context.client.recent_clicks.note(click.table, context.user)
            await context.client.publisher.catch_up(server, click.table)
        try:
            await self._handlers[click.verb](context, click)
        except Refusal as refused:
            if about_table:  # one they cannot see is unknown: a refusal names its host or its state
                seen = await context.services.tables.view(server, click.table)
                need_sight(context.interaction, seen.table)
            if not await stale.settle(context, click, refused):
                raise
            return refused.key
        return None
