"""Load tournaments: turn rows into values, pack and unpack results."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from typing import Any

from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.errors import UnknownTournament
from core.engine.rng import commitment
from core.engine.rules import Level
from core.store.tables import are_ids
from core.tournaments import store
from core.tournaments.model import (
    LEFT_OUT,
    ONGOING,
    Arranged,
    Away,
    Fixture,
    Person,
    Repeat,
    Seeding,
    Tournament,
    TournamentSettings,
    TournamentStatus,
    TournamentView,
)
from core.tournaments.plan import (
    Attendance,
    Correction,
    Format,
    Pairing,
    Plan,
    Player,
    SeatResult,
    TableResult,
    corrected,
)
from core.tournaments.standings import by_lot, standings


async def load(db: AsyncConnection, server: int, number: int, *, lock: bool = False) -> Tournament:
    row = await store.head(db, server, number, lock=lock) if are_ids(server, number) else None
    if row is None:
        raise UnknownTournament
    return tournament(row)


def tournament(row: Row[Any]) -> Tournament:
    plan = Plan(Format(row.format), row.rounds, row.table_size, row.games, row.final)
    return Tournament(
        id=row.id,
        server=row.server_id,
        channel=row.channel_id,
        organizer=row.organiser_id,
        name=row.name,
        game=row.game,
        options=row.options,
        plan=plan,
        turn_seconds=row.turn_seconds,
        hints=row.hints,
        rated=row.rated,
        role=row.role_id,
        start_at=row.start_at,
        seeding=Seeding(row.seeding),
        most=row.most,
        check_in=row.check_in,
        repeat=None if row.repeat is None else Repeat(row.repeat),
        news=row.news_channel_id,
        ping=row.ping_role_id,
        prize=row.prize_role_id,
        status=TournamentStatus(row.status),
        round=row.round,
        version=row.version,
        message=row.message_id,
        about=row.about,
        previous=row.previous_id,
        repeats_from=row.repeats_from,
        asked_rounds=row.asked_rounds,
        commitment=None if row.secret is None else commitment(bytes(row.secret)),
        checking_in=row.checking_in,
        due_at=row.due_at,
        ended_at=row.ended_at,
        arranged=Arranged(row.event_id, row.news_id, row.news_about, row.arranged_as),
    )


def columns(settings: TournamentSettings, options: Mapping[str, str]) -> dict[str, Any]:
    """Return how settings are stored, with these checked options of the game."""
    plan = settings.plan
    return {
        "name": settings.name.strip(),
        "game": settings.game,
        "options": dict(options),
        "format": plan.format,
        "rounds": plan.rounds,
        "table_size": plan.table_size,
        "games": plan.games,
        "final": plan.final,
        "turn_seconds": settings.turn_seconds,
        "hints": settings.hints,
        "rated": settings.rated,
        "role_id": settings.role,
        "start_at": settings.start_at,
        "seeding": settings.seeding,
        "most": settings.most,
        "check_in": settings.check_in,
        "repeat": settings.repeat,
        "news_channel_id": settings.news,
        "ping_role_id": settings.ping,
        "prize_role_id": settings.prize,
    }


def timing(settings: TournamentSettings) -> dict[str, Any]:
    """Return what is stored of a start that nothing has happened for yet."""
    return {"due_at": settings.first_due, "checking_in": False}


async def people(db: AsyncConnection, number: int) -> dict[Player, Person]:
    """Return the entrants in the order of joining."""
    return _taking_part(await entered(db, number))


def _taking_part(people: Mapping[Player, Person]) -> dict[Player, Person]:
    return {player: who for player, who in people.items() if who.joined != LEFT_OUT}


async def entered(db: AsyncConnection, number: int) -> dict[Player, Person]:
    """Return all who ever entered, even if they were left out at the start."""
    return {
        row.player: Person(
            row.player,
            row.joined,
            row.dropped,
            row.user_id,
            None if row.level is None else Level(row.level),
            None if row.away is None else Away(row.away),
            row.rating,
            row.checked_in,
        )
        for row in await store.entrants(db, number)
    }


async def fixtures(db: AsyncConnection, number: int) -> tuple[Fixture, ...]:
    return tuple(
        Fixture(
            Pairing(row.round, row.number, tuple(row.seats)),
            row.table_id,
            None if row.result is None else unpacked(row.round, row.number, row.result),
            None if row.lobby_id is None else (row.lobby_channel_id, row.lobby_id),
        )
        for row in await store.pairings(db, number)
    )


async def corrections(db: AsyncConnection, number: int) -> tuple[Correction, ...]:
    return tuple(
        Correction(
            row.number, unpacked(row.round, row.table, row.result), row.reason, str(row.by_id)
        )
        for row in await store.corrections(db, number)
    )


async def view(db: AsyncConnection, tournament: Tournament) -> TournamentView:
    everybody, played = await entered(db, tournament.id), await fixtures(db, tournament.id)
    here = _taking_part(everybody)
    left_out = tuple(who for player, who in everybody.items() if player not in here)
    decisions = await corrections(db, tournament.id)
    counting = corrected(results(played), decisions)
    field = [*here.values()]
    rows = await asyncio.to_thread(standings, tournament.plan, field, counting)
    over = tournament.status not in ONGOING
    return TournamentView(
        tournament,
        here,
        played,
        rows,
        decisions,
        await store.secret(db, tournament.id) if over else None,
        left_out,
        await store.team(db, tournament.id),
        await asyncio.to_thread(
            by_lot, tournament.plan, field, counting, _finalists(played, tournament)
        ),
    )


def _finalists(fixtures: Iterable[Fixture], tournament: Tournament) -> set[Player]:
    finals = (f.pairing for f in fixtures if f.pairing.round > tournament.plan.rounds)
    return {player for pairing in finals for player in pairing.seats}


def results(fixtures: Iterable[Fixture]) -> list[TableResult]:
    """Return the results recorded so far."""
    return [fixture.result for fixture in fixtures if fixture.result]


def packed(result: TableResult) -> list[dict[str, Any]]:
    return [asdict(seat) for seat in result.seats]


def unpacked(round_number: int, table: int, seats: list[dict[str, Any]]) -> TableResult:
    unpacked = (
        SeatResult(seat["player"], seat["place"], seat["points"], Attendance(seat["presence"]))
        for seat in seats
    )
    return TableResult(round_number, table, tuple(unpacked))
