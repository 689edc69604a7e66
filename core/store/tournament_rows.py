"""A tournament's value and its rows: what is read by a list of columns is written by the same."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import Row

from core.engine.rng import commitment
from core.engine.rules import Level
from core.live.tournament import LiveTournament
from core.model.plan import (
    Attendance,
    Correction,
    Format,
    Pairing,
    Plan,
    SeatResult,
    TableResult,
)
from core.model.tournament import (
    Arranged,
    Away,
    Fixture,
    Person,
    Repeat,
    Seeding,
    Tournament,
    TournamentStatus,
)
from core.store.rows import Names, read, same, write

_TOURNAMENT: Names = {
    "server_id": "server",
    "channel_id": "channel",
    "organiser_id": "organizer",
    "role_id": "role",
    "news_channel_id": "news",
    "ping_role_id": "ping",
    "prize_role_id": "prize",
    "message_id": "message",
    "about": "topic",
    "previous_id": "previous",
    **same("name game options turn_seconds hints rated start_at seeding most check_in repeat"),
    **same("status round version repeats_from asked_rounds checking_in due_at ended_at"),
}
_PLAN: Names = same("format rounds table_size games final")
_ARRANGED: Names = {
    "event_id": "event",
    "news_id": "news",
    "news_about": "topic",
    "arranged_as": "digest",
}
_SHOWN: Names = same("shown arranged next_try")
_PERSON: Names = {
    "user_id": "user",
    **same("player number level joined dropped away rating checked_in"),
}


# From rows.


def as_tournament(row: Row[Any]) -> Tournament:
    known = {
        "plan": Plan(**read(row, _PLAN) | {"format": Format(row.format)}),
        "arranged": Arranged(**read(row, _ARRANGED)),
        "seeding": Seeding(row.seeding),
        "repeat": None if row.repeat is None else Repeat(row.repeat),
        "status": TournamentStatus(row.status),
        "commitment": None if row.secret is None else commitment(bytes(row.secret)),
    }
    return Tournament(id=row.id, **read(row, _TOURNAMENT) | known)


def as_live(row: Row[Any]) -> LiveTournament:
    """Return the value without what is in other rows."""
    secret = None if row.secret is None else bytes(row.secret)
    return LiveTournament(as_tournament(row), secret=secret, **read(row, _SHOWN))


def as_person(row: Row[Any]) -> Person:
    known = {
        "level": None if row.level is None else Level(row.level),
        "away": None if row.away is None else Away(row.away),
    }
    return Person(**read(row, _PERSON) | known)


def as_fixture(row: Row[Any]) -> Fixture:
    return Fixture(
        Pairing(row.round, row.number, tuple(row.seats)),
        row.table_id,
        None if row.result is None else _as_result(row.round, row.number, row.result),
        None if row.lobby_id is None else (row.lobby_channel_id, row.lobby_id),
    )


def as_correction(row: Row[Any]) -> Correction:
    result = _as_result(row.round, row.table, row.result)
    return Correction(row.number, result, row.reason, str(row.by_id))


def _as_result(round_number: int, table: int, seats: list[dict[str, Any]]) -> TableResult:
    known = (
        SeatResult(seat["player"], seat["place"], seat["points"], Attendance(seat["presence"]))
        for seat in seats
    )
    return TableResult(round_number, table, tuple(known))


# To rows.


def of_row(live: LiveTournament) -> dict[str, Any]:
    tournament = live.tournament
    return {
        **write(tournament, _TOURNAMENT),
        "options": dict(tournament.options),
        **write(tournament.plan, _PLAN),
        **write(tournament.arranged, _ARRANGED),
        **write(live, _SHOWN),
    }


def of_people(live: LiveTournament, _: datetime) -> list[dict[str, Any]]:
    number = {"tournament_id": live.tournament.id}
    return [number | write(who, _PERSON) for who in live.entered.values()]


def of_fixtures(live: LiveTournament, _: datetime) -> list[dict[str, Any]]:
    return [
        {
            "tournament_id": live.tournament.id,
            "round": each.pairing.round,
            "number": each.pairing.number,
            "seats": list(each.pairing.seats),
            "table_id": each.first_game,
            "result": None if each.result is None else each.result.packed,
        }
        for each in live.fixtures
    ]


def of_corrections(live: LiveTournament, at: datetime) -> list[dict[str, Any]]:
    """Return corrections as they are stored if all were made now: only new ones are written."""
    return [
        {
            "tournament_id": live.tournament.id,
            "number": each.number,
            "round": each.result.round,
            "table": each.result.table,
            "result": each.result.packed,
            "reason": each.reason,
            "by_id": int(each.by),
            "at": at,
        }
        for each in live.corrections
    ]


def of_team(live: LiveTournament, _: datetime) -> list[dict[str, Any]]:
    return [{"tournament_id": live.tournament.id, "user_id": user} for user in live.team]
