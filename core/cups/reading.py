"""Tournaments as they are stored: rows turned into values, results packed and unpacked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from core.cups.values import Cup, CupStatus, Match, Person, Sight
from core.errors import NotOrganiser, UnknownTournament
from core.rules import Level
from core.store import tournaments as store
from core.tournament.plan import (
    Correction,
    Entrant,
    Format,
    Plan,
    Player,
    Presence,
    SeatResult,
    Table,
    TableResult,
    corrected,
)
from core.tournament.standings import standings


async def load(db: AsyncConnection, server: int, number: int, *, lock: bool = False) -> Cup:
    row = await store.head(db, server, number, lock=lock)
    if row is None:
        raise UnknownTournament
    return cup(row)


async def organised(db: AsyncConnection, server: int, number: int, by: int, *, admin: bool) -> Cup:
    """The tournament, ours until the transaction ends, if this is somebody who may decide."""
    cup = await load(db, server, number, lock=True)
    if cup.organiser != by and not admin:
        raise NotOrganiser
    return cup


def cup(row: Row[Any]) -> Cup:
    plan = Plan(Format(row.format), row.rounds, row.table_size, row.games, row.final)
    return Cup(
        id=row.id,
        server=row.server_id,
        channel=row.channel_id,
        organiser=row.organiser_id,
        name=row.name,
        game=row.game,
        options=row.options,
        plan=plan,
        turn_seconds=row.turn_seconds,
        hints=row.hints,
        rated=row.rated,
        role=row.role_id,
        start_at=row.start_at,
        status=CupStatus(row.status),
        round=row.round,
        version=row.version,
        message=row.message_id,
        about=row.about,
    )


async def people(db: AsyncConnection, number: int) -> dict[Player, Person]:
    return {
        row.player: Person(
            row.player,
            row.user_id,
            None if row.level is None else Level(row.level),
            row.dropped is not None,
        )
        for row in await store.entrants(db, number)
    }


async def player(
    db: AsyncConnection, number: int, is_meant: Callable[[Person], bool]
) -> Player | None:
    """Who is meant, of those who still take part."""
    known = (await people(db, number)).values()
    return next((who.player for who in known if is_meant(who) and not who.dropped), None)


async def entrants(db: AsyncConnection, number: int) -> list[Entrant]:
    rows = await store.entrants(db, number)
    return [Entrant(row.player, row.joined, row.dropped) for row in rows]


async def matches(
    db: AsyncConnection, number: int, round_number: int | None = None
) -> tuple[Match, ...]:
    """All pairings, or those of one round."""
    return tuple(
        Match(
            Table(row.round, row.number, tuple(row.seats)),
            row.table_id,
            None if row.result is None else unpacked(row.round, row.number, row.result),
        )
        for row in await store.pairings(db, number, round_number)
    )


async def corrections(db: AsyncConnection, number: int) -> tuple[Correction, ...]:
    return tuple(
        Correction(
            row.number, unpacked(row.round, row.table, row.result), row.reason, str(row.by_id)
        )
        for row in await store.corrections(db, number)
    )


async def results(db: AsyncConnection, number: int) -> tuple[TableResult, ...]:
    """What counts: the results noted so far, as corrected."""
    noted = [match.result for match in await matches(db, number) if match.result]
    return corrected(noted, await corrections(db, number))


async def sight(db: AsyncConnection, cup: Cup) -> Sight:
    played, decisions = await matches(db, cup.id), await corrections(db, cup.id)
    counting = corrected([match.result for match in played if match.result], decisions)
    entered = await entrants(db, cup.id)
    rows = await asyncio.to_thread(standings, cup.plan, entered, counting)
    return Sight(cup, await people(db, cup.id), played, rows, decisions)


def packed(result: TableResult) -> list[dict[str, Any]]:
    return [asdict(seat) for seat in result.seats]


def unpacked(round_number: int, table: int, seats: list[dict[str, Any]]) -> TableResult:
    unpacked = (
        SeatResult(seat["player"], seat["place"], seat["points"], Presence(seat["presence"]))
        for seat in seats
    )
    return TableResult(round_number, table, tuple(unpacked))
