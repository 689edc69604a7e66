"""Tournaments as they are stored: one row each, with entrants, pairings, corrections and the team.

`load` and `save` are the only ways in and out of a tournament that is changed. Whoever changes one
holds its row from the first read on, so nothing else comes between the two.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from operator import attrgetter
from typing import Any, TypeAlias

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy import Table as SqlTable

from core.engine.errors import UnknownTournament
from core.live.facts import Facts
from core.live.tournament import LiveTournament, PairedTable
from core.model.table import NOBODY, Status
from core.model.timing import Moment
from core.model.tournament import ONGOING, Seeding, Tournament
from core.model.views import Cause
from core.store import careers, servers, tables
from core.store import rows as table_rows
from core.store import tournament_rows as rows
from core.store.database import are_ids, rows_of
from core.store.models.tournaments import (
    CoOrganizerRow,
    CorrectionRow,
    EntrantRow,
    PairingRow,
    TournamentRow,
)
from core.store.results import as_standing
from core.store.table_lists import grouped
from core.store.tables import MOVES, RESULTS, SEATS, TABLES

TOURNAMENTS, ENTRANTS, PAIRINGS = map(rows_of, (TournamentRow, EntrantRow, PairingRow))
CORRECTIONS, TEAMS = map(rows_of, (CorrectionRow, CoOrganizerRow))

_Rows: TypeAlias = Sequence[Mapping[str, Any]]

# Statements are built once: building one takes longer than executing most of them.
_ROW = select(TOURNAMENTS).where(TOURNAMENTS.c.id == bindparam("tournament"))
_LOCKED_ROW = _ROW.with_for_update()
_SAVE = update(TOURNAMENTS).where(TOURNAMENTS.c.id == bindparam("tournament"))
_ADD = insert(TOURNAMENTS).returning(TOURNAMENTS.c.id)
_SEATS_AT = select(PAIRINGS.c.seats).where(PAIRINGS.c.table_id == bindparam("table"))


def _of(part: SqlTable, *order: ColumnElement[Any]) -> Select[Any]:
    return select(part).where(part.c.tournament_id == bindparam("tournament")).order_by(*order)


_ENTRANTS = _of(ENTRANTS, ENTRANTS.c.number)
_CORRECTIONS = _of(CORRECTIONS, CORRECTIONS.c.number)
_TEAM = _of(TEAMS, TEAMS.c.user_id)
_PAIRINGS = (
    _of(PAIRINGS, PAIRINGS.c.round, PAIRINGS.c.number)
    .add_columns(TABLES.c.lobby_channel_id, TABLES.c.lobby_id)
    .outerjoin_from(PAIRINGS, TABLES, TABLES.c.id == PAIRINGS.c.table_id)
)


# One tournament: from its rows to the value.


def load(
    connection: Connection, server: int | None, number: int, *, lock: bool = False
) -> LiveTournament:
    """Return everything about a tournament of this server (None: of any)."""
    return filled(connection, _row(connection, server, number, lock=lock))


def filled(connection: Connection, row: Row[Any]) -> LiveTournament:
    """Return the tournament of this row with all its other rows."""
    where = {"tournament": row.id}
    people = map(rows.as_person, connection.execute(_ENTRANTS, where))
    return replace(
        rows.as_live(row),
        entered={who.player: who for who in people},
        fixtures=tuple(map(rows.as_fixture, connection.execute(_PAIRINGS, where))),
        corrections=tuple(map(rows.as_correction, connection.execute(_CORRECTIONS, where))),
        team=tuple(each.user_id for each in connection.execute(_TEAM, where)),
    )


def head(connection: Connection, server: int, number: int) -> Tournament:
    """Return a tournament of this server without who entered and what was played."""
    return rows.as_tournament(_row(connection, server, number))


def _row(
    connection: Connection, server: int | None, number: int, *, lock: bool = False
) -> Row[Any]:
    if not are_ids(server or 0, number):
        raise UnknownTournament
    query = _LOCKED_ROW if lock else _ROW
    row = connection.execute(query, {"tournament": number}).one_or_none()
    if row is None or server not in (None, row.server_id):
        raise UnknownTournament
    return row


def load_with_facts(
    connection: Connection, server: int, number: int, at: Moment
) -> tuple[LiveTournament, Facts]:
    """Return a tournament and what closing its round would depend on."""
    live = load(connection, server, number)
    return live, facts(connection, live, at, NOBODY, also_open=True)


# And back: what differs between two values.


_PARTS = (
    (ENTRANTS, attrgetter("entered"), rows.of_people),
    (PAIRINGS, attrgetter("fixtures"), rows.of_fixtures),
    (CORRECTIONS, attrgetter("corrections"), rows.of_corrections),
    (TEAMS, attrgetter("team"), rows.of_team),
)


def add(connection: Connection, live: LiveTournament, now: datetime) -> LiveTournament:
    """Store a new tournament; return it with its number."""
    columns = {**rows.of_row(live), "secret": live.secret, "opened_at": now}
    number = int(connection.execute(_ADD, columns).scalar_one())
    made = replace(live, tournament=replace(live.tournament, id=number))
    _save_parts(connection, LiveTournament(made.tournament), made, now)
    return made


def save(
    connection: Connection, before: LiveTournament, after: LiveTournament, now: datetime
) -> LiveTournament:
    """Store what a change has made of a locked tournament; open tables, announce the next one."""
    for key, table in after.opens.items():
        after = after.opened(key, tables.add(connection, table).table.id)
    known = rows.of_row(before)
    columns = {name: new for name, new in rows.of_row(after).items() if new != known[name]}
    if columns:
        connection.execute(_SAVE.values(columns), {"tournament": after.tournament.id})
    _save_parts(connection, before, after, now)
    if after.announces:
        add(connection, after.announces, now)
    return after


def _save_parts(
    connection: Connection, before: LiveTournament, after: LiveTournament, now: datetime
) -> None:
    for into, part, of in _PARTS:
        if part(after) is not part(before):
            _put_difference(connection, into, of(before, now), of(after, now))


def _put_difference(connection: Connection, into: SqlTable, before: _Rows, after: _Rows) -> None:
    keys = [column.name for column in into.primary_key]
    old, new = ({tuple(row[key] for key in keys): row for row in each} for each in (before, after))
    gone = [key for key, row in old.items() if new.get(key) != row]
    put = [row for key, row in new.items() if old.get(key) != row]
    if gone:
        which = (into.c[key] == bindparam(f"old_{key}") for key in keys)
        names = [f"old_{key}" for key in keys]
        rows_gone = [dict(zip(names, key, strict=True)) for key in gone]
        connection.execute(delete(into).where(*which), rows_gone)
    if put:
        connection.execute(insert(into), put)


# What a change needs to know beside the tournament.


def facts(
    connection: Connection, live: LiveTournament, at: Moment, user: int, *, also_open: bool = False
) -> Facts:
    """Return what a change that this user asks for may depend on.

    `also_open` includes tables that have not ended, for what they would count as now.
    """
    tournament = live.tournament
    if tournament.status not in ONGOING:
        return Facts(at.now, at.timing)
    current = {each.first_game: each for each in live.of_round(tournament.round)}
    games = _games(connection, [first for first in current if first is not None])
    wanted = [
        number
        for first, series in games.items()
        for number, _ in series
        if current[first].result is None
        and (also_open or not any(status.open for _, status in series))
    ]
    seeded = tournament.seeding is Seeding.RATING
    zone = servers.time_zone(connection, tournament.server) if tournament.repeat else None
    return Facts(
        at.now,
        at.timing,
        games=games,
        played=played(connection, wanted),
        ratings=_ratings(connection, live, user) if seeded else {},
        zone=zone or "UTC",
    )


def _ratings(connection: Connection, live: LiveTournament, user: int) -> dict[int, float]:
    unrated = [who.user for who in live.people.values() if who.user and who.rating is None]
    tournament = live.tournament
    found = careers.of_players(connection, tournament.server, tournament.game, [*unrated, user])
    return {row.user_id: row.shown for row in found if row.shown is not None}


def _games(
    connection: Connection, firsts: Collection[int]
) -> dict[int, tuple[tuple[int, Status], ...]]:
    """Return the tables of the series that began at these, in order, and how far each is."""
    query = select(TABLES.c.id, TABLES.c.series_id, TABLES.c.status).where(
        or_(TABLES.c.id.in_(firsts), TABLES.c.series_id.in_(firsts))
    )
    found: dict[int, tuple[tuple[int, Status], ...]] = defaultdict(tuple)
    if firsts:
        for row in connection.execute(query.order_by(TABLES.c.series_game)):
            found[row.series_id or row.id] += ((row.id, Status(row.status)),)
    return found


def played(connection: Connection, numbers: Collection[int]) -> dict[int, PairedTable]:
    """Return what the results of pairings depend on at these tables."""
    if not numbers:
        return {}
    heads = select(TABLES.c.id, TABLES.c.status).where(TABLES.c.id.in_(numbers))
    clicked = (MOVES.c.cause == Cause.CLICK).label("clicked")
    answers = select(MOVES.c.table_id, MOVES.c.seat, clicked).distinct()
    chairs = grouped(connection, select(SEATS).order_by(SEATS.c.seat), SEATS, numbers)
    results = grouped(connection, select(RESULTS).order_by(RESULTS.c.seat), RESULTS, numbers)
    answered = grouped(connection, answers, MOVES, numbers)
    return {
        row.id: PairedTable(
            row.id,
            Status(row.status),
            tuple(map(table_rows.as_chair, chairs[row.id])),
            tuple(map(as_standing, results[row.id])),
            frozenset(each.seat for each in answered[row.id] if each.clicked),
            frozenset(each.seat for each in answered[row.id] if not each.clicked),
        )
        for row in connection.execute(heads)
    }


# Lists of tournaments.


def listed(
    connection: Connection, server: int, statuses: Iterable[str], limit: int = 25
) -> list[Tournament]:
    """Return a server's tournaments, newest first."""
    query = select(TOURNAMENTS).where(
        TOURNAMENTS.c.server_id == server, TOURNAMENTS.c.status.in_(list(statuses))
    )
    newest = query.order_by(TOURNAMENTS.c.id.desc()).limit(limit)
    return list(map(rows.as_tournament, connection.execute(newest)))


def count(connection: Connection, server: int, statuses: Iterable[str]) -> int:
    query = select(func.count()).where(
        TOURNAMENTS.c.server_id == server, TOURNAMENTS.c.status.in_(list(statuses))
    )
    return connection.execute(query).scalar_one()


def seats_at(connection: Connection, first_game: int) -> tuple[str, ...]:
    """Return the players paired at the table with this first game; empty if there is none."""
    return tuple(connection.execute(_SEATS_AT, {"table": first_game}).scalar_one_or_none() or ())
