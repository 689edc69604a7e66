"""What the host of a lobby can do: change what was agreed, and decide who may sit there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypedDict, Unpack

from core.engine.errors import AlreadyInvited, PlayerGone, SeatsKept, TableFull
from core.model import Guest, Order, Table
from core.tables.lobby import check_order, need_free_seats, need_host, settle, stand_up
from core.tables.session import TableSession


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


async def change_terms(
    session: TableSession, user: int, click: str, **terms: Unpack[Terms]
) -> None:
    """Change what was agreed; everybody but the host has to get ready again."""
    need_lobby_host(session, user)
    old = order_of(session.table)
    order = replace(old, **terms)
    order = replace(order, options={**old.options, **order.options})
    order = replace(order, options=check_order(order))
    before, after = _terms(old), _terms(order)
    changed = [name for name in after if after[name] != before[name]]
    if not changed:
        return
    session.change(
        options=order.options,
        games=order.games,
        turn_seconds=order.turn_seconds,
        rated=order.rated,
        changed=tuple(dict.fromkeys((*session.table.changed, *changed))),
    )
    session.sit(replace(chair, ready=chair.user == user) for chair in session.table.chairs)
    await settle(session, click)


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


async def switch(
    session: TableSession, user: int, click: str, **switches: Unpack[Switches]
) -> None:
    """Switch whether the lobby is private, and whether it starts by itself."""
    need_lobby_host(session, user)
    table = replace(session.table, **switches)
    if table != session.table:
        session.change(**switches)
        await settle(session, click)


async def kick(session: TableSession, user: int, whom: int) -> None:
    """Take a person's seat away; they stay out until the host invites them."""
    need_lobby_host(session, user)
    _need_other(session, user, whom)
    session.note_guest(Guest(whom, refused=True))
    stand_up(session, whom)


async def hand_over(session: TableSession, user: int, whom: int) -> None:
    need_lobby_host(session, user)
    _need_other(session, user, whom)
    session.change(host=whom)


async def invite(session: TableSession, user: int, whom: int) -> None:
    """Keep a seat for a user, also for one who was kept out before."""
    need_lobby_host(session, user)
    awaited = session.table.awaited(session.now)
    if session.table.chair_of(whom) or any(guest.user == whom for guest in awaited):
        raise AlreadyInvited
    if session.table.free <= len(awaited):
        raise SeatsKept if session.table.free else TableFull
    session.note_guest(Guest(whom, kept_until=session.now + session.timing.kept_seats))


def need_lobby_host(session: TableSession, user: int) -> None:
    need_free_seats(session)
    need_host(session, user)


def _need_other(session: TableSession, user: int, whom: int) -> None:
    if whom == user or session.table.chair_of(whom) is None:
        raise PlayerGone
