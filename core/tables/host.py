"""What the host of a lobby can do: change what was agreed, and decide who may sit there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypedDict, Unpack

from core.changes import change
from core.engine.errors import AlreadyInvited, PlayerGone, SeatsKept, TableFull
from core.live.table import Live
from core.model.calls import Call, Did, Order
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
    """Who may sit down and how the game starts: nothing that people have to agree on again."""

    private: bool
    autostart: bool


@change(Did.CHANGED)
def change_terms(live: Live, _at: Moment, call: Call, **terms: Unpack[Terms]) -> Live:
    """Change what was agreed; everybody but the host has to get ready again."""
    need_lobby_host(live, call.user)
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
    live = live.sit(replace(chair, ready=chair.user == call.user) for chair in live.table.chairs)
    return ready_to_start(live, call)


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


@change(Did.SWITCHED)
def switch(live: Live, _at: Moment, call: Call, **switches: Unpack[Switches]) -> Live:
    """Switch whether the lobby is private, and whether it starts by itself."""
    need_lobby_host(live, call.user)
    if replace(live.table, **switches) == live.table:
        return live
    return ready_to_start(live.change(**switches), call)


@change(Did.KICKED)
def kick(live: Live, at: Moment, call: Call, whom: int) -> Live:
    """Take a person's seat away; they stay out until the host invites them."""
    _need_other(live, call.user, whom)
    return without(live.note_guest(Guest(whom, refused=True)), at, whom)


@change(Did.HANDED_OVER)
def hand_over(live: Live, _at: Moment, call: Call, whom: int) -> Live:
    _need_other(live, call.user, whom)
    return live.change(host=whom)


@change(Did.INVITED)
def invite(live: Live, at: Moment, call: Call, whom: int) -> Live:
    """Keep a seat for a user, even one who was kept out before."""
    need_lobby_host(live, call.user)
    awaited = live.table.awaited(at.now)
    if live.table.chair_of(whom) or any(guest.user == whom for guest in awaited):
        raise AlreadyInvited
    if live.table.free <= len(awaited):
        raise SeatsKept if live.table.free else TableFull
    return live.note_guest(Guest(whom, kept_until=at.now + at.timing.kept_seats))


def _need_other(live: Live, user: int, whom: int) -> None:
    """Refuse unless the host of this lobby names another person in it."""
    need_lobby_host(live, user)
    if whom == user or live.table.chair_of(whom) is None:
        raise PlayerGone
