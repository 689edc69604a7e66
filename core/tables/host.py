"""What the host of a lobby can do: change what was agreed, and decide who may sit there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypedDict, Unpack

from core.engine.errors import AlreadyInvited, PlayerGone, SeatsKept, TableFull
from core.live import Live
from core.model.calls import Order
from core.model.table import Guest, Table
from core.model.timing import Moment
from core.tables.lobby import check_order, need_lobby_host, ready_to_start, without


class Terms(TypedDict, total=False):
    """What the players of a table agree on; the options given replace those of the table."""

    options: Mapping[str, str]
    games: str
    turn_seconds: int
    rated: bool


class Switches(TypedDict, total=False):
    """How people come to sit down, and what follows: nothing they have to agree on again."""

    private: bool
    autostart: bool


def change_terms(live: Live, user: int, click: str, **terms: Unpack[Terms]) -> Live:
    """Change what was agreed; everybody but the host has to get ready again."""
    need_lobby_host(live, user)
    old = order_of(live.table)
    order = replace(old, **terms)
    order = replace(order, options={**old.options, **order.options})
    order = replace(order, options=check_order(order))
    before, after = _terms(old), _terms(order)
    changed = [name for name in after if after[name] != before[name]]
    if not changed:
        return live
    live = live.change(
        options=order.options,
        games=order.games,
        turn_seconds=order.turn_seconds,
        rated=order.rated,
        changed=tuple(dict.fromkeys((*live.table.changed, *changed))),
    )
    live = live.sit(replace(chair, ready=chair.user == user) for chair in live.table.chairs)
    return ready_to_start(live, click)


def order_of(table: Table) -> Order:
    """Return the order that opens a table like this one."""
    return Order(
        table.game,
        table.chosen,
        table.games,
        table.turn_seconds,
        tuple(chair.level for chair in table.chairs if chair.user is None and chair.level),
        table.hints,
        table.rated,
        table.private,
        table.autostart,
        thread=table.thread,
    )


def _terms(of: Order) -> dict[str, Any]:
    return {**of.options, "games": of.games, "turn_seconds": of.turn_seconds, "rated": of.rated}


def switch(live: Live, user: int, click: str, **switches: Unpack[Switches]) -> Live:
    """Switch whether the lobby is private, and whether it starts by itself."""
    need_lobby_host(live, user)
    if replace(live.table, **switches) == live.table:
        return live
    return ready_to_start(live.change(**switches), click)


def kick(live: Live, at: Moment, user: int, whom: int) -> Live:
    """Take a person's seat away; they stay out until the host invites them."""
    need_lobby_host(live, user)
    _need_other(live, user, whom)
    return without(live.note_guest(Guest(whom, refused=True)), at, whom)


def hand_over(live: Live, user: int, whom: int) -> Live:
    need_lobby_host(live, user)
    _need_other(live, user, whom)
    return live.change(host=whom)


def invite(live: Live, at: Moment, user: int, whom: int) -> Live:
    """Keep a seat for a user, also for one who was kept out before."""
    need_lobby_host(live, user)
    awaited = live.table.awaited(at.now)
    if live.table.chair_of(whom) or any(guest.user == whom for guest in awaited):
        raise AlreadyInvited
    if live.table.free <= len(awaited):
        raise SeatsKept if live.table.free else TableFull
    return live.note_guest(Guest(whom, kept_until=at.now + at.timing.kept_seats))


def _need_other(live: Live, user: int, whom: int) -> None:
    if whom == user or live.table.chair_of(whom) is None:
        raise PlayerGone
