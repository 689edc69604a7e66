"""Tournaments as they are stored: rows turned into values, results packed and unpacked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.errors import NotOrganiser, UnknownTournament
from core.engine.rules import Level
from core.tournaments import store
from core.tournaments.model import Fixture, Person, Tournament, TournamentStatus, TournamentView
from core.tournaments.plan import (
    Correction,
    Entrant,
    Format,
    Pairing,
    Plan,
    Player,
    Presence,
    SeatResult,
    TableResult,
    corrected,
)
from core.tournaments.standings import standings


async def load(db: AsyncConnection, server: int, number: int, *, lock: bool = False) -> Tournament:
    row = await store.head(db, server, number, lock=lock)
    if row is None:
        raise UnknownTournament
    return tournament(row)


async def organised(
    db: AsyncConnection, server: int, number: int, by: int, *, admin: bool
) -> Tournament:
    """The tournament, ours until the transaction ends, if this is somebody who may decide."""
    tournament = await load(db, server, number, lock=True)
    if tournament.organiser != by and not admin:
        raise NotOrganiser
    return tournament


def tournament(row: Row[Any]) -> Tournament:
    plan = Plan(Format(row.format), row.rounds, row.table_size, row.games, row.final)
    return Tournament(
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
        status=TournamentStatus(row.status),
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


async def fixtures(
    db: AsyncConnection, number: int, round_number: int | None = None
) -> tuple[Fixture, ...]:
    """All pairings, or those of one round."""
    return tuple(
        Fixture(
            Pairing(row.round, row.number, tuple(row.seats)),
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
    noted = [fixture.result for fixture in await fixtures(db, number) if fixture.result]
    return corrected(noted, await corrections(db, number))


async def view(db: AsyncConnection, tournament: Tournament) -> TournamentView:
    played, decisions = await fixtures(db, tournament.id), await corrections(db, tournament.id)
    counting = corrected([fixture.result for fixture in played if fixture.result], decisions)
    entered = await entrants(db, tournament.id)
    rows = await asyncio.to_thread(standings, tournament.plan, entered, counting)
    return TournamentView(tournament, await people(db, tournament.id), played, rows, decisions)


def packed(result: TableResult) -> list[dict[str, Any]]:
    return [asdict(seat) for seat in result.seats]


def unpacked(round_number: int, table: int, seats: list[dict[str, Any]]) -> TableResult:
    unpacked = (
        SeatResult(seat["player"], seat["place"], seat["points"], Presence(seat["presence"]))
        for seat in seats
    )
    return TableResult(round_number, table, tuple(unpacked))
