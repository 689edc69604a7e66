"""Clicks on the panel of a lobby's host."""

from __future__ import annotations

from typing import Any

from bot.interactions.context import Context
from bot.pages.custom_ids import Click
from bot.pages.host import INVITE, host_page
from bot.publishing.reasons import Anew
from core.engine.errors import BadSetup, NotHost, PlayerGone, Refusal
from core.model.calls import Call, Receipt
from core.tables import host


async def press(context: Context, click: Click) -> None:
    """Open the panel, or change what was chosen there."""
    if not click.target:
        await _open(context, click.table)
        return
    try:
        await _change(context, click)
    except Refusal as refused:
        if context.response.private and not refused.outdated:
            await _show(context, click.table)
        raise
    await _show(context, click.table)


async def _open(context: Context, number: int) -> None:
    table = (await context.services.tables.view(context.server, number)).table
    if table.host != context.user:
        raise NotHost(host=table.host)
    await _show(context, number)


async def _show(context: Context, number: int) -> None:
    table = (await context.services.tables.view(context.server, number)).table
    names = await context.services.names_at(table, context.client, context.say)
    await context.show(host_page(table, context.user, names, context.say))


async def _change(context: Context, click: Click) -> None:
    call, client = context.call(click.table), context.client
    if click.target == INVITE:
        whom = _invited(context)
        await context.services.tables.change(call, host.invite, whom)
        # An edit would notify nobody.
        await client.publisher.show_table(context.server, click.table, Anew())
        return
    name, _, value = (context.picked or click.target).partition("=")
    await client.conductor.follow(await _carry_out(context, call, name, value))


async def _carry_out(context: Context, call: Call, name: str, value: str) -> Receipt:
    tables = context.services.tables
    match name:
        case "kick":
            return await tables.change(call, host.kick, _user(value))
        case "host":
            return await tables.change(call, host.hand_over, _user(value))
        case "private":
            return await tables.change(call, host.switch, private=value == "yes")
        case "autostart":
            return await tables.change(call, host.switch, autostart=value == "yes")
        case "rated":
            return await tables.change(call, host.change_terms, rated=value == "yes")
        case "games":
            return await tables.change(call, host.change_terms, games=value)
        case "turn_seconds":
            return await tables.change(call, host.change_terms, turn_seconds=_seconds(value))
    return await tables.change(call, host.change_terms, options={name: value})


def _invited(context: Context) -> int:
    """Return the member of this server who was picked; bots cannot play."""
    data: dict[str, Any] = dict(context.interaction.data or {})
    found, picked = data.get("resolved") or {}, context.picked
    user = found.get("users", {}).get(picked)
    if user is None or user.get("bot") or picked not in found.get("members", {}):
        raise BadSetup(problem="invite", value=0)
    return int(picked)


def _user(value: str) -> int:
    if not value.isdecimal():
        raise PlayerGone
    return int(value)


def _seconds(value: str) -> int:
    if not value.isdecimal():
        raise BadSetup(problem="turn_seconds", value=value)
    return int(value)
